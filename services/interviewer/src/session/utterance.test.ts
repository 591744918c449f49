import { pairSentences, UtteranceTimeline } from './utterance';

describe('pairing what is shown with what is said', () => {
  it('pairs sentence by sentence', () => {
    expect(pairSentences({ text: 'ما اسمك؟ أهلا.', spoken: 'مَا اسْمُكَ؟ أَهْلًا.' })).toEqual([
      { text: 'ما اسمك؟', spoken: 'مَا اسْمُكَ؟' },
      { text: 'أهلا.', spoken: 'أَهْلًا.' },
    ]);
  });

  it('says what is shown where there is nothing else to say', () => {
    expect(pairSentences({ text: 'Hi. Go on.' })).toEqual([{ text: 'Hi.', spoken: 'Hi.' }, { text: 'Go on.', spoken: 'Go on.' }]);
  });

  it('keeps both whole where their sentences do not match', () => {
    expect(pairSentences({ text: 'A. B.', spoken: 'a and b.' })).toEqual([{ text: 'A. B.', spoken: 'a and b.' }]);
  });
});

describe('what was heard at a moment', () => {
  const timeline = new UtteranceTimeline();
  timeline.begin('Hello there.');
  timeline.extend(1_000);
  timeline.begin('Tell me about your last project.');
  timeline.extend(1_500);
  timeline.extend(1_500);

  it.each([
    [0, ''],
    [999, 'Hello'],
    [1_000, 'Hello there.'],
    [2_500, 'Hello there. Tell me about'],
    [4_000, 'Hello there. Tell me about your last project.'],
  ])('at %i ms: "%s"', (ms, text) => expect(timeline.textAt(ms)).toBe(text));
});

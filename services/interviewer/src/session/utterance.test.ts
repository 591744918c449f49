import { UtteranceTimeline } from './utterance';

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

import { pairSentences, splitFirstClause } from './sentence-pair';

describe('pairing shown and spoken sentences', () => {
  it('pairs sentence by sentence', () => {
    expect(pairSentences({ text: 'ما اسمك؟ أهلا.', spoken: 'مَا اسْمُكَ؟ أَهْلًا.' })).toEqual([
      { text: 'ما اسمك؟', spoken: 'مَا اسْمُكَ؟' },
      { text: 'أهلا.', spoken: 'أَهْلًا.' },
    ]);
  });

  it('speaks the shown text if there is no other', () => {
    expect(pairSentences({ text: 'Hi. Go on.' })).toEqual([
      { text: 'Hi.', spoken: 'Hi.' },
      { text: 'Go on.', spoken: 'Go on.' },
    ]);
  });

  it('keeps both whole if their sentences do not match', () => {
    expect(pairSentences({ text: 'A. B.', spoken: 'a and b.' })).toEqual([
      { text: 'A. B.', spoken: 'a and b.' },
    ]);
  });
});

describe('the first clause of a long sentence', () => {
  const split = (text: string, spoken = text) => splitFirstClause({ text, spoken });

  it('is rendered separately', () => {
    expect(
      split("I'm your interviewer today, and we'll talk about the position of designer.").map(
        ({ text }) => text,
      ),
    ).toEqual(["I'm your interviewer today,", "and we'll talk about the position of designer."]);
  });

  it('is cut at the same place in both texts', () => {
    expect(
      split(
        'شكرا على هذه الإجابة، والآن حدثني عن مشروعك الأخير.',
        'شُكْرًا عَلَى هَذِهِ الْإِجَابَةِ، وَالْآنَ حَدِّثْنِي عَنْ مَشْرُوعِكَ الْأَخِيرِ.',
      ),
    ).toEqual([
      { text: 'شكرا على هذه الإجابة،', spoken: 'شُكْرًا عَلَى هَذِهِ الْإِجَابَةِ،' },
      { text: 'والآن حدثني عن مشروعك الأخير.', spoken: 'وَالْآنَ حَدِّثْنِي عَنْ مَشْرُوعِكَ الْأَخِيرِ.' },
    ]);
  });

  it('has at least three words', () => {
    expect(
      split('Well, the answer you gave me, as I see it, was fine.').map(({ text }) => text),
    ).toEqual(['Well, the answer you gave me,', 'as I see it, was fine.']);
  });

  it.each([
    'Thank you, that was clear.',
    'Tell me about a project of yours that went wrong in the end.',
    'The meeting at 10:30 took 3,5 hours and had twelve people in it.',
  ])('does not split "%s"', (text) => {
    expect(split(text)).toEqual([{ text, spoken: text }]);
  });

  it('does not split a sentence whose clauses differ between the texts', () => {
    expect(
      split(
        'One, two, three and then four more words.',
        'one two three, and then four more words.',
      ),
    ).toHaveLength(1);
  });
});

import { planFor, stored, type Line } from '../testing/interviews';
import { assess } from './assess';

const plan = planFor({ interviewType: 'technical', numberOfQuestions: 2 });
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const asked = (questionIndex: number, startMs: number, endMs: number): Line => ({
  role: 'assistant',
  text: plan.questions[questionIndex]!.question.text,
  metadata: { kind: 'question', questionIndex, startMs, endMs },
});
const said = (
  questionIndex: number,
  startMs: number,
  endMs: number,
  text: string,
  typed = false,
): Line => ({ text, metadata: { questionIndex, startMs, endMs, typed } });
const measure = (...lines: Line[]) =>
  assess({ plan, messages: stored(lines), interview: { language: 'en-US' } }).delivery;

it('measures pace over real speaking time, overall and by question', () => {
  const delivery = measure(
    asked(0, 0, 5_000),
    said(0, 6_000, 36_000, words(60)),
    asked(1, 40_000, 45_000),
    said(1, 46_000, 76_000, words(90)),
  );
  expect(delivery.wordsPerMinute).toBe(150);
  expect(delivery.paceByQuestion).toEqual([
    { questionIndex: 0, wordsPerMinute: 120 },
    { questionIndex: 1, wordsPerMinute: 180 },
  ]);
});
it('counts pauses between utterances of one answer, not while the interviewer speaks', () => {
  const delivery = measure(
    asked(0, 0, 5_000),
    said(0, 6_000, 10_000, words(8)),
    said(0, 11_500, 15_000, words(8)),
    said(0, 18_000, 20_000, words(8)),
    said(0, 25_000, 27_000, words(8)),
    {
      role: 'assistant',
      text: 'More?',
      metadata: { kind: 'follow_up', questionIndex: 0, startMs: 28_000, endMs: 29_000 },
    },
    said(0, 40_000, 42_000, words(8)),
  );
  expect(delivery.pauses).toEqual({ from1To2s: 1, from2To4s: 1, over4s: 1 });
});
it('counts the pauses measured inside an utterance', () => {
  const long = {
    text: words(40),
    metadata: {
      questionIndex: 0,
      startMs: 6_000,
      endMs: 36_000,
      pauses: [1_200, 2_500, 5_000, 1_900],
    },
  };
  expect(measure(asked(0, 0, 5_000), long).pauses).toEqual({
    from1To2s: 2,
    from2To4s: 1,
    over4s: 1,
  });
});
it('measures durations, the longest answer and the share of speaking time', () => {
  const delivery = measure(
    asked(0, 0, 10_000),
    said(0, 11_000, 21_000, words(20)),
    asked(1, 22_000, 32_000),
    said(1, 33_000, 53_000, words(40)),
  );
  expect(delivery.answerDurations).toEqual([
    { questionIndex: 0, durationMs: 10_000 },
    { questionIndex: 1, durationMs: 20_000 },
  ]);
  expect(delivery.longestAnswer).toEqual({ questionIndex: 1, durationMs: 20_000 });
  expect(delivery.talkRatio).toBe(0.6);
});
it('counts filler words, and "like" only if it is one', () => {
  expect(
    measure(
      asked(0, 0, 1_000),
      said(0, 2_000, 9_000, 'Um, you know, it was, like, um, hard. I like tools like this.'),
    ).fillerWords,
  ).toEqual(
    expect.arrayContaining([
      { word: 'um', count: 2 },
      { word: 'you know', count: 1 },
      { word: 'like', count: 1 },
    ]),
  );
});
it('counts Arabic fillers in an Arabic interview', () => {
  const arabic = planFor({ language: 'ar-SA', numberOfQuestions: 1 });
  const { delivery } = assess({
    plan: arabic,
    messages: stored([
      {
        text: 'يعني العمل يعني كان صعبا',
        metadata: { questionIndex: 0, startMs: 0, endMs: 5_000 },
      },
    ]),
    interview: { language: 'ar-SA' },
  });
  expect(delivery.fillerWords).toEqual([{ word: 'يعني', count: 2 }]);
});
it('ignores typed answers', () => {
  const delivery = measure(
    asked(0, 0, 5_000),
    said(0, 6_000, 36_000, words(60)),
    asked(1, 40_000, 45_000),
    said(1, 46_000, 47_000, `um ${words(90)}`, true),
  );
  expect(delivery.wordsPerMinute).toBe(120);
  expect(delivery.fillerWords).toEqual([]);
  expect(delivery.answerDurations).toHaveLength(1);
});

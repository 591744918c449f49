import { judgeAnswer } from '@portal/interviewing';
import { readPairs, type AnswerPair, type WrittenAnswer } from './format';
import { plannedQuestion } from './score';

const pairs = readPairs('tuning');

/** Whether an interviewer who hears an answer of a pair moves on, content with it. */
function isContent(pair: AnswerPair, { text }: WrittenAnswer): boolean {
  return judgeAnswer(plannedQuestion(pair), text).quality === 'good';
}

/** Returns the share of the answers with these labels with which the interviewer is content. */
function contentShare(qualities: readonly WrittenAnswer['quality'][]): number {
  const judged = pairs.flatMap((pair) =>
    [pair.better, pair.worse]
      .filter(({ quality }) => qualities.includes(quality))
      .map((answer) => isContent(pair, answer)),
  );
  expect(judged.length).toBeGreaterThan(50);
  return judged.filter(Boolean).length / judged.length;
}

describe("the interviewer's judgement of the tuning pairs", () => {
  it('asks on after less than a tenth of the strong answers', () =>
    expect(contentShare(['strong'])).toBeGreaterThan(0.9));
  it('is content with less than a tenth of the empty, general and thin ones', () => {
    expect(contentShare(['empty'])).toBeLessThan(0.1);
    expect(contentShare(['empty', 'generic', 'thin'])).toBeLessThan(0.1);
  });
});

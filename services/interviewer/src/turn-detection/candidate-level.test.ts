import { CandidateLevel } from './candidate-level';

function learnt(levels: readonly number[], probability = 0.9) {
  const level = new CandidateLevel();
  for (const each of levels) level.learn(each, probability);
  return level;
}
/** An answer whose vowels reach −20 dBFS, with softer sounds between them. */
const answer = Array.from({ length: 64 }, (_, i) => (i % 4 === 0 ? -20 : -32));

it('knows what is much softer than the candidate', () => {
  const level = learnt(answer);
  expect(level.isDistant(-30)).toBe(true);
  expect(level.isDistant(-28)).toBe(false);
});

it('is not misled by noise between the words', () => {
  const level = learnt(answer);
  for (let i = 0; i < 600; i += 1) level.learn(-60, 0.1);
  expect(level.isDistant(-30)).toBe(true);
});

it('follows a candidate who moves away from the microphone', () => {
  const level = learnt(answer);
  for (let i = 0; i < 600; i += 1) level.learn(-40, 0.9);
  expect(level.isDistant(-45)).toBe(false);
});

it('calls nothing distant before the candidate has spoken for a second', () => {
  expect(learnt(answer.slice(0, 31)).isDistant(-90)).toBe(false);
});

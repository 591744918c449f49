import { BARGE_IN } from '@portal/interviewing';
import { CandidateVoice } from './candidate-voice';

/** A measured window. */
const sample =
  (level: number, hiss = -10) =>
  () => ({ level, hiss });

function learnt(levels: readonly number[], probability = 0.9) {
  const level = new CandidateVoice();
  for (const each of levels) level.learn(sample(each), probability);
  return level;
}
/** An answer whose vowels reach −20 dBFS, with softer sounds between them. */
const answer = Array.from({ length: 64 }, (_, i) => (i % 4 === 0 ? -20 : -32));

it('knows what is much softer than the candidate', () => {
  const level = learnt(answer);
  expect(level.isDistant(-39)).toBe(true);
  expect(level.isDistant(-37)).toBe(false);
});

/** An answer whose levels are spread evenly over 40 dB. */
const lively = Array.from({ length: 100 }, (_, i) => -20 - 0.4 * i);

it.each([
  ['with few loud vowels, as loud as before', answer, 0],
  ['with few loud vowels, half as loud', answer, -6],
  ['in a lively voice, half as loud', lively, -6],
])('more of another answer is near than a burst needs: %s', (_, levels, db) => {
  const level = learnt(levels);
  const near = levels.filter((each) => !level.isDistant(each + db)).length;
  expect(near / (levels.length - near)).toBeGreaterThan(BARGE_IN.nearToDistant);
});

it('forgets the level', () => {
  const level = learnt(answer);
  level.forget();
  expect(level.isDistant(-90)).toBe(false);
  level.learn(sample(-40), 0.9);
  expect(level.isDistant(-90)).toBe(false);
});

it('is not misled by noise between the words', () => {
  const level = learnt(answer);
  for (let i = 0; i < 600; i += 1) level.learn(sample(-60), 0.1);
  expect(level.isDistant(-39)).toBe(true);
});

it('follows a candidate who moves away from the microphone', () => {
  const level = learnt(answer);
  for (let i = 0; i < 600; i += 1) level.learn(sample(-40), 0.9);
  expect(level.isDistant(-45)).toBe(false);
});

it('calls nothing distant before the candidate has spoken for a second', () => {
  expect(learnt(answer.slice(0, 31)).isDistant(-90)).toBe(false);
});

describe('how a voice differs', () => {
  const voice = { probability: 0.9, hummed: false };

  it('is told by level from the loud parts of answers, and by hiss from their median', () => {
    expect(learnt(answer).differenceOf(sample(-26, -14), voice)).toEqual({ level: -6, hiss: -4 });
  });

  it('is not told by the hiss of a hum', () => {
    const hum = { ...voice, hummed: true };
    expect(learnt(answer).differenceOf(sample(-26, -30), hum)).toEqual({ level: -6, hiss: null });
  });

  it('is unknown for what is no voice', () => {
    expect(learnt(answer).differenceOf(sample(-26), { ...voice, probability: 0.4 })).toBeNull();
  });

  it('is unknown before the candidate has spoken for a second', () => {
    expect(learnt(answer.slice(0, 31)).differenceOf(sample(-26), voice)).toBeNull();
  });
});

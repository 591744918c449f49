import { breaksByChance, judgeBargeIns, judgeSounds } from './barge-ins';
import { answer, recording } from './recording-fixture';

it('measures an interruption from the first voiced sample to the last audible one before half a second of silence', () => {
  const answers = [answer(1_000, 4_000, { bargedIn: true })];
  expect(
    judgeBargeIns(
      recording({
        answers,
        spans: [
          { start: 100, end: 1_180 },
          { start: 4_500, end: 5_000 },
        ],
      }),
    ),
  ).toEqual([180]);
  // A gap shorter than half a second is ignored: the interviewer stops only at the end of the
  // second span.
  expect(
    judgeBargeIns(
      recording({
        answers,
        spans: [
          { start: 100, end: 1_180 },
          { start: 1_400, end: 1_600 },
        ],
      }),
    ),
  ).toEqual([600]);
});

it('counts an unnoticed interruption as five seconds', () => {
  expect(
    judgeBargeIns(
      recording({
        answers: [answer(1_000, 4_000, { bargedIn: true })],
        spans: [{ start: 100, end: 9_000 }],
      }),
    ),
  ).toEqual([5_000]);
});

it('does not count answers that began in silence', () => {
  expect(
    judgeBargeIns(
      recording({ answers: [answer(1_000, 4_000)], spans: [{ start: 100, end: 1_180 }] }),
    ),
  ).toEqual([]);
});

const cough = { kind: 'cough' as const, from: 2_000, to: 2_300 };

it('recognizes a sentence that continued through a cough', () => {
  expect(
    judgeSounds(
      recording({
        sounds: [cough],
        spans: [
          { start: 500, end: 2_400 },
          { start: 2_500, end: 4_000 },
        ],
      }),
    ),
  ).toEqual([{ kind: 'cough', stopped: false, hiccup: false }]);
});

it('distinguishes a sentence that paused from one that was given up', () => {
  const spans = [
    { start: 500, end: 2_200 },
    { start: 2_600, end: 4_000 },
  ];
  expect(judgeSounds(recording({ sounds: [cough], spans }))).toEqual([
    { kind: 'cough', stopped: false, hiccup: true },
  ]);
  const messages = [
    { at: 2_900, type: 'ai_interrupted', text: 'Tell', final: false, segmentId: 's' },
  ];
  expect(judgeSounds(recording({ sounds: [cough], spans, messages }))).toEqual([
    { kind: 'cough', stopped: true, hiccup: false },
  ]);
});

it('does not count a sentence that ends during a cough', () => {
  expect(
    judgeSounds(
      recording({
        sounds: [cough],
        spans: [
          { start: 500, end: 2_200 },
          { start: 6_500, end: 7_000 },
        ],
        answers: [answer(3_500, 6_000)],
      }),
    )[0],
  ).toMatchObject({ hiccup: false });
});

it('counts pauses in undisturbed speech for comparison', () => {
  const spans = [
    { start: 0, end: 2_200 },
    { start: 2_600, end: 5_000 },
    { start: 9_000, end: 15_000 },
    { start: 20_000, end: 25_000 },
  ];
  expect(
    breaksByChance(
      recording({ spans, answers: [answer(6_000, 8_000), answer(21_000, 24_000)] }),
      2_000,
      1_000,
    ),
  ).toEqual({ windows: 2, breaks: 1 });
});

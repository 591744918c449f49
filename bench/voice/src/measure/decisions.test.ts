import type { TraceLine } from '@portal/interviewer/trace';
import { decisionsOf } from './decisions';
import { answer, recording } from './recording-fixture';

const judged = (at: number, text: string, interview = 'i'): TraceLine => ({
  interview,
  event: 'silence_judged',
  at,
  evidence: { text, language: 'en-US', endings: null, sentenceEnd: null, endOfTurn: 0.5 },
});
const ended = (at: number, voicedAt: number): TraceLine => ({
  interview: 'i',
  event: 'voice_ended',
  at,
  voicedAt,
});

it('finds the last that was known in a pause and at the end', () => {
  const lane = recording({
    answers: [
      answer(1_000, 9_000, {
        pauses: [{ place: 'because', ms: 1_000, from: 4_000, to: 5_000, before: '', after: '' }],
      }),
    ],
  });
  const [turn] = decisionsOf(lane, [
    ended(4_200, 4_040),
    judged(4_200, 'because the'),
    judged(4_250, 'because'),
    judged(4_300, 'something else', 'another interview'),
    ended(9_230, 9_070),
    judged(9_230, 'because it was late'),
    judged(13_000, 'the next turn'),
  ]);
  expect(turn?.silences).toMatchObject([
    { kind: 'unfinished', evidence: { text: 'because' }, noticedMs: 40 },
    { kind: 'end', evidence: { text: 'because it was late' }, noticedMs: 70 },
  ]);
});

it('leaves out a silence in which nothing was judged', () => {
  const lane = recording({ answers: [answer(1_000, 9_000)] });
  expect(decisionsOf(lane, [ended(9_230, 9_070)])).toEqual([{ interview: 'i', silences: [] }]);
});

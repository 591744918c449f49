import type { Clip, ClipMaker } from '../audio/clips';
import type { Step } from '../candidate/script';
import { FLUENT_ANSWERS, PAUSED_ANSWERS } from '../corpus/answers';
import { readMarks } from '../corpus/marks';

/** Lengths of the inserted pauses (ms). */
export const PAUSE_LENGTHS = [500, 1_000, 1_500, 2_000] as const;
/**
 * Minimum time from the start of the interviewer's speech to an interruption (ms). Speech in the
 * first two seconds would be treated as a continuation of the previous answer.
 */
const BARGE_IN_AFTER_MS = 2_500;
/**
 * Minimum time from the start of the interviewer's speech to a sound from the candidate (ms). By
 * then, the acknowledgement is over and the question has begun.
 */
const SOUND_AFTER_MS = 2_000;
const LATER_MS = 170;

export interface Clips {
  paused: Clip[];
  fluent: Clip[];
  sounds: Clip[];
}

/**
 * Creates all candidate audio for a run. The different pause lengths are distributed evenly across
 * the answers and across the marked positions within each answer.
 */
export function makeClips(maker: Pick<ClipMaker, 'answer' | 'sounds'>): Clips {
  return {
    paused: PAUSED_ANSWERS.map((answer, i) =>
      maker.answer(
        answer,
        readMarks(answer.marked).marks.map(
          (_, j) => PAUSE_LENGTHS[(i + j) % PAUSE_LENGTHS.length] ?? 500,
        ),
      ),
    ),
    fluent: FLUENT_ANSWERS.map((answer) => maker.answer(answer)),
    sounds: maker.sounds(),
  };
}

/**
 * Plans the turns of one candidate. In every second turn, the candidate interrupts the interviewer;
 * in the others, the candidate makes a sound that must not cause an interruption.
 * @param first number of answers of each kind that earlier interviews have used, so that each
 *   interview starts at a different place in the corpus
 * @param pattern for each turn, whether pauses have been inserted into the answer; repeated as
 *   often as necessary
 */
export function makeSteps(
  { paused, fluent, sounds }: Clips,
  turns: number,
  first: { paused: number; fluent: number },
  pattern: readonly (keyof typeof first)[],
): Step[] {
  const next = { ...first };
  return Array.from({ length: turns }, (_, turn) => {
    const kind = at(pattern, turn);
    const answer = at({ paused, fluent }[kind], next[kind]++);
    if (turn % 2 === 1)
      return { answer, opening: { bargeInAfterMs: BARGE_IN_AFTER_MS + LATER_MS * (turn % 4) } };
    return {
      answer,
      opening: 'floor',
      sound: { clip: at(sounds, turn / 2), afterMs: SOUND_AFTER_MS + LATER_MS * (turn % 3) },
    };
  });
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('nothing to say');
  return found;
}

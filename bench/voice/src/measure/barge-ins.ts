import type { LaneRecording } from '../candidate/script';
import { mergeSpans, type Span } from './audible';
import { UTTERANCE_GAP_MS } from './turns';

/**
 * Upper limit for the measured time that an interrupted interviewer takes to stop (ms). An
 * interviewer that keeps talking for this long has not noticed the interruption.
 */
export const BARGE_IN_CAP_MS = 5_000;
/**
 * A pause in the interviewer's speech is attributed to a sound if it comes no more than this long
 * after the end of the sound (ms).
 */
const SOUND_REACH_MS = 700;
/** Minimum length of a noticeable pause in the middle of a sentence (ms). */
const HICCUP_MS = 250;
/** Maximum time between a sound and an `ai_interrupted` message caused by it (ms). */
const STOP_TOLD_MS = 3_500;

/**
 * Returns how long the interviewer kept talking after each real interruption (ms): the time from
 * the candidate's first voiced sample to the interviewer's last audible one. The interviewer is
 * considered silent after half a second without an audible sample.
 */
export function judgeBargeIns({ answers, spans }: LaneRecording, since = 0): number[] {
  const utterances = mergeSpans(spans, UTTERANCE_GAP_MS);
  return answers
    .filter(({ bargedIn, from }) => bargedIn && from >= since)
    .flatMap(({ from }) => {
      const cut = utterances.find(({ start, end }) => start < from && end > from);
      // Ignore the interruption if the interviewer was already silent when it began.
      return cut ? [Math.min(cut.end - from, BARGE_IN_CAP_MS)] : [];
    });
}

export interface JudgedSound {
  kind: 'cough' | 'mm-hm';
  /** Whether the interviewer broke off and did not resume its sentence. */
  stopped: boolean;
  /** Whether the interviewer paused audibly and then continued its sentence. */
  hiccup: boolean;
}

/** Judges how the interviewer reacted to sounds that must not interrupt it. */
export function judgeSounds(
  { sounds, spans, messages, answers }: LaneRecording,
  since = 0,
): JudgedSound[] {
  return sounds
    .filter(({ from }) => from >= since)
    .map(({ kind, from, to }) => {
      const next = answers.find((answer) => answer.from > to)?.from ?? Infinity;
      const stopped = messages.some(
        ({ type, at }) =>
          type === 'ai_interrupted' && at >= from && at <= Math.min(to + STOP_TOLD_MS, next),
      );
      return {
        kind,
        stopped,
        hiccup: !stopped && hasBreak(spans, from, to + SOUND_REACH_MS, next),
      };
    });
}

/**
 * Whether there is a noticeable pause that begins between `from` and `to` and ends before `before`.
 */
function hasBreak(spans: readonly Span[], from: number, to: number, before: number): boolean {
  return spans.some(({ end }, i) => {
    const resumed = spans[i + 1]?.start ?? Infinity;
    return end >= from && end <= to && resumed - end >= HICCUP_MS && resumed < before;
  });
}

/**
 * Counts the pauses in the interviewer's speech that were not caused by a sound, as a baseline.
 * Checks one window in each undisturbed utterance: `windowMs` long, starting `afterMs` into the
 * utterance.
 */
export function breaksByChance(
  { sounds, spans, answers }: LaneRecording,
  afterMs: number,
  windowMs: number,
  since = 0,
): { windows: number; breaks: number } {
  const undisturbed = mergeSpans(spans, UTTERANCE_GAP_MS * 2).filter(({ start, end }) => {
    const [from, to] = [start + afterMs, start + afterMs + windowMs];
    return (
      start >= since &&
      end > to &&
      ![...sounds, ...answers].some((said) => said.from < to && said.to > from)
    );
  });
  return {
    windows: undisturbed.length,
    breaks: undisturbed.filter(({ start, end }) =>
      hasBreak(spans, start + afterMs, start + afterMs + windowMs, end + 1),
    ).length,
  };
}

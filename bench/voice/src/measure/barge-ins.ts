import type { LaneRecording } from '../candidate/script';
import { mergeSpans, type Span } from './audible';
import { UTTERANCE_GAP_MS } from './turns';

/**
 * Upper limit for how long an interviewer takes to stop when interrupted (ms). One that keeps
 * talking for this long has not noticed the interruption.
 */
export const BARGE_IN_CAP_MS = 5_000;
/** How long after its end a sound that must not interrupt can still have an effect (ms). */
const SOUND_REACH_MS = 700;
/** Shortest pause in a sentence that people notice (ms). */
const HICCUP_MS = 250;
/** An `ai_interrupted` message sent this soon after a sound was caused by it (ms). */
const STOP_TOLD_MS = 3_500;

/**
 * Returns how long the interviewer kept talking after each real interruption (ms): the time from
 * the candidate's first voiced sample to the interviewer's last audible one. The interviewer counts
 * as silent after half a second without an audible sample.
 */
export function judgeBargeIns({ answers, spans }: LaneRecording, since = 0): number[] {
  const utterances = mergeSpans(spans, UTTERANCE_GAP_MS);
  return answers
    .filter(({ bargedIn, from }) => bargedIn && from >= since)
    .flatMap(({ from }) => {
      const cut = utterances.find(({ start, end }) => start < from && end > from);
      // If the interviewer was already silent when the candidate began, there was nothing to stop.
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

/** Judges the effects of sounds that must not interrupt. */
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
 * Whether a span ends within the window and the next one begins noticeably later, but before the
 * candidate's turn.
 */
function hasBreak(spans: readonly Span[], from: number, to: number, before: number): boolean {
  return spans.some(({ end }, i) => {
    const resumed = spans[i + 1]?.start ?? Infinity;
    return end >= from && end <= to && resumed - end >= HICCUP_MS && resumed < before;
  });
}

/**
 * Counts pauses in the interviewer's speech that no sound caused, as a baseline: in windows of the
 * same length as after a sound, at the same delay after the start of each undisturbed utterance.
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

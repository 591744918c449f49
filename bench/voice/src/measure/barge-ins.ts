import type { LaneRecording } from '../candidate/script';
import { mergeSpans, type Span } from './audible';
import { UTTERANCE_GAP_MS } from './turns';

/**
 * An interviewer that keeps talking for this long has not noticed the interruption; counts as this
 * long (ms).
 */
export const BARGE_IN_CAP_MS = 5_000;
/** Sounds that must not interrupt have their effect within this time after their end (ms). */
const SOUND_REACH_MS = 700;
/** People notice a pause of this length in a sentence (ms). */
const HICCUP_MS = 250;
/** An `ai_interrupted` this soon after a sound was caused by it (ms). */
const STOP_TOLD_MS = 3_500;

/**
 * Time from the candidate's first voiced sample to the interviewer's last audible one, for each
 * real interruption (ms). The interviewer counts as silent after half a second without an audible
 * sample.
 */
export function judgeBargeIns({ answers, spans }: LaneRecording, since = 0): number[] {
  const utterances = mergeSpans(spans, UTTERANCE_GAP_MS);
  return answers
    .filter(({ bargedIn, from }) => bargedIn && from >= since)
    .flatMap(({ from }) => {
      const cut = utterances.find(({ start, end }) => start < from && end > from);
      // Already silent when the voice arrived: there was nothing to stop.
      return cut ? [Math.min(cut.end - from, BARGE_IN_CAP_MS)] : [];
    });
}

export interface JudgedSound {
  kind: 'cough' | 'mm-hm';
  /** The sentence was not resumed. */
  stopped: boolean;
  /** The sentence paused audibly and continued. */
  hiccup: boolean;
}

/** Effects of sounds that must not interrupt. */
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
 * Whether a span ends in the window and the next one begins noticeably later, but before the
 * candidate's turn.
 */
function hasBreak(spans: readonly Span[], from: number, to: number, before: number): boolean {
  return spans.some(({ end }, i) => {
    const resumed = spans[i + 1]?.start ?? Infinity;
    return end >= from && end <= to && resumed - end >= HICCUP_MS && resumed < before;
  });
}

/**
 * The same count without a sound, as a baseline: in windows of the same length, at the same delay
 * after the start of each undisturbed utterance.
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

import type { LaneRecording } from '../candidate/script';
import { mergeSpans, type Span } from './audible';
import { UTTERANCE_GAP_MS } from './turns';

/** An interviewer that talks on for this long has not noticed that it was interrupted; it counts as this long (ms). */
export const BARGE_IN_CAP_MS = 5_000;
/** What a sound that is no interruption does, it does within this time after its end (ms). */
const SOUND_REACH_MS = 700;
/** A break in the interviewer's sentence from which on people notice it (ms). */
const HICCUP_MS = 250;
/** An `ai_interrupted` this soon after a sound was its doing (ms). */
const STOP_TOLD_MS = 3_500;

/**
 * Time from the candidate's first voiced sample to the interviewer's last audible one, for each real interruption (ms).
 * The interviewer is silent when nothing is audible for half a second.
 */
export function judgeBargeIns({ answers, spans }: LaneRecording, since = 0): number[] {
  const utterances = mergeSpans(spans, UTTERANCE_GAP_MS);
  return answers
    .filter(({ bargedIn, from }) => bargedIn && from >= since)
    .flatMap(({ from }) => {
      const cut = utterances.find(({ start, end }) => start < from && end > from);
      // Silent by the time the voice arrived: there was nothing to stop.
      return cut ? [Math.min(cut.end - from, BARGE_IN_CAP_MS)] : [];
    });
}

export interface JudgedSound {
  kind: 'cough' | 'mm-hm';
  /** The sentence was not taken up again. */
  stopped: boolean;
  /** The sentence broke off audibly and went on. */
  hiccup: boolean;
}

/** What sounds that are no interruption did to the interviewer's sentences. */
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

/** Whether a stretch of the interviewer's voice ends in the window, and the next one comes noticeably later but before the candidate's turn. */
function hasBreak(spans: readonly Span[], from: number, to: number, before: number): boolean {
  return spans.some(({ end }, i) => {
    const resumed = spans[i + 1]?.start ?? Infinity;
    return end >= from && end <= to && resumed - end >= HICCUP_MS && resumed < before;
  });
}

/** Breaks of the same kind where nobody made a sound, as a measure of chance: in a window as long, that long after each undisturbed utterance began. */
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

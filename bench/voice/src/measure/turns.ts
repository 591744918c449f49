import type { HeardMessage, LaneRecording, SaidAnswer } from '../candidate/script';
import { mergeSpans, type Span } from './audible';
import { wasHealed } from './healing';

/** Minimum silence between two utterances of the interviewer (ms). */
export const UTTERANCE_GAP_MS = 500;
/** An end of turn counts as missed if there is no reply within this time (ms). */
export const MISSED_AFTER_MS = 5_000;
/**
 * A reply that begins this soon after the end of a pause was decided on during the pause, because
 * audio takes that long to arrive (ms).
 */
const PAUSE_REACH_MS = 1_000;
/**
 * An interviewer that yields must be silent this soon after the candidate resumes (ms). The time is
 * enough to say "please, go on".
 */
const YIELD_MS = 1_500;

export interface JudgedPause {
  place: string;
  ms: number;
  cutOff: boolean;
  /** If the interviewer cut in: whether it yielded and both parts became one answer. */
  healed: boolean;
}

export interface JudgedTurn {
  clipId: string;
  /** When the turn ended (ms since the epoch), to find it in a trace. */
  endedAt: number;
  /**
   * Time from the candidate's last voiced sample to the interviewer's first audible one (ms). Null
   * if there was no reply in time or the interviewer was already talking.
   */
  latencyMs: number | null;
  missed: boolean;
  talkedOver: boolean;
  /** Whether the answer had planted pauses. */
  paused: boolean;
  pauses: JudgedPause[];
  /** How often the interviewer began to speak during the answer, outside planted pauses. */
  otherCutOffs: number;
}

/** Judges the turns of one interview that begin at or after `since`, in order. */
export function judgeTurns({ answers, spans, messages }: LaneRecording, since = 0): JudgedTurn[] {
  const utterances = mergeSpans(spans, UTTERANCE_GAP_MS);
  return answers.flatMap((answer, i) =>
    answer.from < since ? [] : [judge(answer, answers[i + 1], utterances, messages)],
  );
}

function judge(
  answer: SaidAnswer,
  next: SaidAnswer | undefined,
  utterances: readonly Span[],
  messages: readonly HeardMessage[],
): JudgedTurn {
  const cutIns = utterances.filter(({ start }) => start > answer.from && start < answer.to);
  const talkedOver = utterances.some(({ start, end }) => start < answer.to && end > answer.to);
  const reply = utterances.find(
    ({ start }) => start >= answer.to && start < (next?.from ?? Infinity),
  );
  const inTime = reply !== undefined && reply.start - answer.to <= MISSED_AFTER_MS;
  // An answer may become final only after the next answer has begun.
  const finals = latestFinals(
    messages.filter(({ at }) => at > answer.from && at < (next?.to ?? Infinity)),
  );
  const pauses = answer.pauses.map(({ place, ms, from, to, before, after }, i) => {
    const cutIn = cutIns.find(
      ({ start }) =>
        start >= from &&
        start <= Math.min(to + PAUSE_REACH_MS, answer.pauses[i + 1]?.from ?? Infinity),
    );
    return {
      place,
      ms,
      cutOff: cutIn !== undefined,
      healed: cutIn !== undefined && cutIn.end <= to + YIELD_MS && wasHealed(before, after, finals),
    };
  });
  return {
    clipId: answer.clipId,
    endedAt: answer.to,
    latencyMs: !talkedOver && inTime ? reply.start - answer.to : null,
    missed: !talkedOver && !inTime,
    talkedOver,
    paused: answer.pauses.length > 0,
    pauses,
    otherCutOffs: cutIns.length - pauses.filter(({ cutOff }) => cutOff).length,
  };
}

/**
 * Returns the candidate's final texts, one per segment. If a segment has several finals, the latest
 * one counts.
 */
export function latestFinals(messages: readonly HeardMessage[]): string[] {
  const bySegment = new Map<string, string>();
  messages.forEach(({ type, final, text, segmentId }, i) => {
    if (type === 'user_speech_chunk' && final) bySegment.set(segmentId ?? `unnamed-${i}`, text);
  });
  return [...bySegment.values()];
}

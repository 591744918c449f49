import type { HeardMessage, LaneRecording, SaidAnswer } from '../candidate/script';
import { mergeSpans, type Span } from './audible';
import { wasHealed } from './healing';

/** Minimum silence between two of the interviewer's utterances (ms). */
export const UTTERANCE_GAP_MS = 500;
/**
 * Maximum time from the end of a turn to the reply (ms). If there is no reply by then, the
 * interviewer has missed the end of the turn.
 */
export const MISSED_AFTER_MS = 5_000;
/** Maximum time between the end of a pause and a reply that the pause triggered (ms). */
const PAUSE_REACH_MS = 1_000;
/**
 * An interviewer that goes silent within this time after the candidate resumes is considered to
 * have yielded (ms). The limit leaves enough time to say "please, go on".
 */
const YIELD_MS = 1_500;

export interface JudgedPause {
  place: string;
  ms: number;
  cutOff: boolean;
  /**
   * Whether the interviewer cut in but then yielded, so that the words before and after the pause
   * became one answer.
   */
  healed: boolean;
}

export interface JudgedTurn {
  clipId: string;
  /** When the turn ended (ms since the epoch). Used to find the turn in a trace. */
  endedAt: number;
  /**
   * Time from the candidate's last voiced sample to the interviewer's first audible one (ms). Null
   * if there was no reply in time or the interviewer was already talking.
   */
  latencyMs: number | null;
  missed: boolean;
  talkedOver: boolean;
  /**
   * Time from the first voiced sample to the first words recognized (ms). Null if none were during
   * the answer.
   */
  firstWordsMs: number | null;
  /** Whether pauses were inserted into the answer. */
  paused: boolean;
  pauses: JudgedPause[];
  /**
   * Number of times the interviewer began to speak during the answer, not counting the pauses that
   * were inserted.
   */
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
  // Include messages that arrive during the next answer, because the transcript of this answer may
  // become final only then.
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
    firstWordsMs: firstWordsAfter(answer, messages),
    paused: answer.pauses.length > 0,
    pauses,
    otherCutOffs: cutIns.length - pauses.filter(({ cutOff }) => cutOff).length,
  };
}

function firstWordsAfter({ from, to }: SaidAnswer, messages: readonly HeardMessage[]) {
  const first = messages.find(
    ({ at, type, text }) =>
      type === 'user_speech_chunk' && text.trim() !== '' && at > from && at < to,
  );
  return first ? first.at - from : null;
}

/**
 * Returns the candidate's final transcripts, one per segment. If a segment has several, the latest
 * one is used.
 */
export function latestFinals(messages: readonly HeardMessage[]): string[] {
  const bySegment = new Map<string, string>();
  messages.forEach(({ type, final, text, segmentId }, i) => {
    if (type === 'user_speech_chunk' && final) bySegment.set(segmentId ?? `unnamed-${i}`, text);
  });
  return [...bySegment.values()];
}

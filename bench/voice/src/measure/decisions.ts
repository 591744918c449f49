import type { TraceLine } from '@portal/interviewer/trace';
import type { LaneRecording } from '../candidate/script';

/** What the interviewer knew in a silence of a turn: a pause in it, or its end. */
export interface Decision {
  kind: 'unfinished' | 'end';
  evidence: NonNullable<TraceLine['evidence']>;
  /** From the last voiced sample to where voice activity detection saw the end of it (ms). */
  noticedMs: number;
}

/** The silences of one turn of an interview, in order, as `npm run bench:frontier` reads them. */
export interface RecordedTurn {
  interview: string;
  silences: Decision[];
}

/** Speech may seem to end this long before it does, in a weak last word (ms). */
const EARLY_MS = 300;
/** Nothing that is decided later than this belongs to a silence that nobody ends (ms). */
const LONGEST_MS = 3_000;

/**
 * Finds what the interviewer knew in each silence of a candidate's turns, from the worker's trace.
 * Leaves out silences in which it had recognized no words.
 */
export function decisionsOf(
  { interviewId, answers }: LaneRecording,
  lines: readonly TraceLine[],
): RecordedTurn[] {
  const own = lines.filter(({ interview }) => interview === interviewId);
  const decision = (kind: Decision['kind'], from: number, to: number): Decision[] => {
    const within = ({ at }: TraceLine) => at > from - EARLY_MS && at < to;
    const voiced = own.findLast((line) => line.event === 'voice_ended' && within(line))?.voicedAt;
    const evidence = own.findLast(
      (line) => line.event === 'silence_judged' && within(line),
    )?.evidence;
    if (voiced === undefined || !evidence) return [];
    return [{ kind, evidence, noticedMs: Math.round(voiced - from) }];
  };
  return answers.map(({ to, pauses }, i) => ({
    interview: interviewId,
    silences: [
      ...pauses.flatMap((pause) => decision('unfinished', pause.from, pause.to)),
      ...decision('end', to, Math.min(to + LONGEST_MS, answers[i + 1]?.from ?? Infinity)),
    ],
  }));
}

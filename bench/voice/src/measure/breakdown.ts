import type { TraceLine } from '@portal/interviewer/trace';

/** Stages between the end of an answer and the first audible sample of the reply, in order. */
export const STAGES = [
  'uplink',
  'voice_activity',
  'endpointing',
  'deciding',
  'rendering',
  'downlink',
] as const;
export type Stage = (typeof STAGES)[number];

/** Duration of each stage (ms); together they add up to the turn's latency. */
export type Breakdown = Record<Stage, number>;

/**
 * Tolerance for trace events timestamped slightly before the end of the answer (ms). It is small
 * because the trace and the candidate share a clock.
 */
const SLACK_MS = 30;

/**
 * Splits one turn's latency into stages, based on the worker's trace. Work done early, such as a
 * reply prepared before the end of the turn, counts as 0 ms.
 * @param lines the trace lines for this interview, in order
 * @param endedAt the time of the candidate's last voiced sample (ms since the epoch)
 * @param heardAt the time of the interviewer's first audible sample (ms since the epoch)
 * @returns null if the trace is incomplete
 */
export function breakDown(
  lines: readonly TraceLine[],
  endedAt: number,
  heardAt: number,
): Breakdown | null {
  const last = (event: TraceLine['event']) =>
    lines.findLast(
      (line) => line.event === event && line.at > endedAt - SLACK_MS && line.at <= heardAt,
    );
  const voiceEnded = last('voice_ended');
  const [turnOver, firstSample] = [last('turn_over'), last('first_sample_out')];
  if (!voiceEnded || !turnOver || !firstSample) return null;
  const moments = [
    voiceEnded.voicedAt ?? voiceEnded.at,
    voiceEnded.at,
    turnOver.at,
    last('reply_decided')?.at ?? turnOver.at,
    firstSample.at,
    heardAt,
  ];
  let before = endedAt;
  const lengths = moments.map((moment) => {
    const reached = Math.min(heardAt, Math.max(before, moment));
    const length = reached - before;
    before = reached;
    return length;
  });
  return Object.fromEntries(STAGES.map((stage, i) => [stage, lengths[i] ?? 0])) as Breakdown;
}

/** Returns the mean duration of each stage (ms). Unlike medians, means add up to the total. */
export function meanBreakdown(turns: readonly Breakdown[]): Breakdown | null {
  if (turns.length === 0) return null;
  return Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      turns.reduce((sum, turn) => sum + turn[stage], 0) / turns.length,
    ]),
  ) as Breakdown;
}

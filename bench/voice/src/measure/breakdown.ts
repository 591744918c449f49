import type { TraceLine } from '@portal/interviewer/trace';

/** Stages between the end of an answer and the first sound of the reply, in order. */
export const STAGES = [
  'uplink',
  'voice_activity',
  'endpointing',
  'deciding',
  'rendering',
  'downlink',
] as const;
export type Stage = (typeof STAGES)[number];

/** Milliseconds of each stage; they add up to the turn's latency. */
export type Breakdown = Record<Stage, number>;

/** Trace and candidate share a clock, but events are recorded slightly late (ms). */
const SLACK_MS = 30;

/**
 * Splits one turn's latency with the help of the worker's trace. Work done early, such as a reply
 * prepared before the end of the turn, takes no time.
 * @param lines of this interview, in order.
 * @param endedAt the candidate's last voiced sample; `heardAt` the interviewer's first audible one
 *   (ms since the epoch).
 * @returns null if the trace is incomplete.
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

/** Mean of each stage (ms): means add up to the total, medians don't. */
export function meanBreakdown(turns: readonly Breakdown[]): Breakdown | null {
  if (turns.length === 0) return null;
  return Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      turns.reduce((sum, turn) => sum + turn[stage], 0) / turns.length,
    ]),
  ) as Breakdown;
}

import type { TraceLine } from '@portal/interviewer/trace';

/** Where the time between the end of an answer and the first sound of its reply goes, in order. */
export const STAGES = [
  'uplink',
  'voice_activity',
  'endpointing',
  'deciding',
  'rendering',
  'downlink',
] as const;
export type Stage = (typeof STAGES)[number];

/** Milliseconds of each stage; together they are the turn's latency. */
export type Breakdown = Record<Stage, number>;

/** A trace's clock and the candidate's are one, but what is noted is noted a moment later (ms). */
const SLACK_MS = 30;

/**
 * Splits one turn's latency by what the worker says of itself. What happened ahead of its turn (a reply made ready before the turn was over) takes no time.
 * @param lines of this interview, in order.
 * @param endedAt the candidate's last voiced sample; `heardAt` the interviewer's first audible one (ms since the epoch).
 * @returns null where the trace lacks a moment.
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

/** Mean of each stage (ms): means, unlike medians, add up to the whole. */
export function meanBreakdown(turns: readonly Breakdown[]): Breakdown | null {
  if (turns.length === 0) return null;
  return Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      turns.reduce((sum, turn) => sum + turn[stage], 0) / turns.length,
    ]),
  ) as Breakdown;
}

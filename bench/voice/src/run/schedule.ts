import type { InterviewPlan } from '@portal/protocol';
import type { BlockSettings } from './block';
import type { Options } from './options';
import { type Clips, makeSteps } from './steps';

/** One at a time, two interviews of twelve turns make every count whole: twelve pauses of each length, twelve interruptions, twelve sounds. */
const ALONE = { interviews: 2, turns: 12, fluentEvery: 3, durationMs: 330_000 };
const ALONE_QUICK = { interviews: 1, turns: 4, fluentEvery: 2, durationMs: 90_000 };
/** Several at once go on for a time. */
const TOGETHER = { turns: 12, fluentEvery: 2, durationMs: 60_000 };
const TOGETHER_QUICK = { ...TOGETHER, durationMs: 25_000 };

export type PlannedBlock = Omit<BlockSettings, 'recordTo'>;

/** All blocks of a run in order. The systems take turns, so that what else happens on the machine meets both. */
export function schedule({ systems, atOnce, quick }: Options, clips: Clips, newPlan: () => InterviewPlan): PlannedBlock[] {
  return atOnce.flatMap((count, i) => {
    if (count > 1) return (i % 2 === 0 ? systems : [...systems].reverse()).map((system) => together(system, count, quick ? TOGETHER_QUICK : TOGETHER, clips, newPlan));
    const { interviews, turns, fluentEvery, durationMs } = quick ? ALONE_QUICK : ALONE;
    const fluent = Math.floor(turns / fluentEvery);
    return Array.from({ length: interviews }, (_, round) => systems.map((system) => ({
      system, atOnce: 1, durationMs, lanes: [{ plan: newPlan(), repeats: false, steps: makeSteps(clips, turns, { paused: round * (turns - fluent), fluent: round * fluent }, fluentEvery) }],
    }))).flat();
  });
}

function together(system: PlannedBlock['system'], atOnce: number, { turns, fluentEvery, durationMs }: typeof TOGETHER, clips: Clips, newPlan: () => InterviewPlan): PlannedBlock {
  const lanes = Array.from({ length: atOnce }, (_, lane) => ({ plan: newPlan(), repeats: true, steps: makeSteps(clips, turns, { paused: lane * 2, fluent: lane * 3 }, fluentEvery) }));
  return { system, atOnce, durationMs, lanes };
}

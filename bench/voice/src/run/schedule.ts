import type { InterviewPlan } from '@portal/protocol';
import type { BlockSettings } from './block';
import type { Options } from './options';
import { type Clips, makeSteps } from './steps';

/**
 * Settings for running one interview at a time. With twelve turns each, two interviews include
 * twelve pauses of each length, twelve interruptions and twelve sounds.
 */
const ALONE = { interviews: 2, turns: 12, durationMs: 360_000 };
const ALONE_QUICK = { interviews: 1, turns: 4, durationMs: 120_000 };
const ALONE_PATTERN = ['paused', 'paused', 'fluent'] as const;
/**
 * Returns how long to run simultaneous interviews (ms). The more interviews there are, the sooner
 * they yield enough turns.
 */
const TOGETHER_MS = (atOnce: number) => (atOnce <= 2 ? 70_000 : 45_000);
const TOGETHER_QUICK_MS = 30_000;
const TOGETHER_PATTERN = ['fluent', 'fluent', 'paused', 'fluent'] as const;
const TOGETHER_TURNS = 12;

export type PlannedBlock = Omit<BlockSettings, 'recordTo'>;

/**
 * Returns all blocks of a run in order. The systems take turns, so that other load on the machine
 * affects every system equally.
 */
export function schedule(
  { systems, atOnce, quick }: Options,
  clips: Clips,
  newPlan: () => InterviewPlan,
): PlannedBlock[] {
  return atOnce.flatMap((count, i) => {
    if (count === 1) return alone(systems, quick ? ALONE_QUICK : ALONE, clips, newPlan);
    const durationMs = quick ? TOGETHER_QUICK_MS : TOGETHER_MS(count);
    return (i % 2 === 0 ? systems : [...systems].reverse()).map((system) =>
      together(system, count, durationMs, clips, newPlan),
    );
  });
}

function alone(
  systems: Options['systems'],
  { interviews, turns, durationMs }: typeof ALONE,
  clips: Clips,
  newPlan: () => InterviewPlan,
): PlannedBlock[] {
  const fluent = Math.floor(turns / ALONE_PATTERN.length);
  return Array.from({ length: interviews }, (_, round) =>
    systems.map((system) => {
      const steps = makeSteps(
        clips,
        turns,
        { paused: round * (turns - fluent), fluent: round * fluent },
        ALONE_PATTERN,
      );
      return { system, atOnce: 1, durationMs, lanes: [{ plan: newPlan(), repeats: false, steps }] };
    }),
  ).flat();
}

function together(
  system: PlannedBlock['system'],
  atOnce: number,
  durationMs: number,
  clips: Clips,
  newPlan: () => InterviewPlan,
): PlannedBlock {
  const lanes = Array.from({ length: atOnce }, (_, lane) => ({
    plan: newPlan(),
    repeats: true,
    steps: makeSteps(
      clips,
      TOGETHER_TURNS,
      { paused: lane * 2, fluent: lane * 3 },
      TOGETHER_PATTERN,
    ),
  }));
  return { system, atOnce, durationMs, lanes };
}

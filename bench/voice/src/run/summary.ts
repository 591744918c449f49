import type { TraceLine } from '@portal/interviewer/trace';
import { wordErrorRate } from '@portal/testing/word-error-rate';
import type { LaneRecording } from '../candidate/script';
import { breaksByChance, type JudgedSound, judgeBargeIns, judgeSounds } from '../measure/barge-ins';
import { breakDown, type Breakdown, meanBreakdown } from '../measure/breakdown';
import { percentile } from '../measure/percentile';
import { judgeTurns, type JudgedTurn, latestFinals } from '../measure/turns';
import type { Block } from './block';
import type { System } from './options';
import { PAUSE_LENGTHS } from './steps';

/**
 * Start and length of the window in which each utterance is checked for pauses that were not caused
 * by a sound (ms). It covers the part of the utterance in which sounds are played.
 */
const CHANCE_AFTER_MS = 2_000;
const CHANCE_WINDOW_MS = 1_300;

export interface Latency {
  count: number;
  p50: number | null;
  p95: number | null;
  max: number | null;
}

export interface CutOffs {
  pauses: number;
  cutOff: number;
  healed: number;
  pct: number | null;
}

/** All measurements for one system with a given number of simultaneous interviews. */
export interface Summary {
  system: System;
  atOnce: number;
  interviews: number;
  failures: string[];
  /** Time from joining the room to the interviewer's first audible sample. */
  greeting: Latency;
  turns: number;
  latency: Latency;
  /**
   * Latencies of turns without inserted pauses (`latencyFluent`) and with them (`latencyPaused`).
   */
  latencyFluent: Latency;
  latencyPaused: Latency;
  /** Time from the beginning of an answer to its first recognized words. */
  firstWords: Latency;
  cutOffs: Record<string, CutOffs>;
  otherCutOffs: number;
  missedEnds: number;
  talkedOver: number;
  bargeIn: Latency;
  sounds: {
    count: number;
    stopped: number;
    hiccups: number;
    byKind: Record<string, { count: number; stopped: number; hiccups: number }>;
    byChance: { windows: number; breaks: number };
  };
  wordErrorRate: number | null;
  perInterview: { cores: number; rssMb: number; pssMb: number };
  beside: {
    livekitCores: number;
    candidatesCores: number;
    loadAverage: number;
    microphoneLateP99Ms: number;
  };
  idle: { rssMb: number; pssMb: number };
  breakdown: { turns: number; meanMs: Breakdown | null };
  details: { turns: JudgedTurn[]; bargeInsMs: number[]; sounds: JudgedSound[] };
}

function latencyOf(values: readonly number[]): Latency {
  return {
    count: values.length,
    p50: percentile(values, 50),
    p95: percentile(values, 95),
    max: percentile(values, 100),
  };
}

const latencies = (turns: readonly JudgedTurn[]) =>
  latencyOf(turns.flatMap(({ latencyMs }) => latencyMs ?? []));

function cutOffsOf(turns: readonly JudgedTurn[]): Record<string, CutOffs> {
  const pauses = turns.flatMap((turn) => turn.pauses);
  return Object.fromEntries(
    PAUSE_LENGTHS.map((length) => {
      const planted = pauses.filter(({ ms }) => ms === length);
      const cutOff = planted.filter((pause) => pause.cutOff);
      return [
        length,
        {
          pauses: planted.length,
          cutOff: cutOff.length,
          healed: cutOff.filter(({ healed }) => healed).length,
          pct: planted.length ? (cutOff.length / planted.length) * 100 : null,
        },
      ];
    }),
  );
}

function soundsOf(
  sounds: readonly JudgedSound[],
  byChance: Summary['sounds']['byChance'],
): Summary['sounds'] {
  const count = (some: readonly JudgedSound[]) => ({
    count: some.length,
    stopped: some.filter(({ stopped }) => stopped).length,
    hiccups: some.filter(({ hiccup }) => hiccup).length,
  });
  const kinds = ['cough', 'mm-hm'] as const;
  return {
    ...count(sounds),
    byKind: Object.fromEntries(
      kinds.map((kind) => [kind, count(sounds.filter((sound) => sound.kind === kind))]),
    ),
    byChance,
  };
}

/**
 * Returns the word error rate over whole interviews. Compares the candidates' words with all final
 * transcripts, in order.
 */
function errorRateOf(lanes: readonly LaneRecording[]): number | null {
  const said = lanes.map(({ answers }) => answers.map(({ text }) => text).join(' '));
  const words = said.map((text) => text.split(' ').length);
  const errors = lanes.map(
    ({ messages }, i) =>
      wordErrorRate(said[i] ?? '', latestFinals(messages).join(' ')) * (words[i] ?? 0),
  );
  const total = words.reduce((sum, count) => sum + count, 0);
  return lanes.some(({ answers }) => answers.length > 0)
    ? errors.reduce((sum, count) => sum + count, 0) / total
    : null;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Summarises the blocks of one system.
 * @param blocks at least one; all for the same system and with the same number of interviews
 */
export function summarise(blocks: readonly Block[], trace: readonly TraceLine[]): Summary {
  const [{ system, atOnce }] = blocks as [Block];
  // Ignore the time before all interviews in the block were running.
  const lanes = blocks.flatMap(({ recording }) =>
    recording.lanes.map((lane) => ({ lane, since: atOnce > 1 ? recording.allInAt : 0 })),
  );
  const byLane = lanes.map(({ lane, since }) => ({ lane, turns: judgeTurns(lane, since) }));
  const turns = byLane.flatMap((entry) => entry.turns);
  const bargeInsMs = lanes.flatMap(({ lane, since }) => judgeBargeIns(lane, since));
  const sounds = lanes.flatMap(({ lane, since }) => judgeSounds(lane, since));
  const chance = lanes.map(({ lane, since }) =>
    breaksByChance(lane, CHANCE_AFTER_MS, CHANCE_WINDOW_MS, since),
  );
  const broken = byLane.flatMap(({ lane, turns: judged }) => {
    const lines = trace.filter(({ interview }) => interview === lane.interviewId);
    return judged.flatMap(({ endedAt, latencyMs }) =>
      latencyMs === null ? [] : (breakDown(lines, endedAt, endedAt + latencyMs) ?? []),
    );
  });
  return {
    system,
    atOnce,
    interviews: lanes.length,
    failures: lanes.flatMap(({ lane }) => lane.failure ?? []),
    greeting: latencyOf(
      lanes.flatMap(({ lane }) => (lane.greetedAt === null ? [] : lane.greetedAt - lane.joinedAt)),
    ),
    turns: turns.length,
    latency: latencies(turns),
    latencyFluent: latencies(turns.filter(({ paused }) => !paused)),
    latencyPaused: latencies(turns.filter(({ paused }) => paused)),
    firstWords: latencyOf(turns.flatMap(({ firstWordsMs }) => firstWordsMs ?? [])),
    cutOffs: cutOffsOf(turns),
    otherCutOffs: turns.reduce((sum, { otherCutOffs }) => sum + otherCutOffs, 0),
    missedEnds: turns.filter(({ missed }) => missed).length,
    talkedOver: turns.filter(({ talkedOver }) => talkedOver).length,
    bargeIn: latencyOf(bargeInsMs),
    sounds: soundsOf(sounds, {
      windows: chance.reduce((sum, { windows }) => sum + windows, 0),
      breaks: chance.reduce((sum, { breaks }) => sum + breaks, 0),
    }),
    wordErrorRate: errorRateOf(lanes.map(({ lane }) => lane)),
    perInterview: {
      cores: mean(blocks.map(({ cores }) => cores.worker)) / atOnce,
      rssMb: mean(blocks.map(({ memory }) => memory.rssMb)) / atOnce,
      pssMb: mean(blocks.map(({ memory }) => memory.pssMb)) / atOnce,
    },
    beside: {
      livekitCores: mean(blocks.map(({ cores }) => cores.livekit)),
      candidatesCores: mean(blocks.map(({ cores }) => cores.candidates)),
      loadAverage: mean(blocks.map(({ loadAverage }) => loadAverage)),
      microphoneLateP99Ms: Math.max(
        ...blocks.map(({ recording }) => recording.microphoneLateMs.p99),
      ),
    },
    idle: {
      rssMb: mean(blocks.map(({ idle }) => idle.rssMb)),
      pssMb: mean(blocks.map(({ idle }) => idle.pssMb)),
    },
    breakdown: { turns: broken.length, meanMs: meanBreakdown(broken) },
    details: { turns, bargeInsMs, sounds },
  };
}

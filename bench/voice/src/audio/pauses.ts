import { CANDIDATE_RATE, firstVoiced, lastVoiced, voicedLevel } from './samples';

/**
 * Pause in a recording, as two positions (in samples): the last voiced sample before it and the
 * first one after it.
 */
export interface PlacedPause {
  from: number;
  to: number;
}

/**
 * How far from the reported word boundary to search for the quietest position (ms). The boundaries
 * that the synthesiser reports may be off by this much.
 */
const SEARCH_MS = 30;
/** Length of the windows whose energy is compared (ms). */
const WINDOW_MS = 5;
/** Length of the fade at each edge of a cut, which avoids clicks (ms). */
const FADE_MS = 3;

const samplesIn = (ms: number) => Math.round((ms * CANDIDATE_RATE) / 1_000);

/** Returns the quietest position near a word boundary. Positions are in samples. */
export function quietestPlace(samples: Int16Array, boundary: number): number {
  const window = samplesIn(WINDOW_MS);
  let best = boundary;
  let least = Infinity;
  for (
    let at = Math.max(0, boundary - samplesIn(SEARCH_MS));
    at <= Math.min(samples.length - window, boundary + samplesIn(SEARCH_MS));
    at += 8
  ) {
    let energy = 0;
    for (let i = at; i < at + window; i += 1) energy += (samples[i] ?? 0) ** 2;
    if (energy < least) [least, best] = [energy, at + Math.floor(window / 2)];
  }
  return best;
}

function faded(samples: Int16Array, edge: 'start' | 'end'): Int16Array {
  const copy = samples.slice();
  const length = Math.min(samplesIn(FADE_MS), copy.length);
  for (let i = 0; i < length; i += 1) {
    const at = edge === 'start' ? i : copy.length - 1 - i;
    copy[at] = Math.round(((copy[at] ?? 0) * i) / length);
  }
  return copy;
}

/**
 * Inserts silences into continuous speech. The speech before each pause keeps the intonation of an
 * unfinished sentence.
 * @param cuts in order; `at` is the sample to cut at, and `ms` is the length of the pause, measured
 *   from the last voiced sample before it to the first one after it
 */
export function insertPauses(
  samples: Int16Array,
  cuts: readonly { at: number; ms: number }[],
): { samples: Int16Array; pauses: PlacedPause[] } {
  const level = voicedLevel(samples);
  const pauses: PlacedPause[] = [];
  const edges = [0, ...cuts.map(({ at }) => at), samples.length];
  let result = faded(samples.slice(0, edges[1]), 'end');
  cuts.forEach(({ ms }, i) => {
    const rest = faded(samples.slice(edges[i + 1], edges[i + 2]), 'start');
    const next = i + 1 < cuts.length ? faded(rest, 'end') : rest;
    const from = lastVoiced(result, level);
    const to = from + samplesIn(ms);
    const start = to - firstVoiced(next, level);
    const longer = new Int16Array(start + next.length);
    longer.set(result.subarray(0, Math.min(from + 1, start)));
    longer.set(next, start);
    pauses.push({ from, to });
    result = longer;
  });
  return { samples: result, pauses };
}

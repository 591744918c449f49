import { CANDIDATE_RATE, createRandom, normalise } from './samples';

/** Resonances of the throat and mouth during a cough, each with its bandwidth (Hz). */
const RESONANCES = [
  { hz: 650, width: 220 },
  { hz: 1_500, width: 350 },
  { hz: 2_700, width: 500 },
];
/** Rise and decay times of a cough's initial burst (ms). */
const ATTACK_MS = 8;
const DECAY_MS = 70;
/** Pitch of the voiced part of a cough (Hz). */
const VOICED_HZ = 135;

function resonator({ hz, width }: { hz: number; width: number }): (input: number) => number {
  const radius = Math.exp((-Math.PI * width) / CANDIDATE_RATE);
  const turn = 2 * radius * Math.cos((2 * Math.PI * hz) / CANDIDATE_RATE);
  let [last, before] = [0, 0];
  return (input) => {
    const output = input + turn * last - radius * radius * before;
    [last, before] = [output, last];
    return output;
  };
}

/**
 * Returns one cough lasting `ms` milliseconds: a burst of air through the throat, mixed with a
 * little voicing.
 */
function burst(ms: number, random: () => number): Float64Array {
  const filters = RESONANCES.map(resonator);
  return Float64Array.from({ length: Math.round((ms * CANDIDATE_RATE) / 1_000) }, (_, i) => {
    const at = (i / CANDIDATE_RATE) * 1_000;
    const envelope =
      Math.min(1, at / ATTACK_MS) * Math.exp(-Math.max(0, at - ATTACK_MS) / DECAY_MS);
    const air = (random() * 2 - 1) * envelope;
    const voice =
      i % Math.round(CANDIDATE_RATE / VOICED_HZ) === 0
        ? 2 * Math.min(1, at / 60) * Math.exp(-at / 110)
        : 0;
    return filters.reduce((sum, filter) => sum + filter(air + voice), 0);
  });
}

/** Returns one or more coughs, 140 ms apart; the same seed gives the same samples. */
export function cough(bursts: number, seed: number, loudest: number): Int16Array {
  const random = createRandom(seed);
  const parts = Array.from({ length: bursts }, () => [
    ...burst(260, random),
    ...new Array<number>(Math.round(CANDIDATE_RATE * 0.14)).fill(0),
  ]).flat();
  const most = parts.reduce((found, sample) => Math.max(found, Math.abs(sample)), 1e-9);
  return normalise(
    Int16Array.from(parts, (sample) => Math.round((sample / most) * 30_000)),
    loudest,
  );
}

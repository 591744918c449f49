import { STT_SAMPLE_RATE } from '../../stt/stt';

const samplesIn = (ms: number) => Math.round((ms * STT_SAMPLE_RATE) / 1_000);

const PITCH = 120;
const LOUDEST = 9_000;

/** Synthesizes a voice from harmonics. `weight` returns the relative level at a frequency. */
function harmonics(ms: number, weight: (hz: number) => number): Int16Array {
  const count = 30;
  const weights = Array.from({ length: count }, (_, i) => weight(PITCH * (i + 1)));
  const sum = weights.reduce((total, each) => total + each, 0);
  return Int16Array.from(
    { length: samplesIn(ms) },
    (_, t) =>
      (LOUDEST / sum) *
      weights.reduce(
        (total, each, i) =>
          total + each * Math.sin((2 * Math.PI * PITCH * (i + 1) * t) / STT_SAMPLE_RATE + i),
        0,
      ),
  );
}

const resonance = (hz: number, centre: number, width: number) =>
  1 / (1 + ((hz - centre) / width) ** 2);

/** Returns an "ah" sound, with formants at 700 and 1,200 Hz. */
export const vowel = (ms: number) =>
  harmonics(
    ms,
    (hz) =>
      resonance(hz, 700, 130) + 0.6 * resonance(hz, 1_200, 150) + 0.1 * resonance(hz, 2_500, 200),
  );

/** Returns an "mm" sound, in which only the lowest harmonics are strong. */
export const hum = (ms: number) => harmonics(ms, (hz) => (hz < 400 ? 1 : 0.01));

/** Returns a burst of air: noise with few high frequencies, identical on every call. */
export function noise(ms: number): Int16Array {
  let state = 7;
  let smooth = 0;
  return Int16Array.from({ length: samplesIn(ms) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    smooth += 0.4 * ((state / 2 ** 31 - 1) * LOUDEST - smooth);
    return smooth;
  });
}

export const quiet = (ms: number) => new Int16Array(samplesIn(ms));

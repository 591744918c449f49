import { powerSpectrum } from '../../turn-detection/spectrum';

/** Measurements of the qualities by which listeners tell voices apart. */
export interface VoiceMeasures {
  /** Median fundamental frequency of the voiced frames (Hz). */
  pitch: number;
  /** Words per minute from the first sound to the last, including pauses between sentences. */
  rate: number;
  /** Brightness: the spectral centroid of the voiced frames (Hz). */
  centroid: number;
  /** Share of the audible frames that have a pitch (0–1). Low for whispers and croaks. */
  voiced: number;
}

const FRAME_S = 0.046;
const HOP_S = 0.05;
/** The lowest and highest pitch to look for (Hz). */
const LOWEST = 60;
const HIGHEST = 400;
/** Minimum autocorrelation at the pitch period for a frame to count as voiced (0–1). */
const VOICED = 0.5;
/**
 * Take the shortest period whose correlation reaches this fraction of the maximum, because
 * multiples of the pitch period correlate too.
 */
const AS_GOOD = 0.9;
/**
 * A frame is treated as a pause if its root mean square is less than this fraction of the loudest
 * frame's.
 */
const PAUSE = 0.05;

/** Measures the voice in a recording that contains `words` words. `samples` must be 16-bit mono. */
export function measureVoice(
  samples: Int16Array,
  sampleRate: number,
  words: number,
): VoiceMeasures {
  const size = 2 ** Math.round(Math.log2(FRAME_S * sampleRate));
  const hop = Math.round(HOP_S * sampleRate);
  const frames: Int16Array[] = [];
  for (let at = 0; at + size <= samples.length; at += hop)
    frames.push(samples.subarray(at, at + size));
  const levels = frames.map(rms);
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  const sounding = levels.flatMap((level, index) => (level > loudest * PAUSE ? [index] : []));
  const seconds = ((sounding.at(-1) ?? 0) - (sounding[0] ?? 0)) * HOP_S + FRAME_S;
  const pitches: number[] = [];
  let [power, weighted] = [0, 0];
  for (const index of sounding) {
    const frame = frames[index] ?? new Int16Array();
    const pitch = pitchOf(frame, sampleRate);
    if (pitch === null) continue;
    pitches.push(pitch);
    for (const [bin, value] of powerSpectrum(frame).entries()) {
      power += value;
      weighted += (value * bin * sampleRate) / size;
    }
  }
  return {
    pitch: median(pitches),
    rate: (words * 60) / seconds,
    centroid: weighted / power,
    voiced: pitches.length / sounding.length,
  };
}

/**
 * Returns a frame's fundamental frequency (Hz), found by normalized autocorrelation, or null if it
 * has none.
 */
export function pitchOf(frame: Int16Array, sampleRate: number): number | null {
  // Halve the sample rate, which makes this four times faster. The lower rate is still high enough
  // to detect the pitch of speech.
  const half = Float64Array.from(
    { length: frame.length >> 1 },
    (_, i) => (frame[2 * i] ?? 0) + (frame[2 * i + 1] ?? 0),
  );
  const rate = sampleRate / 2;
  const [shortest, longest] = [Math.floor(rate / HIGHEST), Math.ceil(rate / LOWEST)];
  const energy = energies(half);
  const values: number[] = [];
  for (let lag = shortest; lag <= longest; lag += 1) values.push(correlation(half, energy, lag));
  const best = Math.max(...values);
  if (best < VOICED) return null;
  const peak = values.findIndex(
    (value, i) =>
      value >= best * AS_GOOD && value >= (values[i - 1] ?? -1) && value >= (values[i + 1] ?? -1),
  );
  return rate / (shortest + peak + offPeak(values[peak - 1], values[peak], values[peak + 1]));
}

/**
 * Fits a parabola through three neighboring values, and returns the offset of its peak from the
 * middle one (-0.5 to 0.5).
 */
function offPeak(before = 0, peak = 0, after = 0): number {
  const bend = before - 2 * peak + after;
  return bend < 0 ? (0.5 * (before - after)) / bend : 0;
}

/** Returns the prefix sums of the samples' energy. */
function energies(frame: Float64Array): Float64Array {
  const sums = new Float64Array(frame.length + 1);
  for (let i = 0; i < frame.length; i += 1) sums[i + 1] = (sums[i] ?? 0) + (frame[i] ?? 0) ** 2;
  return sums;
}

function correlation(frame: Float64Array, energy: Float64Array, lag: number): number {
  let both = 0;
  for (let i = lag; i < frame.length; i += 1) both += (frame[i] ?? 0) * (frame[i - lag] ?? 0);
  const first = energy[frame.length - lag] ?? 0;
  const second = (energy[frame.length] ?? 0) - (energy[lag] ?? 0);
  return first > 0 && second > 0 ? both / Math.sqrt(first * second) : 0;
}

function rms(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return Math.sqrt(sum / frame.length);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns the distance between two frequencies in semitones. */
export const semitones = (a: number, b: number): number => Math.abs(12 * Math.log2(a / b));
/** Returns the relative difference between two values: 0.1 if one is 10% larger than the other. */
export const proportion = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b) - 1;

import type { SoundKind } from '@portal/interviewing';
import { STT_SAMPLE_RATE } from '../stt/stt';
import { powerSpectrum } from './spectrum';

/** Features of one window of audio. Levels and ratios are in dB. */
export interface Features {
  /** Level relative to full scale. */
  level: number;
  /**
   * Highest autocorrelation at any lag within the pitch range of the human voice: near 0 for noise,
   * 1 for a perfect tone.
   */
  voicing: number;
  /**
   * Power of the vowel formants (500–3,000 Hz) relative to the lowest band (80–500 Hz). Very low
   * while the lips are closed.
   */
  formants: number;
  /** Power of any hiss (above 3,000 Hz) relative to everything below it. */
  hiss: number;
}

/** Pitch range of the human voice (Hz). */
const PITCH = { lowest: 70, highest: 400 };
/**
 * Number of samples before the window that pitch detection also needs: at least one period of the
 * lowest pitch.
 */
const HISTORY = 256;
const QUIETEST = -100;

/**
 * Returns the features of a window.
 * @param history the samples just before the window.
 */
export function featuresOf(window: Int16Array, history: Int16Array): Features {
  return {
    level: levelOf(window),
    voicing: voicingOf(window, history),
    ...balanceOf(window),
  };
}

/** Returns the features that tell how a window's power is spread over the frequencies. */
export function balanceOf(window: Int16Array): Pick<Features, 'formants' | 'hiss'> {
  const power = powerSpectrum(window);
  const band = (from: number, to: number) => {
    const bin = (hz: number) => Math.round((hz * window.length) / STT_SAMPLE_RATE);
    let sum = 1e-12;
    for (let k = bin(from); k < bin(to); k += 1) sum += power[k] ?? 0;
    return sum;
  };
  const [low, middle, high] = [band(80, 500), band(500, 3_000), band(3_000, 7_800)];
  return { formants: decibels(middle / low), hiss: decibels(high / (low + middle)) };
}

/** Returns the level of the samples (dBFS). */
export function levelOf(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.max(QUIETEST, decibels(sum / Math.max(1, samples.length) / 32_768 ** 2 + 1e-10));
}

/**
 * Returns the voicing (see `Features`). Uses half the sample rate, which is enough to detect pitch
 * and takes a quarter of the time.
 */
function voicingOf(window: Int16Array, history: Int16Array): number {
  const samples = Float64Array.from({ length: (history.length + window.length) / 2 }, (_, i) => {
    const at = 2 * i - history.length;
    return at < 0
      ? ((history[2 * i] ?? 0) + (history[2 * i + 1] ?? 0)) / 2
      : ((window[at] ?? 0) + (window[at + 1] ?? 0)) / 2;
  });
  const rate = STT_SAMPLE_RATE / 2;
  let best = 0;
  for (let lag = Math.floor(rate / PITCH.highest); lag <= rate / PITCH.lowest; lag += 1)
    best = Math.max(best, correlationAt(samples, lag));
  return best;
}

function correlationAt(samples: Float64Array, lag: number): number {
  let [product, now, before] = [0, 0, 0];
  for (let i = lag; i < samples.length; i += 1) {
    const a = samples[i] ?? 0;
    const b = samples[i - lag] ?? 0;
    product += a * b;
    now += a * a;
    before += b * b;
  }
  return product / Math.sqrt(now * before + 1_000);
}

const decibels = (ratio: number): number => 10 * Math.log10(ratio);

/**
 * Limits tuned with the sounds in `bench/barge-in`; see its README. Levels and ratios are in dB, as
 * in `Features`.
 */
const LIMITS = {
  /**
   * Minimum probability of speech. The VAD model gives coughs, breathing and knocks a probability
   * below 0.4, and the first window of most speech 0.5–0.8.
   */
  speech: 0.5,
  /**
   * The start of speech must also have a clear pitch or a hiss like that of an "s", because the VAD
   * model sometimes mistakes the breath of a cough for speech.
   */
  begun: { voicing: 0.45, hiss: 0 },
  /** Minimum level above the noise in the room (dB). Quieter sounds are treated as silence. */
  overNoise: 9,
  /** Closed lips: a pitch at least this clear, with formants and hiss no stronger than this. */
  hum: { voicing: 0.65, formants: -17, hiss: -25 },
  /**
   * Lips opening after a hum: a clear pitch and strong formants, unlike breath through the nose
   * ("mm-hm"). At most `softer` dB quieter than the hum.
   */
  opened: { voicing: 0.45, formants: -14, softer: 6 },
  /**
   * A blast of air: much louder than the noise in the room and without a clear pitch. Its hiss is
   * weaker than that of an "s", but stronger than that of a vowel. If the VAD model rates the
   * window as speech, the level must also rise steeply (`jump`) and be at most `softer` dB below
   * that of the loudest window so far.
   */
  blast: { overNoise: 22, voicing: 0.35, hiss: { from: -20, to: -3 }, jump: 15, softer: 6 },
  /**
   * How much louder a vowel must be than the blast of the consonant before it (dB). The voiced part
   * of a cough is quieter than the cough's blast.
   */
  vowelOverBlast: 3,
  /**
   * After a blast of air, this many voiced windows count as the start of speech, even if they are
   * up to `softer` dB quieter than the blast.
   */
  voiceAfterBlast: { windows: 5, softer: 12 },
  /** After this many silent windows, the next sound is treated as a new one. */
  newSound: 6,
} as const;
/**
 * Maximum rise of the estimated noise level per window (dB), equivalent to 3 dB per second. The
 * estimate falls immediately.
 */
const NOISE_RISE = 0.1;
/**
 * Initial and minimum estimate of the noise level (dBFS). A lower level means that audio is
 * missing, not that the room is quiet.
 */
const NOISE_AT_LEAST = -74;
/** Maximum estimate of the noise level (dBFS). Anything louder at the start is probably speech. */
const NOISE_AT_MOST = -40;

/** The current sound. `level` is the level of its loudest window. */
type Sound =
  | { name: 'new'; level: number }
  | { name: 'hummed'; level: number }
  /**
   * The sound contains a burst of air. `voiced` is the number of voiced windows since the burst.
   */
  | { name: 'blasted'; level: number; voiced: number }
  | { name: 'spoken'; level: number };

/**
 * Distinguishes speech from hums and noise, window by window, so the interviewer can react quickly.
 */
export class Onset {
  private history = new Int16Array(HISTORY);
  private noise = NOISE_AT_LEAST;
  private levelBefore = QUIETEST;
  private silentWindows = LIMITS.newSound as number;
  private sound: Sound = { name: 'new', level: QUIETEST };

  /**
   * Learns the noise level from a window without classifying it. The next window starts a new
   * sound.
   */
  skip(window: Int16Array): void {
    this.follow(window, levelOf(window));
    this.silentWindows = LIMITS.newSound;
  }

  /**
   * Classifies a window of audio.
   * @param probability probability that the window contains speech (0–1).
   */
  classify(window: Int16Array, probability: number): Exclude<SoundKind, 'echo'> {
    const { history, levelBefore } = this;
    const level = levelOf(window);
    this.follow(window, level);
    if (level < this.noise + LIMITS.overNoise) {
      this.silentWindows += 1;
      return 'silence';
    }
    const features = featuresOf(window, history);
    const jump = level - levelBefore;
    if (this.silentWindows >= LIMITS.newSound) this.sound = { name: 'new', level: QUIETEST };
    this.silentWindows = 0;
    this.sound = next(this.sound, features, probability, { jump, overNoise: level - this.noise });
    return kindOf(this.sound, features, probability);
  }

  private follow(window: Int16Array, level: number): void {
    this.history = window.slice(-HISTORY);
    this.levelBefore = level;
    this.noise = Math.max(NOISE_AT_LEAST, Math.min(NOISE_AT_MOST, level, this.noise + NOISE_RISE));
  }
}

function next(
  sound: Sound,
  features: Features,
  probability: number,
  { jump, overNoise }: { jump: number; overNoise: number },
): Sound {
  const level = Math.max(features.level, sound.level);
  const voice = probability >= LIMITS.speech;
  if (
    isBlast(features) &&
    overNoise >= LIMITS.blast.overNoise &&
    (!voice || (jump >= LIMITS.blast.jump && features.level >= sound.level - LIMITS.blast.softer))
  )
    return { name: 'blasted', level, voiced: 0 };
  switch (sound.name) {
    case 'blasted':
      return afterBlast(sound, features, voice);
    case 'spoken':
      return { name: 'spoken', level };
    case 'hummed':
      return { name: voice && hasOpened(features, sound.level) ? 'spoken' : 'hummed', level };
    case 'new':
      if (!voice) return { name: 'new', level };
      if (isHum(features)) return { name: 'hummed', level };
      return { name: hasBegun(features) ? 'spoken' : 'new', level };
  }
}

function afterBlast(
  sound: Extract<Sound, { name: 'blasted' }>,
  features: Features,
  voice: boolean,
): Sound {
  const near = features.level >= sound.level - LIMITS.voiceAfterBlast.softer;
  const voiced = sound.voiced + (voice && near && features.voicing >= LIMITS.blast.voicing ? 1 : 0);
  const vowel = voiced > sound.voiced && features.level >= sound.level + LIMITS.vowelOverBlast;
  return vowel || voiced >= LIMITS.voiceAfterBlast.windows
    ? { name: 'spoken', level: Math.max(sound.level, features.level) }
    : { ...sound, voiced };
}

function kindOf(sound: Sound, features: Features, probability: number): 'speech' | 'hum' | 'noise' {
  if (sound.name === 'hummed' || (isHum(features) && sound.name !== 'blasted')) return 'hum';
  return sound.name === 'spoken' && probability >= LIMITS.speech ? 'speech' : 'noise';
}

const isHum = ({ voicing, formants, hiss }: Features) =>
  voicing >= LIMITS.hum.voicing && formants <= LIMITS.hum.formants && hiss <= LIMITS.hum.hiss;

const isBlast = ({ voicing, hiss }: Features) =>
  voicing < LIMITS.blast.voicing && hiss > LIMITS.blast.hiss.from && hiss < LIMITS.blast.hiss.to;

const hasBegun = ({ voicing, hiss }: Features) =>
  voicing >= LIMITS.begun.voicing || hiss >= LIMITS.begun.hiss;

/**
 * Whether a hum has become speech. A strong hiss shows this, and so do acoustic features of open
 * lips.
 */
const hasOpened = ({ level, voicing, formants, hiss }: Features, hummed: number) =>
  hiss > 0 ||
  (level >= hummed - LIMITS.opened.softer &&
    voicing >= LIMITS.opened.voicing &&
    formants >= LIMITS.opened.formants);

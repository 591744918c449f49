import type { SoundKind } from '@portal/interviewing';
import { STT_SAMPLE_RATE } from '../stt/stt';
import { powerSpectrum } from './spectrum';

/** One window of sound in figures. Levels and ratios in dB. */
export interface Features {
  /** Of full scale. */
  level: number;
  /** The best autocorrelation at the lag of a human pitch: 0 noise, 1 a perfect tone. */
  voicing: number;
  /** The vowels' resonances (500–3,000 Hz) against the lowest (80–500 Hz): a mouth that is shut has next to none. */
  formants: number;
  /** Hiss (over 3,000 Hz) against all below. */
  hiss: number;
}

/** Pitch of human voices (Hz). */
const PITCH = { lowest: 70, highest: 400 };
/** Pitch is looked for in the window and this much before it (samples): two periods of the lowest pitch and more. */
const HISTORY = 256;
const QUIETEST = -100;

/** @param history the samples before the window. */
export function featuresOf(window: Int16Array, history: Int16Array): Features {
  const power = powerSpectrum(window);
  const band = (from: number, to: number) => {
    const bin = (hz: number) => Math.round((hz * window.length) / STT_SAMPLE_RATE);
    let sum = 1e-12;
    for (let k = bin(from); k < bin(to); k += 1) sum += power[k] ?? 0;
    return sum;
  };
  const [low, middle, high] = [band(80, 500), band(500, 3_000), band(3_000, 7_800)];
  return {
    level: levelOf(window),
    voicing: voicingOf(window, history),
    formants: decibels(middle / low),
    hiss: decibels(high / (low + middle)),
  };
}

/** dB of full scale. */
export function levelOf(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.max(QUIETEST, decibels(sum / Math.max(1, samples.length) / 32_768 ** 2 + 1e-10));
}

/** At half the rate, which holds all of a pitch and costs a quarter. */
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

/** Limits found on the sounds of `bench/barge-in`; its README says how. dB and ratios as in `Features`. */
const LIMITS = {
  /** Voice activity from here on is speech; the model gives coughs, breath and knocks under 0.4, and most speech 0.5–0.8 in its first window. */
  speech: 0.5,
  /** Where a sound begins, speech has a clear pitch, or the hiss of an s: the model takes the air of a cough or a throat for a voice now and then. */
  begun: { voicing: 0.45, hiss: 0 },
  /** Less loud over the noise of the room than this is silence. */
  overNoise: 9,
  /** A shut mouth: a clear pitch, the vowels' resonances this far down, hiss as well. */
  hum: { voicing: 0.65, formants: -17, hiss: -25 },
  /** After a hum, a mouth that has opened: no breath through the nose ("mm-hm"), and not softer than the hum by more than this. */
  opened: { voicing: 0.45, formants: -14, softer: 6 },
  /**
   * A blast of air: loud over the noise of the room, no pitch, and neither the hiss of an s, which has its power above, nor the dullness of a vowel. In the middle of a sound
   * one that jumps up from near silence, as loud as anything before it.
   */
  blast: { overNoise: 22, voicing: 0.35, hiss: { from: -20, to: -3 }, jump: 15, softer: 6 },
  /** A vowel is louder than the consonant's blast before it by this; what is voiced in a cough is softer than its blast. */
  vowelOverBlast: 3,
  /** After a blast so much voice is speech all the same, consonants between its vowels left out (windows), where it is not softer than the blast by more than this. */
  voiceAfterBlast: { windows: 5, softer: 12 },
  /** Silence after which a sound begins anew (windows). */
  newSound: 6,
} as const;
/** How fast the noise of the room is thought to rise (dB a window): 3 dB a second. It falls at once. */
const NOISE_RISE = 0.1;
/** No room is quieter: what is, stands in the place of sound that did not come (dB). Taken for the room's until that is known. */
const NOISE_AT_LEAST = -74;
/** A noisier room than this is taken for speech that began before anything else was heard (dB). */
const NOISE_AT_MOST = -40;

/** What is known of the sound under way. Levels are those of the loudest window. */
type Sound =
  | { name: 'new'; level: number }
  | { name: 'hummed'; level: number }
  /** Began with a blast; so many windows of voice since. */
  | { name: 'blasted'; level: number; voiced: number }
  | { name: 'spoken'; level: number };

/** Tells speech from hums and noise, window by window, in time to act on it. */
export class Onset {
  private history = new Int16Array(HISTORY);
  private noise = NOISE_AT_LEAST;
  private levelBefore = QUIETEST;
  private silentWindows = LIMITS.newSound as number;
  private sound: Sound = { name: 'new', level: QUIETEST };

  /** Learns the noise of the room from a window whose kind is of no interest; what follows is a new sound. */
  skip(window: Int16Array): void {
    this.follow(window, levelOf(window));
    this.silentWindows = LIMITS.newSound;
  }

  /** @param probability of voice activity in the window, 0–1. */
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

/** A hiss opens the mouth too. */
const hasOpened = ({ level, voicing, formants, hiss }: Features, hummed: number) =>
  hiss > 0 ||
  (level >= hummed - LIMITS.opened.softer &&
    voicing >= LIMITS.opened.voicing &&
    formants >= LIMITS.opened.formants);

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWavHeader, SampleReader } from '../../tts/wav';
import { STT_SAMPLE_RATE } from '../stt';

/** A synthetic voice: the program that speaks, and its name there. */
export interface SyntheticVoice {
  engine: 'flite' | 'espeak-ng';
  name: string;
}

/**
 * The voices, named before the recognizer's adaptation was fitted: two for fitting, the others for
 * the figures. They are of two engines, of women and men, with American, Scottish and English
 * accents.
 */
export const VOICES: Readonly<Record<'tuning' | 'held-out', readonly SyntheticVoice[]>> = {
  tuning: [
    { engine: 'flite', name: 'slt' },
    { engine: 'espeak-ng', name: 'en-us+m3' },
  ],
  'held-out': [
    { engine: 'flite', name: 'rms' },
    { engine: 'flite', name: 'awb' },
    { engine: 'espeak-ng', name: 'en-gb+f2' },
  ],
};

/** Silence before and after what is said (ms). */
const SILENCE_MS = 300;
/** Level of the noise below the speech, both as root mean square (dB). */
const NOISE_BELOW_DB = 20;
/** Length of the pieces that are speech or silence, in samples (20 ms). */
const PIECE = (20 * STT_SAMPLE_RATE) / 1_000;
/** A piece whose level is further than this below that of the loudest is silence (dB). */
const SILENCE_BELOW_DB = 30;

/**
 * Speaks a sentence, with a little silence around it.
 * @returns samples at `STT_SAMPLE_RATE`
 * @throws Error if the voice's program is missing or fails
 */
export function synthesize({ engine, name }: SyntheticVoice, sentence: string): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'synthetic-speech-'));
  try {
    const wav = join(folder, 'said.wav');
    if (engine === 'flite') execFileSync('flite', ['-voice', name, '-t', sentence, '-o', wav]);
    else execFileSync('espeak-ng', ['-v', name, '-s', '160', '-w', wav, sentence]);
    const { samples, rate } = readWav(wav);
    return padded(resampled(samples, rate));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Speaks sentences, and keeps the recordings in a folder. */
export class Speaker {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** Returns a sentence as `synthesize` does. */
  say(voice: SyntheticVoice, sentence: string): Int16Array {
    const { engine, name } = voice;
    const id = createHash('sha256').update(`${engine} ${name} ${sentence}`).digest('hex');
    const file = join(this.folder, `${id.slice(0, 24)}.raw`);
    if (!existsSync(file)) {
      writeFileSync(`${file}.part`, Buffer.from(synthesize(voice, sentence).buffer));
      renameSync(`${file}.part`, file);
    }
    const bytes = readFileSync(file);
    return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2).slice();
  }
}

function readWav(file: string): { samples: Int16Array; rate: number } {
  const bytes = readFileSync(file);
  const format = readWavHeader(bytes);
  if (format?.channels !== 1 || format.bitsPerSample !== 16)
    throw new Error(`${file}: not a mono recording with 16 bits`);
  return {
    samples: new SampleReader().read(bytes.subarray(format.dataOffset)),
    rate: format.sampleRate,
  };
}

/** Interpolates linearly, which is good enough for synthetic speech. */
function resampled(samples: Int16Array, rate: number): Int16Array {
  if (rate === STT_SAMPLE_RATE) return samples;
  const step = rate / STT_SAMPLE_RATE;
  return Int16Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const at = i * step;
    const left = Math.floor(at);
    const [a, b] = [samples[left] ?? 0, samples[left + 1] ?? 0];
    return Math.round(a + (b - a) * (at - left));
  });
}

function padded(samples: Int16Array): Int16Array {
  const silence = (SILENCE_MS * STT_SAMPLE_RATE) / 1_000;
  const all = new Int16Array(samples.length + 2 * silence);
  all.set(samples, silence);
  return all;
}

/** Returns the mean power of what is said, without the silence before, after and in between. */
function powerOfSpeech(samples: Int16Array): number {
  const pieces = Array.from({ length: Math.ceil(samples.length / PIECE) }, (_, i) => {
    const piece = samples.subarray(i * PIECE, (i + 1) * PIECE);
    return piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length;
  });
  const silence = Math.max(...pieces) * 10 ** (-SILENCE_BELOW_DB / 10);
  const speech = pieces.filter((power) => power >= silence);
  return speech.reduce((sum, power) => sum + power, 0) / speech.length;
}

/** Adds white noise 20 dB below the speech, the same in every run. */
export function withNoise(samples: Int16Array): Int16Array {
  // Uniform noise has a third of the power of its peak.
  const peak = Math.sqrt(3 * powerOfSpeech(samples)) * 10 ** (-NOISE_BELOW_DB / 20);
  let state = 1;
  return samples.map((sample) => {
    state = (state * 48_271) % 2_147_483_647;
    const noise = ((state / 2_147_483_647) * 2 - 1) * peak;
    return Math.max(-32_768, Math.min(32_767, Math.round(sample + noise)));
  });
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE } from './synth.mjs';

const toSound = (wav) => {
  const raw = execFileSync('sox', [wav, '-t', 's16', '-r', String(RATE), '-c', '1', '-'], {
    maxBuffer: 64_000_000,
  });
  const samples = new Int16Array(
    raw.buffer.slice(raw.byteOffset, raw.byteOffset + (raw.length & ~1)),
  );
  return Float64Array.from(samples, (x) => x / 32_768);
};

const inScratch = (make) => {
  const folder = mkdtempSync(join(tmpdir(), 'barge-in-'));
  try {
    const wav = join(folder, 'sound.wav');
    make(wav);
    return toSound(wav);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Trims the silence that the engine adds at both ends: everything more than 40 dB below the loudest
 * sample.
 */
const trimmed = (sound) => {
  const loudest = sound.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const audible = (x) => Math.abs(x) > loudest / 100;
  return sound.slice(sound.findIndex(audible), sound.findLastIndex(audible) + 1);
};

/** Synthesises a candidate's speech. */
export const flite = (voice, text) =>
  trimmed(inScratch((wav) => execFileSync('flite', ['-voice', voice, '-t', text, '-o', wav])));
/**
 * Synthesises words spoken by the interviewer. Text between double brackets is read as phonemes.
 */
export const espeak = (voice, text, rate = 158) =>
  trimmed(
    inScratch((wav) =>
      execFileSync('espeak-ng', ['-v', voice, '-s', String(rate), '-w', wav, text]),
    ),
  );
/** Synthesises a candidate's non-verbal sounds from phonemes. */
export const phones = (voice, names) =>
  trimmed(
    inScratch((wav) =>
      execFileSync('flite', ['-voice', voice, '-p', `pau ${names} pau`, '-o', wav]),
    ),
  );

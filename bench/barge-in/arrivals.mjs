import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { recordingsFolder } from '../recordings.mjs';
import { throughOpus } from './codec.mjs';
import { listening } from './listening.mjs';
import { Words } from './recognizer.mjs';
import { pcm } from './scene.mjs';
import { join, mix, RATE, room, silence } from './synth.mjs';

const BEFORE_MS = 300;
/** Silence between the candidate's answer and the interviewer's reply (ms). */
const REPLY_MS = 600;
/** Time from the interviewer's first sound to the sound of the scene (ms). */
const INTO_MS = 1_211;
const TAIL_MS = 1_600;
const NOISE_DB = -62;
const msOf = (sound) => (sound.length * 1_000) / RATE;

/** Where the microphone's sounds and the recognized words are kept. */
const folder = recordingsFolder('barge-in', import.meta.dirname, [
  'scenes.txt',
  '../held-out/interruptions/scenes.txt',
  'scenes.mjs',
  'synth.mjs',
  'voices.mjs',
  'codec.mjs',
  'recognizer.mjs',
  'arrivals.mjs',
  'listening.mjs',
  'scene.mjs',
  'partials.py',
  '../../services/interviewer/src/stt/segmenter.ts',
  '../../services/interviewer/src/turn-detection/voice-activity.ts',
]);

let recognizer = null;

async function record({ answer, sound }) {
  const before = join(silence(BEFORE_MS), answer(), silence(REPLY_MS));
  const begun = join(before, silence(INTO_MS));
  const heard = join(begun, sound(), silence(TAIL_MS));
  const samples = throughOpus(pcm(mix(heard, room(msOf(heard), NOISE_DB))));
  recognizer ??= new Words(listening);
  const words = await recognizer.of(samples.slice(before.length));
  const saidAt = msOf(before);
  return {
    samples,
    saidAt,
    begin: msOf(begun),
    words: words.map(({ at, text }) => ({ at: at + saidAt, text })),
  };
}

/**
 * Returns what arrives of a scene: the microphone's samples, and the words that the built-in
 * recognizer makes of what voice activity detection cuts out. `saidAt` is when the interviewer
 * begins, `begin` when the sound of the scene does (ms). Each scene is recorded only once.
 */
export async function arrivalOf(scene) {
  const name = path(
    folder,
    createHash('sha256').update(`${scene.group} ${scene.name}`).digest('hex').slice(0, 16),
  );
  if (!existsSync(`${name}.json`)) {
    mkdirSync(folder, { recursive: true });
    const { samples, ...rest } = await record(scene);
    writeFileSync(
      `${name}.s16`,
      Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
    );
    writeFileSync(`${name}.json`, JSON.stringify(rest));
  }
  const bytes = readFileSync(`${name}.s16`);
  return {
    heard: new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
    ...JSON.parse(readFileSync(`${name}.json`, 'utf8')),
  };
}

/** Ends the recognizer, if it was needed. */
export const closeRecognizer = () => recognizer?.close();

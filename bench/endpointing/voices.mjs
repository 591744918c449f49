import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const RATE = 16_000;

/**
 * Renders speech with flite's voices and caches it in a folder, with the end time of each phone.
 */
export class Voices {
  constructor(folder) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Returns the speech for a complete text, up to the end of its last phone. Trailing silence is
   * omitted.
   */
  whole(voice, text) {
    const { pcm, sounds } = this.render(voice, text);
    return pcm.slice(0, Math.round(sounds.at(-1) * RATE));
  }

  /**
   * Returns the speech for the beginning of a text, pronounced as it is within the whole text and
   * cut off before the rest.
   */
  beginning(voice, text, beginning) {
    const { pcm, sounds } = this.render(voice, text);
    const count = this.render(voice, beginning).sounds.length;
    return pcm.slice(0, Math.round(sounds[Math.min(count, sounds.length) - 1] * RATE));
  }

  render(voice, text) {
    const name = join(
      this.folder,
      createHash('sha1').update(`${voice} ${text}`).digest('hex').slice(0, 16),
    );
    if (!existsSync(`${name}.phones`)) {
      writeFileSync(
        `${name}.phones`,
        execFileSync('flite', ['-voice', voice, '-psdur', '-t', text, '-o', `${name}.wav`]),
      );
    }
    const sounds = readFileSync(`${name}.phones`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter((phone) => !phone.startsWith('pau:'))
      .map((phone) => Number(phone.slice(phone.lastIndexOf(':') + 1)));
    const file = readFileSync(`${name}.wav`);
    const samples = file.subarray(file.indexOf('data') + 8);
    return {
      pcm: new Int16Array(
        samples.buffer.slice(samples.byteOffset, samples.byteOffset + (samples.length & ~1)),
      ),
      sounds,
    };
  }
}

/**
 * Pads the speech with silence at both ends and adds the background noise of a quiet room
 * (amplitude 4 of 32,768). The noise is the same in every run.
 */
export function inQuietRoom(speech, beforeMs, afterMs) {
  const before = (beforeMs * RATE) / 1_000;
  const sound = new Int16Array(before + speech.length + (afterMs * RATE) / 1_000);
  sound.set(speech, before);
  let seed = 1;
  for (let at = 0; at < sound.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    sound[at] += (seed % 9) - 4;
  }
  return sound;
}

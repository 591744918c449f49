import Espeak from '@echogarden/espeak-ng-emscripten';
import { execFileSync } from 'node:child_process';

/** Whether the espeak-ng program is installed. */
export function espeakInstalled(): boolean {
  try {
    execFileSync('espeak-ng', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('espeak-ng is not installed: its native build is NOT tested\n');
    return false;
  }
}

/** Returns the phonemes (IPA) with which a build of espeak-ng says a text. */
export type Sounds = (text: string, voice: string) => string;

export const nativeSounds: Sounds = (text, voice) =>
  plain(
    execFileSync('espeak-ng', ['-v', voice, '-q', '-b', '1', '--ipa', '--stdin'], {
      input: text,
    }).toString(),
  );

/** Loads the WASM build, as the product does. */
export async function loadWasmSounds(): Promise<Sounds> {
  const { eSpeakNGWorker } = await Espeak({ print: () => undefined, printErr: () => undefined });
  const espeak = new eSpeakNGWorker();
  return (text, voice) => {
    espeak.set_voice(voice);
    return plain(espeak.synthesize_and_get_phonemes(text, () => undefined));
  };
}

/**
 * Removes what differs only in notation: the WASM build's separators, and the two ways in which
 * releases write the vowel of "four". A pause is written as "|".
 */
const plain = (ipa: string) =>
  ipa
    .trim()
    .replace(/_/g, '')
    .replace(/oːɹ/g, 'ɔːɹ')
    .replace(/\s*\n\s*/g, ' | ')
    .replace(/ +/g, ' ');

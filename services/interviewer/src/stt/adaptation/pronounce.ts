import { type EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SpeechError } from '../../speech-error';
import type { PhonemesReply, PhonemesRequest } from '../../tts/espeak-wasm-messages';
import { readingOf } from '../../tts/pronunciation/reading';
import { arpabetOf } from './arpabet';
import { spelledOut } from './pieces';

/** Returns the ways in which each word may be said, in ARPAbet. */
export type Pronounce = (words: readonly string[]) => Promise<Record<string, string[]>>;

type SpeechThread = EventEmitter & Pick<Worker, 'postMessage' | 'terminate'>;

/**
 * Pronounces words as espeak-ng does: as it reads them by itself, by our pronunciation list, and,
 * if they look like an abbreviation, letter by letter.
 * @throws SpeechError if espeak-ng fails.
 */
export const pronounceWithEspeak =
  (
    openThread: () => SpeechThread = () =>
      new Worker(new URL('./espeak-worker.js', import.meta.url)),
  ): Pronounce =>
  async (words) => {
    const readings = words.map((word) => readingsOf(word));
    const asked = [...new Set(readings.flat())];
    const thread = openThread();
    try {
      const replied = once(thread, 'message');
      thread.postMessage({ words: asked } satisfies PhonemesRequest);
      const [reply] = (await replied) as [PhonemesReply];
      if ('error' in reply)
        throw new SpeechError('engine_crashed', 'espeak-ng (WASM)', reply.error);
      const said = new Map(asked.map((text, i) => [text, arpabetOf(reply.ipa[i] ?? '')]));
      return Object.fromEntries(
        words.map((word, i) => [
          word,
          [...new Set(readings[i]!.map((text) => said.get(text) ?? ''))].filter(Boolean),
        ]),
      );
    } finally {
      await thread.terminate();
    }
  };

function readingsOf(word: string): string[] {
  const spelled = spelledOut(word);
  const read = spelled === null || /[aeiouy]/i.test(word) ? [word.toLowerCase()] : [];
  return [...new Set([...(spelled === null ? [] : [spelled]), readingOf(word, 'en-US'), ...read])];
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ExpectedPhrase } from '@portal/interviewing';
import { z } from 'zod';
import { piecesOf } from './adaptation/pieces';
import type { Pronounce } from './adaptation/pronounce';
import { type Guess, type Recognition, type Recognizer, RecognizerError } from './recognizer';

/**
 * Maximum time for loading the model (ms). Loading usually takes half a second, but can take longer
 * on a busy machine.
 */
const READY_TIMEOUT_MS = 15_000;

const lineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('unknown'), pieces: z.array(z.string()) }),
  z.object({ type: z.literal('adapted'), phrases: z.int() }),
  z.object({ type: z.literal('not_adapted'), reason: z.string() }),
  z.object({ type: z.literal('partial'), text: z.string(), sentenceEnd: z.number().nullable() }),
  z.object({
    type: z.literal('final'),
    text: z.string(),
    confidence: z.number(),
    sentenceEnd: z.number().nullable(),
    endings: z.record(z.string(), z.number()),
    words: z.array(z.tuple([z.string(), z.number()])),
  }),
]);

/**
 * Returns the path of the Python script. Searches the parent folders, so it works from both `src/…`
 * and `dist/`.
 */
export function recognizerScript(from = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const script = join(folder, 'pocketsphinx', 'recognizer.py');
    if (existsSync(script)) return script;
    if (dirname(folder) === folder)
      throw new RecognizerError('not_started', 'pocketsphinx/recognizer.py is missing');
  }
}

/**
 * Starts PocketSphinx in a Python process and waits until its model is loaded.
 * @param python interpreter in which PocketSphinx is installed.
 * @throws RecognizerError with code `not_started` and the last line of Python's error output.
 */
export async function startPocketSphinx(
  python: string,
  script = recognizerScript(),
): Promise<PocketSphinx> {
  const child = spawn(python, ['-u', script], { stdio: 'pipe' });
  const complaints: string[] = [];
  child.stderr.on('data', (text: Buffer) =>
    complaints.splice(0, Math.max(0, complaints.length - 20), String(text)),
  );
  // Ignore a broken pipe here, because the `exit` event reports it.
  child.stdin.on('error', () => undefined);
  const engine = new PocketSphinx(child);
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      engine.ready,
      new Promise((_, reject) => {
        timer = setTimeout(
          () => reject(new RecognizerError('not_started', `no answer in ${READY_TIMEOUT_MS} ms`)),
          READY_TIMEOUT_MS,
        );
      }),
    ]);
    return engine;
  } catch (error) {
    engine.close();
    const said = complaints.join('').trim().split('\n').at(-1);
    throw new RecognizerError(
      'not_started',
      [error instanceof Error ? error.message : String(error), said].filter(Boolean).join(': '),
    );
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posterior probability (0–1) below which a word was probably misheard. Of the words in the sentences
 * of `DOUBTED_BELOW` that were spoken without noise, 39 % are wrong: this marks 28 %, of which 72 %
 * are wrong, and misses half of the wrong ones (0.5 would mark 40 %, 65 % wrong). Where the sentence
 * was understood (word error rate < 0.3) it marks 12 % of the words instead of 24 %.
 */
const MISHEARD_BELOW = 0.3;

/** Returns the indexes of the words that were probably misheard. */
const misheardOf = (words: readonly (readonly [string, number])[]): number[] =>
  words.flatMap(([, probability], index) => (probability < MISHEARD_BELOW ? [index] : []));

/** Capitalizes the word "i", because the model's dictionary is all lower case. */
const withCapitalI = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}\d])i(?=$|\s|')/gu, 'I');

/** Communicates with PocketSphinx over pipes. See `pocketsphinx/recognizer.py` for the protocol. */
export class PocketSphinx implements Recognizer {
  onPartial: ((guess: Guess) => void) | null = null;
  readonly ready: Promise<void>;
  private readonly finals: {
    resolve: (heard: Recognition) => void;
    reject: (error: Error) => void;
  }[] = [];
  private adapting: {
    onUnknown: (pieces: string[]) => void;
    onAdapted: (phrases: number) => void;
    onFailed: (error: Error) => void;
  } | null = null;
  private gone: RecognizerError | null = null;

  constructor(private readonly child: ChildProcessWithoutNullStreams) {
    let settle: { resolve: () => void; reject: (error: Error) => void };
    this.ready = new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
    this.ready.catch(() => undefined);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = lineSchema.parse(JSON.parse(line));
      switch (message.type) {
        case 'ready':
          return settle.resolve();
        case 'unknown':
          return this.adapting?.onUnknown(message.pieces);
        case 'adapted':
          return this.adapting?.onAdapted(message.phrases);
        case 'not_adapted':
          return this.adapting?.onFailed(new Error(`PocketSphinx: ${message.reason}`));
        case 'partial':
          return this.onPartial?.({
            text: withCapitalI(message.text),
            sentenceEnd: message.sentenceEnd,
          });
        case 'final':
          return this.finals.shift()?.resolve({
            text: withCapitalI(message.text),
            confidence: message.confidence,
            sentenceEnd: message.sentenceEnd,
            endings: message.endings,
            misheard: misheardOf(message.words),
          });
      }
    });
    const end = (detail: string) => {
      this.gone ??= new RecognizerError('crashed', detail);
      settle.reject(this.gone);
      this.adapting?.onFailed(this.gone);
      for (const waiting of this.finals.splice(0)) waiting.reject(this.gone);
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(`ended with ${code ?? signal}`));
  }

  /**
   * Makes the recognizer expect phrases. It hears as before until this is done, which takes about a
   * second.
   * @returns the number of phrases that it expects now. Those that nobody can pronounce are left out,
   *   and of very many the less particular (`pocketsphinx/adaptation.py`).
   * @throws RecognizerError if the recognizer is no longer running, what `pronounce` throws, or an
   *   Error if PocketSphinx refuses a phrase. A recognizer that runs hears as before then.
   */
  async adapt(phrases: readonly ExpectedPhrase[], pronounce: Pronounce): Promise<number> {
    const payload = phrases.map(({ shown, words, times }) => ({
      shown,
      pieces: words.flatMap(piecesOf),
      times,
    }));
    try {
      const unknown = await this.answered<string[]>('V', payload, 'onUnknown');
      return await this.answered<number>('P', await pronounce(unknown), 'onAdapted');
    } finally {
      this.adapting = null;
    }
  }

  begin(): void {
    this.send('S');
  }

  accept(samples: Int16Array): void {
    this.send('A', Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
  }

  finish(): Promise<Recognition> {
    if (this.gone) return Promise.reject(this.gone);
    return new Promise((resolve, reject) => {
      this.finals.push({ resolve, reject });
      this.send('E');
    });
  }

  close(): void {
    this.gone ??= new RecognizerError('crashed', 'closed');
    this.child.kill('SIGKILL');
  }

  /** Sends a JSON frame and waits for the message that replies to it. */
  private answered<Reply>(
    kind: 'V' | 'P',
    payload: object,
    event: 'onUnknown' | 'onAdapted',
  ): Promise<Reply> {
    if (this.gone) return Promise.reject(this.gone);
    return new Promise((resolve, reject) => {
      this.adapting = {
        onUnknown: () => undefined,
        onAdapted: () => undefined,
        onFailed: reject,
        [event]: resolve,
      };
      this.send(kind, Buffer.from(JSON.stringify(payload)));
    });
  }

  private send(kind: 'S' | 'A' | 'E' | 'V' | 'P', payload: Buffer = Buffer.alloc(0)): void {
    if (this.gone) return;
    const head = Buffer.alloc(5);
    head.write(kind, 'latin1');
    head.writeUInt32LE(payload.length, 1);
    // Send each frame in a single write. `concat` also copies the samples, because the room reuses
    // its buffers.
    this.child.stdin.write(Buffer.concat([head, payload]));
  }
}

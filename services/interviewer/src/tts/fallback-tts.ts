import { AudioFrame, AudioResampler } from '@livekit/rtc-node';
import type { EngineInfo } from '@portal/protocol';
import { type Clock, systemClock } from '../clock';
import { SpeechError } from '../speech-error';
import { speakable, type Tts } from './tts';

/** A voice that gives no sound for this long, at the beginning of a sentence or in the middle of it, is replaced (ms). */
export const SILENT_VOICE_MS = 2_000;

export type OnFallback = (from: EngineInfo, to: EngineInfo, error: unknown) => void;

/** What became of one engine's try at a text: `ms` of sound were given before it failed. */
type Outcome = { is: 'said' } | { is: 'failed'; ms: number; error: unknown };

/**
 * Voices in order, heard as one, so that an interview never falls silent: where one fails or gives no sound, the next says the rest of that very sentence
 * and all that follow. All sound has the first one's sample rate.
 */
export class FallbackTts implements Tts {
  readonly sampleRate: number;
  private readonly opened: Tts[];
  private current: Tts;

  /** @param behind made only when their turn comes. */
  constructor(
    first: Tts,
    private readonly behind: (() => Tts)[],
    private readonly onFallback: OnFallback,
    private readonly clock: Clock = systemClock,
  ) {
    this.current = first;
    this.opened = [first];
    this.sampleRate = first.sampleRate;
  }

  get info(): EngineInfo {
    return this.current.info;
  }

  async *synthesize(sentence: string, signal: AbortSignal): AsyncGenerator<Int16Array> {
    for (let rest = sentence; speakable(rest) && !signal.aborted;) {
      const engine = this.current;
      const outcome = yield* this.attempt(engine, rest, signal);
      if (outcome.is === 'said') return;
      this.replace(engine, outcome.error);
      rest = restOfSentence(rest, outcome.ms);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.opened.map((engine) => engine.close()));
  }

  /** @throws the error itself where no other voice is left. */
  private replace(failed: Tts, error: unknown): void {
    // Another sentence, rendered at the same time, may have found it out before.
    if (this.current !== failed) return;
    const next = this.behind.shift();
    if (!next) throw error;
    this.current = next();
    this.opened.push(this.current);
    this.onFallback(failed.info, this.current.info, error);
  }

  private async *attempt(
    engine: Tts,
    text: string,
    signal: AbortSignal,
  ): AsyncGenerator<Int16Array, Outcome> {
    const stop = new AbortController();
    const chunks = engine
      .synthesize(text, AbortSignal.any([signal, stop.signal]))
      [Symbol.asyncIterator]();
    const converter = new RateConverter(engine.sampleRate, this.sampleRate);
    const last = this.behind.length === 0;
    let ms = 0;
    try {
      for (;;) {
        const next = await this.inTime(chunks.next(), last ? null : engine, signal);
        if (next === 'aborted') return { is: 'said' };
        if (next.done) break;
        ms += (next.value.length / engine.sampleRate) * 1_000;
        const sound = converter.convert(next.value);
        if (sound.length) yield sound;
      }
      if (ms === 0 && !signal.aborted)
        return {
          is: 'failed',
          ms,
          error: new SpeechError('bad_audio', engine.info.name, 'gave no sound'),
        };
      yield* ending(converter);
      return { is: 'said' };
    } catch (error) {
      yield* ending(converter);
      return { is: 'failed', ms, error };
    } finally {
      stop.abort();
      converter.close();
    }
  }

  /** @param watched the engine whose silence is not put up with; null: the last one may take its time. */
  private inTime<T>(
    chunk: Promise<T>,
    watched: Tts | null,
    signal: AbortSignal,
  ): Promise<T | 'aborted'> {
    return new Promise((resolve, reject) => {
      const stopWaiting = watched
        ? this.clock.after(SILENT_VOICE_MS, () =>
            settle(() =>
              reject(
                new SpeechError(
                  'timed_out',
                  watched.info.name,
                  `gave no sound for ${SILENT_VOICE_MS} ms`,
                ),
              ),
            ),
          )
        : () => undefined;
      const aborted = () => settle(() => resolve('aborted'));
      const settle = (how: () => void) => {
        stopWaiting();
        signal.removeEventListener('abort', aborted);
        how();
      };
      signal.addEventListener('abort', aborted, { once: true });
      chunk.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error as Error)),
      );
      if (signal.aborted) aborted();
    });
  }
}

/** The last moments of a sound, which the filter holds back. */
function* ending(converter: RateConverter): Generator<Int16Array> {
  const sound = converter.flush();
  if (sound.length) yield sound;
}

/** Turns one sound, piece by piece, into another sample rate (LiveKit's SoX resampler). To be closed: it holds memory outside of JavaScript. */
class RateConverter {
  private readonly resampler: AudioResampler | null;

  constructor(
    private readonly from: number,
    to: number,
  ) {
    this.resampler = from === to ? null : new AudioResampler(from, to);
  }

  convert(samples: Int16Array): Int16Array {
    if (!this.resampler || samples.length === 0) return samples;
    // A buffer of its own: the native side reads from the buffer's beginning.
    return samplesOf(
      this.resampler.push(new AudioFrame(samples.slice(), this.from, 1, samples.length)),
    );
  }

  /** What the filter still holds, at the sound's end. */
  flush(): Int16Array {
    return this.resampler ? samplesOf(this.resampler.flush()) : new Int16Array();
  }

  close(): void {
    this.resampler?.close();
  }
}

/** It gives one frame at most. */
const samplesOf = ([frame]: AudioFrame[]): Int16Array => frame?.data ?? new Int16Array();

/** Letters a second of a brisk voice: 160 to 170 words a minute. Arabic is written without its short vowels. */
const LETTERS_PER_S = { latin: 13, arabic: 10 };
/** A clause that begins within this many letters is waited for: two words. */
const NEAR_LETTERS = 10;
/** So little of a sentence is no beginning: it is said again from the start (ms). */
const HARDLY_BEGUN_MS = 400;

const LETTER = /[\p{L}\p{N}]/u;
/** White space after which a clause begins: after a comma, semicolon, colon or dash, the Arabic ones among them. */
const CLAUSE_START = /(?<=[,;:،؛—–])\s+/gu;
const WORD_START = /\s+/gu;

/**
 * What is still to be said of a sentence when a voice broke off in it: from the next clause on where one begins soon, else from the next word.
 * How far it came is estimated, as engines do not tell; a word may be lost or come twice, half a sentence never.
 * @param ms sound of it that was given.
 */
export function restOfSentence(sentence: string, ms: number): string {
  if (ms < HARDLY_BEGUN_MS) return sentence;
  const rate = /\p{Script=Arabic}/u.test(sentence) ? LETTERS_PER_S.arabic : LETTERS_PER_S.latin;
  const said = (ms / 1_000) * rate;
  const starts = (pattern: RegExp) =>
    [...sentence.matchAll(pattern)].map(({ index }) => ({
      index,
      before: letters(sentence.slice(0, index)),
    }));
  const next =
    starts(CLAUSE_START).find(({ before }) => before >= said && before <= said + NEAR_LETTERS) ??
    starts(WORD_START).find(({ before }) => before >= said);
  return next ? sentence.slice(next.index).trim() : '';
}

function letters(text: string): number {
  return [...text].filter((sign) => LETTER.test(sign)).length;
}

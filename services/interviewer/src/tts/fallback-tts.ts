import { AudioFrame, AudioResampler } from '@livekit/rtc-node';
import { USUAL_PROSODY, type EngineInfo, type Prosody } from '@portal/protocol';
import { type Clock, systemClock } from '@portal/clock';
import { SpeechError } from '../speech-error';
import { speakable, type Tts } from './tts';

/**
 * How long to wait for audio, at the start or in the middle of a sentence, before replacing a voice
 * (ms).
 */
export const SILENT_VOICE_MS = 2_000;

export type OnFallback = (from: EngineInfo, to: EngineInfo, error: unknown) => void;

/**
 * The outcome of one engine's attempt to speak some text. `ms` is the duration of the audio that
 * the engine returned before it failed.
 */
type Outcome = { is: 'said' } | { is: 'failed'; ms: number; error: unknown };

/**
 * Combines several voices in order of preference. When one fails or stalls, the next one speaks the
 * rest of that sentence and everything after it. All audio has the first voice's sample rate.
 */
export class FallbackTts implements Tts {
  readonly sampleRate: number;
  private readonly opened: Tts[];
  private current: Tts;

  /**
   * @param behind functions that create the fallback voices, in order of preference. Each is called
   *   only when its voice is needed.
   */
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

  async *synthesize(
    sentence: string,
    signal: AbortSignal,
    prosody: Prosody = USUAL_PROSODY,
  ): AsyncGenerator<Int16Array> {
    for (let rest = sentence; speakable(rest) && !signal.aborted;) {
      const engine = this.current;
      const outcome = yield* this.attempt(engine, rest, signal, prosody);
      if (outcome.is === 'said') return;
      this.replace(engine, outcome.error);
      rest = restOfSentence(rest, outcome.ms, prosody.rate);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.opened.map((engine) => engine.close()));
  }

  /**
   * Switches to the next voice.
   * @throws `error` if no other voice is left
   */
  private replace(failed: Tts, error: unknown): void {
    // A concurrent call for another sentence may already have replaced this voice.
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
    prosody: Prosody,
  ): AsyncGenerator<Int16Array, Outcome> {
    const stop = new AbortController();
    const chunks = engine
      .synthesize(text, AbortSignal.any([signal, stop.signal]), prosody)
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
          error: new SpeechError('bad_audio', engine.info.name, 'returned no sound'),
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

  /**
   * Waits for a chunk of audio.
   * @param watched the engine that is timed out if the chunk is late; null for the last engine,
   *   which has no replacement and so no time limit
   */
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
                  `returned no sound for ${SILENT_VOICE_MS} ms`,
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

/** Yields the last of the audio, which is still buffered in the resampler. */
function* ending(converter: RateConverter): Generator<Int16Array> {
  const sound = converter.flush();
  if (sound.length) yield sound;
}

/**
 * Converts the sample rate of one sentence's audio, chunk by chunk, with LiveKit's SoX resampler.
 * Must be closed, because it holds native memory.
 */
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
    // Copy the samples, because the native code reads from the start of the underlying buffer.
    return samplesOf(
      this.resampler.push(new AudioFrame(samples.slice(), this.from, 1, samples.length)),
    );
  }

  /** Returns the samples that are still buffered in the resampler when the audio ends. */
  flush(): Int16Array {
    return this.resampler ? samplesOf(this.resampler.flush()) : new Int16Array();
  }

  close(): void {
    this.resampler?.close();
  }
}

/** Returns the samples in the resampler's output, which is at most one frame. */
const samplesOf = ([frame]: AudioFrame[]): Int16Array => frame?.data ?? new Int16Array();

/**
 * Letters per second in brisk speech (160 to 170 words per minute). The number is lower for Arabic,
 * because short vowels are not written.
 */
const LETTERS_PER_S = { latin: 13, arabic: 10 };
/**
 * Maximum number of letters to skip in order to resume at the start of a clause: about two words.
 */
const NEAR_LETTERS = 10;
/**
 * If the voice fails before this much of a sentence has been heard (ms), the sentence is repeated
 * from the start.
 */
const HARDLY_BEGUN_MS = 400;

const LETTER = /[\p{L}\p{N}]/u;
/**
 * Matches whitespace after a comma, semicolon, colon or dash (including the Arabic forms), where a
 * new clause starts.
 */
const CLAUSE_START = /(?<=[,;:،؛—–])\s+/gu;
const WORD_START = /\s+/gu;

/**
 * Returns the part of a sentence that is left to speak after a voice fails partway through. Starts
 * at the next clause if it is close, otherwise at the next word. The position is an estimate,
 * because engines don't report how far they got, so a word may be lost or repeated.
 * @param ms duration of the audio that was heard before the failure
 * @param rate the voice's rate, as a percentage of its usual one
 */
export function restOfSentence(
  sentence: string,
  ms: number,
  rate: number = USUAL_PROSODY.rate,
): string {
  if (ms < HARDLY_BEGUN_MS) return sentence;
  const perS = /\p{Script=Arabic}/u.test(sentence) ? LETTERS_PER_S.arabic : LETTERS_PER_S.latin;
  const said = (ms / 1_000) * perS * (rate / 100);
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

import type { stt } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import type { Clock } from '@portal/clock';
import { retry } from '../retry';
import { SpeechError, speechErrorOf } from '../speech-error';
import { STT_SAMPLE_RATE, type Transcription, type SttListener, type SttStream } from './stt';
import type { PluginTraits } from './plugin-stt';
import { LEAD_IN_SAMPLES, Sound } from './sound-journal';

/**
 * Maximum length of a piece (samples). Longer speech is split, because Whisper can process at most
 * 30 s at a time.
 */
const LONGEST_PIECE_SAMPLES = 25 * STT_SAMPLE_RATE;
/**
 * Maximum time to wait for the transcript of a piece of speech, in addition to the duration of the
 * piece (ms).
 */
const ANSWER_LIMIT_MS = 6_000;
/** Delay before the single retry if the endpoint is overloaded or unreachable (ms). */
const RETRY_AFTER_MS = 500;

/**
 * STT stream for a plugin that recognizes speech one segment at a time. The audio is split into
 * segments based on voice activity, and each segment is sent when it is complete.
 */
export class PluginPieces implements SttStream {
  private readonly ending = new AbortController();
  private readonly leadIn = new Sound();
  private piece: Sound | null = null;
  private recognizing = 0;
  private line: Promise<void> = Promise.resolve();

  constructor(
    private readonly engine: stt.STT,
    private readonly traits: PluginTraits,
    private readonly listener: SttListener,
    private readonly clock: Clock,
  ) {}

  get busy(): boolean {
    return !this.over && (this.piece !== null || this.recognizing > 0);
  }

  push(samples: Int16Array): void {
    if (this.over) return;
    if (!this.piece) {
      this.leadIn.add(samples);
      this.leadIn.keepLast(LEAD_IN_SAMPLES);
      return;
    }
    this.piece.add(samples);
    if (this.piece.length < LONGEST_PIECE_SAMPLES) return;
    this.recognizeInTurn(this.piece.joined());
    this.piece = new Sound();
  }

  speechStarted(): void {
    if (this.over || this.piece) return;
    this.piece = new Sound();
    this.leadIn.replay((samples) => this.piece?.add(samples));
    this.leadIn.keepLast(0);
  }

  speechEnded(): void {
    if (this.over || !this.piece) return;
    this.recognizeInTurn(this.piece.joined());
    this.piece = null;
  }

  close(): Promise<void> {
    this.ending.abort();
    return Promise.resolve();
  }

  private get over(): boolean {
    return this.ending.signal.aborted;
  }

  /**
   * Recognizes one piece at a time, so that the words arrive in the order in which they were
   * spoken.
   */
  private recognizeInTurn(samples: Int16Array): void {
    this.recognizing += 1;
    this.line = this.line
      .then(() => this.recognize(samples))
      .then(
        (heard) => {
          this.recognizing -= 1;
          if (!this.over) this.listener.final(heard);
        },
        (error: unknown) => {
          if (this.over) return;
          this.ending.abort();
          this.listener.failed(speechErrorOf(error, this.traits.info.name));
        },
      );
  }

  private recognize(samples: Int16Array): Promise<Transcription> {
    const attempt = () =>
      this.attempt(samples).catch((error: unknown) => {
        throw speechErrorOf(error, this.traits.info.name);
      });
    return retry(attempt, {
      retries: 1,
      delayMs: () => RETRY_AFTER_MS,
      shouldRetry: (error) =>
        !this.over && error instanceof SpeechError && error.code === 'engine_crashed',
      clock: this.clock,
    });
  }

  private async attempt(samples: Int16Array): Promise<Transcription> {
    if (samples.length === 0 || this.over) return { text: '', confidence: null };
    const limit = new AbortController();
    const stop = this.clock.after(
      ANSWER_LIMIT_MS + (samples.length / STT_SAMPLE_RATE) * 1_000,
      () => limit.abort(),
    );
    const signal = AbortSignal.any([limit.signal, this.ending.signal]);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener(
        'abort',
        () =>
          reject(new SpeechError('timed_out', this.traits.info.name, 'returned no words in time')),
        { once: true },
      );
    });
    try {
      const { alternatives } = await Promise.race([
        this.engine.recognize(
          [new AudioFrame(samples, STT_SAMPLE_RATE, 1, samples.length)],
          signal,
        ),
        aborted,
      ]);
      const [best] = alternatives ?? [];
      return {
        text: best?.text.trim() ?? '',
        confidence: this.traits.confident && best ? best.confidence : null,
      };
    } finally {
      stop();
    }
  }
}

import { stt } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import type { Clock } from '@portal/clock';
import { speechErrorOf } from '../speech-error';
import { STT_SAMPLE_RATE, type Transcription, type SttListener, type SttStream } from './stt';
import type { PluginTraits } from './plugin-stt';

/**
 * Maximum time to wait for words after speech ends (ms): `FIRST_WORDS_MS` if there are no words
 * yet, `FINAL_WORDS_MS` if the latest words are only partial, and `LAST_WORDS_MS` if they are
 * final.
 */
const FIRST_WORDS_MS = 1_000;
const LAST_WORDS_MS = 300;
const FINAL_WORDS_MS = 5_000;

/**
 * The plugin must not retry: `FallbackStt` decides how to continue, and replays the audio that has
 * no final transcript yet.
 */
const ONE_ATTEMPT = { maxRetry: 0, retryIntervalMs: 0, timeoutMs: 10_000 };

/** What the plugin has returned so far for the current segment of speech. */
type Words = 'none' | 'guessed' | 'final';

/**
 * STT stream for a plugin that receives continuous audio and detects the pieces of speech itself.
 * When speech ends, asks the plugin for the remaining words.
 */
export class PluginStream implements SttStream {
  private readonly stream: stt.SpeechStream;
  private words: Words = 'none';
  private speaking = false;
  /** Number of speech segments that have ended but have no final transcript yet. */
  private unanswered = 0;
  private over = false;
  private stopWaiting: (() => void) | null = null;

  constructor(
    private readonly engine: stt.STT,
    private readonly traits: PluginTraits,
    private readonly listener: SttListener,
    private readonly clock: Clock,
  ) {
    engine.on('error', this.onError);
    this.stream = engine.stream({ connOptions: ONE_ATTEMPT });
    this.follow().catch((error: unknown) => this.fail(error));
  }

  get busy(): boolean {
    return !this.over && (this.speaking || this.unanswered > 0 || this.words === 'guessed');
  }

  push(samples: Int16Array): void {
    if (this.over) return;
    // Copy the samples, because plugins send the whole underlying buffer.
    this.stream.pushFrame(new AudioFrame(samples.slice(), STT_SAMPLE_RATE, 1, samples.length));
  }

  speechStarted(): void {
    if (this.over || this.speaking) return;
    this.speaking = true;
    if (this.unanswered === 0) this.words = 'none';
  }

  speechEnded(): void {
    if (this.over || !this.speaking) return;
    this.speaking = false;
    this.unanswered += 1;
    this.stream.flush();
    this.wait({ none: FIRST_WORDS_MS, guessed: FINAL_WORDS_MS, final: LAST_WORDS_MS }[this.words]);
  }

  close(): Promise<void> {
    if (!this.over) this.end();
    return Promise.resolve();
  }

  private async follow(): Promise<void> {
    for await (const { type, alternatives } of this.stream) {
      const [best] = alternatives ?? [];
      if (this.over) return;
      if (!best?.text) continue;
      if (type === stt.SpeechEventType.INTERIM_TRANSCRIPT) this.guessed(this.heard(best));
      else if (type === stt.SpeechEventType.FINAL_TRANSCRIPT) this.final(this.heard(best));
    }
    this.fail(new Error('the connection ended'));
  }

  private heard({ text, confidence }: stt.SpeechData): Transcription {
    // Zero means that the engine sent no confidence: a plugin fills it in.
    return { text, confidence: this.traits.confident && confidence > 0 ? confidence : null };
  }

  private guessed(heard: Transcription): void {
    this.words = 'guessed';
    if (!this.speaking || this.unanswered > 0) this.wait(FINAL_WORDS_MS);
    this.listener.partial(heard);
  }

  private final(heard: Transcription): void {
    this.words = 'final';
    this.unanswered = Math.max(0, this.unanswered - 1);
    if (this.unanswered === 0) this.stopWaiting?.();
    this.listener.final(heard);
  }

  private wait(ms: number): void {
    this.stopWaiting?.();
    this.stopWaiting = this.clock.after(ms, () => this.nothingCame());
  }

  /**
   * Reports an empty result for each piece of speech without words. Engines send nothing when they
   * recognize nothing, but the listener expects a result each time speech ends.
   */
  private nothingCame(): void {
    if (this.words === 'guessed') this.words = 'none';
    const unanswered = this.unanswered;
    this.unanswered = 0;
    for (let i = 0; i < unanswered && !this.over; i += 1)
      this.listener.final({ text: '', confidence: null });
  }

  private readonly onError = ({ error }: { error: Error }): void => this.fail(error);

  private fail(error: unknown): void {
    if (this.over) return;
    this.end();
    this.listener.failed(speechErrorOf(error, this.traits.info.name));
  }

  private end(): void {
    this.over = true;
    this.stopWaiting?.();
    this.engine.off('error', this.onError);
    this.stream.close();
  }
}

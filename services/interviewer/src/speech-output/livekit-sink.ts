import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  type LocalParticipant,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import type { Clock } from '@portal/clock';
import type { Log } from '../log';
import type { Sink } from './sink';

/**
 * Capacity of LiveKit's own queue (ms). More than the player ever queues, so that no frame waits.
 */
const NATIVE_QUEUE_MS = 1_000;
/**
 * A browser that has not subscribed after this may never do so; the interview begins anyway (ms).
 */
const SUBSCRIPTION_TIMEOUT_MS = 5_000;
/** LiveKit plays in steps of 10 ms. */
const STEPS_A_SECOND = 100;

/** The interviewer's audio track in the room. */
export class LiveKitSink implements Sink {
  private subscribed = false;
  private readonly subscription: Promise<void>;
  /** When the queue will be empty (ms, by the clock). */
  private emptyAt = 0;
  private generation = 0;
  /** Send frames one at a time: concurrent ones may arrive out of order. */
  private tail: Promise<void> = Promise.resolve();

  private constructor(
    private readonly source: AudioSource,
    subscription: Promise<void>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    // If the room closes first, stop waiting.
    this.subscription = subscription
      .catch(() => undefined)
      .then(() => {
        this.subscribed = true;
      });
  }

  /** Publishes the interviewer's track. @throws if the room refuses it. */
  static async publish(
    participant: LocalParticipant,
    sampleRate: number,
    clock: Clock,
    log: Log,
  ): Promise<LiveKitSink> {
    const source = new AudioSource(sampleRate, 1, NATIVE_QUEUE_MS);
    const track = LocalAudioTrack.createAudioTrack('interviewer-voice', source);
    const publication = await participant.publishTrack(
      track,
      new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
    );
    return new LiveKitSink(source, publication.waitForSubscription(), clock, log);
  }

  ready(): Promise<void> {
    if (this.subscribed) return Promise.resolve();
    return new Promise((resolve) => {
      const stopWaiting = this.clock.after(SUBSCRIPTION_TIMEOUT_MS, resolve);
      void this.subscription.then(() => {
        stopWaiting();
        resolve();
      });
    });
  }

  get sampleRate(): number {
    return this.source.sampleRate;
  }

  get queuedMs(): number {
    return Math.max(0, this.emptyAt - this.clock.now());
  }

  captureFrame(samples: Int16Array): void {
    const { generation } = this;
    this.emptyAt = this.clock.now() + this.queuedMs + this.playingMs(samples.length);
    this.tail = this.tail
      .then(async () => {
        if (generation !== this.generation) return;
        await this.source.captureFrame(new AudioFrame(samples, this.sampleRate, 1, samples.length));
        // The queue was cleared while this frame was on its way, so it may have arrived after that.
        if (generation !== this.generation) this.source.clearQueue();
      })
      .catch((error: unknown) => this.log.warn({ reason: String(error) }, 'sound not sent'));
  }

  clearQueue(): void {
    this.generation += 1;
    this.emptyAt = 0;
    this.source.clearQueue();
  }

  /** Ends the track's sound; leaving the room unpublishes the track. */
  async close(): Promise<void> {
    this.generation += 1;
    await this.tail;
    await this.source.close();
  }

  /**
   * For rates that are not a multiple of 100, LiveKit drops a fraction of a sample per step: 22,050
   * Hz plays at 22,000.
   */
  private playingMs(samples: number): number {
    return (samples * 1_000) / (Math.floor(this.sampleRate / STEPS_A_SECOND) * STEPS_A_SECOND);
  }
}

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
 * Capacity of LiveKit's own queue (ms). The player never queues this much, so no frame has to wait.
 */
const NATIVE_QUEUE_MS = 1_000;
/**
 * Maximum time to wait for the browser to subscribe to the track (ms). After that, the interview
 * begins anyway.
 */
const SUBSCRIPTION_TIMEOUT_MS = 5_000;
/** Number of steps per second: LiveKit plays audio in 10 ms steps. */
const STEPS_A_SECOND = 100;

/** The interviewer's audio track in the room. */
export class LiveKitSink implements Sink {
  private subscribed = false;
  private readonly subscription: Promise<void>;
  /** When the queue will be empty (clock time, ms). */
  private emptyAt = 0;
  private generation = 0;
  /**
   * Resolves when the last frame has been sent. Frames are sent one at a time, because frames sent
   * concurrently may arrive out of order.
   */
  private tail: Promise<void> = Promise.resolve();

  private constructor(
    private readonly source: AudioSource,
    subscription: Promise<void>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    // If the room closes before the browser subscribes, `subscription` rejects. Stop waiting in
    // that case too.
    this.subscription = subscription
      .catch(() => undefined)
      .then(() => {
        this.subscribed = true;
      });
  }

  /**
   * Publishes the interviewer's track.
   * @throws Error if the room refuses the track.
   */
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
        // The frame may have been queued after `clearQueue` was called, so clear the queue again.
        if (generation !== this.generation) this.source.clearQueue();
      })
      .catch((error: unknown) => this.log.warn({ reason: String(error) }, 'sound not sent'));
  }

  clearQueue(): void {
    this.generation += 1;
    this.emptyAt = 0;
    this.source.clearQueue();
  }

  /** Closes the audio source. The track is unpublished when the interviewer leaves the room. */
  async close(): Promise<void> {
    this.generation += 1;
    await this.tail;
    await this.source.close();
  }

  /**
   * Returns how long LiveKit takes to play this many samples (ms). If the sample rate is not a
   * multiple of 100, LiveKit rounds down the number of samples in each step, so audio at 22,050 Hz
   * plays at 22,000 Hz.
   */
  private playingMs(samples: number): number {
    return (samples * 1_000) / (Math.floor(this.sampleRate / STEPS_A_SECOND) * STEPS_A_SECOND);
  }
}

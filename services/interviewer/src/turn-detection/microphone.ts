import type { Clock } from '@portal/clock';
import { STT_SAMPLE_RATE } from '../stt/stt';
import { SilenceFiller } from './silence-filler';

/**
 * The audio of one published track, at 16 kHz with one channel, until the track ends or is closed.
 */
export interface TrackSound extends AsyncIterable<Int16Array> {
  close(): void;
}

/** The candidate's microphone in the room. */
export interface MicrophoneSource {
  /** Whether there is a microphone and it is on. */
  readonly on: boolean;
  /**
   * Calls `heard` with each of the microphone's tracks: immediately if there is one, and whenever
   * another is published.
   * @returns a function that stops the calls.
   */
  follow(heard: (sound: TrackSound) => void): () => void;
}

/**
 * Provides the candidate's audio without gaps, even if the microphone is muted or unplugged, or the
 * page is refreshed.
 */
export class Microphone {
  private readonly filler: SilenceFiller;
  private readonly stopFollowing: () => void;
  private sound: TrackSound | null = null;
  private closed = false;

  /**
   * @param take called with samples and the time of the last one.
   * @param onFailed called when a track breaks. The next one is used regardless.
   */
  constructor(
    private readonly source: MicrophoneSource,
    private readonly take: (samples: Int16Array, at: number) => void,
    private readonly clock: Clock,
    private readonly onFailed: (error: unknown) => void,
  ) {
    this.filler = new SilenceFiller(
      (ms) => take(new Int16Array(Math.round((STT_SAMPLE_RATE * ms) / 1_000)), clock.now()),
      clock,
    );
    this.stopFollowing = source.follow((sound) => void this.readTrack(sound));
  }

  get on(): boolean {
    return this.source.on;
  }

  /** Stops listening. `take` is not called afterwards. */
  close(): void {
    this.closed = true;
    this.stopFollowing();
    this.filler.close();
    this.sound?.close();
  }

  private async readTrack(sound: TrackSound): Promise<void> {
    // The previous track may never end by itself if it was unplugged or belongs to the page before
    // a refresh.
    this.sound?.close();
    this.sound = sound;
    try {
      for await (const samples of sound) {
        if (this.closed || this.sound !== sound) break;
        this.filler.heard();
        this.take(samples, this.clock.now());
      }
    } catch (error) {
      if (!this.closed) this.onFailed(error);
    } finally {
      sound.close();
    }
  }
}

import type { Clock } from '@portal/clock';
import { STT_SAMPLE_RATE } from '../stt/stt';
import { SilenceFiller } from './silence-filler';

/** The sound of one published track at 16 kHz, one channel, until it ends or is closed. */
export interface TrackSound extends AsyncIterable<Int16Array> {
  close(): void;
}

/** The candidate's microphone in the room. */
export interface MicrophoneSource {
  /** Whether there is a microphone and it is on. */
  readonly on: boolean;
  /**
   * Calls back with each of its tracks: now if there is one, and after each publication. Returns
   * how to stop.
   */
  follow(heard: (sound: TrackSound) => void): () => void;
}

/** The candidate's sound without gaps, across muting, unplugging and page refreshes. */
export class Microphone {
  private readonly filler: SilenceFiller;
  private readonly stopFollowing: () => void;
  private sound: TrackSound | null = null;
  private closed = false;

  /**
   * @param take gets samples and the time of the last one.
   * @param onFailed a track broke; the next one is used all the same.
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

  /** Stops; `take` is not called afterwards. */
  close(): void {
    this.closed = true;
    this.stopFollowing();
    this.filler.close();
    this.sound?.close();
  }

  private async readTrack(sound: TrackSound): Promise<void> {
    // The previous track was unplugged, or belongs to the page before a refresh: it may never end
    // by itself.
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

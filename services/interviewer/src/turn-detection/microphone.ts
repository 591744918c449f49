import type { Clock } from '../clock';
import { STT_SAMPLE_RATE } from '../stt/stt';
import { SilenceFiller } from './silence-filler';

/** The sound of one published track at 16 kHz, one channel, until the track ends or it is closed. */
export interface TrackSound extends AsyncIterable<Int16Array> {
  close(): void;
}

/** The candidate's microphone as the room knows it. */
export interface MicrophoneSource {
  /** Whether there is a microphone, and it is on. */
  readonly on: boolean;
  /** Told of every track of it that can be heard, at once where there is one, again after each publication. Returns how to stop. */
  follow(heard: (sound: TrackSound) => void): () => void;
}

/** The candidate's sound without gaps: over muting, unplugging and a refresh of the page. */
export class Microphone {
  private readonly filler: SilenceFiller;
  private readonly stopFollowing: () => void;
  private sound: TrackSound | null = null;
  private closed = false;

  /** @param take samples and when the last of them came. @param onFailed a track that broke; the next one is heard all the same. */
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
    this.stopFollowing = source.follow((sound) => void this.hear(sound));
  }

  get on(): boolean {
    return this.source.on;
  }

  /** Nothing is taken after this. */
  close(): void {
    this.closed = true;
    this.stopFollowing();
    this.filler.close();
    this.sound?.close();
  }

  private async hear(sound: TrackSound): Promise<void> {
    // The track before was unplugged or belongs to the page before its refresh: it may never end by itself.
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

import type { Clock } from '@portal/clock';
import { STT_SAMPLE_RATE } from '../stt/stt';
import { SilenceFiller } from './silence-filler';

/** The audio of one published track (16 kHz, mono), until the track ends or is closed. */
export interface TrackSound extends AsyncIterable<Int16Array> {
  close(): void;
}

/** The candidate's microphone in the room. */
export interface MicrophoneSource {
  /** Whether there is a microphone and it is on. */
  readonly on: boolean;
  /**
   * Calls `heard` with the microphone's current track, if there is one, and with each track that is
   * published later.
   * @returns a function that stops the calls.
   */
  follow(heard: (sound: TrackSound) => void): () => void;
}

/**
 * Provides the candidate's audio as a continuous stream, even if the track changes, for example
 * when the page is refreshed. Inserts silence when the audio stops.
 */
export class Microphone {
  private readonly filler: SilenceFiller;
  private readonly stopFollowing: () => void;
  private sound: TrackSound | null = null;
  private closed = false;

  /**
   * @param take called with samples and the arrival time of the last one.
   * @param onTrack called before the first samples of each track, which may be of another
   *   microphone than those before.
   * @param onFailed called when reading a track fails. Later tracks still work.
   */
  constructor(
    private readonly source: MicrophoneSource,
    private readonly take: (samples: Int16Array, at: number) => void,
    private readonly clock: Clock,
    private readonly onTrack: () => void,
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
    // Close the previous track: it may never end on its own if the microphone was unplugged or the
    // page was refreshed.
    this.sound?.close();
    this.sound = sound;
    this.onTrack();
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

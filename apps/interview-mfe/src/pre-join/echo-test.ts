import type { Clock, Stop } from '@portal/clock';
import { createSnapshotStore } from '../store/snapshot-store';
import type { Playback, PlaySound } from './playback';
import type { Recording, StartRecording } from './recorder';

/** How long the test records (ms). This is enough for a short sentence. */
export const ECHO_RECORD_MS = 3_500;

export type EchoState = 'idle' | 'recording' | 'playing' | 'played' | 'failed';

/**
 * Records the user's speech briefly and plays it back. The recording stays in memory and is
 * discarded afterwards.
 */
export class EchoTest {
  readonly store = createSnapshotStore<{ echo: EchoState }>({ echo: 'idle' });
  readonly #record: StartRecording;
  readonly #play: PlaySound;
  readonly #clock: Clock;
  #recording: Recording | null = null;
  #playback: Playback | null = null;
  #stopTimer: Stop | null = null;
  #generation = 0;

  constructor(record: StartRecording, play: PlaySound, clock: Clock) {
    this.#record = record;
    this.#play = play;
    this.#clock = clock;
  }

  /**
   * Starts recording. `speakerId` is called only when playback begins, because the user may select
   * another speaker during the recording.
   */
  start(stream: MediaStream, speakerId: () => string | null): void {
    this.stop();
    try {
      this.#recording = this.#record(stream);
    } catch {
      return this.store.setState({ echo: 'failed' });
    }
    const generation = this.#generation;
    this.store.setState({ echo: 'recording' });
    this.#stopTimer = this.#clock.after(
      ECHO_RECORD_MS,
      () => void this.#playBack(generation, speakerId),
    );
  }

  /**
   * Stops recording or playback, for example when another microphone is selected or the screen
   * closes.
   */
  stop(): void {
    this.#generation += 1;
    this.#stopTimer?.();
    this.#recording?.cancel();
    this.#playback?.stop();
    this.#stopTimer = null;
    this.#recording = null;
    this.#playback = null;
    this.store.setState({ echo: 'idle' });
  }

  async #playBack(generation: number, speakerId: () => string | null): Promise<void> {
    try {
      const sound = await this.#recording?.finish();
      if (generation !== this.#generation || !sound) return;
      this.#recording = null;
      this.store.setState({ echo: 'playing' });
      this.#playback = this.#play(sound, speakerId());
      await this.#playback.ended;
      if (generation === this.#generation) this.store.setState({ echo: 'played' });
    } catch {
      if (generation === this.#generation) this.store.setState({ echo: 'failed' });
    }
  }
}

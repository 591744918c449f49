import { createSnapshotStore } from '../store/snapshot-store';
import type { Playback, PlaySound } from './playback';

/** `asked`: the sound has ended, and the user is being asked whether they heard it. */
export type SpeakerState = 'idle' | 'playing' | 'asked' | 'heard' | 'not-heard' | 'failed';

/** Plays a sound on the chosen speaker, then asks the user whether they heard it. */
export class SpeakerTest {
  readonly store = createSnapshotStore<{ speaker: SpeakerState }>({ speaker: 'idle' });
  readonly #play: PlaySound;
  readonly #sound: () => Blob;
  #playback: Playback | null = null;

  constructor(play: PlaySound, sound: () => Blob) {
    this.#play = play;
    this.#sound = sound;
  }

  /** Plays the test sound. Never rejects. */
  async start(speakerId: string | null): Promise<void> {
    this.#playback?.stop();
    const playback = this.#play(this.#sound(), speakerId);
    this.#playback = playback;
    this.store.setState({ speaker: 'playing' });
    try {
      await playback.ended;
      if (this.#playback === playback) this.store.setState({ speaker: 'asked' });
    } catch {
      if (this.#playback === playback) this.store.setState({ speaker: 'failed' });
    }
  }

  answer(heard: boolean): void {
    if (this.store.getState().speaker === 'asked')
      this.store.setState({ speaker: heard ? 'heard' : 'not-heard' });
  }

  /** Stops the sound and resets the test, for example when another speaker is selected. */
  stop(): void {
    this.#playback?.stop();
    this.#playback = null;
    this.store.setState({ speaker: 'idle' });
  }
}

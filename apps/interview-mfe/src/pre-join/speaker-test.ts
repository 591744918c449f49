import { createSnapshotStore } from '../store/snapshot-store';
import type { Playback, PlaySound } from './playback';

/** `asked` after the sound: whether it was heard only the person knows. */
export type SpeakerState = 'idle' | 'playing' | 'asked' | 'heard' | 'not-heard' | 'failed';

/** Plays a sound through the chosen speaker, then asks whether it was heard. */
export class SpeakerTest {
  readonly store = createSnapshotStore<{ speaker: SpeakerState }>({ speaker: 'idle' });
  readonly #play: PlaySound;
  readonly #sound: () => Blob;
  #playback: Playback | null = null;

  constructor(play: PlaySound, sound: () => Blob) {
    this.#play = play;
    this.#sound = sound;
  }

  /** Never rejects. */
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

  /** Ends the sound, and forgets the answer: it was another speaker's. */
  stop(): void {
    this.#playback?.stop();
    this.#playback = null;
    this.store.setState({ speaker: 'idle' });
  }
}

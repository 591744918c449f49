import type { Clock, Stop } from '@portal/clock';
import { prosodyOf, sameProsody, USUAL_VOICE_SETTINGS, type VoiceSettings } from '@portal/protocol';
import { createSnapshotStore, type SnapshotStore } from '../store/snapshot-store';
import type { RemoteVoice } from './remote-voice';
import type { RoomTransport } from './room-transport';

/**
 * How long the settings must stay as they are before the interviewer is told (ms). A slider passes
 * through several values, and each makes the interviewer render again what it has prepared, which
 * costs characters with a hosted voice.
 */
export const SETTINGS_REST_MS = 400;

/** Where a person's settings of the interviewer's voice are kept. */
export interface VoiceMemory {
  read(): VoiceSettings;
  store(settings: VoiceSettings): void;
}

export interface VoiceControlOptions {
  transport: Pick<RoomTransport, 'send'>;
  remote: Pick<RemoteVoice, 'setVolume'>;
  memory: VoiceMemory | null;
  clock: Clock;
  log(event: string, error?: unknown): void;
}

/**
 * The settings of the interviewer's voice. The page sets the volume itself, at once. The
 * interviewer is told of rate and pitch when they have stopped changing, and follows from its next
 * sentence.
 */
export class VoiceControl {
  readonly store: SnapshotStore<{ voice: VoiceSettings }>;
  readonly #options: VoiceControlOptions;
  /** Whether the interviewer may speak otherwise than set. It was called with what was set then. */
  #changed = false;
  #stopWaiting: Stop | null = null;

  constructor(options: VoiceControlOptions) {
    this.#options = options;
    const voice = options.memory?.read() ?? USUAL_VOICE_SETTINGS;
    this.store = createSnapshotStore({ voice });
    options.remote.setVolume(voice.volume / 100);
  }

  set(part: Partial<VoiceSettings>): void {
    const before = this.store.getState().voice;
    const voice = { ...before, ...part };
    this.store.setState({ voice });
    this.#options.memory?.store(voice);
    this.#options.remote.setVolume(voice.volume / 100);
    if (sameProsody(before, voice)) return;
    this.#changed = true;
    this.#stopWaiting?.();
    this.#stopWaiting = this.#options.clock.after(SETTINGS_REST_MS, () => this.#send());
  }

  /**
   * Tells the interviewer the settings. Call this whenever it may not know them, for example after a
   * reconnection.
   */
  tell(): void {
    const { voice } = this.store.getState();
    if (this.#changed || !sameProsody(voice, USUAL_VOICE_SETTINGS)) this.#send();
  }

  /** Stops the timer. The interviewer is not told of a change that it has not been told of yet. */
  close(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  #send(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    const { transport, log } = this.#options;
    transport
      .send({ type: 'voice_settings', data: prosodyOf(this.store.getState().voice) })
      .catch((error: unknown) => log('voice settings not sent', error));
  }
}

import { MUTE_SYNC_INTERVAL_MS } from '@portal/protocol';
import { createSnapshotStore } from '../store/snapshot-store';
import type { Clock, Stop } from './clock';
import type { RoomTransport } from './room-transport';

/** Why there is no microphone: the browser or person refused, none is there, or anything else. */
export type MicrophoneProblem = 'refused' | 'missing' | 'failed';

export interface MicrophoneSnapshot {
  muted: boolean;
  /** A change was asked for and the room has not made it yet. */
  busy: boolean;
  problem: MicrophoneProblem | null;
}

type MicrophoneTransport = Pick<
  RoomTransport,
  'setMicrophone' | 'isMicrophoneOn' | 'microphoneTrack' | 'stopLocalTracks'
>;

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** The microphone of the room: muted on connect and until unmuted; what is shown follows the room each second (§4). */
export class Microphone {
  readonly store = createSnapshotStore<MicrophoneSnapshot>({
    muted: true,
    busy: false,
    problem: null,
  });
  readonly #transport: MicrophoneTransport;
  readonly #clock: Clock;
  readonly #onTrack: (track: MediaStreamTrack | null) => void;
  #stopSync: Stop | null = null;
  #closed = false;

  /** `onTrack` gets the track that can be heard now, or null while muted. */
  constructor(
    transport: MicrophoneTransport,
    clock: Clock,
    onTrack: (track: MediaStreamTrack | null) => void,
  ) {
    this.#transport = transport;
    this.#clock = clock;
    this.#onTrack = onTrack;
  }

  /** Begins to follow the room's real mute state. */
  startSync(): void {
    this.#stopSync ??= this.#clock.every(MUTE_SYNC_INTERVAL_MS, () => this.#sync());
  }

  /** Ends following the room for good, as when it is left. */
  stopSync(): void {
    this.#closed = true;
    this.#stopSync?.();
    this.#stopSync = null;
  }

  /** Never rejects: a refusal becomes `problem`, and the interview goes on with typed answers. */
  async setMuted(muted: boolean): Promise<void> {
    if (this.#closed || this.store.getState().busy) return;
    this.store.setState({ busy: true, problem: null });
    try {
      await this.#transport.setMicrophone(!muted);
    } catch (error) {
      this.store.setState({ problem: problemOf(error) });
    } finally {
      this.store.setState({ busy: false });
      // The permission may be given after the room was left: no microphone is to stay open then.
      if (this.#closed) this.#transport.stopLocalTracks();
      else this.#sync();
    }
  }

  dismissProblem(): void {
    this.store.setState({ problem: null });
  }

  #sync(): void {
    if (this.store.getState().busy) return;
    const on = this.#transport.isMicrophoneOn();
    this.store.setState({ muted: !on });
    this.#onTrack(on ? this.#transport.microphoneTrack() : null);
  }
}

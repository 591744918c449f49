import type { Clock, Stop } from '@portal/clock';
import { MUTE_SYNC_INTERVAL_MS } from '@portal/protocol';
import { createSnapshotStore } from '../store/snapshot-store';
import type { RoomTransport } from './room-transport';

/**
 * Why there is no microphone: the browser or the user denied access, no device was found, or
 * another failure occurred.
 */
export type MicrophoneProblem = 'refused' | 'missing' | 'failed';

export interface MicrophoneSnapshot {
  muted: boolean;
  /** Whether a requested change is still pending. */
  busy: boolean;
  problem: MicrophoneProblem | null;
  /** Whether the candidate has dismissed the notice about the problem, which goes on. */
  problemDismissed: boolean;
}

/** Asks the browser whether the page may use the microphone. Rejects if the browser can't tell. */
export type QueryPermission = () => Promise<PermissionStatus>;

type MicrophoneTransport = Pick<
  RoomTransport,
  'setMicrophone' | 'isMicrophoneOn' | 'microphoneTrack' | 'stopLocalTracks'
>;

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/**
 * The candidate's microphone, which is muted until the candidate unmutes it. The mute state is read
 * from the room every second (§4).
 */
export class Microphone {
  readonly store = createSnapshotStore<MicrophoneSnapshot>({
    muted: true,
    busy: false,
    problem: null,
    problemDismissed: false,
  });
  readonly #transport: MicrophoneTransport;
  readonly #clock: Clock;
  readonly #onTrack: (track: MediaStreamTrack | null) => void;
  readonly #permission: QueryPermission | null;
  #stopSync: Stop | null = null;
  #closed = false;

  /**
   * `onTrack` is called with the track while the microphone is unmuted, and with null while it is
   * muted.
   * @param permission asks the browser about the microphone, if its answer matters
   */
  constructor(
    transport: MicrophoneTransport,
    clock: Clock,
    onTrack: (track: MediaStreamTrack | null) => void,
    permission: QueryPermission | null = null,
  ) {
    this.#transport = transport;
    this.#clock = clock;
    this.#onTrack = onTrack;
    this.#permission = permission;
  }

  /**
   * Starts reading the room's mute state at regular intervals, and the browser's permission, so that
   * the candidate learns that the microphone is blocked before they need it.
   */
  startSync(): void {
    if (this.#stopSync) return;
    const stopReading = this.#clock.every(MUTE_SYNC_INTERVAL_MS, () => this.#sync());
    const following = new AbortController();
    void this.#followPermission(following.signal);
    this.#stopSync = () => {
      stopReading();
      following.abort();
    };
  }

  /**
   * Stops reading the room's mute state and ignores further `setMuted` calls. Call this when the
   * candidate leaves.
   */
  stopSync(): void {
    this.#closed = true;
    this.#stopSync?.();
    this.#stopSync = null;
  }

  /**
   * Mutes or unmutes the microphone. Never rejects: a failure is stored in `problem`, and the
   * candidate can still type answers.
   */
  async setMuted(muted: boolean): Promise<void> {
    if (this.#closed || this.store.getState().busy) return;
    this.store.setState({ busy: true, problem: null, problemDismissed: false });
    try {
      await this.#transport.setMicrophone(!muted);
    } catch (error) {
      this.store.setState({ problem: problemOf(error) });
    } finally {
      this.store.setState({ busy: false });
      // The candidate may grant permission after leaving. If so, close the microphone again.
      if (this.#closed) this.#transport.stopLocalTracks();
      else this.#sync();
    }
  }

  dismissProblem(): void {
    this.store.setState({ problemDismissed: true });
  }

  async #followPermission(signal: AbortSignal): Promise<void> {
    // Not every browser tells. It then shows when the candidate unmutes.
    const status = await this.#permission?.().catch(() => null);
    if (!status || signal.aborted) return;
    const follow = () => {
      const { problem } = this.store.getState();
      if (status.state === 'denied' && problem === null)
        this.store.setState({ problem: 'refused', problemDismissed: false });
      if (status.state === 'granted' && problem === 'refused')
        this.store.setState({ problem: null });
    };
    follow();
    status.addEventListener('change', follow, { signal });
  }

  #sync(): void {
    if (this.store.getState().busy) return;
    const on = this.#transport.isMicrophoneOn();
    this.store.setState({ muted: !on });
    this.#onTrack(on ? this.#transport.microphoneTrack() : null);
  }
}

import { ROOM_DEPARTURE_TIMEOUT_S } from '@portal/protocol';
import type { Clock, Stop } from './clock';
import { isRefusal } from './refusal';

/** Between two tries (ms). */
export const REJOIN_RETRY_MS = 2_000;
/** After this nobody waits in the room any more (ms). */
export const REJOIN_WITHIN_MS = ROOM_DEPARTURE_TIMEOUT_S * 1_000;

export interface RejoinParts {
  clock: Clock;
  /** Has the room opened once more; it may be gone together with its server. */
  openRoom(): Promise<{ url: string; token: string }>;
  connect(url: string, token: string): Promise<void>;
  onJoined(): void;
  /** The room cannot be joined any more. */
  onGivenUp(): void;
  log(event: string, error?: unknown): void;
}

/** Finds the way back into a room after its client has given it up: the interview waits there for two minutes. */
export class Rejoin {
  readonly #parts: RejoinParts;
  #deadlineMs: number | null = null;
  #stopWaiting: Stop | null = null;

  constructor(parts: RejoinParts) {
    this.#parts = parts;
  }

  /** A way back is being looked for. */
  get active(): boolean {
    return this.#deadlineMs !== null;
  }

  /** The room was lost. Does nothing where a way back is being looked for already. */
  start(): void {
    if (this.#deadlineMs !== null) return;
    this.#deadlineMs = this.#parts.clock.now() + REJOIN_WITHIN_MS;
    void this.#try();
  }

  /** Ends looking; a try under way has no effect any more. */
  stop(): void {
    this.#deadlineMs = null;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  async #try(): Promise<void> {
    const { clock, openRoom, connect, onJoined, onGivenUp, log } = this.#parts;
    const deadline = this.#deadlineMs;
    const wanted = () => deadline !== null && this.#deadlineMs === deadline;
    try {
      const { url, token } = await openRoom();
      if (!wanted()) return;
      await connect(url, token);
      if (!wanted()) return;
      this.stop();
      onJoined();
    } catch (error) {
      if (!wanted()) return;
      log('room not joined again', error);
      if (isRefusal(error) || clock.now() + REJOIN_RETRY_MS > (deadline ?? 0)) {
        this.stop();
        onGivenUp();
        return;
      }
      this.#stopWaiting = clock.after(REJOIN_RETRY_MS, () => void this.#try());
    }
  }
}

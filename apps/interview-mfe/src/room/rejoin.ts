import type { Clock, Stop } from '@portal/clock';
import { ROOM_DEPARTURE_TIMEOUT_S } from '@portal/protocol';
import { isRefusal } from './refusal';

/** How long to wait between attempts (ms). */
export const REJOIN_RETRY_MS = 2_000;
/** How long the candidate can be away before the room closes (ms). */
export const REJOIN_WITHIN_MS = ROOM_DEPARTURE_TIMEOUT_S * 1_000;

export interface RejoinParts {
  clock: Clock;
  /**
   * Returns the room's address and token. If the room was lost in a server failure, reopens it
   * first.
   */
  openRoom(): Promise<{ url: string; token: string }>;
  connect(url: string, token: string): Promise<void>;
  onJoined(): void;
  /** Called when the room can't be rejoined. */
  onGivenUp(): void;
  log(event: string, error?: unknown): void;
}

/**
 * Rejoins a room after the LiveKit client has given up. Keeps trying for two minutes, which is how
 * long the room stays open without the candidate.
 */
export class Rejoin {
  readonly #parts: RejoinParts;
  #deadlineMs: number | null = null;
  #stopWaiting: Stop | null = null;

  constructor(parts: RejoinParts) {
    this.#parts = parts;
  }

  /** Whether rejoining is in progress, including while waiting between attempts. */
  get active(): boolean {
    return this.#deadlineMs !== null;
  }

  /** Starts rejoining, unless that is already in progress. */
  start(): void {
    if (this.#deadlineMs !== null) return;
    this.#deadlineMs = this.#parts.clock.now() + REJOIN_WITHIN_MS;
    void this.#try();
  }

  /** Stops rejoining. The result of an attempt in progress is ignored. */
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
      log('could not rejoin the room', error);
      if (isRefusal(error) || clock.now() + REJOIN_RETRY_MS > (deadline ?? 0)) {
        this.stop();
        onGivenUp();
        return;
      }
      this.#stopWaiting = clock.after(REJOIN_RETRY_MS, () => void this.#try());
    }
  }
}

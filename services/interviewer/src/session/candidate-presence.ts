import type { Clock } from '@portal/clock';
import { ROOM_DEPARTURE_TIMEOUT_S } from '@portal/protocol';

/**
 * How long a returning candidate's browser needs to resubscribe to the interviewer's audio (ms).
 */
const SETTLE_MS = 1_000;

export interface CandidatePresenceListener {
  joined(): void;
  left(): void;
  /** Called if the candidate does not join or come back before the departure timeout. */
  gone(): void;
}

/**
 * Tracks whether the candidate is in the room. Refreshing the page is not treated as leaving for
 * good.
 */
export class CandidatePresence {
  private here = false;
  private before = false;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly listener: CandidatePresenceListener,
    private readonly clock: Clock,
  ) {}

  get present(): boolean {
    return this.here;
  }

  connected(): void {
    if (this.here) return;
    this.here = true;
    this.cancel?.();
    this.cancel = this.before ? this.clock.after(SETTLE_MS, () => this.listener.joined()) : null;
    if (!this.before) this.listener.joined();
    this.before = true;
  }

  disconnected(): void {
    if (!this.here) return;
    this.here = false;
    this.cancel?.();
    this.listener.left();
    this.await();
  }

  /** Starts the departure timeout, because the candidate is away or has not joined yet. */
  await(): void {
    this.cancel?.();
    this.cancel = this.clock.after(ROOM_DEPARTURE_TIMEOUT_S * 1_000, () => this.listener.gone());
  }

  close(): void {
    this.cancel?.();
    this.cancel = null;
  }
}

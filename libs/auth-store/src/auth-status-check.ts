import { isApiError } from '@portal/api-clients';
import type { Clock, Stop } from '@portal/clock';
import { AUTH_STATUS_INTERVAL_MS, type AuthState } from '@portal/protocol';
import type { StoreApi } from 'zustand/vanilla';

export interface StatusCheckOptions {
  store: StoreApi<AuthState>;
  clock: Clock;
  /** Asks the server for the session's status. The session is over if `is_active` is false. */
  askStatus(): Promise<{ is_active: boolean }>;
  /** Called when the session is over, so that the page signs the user out. */
  onEnded(): void;
  /**
   * Called after a check that left the session as it is, with the reason if the check failed, and
   * with null once nobody is signed in.
   */
  onChecked?(failure: unknown): void;
  intervalMs?: number;
}

/** Words in an error's message that mean the session is over (§4). */
const ENDING_WORDS = ['401', '403', 'unauthorized'];

const endsSession = (error: unknown): boolean => {
  const message = error instanceof Error ? error.message.toLowerCase() : '';
  return (
    ENDING_WORDS.some((word) => message.includes(word)) ||
    (isApiError(error) && (error.status === 401 || error.status === 403))
  );
};

/**
 * Checks every five minutes whether the session is still active, as long as the user is signed in
 * and an API key is set (§4).
 */
export class AuthStatusCheck {
  private stopTimer: Stop | null = null;
  private unsubscribe: (() => void) | null = null;

  constructor(private readonly options: StatusCheckOptions) {}

  start(): void {
    if (this.unsubscribe) return;
    this.unsubscribe = this.options.store.subscribe(() => this.handleState());
    this.handleState();
  }

  stop(): void {
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.endTimer();
  }

  private handleState(): void {
    const { isAuthenticated, apiKey } = this.options.store.getState();
    const wanted = isAuthenticated && apiKey !== null;
    if (wanted && this.stopTimer === null) {
      this.stopTimer = this.options.clock.every(
        this.options.intervalMs ?? AUTH_STATUS_INTERVAL_MS,
        () => void this.check(),
      );
    } else if (!wanted && this.stopTimer !== null) {
      this.endTimer();
      this.options.onChecked?.(null);
    }
  }

  private async check(): Promise<void> {
    const { sessionId } = this.options.store.getState();
    const { ended, failure } = await this.options.askStatus().then(
      (status) => ({ ended: !status.is_active, failure: null }),
      (error: unknown) => ({ ended: endsSession(error), failure: error }),
    );
    // Ignore the response if the session has changed since the request was sent.
    if (!this.unsubscribe || this.options.store.getState().sessionId !== sessionId) return;
    if (ended) this.options.onEnded();
    else this.options.onChecked?.(failure);
  }

  private endTimer(): void {
    this.stopTimer?.();
    this.stopTimer = null;
  }
}

import type { Clock, Stop } from '@portal/clock';
import { INTERVIEWER_HEARTBEAT_MS } from '@portal/protocol';

/**
 * How long an interviewer can go without sending anything before it is considered missing (ms).
 * Interviewers send a heartbeat every second.
 */
export const INTERVIEWER_SILENT_MS = 3 * INTERVIEWER_HEARTBEAT_MS;
/**
 * How long to wait for the first interviewer (ms). The interviewer is requested before the page
 * joins, but needs time to start its engines.
 */
export const INTERVIEWER_ARRIVAL_MS = 15_000;
/**
 * How long to wait before replacing an interviewer that has left (ms). Shorter absences are
 * ignored.
 */
export const INTERVIEWER_GONE_MS = 300;
/**
 * How long to wait before requesting an interviewer again (ms). Frequent requests do no harm: the
 * server ignores a request if an interviewer is already about to join.
 */
export const CALL_AGAIN_MS = 5_000;

/**
 * Detects that the interviewer is missing, for example after a crash, and keeps requesting a
 * replacement until an interviewer responds. Runs only while the page is connected, because an
 * offline page receives nothing from any interviewer.
 */
export class InterviewerWatch {
  readonly #clock: Clock;
  readonly #onChange: (missing: boolean) => void;
  readonly #call: () => void;
  #stop: Stop | null = null;
  #known = false;

  constructor(clock: Clock, onChange: (missing: boolean) => void, call: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
    this.#call = call;
  }

  /** Starts or restarts the timeout for the interviewer's next message. */
  start(): void {
    this.#wait(this.#known ? INTERVIEWER_SILENT_MS : INTERVIEWER_ARRIVAL_MS);
  }

  /** Restarts the timeout. Call this when the interviewer has sent a message. */
  handleMessage(): void {
    this.#known = true;
    if (!this.#stop) return;
    this.#onChange(false);
    this.start();
  }

  /**
   * Sets the timeout to `INTERVIEWER_GONE_MS`. Call this when the interviewer has left the room.
   */
  handleLeft(): void {
    if (this.#stop) this.#wait(INTERVIEWER_GONE_MS);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #wait(ms: number): void {
    this.stop();
    this.#stop = this.#clock.after(ms, () => {
      this.#wait(CALL_AGAIN_MS);
      this.#onChange(true);
      this.#call();
    });
  }
}

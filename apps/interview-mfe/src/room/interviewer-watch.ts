import type { Clock, Stop } from '@portal/clock';
import { INTERVIEWER_HEARTBEAT_MS } from '@portal/protocol';

/**
 * An interviewer that sends nothing for this long is missing (ms); it sends a heartbeat every
 * second.
 */
export const INTERVIEWER_SILENT_MS = 3 * INTERVIEWER_HEARTBEAT_MS;
/**
 * The first interviewer is called before the page joins and needs time to start its engines (ms).
 */
export const INTERVIEWER_ARRIVAL_MS = 15_000;
/**
 * Delay before calling another interviewer after one left (ms); one that is only being moved
 * returns sooner.
 */
export const INTERVIEWER_GONE_MS = 300;
/** Delay between two calls (ms); the server knows whether an interviewer is on the way. */
export const CALL_AGAIN_MS = 5_000;

/**
 * Detects a missing interviewer, for example after a crash, and calls one until one responds. Runs
 * only while the page is connected: otherwise every interviewer would seem missing.
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

  /** Starts or restarts the timeout. */
  start(): void {
    this.#wait(this.#known ? INTERVIEWER_SILENT_MS : INTERVIEWER_ARRIVAL_MS);
  }

  /** The interviewer sent a message. */
  handleMessage(): void {
    this.#known = true;
    if (!this.#stop) return;
    this.#onChange(false);
    this.start();
  }

  /** The interviewer left the room. */
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

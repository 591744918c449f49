import { INTERVIEWER_HEARTBEAT_MS } from '@portal/protocol';
import type { Clock, Stop } from './clock';

/** An interviewer of whom nothing came for this long is missing: it shows each second that it lives (ms). */
export const INTERVIEWER_SILENT_MS = 3 * INTERVIEWER_HEARTBEAT_MS;
/** The first one is called before the page joins, and has its engines to open (ms). */
export const INTERVIEWER_ARRIVAL_MS = 15_000;
/** Its place in the room is empty: whoever is only being moved is back by then (ms). */
export const INTERVIEWER_GONE_MS = 300;
/** Between two calls; the server knows whether one is on the way (ms). */
export const CALL_AGAIN_MS = 5_000;

/**
 * Notices an interviewer who has gone, as when its process died, and calls for one until something comes from one.
 * Only while the page itself is connected: without a connection nothing can be heard of anybody.
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

  /** Begins to wait, anew where it was waiting. */
  start(): void {
    this.#wait(this.#known ? INTERVIEWER_SILENT_MS : INTERVIEWER_ARRIVAL_MS);
  }

  /** Anything came from the interviewer. */
  heard(): void {
    this.#known = true;
    if (!this.#stop) return;
    this.#onChange(false);
    this.start();
  }

  /** The interviewer has left the room. */
  gone(): void {
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

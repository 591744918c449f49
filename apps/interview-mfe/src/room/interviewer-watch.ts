import type { Clock, Stop } from './clock';

/** An interviewer of whom nothing came for this long is missing: it keeps the channel alive every 10 s (ms). */
export const INTERVIEWER_MISSING_MS = 30_000;

/**
 * Notices an interviewer who has gone, as when its process died, and calls for one again each time the wait is over.
 * Only while the page itself is connected: without a connection nothing can be heard of anybody.
 */
export class InterviewerWatch {
  readonly #clock: Clock;
  readonly #onChange: (missing: boolean) => void;
  readonly #call: () => void;
  #stop: Stop | null = null;

  constructor(clock: Clock, onChange: (missing: boolean) => void, call: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
    this.#call = call;
  }

  /** Begins to wait, anew where it was waiting. */
  start(): void {
    this.stop();
    this.#stop = this.#clock.after(INTERVIEWER_MISSING_MS, () => {
      this.#onChange(true);
      this.#call();
      this.start();
    });
  }

  /** Anything came from the interviewer. */
  heard(): void {
    if (!this.#stop) return;
    this.#onChange(false);
    this.start();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

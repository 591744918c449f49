import type { Clock, Stop } from '@portal/clock';

interface Timer {
  at: number;
  everyMs: number | null;
  run: () => void;
}

/** A clock that moves only when a test calls `advance`. */
export class FakeClock implements Clock {
  readonly #timers = new Set<Timer>();
  #now: number;

  constructor(nowMs = 0) {
    this.#now = nowMs;
  }

  /** Number of timers that are still active. */
  get running(): number {
    return this.#timers.size;
  }

  now(): number {
    return this.#now;
  }

  every(intervalMs: number, run: () => void): Stop {
    return this.#add({ at: this.#now + intervalMs, everyMs: intervalMs, run });
  }

  after(delayMs: number, run: () => void): Stop {
    return this.#add({ at: this.#now + delayMs, everyMs: null, run });
  }

  /**
   * Moves time forward by `ms`, running due timers in order and letting promises settle after each.
   */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#now = due.at;
      if (due.everyMs === null) this.#timers.delete(due);
      else due.at += due.everyMs;
      due.run();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  #add(timer: Timer): Stop {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
}

/** Lets pending promise callbacks run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

import type { Clock, Stop } from '../clock';

interface Timer {
  at: number;
  everyMs: number | null;
  run: () => void;
}

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  readonly #timers = new Set<Timer>();
  #now: number;

  constructor(nowMs = Date.parse('2026-11-18T10:00:00Z')) {
    this.#now = nowMs;
  }

  /** Timers that nobody has ended yet. */
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

  /** Moves time on, running what falls due, with all that waits on it. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
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

/** Lets every promise that can go on go on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

import type { Clock } from './clock';
import type { Log } from './log';

/** A clock for tests: stands still until `advance`. */
export class FakeClock implements Clock {
  private time = 0;
  private readonly due: { at: number; every: number | null; callback: () => void }[] = [];

  now(): number {
    return this.time;
  }

  every(ms: number, callback: () => void): () => void {
    return this.add(ms, ms, callback);
  }

  after(ms: number, callback: () => void): () => void {
    return this.add(ms, null, callback);
  }

  /** Lets time pass in order of what is due, and lets promises settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    await settle();
    for (let next = this.next(end); next; next = this.next(end)) {
      this.time = next.at;
      if (next.every === null) this.due.splice(this.due.indexOf(next), 1);
      else next.at += next.every;
      next.callback();
      await settle();
    }
    this.time = end;
    await settle();
  }

  private next(end: number) {
    return this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }

  private add(ms: number, every: number | null, callback: () => void): () => void {
    const entry = { at: this.time + ms, every, callback };
    this.due.push(entry);
    return () => {
      const index = this.due.indexOf(entry);
      if (index >= 0) this.due.splice(index, 1);
    };
  }
}

/** Lets every promise that can settle do so. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

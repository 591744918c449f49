import type { Clock } from '@portal/clock';

/**
 * Assigns each message a position in the conversation, which is stored as `atMs` in the message's
 * metadata. Messages from the interviewer already have a position. Messages from this page are
 * placed after everything received so far.
 */
export class PlaceInTalk {
  readonly #clock: Clock;
  #last = { atMs: 0, seenMs: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
    this.start(clock.now());
  }

  /**
   * Sets the time at which the interview started, in milliseconds since the epoch. Has no effect
   * once any message has been given a position.
   */
  start(startedAtMs: number): void {
    if (this.#last.atMs === 0) this.#last = { atMs: 0, seenMs: startedAtMs };
  }

  /** Returns the position of this moment, without taking it. */
  now(): number {
    return this.#last.atMs + Math.max(0, Math.round(this.#clock.now() - this.#last.seenMs));
  }

  /** Returns `given` or, if it is undefined, the next free position. */
  of(given: number | undefined): number {
    const atMs = given ?? Math.max(this.#last.atMs + 1, this.now());
    if (atMs > this.#last.atMs) this.#last = { atMs, seenMs: this.#clock.now() };
    return atMs;
  }
}

/**
 * Returns `lines` with `added` inserted by position. Lines with the same position keep their order.
 */
export function inOrderOfTalk<T extends { place: number }>(
  lines: readonly T[],
  added: readonly T[],
): T[] {
  const all = [...lines];
  for (const line of added)
    all.splice(all.findLastIndex(({ place }) => place <= line.place) + 1, 0, line);
  return all;
}

/** Returns `lines` with the line of this id moved to `place`. */
export function movedTo<T extends { id: string; place: number }>(
  place: number,
  id: string,
  lines: readonly T[],
): T[] {
  const others = lines.filter((line) => line.id !== id);
  const moved = lines.filter((line) => line.id === id).map((line) => ({ ...line, place }));
  return inOrderOfTalk(others, moved);
}

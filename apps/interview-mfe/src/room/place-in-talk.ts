import type { Clock } from './clock';

/**
 * Places of messages in the talk (`atMs` of their metadata): those of the interviewer as they come; what the page adds by itself
 * stands behind all it has heard of so far.
 */
export class PlaceInTalk {
  readonly #clock: Clock;
  #last = { atMs: 0, seenMs: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
    this.start(clock.now());
  }

  /** When the talk began (milliseconds since the epoch), as long as nothing else is known of it. */
  start(startedAtMs: number): void {
    if (this.#last.atMs === 0) this.#last = { atMs: 0, seenMs: startedAtMs };
  }

  /** The place that the interviewer gave, or the next one. */
  of(given: number | undefined): number {
    const atMs = given ?? this.#next();
    if (atMs > this.#last.atMs) this.#last = { atMs, seenMs: this.#clock.now() };
    return atMs;
  }

  #next(): number {
    const { atMs, seenMs } = this.#last;
    return atMs + Math.max(1, Math.round(this.#clock.now() - seenMs));
  }
}

/** Puts `added` among `lines`, each behind those that were said before it. Lines keep their order where places are alike. */
export function inOrderOfTalk<T extends { place: number }>(
  lines: readonly T[],
  added: readonly T[],
): T[] {
  const all = [...lines];
  for (const line of added)
    all.splice(all.findLastIndex(({ place }) => place <= line.place) + 1, 0, line);
  return all;
}

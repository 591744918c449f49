/** How long a search goes on without a further key (ms), as in the open list of Radix. */
const PAUSE_MS = 1_000;

/** Choosing by typing the first letters of a label. */
export class Typeahead {
  #typed = '';
  #lastMs = -Infinity;

  /** Whether a search is under way: a space then belongs to it. Times are milliseconds of any clock, the same for all calls. */
  isActive(nowMs: number): boolean {
    return this.#typed !== '' && nowMs - this.#lastMs < PAUSE_MS;
  }

  /** Takes one more character. @returns the label that is meant by all of them, undefined where it is the current one or none. */
  type(
    character: string,
    labels: readonly string[],
    current: number,
    nowMs: number,
  ): number | undefined {
    this.#typed = this.isActive(nowMs) ? this.#typed + character : character;
    this.#lastMs = nowMs;
    // The same letter again and again goes through all that begin with it.
    const letters = [...this.#typed.toLowerCase()];
    const wanted = letters.every((letter) => letter === letters[0]) ? letters.slice(0, 1) : letters;
    const from = Math.max(current, 0);
    const inTurn = labels
      .map((_, step) => (from + step) % labels.length)
      .filter((index) => wanted.length > 1 || index !== current);
    const found = inTurn.find((index) => labels[index]?.toLowerCase().startsWith(wanted.join('')));
    return found === current ? undefined : found;
  }

  end(): void {
    this.#typed = '';
  }
}

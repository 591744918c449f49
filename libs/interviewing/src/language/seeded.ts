/**
 * Makes pseudo-random choices from a seed, so that the same input always leads to the same
 * interview.
 */
export interface SeededChoice {
  /** Returns an integer from 0 up to, but not including, `below`. */
  below(below: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** Returns the 32-bit FNV-1a hash of a string. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Creates a generator (mulberry32) seeded with the hash of `seed`. */
export function seededChoice(seed: string): SeededChoice {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    shuffled: (items) => {
      const copy = [...items];
      for (let at = copy.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [copy[at], copy[other]] = [copy[other]!, copy[at]!];
      }
      return copy;
    },
  };
}

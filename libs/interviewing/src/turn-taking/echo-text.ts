/** Share of the heard words that must be the speaker's, in their order, to be its voice: recognisers mishear. */
const ECHO_SHARE = 0.8;
/** So few words are said by anyone: they are an echo only where the sound itself is suspected. */
const FEW_WORDS = 2;

/**
 * Whether words that were heard are those that are being said, come back through a loudspeaker.
 * @param heard, said folded words in order.
 * @param suspected the sound was an echo in part.
 */
export function isEchoOf(
  heard: readonly string[],
  said: readonly string[],
  suspected: boolean,
): boolean {
  if (heard.length === 0 || (heard.length <= FEW_WORDS && !suspected)) return false;
  return commonSubsequence(heard, said) / heard.length >= ECHO_SHARE;
}

/** The length of the longest common subsequence, one row at a time. */
function commonSubsequence(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (let j = 0; j < b.length; j += 1)
      next.push(word === b[j] ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

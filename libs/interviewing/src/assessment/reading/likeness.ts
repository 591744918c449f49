/** Words shorter than this are too like each other to be told apart by one letter. */
const MIN_LETTERS = 5;
const MIN_LETTERS_ARABIC = 4;

/** Whether a word heard is likely a word wanted: the same stem, another form of it, or one letter misheard. */
export function isLike(heard: string, wanted: string): boolean {
  if (heard === wanted) return true;
  const shortest = Math.min(heard.length, wanted.length);
  const least = /[\u0621-\u064A]/.test(wanted) ? MIN_LETTERS_ARABIC : MIN_LETTERS;
  if (shortest < least || Math.abs(heard.length - wanted.length) > 4) return false;
  if (heard.startsWith(wanted) || wanted.startsWith(heard)) return true;
  return differByOneLetter(heard, wanted);
}

/** One letter replaced, added or left out. */
function differByOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/** Which of the wanted stems were said, in some form. */
export function saidOf(wanted: Iterable<string>, said: readonly string[]): string[] {
  return [...wanted].filter((want) => said.some((heard) => isLike(heard, want)));
}

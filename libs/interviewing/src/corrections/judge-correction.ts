import { CORRECTION_MAX_CHARS } from '@portal/protocol';
import { soundDistance, soundLength } from '../language/sounds';
import { words } from '../language/words';

/**
 * What the recognizer thought of a word that it heard: it doubted it, it was sure of it, or it
 * didn't say.
 */
export type Certainty = 'doubted' | 'unknown' | 'confident';

export interface HeardWord {
  text: string;
  certainty: Certainty;
}

/**
 * Greatest distance in sound (0–1, `soundDistance`) at which words that replace others still mend
 * hearing. A recognizer that was sure of a word was seldom far off; one that doubted it may have
 * been. Set by the tuning half of the labelled corrections: what mends is at most 0.25 away there
 * (0.5 for most words that are doubted), what adds at least 0.39.
 */
const SOUNDS_ALIKE: Readonly<Record<Certainty, number>> = {
  confident: 0.35,
  unknown: 0.45,
  doubted: 0.6,
};
/**
 * How much more there may be to hear in a correction than in what was heard (`soundLength`): in
 * proportion, and at least so much. Recognizers swallow a syllable, not a clause.
 */
const GROWTH = { factor: 1.5, least: 3 };

/**
 * Most characters of what was heard that a correction can mend. The longest correction says less
 * than that, but pages can send words of any length, and reading one as sounds takes time in
 * proportion to the square of its length.
 */
const MAX_HEARD_CHARS = 2 * CORRECTION_MAX_CHARS;

/**
 * Words that recognizers drop or make up, and that add nothing by themselves. No negations and no
 * numbers. At most one of them may be put in at one place.
 */
const SMALL: ReadonlySet<string> = new Set(
  `a an the of to in on at for with and was were is are am be been it that this i we had have has
  في من على عن ان كان كانت هو هي و هذا هذه`.split(/\s+/),
);

/** A place where a correction differs from what was heard; either side may be empty. */
interface Change {
  heard: readonly HeardWord[];
  text: readonly string[];
}

const sameWord = (a: string, b: string): boolean => words(a).join(' ') === words(b).join(' ');
const isSmall = (word: string): boolean => words(word).every((part) => SMALL.has(part));

/**
 * Splits a correction into the places where words changed. Each is judged by itself, so that an
 * added word can't hide among many that stay. Small words in the middle do not separate changes,
 * because they are often the same by chance.
 */
function changesIn(heard: readonly HeardWord[], text: readonly string[]): Change[] {
  const same = (i: number, j: number): boolean => sameWord(heard[i]!.text, text[j]!);
  let start = 0;
  while (start < heard.length && start < text.length && same(start, start)) start += 1;
  let [end, textEnd] = [heard.length, text.length];
  while (end > start && textEnd > start && same(end - 1, textEnd - 1)) {
    end -= 1;
    textEnd -= 1;
  }
  const inner = { heard: heard.slice(start, end), text: text.slice(start, textEnd) };
  if (inner.heard.length === 0 && inner.text.length === 0) return [];
  for (const [i, { text: word }] of inner.heard.entries()) {
    if (isSmall(word)) continue;
    const j = inner.text.findIndex((other) => sameWord(word, other));
    if (j >= 0)
      return [
        ...changesIn(inner.heard.slice(0, i), inner.text.slice(0, j)),
        ...changesIn(inner.heard.slice(i + 1), inner.text.slice(j + 1)),
      ];
  }
  return [inner];
}

/** The certainty of most of the words. */
function certaintyOf(heard: readonly HeardWord[]): Certainty {
  const count = (certainty: Certainty) => heard.filter((w) => w.certainty === certainty).length;
  if (2 * count('doubted') >= heard.length) return 'doubted';
  return 2 * count('confident') > heard.length ? 'confident' : 'unknown';
}

function adds({ heard, text }: Change): boolean {
  if (text.length === 0) return !heard.every(({ text: word }) => isSmall(word));
  if (heard.length === 0) return text.length > 1 || !text.every(isSmall);
  const before = heard.map(({ text: word }) => word).join(' ');
  const after = text.join(' ');
  const length = soundLength(before);
  return (
    soundLength(after) > Math.max(length * GROWTH.factor, length + GROWTH.least) ||
    soundDistance(before, after) > SOUNDS_ALIKE[certaintyOf(heard)]
  );
}

/**
 * Whether a correction adds content instead of mending what was misheard: somewhere it sounds too
 * different from what was heard, is much longer, or puts words in or leaves words out that say
 * something. Case, punctuation, gaps between words and the spellings of one Arabic word don't
 * matter. See docs/rubric.md for what comes of it and how often it is right.
 * @param heard the words that the recognizer understood, in order
 * @param text what the candidate put in their place
 */
export const isAddition = (heard: readonly HeardWord[], text: string): boolean =>
  heard.reduce((chars, word) => chars + word.text.length, 0) > MAX_HEARD_CHARS ||
  changesIn(heard, text.split(/\s+/u).filter(Boolean)).some(adds);

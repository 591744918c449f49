import type { PlannedQuestion } from '@portal/protocol';
import { isAboutScoring } from '../addressed/addressed';
import { sentencesOf } from '../../language/sentences';
import { signals, type Signals } from '../../language/signals';
import { contentStems, isStopWord, stem, words } from '../../language/words';
import { conceptsOf, signsOf } from './concepts';
import { actionsIn, type Actions } from './actions';
import { EVERYDAY } from './everyday';
import { outrightFor } from './outright';
import { settingIn } from './setting';
import { BIOGRAPHY, GENERAL, STOCK, TOGETHER, VAGUE } from './stock';
import { abstractShare, linksIn, particularsIn } from './story';

/**
 * Measurements of one answer. `stock`, `biography`, `vague`, `abstract` and `together` are fractions
 * (0–1) of the answer's words.
 */
export interface Reading {
  wordCount: number;
  /** Whether most of the words are Arabic. */
  arabic: boolean;
  /** Distinct stems of content words, excluding words from the question and from stock phrases. */
  own: readonly string[];
  /** Number of these that people of other trades hardly use: names, terms, things. */
  specific: number;
  actions: Actions;
  /** Signs of a result, a reason and the like, leaving out sentences that repeat the question. */
  signals: Signals;
  /** Number of words that say how things stood before the speaker acted. */
  setting: number;
  links: number;
  particulars: number;
  /**
   * Matches for each expected point, in order. `words` is the number of the point's own words in
   * the answer, and `signs` is the number of words that are typical of this kind of point.
   * `telling` is `signs`, with each word weighted by how specific it is. `outright` is the number
   * of words and phrases that make the point by themselves.
   */
  points: readonly {
    point: string;
    words: number;
    signs: number;
    telling: number;
    outright: number;
  }[];
  /** Number of words from the question's keywords that the answer contains. */
  keywords: number;
  /** Number of the question's words that the answer repeats. */
  echoed: number;
  stock: number;
  biography: number;
  vague: number;
  abstract: number;
  /** Words that speak of a group, such as "we" and "the team". */
  together: number;
  /** Number of words of generality, such as "always" and "important", beyond the second. */
  general: number;
}

/**
 * Minimum length of a word, in letters, for a near match. Shorter words must match exactly, because
 * too many of them differ by only one letter.
 */
const MIN_LETTERS = 5;
const MIN_LETTERS_ARABIC = 4;

/**
 * Returns how many occurrences exceed the allowed number. A few may be due to chance or
 * misrecognition.
 */
const beyond = (count: number, allowed: number) => Math.max(0, count - allowed);

/**
 * Measures an answer against its question. A repeated word counts only once, because repetition
 * adds nothing. The exceptions are `wordCount` and the values that are fractions of all words.
 */
export function readAnswer(text: string, question: PlannedQuestion): Reading {
  const folded = words(text);
  const asked = contentStems(`${question.question.text} ${question.rephrased.text}`);
  const stock = STOCK.places(folded);
  const fresh = folded.filter((_, at) => !stock.has(at));
  const stems = [...new Set(fresh.map(stem))];
  const subject = contentStems([...question.keywords, ...question.expectedPoints].join(' '));
  // Words about scoring are counted only if they belong to the question's subject.
  const counts = (word: string) =>
    !isStopWord(word) &&
    (word.length > 1 || /\d/.test(word)) &&
    (!isAboutScoring(word) || subject.has(stem(word)));
  const own = [...new Set(fresh.filter(counts).map(stem))].filter((word) => !asked.has(word));
  const concepts = stems.map(conceptsOf);
  const share = (count: number) => count / Math.max(1, folded.length);
  return {
    wordCount: folded.length,
    arabic: folded.filter((word) => /[\u0621-\u064A]/.test(word)).length > folded.length / 2,
    own,
    specific: own.filter((word) => !EVERYDAY.has(word)).length,
    actions: actionsIn(fresh),
    signals: ownSignals(text, question.question.text),
    setting: settingIn(fresh),
    links: linksIn(fresh),
    particulars: particularsIn(fresh),
    points: question.expectedPoints.map((point) => ({
      point,
      outright: outrightFor(point)?.(folded) ?? 0,
      words: saidOf(
        [...contentStems(point)].filter((word) => !asked.has(word)),
        own,
      ).length,
      ...signsOf(point, concepts),
    })),
    keywords: saidOf(contentStems(question.keywords.join(' ')), own).length,
    echoed: saidOf(asked, stems).length,
    stock: share(stock.size),
    biography: share(beyond(BIOGRAPHY.places(folded).size, 1)),
    vague: share(beyond(VAGUE.places(folded).size, 2)),
    abstract: abstractShare(folded),
    general: beyond(folded.filter((word) => GENERAL.has(word)).length, 2),
    together: share(folded.filter((word) => TOGETHER.has(word)).length),
  };
}

/** Returns the signals in an answer, leaving out sentences that mostly repeat the question. */
function ownSignals(text: string, question: string): Signals {
  const asked = new Set(words(question));
  const fresh = sentencesOf(text).filter((sentence) => {
    const said = words(sentence);
    return said.length === 0 || said.filter((word) => !asked.has(word)).length / said.length > 0.35;
  });
  return signals(fresh.join(' '));
}

/**
 * Whether two stems probably belong to the same word: they are equal, one begins with the other, or
 * they differ by one misrecognized letter.
 */
function isLike(heard: string, wanted: string): boolean {
  if (heard === wanted) return true;
  const shortest = Math.min(heard.length, wanted.length);
  const least = /[\u0621-\u064A]/.test(wanted) ? MIN_LETTERS_ARABIC : MIN_LETTERS;
  if (shortest < least || Math.abs(heard.length - wanted.length) > 4) return false;
  if (heard.startsWith(wanted) || wanted.startsWith(heard)) return true;
  return differByOneLetter(heard, wanted);
}

/** Whether two words are equal or differ by one letter that was replaced, added or removed. */
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

/** Returns the stems in `wanted` that also occur in `said`, either exactly or in a similar form. */
function saidOf(wanted: Iterable<string>, said: readonly string[]): string[] {
  return [...wanted].filter((want) => said.some((heard) => isLike(heard, want)));
}

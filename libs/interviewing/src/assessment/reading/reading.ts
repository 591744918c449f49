import type { PlannedQuestion } from '@portal/protocol';
import { isAboutScoring } from '../addressed/addressed';
import { contentStems, isStopWord, stem, words } from '../../language/words';
import { conceptsOf, signsOf } from './concepts';
import { actionsIn, type Actions } from './actions';
import { BIOGRAPHY, STOCK, VAGUE } from './stock';
import { abstractShare, linksIn, particularsIn } from './story';

/** Counts from the words of one answer. Shares are 0–1 of all words. */
export interface Reading {
  wordCount: number;
  /** Whether most words are Arabic. */
  arabic: boolean;
  /** Distinct content stems that are neither from the question nor from stock phrases. */
  own: readonly string[];
  actions: Actions;
  links: number;
  particulars: number;
  /**
   * For each expected point, in order: its own words found, and words typical of such a point
   * (`telling` weights them by how specific they are).
   */
  points: readonly { words: number; signs: number; telling: number }[];
  /** Keywords of the question found, in some form. */
  keywords: number;
  /** Words of the question found. */
  echoed: number;
  stock: number;
  biography: number;
  vague: number;
  abstract: number;
}

/** Shorter words are too similar to tell apart by one letter. */
const MIN_LETTERS = 5;
const MIN_LETTERS_ARABIC = 4;

/** Ignores the first few occurrences, which may be chance or misrecognised. */
const beyond = (count: number, allowed: number) => Math.max(0, count - allowed);

/** Reads an answer against its question. Counts distinct words only: repetition adds nothing. */
export function readAnswer(text: string, question: PlannedQuestion): Reading {
  const folded = words(text);
  const asked = contentStems(`${question.question.text} ${question.rephrased.text}`);
  const stock = STOCK.places(folded);
  const fresh = folded.filter((_, at) => !stock.has(at));
  const stems = [...new Set(fresh.map(stem))];
  const subject = contentStems([...question.keywords, ...question.expectedPoints].join(' '));
  // Words about scoring count only if the work is about scoring.
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
    actions: actionsIn(fresh),
    links: linksIn(fresh),
    particulars: particularsIn(fresh),
    points: question.expectedPoints.map((point) => ({
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
  };
}

/**
 * Whether two words are probably the same: same stem, another form of it, or one misrecognised
 * letter.
 */
function isLike(heard: string, wanted: string): boolean {
  if (heard === wanted) return true;
  const shortest = Math.min(heard.length, wanted.length);
  const least = /[\u0621-\u064A]/.test(wanted) ? MIN_LETTERS_ARABIC : MIN_LETTERS;
  if (shortest < least || Math.abs(heard.length - wanted.length) > 4) return false;
  if (heard.startsWith(wanted) || wanted.startsWith(heard)) return true;
  return differByOneLetter(heard, wanted);
}

/** One letter replaced, added or removed. */
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

/** The wanted stems that were said, in some form. */
function saidOf(wanted: Iterable<string>, said: readonly string[]): string[] {
  return [...wanted].filter((want) => said.some((heard) => isLike(heard, want)));
}

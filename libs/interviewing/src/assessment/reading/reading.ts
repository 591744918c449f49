import type { PlannedQuestion } from '@portal/protocol';
import { isAboutScoring } from '../addressed/addressed';
import { contentStems, isStopWord, stem, words } from '../../language/words';
import { conceptsOf, signsOf } from './concepts';
import { actionsIn, type Actions } from './actions';
import { BIOGRAPHY, STOCK, VAGUE } from './stock';
import { abstractShare, linksIn, particularsIn } from './story';

/** What was counted in the words of one answer. Shares run from 0 to 1 of its words. */
export interface Reading {
  wordCount: number;
  /** Most of the words are Arabic. */
  arabic: boolean;
  /** Different content stems that are neither the question's nor stock phrases. */
  own: readonly string[];
  actions: Actions;
  links: number;
  particulars: number;
  /** Of each expected point, in order: its own words said, and words in which people speak of such a point (`telling`: weighed by how much they tell). */
  points: readonly { words: number; signs: number; telling: number }[];
  /** The question's keywords said, in some form. */
  keywords: number;
  /** The question's own words said. */
  echoed: number;
  stock: number;
  biography: number;
  vague: number;
  abstract: number;
}

/** Words shorter than this are too like each other to be told apart by one letter. */
const MIN_LETTERS = 5;
const MIN_LETTERS_ARABIC = 4;

/** One or two such words happen to everybody, or were misheard. */
const beyond = (count: number, allowed: number) => Math.max(0, count - allowed);

/** Reads an answer against its question. All counts are of different words: saying a thing twice adds nothing. */
export function readAnswer(text: string, question: PlannedQuestion): Reading {
  const folded = words(text);
  const asked = contentStems(`${question.question.text} ${question.rephrased.text}`);
  const stock = STOCK.places(folded);
  const fresh = folded.filter((_, at) => !stock.has(at));
  const stems = [...new Set(fresh.map(stem))];
  const subject = contentStems([...question.keywords, ...question.expectedPoints].join(' '));
  // Words of scoring are the candidate's merit only where the work is about it.
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

/** Whether a word heard is likely a word wanted: the same stem, another form of it, or one letter misheard. */
function isLike(heard: string, wanted: string): boolean {
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
function saidOf(wanted: Iterable<string>, said: readonly string[]): string[] {
  return [...wanted].filter((want) => said.some((heard) => isLike(heard, want)));
}

import type { PlannedQuestion } from '@portal/protocol';
import { isAboutScoring } from '../addressed/addressed';
import { contentStems, isStopWord, stem, words } from '../../language/words';
import { conceptsOf, signsOf } from './concepts';
import { deedsIn, type Deeds } from './deeds';
import { saidOf } from './likeness';
import { BIOGRAPHY, STOCK, VAGUE } from './stock';
import { abstractShare, linksIn, particularsIn } from './story';

/** What was counted in the words of one answer. Shares run from 0 to 1 of its words. */
export interface Reading {
  wordCount: number;
  /** Most of the words are Arabic. */
  arabic: boolean;
  /** Different content stems that are neither the question's nor stock phrases. */
  own: readonly string[];
  deeds: Deeds;
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
    deeds: deedsIn(fresh),
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

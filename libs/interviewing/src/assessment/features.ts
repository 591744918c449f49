import type { PlannedQuestion } from '@portal/protocol';
import { findSkills } from '../facts/lexicon/skills';
import type { Signals } from '../language/signals';
import {
  contentStems,
  contentWords,
  fold,
  isStopWord,
  stem,
  wordsAsWritten,
} from '../language/words';
import type { AnswerReading } from '../language-model/tasks/read-answer';
import { mistakesIn, type Mistake } from './mistakes';
import {
  COVERED_FROM,
  NO_PARTS,
  ON_TOPIC_FROM,
  partsOf,
  pointParts,
  structureIn,
  worthOf,
  type Parts,
} from './parts';
import { costOf, givenPoints, movedBy } from './point-readings';
import type { Readings } from './read-interview';
import { readAnswer, type Reading } from './reading/reading';
import { repeatedFrom } from './repeats';
import {
  askedPart,
  FLAW_FROM,
  NO_STRUCTURE,
  wantsFigures,
  type Structure,
  type StructurePart,
} from './structure';
import { answerOf, answerText, meanConfidence, type Answer } from './transcript';

/** Measurements of one answer. */
export interface Features {
  answer: Answer;
  text: string;
  wordCount: number;
  /** Stems of the distinct content words that are not in the question. */
  own: readonly string[];
  signals: Signals;
  /** What the report says of situation, own part, result and example. */
  structure: Structure;
  onTopic: boolean;
  covered: string[];
  uncovered: string[];
  /** Words about the question's subject that do not occur in the question itself. */
  terms: string[];
  confidence: number | null;
  parts: Parts;
  /** What a model read in the answer, or null. */
  reading: AnswerReading | null;
  /** The wrong claims of the question that the answer makes. */
  mistakes: readonly Mistake[];
  /** By how many points (of 100) the reading and the mistakes move the score of `parts`. */
  moved: number;
  /** Index of the earlier question whose story this answer tells again, or null. */
  repeats: number | null;
}

/**
 * Mean confidence of the speech recognizer (0–1) below which an answer is too unclear to be judged
 * by its words.
 */
export const UNCLEAR_BELOW = 0.45;
/**
 * Minimum number of content words that an answer must add to the question (see `own`) before
 * it is judged off topic or searched for expected points.
 */
const JUDGED_FROM_OWN_WORDS = 6;

/**
 * Measures the answers of an interview, in order. A story that was told before earns nothing the
 * second time.
 */
export function featuresOfAll(
  answers: readonly Answer[],
  readings: Readings['answers'] = new Map(),
): Features[] {
  const measured: Features[] = [];
  for (const answer of answers)
    measured.push(unlessTold(featuresOf(answer, readings.get(answer.index) ?? null), measured));
  return measured;
}

/**
 * Measures what was said to a question while the interview is held, exactly as the report does
 * afterwards.
 * @param texts the candidate's utterances
 */
export const featuresOfTurn = (question: PlannedQuestion, texts: readonly string[]): Features =>
  featuresOf(answerOf(question, texts), null);

/** What is kept of an answer in order to notice that its story is told again. */
export interface Told {
  answer: Pick<Answer, 'index'>;
  own: Features['own'];
}

/** Takes everything from an answer that tells the story of an earlier one again. */
export function unlessTold(features: Features, earlier: readonly Told[]): Features {
  const at = repeatedFrom(
    features.own,
    earlier.map(({ own }) => own),
  );
  if (at === null) return features;
  return {
    ...features,
    parts: NO_PARTS,
    structure: NO_STRUCTURE,
    reading: null,
    mistakes: [],
    moved: 0,
    covered: [],
    uncovered: [...features.answer.question.expectedPoints],
    repeats: earlier[at]!.answer.index,
  };
}

function featuresOf(answer: Answer, read: AnswerReading | null): Features {
  const text = answerText(answer);
  const { question } = answer;
  const reading = readAnswer(text, question);
  const parts = partsOfWhatCounts(answer, text, reading);
  const points = pointParts(reading);
  const given = givenPoints(read);
  const mistakes = mistakesIn(answer);
  const enough = reading.own.length >= JUDGED_FROM_OWN_WORDS;
  const covered = question.expectedPoints.filter((_, at) =>
    // A point that is made in part is still missing something.
    typeof given[at] === 'number' ? given[at] === 1 : enough && points[at]! >= COVERED_FROM,
  );
  return {
    answer,
    text,
    wordCount: reading.wordCount,
    own: reading.own,
    signals: reading.signals,
    structure: structureShown(reading, parts, covered),
    onTopic: reading.own.length > 0 && (!enough || parts.topic >= ON_TOPIC_FROM),
    covered,
    uncovered: question.expectedPoints.filter((point) => !covered.includes(point)),
    terms: subjectTerms(
      text,
      question.keywords,
      contentStems(`${question.question.text} ${question.rephrased.text}`),
    ),
    confidence: meanConfidence(answer.utterances),
    parts,
    reading: read,
    mistakes,
    moved: movedBy(read, points) - costOf(mistakes, read, text),
    repeats: null,
  };
}

/**
 * Returns the structure that an answer shows. Where the question asks for a part of it, the points
 * decide, so that the report speaks of it once; but words alone don't make a part of a generality.
 */
function structureShown(reading: Reading, parts: Parts, covered: readonly string[]): Structure {
  const structure = structureIn(reading);
  const points = reading.points.map(({ point }) => point);
  const shown = (part: StructurePart) => {
    const asking = points.filter((point) => askedPart(point) === part);
    // A result without the figures that were asked for is a result.
    const plainly = asking.filter((point) => !wantsFigures(point));
    const isOpen = plainly.some((point) => !covered.includes(point));
    const isCovered = asking.some((point) => covered.includes(point));
    return !isOpen && (structure[part] || (isCovered && parts.generality < FLAW_FROM));
  };
  return {
    situation: shown('situation'),
    ownPart: shown('ownPart'),
    result: shown('result'),
    example: shown('example'),
  };
}

/**
 * Returns the parts of what counts in an answer. If more was left out than what is addressed to the
 * scorer by itself, the answer is also read with it, and the lower score holds: an address to the
 * scorer must never raise a score by what is left out beside it.
 */
function partsOfWhatCounts({ question, readAlone }: Answer, text: string, reading: Reading): Parts {
  const aboutSelf = asksAboutSelf(question);
  const parts = partsOf(reading, aboutSelf);
  if (readAlone === text || parts.development === 0) return parts;
  const alone = partsOf(readAnswer(readAlone, question), aboutSelf);
  return worthOf(alone) < worthOf(parts) ? alone : parts;
}

/**
 * Whether a question is about the candidate personally, so that education, preferences and goals
 * count as on topic.
 */
const asksAboutSelf = ({ category, question }: PlannedQuestion) =>
  category === 'hr' &&
  /career|working life|strength|enjoy|proud|motivat|bring you|brought you|why (do|did|would|this)|want (next|from)|goal|grow|مسيرت|القوة|قوتك|متعة|ممتع|الدافع|هدف|فخر|أحب|الرضا/i.test(
    question.text,
  );

function subjectTerms(
  text: string,
  keywords: readonly string[],
  asked: ReadonlySet<string>,
): string[] {
  const wanted = new Set(keywords.flatMap((keyword) => contentWords(keyword).map(stem)));
  const said = wordsAsWritten(text)
    .filter(
      ({ folded }) => !isStopWord(folded) && wanted.has(stem(folded)) && !asked.has(stem(folded)),
    )
    .map(({ written }) => written.toLowerCase());
  const skills = findSkills(text, { strict: false })
    .map(({ skill }) => skill.name)
    .filter((name) => ![...contentStems(name)].every((part) => asked.has(part)));
  const byStem = new Map([...said, ...skills].map((word) => [stem(fold(word)), word]));
  return [...byStem.values()];
}

/** Returns the score of one answer, 0–100. */
export const scoreOf = ({ parts, moved }: Features): number =>
  Math.round(Math.max(0, Math.min(100, 100 * worthOf(parts) + moved)));

export const isUnclear = (features: Features) =>
  features.confidence !== null && features.confidence < UNCLEAR_BELOW;

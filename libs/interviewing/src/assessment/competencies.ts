import type { Competency, CompetencyScore, Delivery, Evidence, Language } from '@portal/protocol';
import { fillerCounts, signals } from '../language/signals';
import { contentStems, contentWords, words } from '../language/words';
import type { SpeechBasis } from './delivery';
import { cited } from './evidence';
import { isUnclear, type Features } from './features';
import { focusOf, shownIn } from './parts';
import { levelOf, reportText, type LevelledName, type ReportTextKey } from './report-text';
import type { Answer } from './transcript';

/**
 * Input for scoring all competencies. `features` has an entry for every question that was asked,
 * including declined ones.
 */
export interface Basis {
  features: readonly Features[];
  delivery: Delivery;
  speech: SpeechBasis;
  language: Language;
}

/** Minimum number of words in an interview for communication to be scored. */
const MIN_WORDS_COMMUNICATION = 20;
const MIN_WORDS_DELIVERY = 30;

/**
 * Comfortable pace in words per minute (`from`–`to`), and the limits beyond which pace scores 0.
 * Arabic words are longer, so the numbers for Arabic are lower.
 */
export const PACE: Readonly<
  Record<Language, { zeroBelow: number; from: number; to: number; zeroAbove: number }>
> = {
  'en-US': { zeroBelow: 60, from: 110, to: 165, zeroAbove: 230 },
  'ar-SA': { zeroBelow: 45, from: 85, to: 140, zeroAbove: 200 },
};

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const answeredOf = (features: readonly Features[]) => features.filter((item) => item.wordCount > 0);

const abstain = (competency: Competency, key: ReportTextKey): CompetencyScore => ({
  competency,
  score: null,
  reason: reportText(key),
  evidence: [],
});

function scored(
  competency: Competency,
  name: LevelledName,
  part: number,
  values: Record<string, number>,
  evidence: Evidence[],
): CompetencyScore {
  const score = Math.round(100 * clamp(part));
  return {
    competency,
    score,
    reason: reportText(`${name}Level${levelOf(score)}`, values),
    evidence,
  };
}

/** Returns the reason why the content cannot be scored; null if it can. */
function contentAbstention(features: readonly Features[]): ReportTextKey | null {
  const answered = answeredOf(features);
  if (answered.length === 0) return 'abstainNothingSaid';
  const total = answered.reduce((sum, item) => sum + item.wordCount, 0);
  const unclear = answered.filter(isUnclear).reduce((sum, item) => sum + item.wordCount, 0);
  return unclear > total / 2 ? 'abstainUnclear' : null;
}

const judgeable = (features: readonly Features[]) => features.filter((item) => !isUnclear(item));
const answersOf = (features: readonly Features[]): Answer[] => features.map((item) => item.answer);

export function scoreCompetencies(basis: Basis): CompetencyScore[] {
  return [
    technicalDepth(basis),
    relevance(basis),
    structure(basis),
    communication(basis),
    delivery(basis),
  ];
}

function technicalDepth({ features }: Basis): CompetencyScore {
  const technical = features.filter((item) => item.answer.question.category === 'technical');
  if (technical.length === 0) return abstain('technicalDepth', 'abstainNoTechnical');
  const reason = contentAbstention(technical);
  if (reason) return abstain('technicalDepth', reason);
  const clear = judgeable(technical);
  const parts = clear.map((item) =>
    clamp(shownIn('technicalDepth', item.parts) + item.moved / 100),
  );
  const points = clear.reduce((sum, item) => sum + item.answer.question.expectedPoints.length, 0);
  const covered = clear.reduce((sum, item) => sum + item.covered.length, 0);
  const worth = (quote: string, answer: Answer) => termsIn(quote, answer) + signals(quote).reasons;
  return scored(
    'technicalDepth',
    'depth',
    mean(parts),
    { covered, points },
    cited(answersOf(clear), worth, 3),
  );
}

function termsIn(quote: string, answer: Answer): number {
  const wanted = contentStems(answer.question.keywords.join(' '));
  const asked = contentStems(answer.question.question.text);
  return [...contentStems(quote)].filter((word) => wanted.has(word) && !asked.has(word)).length;
}

function relevance({ features }: Basis): CompetencyScore {
  const reason = contentAbstention(features);
  if (reason) return abstain('relevance', reason);
  const clear = judgeable(features);
  const parts = clear.map((item) => clamp(shownIn('relevance', item.parts) + item.moved / 100));
  const answered = answeredOf(clear);
  return scored(
    'relevance',
    'relevance',
    mean(parts),
    { onTopic: answered.filter((item) => item.onTopic).length, asked: clear.length },
    cited(answersOf(answered), termsIn, 2),
  );
}

function structure({ features }: Basis): CompetencyScore {
  const reason = contentAbstention(features);
  if (reason) return abstain('structure', reason);
  const clear = judgeable(features);
  const parts = clear.map((item) => shownIn('structure', item.parts));
  const withResult = clear.filter((item) => item.structure.result).length;
  const worth = (quote: string) => {
    const found = signals(quote);
    return found.results * 2 + Math.min(2, found.numbers) + found.actions;
  };
  return scored(
    'structure',
    'structure',
    mean(parts),
    { withResult, asked: clear.length },
    cited(answersOf(answeredOf(clear)), worth, 2),
  );
}

/** Scores how clear, varied and direct the wording is. Short answers score lower. */
function communication({ features, language }: Basis): CompetencyScore {
  const reason = contentAbstention(features);
  if (reason) return abstain('communication', reason);
  const answered = answeredOf(judgeable(features));
  const text = answered.map((item) => item.text).join(' . ');
  const total = words(text).length;
  if (total < MIN_WORDS_COMMUNICATION) return abstain('communication', 'abstainTooFewWords');
  const fillers = fillerCounts(text, language).reduce((sum, { count }) => sum + count, 0);
  const per100 = (fillers / total) * 100;
  const variety = mean(
    answered.map((item) =>
      clamp(
        (new Set(contentWords(item.text).slice(0, 60)).size /
          Math.max(1, Math.min(60, contentWords(item.text).length))) *
          1.25,
      ),
    ),
  );
  const length = mean(answered.map((item) => Math.min(1, item.parts.development * 1.4)));
  const clarity =
    0.4 * clamp(1 - Math.max(0, per100 - 2) / 10) +
    0.3 * mean(answered.map((item) => focusOf(item.parts))) +
    0.3 * variety;
  const strong = clarity * (0.25 + 0.75 * length) >= 0.6;
  const flaw = (quote: string) =>
    fillerCounts(quote, language).reduce((sum, { count }) => sum + count, 0) +
    signals(quote).hedges;
  const clear = (quote: string) => (flaw(quote) > 0 ? 0 : Math.min(25, contentWords(quote).length));
  const answers = answersOf(answered);
  return scored(
    'communication',
    'communication',
    clarity * (0.25 + 0.75 * length),
    {
      fillers: Math.round(per100 * 10) / 10,
      words: Math.round(total / Math.max(1, answered.length)),
    },
    cited(answers, strong ? clear : flaw, 2),
  );
}

/** Scores pace, pauses and filler words. Requires timed speech. */
function delivery({ features, delivery: measured, speech, language }: Basis): CompetencyScore {
  if (answeredOf(features).length === 0) return abstain('delivery', 'abstainNothingSaid');
  if (speech.typedOnly) return abstain('delivery', 'abstainTyped');
  if (measured.wordsPerMinute === null || !measured.pauses)
    return abstain(
      'delivery',
      speech.spokenWords < MIN_WORDS_DELIVERY ? 'abstainTooFewWords' : 'abstainNoTiming',
    );
  if (speech.timedWords < MIN_WORDS_DELIVERY) return abstain('delivery', 'abstainTooFewWords');
  const band = PACE[language];
  const wpm = measured.wordsPerMinute;
  const pace =
    wpm < band.from
      ? clamp((wpm - band.zeroBelow) / (band.from - band.zeroBelow))
      : clamp((band.zeroAbove - wpm) / (band.zeroAbove - band.to));
  const minutes = Math.max(0.5, speech.spokenMinutes);
  const pauses = clamp(
    1 - (measured.pauses.from2To4s * 0.5 + measured.pauses.over4s) / minutes / 4,
  );
  const flow = clamp(1 - Math.max(0, speech.fillersPer100 - 2) / 12);
  const spoken = answersOf(features).filter((answer) =>
    answer.utterances.some(({ typed }) => !typed),
  );
  const worth = (quote: string) =>
    1 + fillerCounts(quote, language).reduce((sum, { count }) => sum + count * 5, 0);
  const longPauses = measured.pauses.from2To4s + measured.pauses.over4s;
  return scored(
    'delivery',
    'delivery',
    0.45 * Math.min(1, pace) + 0.3 * pauses + 0.25 * flow,
    { wpm, longPauses, fillers: speech.fillersPer100 },
    cited(spoken, worth, 1),
  );
}

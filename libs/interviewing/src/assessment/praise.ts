import type { Evidence, InterviewPlan, ReportItem } from '@portal/protocol';
import { signals } from '../language/signals';
import { contentStems, fold, latinDigits, stem, words } from '../language/words';
import { locate, quotes } from './evidence';
import { scoreOf, type Features } from './features';
import { figureIn } from './figure';
import { isFound, PRAISED_FROM } from './findings';
import { overlap } from './mistakes';
import { actionsIn } from './reading/actions';
import { outrightFor } from './reading/outright';
import { readAnswer } from './reading/reading';
import { settingIn, tellsSetting } from './reading/setting';
import { particularsIn } from './reading/story';
import { askedPart, type StructurePart } from './structure';
import { reportText, type ReportTextKey } from './report-text';

/** Minimum number of content words that a praised answer adds to its question. */
const PRAISED_FROM_WORDS = 6;
const MAX_PRAISE = 4;
const NAMED_TERMS = { from: 3, to: 5 };

/**
 * Returns what was good about an answer: what its score found, each with the words that show it.
 * What cannot be quoted is not praised.
 */
export function praise(features: Features, plan: InterviewPlan): ReportItem[] {
  if (
    scoreOf(features) < PRAISED_FROM ||
    !features.onTopic ||
    features.own.length < PRAISED_FROM_WORDS
  )
    return [];
  return [
    ...features.covered.map((point) => item('goodPoint', quoteOfPoint(point, features), { point })),
    isFound('ownPart', features) && shown('goodOwnPart', features, ownActions),
    isFound('result', features) && shown('goodResult', features, results),
    isFound('figure', features) && figure(features),
    isFound('example', features) && shown('goodExample', features, scenes),
    isFound('reasons', features) && shown('goodReasons', features, reasons),
    features.terms.length >= NAMED_TERMS.from && terms(features, plan),
    isFound('order', features) && shown('goodOrder', features, sequence),
  ]
    .filter((found) => found !== false && found !== null)
    .filter(({ evidence }) => !isMistaken(evidence?.quote ?? '', features))
    .filter(({ key }, at, all) => at === all.findIndex((other) => other.key === key))
    .slice(0, MAX_PRAISE);
}

/** Whether a mistake stands in a quote, which then is no praise. */
const isMistaken = (quote: string, { text, mistakes }: Features) =>
  mistakes.some(({ evidence }) => overlap(text, evidence.quote, quote));

const item = (
  key: ReportTextKey,
  evidence: Evidence | null | undefined,
  values?: Record<string, string | number>,
): ReportItem | null => (evidence ? { ...reportText(key, values), evidence } : null);

type Worth = (quote: string) => number;
const best = ({ answer }: Features, worth: Worth) => quotes([answer], worth, 1)[0];
const shown = (key: ReportTextKey, features: Features, worth: Worth) =>
  item(key, best(features, worth));

const ownActions: Worth = (quote) => actionsIn(words(quote)).own;
const results: Worth = (quote) => {
  const found = signals(quote);
  return found.results > 0 ? 2 * found.results + Math.min(2, found.numbers) : 0;
};
const scenes: Worth = (quote) => {
  const said = words(quote);
  return Math.min(1, actionsIn(said).own) * particularsIn(said) + signals(quote).examples;
};
/** How a story begins; of several passages, the first counts. */
const setting: Worth = (quote) => {
  const found = signals(quote);
  return found.results === 0 && tellsSetting(settingIn(words(quote)), found) ? 1 : 0;
};
const reasons: Worth = (quote) => signals(quote).reasons;
const sequence: Worth = (quote) => signals(quote).sequence;

function figure(features: Features): ReportItem | null {
  const figureNamed = figureIn(features.text);
  if (figureNamed === null) return null;
  const holds: Worth = (quote) => Number(latinDigits(quote).includes(figureNamed));
  return item('goodFigure', best(features, holds), { figure: figureNamed });
}

function terms(features: Features, plan: InterviewPlan): ReportItem | null {
  const named = new Set(features.terms.map((term) => stem(fold(term))));
  const count: Worth = (quote) => [...contentStems(quote)].filter((word) => named.has(word)).length;
  return item('goodTerms', best(features, count), {
    terms: features.terms.slice(0, NAMED_TERMS.to).join(plan.language === 'ar-SA' ? '، ' : ', '),
  });
}

/** Returns the words that make a point: those that a model read, or else by the rules. */
function quoteOfPoint(point: string, { answer, reading }: Features): Evidence | null | undefined {
  const at = answer.question.expectedPoints.indexOf(point);
  const read = reading?.points[at];
  if (read?.verdict === 'covered') return locate(read.quote, answer);
  const part = askedPart(point);
  const made: Worth = (quote) => {
    const found = readAnswer(quote, answer.question).points[at];
    return found && found.words > 0 ? 2 * found.words + found.signs : 0;
  };
  return [part ? SHOWING[part] : outrightIn(point), made].flatMap((worth) =>
    quotes([answer], worth, 1),
  )[0];
}

function outrightIn(point: string): Worth {
  const count = outrightFor(point);
  return (quote) => count?.(words(quote)) ?? 0;
}

/** The words that show a part of the structure. */
const SHOWING: Readonly<Record<StructurePart, Worth>> = {
  situation: setting,
  ownPart: ownActions,
  result: results,
  example: scenes,
};

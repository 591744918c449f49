import type { Evidence, ReportItem } from '@portal/protocol';
import { words } from '../language/words';
import { locate, quotes } from './evidence';
import { scoreOf, type Features } from './features';
import { isLacking, isShort, STRONG_FROM } from './findings';
import { overlap } from './mistakes';
import { GENERAL, TOGETHER, VAGUE } from './reading/stock';
import { reportText, type ReportTextKey } from './report-text';

/** Number of words from which an answer hides its point. */
const TOO_LONG_WORDS = 260;
/** Value of the flaw (0–1) from which vague phrases are blamed. */
const VAGUE_FROM = 0.3;
/** How many open points are named; the rules overlook a point more often in a strong answer. */
const NAMED_POINTS = { usual: 3, strong: 1 };
const MAX_BLAME = 4;

/**
 * Returns what an answer lacks or says wrongly, the gravest first. What was said wrongly or vaguely
 * comes with the words; for what is absent there is nothing to quote.
 */
export function blame(features: Features): ReportItem[] {
  const said = features.mistakes.map(({ fact, evidence }) => ({
    ...reportText('missingMistake', { fact }),
    evidence,
  }));
  const points = features.uncovered.map((point) => missingPoint(point, features));
  const isSaid = ({ evidence }: ReportItem) =>
    said.some((mistake) => overlap(features.text, mistake.evidence.quote, evidence?.quote ?? ''));
  const wrong = [
    ...said,
    ...points.filter((point) => point.key === 'missingWrong' && !isSaid(point)),
  ];
  const isStrong = scoreOf(features) >= STRONG_FROM;
  const open = points
    .filter(({ key }) => key !== 'missingWrong')
    .slice(0, isStrong ? NAMED_POINTS.strong : NAMED_POINTS.usual);
  if (features.repeats !== null) return open;
  const lacking = [
    !features.onTopic && item('missingTopic', null, { topic: features.answer.question.topic }),
    isShort(features) && item('missingLength'),
    ...open,
    isLacking('figure', features) && item('missingFigure'),
    isLacking('ownPart', features) && item('missingOwnPart', most(TOGETHER, features)),
    isLacking('example', features) && item('missingExample', most(GENERAL, features)),
    features.parts.vagueness >= VAGUE_FROM && vague(features),
    features.wordCount > TOO_LONG_WORDS &&
      item('missingFocus', null, { words: features.wordCount }),
  ].filter((found) => found !== false && found !== null);
  return [...wrong, ...lacking.slice(0, Math.max(0, MAX_BLAME - wrong.length))];
}

const item = (
  key: ReportTextKey,
  evidence?: Evidence | null,
  values?: Record<string, string | number>,
): ReportItem => ({ ...reportText(key, values), ...(evidence && { evidence }) });

/** What the report says of a point that is not covered, by what a model read of it. */
function missingPoint(point: string, { answer, reading }: Features): ReportItem {
  const read = reading?.points[answer.question.expectedPoints.indexOf(point)];
  const evidence = read?.quote ? locate(read.quote, answer) : null;
  if (evidence && read?.verdict === 'wrong') return item('missingWrong', evidence, { point });
  if (evidence && read?.verdict === 'partly') return item('missingPart', evidence, { point });
  return item('missingPoint', null, { point });
}

/** Returns the passage with most of some words, at least two. */
function most(listed: ReadonlySet<string>, { answer }: Features): Evidence | null {
  const count = (quote: string) => words(quote).filter((word) => listed.has(word)).length;
  return quotes([answer], (quote) => (count(quote) > 1 ? count(quote) : 0), 1)[0] ?? null;
}

function vague({ answer }: Features): ReportItem | null {
  const [quote] = quotes([answer], (text) => VAGUE.found(words(text)).size, 1);
  return quote ? item('missingCertainty', quote) : null;
}

import type { QuestionFeedback, ReportText } from '@portal/protocol';
import type { InterviewPlan } from '@portal/protocol';
import { signals } from '../language/signals';
import { contentWords } from '../language/words';
import { evidence as evidenceOf, quotes } from './evidence';

import {
  GOOD_FROM,
  PRAISED_FROM,
  STRONG_FROM,
  isUnclear,
  scoreOf,
  type Features,
} from './features';
import { figureIn } from './figure';
import { POINT_KINDS } from './point-kinds';
import { reportText } from './report-text';
import type { Answer } from './transcript';

const TOO_LONG_WORDS = 260;
const worthQuoting = (quote: string) => {
  const found = signals(quote);
  return (
    1 +
    Math.min(20, contentWords(quote).length) / 10 +
    found.results * 2 +
    Math.min(2, found.numbers) * 1.5 +
    found.actions +
    found.reasons
  );
};

/**
 * Builds the report's feedback on one question: what the candidate said, what was good about it,
 * and what a strong answer would add.
 */
export function questionFeedback(
  answer: Answer,
  features: Features | undefined,
  plan: InterviewPlan,
): QuestionFeedback {
  const { question } = answer;
  const base = {
    index: answer.index,
    category: question.category,
    question: question.question.text,
    outline: [...question.expectedPoints],
  };
  if (!features || features.wordCount === 0) {
    const score = answer.declined ? 0 : null;
    const points = question.expectedPoints
      .slice(0, 3)
      .map((point) => reportText('missingPoint', { point }));
    return {
      ...base,
      score,
      summary: unanswered(answer),
      good: [],
      missing: answer.asked ? points : [],
      evidence: declining(answer),
    };
  }
  const evidence = quotes([answer], worthQuoting, 2);
  if (isUnclear(features)) {
    return {
      ...base,
      score: null,
      summary: reportText('summaryUnclear', {
        confidence: Math.round((features.confidence ?? 0) * 100),
      }),
      good: [],
      missing: [],
      evidence,
    };
  }
  const score = scoreOf(features);
  return {
    ...base,
    score,
    summary: summary(features, score, evidence[0]?.quote ?? ''),
    good: score < PRAISED_FROM ? [] : good(features, plan),
    missing: missing(features),
    evidence,
  };
}

/** Returns the evidence for a declined question: what the candidate said when declining it. */
const declining = ({ index, declining: utterance }: Answer) =>
  utterance ? [evidenceOf({ utterance, questionIndex: index, quote: utterance.text.trim() })] : [];

function unanswered(answer: Answer): ReportText {
  if (!answer.asked) return reportText('summaryNotReached');
  if (answer.declined === 'skipped') return reportText('summarySkipped');
  return reportText(answer.declined === 'dont_know' ? 'summaryDontKnow' : 'summaryNoAnswer');
}

function summary(features: Features, score: number, quote: string): ReportText {
  const values = { words: features.wordCount, quote };
  if (features.repeats !== null)
    return reportText('summaryRepeated', { number: features.repeats + 1, quote });
  if (!features.onTopic)
    return reportText('summaryOffTopic', { ...values, topic: features.answer.question.topic });
  if (score >= STRONG_FROM) return reportText('summaryStrong', values);
  if (score >= GOOD_FROM) return reportText('summaryGood', values);
  return reportText(features.own.length < 12 ? 'summaryThin' : 'summaryPartial', values);
}

function good(features: Features, plan: InterviewPlan): ReportText[] {
  const { signals: found } = features;
  if (!features.onTopic || features.own.length < 6) return [];
  const uncovered = (asked: RegExp) => features.uncovered.some((point) => asked.test(point));
  const figure = figureIn(features.text);
  return [
    found.numbers > 0 && figure !== null && reportText('goodFigure', { figure }),
    found.results > 0 &&
      found.actions > 0 &&
      !uncovered(POINT_KINDS.result) &&
      reportText('goodResult'),
    found.examples > 0 && found.actions > 0 && reportText('goodExample'),
    found.reasons > 1 && reportText('goodReasons'),
    features.terms.length >= 3 &&
      reportText('goodTerms', {
        terms: features.terms.slice(0, 5).join(plan.language === 'ar-SA' ? '، ' : ', '),
      }),
    found.actions >= 2 && !uncovered(POINT_KINDS.ownPart) && reportText('goodOwnPart'),
    found.sequence >= 2 && reportText('goodOrder'),
    ...features.covered.slice(0, 1).map((point) => reportText('goodPoint', { point })),
  ]
    .filter((item): item is ReportText => item !== false)
    .slice(0, 4);
}

function missing(features: Features): ReportText[] {
  const { signals: found } = features;
  const points = features.uncovered
    .slice(0, 3)
    .map((point) => reportText('missingPoint', { point }));
  if (features.repeats !== null) return points;
  return [
    !features.onTopic && reportText('missingTopic', { topic: features.answer.question.topic }),
    features.own.length < 12 && reportText('missingLength'),
    ...points,
    found.numbers === 0 && reportText('missingFigure'),
    found.actions === 0 &&
      !features.answer.question.expectedPoints.some((point) => POINT_KINDS.ownPart.test(point)) &&
      reportText('missingOwnPart'),
    found.examples + found.actions === 0 && reportText('missingExample'),
    found.hedges >= 3 && reportText('missingCertainty'),
    features.wordCount > TOO_LONG_WORDS &&
      reportText('missingFocus', { words: features.wordCount }),
  ]
    .filter((item): item is ReportText => item !== false)
    .slice(0, 4);
}

import type { InterviewPlan, QuestionFeedback, ReportText } from '@portal/protocol';
import { signals } from '../language/signals';
import { contentWords } from '../language/words';
import { blame } from './blame';
import { evidence as evidenceOf, quotes } from './evidence';
import { isUnclear, scoreOf, type Features } from './features';
import { GOOD_FROM, isShort, STRONG_FROM } from './findings';
import { praise } from './praise';
import { reportText } from './report-text';
import type { Answer } from './transcript';

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
    good: praise(features, plan),
    missing: blame(features),
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
  return reportText(isShort(features) ? 'summaryThin' : 'summaryPartial', values);
}

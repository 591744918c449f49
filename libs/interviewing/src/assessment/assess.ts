import type {
  Assessment,
  CompetencyScore,
  Interview,
  InterviewMessage,
  InterviewPlan,
  ReportText,
} from '@portal/protocol';
import { countCorrections } from '../corrections/judge-corrections';
import { scoreCompetencies, type Basis } from './competencies';
import { measureDelivery, speechBasis } from './delivery';
import { featuresOfAll, type Features } from './features';
import { questionFeedback } from './feedback';
import { nextSteps } from './next-steps';
import { levelOf, reportText } from './report-text';
import type { Advice } from '../language-model/tasks/advice';
import { locate } from './evidence';
import type { Readings } from './read-interview';
import { readTranscript, type Answer } from './transcript';

export interface AssessmentInput {
  plan: InterviewPlan;
  /**
   * The stored messages in conversation order, which may differ from the order in which they were
   * stored.
   */
  messages: readonly InterviewMessage[];
  interview: Pick<Interview, 'language'>;
  /** What a model read in the answers. Without it, the rules read everything. */
  readings?: Readings | undefined;
  /** What a model advises. Advice whose quote is not in one message is left out. */
  advice?: readonly Advice[];
}
export type AssessmentDraft = Omit<Assessment, 'id' | 'interviewId' | 'revision' | 'createdAt'>;

const WEIGHTS: Readonly<Record<CompetencyScore['competency'], number>> = {
  technicalDepth: 0.3,
  relevance: 0.25,
  structure: 0.2,
  communication: 0.15,
  delivery: 0.1,
};

/**
 * Scores an interview from its stored transcript, using deterministic rules (docs/rubric.md). Where
 * a model has read which expected points an answer makes, the rules score from that.
 * Scores are 0–100, or null with a reason if the scorer abstains. Quotes are exact substrings of
 * the messages.
 */
export function assess({
  plan,
  messages,
  interview,
  readings,
  advice = [],
}: AssessmentInput): AssessmentDraft {
  const transcript = readTranscript(plan, messages);
  const features = featuresOfAll(
    transcript.answers.filter((answer) => answer.asked),
    readings?.answers,
  );
  const delivery = measureDelivery(transcript, plan.language);
  const basis: Basis = {
    features,
    delivery,
    speech: speechBasis(transcript, delivery),
    language: plan.language,
  };
  const competencies = scoreCompetencies(basis);
  const corrected = countCorrections(messages);
  return {
    ...readByOf(readings, features),
    ...(corrected && { corrected }),
    language: interview.language,
    overall: overall(competencies, basis),
    competencies,
    questions: transcript.answers.map((answer) =>
      questionFeedback(
        answer,
        features.find((item) => item.answer === answer),
        plan,
      ),
    ),
    delivery,
    ...withAdvice(
      advice,
      features.filter(({ repeats }) => repeats === null).map(({ answer }) => answer),
    ),
    nextSteps: nextSteps(transcript.answers, basis, competencies, plan),
  };
}

function withAdvice(
  advice: readonly Advice[],
  answers: readonly Answer[],
): Pick<AssessmentDraft, 'advice'> {
  const found = advice.flatMap(({ questionIndex, sentence, quote }) => {
    const answer = answers.find(({ index }) => index === questionIndex);
    const evidence = answer && locate(quote, answer);
    return evidence ? [{ text: sentence, evidence }] : [];
  });
  return found.length > 0 ? { advice: found } : {};
}

const RULES: AssessmentDraft['engine'] = { id: 'built-in-rules', kind: 'built-in' };

/**
 * Names what read the answers: the rules, or a model where it could read any. If a model tried and
 * could read none, `readBy` still says that it was asked.
 */
function readByOf(
  readings: Readings | undefined,
  features: readonly Features[],
): Pick<AssessmentDraft, 'engine' | 'readBy'> {
  const tried = features.flatMap(({ reading }) => reading ?? []);
  if (!readings || tried.length === 0) return { engine: RULES };
  const read = tried.filter(({ points }) => points.some(isRead));
  const points = read.reduce((sum, reading) => sum + reading.points.length, 0);
  const agreed = read.reduce((sum, { agreement, points: all }) => sum + agreement * all.length, 0);
  return {
    engine: read.length > 0 ? readings.model : RULES,
    readBy: {
      model: readings.model.id,
      runs: readings.runs,
      agreement: Math.round((100 * agreed) / Math.max(1, points)) / 100,
      questionsByRules: features
        .filter(({ wordCount, reading }) => wordCount > 0 && !reading?.points.some(isRead))
        .map(({ answer }) => answer.index),
    },
  };
}

const isRead = ({ verdict }: { verdict: string }) => verdict !== 'uncertain';

/** Maximum number of points by which communication and delivery may exceed the content score. */
const FORM_ABOVE_CONTENT = 20;

/**
 * Computes the overall score and its summary. The score is the weighted mean of the competencies
 * that could be scored, or null if no content competency could be scored.
 */
function overall(
  competencies: readonly CompetencyScore[],
  { features }: Basis,
): { score: number | null; summary: ReportText } {
  const content = competencies.filter(({ competency }) => !isForm(competency));
  if (content.every(({ score }) => score === null)) {
    return {
      score: null,
      summary: reportText(
        features.some((item) => item.wordCount > 0) ? 'overallUnclear' : 'overallNothingSaid',
      ),
    };
  }
  const substance = weighted(content, Infinity);
  // Communication and delivery are capped a little above content, because fluent speech with little
  // content doesn't make a good interview.
  const score = Math.round(weighted(competencies, substance + FORM_ABOVE_CONTENT));
  return {
    score,
    summary: reportText(`overallLevel${levelOf(score)}`, {
      score,
      answered: features.filter((item) => item.wordCount > 0).length,
      asked: features.length,
    }),
  };
}

function weighted(competencies: readonly CompetencyScore[], limit: number): number {
  const scored = competencies.flatMap(({ competency, score }) =>
    score === null
      ? []
      : [
          {
            score: Math.min(score, isForm(competency) ? limit : score),
            weight: WEIGHTS[competency],
          },
        ],
  );
  return (
    scored.reduce((sum, { score, weight }) => sum + score * weight, 0) /
    scored.reduce((sum, { weight }) => sum + weight, 0)
  );
}

const isForm = (competency: CompetencyScore['competency']) =>
  competency === 'communication' || competency === 'delivery';

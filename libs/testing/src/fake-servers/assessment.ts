import {
  assessmentSchema,
  type Assessment,
  type Language,
  type ReportText,
} from '@portal/protocol';
import { IDS, sampleMessages, sampleWords } from './records';

const text = (key: string, values: ReportText['values'] = {}): ReportText => ({ key, values });
const SCORES = [84, 79, 72, 61, null] as const;

/**
 * Returns a finished report with four scored competencies, one unscored competency, five questions
 * and delivery metrics.
 */
export function sampleAssessment(
  language: Language = 'en-US',
  change: Partial<Assessment> = {},
): Assessment {
  const { question, answer } = sampleWords(language);
  const heard = sampleMessages(language)[2]!;
  const evidence = {
    messageId: heard.id,
    segmentId: 's2',
    questionIndex: 0,
    quote: answer,
    atMs: 31_000,
  };
  return assessmentSchema.parse({
    id: IDS.interview,
    interviewId: IDS.interview,
    revision: 1,
    createdAt: '2026-11-18T10:25:00Z',
    engine: { id: 'rules-1', kind: 'built-in' },
    language,
    overall: { score: 74, summary: text('overallLevel4', { score: 74, answered: 5, asked: 5 }) },
    competencies: [
      {
        competency: 'technicalDepth',
        score: 81,
        reason: text('depthLevel4', { covered: 14, points: 20 }),
        evidence: [evidence],
      },
      {
        competency: 'relevance',
        score: 78,
        reason: text('relevanceLevel4', { onTopic: 4, asked: 5 }),
        evidence: [evidence],
      },
      {
        competency: 'structure',
        score: 70,
        reason: text('structureLevel3', { withResult: 3, asked: 5 }),
        evidence: [evidence],
      },
      {
        competency: 'communication',
        score: 76,
        reason: text('communicationLevel4', { words: 58, fillers: 2 }),
        evidence: [],
      },
      { competency: 'delivery', score: null, reason: text('abstainNoTiming'), evidence: [] },
    ],
    questions: SCORES.map((score, index) => ({
      index,
      category: 'technical',
      question,
      score,
      summary:
        score === null ? text('summarySkipped') : text('summaryGood', { words: 24, quote: answer }),
      good: score === null ? [] : [text('goodResult'), text('goodReasons')],
      missing: [text('missingFigure')],
      outline: [question],
      evidence: index === 0 ? [evidence] : [],
    })),
    delivery: {
      wordsPerMinute: 148,
      paceByQuestion: [138, 142, 146, 171, 143].map((wordsPerMinute, questionIndex) => ({
        questionIndex,
        wordsPerMinute,
      })),
      fillerWords: [
        { word: 'um', count: 9 },
        { word: 'like', count: 5 },
      ],
      pauses: { from1To2s: 14, from2To4s: 5, over4s: 1 },
      talkRatio: 0.68,
      longestAnswer: { questionIndex: 2, durationMs: 222_000 },
      answerDurations: [128, 164, 222, 96, 151].map((seconds, questionIndex) => ({
        questionIndex,
        durationMs: seconds * 1_000,
      })),
    },
    nextSteps: [
      {
        title: text('resultStepTitle', { answered: 5, lacking: 3 }),
        detail: text('resultStepDetail', { answered: 5, lacking: 3 }),
      },
      {
        title: text('exampleStepTitle', { answered: 5, lacking: 2 }),
        detail: text('exampleStepDetail', { answered: 5, lacking: 2 }),
      },
      {
        title: text('structureStepTitle', { answered: 5 }),
        detail: text('structureStepDetail', { answered: 5 }),
      },
    ],
    ...change,
  });
}

import type { ReportText } from '@portal/protocol';

const LEVELS = [1, 2, 3, 4, 5] as const;
const COMPETENCY_LEVELS = ['depth', 'relevance', 'structure', 'communication', 'delivery'] as const;
const STEPS = [
  'result',
  'example',
  'detail',
  'topic',
  'gap',
  'structure',
  'reasons',
  'fillers',
  'paceFast',
  'paceSlow',
  'pauses',
  'declined',
  'concise',
  'ownPart',
  'point',
  'speakUp',
  'rehearse',
  'stretch',
  'vary',
  'newStory',
] as const;

export type StepName = (typeof STEPS)[number];
export type LevelledName = (typeof COMPETENCY_LEVELS)[number];
export type Level = (typeof LEVELS)[number];

const PLAIN = [
  'overallLevel1',
  'overallLevel2',
  'overallLevel3',
  'overallLevel4',
  'overallLevel5',
  'overallNothingSaid',
  'overallUnclear',
  'abstainNothingSaid',
  'abstainTooFewWords',
  'abstainUnclear',
  'abstainNoTechnical',
  'abstainTyped',
  'abstainNoTiming',
  'summaryStrong',
  'summaryGood',
  'summaryPartial',
  'summaryThin',
  'summaryOffTopic',
  'summaryRepeated',
  'summarySkipped',
  'summaryDontKnow',
  'summaryNoAnswer',
  'summaryNotReached',
  'summaryUnclear',
  'goodFigure',
  'goodResult',
  'goodExample',
  'goodReasons',
  'goodTerms',
  'goodOwnPart',
  'goodOrder',
  'goodPoint',
  'missingMistake',
  'missingWrong',
  'missingPart',
  'missingPoint',
  'missingFigure',
  'missingExample',
  'missingOwnPart',
  'missingTopic',
  'missingLength',
  'missingFocus',
  'missingCertainty',
] as const;

/** All keys of the `report-text` catalogue that the built-in scorer uses. */
export const REPORT_TEXT_KEYS = [
  ...PLAIN,
  ...COMPETENCY_LEVELS.flatMap((name) => LEVELS.map((level) => `${name}Level${level}` as const)),
  ...STEPS.flatMap((name) => [`${name}StepTitle`, `${name}StepDetail`] as const),
] as const;
export type ReportTextKey = (typeof REPORT_TEXT_KEYS)[number];

/** Builds a sentence for the report from its key and the values for its placeholders. */
export const reportText = (
  key: ReportTextKey,
  values?: NonNullable<ReportText['values']>,
): ReportText => (values ? { key, values } : { key });

/**
 * Converts a score to its level: 0–19 is level 1, 20–39 is level 2, and so on; 80–100 is level 5.
 */
export const levelOf = (score: number): Level => (Math.min(4, Math.floor(score / 20)) + 1) as Level;

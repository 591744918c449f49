import * as z from '@portal/protocol/zod';
import {
  difficultySchema,
  idSchema,
  interviewTypeSchema,
  languageSchema,
  voiceSchema,
} from './choices';

export const competencySchema = z.enum([
  'technicalDepth',
  'relevance',
  'structure',
  'communication',
  'delivery',
]);
export type Competency = z.infer<typeof competencySchema>;

/** `technical` and `hr` are the two halves of a `both` interview. */
export const questionCategorySchema = z.enum(['technical', 'hr']);

/** Text for display, and for TTS if it differs (Arabic with full diacritics). */
export const spokenTextSchema = z.object({
  text: z.string(),
  spoken: z.optional(z.string()),
});
export type SpokenText = z.infer<typeof spokenTextSchema>;

/** Reasons for a follow-up question. */
export const followUpReasonSchema = z.enum([
  'thin',
  'vague',
  'off_topic',
  'no_example',
  'no_result',
]);
export type FollowUpReason = z.infer<typeof followUpReasonSchema>;

export const plannedQuestionSchema = z.object({
  id: z.string(),
  category: questionCategorySchema,
  /** Name of the plan's competency; empty in plans made before competencies existed. */
  covers: z._default(z.string(), ''),
  /** Topic, such as a skill, a project or a behaviour; the scorer looks for it too. */
  topic: z.string(),
  question: spokenTextSchema,
  /** Used when the candidate asks for clarification. */
  rephrased: spokenTextSchema,
  /** Points of a good answer, shown as the outline in the report. */
  expectedPoints: z.array(z.string()),
  /** Lower-case words and phrases that count as on topic. */
  keywords: z.array(z.string()),
  /** Follow-ups by reason; defaults to the general wording. */
  followUps: z._default(z.partialRecord(followUpReasonSchema, spokenTextSchema), {}),
});
export type PlannedQuestion = z.infer<typeof plannedQuestionSchema>;

/**
 * A competency to assess, and its source: `gap` is required by the job and absent from the resume.
 */
export const plannedCompetencySchema = z.object({
  name: z.string(),
  source: z.enum(['match', 'gap', 'resume', 'job', 'general']),
});
export type PlannedCompetency = z.infer<typeof plannedCompetencySchema>;

/** The interviewer’s plan for one interview, created when the room opens and never changed. */
export const interviewPlanSchema = z.object({
  id: idSchema,
  interviewId: idSchema,
  language: languageSchema,
  interviewType: interviewTypeSchema,
  difficulty: difficultySchema,
  voice: voiceSchema,
  candidate: z.object({
    firstName: z.string(),
    identity: z.string(),
  }),
  job: z.object({
    title: z.string(),
    companyName: z.nullable(z.string()),
    skills: z.array(z.string()),
  }),
  resume: z.object({
    skills: z.array(z.string()),
    employers: z.array(z.string()),
    projects: z.array(z.string()),
  }),
  /** In the order of asking; empty in plans made before competencies existed. */
  competencies: z._default(z.array(plannedCompetencySchema), []),
  questions: z.array(plannedQuestionSchema).check(z.minLength(1)),
  /** Time limit of the interview (ms). */
  timeLimitMs: z.optional(z.int().check(z.positive())),
});
export type InterviewPlan = z.infer<typeof interviewPlanSchema>;

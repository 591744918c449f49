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

/** A text for the page and, where it differs (Arabic with full diacritics), one for the voice. */
export const spokenTextSchema = z.object({ text: z.string(), spoken: z.optional(z.string()) });
export type SpokenText = z.infer<typeof spokenTextSchema>;

/** What an answer may lack, so that the interviewer asks on. */
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
  /** Name of the plan's competency that it covers; empty in plans made before there were any. */
  covers: z._default(z.string(), ''),
  /** What it probes, such as a skill, a project or a behaviour; words the scorer looks for too. */
  topic: z.string(),
  question: spokenTextSchema,
  /** Said when the candidate asks what is meant. */
  rephrased: spokenTextSchema,
  /** What a good answer would hold: shown as the outline in the report. */
  expectedPoints: z.array(z.string()),
  /** Lower-case words and phrases whose presence counts as on topic. */
  keywords: z.array(z.string()),
  /** What is asked on where the answer lacks something; the interviewer's general wording where one is absent. */
  followUps: z._default(z.partialRecord(followUpReasonSchema, spokenTextSchema), {}),
});
export type PlannedQuestion = z.infer<typeof plannedQuestionSchema>;

/** Something of the job that the interview is to find out, and where it comes from: `gap` is asked by the job and absent from the resume. */
export const plannedCompetencySchema = z.object({
  name: z.string(),
  source: z.enum(['match', 'gap', 'resume', 'job', 'general']),
});
export type PlannedCompetency = z.infer<typeof plannedCompetencySchema>;

/** All that the interviewer needs for one interview; made when the room is opened and never changed after. */
export const interviewPlanSchema = z.object({
  id: idSchema,
  interviewId: idSchema,
  language: languageSchema,
  interviewType: interviewTypeSchema,
  difficulty: difficultySchema,
  voice: voiceSchema,
  candidate: z.object({ firstName: z.string(), identity: z.string() }),
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
  /** In the order of asking; empty in plans made before there were any. */
  competencies: z._default(z.array(plannedCompetencySchema), []),
  questions: z.array(plannedQuestionSchema).check(z.minLength(1)),
  /** The interview is brought to its closing after this long (ms). */
  timeLimitMs: z.optional(z.int().check(z.positive())),
});
export type InterviewPlan = z.infer<typeof interviewPlanSchema>;

import * as z from '@portal/protocol/zod';
import {
  difficultySchema,
  idSchema,
  interviewTypeSchema,
  languageSchema,
  timestampSchema,
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

/** Category of a question. An interview of type `both` has questions in both categories. */
export const questionCategorySchema = z.enum(['technical', 'hr']);

/**
 * The text to display and, if TTS needs a different one, the text to speak, such as Arabic with
 * full diacritics.
 */
export const spokenTextSchema = z.object({
  text: z.string(),
  spoken: z.optional(z.string()),
});
export type SpokenText = z.infer<typeof spokenTextSchema>;

/** Why the interviewer asks a follow-up question. */
export const followUpReasonSchema = z.enum([
  'thin',
  'vague',
  'off_topic',
  'no_example',
  'no_result',
]);
export type FollowUpReason = z.infer<typeof followUpReasonSchema>;

/** A plain mistake that people make about the matter of a question, and what is right instead. */
export const wrongClaimSchema = z.object({
  /**
   * Forms of the mistake. The words of a form stand in this order in one sentence, with few others
   * between; `*` at the end of a word stands for any ending. Lower case; Arabic without diacritics
   * and with one form of each letter, as `fold` of `libs/interviewing` writes it. Empty if a model
   * named the mistake: then only the fact is known.
   */
  says: z.array(z.string()),
  /** The correct fact, as one short sentence in the interview's language. */
  fact: z.string(),
});
export type WrongClaim = z.infer<typeof wrongClaimSchema>;

export const plannedQuestionSchema = z.object({
  id: z.string(),
  category: questionCategorySchema,
  /**
   * Name of the competency that the question covers; empty in plans made before competencies
   * existed.
   */
  covers: z._default(z.string(), ''),
  /**
   * The topic, such as a skill, a project or a behaviour. An answer that shares a word with the
   * topic is treated as on topic.
   */
  topic: z.string(),
  question: spokenTextSchema,
  /** Another wording, used when the candidate asks for clarification. */
  rephrased: spokenTextSchema,
  /**
   * Points that a good answer should cover. The report shows them as the outline of a strong
   * answer.
   */
  expectedPoints: z.array(z.string()),
  /** Lower-case words and phrases that show that an answer is on topic. */
  keywords: z.array(z.string()),
  /** What a strong and a weak answer are like, in a sentence each. */
  anchors: z.optional(z.object({ strong: z.string(), weak: z.string() })),
  /** Typical mistakes about the matter; absent in older plans and where none is typical. */
  wrongClaims: z.optional(z.array(wrongClaimSchema)),
  /** Follow-up questions, keyed by reason. If a reason is missing, a generic question is used. */
  followUps: z._default(z.partialRecord(followUpReasonSchema, spokenTextSchema), {}),
});
export type PlannedQuestion = z.infer<typeof plannedQuestionSchema>;

/**
 * A competency to assess, and where it comes from. The source `gap` means that the job requires the
 * competency but the resume does not mention it.
 */
export const plannedCompetencySchema = z.object({
  name: z.string(),
  source: z.enum(['match', 'gap', 'resume', 'job', 'general']),
});
export type PlannedCompetency = z.infer<typeof plannedCompetencySchema>;

/** What candidates ask about a job, and advertisements state. */
export const advertisedTopicSchema = z.enum([
  'duties',
  'hours',
  'shifts',
  'place',
  'remote',
  'salary',
  'contract',
  'team',
  'reports_to',
  'start',
  'travel',
  'benefits',
  'leave',
  'training',
  'probation',
  'languages',
  'tools',
  'closing_date',
]);
export type AdvertisedTopic = z.infer<typeof advertisedTopicSchema>;

/** Most facts of an advertisement that a plan holds, and the longest one, in characters. */
export const MAX_ADVERTISED_FACTS = 50;
export const ADVERTISED_FACT_MAX_CHARS = 160;

/** Something that a job's advertisement states, in its own words and language. */
export const advertisedFactSchema = z.object({
  topic: advertisedTopicSchema,
  text: z.string().check(z.minLength(1), z.maxLength(ADVERTISED_FACT_MAX_CHARS)),
});
export type AdvertisedFact = z.infer<typeof advertisedFactSchema>;

/**
 * Most phrases in a plan's vocabulary, and the longest one, in characters. A resume and a job
 * description of 1,500 words each have about as many.
 */
export const MAX_VOCABULARY = 1_000;
export const VOCABULARY_PHRASE_MAX_CHARS = 80;

/** Whether a candidate lets a hosted language model read, and which one they were shown. */
export const languageModelChoiceSchema = z.object({
  allowed: z.boolean(),
  /** Only a hosted model needs consent: what a local one reads stays on the site's machines. */
  kind: z.literal('hosted'),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Host, and port if it is not the default, that receives what the model reads. */
  host: z.string().check(z.minLength(1), z.maxLength(255)),
});
export type LanguageModelChoice = z.infer<typeof languageModelChoiceSchema>;

/**
 * The interviewer’s plan for one interview. It is created when the room opens and never changes.
 */
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
    /**
     * What the advertisement states, for the candidate's own questions. Absent in older plans and
     * where there was no advertisement; empty if nothing was found in it.
     */
    facts: z.optional(z.array(advertisedFactSchema).check(z.maxLength(MAX_ADVERTISED_FACTS))),
  }),
  resume: z.object({
    skills: z.array(z.string()),
    employers: z.array(z.string()),
    projects: z.array(z.string()),
  }),
  /**
   * Competencies in the order in which the interviewer asks about them; empty in plans made before
   * competencies existed.
   */
  competencies: z._default(z.array(plannedCompetencySchema), []),
  questions: z.array(plannedQuestionSchema).check(z.minLength(1)),
  /**
   * Phrases of the resume and the job description, for the recognizer, in turn. Absent in older plans, and
   * where no recognizer takes it.
   */
  vocabulary: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(VOCABULARY_PHRASE_MAX_CHARS)))
      // A plan of a later version may have more. They only help to recognize speech, so the rest
      // is cut off: refusing the plan would end the interview.
      .check(z.overwrite((phrases) => phrases.slice(0, MAX_VOCABULARY))),
  ),
  /** Time limit for the interview, in milliseconds. */
  timeLimitMs: z.optional(z.int().check(z.positive())),
  /**
   * The candidate's choice about a hosted language model. Absent if there was nothing to choose, or
   * if the client didn't ask: then no hosted model may be used.
   */
  languageModel: z.optional(
    z.object({
      ...languageModelChoiceSchema.shape,
      /** When the server received the consent; null if the candidate refused. */
      consentedAt: z.nullable(timestampSchema),
    }),
  ),
});
export type InterviewPlan = z.infer<typeof interviewPlanSchema>;

import * as z from '@portal/protocol/zod';
import {
  DEFAULT_CATEGORIES,
  DEFAULT_DIFFICULTY,
  DEFAULT_INTERVIEW_TYPE,
  DEFAULT_LANGUAGE,
  DEFAULT_NUMBER_OF_QUESTIONS,
  DEFAULT_VOICE,
  DOCUMENT_NAME_MAX_CHARS,
  MAX_NUMBER_OF_QUESTIONS,
} from '../constants';
import { STT_ENGINE_KINDS } from '../engines';
import {
  difficultySchema,
  idSchema,
  interviewTypeSchema,
  languageSchema,
  voiceSchema,
} from '../entities/choices';
import {
  documentFailureSchema,
  documentNameSchema,
  jobDescriptionSchema,
  processingStatusSchema,
  resumeFactsSchema,
  resumeSchema,
} from '../entities/documents';
import { languageModelChoiceSchema, plannedQuestionSchema } from '../entities/plan';
import { recognitionChoiceSchema } from '../runtime-config';
import { prosodySchema } from '../voice-settings';

/* POST /api/resume/upload accepts a multipart form with `user_id` and `file` */
export const resumeUploadResponseSchema = z.object({
  message: z.string(),
  /** Why processing failed, as a sentence for users; null if it has not failed. */
  detail: z.optional(z.nullable(z.string())),
  failure_code: z.catch(z.nullish(documentFailureSchema), null),
  processing_status: processingStatusSchema,
  data: resumeSchema,
});
/* GET /api/resume/list/{userId} */
export const resumeListResponseSchema = z.object({
  data: z.object({
    resumes: z.array(resumeSchema),
  }),
});

/**
 * PATCH /api/resume/{id} lets the owner rename the resume and correct the parsed facts; questions
 * generated later use the corrected facts. What is absent stays as it is. DELETE /api/resume/{id}
 * responds with 204. (Neither is in the specification.)
 */
export const resumePatchBodySchema = z.object({
  parsedData: z.optional(resumeFactsSchema),
  originalName: z.optional(documentNameSchema),
});
export type ResumeChange = z.input<typeof resumePatchBodySchema>;
export const resumeResponseSchema = z.object({
  data: resumeSchema,
});

/* POST /api/resume/generate-questions */
export const generateQuestionsBodySchema = z.object({
  resume_id: idSchema,
  user_id: z.string(),
  question_count: z._default(
    z.int().check(z.gte(1), z.lte(MAX_NUMBER_OF_QUESTIONS)),
    DEFAULT_NUMBER_OF_QUESTIONS,
  ),
  difficulty_level: z._default(difficultySchema, DEFAULT_DIFFICULTY),
  categories: z._default(z.array(z.enum(['technical', 'behavioral'])).check(z.minLength(1)), [
    ...DEFAULT_CATEGORIES,
  ]),
  /** Defaults to the user’s newest job description, if there is one. Not in the specification. */
  job_description_id: z.optional(idSchema),
  language: z._default(languageSchema, DEFAULT_LANGUAGE),
});
export type GenerateQuestionsBody = z.input<typeof generateQuestionsBodySchema>;
export const generateQuestionsResponseSchema = z.object({
  data: z.object({
    questions: z.array(plannedQuestionSchema),
  }),
});

/* The text fields of the multipart form sent to POST /api/jd/upload-text and /api/jd/upload-file */
export const jdTextFieldsSchema = z.object({
  user_id: z.string().check(z.minLength(1, 'User identity not found. Please log in again.')),
  job_title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Job title is required'), z.maxLength(DOCUMENT_NAME_MAX_CHARS)),
  company_name: z.optional(z.string().check(z.trim(), z.maxLength(DOCUMENT_NAME_MAX_CHARS))),
  jd_content: z.string(),
});
export const jdUploadResponseSchema = z.object({
  message: z.string(),
  /** Why processing failed, as a sentence for users; null if it has not failed. */
  detail: z.optional(z.nullable(z.string())),
  failure_code: z.catch(z.nullish(documentFailureSchema), null),
  processing_status: processingStatusSchema,
  data: jobDescriptionSchema,
});
/* GET /api/jd/list/{userId} and GET /api/jd/{id}; DELETE /api/jd/{id} responds with 204 */
export const jdListResponseSchema = z.object({
  data: z.array(jobDescriptionSchema),
});
export const jdResponseSchema = z.object({
  data: jobDescriptionSchema,
});
/**
 * PATCH /api/jd/{id} lets the owner rename a job description. What is absent stays as it is; a null
 * `company_name` removes the company. (Not in the specification.)
 */
export const jdPatchBodySchema = z.object({
  job_title: z.optional(documentNameSchema),
  company_name: z.optional(z.nullable(documentNameSchema)),
});
export type JobDescriptionNames = z.input<typeof jdPatchBodySchema>;

/* Body of POST /auth/login, which opens a room. */
export const voiceLoginBodySchema = z.object({
  user_identity: z.string().check(z.minLength(1)),
  language: z._default(languageSchema, DEFAULT_LANGUAGE),
  jwt_token: z.optional(z.string()),
  session_token: z.optional(z.string()),
  resume_id: z.optional(idSchema),
  job_role_id: z.optional(idSchema),
  /** The interview to open a room for. Not in the specification. */
  interview_id: z.optional(idSchema),
  difficulty: z._default(difficultySchema, DEFAULT_DIFFICULTY),
  voice: z._default(voiceSchema, DEFAULT_VOICE),
  interview_type: z._default(interviewTypeSchema, DEFAULT_INTERVIEW_TYPE),
  /** The STT choice; if absent, the server's default is used. Not in the specification. */
  hearing: z.optional(recognitionChoiceSchema),
  /** How the interviewer speaks; if absent, as usual. Not in the specification. */
  prosody: z.optional(prosodySchema),
  /**
   * Whether a hosted language model may read the documents and answers. It counts when the room is
   * opened for the first time; if absent, the candidate has not consented. Not in the specification.
   */
  language_model: z.optional(languageModelChoiceSchema),
  /**
   * Identity of an interviewer that the page has lost contact with. The server replaces that
   * interviewer if it is no longer running. Not in the specification.
   */
  missing_interviewer: z.optional(z.string().check(z.maxLength(200))),
});
export type VoiceLoginBody = z.input<typeof voiceLoginBodySchema>;
/**
 * The response, with the server's field names (§3). Clients convert it to `RoomData`, and also
 * accept responses that are already in that format.
 */
export const voiceLoginResponseSchema = z.object({
  session_id: z.string(),
  room_name: z.string(),
  livekit_token: z.string(),
  livekit_url: z.string(),
  expires_in: z.number(),
  user_identity: z.string(),
});

/**
 * POST /auth/connection-check opens a temporary room for testing the connection before an interview
 */
export const connectionCheckResponseSchema = z.object({
  room_name: z.string(),
  livekit_token: z.string(),
  livekit_url: z.string(),
  expires_in: z.number(),
});
export type ConnectionCheckRoom = z.infer<typeof connectionCheckResponseSchema>;

/**
 * POST /auth/recognition-check opens such a room with an interviewer in it, who listens to one
 * sentence. Responds as /auth/connection-check does.
 */
export const recognitionCheckBodySchema = z.object({
  language: languageSchema,
  /** The kind of engine to listen with. The browser and typing need no server. */
  hearing: z.enum(STT_ENGINE_KINDS),
});
export type RecognitionCheckBody = z.input<typeof recognitionCheckBodySchema>;

/*
 * Legacy form of POST /auth/login (off by default): a registered server-side application
 * authenticates with its secret key
 */
export const legacyVoiceLoginBodySchema = z.object({
  user_identity: z.string().check(z.minLength(1)),
  app_id: z.string().check(z.minLength(1)),
  language: z._default(languageSchema, DEFAULT_LANGUAGE),
});

import * as z from '@portal/protocol/zod';
import {
  DEFAULT_DIFFICULTY,
  DEFAULT_LANGUAGE,
  DEFAULT_NUMBER_OF_QUESTIONS,
  MAX_CORRECTIONS,
  MAX_NUMBER_OF_QUESTIONS,
} from '../constants';
import { assessmentSchema } from '../entities/assessment';
import { difficultySchema, idSchema, languageSchema } from '../entities/choices';
import { correctionSchema } from '../entities/correction';
import { jobRoleSchema, resumeSchema } from '../entities/documents';
import {
  interviewMessageSchema,
  interviewSchema,
  interviewStatusSchema,
  interviewSummarySchema,
  messageMetadataSchema,
  messageRoleSchema,
} from '../entities/interview';
import { interviewPlanSchema } from '../entities/plan';
import { DATE, ID_LIST, NOT_BLANK } from '../text-patterns';

/* POST /api/runtime/data/{sessionId} */
export const acceptedResponseSchema = z.object({
  message: z.string(),
});

/**
 * DELETE /api/v1/account responds with 204 (not in the specification). It requires the password,
 * because deleting an account can’t be undone.
 */
export const deleteAccountBodySchema = z.object({
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
});
export type DeleteAccountBody = z.infer<typeof deleteAccountBodySchema>;
/* GET /api/v1/account/export responds with a ZIP file (not in the specification) */

/* POST /api/v1/interviews */
export const createInterviewBodySchema = z.object({
  resumeId: idSchema,
  jobRoleId: idSchema,
  numberOfQuestions: z._default(
    z.int().check(z.gte(1), z.lte(MAX_NUMBER_OF_QUESTIONS)),
    DEFAULT_NUMBER_OF_QUESTIONS,
  ),
  language: z._default(languageSchema, DEFAULT_LANGUAGE),
  difficulty: z._default(difficultySchema, DEFAULT_DIFFICULTY),
});
export type CreateInterviewBody = z.input<typeof createInterviewBodySchema>;
export const interviewResponseSchema = z.object({
  data: interviewSchema,
});
/* GET /api/v1/interviews/{id} */
export const interviewSummaryResponseSchema = z.object({
  data: interviewSummarySchema,
});
/*
 * Query parameters of GET /api/v1/interviews. DELETE /api/v1/interviews/{id} has no body and
 * responds with 204 (not in the specification).
 */
export const interviewListQuerySchema = z.object({
  status: z.optional(interviewStatusSchema),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export const interviewListResponseSchema = z.object({
  data: z.array(interviewSummarySchema),
});

/*
 * POST /api/v1/interviews/{id}/messages responds with 201 for a new message. If a message with the
 * same `segmentId` already exists, it responds with 200 and the stored message.
 */
export const addMessageBodySchema = z.object({
  role: messageRoleSchema,
  content: z.string().check(z.maxLength(20_000), z.trim(), z.minLength(1), z.regex(NOT_BLANK)),
  metadata: z.optional(z.nullable(messageMetadataSchema)),
});
export type AddMessageBody = z.infer<typeof addMessageBodySchema>;
export const messageResponseSchema = z.object({
  data: interviewMessageSchema,
});
/* GET /api/v1/interviews/{id}/messages (not in the specification) */
export const messageListResponseSchema = z.object({
  data: z.array(interviewMessageSchema),
});

/*
 * PATCH /api/v1/interviews/{id}/messages/{messageId} replaces all corrections of a
 * message; an empty list undoes them (not in the specification). It responds with 409 if the message
 * has other words than were heard.
 */
export const correctMessageBodySchema = z.object({
  corrections: z.array(correctionSchema).check(z.maxLength(MAX_CORRECTIONS)),
});
export type CorrectMessageBody = z.infer<typeof correctMessageBodySchema>;

/* POST /api/v1/interviews/{id}/analyze responds with 202 immediately */
export const analyzeBodySchema = z.object({
  forceReAnalyze: z._default(z.boolean(), false),
  quickAnalysis: z._default(z.boolean(), false),
});
export const analysisStatusSchema = z.enum(['analyzing', 'analyzed', 'analysis_failed']);
export const analyzeResponseSchema = z.object({
  data: z.object({
    status: analysisStatusSchema,
    revision: z.int(),
  }),
});

/*
 * GET /api/v1/interviews/{id}/assessment[?revision=n] responds with 404 before the first analysis,
 * 202 while an analysis is running, and 200 afterwards
 */
/** Maximum value of a PostgreSQL `integer`. */
const REVISION_MAX = 2_147_483_647;
export const assessmentQuerySchema = z.object({
  revision: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(REVISION_MAX))),
});
export const assessmentResponseSchema = z.object({
  data: assessmentSchema,
});
export const assessmentPendingSchema = z.object({
  data: z.object({
    status: analysisStatusSchema,
  }),
});

/*
 * POST /api/v1/interviews/{id}/report-ticket returns an opaque token, which clients send in the
 * `x-report-ticket` header to read the assessment and the messages (not in the specification)
 */
export const reportTicketResponseSchema = z.object({
  data: z.object({
    ticket: z.string(),
    expiresIn: z.number(),
  }),
});

/* GET /resume/my-resumes */
export const myResumesQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  roleIds: z.optional(z.string().check(z.regex(ID_LIST, 'roleIds must be a list of ids'))),
  completedStatus: z.optional(z.enum(['true', 'false', 'completed', 'failed', 'processing'])),
  lastUpdated: z.optional(z.string().check(z.regex(DATE, 'lastUpdated must be a date'))),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
});
export const myResumesResponseSchema = z.object({
  data: z.object({
    resumes: z.array(resumeSchema),
    page: z.number(),
    limit: z.number(),
    total: z.number(),
  }),
});

/* GET /api/v1/job-roles/user/roles */
export const jobRolesResponseSchema = z.object({
  data: z.array(jobRoleSchema),
});

/* GET /health (the same on both servers) */
export const healthResponseSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  service: z.string(),
  version: z.string(),
  checks: z.record(z.string(), z.enum(['ok', 'down'])),
});

/*
 * GET /api/plans/{id} on the voice API accepts only the interviewer's service token (not in the
 * specification)
 */
export const planResponseSchema = z.object({
  data: interviewPlanSchema,
});

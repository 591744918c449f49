import * as z from '@portal/protocol/zod';
import {
  DEFAULT_DIFFICULTY,
  DEFAULT_LANGUAGE,
  DEFAULT_NUMBER_OF_QUESTIONS,
  MAX_NUMBER_OF_QUESTIONS,
} from '../constants';
import { assessmentSchema } from '../entities/assessment';
import { difficultySchema, idSchema, languageSchema } from '../entities/choices';
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

/** DELETE /api/v1/account (added) gives 204; asks for the password, because it can’t be undone */
export const deleteAccountBodySchema = z.object({
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
});
export type DeleteAccountBody = z.infer<typeof deleteAccountBodySchema>;
/* GET /api/v1/account/export (added) answers a ZIP file */

/* /api/v1/interviews */
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
/* DELETE /api/v1/interviews/{id} (added) answers 204 */
export const interviewListQuerySchema = z.object({
  status: z.optional(interviewStatusSchema),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export const interviewListResponseSchema = z.object({
  data: z.array(interviewSummarySchema),
});

/* POST /api/v1/interviews/{id}/messages; 201 when new, 200 with the stored one when the segment is known already */
export const addMessageBodySchema = z.object({
  role: messageRoleSchema,
  content: z.string().check(z.maxLength(20_000), z.trim(), z.minLength(1), z.regex(NOT_BLANK)),
  metadata: z.optional(z.nullable(messageMetadataSchema)),
});
export type AddMessageBody = z.infer<typeof addMessageBodySchema>;
export const messageResponseSchema = z.object({
  data: interviewMessageSchema,
});
/* GET /api/v1/interviews/{id}/messages (added) */
export const messageListResponseSchema = z.object({
  data: z.array(interviewMessageSchema),
});

/* POST /api/v1/interviews/{id}/analyze answers 202 at once */
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

/* GET /api/v1/interviews/{id}/assessment[?revision=n]: 404 before any analysis, 202 while it runs, 200 after */
/** PostgreSQL's largest `integer`. */
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

/* POST /api/v1/interviews/{id}/report-ticket (added): an opaque token for `x-report-ticket` on assessment and messages */
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

/* GET /health, on both servers */
export const healthResponseSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  service: z.string(),
  version: z.string(),
  checks: z.record(z.string(), z.enum(['ok', 'down'])),
});

/* GET /api/plans/{id} on the voice API (added): only for the interviewer's service token */
export const planResponseSchema = z.object({
  data: interviewPlanSchema,
});

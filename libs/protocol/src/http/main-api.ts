import * as z from 'zod/mini';
import { DEFAULT_DIFFICULTY, DEFAULT_LANGUAGE, DEFAULT_QUESTION_COUNT, EMAIL_PATTERN, MAX_QUESTION_COUNT, PASSWORD_MIN_CHARS } from '../constants';
import { roomDataSchema, userSchema } from '../entities/auth';
import { assessmentSchema } from '../entities/assessment';
import { difficultySchema, idSchema, languageSchema } from '../entities/choices';
import { jobRoleSchema, resumeSchema } from '../entities/documents';
import { interviewMessageSchema, interviewSchema, interviewStatusSchema, interviewSummarySchema, messageMetadataSchema, messageRoleSchema } from '../entities/interview';
import { interviewPlanSchema } from '../entities/plan';

/* POST /api/v1/auth/login */
export const loginBodySchema = z.object({
  email: z.string('Email is required').check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(254), z.regex(EMAIL_PATTERN, 'Invalid email format')),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
});
export type LoginBody = z.infer<typeof loginBodySchema>;
/** What our server answers; clients also accept `user` bare and room fields beside it (§3). */
export const loginResponseSchema = z.object({
  message: z.optional(z.string()),
  data: z.object({
    user: userSchema,
    /** Seconds until `accessToken` ends. */
    expiresIn: z.number(),
  }),
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;
/** Any of the forms of §3: `data`-wrapped or bare, with or without room fields. */
export const anyLoginResponseSchema = z.union([
  z.looseObject({ data: z.intersection(z.looseObject({ user: userSchema, expiresIn: z.optional(z.number()) }), z.partial(roomDataSchema)), message: z.optional(z.string()) }),
  z.intersection(z.looseObject({ user: userSchema, expiresIn: z.optional(z.number()), message: z.optional(z.string()) }), z.partial(roomDataSchema)),
]);

/* POST /api/v1/auth/register */
export const registerBodySchema = z.object({
  firstName: z.string('First name is required').check(z.trim(), z.minLength(1, 'First name is required'), z.maxLength(100)),
  lastName: z.string('Last name is required').check(z.trim(), z.minLength(1, 'Last name is required'), z.maxLength(100)),
  email: z.string('Email is required').check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(254), z.regex(EMAIL_PATTERN, 'Invalid email format')),
  password: z.string('Password must be at least 6 characters').check(z.minLength(PASSWORD_MIN_CHARS, 'Password must be at least 6 characters'), z.maxLength(1024)),
});
export type RegisterBody = z.infer<typeof registerBodySchema>;
export const registeredUserSchema = z.pick(userSchema, { id: true, email: true, firstName: true, lastName: true });
export const registerResponseSchema = z.object({ message: z.string(), data: registeredUserSchema });

/* POST /api/v1/auth/refresh (added): the refresh cookie renews the access token */
export const refreshResponseSchema = z.object({ data: z.object({ accessToken: z.string(), expiresIn: z.number() }) });
/* POST /api/v1/auth/logout (added) answers 204 */

/* GET /auth/status */
export const authStatusResponseSchema = z.object({
  is_active: z.boolean(),
  /** Seconds until the session ends; 0 when it is not active. */
  expires_in: z.number(),
});

/* POST /api/runtime/data/{sessionId} */
export const acceptedResponseSchema = z.object({ message: z.string() });

/* /api/v1/interviews */
export const createInterviewBodySchema = z.object({
  resumeId: idSchema,
  jobRoleId: idSchema,
  numberOfQuestions: z._default(z.int().check(z.gte(1), z.lte(MAX_QUESTION_COUNT)), DEFAULT_QUESTION_COUNT),
  language: z._default(languageSchema, DEFAULT_LANGUAGE),
  difficulty: z._default(difficultySchema, DEFAULT_DIFFICULTY),
});
export type CreateInterviewBody = z.input<typeof createInterviewBodySchema>;
export const interviewResponseSchema = z.object({ data: interviewSchema });
/* GET /api/v1/interviews/{id} */
export const interviewSummaryResponseSchema = z.object({ data: interviewSummarySchema });
/* DELETE /api/v1/interviews/{id} (added) answers 204 */
export const interviewListQuerySchema = z.object({ status: z.optional(interviewStatusSchema), limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20) });
export const interviewListResponseSchema = z.object({ data: z.array(interviewSummarySchema) });

/* POST /api/v1/interviews/{id}/messages; 201 when new, 200 with the stored one when the segment is known already */
export const addMessageBodySchema = z.object({
  role: messageRoleSchema,
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
  metadata: z.optional(z.nullable(messageMetadataSchema)),
});
export type AddMessageBody = z.infer<typeof addMessageBodySchema>;
export const messageResponseSchema = z.object({ data: interviewMessageSchema });
/* GET /api/v1/interviews/{id}/messages (added) */
export const messageListResponseSchema = z.object({ data: z.array(interviewMessageSchema) });

/* POST /api/v1/interviews/{id}/analyze answers 202 at once */
export const analyzeBodySchema = z.object({
  forceReAnalyze: z._default(z.boolean(), false),
  quickAnalysis: z._default(z.boolean(), false),
});
export const analysisStatusSchema = z.enum(['analyzing', 'analyzed', 'analysis_failed']);
export const analyzeResponseSchema = z.object({ data: z.object({ status: analysisStatusSchema, revision: z.int() }) });

/* GET /api/v1/interviews/{id}/assessment[?revision=n]: 404 before any analysis, 202 while it runs, 200 after */
export const assessmentQuerySchema = z.object({ revision: z.optional(z.coerce.number().check(z.int(), z.gte(1))) });
export const assessmentResponseSchema = z.object({ data: assessmentSchema });
export const assessmentPendingSchema = z.object({ data: z.object({ status: analysisStatusSchema }) });

/* POST /api/v1/interviews/{id}/report-ticket (added): an opaque token for `x-report-ticket` on assessment and messages */
export const reportTicketResponseSchema = z.object({ data: z.object({ ticket: z.string(), expiresIn: z.number() }) });

/* GET /resume/my-resumes */
export const myResumesQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  roleIds: z.optional(z.string()),
  completedStatus: z.optional(z.enum(['true', 'false', 'completed', 'failed', 'processing'])),
  lastUpdated: z.optional(z.string()),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
});
export const myResumesResponseSchema = z.object({
  data: z.object({ resumes: z.array(resumeSchema), page: z.number(), limit: z.number(), total: z.number() }),
});

/* GET /api/v1/job-roles/user/roles */
export const jobRolesResponseSchema = z.object({ data: z.array(jobRoleSchema) });

/* GET /health, on both servers */
export const healthResponseSchema = z.object({ status: z.enum(['ok', 'degraded']), service: z.string(), version: z.string(), checks: z.record(z.string(), z.enum(['ok', 'down'])) });

/* GET /api/plans/{id} on the voice API (added): only for the interviewer's service token */
export const planResponseSchema = z.object({ data: interviewPlanSchema });

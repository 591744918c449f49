import type { StoredInterview } from '@portal/db';
import {
  createInterviewBodySchema,
  GATE_MESSAGES,
  interviewListQuerySchema,
  interviewListResponseSchema,
  interviewResponseSchema,
  interviewSummaryResponseSchema,
  MAIN_API,
} from '@portal/protocol';
import {
  AppError,
  bearerSecurity,
  callerOf,
  errorResponses,
  noteInterview,
  notFound,
  userOf,
  type AppServer,
} from '@portal/server-kit';
import { z } from 'zod';
import type { MainApiContext } from '../context';
import {
  interviewFor,
  interviewParamsSchema,
  ownerOrServiceSecurity,
  readableInterview,
  readerSecurity,
} from './access';
import { COMPLETE, invalidTransition, START, type Step } from './lifecycle';

const response = { 200: interviewResponseSchema, ...errorResponses };

/**
 * Changes the status of an interview, or does nothing if the change has already been made.
 * @throws AppError 409 `invalid_transition` if the current status does not allow it
 */
async function take(
  { db, now }: MainApiContext,
  interview: StoredInterview,
  step: Step,
): Promise<StoredInterview> {
  const moved = await db.interviews.transition(interview.id, step.from, step.to, now());
  if (moved) return moved;
  // Another request may have made the same change in the meantime, so read the status again.
  const current = (await db.interviews.get(interview.id)) ?? interview;
  if (step.taken.includes(current.status)) return current;
  throw invalidTransition(current.status, step.to);
}

export function interviewRoutes(app: AppServer, context: MainApiContext): void {
  const { db, guards } = context;

  app.post(
    MAIN_API.interviews,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'Create an interview',
        tags: ['interviews'],
        security: bearerSecurity,
        body: createInterviewBodySchema,
        response: {
          201: interviewResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { userId } = userOf(request);
      const resume = await db.resumes.get(request.body.resumeId);
      if (resume?.userId !== userId) throw notFound('Resume');
      const role = await db.jobDescriptions.get(request.body.jobRoleId);
      if (role?.user_id !== userId) throw notFound('Job role');
      if (resume.processing_status === 'failed')
        throw new AppError(
          'resume_unreadable',
          'We couldn’t read this resume. Upload another one.',
        );
      if (role.processing_status === 'failed')
        throw new AppError(
          'job_description_unreadable',
          'We couldn’t read this job description. Upload another one.',
        );
      if (resume.processing_status !== 'completed')
        throw new AppError('resume_processing', GATE_MESSAGES.resume_processing);
      if (role.processing_status !== 'completed')
        throw new AppError('job_description_processing', GATE_MESSAGES.job_description_processing);
      const { resumeId, jobRoleId, numberOfQuestions, language, difficulty } = request.body;
      const data = await db.interviews.create(
        { userId, resumeId, jobRoleId, numberOfQuestions, language, difficulty },
        context.now(),
      );
      noteInterview(request, data.id);
      return reply.code(201).send({ data });
    },
  );

  app.get(
    MAIN_API.interviews,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'Own interviews, newest first',
        tags: ['interviews'],
        security: bearerSecurity,
        querystring: interviewListQuerySchema,
        response: {
          200: interviewListResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => ({
      data: await db.interviews.listByUser(userOf(request).userId, request.query),
    }),
  );

  app.get(
    MAIN_API.interview,
    {
      schema: {
        summary: 'One interview, with its role and its score',
        description: 'For the owner and the interviewer, or with a report ticket.',
        tags: ['interviews'],
        security: readerSecurity,
        params: interviewParamsSchema,
        response: {
          200: interviewSummaryResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => ({
      data: await readableInterview(context, request, {
        id: request.params.id,
        what: 'interview',
        get: db.interviews.getSummary,
      }),
    }),
  );

  app.delete(
    MAIN_API.interview,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'Delete it with its transcript and reports; 409 while it is under way',
        tags: ['interviews'],
        security: bearerSecurity,
        params: interviewParamsSchema,
        response: {
          204: z.undefined(),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { id } = await interviewFor(db, callerOf(request), request.params.id);
      if (!(await db.interviews.delete(id))) {
        // If another request has just deleted the interview, this throws a 404. Otherwise the
        // interview is in progress.
        await interviewFor(db, callerOf(request), id);
        throw new AppError(
          'interview_in_progress',
          'This interview is still in progress. End it first.',
        );
      }
      return reply.code(204).send();
    },
  );

  app.patch(
    MAIN_API.startInterview,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'Start it; again is no fault',
        tags: ['interviews'],
        security: bearerSecurity,
        params: interviewParamsSchema,
        response,
      },
    },
    async (request) => ({
      data: await take(
        context,
        await interviewFor(db, callerOf(request), request.params.id),
        START,
      ),
    }),
  );

  app.patch(
    MAIN_API.completeInterview,
    {
      preHandler: guards.requireUserOrService,
      schema: {
        summary: 'Complete it; again is no fault',
        tags: ['interviews'],
        security: ownerOrServiceSecurity,
        params: interviewParamsSchema,
        response,
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const data = await take(context, await interviewFor(db, caller, request.params.id), COMPLETE);
      // When the candidate's page ends the interview, the page also requests the analysis. When the
      // interviewer ends it, start the analysis here.
      if (caller.kind === 'service' && data.status === 'completed')
        await db.assessments.begin(data.id, { force: false });
      return { data };
    },
  );
}

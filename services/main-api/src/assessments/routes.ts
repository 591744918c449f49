import * as z from 'zod/mini';
import {
  analyzeBodySchema,
  analyzeResponseSchema,
  assessmentPendingSchema,
  assessmentQuerySchema,
  assessmentResponseSchema,
  MAIN_API,
  REPORT_TICKET_TTL_S,
  reportTicketResponseSchema,
} from '@portal/protocol';
import {
  AppError,
  bearerSecurity,
  callerOf,
  errorResponses,
  hashToken,
  newOpaqueToken,
  notFound,
  type AppServer,
} from '@portal/server-kit';
import type { MainApiContext } from '../context';
import {
  interviewFor,
  interviewParamsSchema,
  ownerOrServiceSecurity,
  readableInterview,
} from '../interviews/access';
import { invalidTransition } from '../interviews/lifecycle';

export function assessmentRoutes(app: AppServer, context: MainApiContext): void {
  const { db, guards } = context;

  app.post(
    MAIN_API.analyze,
    {
      preHandler: guards.requireUserOrService,
      schema: {
        summary: 'Ask for the analysis: 202 while it runs, 200 when it has ended already',
        tags: ['assessments'],
        security: ownerOrServiceSecurity,
        params: interviewParamsSchema,
        body: z.nullable(analyzeBodySchema),
        response: {
          200: analyzeResponseSchema,
          202: analyzeResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { id } = await interviewFor(db, callerOf(request), request.params.id);
      const ticket = await db.assessments.begin(id, {
        force: request.body?.forceReAnalyze ?? false,
      });
      if (!ticket)
        throw invalidTransition((await interviewFor(db, callerOf(request), id)).status, 'analyzed');
      const { status, revision } = ticket;
      return reply.code(status === 'analyzed' ? 200 : 202).send({ data: { status, revision } });
    },
  );

  app.get(
    MAIN_API.assessment,
    {
      schema: {
        summary:
          'The report: 404 before any analysis, 202 while it runs or when it failed, 200 after',
        description:
          'For the owner, or with a report ticket. If scoring again failed, the report before it.',
        tags: ['assessments'],
        security: [...bearerSecurity, { reportTicket: [] }],
        params: interviewParamsSchema,
        querystring: assessmentQuerySchema,
        response: {
          200: assessmentResponseSchema,
          202: assessmentPendingSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { id } = await readableInterview(context, request, {
        id: request.params.id,
        what: 'report',
        get: db.interviews.get,
      });
      const { revision } = request.query;
      const latest = await db.assessments.latest(id);
      if (!latest)
        throw new AppError('analysis_not_started', 'This interview has not been analyzed yet');
      // A revision that failed is tried again in its place, so the one before it is a report.
      const failedAgain = latest.status === 'analysis_failed' && latest.revision > 1;
      const wanted = revision ?? (failedAgain ? latest.revision - 1 : latest.revision);
      const found = wanted === latest.revision ? latest : await db.assessments.get(id, wanted);
      if (!found) throw notFound('Revision');
      return found.assessment && found.status === 'analyzed'
        ? reply.code(200).send({ data: found.assessment })
        : reply.code(202).send({ data: { status: found.status } });
    },
  );

  app.post(
    MAIN_API.reportTicket,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'A ticket that opens this interview’s report and transcript for half an hour',
        tags: ['assessments'],
        security: bearerSecurity,
        params: interviewParamsSchema,
        response: {
          201: reportTicketResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const interview = await interviewFor(db, callerOf(request), request.params.id);
      const ticket = newOpaqueToken();
      const expiresAt = new Date(context.now().getTime() + REPORT_TICKET_TTL_S * 1_000);
      if (
        !(await db.reportTickets.create({
          tokenHash: hashToken(ticket),
          interviewId: interview.id,
          expiresAt,
        }))
      )
        throw notFound('Interview');
      return reply.code(201).send({ data: { ticket, expiresIn: REPORT_TICKET_TTL_S } });
    },
  );
}

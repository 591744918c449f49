import type { Database } from '@portal/db';
import { idSchema, planResponseSchema, VOICE_API } from '@portal/protocol';
import {
  errorResponses,
  noteInterview,
  notFound,
  type AppServer,
  type Guards,
} from '@portal/server-kit';
import { z } from 'zod';

export interface PlanRoutesOptions {
  db: Pick<Database, 'plans'>;
  guards: Guards;
}

export function registerPlanRoutes(app: AppServer, { db, guards }: PlanRoutesOptions): void {
  app.get(
    VOICE_API.plan,
    {
      onRequest: guards.requireService,
      schema: {
        summary: 'The plan of an interview, for the interviewer alone',
        tags: ['interviewer'],
        security: [{ serviceToken: [] }],
        params: z.object({
          id: idSchema,
        }),
        response: {
          200: planResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const plan =
        (await db.plans.get(request.params.id)) ??
        (await db.plans.getForApplication(request.params.id));
      if (!plan) throw notFound('Plan');
      noteInterview(request, plan.interviewId);
      return { data: plan };
    },
  );
}

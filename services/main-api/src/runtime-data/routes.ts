import {
  acceptedResponseSchema,
  MAIN_API,
  runtimeDataSchema,
  uiComponentSchema,
} from '@portal/protocol';
import {
  AppError,
  bearerSecurity,
  errorResponses,
  hashToken,
  userOf,
  type AppServer,
} from '@portal/server-kit';
import { z } from 'zod';
import type { MainApiContext } from '../context';

/** Maximum size of the request body (bytes). This is far more than a screen's components need. */
const BODY_MAX_BYTES = 262_144;

// Name this schema, because a recursive schema needs a name in the API description.
z.globalRegistry.add(uiComponentSchema, { id: 'UiComponent' });

export function runtimeDataRoutes(app: AppServer, { db, guards, now }: MainApiContext): void {
  app.post(
    MAIN_API.runtimeData,
    {
      preHandler: guards.requireUser,
      bodyLimit: BODY_MAX_BYTES,
      schema: {
        summary: 'What is on the candidate’s screen',
        tags: ['runtime data'],
        security: bearerSecurity,
        params: z.object({
          sessionId: z.string().min(1).max(200),
        }),
        body: runtimeDataSchema,
        response: {
          202: acceptedResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const caller = userOf(request);
      const { sessionId } = request.params;
      const own =
        sessionId === caller.sessionId ||
        (await db.sessions.findActiveByTokenHash(hashToken(sessionId), now()))?.id ===
          caller.sessionId;
      if (!own) throw new AppError('forbidden', 'This session belongs to someone else');
      await db.runtimeData.save(caller.sessionId, request.body, now());
      return reply.code(202).send({ message: 'Runtime data received' });
    },
  );
}

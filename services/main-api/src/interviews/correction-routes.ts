import { TranscriptFullError } from '@portal/db';
import { hasHeardWords, judgeCorrections, wasHeard } from '@portal/interviewing';
import {
  correctMessageBodySchema,
  idSchema,
  MAIN_API,
  messageResponseSchema,
} from '@portal/protocol';
import {
  AppError,
  bearerSecurity,
  callerOf,
  errorResponses,
  notFound,
  type AppServer,
} from '@portal/server-kit';
import { z } from 'zod';
import type { MainApiContext } from '../context';
import { interviewFor } from './access';

const paramsSchema = z.object({ id: idSchema, messageId: idSchema });

const refused = (detail: string) =>
  new AppError('validation_failed', 'These words cannot be corrected', { detail });

export function correctionRoutes(app: AppServer, { db, guards, now }: MainApiContext): void {
  app.patch(
    MAIN_API.message,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'Replace the corrections of what was misheard in a message',
        description:
          'For the owner. An empty list undoes them. The server decides which corrections add ' +
          'something that was not said; those are not scored. Reports stay as they are until the ' +
          'next analysis. A conflict (409) if the message now has other words than were heard: its ' +
          'words then have to be read again.',
        tags: ['interviews'],
        security: bearerSecurity,
        params: paramsSchema,
        body: correctMessageBodySchema,
        response: { 200: messageResponseSchema, ...errorResponses },
      },
    },
    async (request) => {
      const { messageId } = request.params;
      const { id } = await interviewFor(db, callerOf(request), request.params.id);
      const corrected = await db.messages
        .correct(id, messageId, (message) => {
          if (!wasHeard(message))
            throw new AppError('conflict', 'These words cannot be corrected', {
              detail: 'Only what the candidate said can be misheard',
            });
          if (!hasHeardWords(message, request.body.corrections))
            throw new AppError('conflict', 'These words have changed', {
              detail: 'A correction is about words that the message does not have, or not there',
            });
          const items = judgeCorrections(message, request.body.corrections);
          if (!items) throw refused('Two corrections are about the same word');
          return { changedAt: now().toISOString(), items };
        })
        .catch((error: unknown) => {
          throw error instanceof TranscriptFullError
            ? new AppError('payload_too_large', 'This interview’s transcript is full.')
            : error;
        });
      if (!corrected) throw notFound('Message');
      return { data: corrected };
    },
  );
}

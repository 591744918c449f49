import { TranscriptFullError } from '@portal/db';
import {
  addMessageBodySchema,
  MAIN_API,
  messageListResponseSchema,
  messageResponseSchema,
  type MessageMetadata,
} from '@portal/protocol';
import {
  AppError,
  callerOf,
  errorResponses,
  type AppServer,
  type Caller,
} from '@portal/server-kit';
import type { MainApiContext } from '../context';
import {
  interviewFor,
  interviewParamsSchema,
  ownerOrServiceSecurity,
  readableInterview,
  readerSecurity,
} from './access';
import { acceptsMessage, invalidTransition } from './lifecycle';

/**
 * Maximum length of a message's metadata as JSON (characters). A limit is needed because unknown
 * keys are stored too.
 */
const METADATA_MAX_CHARS = 8_192;

/**
 * Adds the sender to the metadata. The sender is derived from the credentials, because the body
 * cannot be trusted. Drops what only the interviewer may say: that words were no answer or hardly
 * understood, which keeps them out of the report, and which words may have been misheard, because
 * these may be corrected more freely. They would stay if the interviewer's version of the utterance
 * names none.
 */
function stamped(
  metadata: MessageMetadata | null | undefined,
  caller: Caller,
): MessageMetadata | null {
  if (!metadata) return null;
  if (JSON.stringify(metadata).length > METADATA_MAX_CHARS) {
    throw new AppError('validation_failed', 'The metadata is too large', {
      detail: `At most ${METADATA_MAX_CHARS} characters of JSON`,
    });
  }
  if (caller.kind === 'service') return { ...metadata, source: 'interviewer' };
  const { understoodAs: _, doubtful: __, misheard: ___, ...own } = metadata;
  return { ...own, source: 'client' };
}

export function messageRoutes(app: AppServer, context: MainApiContext): void {
  const { db, guards } = context;

  app.post(
    MAIN_API.messages,
    {
      preHandler: guards.requireUserOrService,
      schema: {
        summary:
          'Add a finished utterance: 201, or 200 with the one kept where its segment is known',
        tags: ['interviews'],
        security: ownerOrServiceSecurity,
        params: interviewParamsSchema,
        body: addMessageBodySchema,
        response: {
          200: messageResponseSchema,
          201: messageResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { id } = await interviewFor(db, caller, request.params.id);
      const { role, content, metadata } = request.body;
      const now = context.now();
      const added = await db.messages
        .add(
          {
            interviewId: id,
            role,
            content,
            metadata: stamped(metadata, caller),
            byInterviewer: caller.kind === 'service',
          },
          { now, accepts: (interview) => acceptsMessage(interview, caller.kind, now) },
        )
        .catch((error: unknown) => {
          throw error instanceof TranscriptFullError
            ? new AppError(
                'payload_too_large',
                'This interview’s transcript is full: nothing more is added to it.',
              )
            : error;
        });
      if (added) return reply.code(added.isNew ? 201 : 200).send({ data: added.message });
      // Return success if this message was stored before the interview ended.
      const known = metadata?.segmentId
        ? await db.messages.getSegment(id, metadata.segmentId)
        : null;
      if (known) return reply.code(200).send({ data: known });
      throw invalidTransition((await interviewFor(db, caller, id)).status, 'added to');
    },
  );

  app.get(
    MAIN_API.messages,
    {
      schema: {
        summary: 'The transcript',
        description: 'For the owner and the interviewer, or with a report ticket.',
        tags: ['interviews'],
        security: readerSecurity,
        params: interviewParamsSchema,
        response: {
          200: messageListResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const interview = await readableInterview(context, request, {
        id: request.params.id,
        what: 'interview',
        get: db.interviews.get,
      });
      return { data: await db.messages.list(interview.id) };
    },
  );
}

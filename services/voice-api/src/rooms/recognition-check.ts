import {
  connectionCheckResponseSchema,
  RECOGNITION_CHECK_ROOM_PREFIX,
  recognitionCheckBodySchema,
  VOICE_API,
  type RecognitionCheckDispatch,
} from '@portal/protocol';
import { errorResponses, limitTo, userOf, type AppServer, type Guards } from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { openCheckRoom, type CheckRoomOptions } from './check-room';

/**
 * Maximum number of checks per minute for each person, whatever their address. A check occupies an
 * interviewer and an engine for up to a minute, and takes about ten seconds if it goes well.
 */
const CHECKS_PER_MINUTE = 5;

export interface RecognitionCheckOptions extends CheckRoomOptions {
  guards: Guards;
}

/**
 * Registers the route for recognition checks. Each check gets its own room, with an interviewer that
 * listens to one sentence of this person. Nothing is stored.
 */
export function registerRecognitionCheckRoute(
  app: AppServer,
  { guards, ...options }: RecognitionCheckOptions,
): void {
  const { rateLimit } = limitTo(options.config, CHECKS_PER_MINUTE);
  app.post(
    VOICE_API.recognitionCheck,
    {
      // The limit is checked after the guards, which is when the person is known.
      config: {
        rateLimit: rateLimit && {
          ...rateLimit,
          keyGenerator: (request: FastifyRequest) => userOf(request).userId,
        },
      },
      onRequest: [guards.requireApiKey, guards.requireUser],
      schema: {
        summary: 'Open a throw-away room to try the speech recognition in',
        description:
          'Needs the application’s `x-api-key` and the person’s bearer token. An interviewer joins the room, listens to one sentence with the engine of the given kind, sends what it understood, and leaves. Nothing is stored.',
        tags: ['rooms'],
        security: [{ apiKey: [], accessToken: [] }],
        body: recognitionCheckBodySchema,
        response: {
          200: connectionCheckResponseSchema,
          ...errorResponses,
        },
      },
    },
    (request) => {
      const { userId } = userOf(request);
      const dispatch: RecognitionCheckDispatch = {
        kind: 'recognition_check',
        candidate: userId,
        ...request.body,
        requestId: request.id,
      };
      return openCheckRoom(options, {
        roomName: `${RECOGNITION_CHECK_ROOM_PREFIX}${randomUUID()}`,
        userId,
        interviewerMetadata: JSON.stringify(dispatch),
        failure: 'We couldn’t check speech recognition',
      });
    },
  );
}

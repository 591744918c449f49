import { connectionCheckResponseSchema, VOICE_API } from '@portal/protocol';
import { errorResponses, limitTo, userOf, type AppServer, type Guards } from '@portal/server-kit';
import { randomUUID } from 'node:crypto';
import { openCheckRoom, type CheckRoomOptions } from './check-room';

/**
 * Maximum number of checks per minute for each client address. The limit is low because each check
 * opens a room, but it still allows for several retries.
 */
const CHECKS_PER_MINUTE = 20;

export interface ConnectionCheckOptions extends CheckRoomOptions {
  guards: Guards;
}

/**
 * Registers the route for connection checks. Each check gets its own room, without an interviewer,
 * and the returned token is valid only for that room.
 */
export function registerConnectionCheckRoute(
  app: AppServer,
  { guards, ...options }: ConnectionCheckOptions,
): void {
  app.post(
    VOICE_API.connectionCheck,
    {
      config: limitTo(options.config, CHECKS_PER_MINUTE),
      onRequest: [guards.requireApiKey, guards.requireUser],
      schema: {
        summary: 'Open a throw-away room to try the connection in',
        description:
          'Needs the application’s `x-api-key` and the person’s bearer token. The room has no interviewer and closes soon after the person leaves.',
        tags: ['rooms'],
        security: [{ apiKey: [], accessToken: [] }],
        response: {
          200: connectionCheckResponseSchema,
          ...errorResponses,
        },
      },
    },
    (request) =>
      openCheckRoom(options, {
        roomName: `check-${randomUUID()}`,
        userId: userOf(request).userId,
        failure: 'We couldn’t check the connection',
      }),
  );
}

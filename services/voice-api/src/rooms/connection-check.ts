import { CHECK_TOKEN_TTL_S, connectionCheckResponseSchema, VOICE_API } from '@portal/protocol';
import {
  AppError,
  errorResponses,
  limitTo,
  userOf,
  type AppServer,
  type Guards,
} from '@portal/server-kit';
import { randomUUID } from 'node:crypto';
import type { VoiceConfig } from '../config';
import { RoomUnavailableError, type RoomGateway } from './room-gateway';

/**
 * Maximum number of checks per minute for each client address. The limit is low because each check
 * opens a room, but it still allows for several retries.
 */
const CHECKS_PER_MINUTE = 20;

export interface ConnectionCheckOptions {
  guards: Guards;
  gateway: Pick<RoomGateway, 'openCheckRoom' | 'tokenFor'>;
  config: Pick<VoiceConfig, 'livekit' | 'rateLimitMax'>;
}

/**
 * Registers the route for connection checks. Each check gets its own room, without an interviewer,
 * and the returned token is valid only for that room.
 */
export function registerConnectionCheckRoute(
  app: AppServer,
  { guards, gateway, config }: ConnectionCheckOptions,
): void {
  app.post(
    VOICE_API.connectionCheck,
    {
      config: limitTo(config, CHECKS_PER_MINUTE),
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
    async (request) => {
      const { userId } = userOf(request);
      const roomName = `check-${randomUUID()}`;
      try {
        await gateway.openCheckRoom(roomName);
      } catch (error) {
        if (!(error instanceof RoomUnavailableError)) throw error;
        throw new AppError('room_unavailable', 'Connection check failed', {
          detail: error.message,
          cause: error.cause,
        });
      }
      return {
        room_name: roomName,
        livekit_token: await gateway.tokenFor({
          roomName,
          identity: userId,
          displayName: '',
          ttlS: CHECK_TOKEN_TTL_S,
        }),
        livekit_url: config.livekit.url,
        expires_in: CHECK_TOKEN_TTL_S,
      };
    },
  );
}

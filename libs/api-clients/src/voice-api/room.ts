import {
  VOICE_API,
  connectionCheckResponseSchema,
  healthResponseSchema,
  path,
  planResponseSchema,
  type InterviewPlan,
  type RecognitionCheckBody,
  type RoomData,
  type VoiceLoginBody,
  type VoiceSample,
} from '@portal/protocol';
import { formatError } from '../api-error';
import type { CallOptions, Transport } from '../request';
import { normaliseRoomData } from '../room-data';
import type { ApiSession } from '../session';
import { apiKeyHeader } from '../transport';

/**
 * POST /auth/login: opens an interview's room. The session's tokens are added to the body unless it
 * already contains tokens. `expiresIn` in the result is in seconds.
 */
export const openRoom =
  (transport: Transport, session: ApiSession) =>
  async (body: VoiceLoginBody, options: CallOptions = {}): Promise<RoomData> => {
    const tokens = () => ({
      jwt_token: session.accessToken() ?? undefined,
      session_token: session.sessionToken() ?? undefined,
    });
    const answer = await transport.send({
      method: 'POST',
      path: VOICE_API.login,
      fallbackKey: 'roomLogin',
      auth: 'session',
      headers: apiKeyHeader(session),
      json: () => ({ ...tokens(), ...body }),
      ...options,
    });
    const room = normaliseRoomData(answer.body);
    if (!room) throw formatError(answer.status, answer.body, 'roomLogin');
    return {
      ...room,
      ...(body.interview_id && { interviewId: body.interview_id }),
      ...(body.hearing && { hearing: body.hearing }),
    };
  };

/**
 * POST /auth/connection-check: creates a temporary room that only this user can join, for testing
 * the connection.
 */
export const connectionCheck =
  (transport: Transport, session: ApiSession) =>
  (options: CallOptions = {}) =>
    transport.read(
      {
        method: 'POST',
        path: VOICE_API.connectionCheck,
        fallbackKey: 'connectionCheck',
        auth: 'session',
        headers: apiKeyHeader(session),
        json: {},
        ...options,
      },
      connectionCheckResponseSchema,
    );

/**
 * POST /auth/recognition-check: creates a temporary room in which an interviewer listens to one
 * sentence of this user.
 */
export const recognitionCheck =
  (transport: Transport, session: ApiSession) =>
  (body: RecognitionCheckBody, options: CallOptions = {}) =>
    transport.read(
      {
        method: 'POST',
        path: VOICE_API.recognitionCheck,
        fallbackKey: 'recognitionCheck',
        auth: 'session',
        headers: apiKeyHeader(session),
        json: body,
        ...options,
      },
      connectionCheckResponseSchema,
    );
/** GET /api/voices/sample: returns a sentence in one of the voices, as a WAV file. */
export const voiceSample =
  (transport: Transport, session: ApiSession) =>
  (sample: VoiceSample, options: CallOptions = {}): Promise<Blob> =>
    transport.bytes({
      method: 'GET',
      path: VOICE_API.voiceSample,
      query: sample,
      fallbackKey: 'voiceSample',
      auth: 'session',
      headers: apiKeyHeader(session),
      ...options,
    });

/** GET /api/plans/{id}: returns an interview plan. Requires the interviewer's service token. */
export const getPlan =
  (transport: Transport) =>
  async (id: string, options: CallOptions = {}): Promise<InterviewPlan> =>
    (
      await transport.read(
        {
          method: 'GET',
          path: path(VOICE_API.plan, { id }),
          fallbackKey: 'fetchPlan',
          auth: 'session',
          ...options,
        },
        planResponseSchema,
      )
    ).data;

/** GET /health */
export const health =
  (transport: Transport) =>
  (options: CallOptions = {}) =>
    transport.read(
      { method: 'GET', path: VOICE_API.health, fallbackKey: 'health', auth: 'none', ...options },
      healthResponseSchema,
    );

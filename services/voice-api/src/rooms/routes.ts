import type { Database } from '@portal/db';
import {
  HEADERS,
  INTERVIEWER_IDENTITY_PREFIX,
  interviewRoomName,
  VOICE_API,
  voiceLoginBodySchema,
  voiceLoginResponseSchema,
  type InterviewPlan,
  type Prosody,
  type RecognitionChoice,
} from '@portal/protocol';
import {
  AppError,
  assertOwnUser,
  callContextOf,
  errorResponses,
  headerOf,
  noteInterview,
  type AppServer,
  type CallContext,
  type Guards,
  type Tokens,
} from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { VoiceConfig } from '../config';
import { createPlanFinder } from './interview-room';
import { createPlanMaker } from './plan-maker';
import { checkLegacyApplication, createLegacyPlan } from './legacy-login';
import { hasUserCredentials, identifyRoomCaller } from './room-caller';
import { RoomUnavailableError, type RoomGateway } from './room-gateway';

/** How long a room token can be used to join or rejoin (seconds). */
const ROOM_TOKEN_TTL_S = 3_600;

/**
 * The request body specified in §7. `app_id` selects a legacy login if the request contains no user
 * credentials.
 */
const bodySchema = z.extend(voiceLoginBodySchema, { app_id: z.optional(z.string()) });
type Body = z.output<typeof bodySchema>;

export interface RoomRoutesOptions {
  db: Pick<Database, 'interviews' | 'resumes' | 'jobDescriptions' | 'plans' | 'sessions' | 'users'>;
  guards: Guards;
  tokens: Tokens;
  gateway: RoomGateway;
  config: Pick<VoiceConfig, 'livekit' | 'legacyApplications' | 'languageModel'>;
}

export function registerRoomRoutes(
  app: AppServer,
  { db, guards, tokens, gateway, config }: RoomRoutesOptions,
): void {
  const planFor = createPlanFinder({
    db,
    makePlan: createPlanMaker({ config: config.languageModel, log: app.log }),
  });
  app.post(
    VOICE_API.login,
    {
      schema: {
        summary: 'Open the room of an interview',
        description:
          'Needs the application’s `x-api-key` and the person’s bearer token, `jwt_token` or `session_token`. The same interview gives the same room and the same questions again.',
        tags: ['rooms'],
        security: [{ apiKey: [], accessToken: [] }],
        body: bodySchema,
        response: {
          200: voiceLoginResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { body } = request;
      if (body.app_id && !hasUserCredentials(request, body)) {
        checkLegacyApplication(
          config.legacyApplications,
          body.app_id,
          headerOf(request, HEADERS.apiKey),
        );
        return openLegacyRoom(body, request);
      }
      await guards.requireApiKey(request);
      const caller = await identifyRoomCaller(request, body, { guards, tokens, db });
      assertOwnUser(
        { kind: 'onboarding', userId: caller.userId, email: caller.email },
        body.user_identity,
      );
      const plan = await planFor(caller, body);
      noteInterview(request, plan.interviewId);
      return openRoom(plan, callContextOf(request), {
        sessionId: caller.sessionId,
        userIdentity: caller.email,
        displayName: caller.firstName,
        hearing: body.hearing,
        prosody: body.prosody,
        missing: body.missing_interviewer,
      });
    },
  );

  async function openLegacyRoom(body: Body, request: FastifyRequest) {
    if (body.resume_id || body.job_role_id || body.interview_id) {
      throw new AppError(
        'forbidden',
        'An application cannot name a resume, a job role or an interview',
      );
    }
    if (body.user_identity.toLowerCase().startsWith(INTERVIEWER_IDENTITY_PREFIX))
      throw new AppError('forbidden', 'This identity is the interviewer’s');
    const plan = await createLegacyPlan(db.plans, {
      identity: body.user_identity,
      language: body.language,
    });
    noteInterview(request, plan.interviewId);
    return openRoom(plan, callContextOf(request), {
      sessionId: randomUUID(),
      userIdentity: body.user_identity,
      displayName: body.user_identity,
      hearing: body.hearing,
      prosody: body.prosody,
    });
  }

  async function openRoom(
    plan: InterviewPlan,
    calledBy: CallContext,
    person: {
      sessionId: string;
      userIdentity: string;
      displayName: string;
      hearing: RecognitionChoice | undefined;
      prosody: Prosody | undefined;
      missing?: string | undefined;
    },
  ) {
    const roomName = interviewRoomName(plan.interviewId);
    try {
      await gateway.openRoom({
        name: roomName,
        interviewerMetadata: JSON.stringify({
          planId: plan.id,
          interviewId: plan.interviewId,
          hearing: person.hearing,
          prosody: person.prosody,
          ...calledBy,
        }),
        missingInterviewer: person.missing,
      });
    } catch (error) {
      if (!(error instanceof RoomUnavailableError)) throw error;
      throw new AppError('room_unavailable', 'Voice bot initialization failed', {
        detail: error.message,
        cause: error.cause,
      });
    }
    return {
      session_id: person.sessionId,
      room_name: roomName,
      livekit_token: await gateway.tokenFor({
        roomName,
        identity: plan.candidate.identity,
        displayName: person.displayName,
        ttlS: ROOM_TOKEN_TTL_S,
      }),
      livekit_url: config.livekit.url,
      expires_in: ROOM_TOKEN_TTL_S,
      user_identity: person.userIdentity,
    };
  }
}

import {
  MAIN_API,
  authStatusResponseSchema,
  refreshResponseSchema,
  registeredUserSchema,
  type LoginBody,
  type RegisterBody,
} from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { formatError, isApiError } from '../api-error';
import { normaliseLoginResponse, type LoginResult } from '../login-response';
import type { CallOptions, Transport } from '../request';
import type { ApiSession } from '../session';
import { apiKeyHeader } from '../transport';

export interface RegisterResult {
  user: z.infer<typeof registeredUserSchema>;
  message: string | null;
}

/**
 * Schema for the response to a registration. The user is in `data`, or the body itself is the user
 * (§3).
 */
const anyRegisterResponseSchema = z.union([
  z.looseObject({ data: registeredUserSchema, message: z.optional(z.string()) }),
  z.extend(registeredUserSchema, { message: z.optional(z.string()) }),
]);

/**
 * POST /api/v1/auth/login. If the user still has to upload a document, the call rejects with an
 * error whose `code` says which one and whose `body` contains an `onboardingToken`.
 */
export const login =
  (transport: Transport) =>
  async (body: LoginBody, options: CallOptions = {}): Promise<LoginResult> => {
    const request = {
      method: 'POST',
      path: MAIN_API.login,
      fallbackKey: 'login',
      auth: 'none',
      withCookies: true,
      json: body,
      ...options,
    } as const;
    const answer = await transport.send(request);
    const result = normaliseLoginResponse(answer.body);
    if (!result) throw formatError(answer.status, answer.body, 'login');
    return result;
  };

/** POST /api/v1/auth/register: creates an account, but doesn't log the user in. */
export const register =
  (transport: Transport) =>
  async (body: RegisterBody, options: CallOptions = {}): Promise<RegisterResult> => {
    const request = {
      method: 'POST',
      path: MAIN_API.register,
      fallbackKey: 'register',
      auth: 'none',
      withCookies: true,
      json: body,
      ...options,
    } as const;
    const answer = await transport.read(request, anyRegisterResponseSchema);
    return {
      user:
        'data' in answer
          ? (answer.data as RegisterResult['user'])
          : (answer as RegisterResult['user']),
      message: answer.message ?? null,
    };
  };

/**
 * POST /api/v1/auth/refresh. Returns true if the access token was renewed. If the session is over,
 * calls `session.onExpired()` and returns false. If the server can't be reached or responds with
 * 429 or 5xx, the call rejects and the session is left unchanged.
 */
export const refreshSession =
  (transport: Transport, session: ApiSession) => async (): Promise<boolean> => {
    const request = {
      method: 'POST',
      path: MAIN_API.refresh,
      fallbackKey: 'refresh',
      auth: 'none',
      withCookies: true,
      withSessionToken: true,
    } as const;
    try {
      const { data } = await transport.read(request, refreshResponseSchema);
      session.onRefreshed(data.accessToken, data.expiresIn);
      return true;
    } catch (error) {
      if (
        isApiError(error) &&
        (error.kind === 'network' || error.status >= 500 || error.status === 429)
      )
        throw error;
      session.onExpired();
      return false;
    }
  };

/**
 * GET /auth/status: returns whether the session identified by `x-session-token` is still active.
 * `expires_in` is in seconds.
 */
export const authStatus =
  (transport: Transport, session: ApiSession) =>
  (options: CallOptions = {}) =>
    transport.read(
      {
        method: 'GET',
        path: MAIN_API.authStatus,
        fallbackKey: 'authStatus',
        auth: 'none',
        withSessionToken: true,
        headers: apiKeyHeader(session),
        ...options,
      },
      authStatusResponseSchema,
    );

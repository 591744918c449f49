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

/** `data` or the whole body (§7). */
const anyRegisterResponseSchema = z.union([
  z.looseObject({ data: registeredUserSchema, message: z.optional(z.string()) }),
  z.extend(registeredUserSchema, { message: z.optional(z.string()) }),
]);

/**
 * POST /api/v1/auth/login. At the gate it rejects with the code of the missing document, and
 * `onboardingToken` in `body`.
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

/** POST /api/v1/auth/register */
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
 * POST /api/v1/auth/refresh. True if the access token was renewed; false if the session is over,
 * after calling `session.onExpired()`. Rejects if the server could not be reached, which ends no
 * session.
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
 * GET /auth/status: whether the session of `x-session-token` is active; `expires_in` in seconds.
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

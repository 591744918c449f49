import type { Account, DocumentReadiness } from '@portal/db';
import {
  ACCESS_TOKEN_TTL_S,
  authStatusResponseSchema,
  GATE_MESSAGES,
  HEADERS,
  loginBodySchema,
  loginResponseSchema,
  MAIN_API,
  refreshResponseSchema,
  registerBodySchema,
  registerResponseSchema,
} from '@portal/protocol';
import {
  AppError,
  errorResponses,
  hashToken,
  headerOf,
  limitTo,
  type AppServer,
} from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MainApiContext } from '../context';
import { authCookie, DEVICE_TTL_S, issueDeviceCookie, knownDevice } from './cookies';
import { roomAtLogin } from './login-room';
import { beginLogin, beginRegistration } from './login-throttle';
import { openSession, renewSession, SESSION_TTL_S, sessionOfCookie } from './sessions';

const INVALID_CREDENTIALS =
  'Invalid email or password. Please check your credentials and try again.';

/**
 * Returns what a candidate with a correct password still has to do before logging in, or null if
 * nothing is missing. Checks the resume first, then the job description. A document that could not
 * be read is treated as missing.
 */
function missingStep(
  resume: DocumentReadiness,
  jobDescription: DocumentReadiness,
): keyof typeof GATE_MESSAGES | null {
  if (resume === 'missing') return 'resume_required';
  if (resume === 'processing') return 'resume_processing';
  if (jobDescription === 'missing') return 'job_description_required';
  if (jobDescription === 'processing') return 'job_description_processing';
  return null;
}

/**
 * Checks that the account's resume and job description are ready, which login requires.
 * @throws AppError with the code of the missing step and a token for uploads
 */
async function passGate({ db, tokens }: MainApiContext, account: Account): Promise<void> {
  const code = missingStep(
    await db.resumes.readiness(account.id),
    await db.jobDescriptions.readiness(account.id),
  );
  if (!code) return;
  const onboardingToken = await tokens.issueOnboarding({
    userId: account.id,
    email: account.email,
  });
  throw new AppError(code, GATE_MESSAGES[code], { extra: { onboardingToken, userId: account.id } });
}

export function authRoutes(app: AppServer, context: MainApiContext): void {
  const { config, db, tokens, guards, passwords } = context;
  const key = config.jwtSecret;
  const refreshCookie = authCookie('portal_refresh', {
    secure: config.secureCookies,
    maxAgeS: SESSION_TTL_S,
  });
  const deviceCookie = authCookie('portal_device', {
    secure: config.secureCookies,
    maxAgeS: DEVICE_TTL_S,
  });

  /**
   * Rejects requests from other origins on the same site, such as other ports and subdomains,
   * because SameSite cookies are sent with them too.
   */
  const fromOurSite = async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    if (origin && !config.siteOrigins.includes(origin))
      throw new AppError('forbidden', 'This origin may not use cookies here');
  };

  app.post(
    MAIN_API.register,
    {
      config: limitTo(config, 30),
      schema: {
        summary: 'Create an account',
        tags: ['auth'],
        body: registerBodySchema,
        response: {
          201: registerResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { email, password, firstName, lastName } = request.body;
      const attempt =
        config.rateLimitMax > 0
          ? await beginRegistration(db.loginAttempts, request.ip, context.now())
          : null;
      const account = await db.users.create({
        email,
        firstName,
        lastName,
        passwordHash: await passwords.hash(password),
      });
      if (!account)
        throw new AppError(
          'email_taken',
          'An account with this email exists already. Please log in instead.',
        );
      await attempt?.succeeded();
      const data = { id: account.id, email: account.email, firstName, lastName };
      return reply
        .code(201)
        .send({ message: 'Registration successful! Please login with your credentials.', data });
    },
  );

  app.post(
    MAIN_API.login,
    {
      config: limitTo(config, 60),
      preHandler: fromOurSite,
      schema: {
        summary: 'Sign in',
        description:
          'A page that knows which interview the person was in names it: if it is theirs and under way, the response carries its room.',
        tags: ['auth'],
        body: loginBodySchema,
        response: {
          200: loginResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { email, password, interviewId, hearing } = request.body;
      const device = knownDevice(deviceCookie.read(request), email, key, context.now());
      const attempt = await beginLogin(
        db.loginAttempts,
        { email, ip: request.ip, device },
        context.now(),
      );
      const account = await db.users.findByEmail(email);
      const right = await passwords.matches(password, account?.passwordHash ?? null);
      if (!account || !right) throw new AppError('invalid_credentials', INVALID_CREDENTIALS);
      await attempt.succeeded();
      deviceCookie.set(reply, issueDeviceCookie(account.email, key, context.now()));
      await passGate(context, account);
      // A browser has only one session, so end the previous one.
      const before = await sessionOfCookie(db.sessions, refreshCookie.read(request), key);
      if (before) await db.sessions.revoke(before.id, context.now());
      const { session, sessionToken, refreshToken } = await openSession(
        db.sessions,
        account,
        key,
        context.now(),
      );
      await db.users.markUsed(account.id, context.now());
      refreshCookie.set(reply, refreshToken);
      request.log.info(
        { userId: account.id, sessionId: session.id, knownDevice: device !== null },
        'signed in',
      );
      const { id, firstName, lastName } = account;
      const accessToken = await tokens.issueAccess({
        userId: id,
        email: account.email,
        sessionId: session.id,
      });
      const room = await roomAtLogin(
        { db, openRoom: context.openRoom, log: request.log },
        account,
        {
          interviewId,
          hearing,
          accessToken,
        },
      );
      return {
        data: {
          user: {
            id,
            email: account.email,
            firstName,
            lastName,
            accessToken,
            sessionId: sessionToken,
          },
          expiresIn: ACCESS_TOKEN_TTL_S,
          ...room,
        },
      };
    },
  );

  app.post(
    MAIN_API.refresh,
    {
      preHandler: fromOurSite,
      schema: {
        summary: 'Renew the access token by the refresh cookie',
        tags: ['auth'],
        response: {
          200: refreshResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { session, refreshToken } = await renewSession(refreshCookie.read(request), {
        sessions: db.sessions,
        key,
        now: context.now(),
        onReuse: (sessionId) =>
          request.log.warn({ sessionId }, 'refresh token reuse: session ended'),
      });
      const account = await db.users.get(session.userId);
      if (!account) throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
      await db.users.markUsed(account.id, context.now());
      refreshCookie.set(reply, refreshToken);
      const accessToken = await tokens.issueAccess({
        userId: account.id,
        email: account.email,
        sessionId: session.id,
      });
      return { data: { accessToken, expiresIn: ACCESS_TOKEN_TTL_S } };
    },
  );

  app.post(
    MAIN_API.logout,
    {
      preHandler: fromOurSite,
      schema: {
        summary: 'End the session',
        description:
          'Works with an expired access token too: the cookie or the session token identifies the session.',
        tags: ['auth'],
        response: {
          204: z.undefined(),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const sessionToken = headerOf(request, HEADERS.sessionToken);
      const found = [
        await sessionOfCookie(db.sessions, refreshCookie.read(request), key),
        sessionToken ? await db.sessions.findActiveByTokenHash(hashToken(sessionToken)) : null,
      ];
      for (const session of found) {
        if (!session) continue;
        await db.sessions.revoke(session.id, context.now());
        request.log.info({ userId: session.userId, sessionId: session.id }, 'signed out');
      }
      refreshCookie.clear(reply);
      return reply.code(204).send();
    },
  );

  app.get(
    MAIN_API.authStatus,
    {
      preHandler: guards.requireApiKey,
      schema: {
        summary: 'Is the session of `x-session-token` active?',
        tags: ['auth'],
        security: [{ apiKey: [], sessionToken: [] }],
        response: {
          200: authStatusResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const sessionToken = headerOf(request, HEADERS.sessionToken);
      const now = context.now();
      const session = sessionToken
        ? await db.sessions.findActiveByTokenHash(hashToken(sessionToken), now)
        : null;
      return session
        ? {
            is_active: true,
            expires_in: Math.ceil((session.expiresAt.getTime() - now.getTime()) / 1_000),
          }
        : { is_active: false, expires_in: 0 };
    },
  );
}

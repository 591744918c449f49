import type { Account } from '@portal/db';
import {
  ACCESS_TOKEN_TTL_S, authStatusResponseSchema, GATE_MESSAGES, HEADERS, loginBodySchema, loginResponseSchema, MAIN_API,
  refreshResponseSchema, registerBodySchema, registerResponseSchema,
} from '@portal/protocol';
import { AppError, errorResponses, hashToken, headerOf, limitTo, type AppServer } from '@portal/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MainApiContext } from '../context';
import { loginGate } from './login-gate';
import { beginLogin } from './login-throttle';
import { openSession, renewSession, SESSION_TTL_S, sessionOfCookie } from './sessions';

export const REFRESH_COOKIE = 'portal_refresh';
/** The calls that may read the refresh cookie. */
const COOKIE_PATH = '/api/v1/auth';
const INVALID_CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';

/** @throws AppError with the gate's code and a token for the uploads, while something is missing. */
async function passGate({ db, tokens }: MainApiContext, account: Account): Promise<void> {
  const code = loginGate(await db.resumes.readiness(account.id), await db.jobDescriptions.readiness(account.id));
  if (!code) return;
  const onboardingToken = await tokens.issueOnboarding({ userId: account.id, email: account.email });
  throw new AppError(code, GATE_MESSAGES[code], { extra: { onboardingToken, userId: account.id } });
}

export function authRoutes(app: AppServer, context: MainApiContext): void {
  const { config, db, tokens, guards, passwords } = context;
  const cookie = { httpOnly: true, sameSite: 'strict', secure: config.secureCookies, path: COOKIE_PATH } as const;
  const setRefreshCookie = (reply: FastifyReply, token: string) => reply.setCookie(REFRESH_COOKIE, token, { ...cookie, maxAge: SESSION_TTL_S });

  /** SameSite looks at the site, not the origin: what runs on a neighbouring port or host name is kept out here. */
  const fromOurSite = async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    if (origin && !config.siteOrigins.includes(origin)) throw new AppError('forbidden', 'This origin may not use cookies here');
  };

  app.post(MAIN_API.register, {
    config: limitTo(config, 30),
    schema: { summary: 'Create an account', tags: ['auth'], body: registerBodySchema, response: { 201: registerResponseSchema, ...errorResponses } },
  }, async (request, reply) => {
    const { email, password, firstName, lastName } = request.body;
    const account = await db.users.create({ email, firstName, lastName, passwordHash: await passwords.hash(password) });
    if (!account) throw new AppError('email_taken', 'An account with this email exists already. Please log in instead.');
    const data = { id: account.id, email: account.email, firstName, lastName };
    return reply.code(201).send({ message: 'Registration successful! Please login with your credentials.', data });
  });

  app.post(MAIN_API.login, {
    config: limitTo(config, 60),
    schema: { summary: 'Sign in', tags: ['auth'], body: loginBodySchema, response: { 200: loginResponseSchema, ...errorResponses } },
  }, async (request, reply) => {
    const { email, password } = request.body;
    const attempt = await beginLogin(db.loginAttempts, email, request.ip, context.now());
    const account = await db.users.findByEmail(email);
    const right = await passwords.matches(password, account?.passwordHash ?? null);
    if (!account || !right) throw new AppError('invalid_credentials', INVALID_CREDENTIALS);
    await attempt.succeeded();
    await passGate(context, account);
    const { session, sessionToken, refreshToken } = await openSession(db.sessions, account, context.now());
    setRefreshCookie(reply, refreshToken);
    const { id, firstName, lastName } = account;
    const accessToken = await tokens.issueAccess({ userId: id, email: account.email, sessionId: session.id });
    return { data: { user: { id, email: account.email, firstName, lastName, accessToken, sessionId: sessionToken }, expiresIn: ACCESS_TOKEN_TTL_S } };
  });

  app.post(MAIN_API.refresh, {
    preHandler: fromOurSite,
    schema: { summary: 'Renew the access token by the refresh cookie', tags: ['auth'], response: { 200: refreshResponseSchema, ...errorResponses } },
  }, async (request, reply) => {
    const { session, refreshToken } = await renewSession(db.sessions, request.cookies[REFRESH_COOKIE], config.jwtSecret, context.now());
    const account = await db.users.get(session.userId);
    if (!account) throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
    setRefreshCookie(reply, refreshToken);
    const accessToken = await tokens.issueAccess({ userId: account.id, email: account.email, sessionId: session.id });
    return { data: { accessToken, expiresIn: ACCESS_TOKEN_TTL_S } };
  });

  app.post(MAIN_API.logout, {
    preHandler: fromOurSite,
    schema: { summary: 'End the session', description: 'Works with an expired access token too: the cookie or the session token name the session.', tags: ['auth'], response: { 204: z.undefined(), ...errorResponses } },
  }, async (request, reply) => {
    const sessionToken = headerOf(request, HEADERS.sessionToken);
    const found = [
      await sessionOfCookie(db.sessions, request.cookies[REFRESH_COOKIE]),
      sessionToken ? await db.sessions.findActiveByTokenHash(hashToken(sessionToken)) : null,
    ];
    for (const session of found) if (session) await db.sessions.revoke(session.id, context.now());
    reply.clearCookie(REFRESH_COOKIE, cookie);
    return reply.code(204).send();
  });

  app.get(MAIN_API.authStatus, {
    preHandler: guards.requireApiKey,
    schema: {
      summary: 'Is the session of `x-session-token` active?', tags: ['auth'], security: [{ apiKey: [], sessionToken: [] }],
      response: { 200: authStatusResponseSchema, ...errorResponses },
    },
  }, async (request) => {
    const sessionToken = headerOf(request, HEADERS.sessionToken);
    const now = context.now();
    const session = sessionToken ? await db.sessions.findActiveByTokenHash(hashToken(sessionToken), now) : null;
    return session
      ? { is_active: true, expires_in: Math.ceil((session.expiresAt.getTime() - now.getTime()) / 1_000) }
      : { is_active: false, expires_in: 0 };
  });
}

import { newOpaqueToken, sameSecret } from '@portal/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';

/** Limits cookies to these calls, except over https, where `__Host-` requires `/`. */
const COOKIE_PATH = '/api/v1/auth';

export interface AuthCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * A cookie that scripts and other sites can't reach. Over https its name starts with `__Host-`, so
 * that other hosts of the domain can't set it (RFC 6265bis, section 4.1.3.2). The prefix requires
 * the path `/`.
 */
export function authCookie(
  name: string,
  { secure, maxAgeS }: { secure: boolean; maxAgeS: number },
): AuthCookie {
  const fullName = secure ? `__Host-${name}` : name;
  const attributes = {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: secure ? '/' : COOKIE_PATH,
  } as const;
  return {
    read: (request) => request.cookies[fullName],
    set: (reply, value) =>
      void reply.setCookie(fullName, value, { ...attributes, maxAge: maxAgeS }),
    clear: (reply) => void reply.clearCookie(fullName, attributes),
  };
}

/** Half a year after the last sign-in. */
export const DEVICE_TTL_S = 180 * 24 * 3_600;

const sealOf = (email: string, content: string, key: string) =>
  createHmac('sha256', key)
    .update(`device-cookie:${email.toLowerCase()}:${content}`)
    .digest('base64url');

/**
 * Proves an earlier sign-in to this account from this browser:
 * `<expiry, seconds since 1970>.<nonce>.<seal>`. It grants no access. Login attempts with it are
 * counted separately, so that a stranger's failures don't lock the owner out.
 * Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export function issueDeviceCookie(email: string, key: string, now: Date): string {
  const content = `${Math.floor(now.getTime() / 1_000) + DEVICE_TTL_S}.${newOpaqueToken()}`;
  return `${content}.${sealOf(email, content, key)}`;
}

/** The nonce of a known device; null if the cookie is forged, expired or another account's. */
export function knownDevice(
  cookie: string | undefined,
  email: string,
  key: string,
  now: Date,
): string | null {
  const [, end, nonce, seal] = /^(\d{1,12})\.([\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (!end || !nonce || !seal || !sameSecret(seal, sealOf(email, `${end}.${nonce}`, key)))
    return null;
  return Number(end) * 1_000 > now.getTime() ? nonce : null;
}

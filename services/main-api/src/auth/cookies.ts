import { newOpaqueToken, sameSecret } from '@portal/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';

/** Cookie path over http. Over https, the prefix `__Host-` requires `/` instead. */
const COOKIE_PATH = '/api/v1/auth';

export interface AuthCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * Returns functions that read, set and clear a cookie. Scripts cannot read the cookie, and other
 * sites cannot make the browser send it. Over https, its name starts with `__Host-`, so that other
 * hosts in the same domain cannot set it (RFC 6265bis, section 4.1.3.2).
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

/** Lifetime of a device cookie (s): half a year after the last sign-in. */
export const DEVICE_TTL_S = 180 * 24 * 3_600;

const sealOf = (email: string, content: string, key: string) =>
  createHmac('sha256', key)
    .update(`device-cookie:${email.toLowerCase()}:${content}`)
    .digest('base64url');

/**
 * Returns a device cookie: `<expiry, seconds since 1970>.<nonce>.<seal>`. The cookie proves that
 * someone has signed in to this account from this browser, but grants no access.
 *
 * Login attempts with the cookie are counted separately, so that strangers who fail to log in do
 * not lock out the owner. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export function issueDeviceCookie(email: string, key: string, now: Date): string {
  const content = `${Math.floor(now.getTime() / 1_000) + DEVICE_TTL_S}.${newOpaqueToken()}`;
  return `${content}.${sealOf(email, content, key)}`;
}

/**
 * Returns the nonce of a device cookie, or null if the cookie is forged, has expired or belongs to
 * another account.
 */
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

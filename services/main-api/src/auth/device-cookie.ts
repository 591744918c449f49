import { newOpaqueToken, sameSecret } from '@portal/server-kit';
import { createHmac } from 'node:crypto';

/** A device is remembered for half a year after its last sign-in. */
export const DEVICE_TTL_S = 180 * 24 * 3_600;

const sealOf = (email: string, content: string, key: string) =>
  createHmac('sha256', key)
    .update(`device-cookie:${email.toLowerCase()}:${content}`)
    .digest('base64url');

/**
 * Says that somebody has signed in to this account from this browser before: `<end, seconds since 1970>.<nonce>.<seal>`. It opens nothing;
 * its attempts are only counted apart from those of strangers, so that a stranger's failures do not keep the owner out.
 * Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export function issueDeviceCookie(email: string, key: string, now: Date): string {
  const content = `${Math.floor(now.getTime() / 1_000) + DEVICE_TTL_S}.${newOpaqueToken()}`;
  return `${content}.${sealOf(email, content, key)}`;
}

/** The nonce of a device that the account knows; null for any other account's cookie, and one that is made up or over. */
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

import type { AttemptPolicy, Database } from '@portal/db';
import { AppError } from '@portal/server-kit';

const MINUTE_MS = 60_000;
/**
 * Limit per account or known device: five attempts, then waits of 2, 4, 8, … seconds, up to five
 * minutes.
 */
const ACCOUNT: AttemptPolicy = {
  free: 5,
  baseMs: 2_000,
  maxMs: 5 * MINUTE_MS,
  windowMs: 15 * MINUTE_MS,
};
/**
 * Limit per IP address. It is higher than the limit per account, because everyone in an office may
 * share one address.
 */
const ADDRESS: AttemptPolicy = { ...ACCOUNT, free: 50 };
/**
 * Limit per IP address for attempts to register an email that is already taken. High enough for
 * people who have forgotten that they have an account.
 */
const TAKEN_EMAILS: AttemptPolicy = { ...ACCOUNT, free: 20 };

type Attempts = Database['loginAttempts'];

/**
 * Returns the part of an IP address that identifies a household: the /64 network for IPv6, the
 * whole address for IPv4.
 */
export function addressKey(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = !tail ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}

/**
 * Counts one attempt.
 * @throws AppError 429 `rate_limited` while the key is blocked
 */
async function take(
  attempts: Attempts,
  key: string,
  policy: AttemptPolicy,
  what: string,
  now: Date,
): Promise<void> {
  const outcome = await attempts.take(key, policy, now);
  if (outcome.allowed) return;
  const seconds = Math.max(1, Math.ceil((outcome.blockedUntil.getTime() - now.getTime()) / 1_000));
  throw new AppError(
    'rate_limited',
    `Too many ${what} attempts. Please try again in ${seconds} seconds.`,
    { retryAfterS: seconds },
  );
}

export interface LoginAttempt {
  /** Call this if the attempt succeeded, so that it is not counted as a failure. */
  succeeded(): Promise<void>;
}

export interface LoginAttemptOf {
  email: string;
  ip: string;
  /**
   * Identifies a device or session that the account already knows; null if there is none. Each
   * known device or session has its own limit, which strangers cannot use up.
   */
  device: string | null;
}

const accountKey = (email: string) => `account:${email.toLowerCase()}`;

/**
 * Counts a login attempt as failed until `succeeded` is called. Accounts that do not exist are
 * treated the same way.
 * @throws AppError 429 `rate_limited` if the device is known and blocked, or if the device is
 *   unknown and the account or the address is blocked
 */
export async function beginLogin(
  attempts: Attempts,
  { email, ip, device }: LoginAttemptOf,
  now: Date,
): Promise<LoginAttempt> {
  const own = device === null ? accountKey(email) : `device:${device}`;
  const address = device === null ? `address:${addressKey(ip)}` : null;
  if (address) await take(attempts, address, ADDRESS, 'login', now);
  await take(attempts, own, ACCOUNT, 'login', now);
  return {
    async succeeded() {
      await attempts.clear(own);
      if (address) await attempts.forgive(address);
    },
  };
}

/**
 * Counts a registration attempt. The response reveals whether an email has an account, so the
 * number of such responses per address is limited.
 * @throws AppError 429 `rate_limited` while the address is blocked
 */
export async function beginRegistration(
  attempts: Attempts,
  ip: string,
  now: Date,
): Promise<LoginAttempt> {
  const address = `register:${addressKey(ip)}`;
  await take(attempts, address, TAKEN_EMAILS, 'registration', now);
  return { succeeded: () => attempts.forgive(address) };
}

/** Forgets all login attempts for an account that has been deleted. */
export const forgetAttempts = (attempts: Attempts, email: string): Promise<void> =>
  attempts.clear(accountKey(email));

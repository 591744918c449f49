import type { AttemptPolicy, Database } from '@portal/db';
import { AppError } from '@portal/server-kit';

const MINUTE_MS = 60_000;
/**
 * An account or a known device: five tries, then waits of 2, 4, 8 … seconds, up to five minutes.
 */
const ACCOUNT: AttemptPolicy = {
  free: 5,
  baseMs: 2_000,
  maxMs: 5 * MINUTE_MS,
  windowMs: 15 * MINUTE_MS,
};
/** A whole office may share one address, so it gets more tries. */
const ADDRESS: AttemptPolicy = { ...ACCOUNT, free: 50 };
/** "Email is taken" answers per address: more than people who forgot their account ever need. */
const TAKEN_EMAILS: AttemptPolicy = { ...ACCOUNT, free: 20 };

type Attempts = Database['loginAttempts'];

/** A household has a whole IPv6 /64 network, so only its first four groups count. */
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

/** @throws AppError 429 `rate_limited` while the key is blocked */
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
  /**
   * Call after a correct password: resets the account's attempts and takes back one of the address.
   */
  succeeded(): Promise<void>;
}

export interface LoginAttemptOf {
  email: string;
  ip: string;
  /**
   * The result of `knownDevice`. A known device has its own limit, which strangers cannot use up.
   */
  device: string | null;
}

const accountKey = (email: string) => `account:${email.toLowerCase()}`;

/**
 * Starts an attempt, counted as failed until it succeeds. Unknown accounts are treated the same
 * way.
 * @throws AppError 429 `rate_limited` while the device, or without one the account or the address,
 * is blocked
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
 * Starts a registration. Its answer reveals whether an email has an account, so the number of such
 * answers per address is limited.
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

/** Deletes the attempts at an account when the account is deleted. */
export const forgetAttempts = (attempts: Attempts, email: string): Promise<void> =>
  attempts.clear(accountKey(email));

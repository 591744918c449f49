import type { AttemptPolicy, Database } from '@portal/db';
import { AppError } from '@portal/server-kit';

const MINUTE_MS = 60_000;
/** An account, or one device that it knows: five tries, then waits of 2, 4, 8 … seconds, five minutes at most. */
const ACCOUNT: AttemptPolicy = {
  free: 5,
  baseMs: 2_000,
  maxMs: 5 * MINUTE_MS,
  windowMs: 15 * MINUTE_MS,
};
/** An address may stand for a whole office, so it gets more tries. */
const ADDRESS: AttemptPolicy = { ...ACCOUNT, free: 50 };
/** Answers that an email is taken, to one address: more than people who forgot that they have an account ever need. */
const TAKEN_EMAILS: AttemptPolicy = { ...ACCOUNT, free: 20 };

type Attempts = Database['loginAttempts'];

/** One household of IPv6 has a whole /64: its first four groups name it. */
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

/** @throws AppError 429 `rate_limited` while the key has to wait. */
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
  /** The password was right: the account starts anew, and the address gets this attempt back. */
  succeeded(): Promise<void>;
}

export interface LoginAttemptOf {
  email: string;
  ip: string;
  /** `knownDevice`'s answer. A device that the account knows has a limit of its own, which strangers cannot use up. */
  device: string | null;
}

const accountKey = (email: string) => `account:${email.toLowerCase()}`;

/**
 * Begins an attempt, counted as failed until it succeeds; the same for accounts that do not exist.
 * @throws AppError 429 `rate_limited` while the device, or else the account or the address, has to wait.
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
 * Begins a registration. Its answer tells whether an email has an account: an address that is told so again and again has to wait.
 * @throws AppError 429 `rate_limited` while it has to.
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

/** Forgets what strangers have tried at an account, when that is gone. */
export const forgetAttempts = (attempts: Attempts, email: string): Promise<void> =>
  attempts.clear(accountKey(email));

import type { AttemptPolicy, Database } from '@portal/db';
import { AppError } from '@portal/server-kit';

const MINUTE_MS = 60_000;
/** An account: five tries, then waits of 2, 4, 8 … seconds, five minutes at most. */
const ACCOUNT: AttemptPolicy = { free: 5, baseMs: 2_000, maxMs: 5 * MINUTE_MS, windowMs: 15 * MINUTE_MS };
/** An address may stand for a whole office, so it gets more tries. */
const ADDRESS: AttemptPolicy = { ...ACCOUNT, free: 50 };

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

export interface LoginAttempt {
  /** The password was right: the account starts anew, and the address gets this attempt back. */
  succeeded(): Promise<void>;
}

/**
 * Begins an attempt, counted as failed until it succeeds; the same for accounts that do not exist.
 * @throws AppError 429 `rate_limited` while the account or the address has to wait.
 */
export async function beginLogin(attempts: Database['loginAttempts'], email: string, ip: string, now: Date): Promise<LoginAttempt> {
  const account = `account:${email.toLowerCase()}`;
  const address = `address:${addressKey(ip)}`;
  for (const [key, policy] of [[address, ADDRESS], [account, ACCOUNT]] as const) {
    const outcome = await attempts.take(key, policy, now);
    if (!outcome.allowed) {
      const seconds = Math.max(1, Math.ceil((outcome.blockedUntil.getTime() - now.getTime()) / 1_000));
      throw new AppError('rate_limited', `Too many login attempts. Please try again in ${seconds} seconds.`, { retryAfterS: seconds });
    }
  }
  return {
    async succeeded() {
      await attempts.clear(account);
      await attempts.forgive(address);
    },
  };
}

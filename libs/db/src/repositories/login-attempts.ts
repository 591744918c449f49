import { eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../executor';
import { loginAttempts } from '../schema';

/** How repeated login attempts are slowed down. All durations are in milliseconds. */
export interface AttemptPolicy {
  /** Number of failed attempts after which the first wait begins. */
  free: number;
  /** Length of the first wait. Each further failed attempt doubles it. */
  baseMs: number;
  maxMs: number;
  /** Attempts are forgotten if no further attempt is made for this long. */
  windowMs: number;
}
export type AttemptOutcome = { allowed: true } | { allowed: false; blockedUntil: Date };

export function loginAttemptsRepository(db: Executor) {
  const repository = {
    /**
     * Returns whether an attempt may proceed and, if so, records it as failed. If the login then
     * succeeds, call `clear` or `forgive`. Uses a single statement, so that concurrent attempts are
     * all counted.
     */
    async take(key: string, policy: AttemptPolicy, now = new Date()): Promise<AttemptOutcome> {
      const at = now.toISOString();
      const forgotten = new Date(now.getTime() - policy.windowMs).toISOString();
      const failures = sql`case
        when ${loginAttempts.updatedAt} < ${forgotten}::timestamptz then 1
        else ${loginAttempts.failures} + 1
      end`;
      // Capped at 40, because a very large power of two would overflow.
      const doublings = sql`least((${failures}) - ${policy.free}::int, 40)`;
      const waitMs = sql`least(
        ${policy.maxMs}::float8,
        ${policy.baseMs}::float8 * power(2::float8, ${doublings})
      )`;
      const blockedUntil = sql`case
        when (${failures}) >= ${policy.free}::int
        then ${at}::timestamptz + (${waitMs}) * interval '1 millisecond'
      end`;
      const rows = await db
        .insert(loginAttempts)
        .values({ key, failures: 1, updatedAt: now })
        .onConflictDoUpdate({
          target: loginAttempts.key,
          set: { failures, blockedUntil, updatedAt: now },
          setWhere: or(isNull(loginAttempts.blockedUntil), lte(loginAttempts.blockedUntil, now)),
        })
        .returning({ key: loginAttempts.key });
      if (rows[0]) return { allowed: true };
      const [blocked] = await db.select().from(loginAttempts).where(eq(loginAttempts.key, key));
      // A concurrent login may have succeeded and cleared the key. If so, try again.
      if (!blocked?.blockedUntil) return repository.take(key, policy, now);
      return { allowed: false, blockedUntil: blocked.blockedUntil };
    },
    /** Forgets all attempts for a key. */
    async clear(key: string): Promise<void> {
      await db.delete(loginAttempts).where(eq(loginAttempts.key, key));
    },
    /** Undoes one attempt and the wait that it caused. */
    async forgive(key: string): Promise<void> {
      await db
        .update(loginAttempts)
        .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)`, blockedUntil: null })
        .where(eq(loginAttempts.key, key));
    },
    async purge(before: Date): Promise<void> {
      await db.delete(loginAttempts).where(lt(loginAttempts.updatedAt, before));
    },
  };
  return repository;
}

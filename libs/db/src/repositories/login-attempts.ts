import { eq, lt, sql } from 'drizzle-orm';
import { only, type Executor } from '../executor';
import { loginAttempts } from '../schema';

export interface LoginAttempts {
  failures: number;
  blockedUntil: Date | null;
}

export function loginAttemptsRepository(db: Executor) {
  return {
    /** Zero failures for a key nothing is known of. */
    async get(key: string): Promise<LoginAttempts> {
      const rows = await db.select().from(loginAttempts).where(eq(loginAttempts.key, key));
      return rows[0] ? { failures: rows[0].failures, blockedUntil: rows[0].blockedUntil } : { failures: 0, blockedUntil: null };
    },
    /**
     * Counts one failure more, in one statement, so that attempts at the same moment all count.
     * Failures older than `windowMs` are forgotten. @returns how many there are now.
     */
    async recordFailure(key: string, windowMs: number, now = new Date()): Promise<number> {
      const forgetBefore = new Date(now.getTime() - windowMs).toISOString();
      const failures = sql`case when ${loginAttempts.updatedAt} < ${forgetBefore}::timestamptz then 1 else ${loginAttempts.failures} + 1 end`;
      const rows = await db.insert(loginAttempts).values({ key, failures: 1, updatedAt: now })
        .onConflictDoUpdate({ target: loginAttempts.key, set: { failures, updatedAt: now } })
        .returning({ failures: loginAttempts.failures });
      return only(rows).failures;
    },
    async block(key: string, until: Date): Promise<void> {
      await db.update(loginAttempts).set({ blockedUntil: until }).where(eq(loginAttempts.key, key));
    },
    async clear(key: string): Promise<void> {
      await db.delete(loginAttempts).where(eq(loginAttempts.key, key));
    },
    async purge(before: Date): Promise<void> {
      await db.delete(loginAttempts).where(lt(loginAttempts.updatedAt, before));
    },
  };
}

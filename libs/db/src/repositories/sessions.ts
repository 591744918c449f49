import type { RuntimeData } from '@portal/protocol';
import { and, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { byId } from '../by-key';
import type { Executor } from '../executor';
import { only } from '../executor';
import { runtimeData, sessions } from '../schema';

export interface NewSession {
  userId: string;
  sessionTokenHash: string;
  refreshTokenHash: string;
  expiresAt: Date;
}
export interface StoredSession extends NewSession {
  id: string;
  previousRefreshHash: string | null;
  rotatedAt: Date;
  revokedAt: Date | null;
  createdAt: Date;
}

export function sessionsRepository(db: Executor) {
  const first = async (condition: SQL | undefined): Promise<StoredSession | null> =>
    (await db.select().from(sessions).where(condition))[0] ?? null;
  const withIds = db
    .select()
    .from(sessions)
    .where(sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('sessions_with_ids');
  const get = byId<StoredSession>((ids) => withIds.execute({ ids }));
  const active = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

  return {
    async create(session: NewSession, now = new Date()): Promise<StoredSession> {
      return only(
        await db
          .insert(sessions)
          .values({ ...session, rotatedAt: now, createdAt: now })
          .returning(),
      );
    },
    /** Finds any session, including revoked and expired ones. */
    get,
    /**
     * Finds a session by its id. Returns null if it is revoked or expired. The guards call this
     * through `findActiveSession`.
     */
    async findActive(id: string, now = new Date()): Promise<StoredSession | null> {
      const session = await get(id);
      return session && session.revokedAt === null && session.expiresAt > now ? session : null;
    },
    /**
     * Finds a session by the hash (`hashToken`) of its `x-session-token`. Returns null if it is
     * revoked or expired.
     */
    findActiveByTokenHash: (hash: string, now = new Date()) =>
      first(and(eq(sessions.sessionTokenHash, hash), active(now))),
    /**
     * Replaces the hash of the refresh token. Returns false if `from` is no longer the current hash
     * or the session has ended.
     */
    async rotate(
      id: string,
      change: { from: string; to: string; expiresAt: Date },
      now = new Date(),
    ): Promise<boolean> {
      const rows = await db
        .update(sessions)
        .set({
          refreshTokenHash: change.to,
          previousRefreshHash: change.from,
          rotatedAt: now,
          expiresAt: change.expiresAt,
        })
        .where(and(eq(sessions.id, id), eq(sessions.refreshTokenHash, change.from), active(now)))
        .returning({ id: sessions.id });
      return rows.length === 1;
    },
    async revoke(id: string, now = new Date()): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
    },
    /** Deletes sessions that expired before this time. */
    async purge(before: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, before));
    },
  };
}

/** Stores the latest state of each session's screen. */
export function runtimeDataRepository(db: Executor) {
  return {
    /**
     * Replaces the stored state of a session's screen.
     * @param sessionId id of the session's record, not the session token
     */
    async save(sessionId: string, data: RuntimeData, now = new Date()): Promise<void> {
      await db
        .insert(runtimeData)
        .values({ sessionId, data, updatedAt: now })
        .onConflictDoUpdate({ target: runtimeData.sessionId, set: { data, updatedAt: now } });
    },
    async get(sessionId: string): Promise<RuntimeData | null> {
      return (
        (await db.select().from(runtimeData).where(eq(runtimeData.sessionId, sessionId)))[0]
          ?.data ?? null
      );
    },
  };
}

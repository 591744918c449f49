import type { RuntimeData } from '@portal/protocol';
import { eq } from 'drizzle-orm';
import type { Executor } from '../executor';
import { runtimeData } from '../schema';

export function runtimeDataRepository(db: Executor) {
  return {
    /**
     * Stores the newest runtime data of a session's screen.
     * @param sessionId id of the session's record
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

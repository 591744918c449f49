import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../executor';
import { reportTickets } from '../schema';
import { lockedInterview } from './interviews';

export function reportTicketsRepository(db: Executor) {
  return {
    /** Returns false and stores nothing if the interview is gone. */
    create: (ticket: {
      tokenHash: string;
      interviewId: string;
      expiresAt: Date;
    }): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await lockedInterview(tx, ticket.interviewId, 'key share'))) return false;
        await tx.insert(reportTickets).values(ticket);
        return true;
      }),
    /** The interview that a ticket opens; null if there is no such ticket or it has expired. */
    async findInterviewId(tokenHash: string, now = new Date()): Promise<string | null> {
      const rows = await db
        .select()
        .from(reportTickets)
        .where(and(eq(reportTickets.tokenHash, tokenHash), gt(reportTickets.expiresAt, now)));
      return rows[0]?.interviewId ?? null;
    },
    async purge(before: Date): Promise<void> {
      await db.delete(reportTickets).where(lt(reportTickets.expiresAt, before));
    },
  };
}

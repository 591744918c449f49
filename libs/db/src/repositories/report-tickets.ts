import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../executor';
import { reportTickets } from '../schema';

export function reportTicketsRepository(db: Executor) {
  return {
    async create(ticket: { tokenHash: string; interviewId: string; expiresAt: Date }): Promise<void> {
      await db.insert(reportTickets).values(ticket);
    },
    /** The interview that a ticket opens; null when there is no such ticket or its time is over. */
    async findInterviewId(tokenHash: string, now = new Date()): Promise<string | null> {
      const rows = await db.select().from(reportTickets).where(and(eq(reportTickets.tokenHash, tokenHash), gt(reportTickets.expiresAt, now)));
      return rows[0]?.interviewId ?? null;
    },
    async purge(before: Date): Promise<void> {
      await db.delete(reportTickets).where(lt(reportTickets.expiresAt, before));
    },
  };
}

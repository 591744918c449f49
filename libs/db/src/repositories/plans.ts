import type { InterviewPlan } from '@portal/protocol';
import { and, desc, eq, gt, isNotNull, lt, ne } from 'drizzle-orm';
import type { Executor } from '../executor';
import { applicationPlans, interviewPlans, interviews } from '../schema';
import { lockedInterview } from './interviews';

export function plansRepository(db: Executor) {
  const byInterview = async (tx: Executor, interviewId: string) =>
    (
      await tx
        .select({ plan: interviewPlans.plan })
        .from(interviewPlans)
        .where(eq(interviewPlans.interviewId, interviewId))
    )[0]?.plan ?? null;
  return {
    /**
     * Stores an interview's plan and returns it. Also copies the interview type and voice from the
     * plan to the interview. If the interview already has a plan, changes nothing and returns the
     * existing plan. Returns null and stores nothing if the interview has ended or was deleted.
     */
    save: (plan: InterviewPlan): Promise<InterviewPlan | null> =>
      db.transaction(async (tx) => {
        const interview = await lockedInterview(tx, plan.interviewId, 'no key update');
        if (interview?.status !== 'created' && interview?.status !== 'started') return null;
        const kept = await byInterview(tx, plan.interviewId);
        if (kept) return kept;
        await tx
          .insert(interviewPlans)
          .values({ id: plan.id, interviewId: plan.interviewId, plan });
        await tx
          .update(interviews)
          .set({ interviewType: plan.interviewType, voice: plan.voice })
          .where(eq(interviews.id, plan.interviewId));
        return plan;
      }),
    async get(id: string): Promise<InterviewPlan | null> {
      return (
        (
          await db
            .select({ plan: interviewPlans.plan })
            .from(interviewPlans)
            .where(eq(interviewPlans.id, id))
        )[0]?.plan ?? null
      );
    },
    getByInterview: (interviewId: string): Promise<InterviewPlan | null> =>
      byInterview(db, interviewId),
    /**
     * Lists the questions that were planned for a user's newest interviews, as far as those were
     * started, leaving out one interview.
     */
    async askedBefore(
      userId: string,
      { except, interviews: most = 50 }: { except: string; interviews?: number },
    ): Promise<InterviewPlan['questions']> {
      const rows = await db
        .select({ plan: interviewPlans.plan })
        .from(interviewPlans)
        .innerJoin(interviews, eq(interviews.id, interviewPlans.interviewId))
        .where(
          and(
            eq(interviews.userId, userId),
            ne(interviews.id, except),
            isNotNull(interviews.startedAt),
          ),
        )
        .orderBy(desc(interviews.createdAt), desc(interviews.id))
        .limit(most);
      return rows.flatMap(({ plan }) => plan.questions);
    },
    /** Stores a plan for a room that does not belong to an interview. */
    async saveForApplication(plan: InterviewPlan, expiresAt: Date): Promise<void> {
      await db.insert(applicationPlans).values({ id: plan.id, plan, expiresAt });
    },
    /**
     * Returns a plan stored by `saveForApplication`, or null if it does not exist or has expired.
     */
    async getForApplication(id: string, now = new Date()): Promise<InterviewPlan | null> {
      const rows = await db
        .select({ plan: applicationPlans.plan })
        .from(applicationPlans)
        .where(and(eq(applicationPlans.id, id), gt(applicationPlans.expiresAt, now)));
      return rows[0]?.plan ?? null;
    },
    /** Deletes application plans that expired before this time. */
    async purge(before: Date): Promise<void> {
      await db.delete(applicationPlans).where(lt(applicationPlans.expiresAt, before));
    },
  };
}

import type { InterviewPlan } from '@portal/protocol';
import { eq } from 'drizzle-orm';
import { only, type Executor } from '../executor';
import { interviewPlans } from '../schema';

export function plansRepository(db: Executor) {
  const byInterview = (interviewId: string) =>
    db.select({ plan: interviewPlans.plan }).from(interviewPlans).where(eq(interviewPlans.interviewId, interviewId));
  return {
    /** Keeps an interview's first plan, and gives back the one kept: a plan never changes once its room was opened. */
    async save(plan: InterviewPlan): Promise<InterviewPlan> {
      await db.insert(interviewPlans).values({ id: plan.id, interviewId: plan.interviewId, plan }).onConflictDoNothing({ target: interviewPlans.interviewId });
      return only(await byInterview(plan.interviewId)).plan;
    },
    async get(id: string): Promise<InterviewPlan | null> {
      return (await db.select({ plan: interviewPlans.plan }).from(interviewPlans).where(eq(interviewPlans.id, id)))[0]?.plan ?? null;
    },
    async getByInterview(interviewId: string): Promise<InterviewPlan | null> {
      return (await byInterview(interviewId))[0]?.plan ?? null;
    },
  };
}

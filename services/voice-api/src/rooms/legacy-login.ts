import { createPlan } from '@portal/interviewing';
import { DEFAULT_DIFFICULTY, DEFAULT_INTERVIEW_TYPE, DEFAULT_QUESTION_COUNT, DEFAULT_VOICE, type InterviewPlan, type Language } from '@portal/protocol';
import { AppError, sameSecret, type LegacyApplication } from '@portal/server-kit';
import { randomUUID } from 'node:crypto';

/** How long a plan that belongs to no stored interview is kept. */
const PLAN_TTL_MS = 2 * 60 * 60 * 1000;

/** Plans of rooms that registered applications open for people without an account; kept in this process alone. */
export interface LegacyPlans {
  create(person: { identity: string; language: Language }): InterviewPlan;
  get(id: string): InterviewPlan | null;
}

/** @throws AppError 401 unless that application is registered with this secret key. */
export function checkLegacyApplication(applications: readonly LegacyApplication[], appId: string, secretKey: string | null): void {
  const known = applications.find((application) => application.appId === appId);
  if (!known || !secretKey || !sameSecret(known.secretKey, secretKey)) throw new AppError('unauthorized', 'Unknown application or API key');
}

export function createLegacyPlans({ clock = Date.now }: { clock?: () => number } = {}): LegacyPlans {
  const plans = new Map<string, { plan: InterviewPlan; until: number }>();
  const forgetOld = (): void => {
    for (const [id, { until }] of plans) if (until <= clock()) plans.delete(id);
  };
  return {
    create({ identity, language }) {
      forgetOld();
      // Without a resume and a job role only general questions are left.
      const plan = createPlan({
        id: randomUUID(), interviewId: randomUUID(),
        resume: null, jobDescription: null,
        interviewType: DEFAULT_INTERVIEW_TYPE, difficulty: DEFAULT_DIFFICULTY, questionCount: DEFAULT_QUESTION_COUNT, voice: DEFAULT_VOICE,
        language, candidate: { firstName: '', identity },
      });
      plans.set(plan.id, { plan, until: clock() + PLAN_TTL_MS });
      return plan;
    },
    get(id) {
      forgetOld();
      return plans.get(id)?.plan ?? null;
    },
  };
}

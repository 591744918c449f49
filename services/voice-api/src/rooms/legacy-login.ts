import type { Database } from '@portal/db';
import { createPlan } from '@portal/interviewing';
import {
  DEFAULT_DIFFICULTY,
  DEFAULT_INTERVIEW_TYPE,
  DEFAULT_NUMBER_OF_QUESTIONS,
  DEFAULT_VOICE,
  type InterviewPlan,
  type Language,
} from '@portal/protocol';
import { AppError, sameSecret, type LegacyApplication } from '@portal/server-kit';
import { randomUUID } from 'node:crypto';

/** How long to keep a plan created for a legacy login (ms). */
const PLAN_TTL_MS = 2 * 60 * 60 * 1000;

/**
 * Checks a legacy application's credentials.
 * @throws AppError 401 if the application is unknown or the secret key is missing or wrong
 */
export function checkLegacyApplication(
  applications: readonly LegacyApplication[],
  appId: string,
  secretKey: string | null,
): void {
  const known = applications.find((application) => application.appId === appId);
  if (!known || !secretKey || !sameSecret(known.secretKey, secretKey))
    throw new AppError('unauthorized', 'Unknown application or API key');
}

/** Creates and stores a plan for a person without an account. */
export async function createLegacyPlan(
  plans: Pick<Database['plans'], 'saveForApplication'>,
  { identity, language }: { identity: string; language: Language },
  now = new Date(),
): Promise<InterviewPlan> {
  // There is no resume or job role, so all questions are general.
  const plan = createPlan({
    id: randomUUID(),
    interviewId: randomUUID(),
    resume: null,
    jobDescription: null,
    interviewType: DEFAULT_INTERVIEW_TYPE,
    difficulty: DEFAULT_DIFFICULTY,
    numberOfQuestions: DEFAULT_NUMBER_OF_QUESTIONS,
    voice: DEFAULT_VOICE,
    language,
    candidate: { firstName: '', identity },
  });
  await plans.saveForApplication(plan, new Date(now.getTime() + PLAN_TTL_MS));
  return plan;
}

import type { Executor } from '../executor';
import type { JobQueue } from '../jobs/job-queue';
import { assessmentsRepository, reportTicketsRepository } from './assessments';
import { interviewsRepository } from './interviews';
import { jobDescriptionsRepository } from './job-descriptions';
import { loginAttemptsRepository } from './login-attempts';
import { messagesRepository } from './messages';
import { personalDataRepository } from './personal-data';
import { plansRepository } from './plans';
import { resumesRepository } from './resumes';
import { retentionRepository } from './retention';
import { runtimeDataRepository, sessionsRepository } from './sessions';
import { usersRepository } from './users';

/**
 * Creates all repositories on one executor, which is the database or a transaction. A change that
 * needs background work adds the job to `jobs` in the same transaction.
 */
export function repositories(executor: Executor, jobs: JobQueue) {
  return {
    users: usersRepository(executor),
    sessions: sessionsRepository(executor),
    resumes: resumesRepository(executor, jobs),
    jobDescriptions: jobDescriptionsRepository(executor, jobs),
    interviews: interviewsRepository(executor),
    plans: plansRepository(executor),
    messages: messagesRepository(executor),
    assessments: assessmentsRepository(executor, jobs),
    reportTickets: reportTicketsRepository(executor),
    runtimeData: runtimeDataRepository(executor),
    loginAttempts: loginAttemptsRepository(executor),
    personalData: personalDataRepository(executor),
    retention: retentionRepository(executor),
  };
}

export type Repositories = ReturnType<typeof repositories>;

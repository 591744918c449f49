export { openDatabase, type Database, type OpenDatabaseOptions } from './database';
export { databaseAddress } from './connection';
export { isUnreachable, lostReference } from './database-errors';
export {
  JOBS,
  deadLetterOf,
  type JobName,
  type JobPayload,
  type QueueName,
} from './jobs/catalogue';
export type { JobQueue, Settlement, TakenJob } from './jobs/job-queue';
export type { QueueStatistics } from './jobs/statistics';
export {
  startWorker,
  type EndedAttempt,
  type JobWorker,
  type JobWorkerOptions,
  type WorkerLog,
} from './jobs/worker';
export type { Repositories } from './repositories';
export type { StoredAssessment, AnalysisTicket } from './repositories/assessments';
export type { NewInterview, StoredInterview } from './repositories/interviews';
export type { JobDescriptionUpload, StoredJobDescription } from './repositories/job-descriptions';
export type { AttemptOutcome, AttemptPolicy } from './repositories/login-attempts';
export { TRANSCRIPT_MAX, TranscriptFullError, type NewMessage } from './repositories/messages';
export type { DocumentReadiness } from './repositories/processing';
export type { ResumeListOptions, ResumeUpload, StoredResume } from './repositories/resumes';
export type { StoredSession } from './repositories/sessions';
export type { Purged } from './repositories/retention';
export type { Account, AccountDeletion, NewAccount } from './repositories/users';
export type { AssessmentReport } from './schema';

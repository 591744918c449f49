import { sql } from 'drizzle-orm';
import { connect, type Connection, type ConnectOptions } from './connection';
import type { Executor } from './executor';
import { migrate } from './migrate';
import { assessmentsRepository } from './repositories/assessments';
import { interviewsRepository } from './repositories/interviews';
import { jobDescriptionsRepository } from './repositories/job-descriptions';
import { loginAttemptsRepository } from './repositories/login-attempts';
import { messagesRepository } from './repositories/messages';
import { personalDataRepository } from './repositories/personal-data';
import { plansRepository } from './repositories/plans';
import { reportTicketsRepository } from './repositories/report-tickets';
import { resumesRepository } from './repositories/resumes';
import { retentionRepository } from './repositories/retention';
import { runtimeDataRepository } from './repositories/runtime-data';
import { sessionsRepository } from './repositories/sessions';
import { usersRepository } from './repositories/users';

export type OpenDatabaseOptions = ConnectOptions;

function repositories(executor: Executor) {
  return {
    users: usersRepository(executor),
    sessions: sessionsRepository(executor),
    resumes: resumesRepository(executor),
    jobDescriptions: jobDescriptionsRepository(executor),
    interviews: interviewsRepository(executor),
    plans: plansRepository(executor),
    messages: messagesRepository(executor),
    assessments: assessmentsRepository(executor),
    reportTickets: reportTicketsRepository(executor),
    runtimeData: runtimeDataRepository(executor),
    loginAttempts: loginAttemptsRepository(executor),
    personalData: personalDataRepository(executor),
    retention: retentionRepository(executor),
  };
}

/** One repository per aggregate, over one connection or pool. */
export interface Database extends ReturnType<typeof repositories> {
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date: PostgreSQL by `databaseUrl`, else the embedded one.
 * @throws Error when it cannot be reached or a migration fails.
 */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  return migrated(await connect(options));
}

/** As `openDatabase`, over a connection that is there already; closes it where a migration fails. */
export async function migrated(connection: Connection): Promise<Database> {
  try {
    await migrate(connection.migrations);
  } catch (error) {
    await connection.close();
    throw error;
  }
  let closed: Promise<void> | undefined;
  return {
    ...repositories(connection.executor),
    ping: async () => void (await connection.executor.execute(sql`select 1`)),
    close: () => (closed ??= connection.close()),
  };
}

import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Executor } from '../executor';
import { lock, type MigrationConnection } from '../migrate';
import type { Repositories } from '../repositories';
import { bossSql, bossSqlForSetUp, bossSqlWithScripts, rowsOf } from './boss-sql';
import {
  deadLetterOf,
  JOBS,
  JOB_NAMES,
  QUEUE_POLICY,
  type JobName,
  type JobPayload,
  type QueueName,
} from './catalogue';
import { describeFault } from '../database-errors';
import { readStatistics, type QueueStatistics } from './statistics';

/**
 * One attempt at a job. If it takes too long, it expires: another process may take the job, and the
 * result of this attempt is discarded.
 */
export interface TakenJob {
  queue: QueueName;
  id: string;
  /** The payload as stored. The worker parses it. */
  data: unknown;
  /** The attempt number, starting at 1. */
  attempt: number;
}

/** Result of a successful attempt. */
export interface Settlement {
  /** A word or code that is logged and stored with the job. Never contains personal data. */
  outcome: string;
  /** Id of the interview that the job belongs to, if any. Used for logging. */
  interviewId?: string;
  /** Makes further changes in the transaction that ends the job. */
  apply?(tx: Repositories): Promise<unknown>;
}

export interface JobQueue {
  /**
   * Adds a job within `tx`, the transaction that changes the job's record. Replaces a waiting job
   * for the same record.
   * @param priority jobs with a higher priority are taken first, regardless of age
   */
  add<N extends JobName>(
    tx: Executor,
    name: N,
    payload: JobPayload<N>,
    priority?: number,
  ): Promise<void>;
  /**
   * Makes this process's worker look for jobs now instead of at its next poll. Call it after the
   * transaction passed to `add` has been committed.
   */
  wake(name: JobName): void;
  /**
   * Calls the listener on each `wake`.
   * @returns a function that removes the listener
   */
  onWake(name: JobName, listener: () => void): () => void;
  /**
   * Takes up to `limit` jobs, highest priority first. Jobs with the same priority are taken oldest
   * first. The same job is never given to two callers.
   * @throws Error if the database does not respond
   */
  take(queue: QueueName, limit: number): Promise<TakenJob[]>;
  /**
   * Ends the job and applies the settlement's changes in one transaction. Returns false and changes
   * nothing if the attempt has expired.
   */
  settle(job: TakenJob, settlement: Settlement): Promise<boolean>;
  /**
   * Marks the attempt as failed. The job is retried unless this was the last attempt. Returns false
   * and changes nothing if the attempt has expired.
   */
  fail(job: TakenJob, error: unknown): Promise<boolean>;
  /**
   * Puts an unfinished job back in the queue, where it can be taken again immediately. Returns
   * false and changes nothing if the attempt has expired.
   */
  handBack(job: TakenJob): Promise<boolean>;
  /** Marks expired attempts as failed. Any process may call this at any time. */
  expire(): Promise<void>;
  /** Archives jobs 12 hours after they finish, and deletes them a week later. */
  archive(): Promise<void>;
  /**
   * Marks all running attempts as failed. Call it only after a restart, on a database that no other
   * process uses.
   */
  failInterrupted(): Promise<void>;
  /** Counts the waiting, running and finished jobs of each queue. */
  stats(): Promise<QueueStatistics[]>;
}

/**
 * Creates the job queue. It runs pg-boss on the open database, with pg-boss's own timers turned
 * off.
 */
export function createJobQueue(
  executor: Executor,
  connection: MigrationConnection,
  repositoriesOn: (tx: Executor) => Repositories,
): JobQueue {
  const boss = new PgBoss({
    db: bossSqlWithScripts(executor, connection),
    supervise: false,
    schedule: false,
  });
  const listeners = new Map<JobName, Set<() => void>>();

  /**
   * If this attempt is still the current one, locks the job, runs `change` in the same transaction
   * and returns true. Otherwise returns false.
   */
  const whileHeld = (
    { queue, id, attempt }: TakenJob,
    change: (tx: Executor) => Promise<unknown>,
  ): Promise<boolean> =>
    executor.transaction(async (tx) => {
      const held = await rowsOf(
        tx,
        sql`
          select 1 from pgboss.job
          where name = ${queue}
            and id = ${id}
            and state = 'active'
            and retry_count = ${attempt - 1}
          for update`,
      );
      if (held.length === 0) return false;
      await change(tx);
      return true;
    });

  return {
    async add(tx, name, payload, priority = 0) {
      // The cast is needed because TypeScript cannot tell that `name` and `payload` belong
      // together.
      const singletonKey = (JOBS[name].singletonKey as (payload: JobPayload) => string)(payload);
      const options = { id: payload.job, singletonKey, priority, db: bossSql(tx) };
      if ((await boss.send(name, payload, options)) !== null) return;
      // A job for the same record is still waiting. Cancel it, because the record refers to the new
      // job.
      await tx.execute(
        sql`
          update pgboss.job set state = 'cancelled', completed_on = now()
          where name = ${name} and singleton_key = ${singletonKey} and state = 'created'`,
      );
      if ((await boss.send(name, payload, options)) === null)
        throw new Error(`The queue did not accept the job ${name}`);
    },
    wake: (name) => listeners.get(name)?.forEach((listener) => listener()),
    onWake(name, listener) {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => void ofName.delete(listener);
    },
    async take(queue, limit) {
      let fault: unknown;
      // pg-boss treats any error in this statement as an empty queue, so remember the error and
      // throw it below.
      const telling: PgBoss.Db = {
        executeSql: (text, values) =>
          bossSql(executor)
            .executeSql(text, values)
            .catch((error: unknown) => {
              fault = error;
              throw error;
            }),
      };
      const jobs = await boss.fetch<unknown>(queue, {
        batchSize: limit,
        includeMetadata: true,
        db: telling,
      });
      if (fault !== undefined) throw fault;
      return jobs.map(({ id, data, retryCount }) => ({ queue, id, data, attempt: retryCount + 1 }));
    },
    settle: (job, { outcome, apply }) =>
      whileHeld(job, async (tx) => {
        await apply?.(repositoriesOn(tx));
        await boss.complete(job.queue, job.id, { outcome }, { db: bossSql(tx) });
      }),
    fail: (job, error) =>
      whileHeld(job, (tx) =>
        boss.fail(job.queue, job.id, describeFault(error), { db: bossSql(tx) }),
      ),
    handBack: (job) =>
      whileHeld(job, async (tx) => {
        await boss.cancel(job.queue, job.id, { db: bossSql(tx) });
        await boss.resume(job.queue, job.id, { db: bossSql(tx) });
      }),
    expire: () => boss.expire(),
    archive: async () => void (await boss.maintain()),
    async failInterrupted() {
      for (const { name, id } of await rowsOf(
        executor,
        sql`select name, id from pgboss.job where state = 'active'`,
      )) {
        await boss.fail(String(name), String(id), { name: 'Interrupted' });
      }
    },
    stats: () => readStatistics(executor),
  };
}

/**
 * Updates pg-boss's schema and our queues in one transaction that holds the migrator's lock.
 * pg-boss creates a table per queue, so servers that start together on a new database could
 * deadlock without the lock.
 */
export function setUpJobs(connection: MigrationConnection): Promise<void> {
  return connection.transaction(async (tx) => {
    await lock(tx);
    const boss = new PgBoss({ db: bossSqlForSetUp(tx), supervise: false, schedule: false });
    await boss.start();
    for (const name of JOB_NAMES) {
      const deadLetter = deadLetterOf(name);
      const policy = { ...QUEUE_POLICY, expireInSeconds: JOBS[name].expireInSeconds };
      const queues: PgBoss.Queue[] = [
        { name: deadLetter, ...policy, policy: 'standard' },
        { name, ...policy, deadLetter },
      ];
      for (const queue of queues) {
        await boss.createQueue(queue.name, { ...queue });
        // Needed because createQueue does not change the settings of an existing queue.
        await boss.updateQueue(queue.name, { ...queue });
      }
    }
  });
}

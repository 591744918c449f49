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
 * One attempt at a job. If it has expired by the time it ends, another process may own the job and
 * the result is discarded.
 */
export interface TakenJob {
  queue: QueueName;
  id: string;
  /** As stored; the worker parses it. */
  data: unknown;
  /** Starts at 1. */
  attempt: number;
}

/** The result of a successful attempt. */
export interface Settlement {
  /** A word or code for the log and the job's record; never personal data. */
  outcome: string;
  /** Interview id for the log, if the job belongs to one. */
  interviewId?: string;
  /** Changes to make in the transaction that ends the job. */
  apply?(tx: Repositories): Promise<unknown>;
}

export interface JobQueue {
  /**
   * Adds a job in the transaction of its record, replacing a waiting job for the same record.
   * @param priority higher is taken first, regardless of age
   */
  add<N extends JobName>(
    tx: Executor,
    name: N,
    payload: JobPayload<N>,
    priority?: number,
  ): Promise<void>;
  /** Call after that transaction commits: wakes the worker of this process before its next poll. */
  wake(name: JobName): void;
  /** @returns a function that removes the listener */
  onWake(name: JobName, listener: () => void): () => void;
  /**
   * Takes up to `limit` jobs, by priority, then oldest first. No two callers get the same job.
   * @throws if the database does not answer
   */
  take(queue: QueueName, limit: number): Promise<TakenJob[]>;
  /**
   * Ends the job and applies its changes in one transaction. Returns false and changes nothing if
   * the attempt has expired.
   */
  settle(job: TakenJob, settlement: Settlement): Promise<boolean>;
  /**
   * Fails the attempt: the job is retried, or given up after the last attempt. Returns false as
   * `settle` does.
   */
  fail(job: TakenJob, error: unknown): Promise<boolean>;
  /**
   * Returns an unfinished job to the queue; it can be taken immediately. Returns false as `settle`
   * does.
   */
  handBack(job: TakenJob): Promise<boolean>;
  /** Fails expired attempts, whose processes are gone. Any process may call this at any time. */
  expire(): Promise<void>;
  /** Archives finished jobs after 12 hours and deletes them after a week. */
  archive(): Promise<void>;
  /**
   * Fails all running attempts. Only for a database that no other process uses, after a restart.
   */
  failInterrupted(): Promise<void>;
  /** Counts of waiting, running and failed jobs. */
  stats(): Promise<QueueStatistics[]>;
}

/** The job queue: pg-boss on top of the open database, without its timers. */
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
   * Runs `change` in a transaction that locks the job, if this attempt is still the current one.
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
      // TypeScript cannot correlate `name` and `payload`.
      const singletonKey = (JOBS[name].singletonKey as (payload: JobPayload) => string)(payload);
      const options = { id: payload.job, singletonKey, priority, db: bossSql(tx) };
      if ((await boss.send(name, payload, options)) !== null) return;
      // Cancel the job that still waits: the record gets a new one.
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
      // pg-boss treats every error of this statement as "no jobs".
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
 * Updates pg-boss's schema and our queues in one transaction under the migrator's lock. pg-boss
 * creates a table per queue, and processes that did so at the same time on a fresh database would
 * deadlock.
 */
export function setUpJobs(connection: MigrationConnection): Promise<void> {
  return connection.transaction(async (tx) => {
    await lock(tx);
    const boss = new PgBoss({ db: bossSqlForSetUp(tx), supervise: false, schedule: false });
    await boss.start();
    for (const name of JOB_NAMES) {
      const deadLetter = deadLetterOf(name);
      const queues: PgBoss.Queue[] = [
        { name: deadLetter, ...QUEUE_POLICY, policy: 'standard' },
        { name, ...QUEUE_POLICY, deadLetter },
      ];
      for (const queue of queues) {
        await boss.createQueue(queue.name, { ...queue });
        // createQueue leaves the settings of an existing queue unchanged.
        await boss.updateQueue(queue.name, { ...queue });
      }
    }
  });
}

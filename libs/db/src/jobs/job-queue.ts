import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Executor } from '../executor';
import type { MigrationConnection } from '../migrate';
import type { Repositories } from '../repositories';
import { bossSql, bossSqlWithScripts, rowsOf } from './boss-sql';
import { JOBS, type JobName, type JobPayload, type QueueName } from './catalogue';
import { describeFault } from './fault';
import { readStatistics, type QueueStatistics } from './statistics';

/** One attempt at one job. It may be another's by the time it ends: then nothing of it counts. */
export interface TakenJob {
  queue: QueueName;
  id: string;
  /** As stored; whoever works on it parses it. */
  data: unknown;
  /** 1 the first time. */
  attempt: number;
}

/** How an attempt ends well. */
export interface Settlement {
  /** For the log and the job's record: a word or a code, never personal data. */
  outcome: string;
  /** Which interview it was about, where it was about one: for the log. */
  interviewId?: string;
  /** What is to be changed, in the transaction that ends the job. */
  apply?(tx: Repositories): Promise<unknown>;
}

export interface JobQueue {
  /**
   * Adds a job in the transaction of the record it belongs to, in the place of one for the same record that still waits.
   * @param priority a job of a higher one is taken first, whatever their ages
   */
  add<N extends JobName>(
    tx: Executor,
    name: N,
    payload: JobPayload<N>,
    priority?: number,
  ): Promise<void>;
  /** After that transaction: whoever works on such jobs in this process need not wait for the next look. */
  wake(name: JobName): void;
  /** @returns what ends the listening */
  onWake(name: JobName, listener: () => void): () => void;
  /** Takes up to `limit` jobs, of the highest priority and then oldest first; no two takers get the same. @throws where the database does not answer */
  take(queue: QueueName, limit: number): Promise<TakenJob[]>;
  /** Ends the job and changes what its result changes, both or neither. False, and nothing changed, where the attempt is no longer its taker's. */
  settle(job: TakenJob, settlement: Settlement): Promise<boolean>;
  /** The attempt failed: the job waits for the next one, or is given up after the last. False as for `settle`. */
  fail(job: TakenJob, error: unknown): Promise<boolean>;
  /** Gives back what will not be finished here; the next taker gets it at once. False as for `settle`. */
  handBack(job: TakenJob): Promise<boolean>;
  /** Attempts whose time is over are failed: their processes are gone. Any process may call it, at any time. */
  expire(): Promise<void>;
  /** Ended jobs leave the queue after 12 hours and the archive after a week. */
  archive(): Promise<void>;
  /** Only for a database that no other process uses: what is in progress belongs to a process that has ended. */
  failInterrupted(): Promise<void>;
  /** What waits, runs and has failed. */
  stats(): Promise<QueueStatistics[]>;
}

/** The queue of background work: pg-boss over whichever database is open. It has no timers of its own. */
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

  /** Runs the change in a transaction that holds the job, where this attempt is still the current one. */
  const whileHeld = (
    { queue, id, attempt }: TakenJob,
    change: (tx: Executor) => Promise<unknown>,
  ): Promise<boolean> =>
    executor.transaction(async (tx) => {
      const held = await rowsOf(
        tx,
        sql`select 1 from pgboss.job where name = ${queue} and id = ${id} and state = 'active' and retry_count = ${attempt - 1} for update`,
      );
      if (held.length === 0) return false;
      await change(tx);
      return true;
    });

  return {
    async add(tx, name, payload, priority = 0) {
      // TypeScript does not follow that name and payload belong together.
      const singletonKey = (JOBS[name].singletonKey as (payload: JobPayload) => string)(payload);
      const options = { id: payload.job, singletonKey, priority, db: bossSql(tx) };
      if ((await boss.send(name, payload, options)) !== null) return;
      // The record has another job now: the one that still waits is nobody's.
      await tx.execute(
        sql`update pgboss.job set state = 'cancelled', completed_on = now() where name = ${name} and singleton_key = ${singletonKey} and state = 'created'`,
      );
      if ((await boss.send(name, payload, options)) === null)
        throw new Error(`The job ${name} was not taken by its queue`);
    },
    wake: (name) => listeners.get(name)?.forEach((listener) => listener()),
    onWake(name, listener) {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => void ofName.delete(listener);
    },
    async take(queue, limit) {
      let fault: unknown;
      // pg-boss takes every error of this statement for "nothing there".
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

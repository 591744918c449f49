import { sql, type Table } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Executor } from '../executor';
import { rowsOf } from '../jobs/boss-sql';

/**
 * Gives a job to each record of the table that waits and has none alive, neither queued nor running nor given up a moment ago: those of
 * a version before jobs, and whatever an operator deleted from the queue. A record gets one job, however many processes look.
 * @param waiting states in which a job has still to end the record
 * @returns how many were found
 */
export async function requeueJobless(
  db: Executor,
  table: Table,
  waiting: readonly string[],
  add: (tx: Executor, id: string, job: string) => Promise<void>,
): Promise<number> {
  // Record and job change together, and this is one statement: it sees no record between its jobs.
  const found = await rowsOf(
    db,
    sql`
    select t.id, t.job_id from ${table} t where t.status in ${waiting}
      and not exists (select 1 from pgboss.job j where j.state < 'completed' and j.data ->> 'job' = t.job_id::text)`,
  );
  for (const { id, job_id: lost } of found) {
    await db.transaction(async (tx) => {
      const job = randomUUID();
      const given = await rowsOf(
        tx,
        sql`
        update ${table} set job_id = ${job} where id = ${id} and job_id is not distinct from ${lost}::uuid and status in ${waiting} returning id`,
      );
      if (given.length > 0) await add(tx, String(id), job);
    });
  }
  return found.length;
}

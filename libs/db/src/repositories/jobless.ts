import { sql, type Table } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Executor } from '../executor';
import { rowsOf } from '../jobs/boss-sql';

/**
 * Adds a job for each waiting record that has no job, whether queued, running or in the dead-letter
 * queue. A record can lack a job because it predates the job queue or because an operator has
 * deleted its job. Each record gets only one job, even if several processes run this at the same
 * time.
 * @param waiting statuses in which a record needs a job
 * @returns the number of records that had no job
 */
export async function requeueJobless(
  db: Executor,
  table: Table,
  waiting: readonly string[],
  add: (tx: Executor, id: string, job: string) => Promise<void>,
): Promise<number> {
  // A record and its job always change in one transaction, so a single statement never sees a
  // record whose job is in the middle of being replaced.
  const found = await rowsOf(
    db,
    sql`
      select t.id, t.job_id from ${table} t
      where t.status in ${waiting}
        and not exists (
          select 1 from pgboss.job j
          where j.state < 'completed' and j.data ->> 'job' = t.job_id::text
        )`,
  );
  for (const { id, job_id: lost } of found) {
    await db.transaction(async (tx) => {
      const job = randomUUID();
      const given = await rowsOf(
        tx,
        sql`
          update ${table} set job_id = ${job}
          where id = ${id}
            and job_id is not distinct from ${lost}::uuid
            and status in ${waiting}
          returning id`,
      );
      if (given.length > 0) await add(tx, String(id), job);
    });
  }
  return found.length;
}

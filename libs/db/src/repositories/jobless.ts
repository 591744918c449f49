import { sql, type Table } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Executor } from '../executor';
import { rowsOf } from '../jobs/boss-sql';

/**
 * Adds a job to each record that waits without a live one (queued, running or just given up):
 * records of a version before jobs, or whose job an operator deleted. A record gets one job, even
 * if several processes look.
 * @param waiting states in which a record needs a job
 * @returns how many were found
 */
export async function requeueJobless(
  db: Executor,
  table: Table,
  waiting: readonly string[],
  add: (tx: Executor, id: string, job: string) => Promise<void>,
): Promise<number> {
  // Record and job always change together, so a single statement never sees a record between jobs.
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

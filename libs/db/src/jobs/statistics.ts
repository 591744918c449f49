import { sql } from 'drizzle-orm';
import type { Executor } from '../executor';
import { rowsOf } from './boss-sql';
import type { QueueName } from './catalogue';

/** Current state of a queue. Jobs that ended more than 12 hours ago are not counted. */
export interface QueueStatistics {
  queue: QueueName;
  /** Jobs that have not been started yet. */
  waiting: number;
  /** Jobs that failed and are waiting for their next attempt. */
  retrying: number;
  active: number;
  completed: number;
  /** Jobs that failed permanently. */
  failed: number;
  /** How long the oldest job that is ready to run has been waiting (s); 0 if there is none. */
  oldestWaitingS: number;
}

export async function readStatistics(executor: Executor): Promise<QueueStatistics[]> {
  const rows = await rowsOf(
    executor,
    sql`
    select q.name,
      count(*) filter (where j.state = 'created')::int as waiting,
      count(*) filter (where j.state = 'retry')::int as retrying,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'completed')::int as completed,
      count(*) filter (where j.state = 'failed')::int as failed,
      coalesce(
        greatest(
          0,
          extract(epoch from now() - min(j.start_after) filter (where j.state < 'active'))
        ),
        0
      )::float as oldest
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name
    group by q.name
    order by q.name`,
  );
  return rows.map(
    ({ name, oldest, ...counts }) =>
      ({ queue: name, ...counts, oldestWaitingS: oldest }) as QueueStatistics,
  );
}

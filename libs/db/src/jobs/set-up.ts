import PgBoss from 'pg-boss';
import { lock, type MigrationConnection } from '../migrate';
import { bossSqlForSetUp } from './boss-sql';
import { deadLetterOf, JOB_NAMES, QUEUE_POLICY } from './catalogue';

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

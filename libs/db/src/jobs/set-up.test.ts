import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../connection';
import { openDatabase } from '../index';
import { migrate } from '../migrate';
import { MIGRATIONS } from '../migrations';
import { createOwnDatabase } from '../testing/postgres-server';

const onServer = process.env['TEST_DATABASE_URL'] === undefined ? it.skip : it;

describe('setUpJobs', () => {
  onServer(
    'sets up the queue once when many processes start together on an empty database',
    async () => {
      const own = await createOwnDatabase(process.env['TEST_DATABASE_URL'] ?? '', {
        migrated: false,
      });
      const opened = await Promise.all(
        Array.from({ length: 6 }, () => openDatabase({ databaseUrl: own.url })),
      );
      const queues = await opened[0]?.jobs.stats();
      expect(queues?.map(({ queue }) => queue)).toEqual([
        'analyze-interview',
        'analyze-interview-given-up',
        'read-document',
        'read-document-given-up',
      ]);
      await Promise.all(opened.map((db) => db.close()));
      await own.drop();
    },
    60_000,
  );

  it('recovers what an older version or a dead process left in an embedded database', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-jobs-'));
    try {
      const before = await connect({ dataDir });
      await migrate(before.migrations, MIGRATIONS.slice(0, 2));
      await before.migrations.transaction((tx) =>
        tx.exec(`
        insert into users (id, email, first_name, last_name, password_hash) values ('00000000-0000-4000-8000-000000000001', 'a@b.example', 'A', 'B', 'x');
        insert into resumes (user_id, content_hash, original_name, file_name, bytes, status, attempts, claimed_at)
        select '00000000-0000-4000-8000-000000000001', status, 'cv.pdf', 'cv.pdf', '\\x25', status, 1, now() from unnest(array['pending', 'processing', 'failed']) status`),
      );
      await before.close();
      const upgraded = await openDatabase({ dataDir });
      expect(await upgraded.resumes.requeueJobless()).toBe(2);
      expect(await upgraded.jobs.take('read-document', 1)).toMatchObject([{ attempt: 1 }]);
      await upgraded.close();
      const restarted = await openDatabase({ dataDir });
      expect(
        (await restarted.jobs.stats()).find(({ queue }) => queue === 'read-document'),
      ).toMatchObject({ waiting: 1, retrying: 1, active: 0 });
      await restarted.close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }, 60_000);
});

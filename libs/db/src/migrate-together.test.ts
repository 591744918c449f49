import { openDatabase } from './database';
import { MIGRATIONS } from './migrations';
import { createOwnDatabase, type OwnDatabase } from './testing/postgres-server';
import { testServerUrl } from './testing/test-database';
import postgres from 'postgres';

/** Number of server processes that start at the same time, each with its own connections. */
const STARTS = 12;

// This test needs PostgreSQL, because the embedded database allows only one process.
(testServerUrl ? describe : describe.skip)(
  'servers that start at the same time on an empty database',
  () => {
    let empty: OwnDatabase;
    beforeAll(async () => {
      empty = await createOwnDatabase(testServerUrl ?? '', { migrated: false });
    }, 60_000);
    afterAll(() => empty.drop());

    it('all start, and each migration runs once', async () => {
      const databases = await Promise.all(
        Array.from({ length: STARTS }, () => openDatabase({ databaseUrl: empty.url })),
      );
      await Promise.all(databases.map((db) => db.ping()));
      await Promise.all(databases.map((db) => db.close()));
      const look = postgres(empty.url, { max: 1 });
      expect(
        (await look`select id from schema_migrations order by applied_at, id`).map(
          (row) => row['id'],
        ),
      ).toEqual(MIGRATIONS.map(({ id }) => id));
      await look.end();
    }, 60_000);
  },
);

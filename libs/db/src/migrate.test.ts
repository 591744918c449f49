import { PGlite } from '@electric-sql/pglite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './index';
import { migrate, type MigrationConnection } from './migrate';

describe('migrations', () => {
  let client: PGlite;
  let connection: MigrationConnection;
  const query = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;

  beforeAll(async () => {
    client = await PGlite.create();
    connection = {
      transaction: (work) =>
        client.transaction((tx) =>
          work({
            exec: async (sql) => void (await tx.exec(sql)),
            rows: async (sql) => (await tx.query<Record<string, unknown>>(sql)).rows,
          }),
        ),
    };
  }, 60_000);
  afterAll(() => client.close());

  const first = { id: '1', sql: 'create table a (n int); insert into a values (1);' };

  it('run once each, in order, and are recorded', async () => {
    await migrate(connection, [first]);
    await migrate(connection, [first, { id: '2', sql: 'update a set n = n + 1' }]);
    expect(await query('select n from a')).toEqual([{ n: 2 }]);
    expect(await query('select id from schema_migrations order by id')).toEqual([
      { id: '1' },
      { id: '2' },
    ]);
  });

  it('that fail are rolled back and named in the error', async () => {
    const broken = { id: '3', sql: 'insert into a values (7); select * from nowhere;' };
    await expect(migrate(connection, [first, broken])).rejects.toThrow(
      /^Database migration 3 failed: .*nowhere/,
    );
    expect(await query('select count(*)::int as n from a')).toEqual([{ n: 1 }]);
    expect(await query("select id from schema_migrations where id = '3'")).toEqual([]);
  });
});

describe('the embedded database on disk', () => {
  it('keeps its data across a restart', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'portal-db-'));
    const dataDir = join(parent, 'nested', 'data');
    try {
      const before = await openDatabase({ dataDir });
      const user = await before.users.create({
        email: 'a@b.example',
        firstName: 'A',
        lastName: 'B',
        passwordHash: 'x',
      });
      await before.close();
      const after = await openDatabase({ dataDir });
      expect(await after.users.get(user?.id ?? '')).toEqual(user);
      await after.close();
    } finally {
      await rm(parent, { recursive: true, force: true });
    }
  }, 60_000);
});

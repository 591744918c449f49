import { sql } from 'drizzle-orm';
import { connect, type Connection } from '../connection';
import { migrated, type Database } from '../database';
import { createOwnDatabase, type OwnDatabase } from './postgres-server';

/** A fresh database that nobody else sees, for one test file. */
export interface TestDatabase {
  db: Database;
  /** The same database as another process of the servers sees it: by connections of its own. The embedded one knows one process only and gives `db`. */
  another(): Promise<Database>;
  /** What a query finds, in the words of the tables. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Both drivers answer a bare query in their own way: one with an array of rows, the other with an object that has them. */
const rowsOf = (answer: unknown) =>
  (Array.isArray(answer) ? [...answer] : (answer as { rows: unknown[] }).rows) as Record<
    string,
    unknown
  >[];

/** The PostgreSQL server to test on; undefined where the embedded database is tested. */
export const testServerUrl = process.env['TEST_DATABASE_URL'];

/** On the server of `testServerUrl`, else the embedded database in memory. Starting either costs time: a test file shares one. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const own: OwnDatabase | null = testServerUrl
    ? await createOwnDatabase(testServerUrl, { migrated: true })
    : null;
  const open: Database[] = [];
  const openOne = async (connection: Connection): Promise<Database> => {
    const db = await migrated(connection);
    open.push(db);
    return db;
  };
  const connection = await connect({ databaseUrl: own?.url });
  const db = await openOne(connection);
  return {
    db,
    another: async () => (own ? openOne(await connect({ databaseUrl: own.url })) : db),
    rows: async (query) => rowsOf(await connection.executor.execute(sql.raw(query))),
    async close() {
      await Promise.all(open.map((one) => one.close()));
      await own?.drop();
    },
  };
}

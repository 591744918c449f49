import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BYTES_AS_HEX, connect, embedded, type Connection } from '../connection';
import { migrated, type Database } from '../database';
import { createOwnDatabase, testServerUrl } from './postgres-server';
import { restoreSample, unpackSample, type ReleasedSample } from './released-samples';

export {
  releasedSamples,
  type RecordedPerson,
  type RecordedSession,
  type ReleasedSample,
} from './released-samples';
export { testServerUrl };

/** A new database that the tests of one file share. */
export interface TestDatabase {
  db: Database;
  /**
   * Opens the same database over separate connections, as another server process would. With the
   * embedded database, which allows only one process, returns `db` itself.
   */
  another(): Promise<Database>;
  /** Runs a raw query and returns its rows, with the names of the database columns as keys. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/**
 * Extracts the rows from a query result: one driver returns an array, and the other an object with
 * a `rows` property.
 */
const rowsOf = (answer: unknown) =>
  (Array.isArray(answer) ? [...answer] : (answer as { rows: unknown[] }).rows) as Record<
    string,
    unknown
  >[];

/** Where a test database is stored, and how to delete it. */
interface Place {
  databaseUrl?: string;
  dataDir?: string;
  remove(): Promise<void>;
}

async function placeOf(sample: ReleasedSample | undefined): Promise<Place> {
  if (testServerUrl) {
    const own = await createOwnDatabase(testServerUrl, { migrated: sample === undefined });
    if (sample) await restoreSample(sample, own.url);
    return { databaseUrl: own.url, remove: own.drop };
  }
  if (!sample) return { remove: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-sample-'));
  unpackSample(sample, dataDir);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/**
 * Opens the embedded database in memory. Creating its files takes seconds, so they are loaded from
 * a dump if the test run has prepared one (path in `PORTAL_EMPTY_CLUSTER`).
 *
 * Reads the whole dump at once: a blob from `openAsBlob` would fail if the tests of another project
 * replaced the file in the meantime.
 */
async function inMemory(): Promise<Connection> {
  const cluster = process.env.PORTAL_EMPTY_CLUSTER;
  if (!cluster) return connect({});
  const loadDataDir = new Blob([await readFile(cluster)]);
  return embedded(await PGlite.create({ loadDataDir, ...BYTES_AS_HEX }));
}

/**
 * Opens a new database on the test server, or an embedded one if there is no server. This is slow,
 * so open one per test file.
 * @param sample data from a released version to load first; it is then migrated as in an upgrade
 */
export async function openTestDatabase(sample?: ReleasedSample): Promise<TestDatabase> {
  const place = await placeOf(sample);
  const open: Database[] = [];
  const openOne = async (connection: Connection): Promise<Database> => {
    const db = await migrated(connection);
    open.push(db);
    return db;
  };
  const openFirst = async () => {
    const elsewhere = place.databaseUrl ?? place.dataDir;
    const connection = elsewhere ? await connect(place) : await inMemory();
    return { connection, db: await openOne(connection) };
  };
  const { connection, db } = await openFirst().catch(async (error: unknown) => {
    await place.remove();
    throw error;
  });
  return {
    db,
    another: async () => (place.databaseUrl ? openOne(await connect(place)) : db),
    rows: async (query) => rowsOf(await connection.executor.execute(sql.raw(query))),
    async close() {
      await Promise.all(open.map((one) => one.close()));
      await place.remove();
    },
  };
}

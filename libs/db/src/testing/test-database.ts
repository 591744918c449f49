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

/** A new database for one test file. */
export interface TestDatabase {
  db: Database;
  /**
   * The same database as another server process sees it, over separate connections. The embedded
   * database allows only one process and returns `db`.
   */
  another(): Promise<Database>;
  /** Rows of a raw query, with column names as in the tables. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** One driver returns an array of rows, the other an object that contains them. */
const rowsOf = (answer: unknown) =>
  (Array.isArray(answer) ? [...answer] : (answer as { rows: unknown[] }).rows) as Record<
    string,
    unknown
  >[];

/** Where the database is, and how to delete it. */
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
 * The embedded database in memory. If the test run has prepared an empty cluster
 * (`PORTAL_EMPTY_CLUSTER`, path of a dump), it is loaded, because creating one takes seconds. The
 * file is read completely: a blob of the file (`openAsBlob`) fails if another project's tests
 * replace the dump meanwhile.
 */
async function inMemory(): Promise<Connection> {
  const cluster = process.env.PORTAL_EMPTY_CLUSTER;
  if (!cluster) return connect({});
  const loadDataDir = new Blob([await readFile(cluster)]);
  return embedded(await PGlite.create({ loadDataDir, ...BYTES_AS_HEX }));
}

/**
 * Opens a database on the server of `testServerUrl`, or in memory. This is slow, so a test file
 * shares one.
 * @param sample data of a released version to start from, migrated as in an upgrade
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

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

/** Where the data is: what to connect to, and how to be rid of it. */
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
 * The embedded database in memory. Where the run has made an empty cluster before (`PORTAL_EMPTY_CLUSTER`, the path of a dump), that
 * is loaded: making one takes seconds of each test file. It is read whole: a blob of the file itself (`openAsBlob`) fails when another
 * project's tests put their own dump in its place meanwhile.
 */
async function inMemory(): Promise<Connection> {
  const cluster = process.env.PORTAL_EMPTY_CLUSTER;
  if (!cluster) return connect({});
  const loadDataDir = new Blob([await readFile(cluster)]);
  return embedded(await PGlite.create({ loadDataDir, ...BYTES_AS_HEX }));
}

/**
 * On the server of `testServerUrl`, else the embedded database in memory. Starting either costs time: a test file shares one.
 * @param sample what a released version left behind, in place of nothing: opened as an upgrade opens it
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

import { createHash, randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { openDatabase } from '../database';
import { MIGRATIONS } from '../migrations';

/** URL of the PostgreSQL server for tests; undefined if tests use the embedded database. */
export const testServerUrl = process.env['TEST_DATABASE_URL'];

/** A database used by only one test file. */
export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Id of the lock that a process must hold to create the template. The number is arbitrary, but must
 * differ from the id of the migration lock.
 */
const TEMPLATE_LOCK = 7_205_912;

const TEMPLATE_HASH = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex');
/**
 * Name of the template: a migrated database that can be copied for a test in a few milliseconds.
 * The name contains a hash of the migrations.
 */
const TEMPLATE = `portal_template_${TEMPLATE_HASH.slice(0, 16)}`;

const urlOf = (serverUrl: string, database: string) =>
  Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href;

async function onServer<T>(
  serverUrl: string,
  work: (admin: postgres.Sql) => Promise<T>,
): Promise<T> {
  // Use a single connection, because an advisory lock belongs to the connection that took it.
  const client = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work(client);
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function ensureTemplate(admin: postgres.Sql, serverUrl: string): Promise<void> {
  const isThere = async () =>
    (await admin`select 1 from pg_database where datname = ${TEMPLATE}`).length > 0;
  if (await isThere()) return;
  await admin`select pg_advisory_lock(${TEMPLATE_LOCK})`;
  if (!(await isThere())) {
    const unfinished = `${TEMPLATE}_new`;
    await admin.unsafe(`drop database if exists ${unfinished} with (force)`);
    await admin.unsafe(`create database ${unfinished}`);
    await (await openDatabase({ databaseUrl: urlOf(serverUrl, unfinished) })).close();
    await admin.unsafe(`alter database ${unfinished} rename to ${TEMPLATE}`);
  }
  await admin`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
}

/**
 * Creates a database on a server, either empty or migrated.
 * @param serverUrl URL of any database on that server, for a user with permission to create
 *   databases
 */
export function createOwnDatabase(
  serverUrl: string,
  { migrated }: { migrated: boolean },
): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  return onServer(serverUrl, async (admin) => {
    if (migrated) await ensureTemplate(admin, serverUrl);
    await admin.unsafe(`create database ${name}${migrated ? ` template ${TEMPLATE}` : ''}`);
    return {
      url: urlOf(serverUrl, name),
      drop: () =>
        onServer(
          serverUrl,
          async (again) => void (await again.unsafe(`drop database ${name} with (force)`)),
        ),
    };
  });
}

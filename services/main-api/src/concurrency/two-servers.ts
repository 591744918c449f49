import { openTestDatabase, testServerUrl, type TestDatabase } from '@portal/db/testing';
import { startHarness, type Harness } from '../testing/harness';

/**
 * Like `describe`, for tests with two servers on one database, as behind a load balancer. Skipped
 * for the embedded database, which allows only one process.
 */
export const describeTwoServers = testServerUrl ? describe : describe.skip;

export interface TwoServers {
  first: Harness;
  second: Harness;
  rows: TestDatabase['rows'];
  /** Makes `count` calls at the same time, alternating between the two servers. */
  together<T>(count: number, call: (server: Harness, index: number) => Promise<T>): Promise<T[]>;
  close(): Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const database = await openTestDatabase();
  const first = await startHarness({}, database.db);
  const second = await startHarness({}, await database.another());
  return {
    first,
    second,
    rows: database.rows,
    together: (count, call) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? first : second, index)),
      ),
    async close() {
      await Promise.all([first.close(), second.close()]);
      await database.close();
    },
  };
}

/** Counts how often each value occurs. */
export function counted(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

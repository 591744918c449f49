import DataLoader from 'dataloader';

/** Maximum number of keys per query. Larger batches are split. */
const MAX_KEYS = 100;

/**
 * Returns a function whose calls within one event-loop turn are batched into a single query, which
 * reduces the number of queries on a busy server. Nothing is cached: each call reads the current
 * state of the database.
 * @param load returns one result per key, in the order of `keys`, which may contain duplicates
 */
export function together<Key, Answer>(
  load: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  const loader = new DataLoader<Key, Answer>(load, {
    cache: false,
    maxBatchSize: MAX_KEYS,
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return (key) => loader.load(key);
}

/**
 * Groups rows by `keyOf(row)`.
 * @returns one list per key, in the order of `keys`; rows keep their order within each list
 */
export function listsByKey<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[][] {
  const lists = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) lists.get(keyOf(row))?.push(row);
  return keys.map((key) => lists.get(key) ?? []);
}

/**
 * Returns a function that finds rows by a non-unique key and batches its queries with `together`.
 * @param load returns all rows whose key is in `keys`
 */
export const byKey = <Row>(
  load: (keys: readonly string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): ((key: string) => Promise<readonly Row[]>) =>
  together(async (keys) => listsByKey(keys, await load(keys), keyOf));

/**
 * Returns a function that finds a row by id and batches its queries with `together`. The function
 * resolves to null if there is no such row.
 */
export function byId<Row extends { id: string }>(
  load: (ids: readonly string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | null> {
  const find = byKey(load, ({ id }) => id);
  return async (id) => (await find(id))[0] ?? null;
}

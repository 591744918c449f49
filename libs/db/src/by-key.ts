import DataLoader from 'dataloader';

/** Maximum number of keys per query; the rest go into the next one. */
const MAX_KEYS = 100;

/**
 * Batches all requests of one event-loop turn into one query. On a busy server these are the
 * sessions, interviews and transcripts of all requests that arrived together. There is no cache:
 * each call sees the database as it is after the call.
 * @param load returns one answer per key, in order; keys may repeat
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
 * @returns one list per key, in the order of `keys`; rows keep their order
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
 * Rows by a non-unique key, batched with `together`.
 * @param load returns the rows of these keys
 */
export const byKey = <Row>(
  load: (keys: readonly string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): ((key: string) => Promise<readonly Row[]>) =>
  together(async (keys) => listsByKey(keys, await load(keys), keyOf));

/**
 * A row by its id, batched with `together`.
 * @returns null if there is none
 */
export function byId<Row extends { id: string }>(
  load: (ids: readonly string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | null> {
  const find = byKey(load, ({ id }) => id);
  return async (id) => (await find(id))[0] ?? null;
}

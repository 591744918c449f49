import DataLoader from 'dataloader';

/** Most keys of one query; the rest go with the next. */
const MAX_KEYS = 100;

/**
 * Answers what is asked within one turn of the event loop with one query: behind a busy server these are the sessions, interviews and
 * transcripts of all requests that came in together. Nothing is remembered: each call sees the database as it is after the call.
 * @param load one answer for each key, in their order; a key may stand twice.
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

/** Rows as lists: `rows[i]` goes into the list of `keyOf(row)`. @returns a list for each key, in the order in which the rows came */
export function listsByKey<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[][] {
  const lists = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) lists.get(keyOf(row))?.push(row);
  return keys.map((key) => lists.get(key) ?? []);
}

/** Rows by a key that several have, `together`. @param load the rows of these keys */
export const byKey = <Row>(
  load: (keys: readonly string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): ((key: string) => Promise<readonly Row[]>) =>
  together(async (keys) => listsByKey(keys, await load(keys), keyOf));

/** A row by its id, `together`. @returns null where there is none */
export function byId<Row extends { id: string }>(
  load: (ids: readonly string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | null> {
  const find = byKey(load, ({ id }) => id);
  return async (id) => (await find(id))[0] ?? null;
}

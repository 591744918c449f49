import DataLoader from 'dataloader';

/**
 * Finds rows by id, those that are asked for within one turn of the event loop with one query: behind a busy server these are the
 * sessions and interviews of all requests that came in together. Nothing is remembered: each call sees the database as it is after the call.
 * @param load gives the rows of these ids, in any order; an id may stand twice.
 * @returns null where there is no such row.
 */
export function byId<Row extends { id: string }>(load: (ids: readonly string[]) => Promise<Row[]>): (id: string) => Promise<Row | null> {
  const loader = new DataLoader<string, Row | null>(async (ids) => {
    const rows = new Map((await load(ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  }, { cache: false, maxBatchSize: 100, batchScheduleFn: (dispatch) => setImmediate(dispatch) });
  return (id) => loader.load(id);
}

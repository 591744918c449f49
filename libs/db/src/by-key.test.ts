import { byId, byKey } from './by-key';

const turn = () => new Promise((resolve) => setImmediate(resolve));
/**
 * Returns a fake table's batched `find` function, and a list of the ids that each query asked for.
 */
function table(rows: { id: string }[]) {
  const queries: string[][] = [];
  const find = byId(async (ids) => {
    queries.push([...ids]);
    return rows.filter((row) => ids.includes(row.id));
  });
  return { find, queries };
}

describe('byId', () => {
  it('loads ids requested together with one query, in any order', async () => {
    const { find, queries } = table([{ id: 'b' }, { id: 'a' }]);
    expect(await Promise.all([find('a'), find('b'), find('none')])).toEqual([
      { id: 'a' },
      { id: 'b' },
      null,
    ]);
    expect(queries).toEqual([['a', 'b', 'none']]);
  });

  it('queries again every time: nothing is cached', async () => {
    const rows = [{ id: 'a' }];
    const { find } = table(rows);
    await find('a');
    rows.pop();
    expect(await find('a')).toBeNull();
  });

  it('puts requests made during a query into the next one, so that no result is older than its call', async () => {
    const { find, queries } = table([{ id: 'a' }]);
    const first = find('a');
    await turn();
    const second = find('a');
    await Promise.all([first, second]);
    expect(queries).toEqual([['a'], ['a']]);
  });

  it('rejects all requests of a failed query', async () => {
    const find = byId(() => Promise.reject(new Error('no database')));
    await expect(Promise.all([find('a'), find('b')])).rejects.toThrow('no database');
  });
});

describe('byKey', () => {
  const rows = [
    { of: 'a', text: 'one' },
    { of: 'b', text: 'two' },
    { of: 'a', text: 'three' },
  ];

  it('returns the rows of each key in the order of the query', async () => {
    const find = byKey(
      () => Promise.resolve(rows),
      (row) => row.of,
    );
    const [a, none, b] = await Promise.all([find('a'), find('none'), find('b')]);
    expect(a.map(({ text }) => text)).toEqual(['one', 'three']);
    expect(b.map(({ text }) => text)).toEqual(['two']);
    expect(none).toEqual([]);
  });
});

import { byId, byKey } from './by-key';

const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Keeps each query until it is let go, and remembers which ids it was for. */
function table(rows: { id: string }[]) {
  const queries: string[][] = [];
  const find = byId(async (ids) => {
    queries.push([...ids]);
    return rows.filter((row) => ids.includes(row.id));
  });
  return { find, queries };
}

describe('rows by id', () => {
  it('are found with one query where they are asked for together, in whatever order they come', async () => {
    const { find, queries } = table([{ id: 'b' }, { id: 'a' }]);
    expect(await Promise.all([find('a'), find('b'), find('none')])).toEqual([
      { id: 'a' },
      { id: 'b' },
      null,
    ]);
    expect(queries).toEqual([['a', 'b', 'none']]);
  });

  it('are looked for anew each time: nothing is remembered', async () => {
    const rows = [{ id: 'a' }];
    const { find } = table(rows);
    await find('a');
    rows.pop();
    expect(await find('a')).toBeNull();
  });

  it('asked for while a query is under way wait for the next one: what they see is no older than the call', async () => {
    const { find, queries } = table([{ id: 'a' }]);
    const first = find('a');
    await turn();
    const second = find('a');
    await Promise.all([first, second]);
    expect(queries).toEqual([['a'], ['a']]);
  });

  it('fail together where the query fails', async () => {
    const find = byId(() => Promise.reject(new Error('no database')));
    await expect(Promise.all([find('a'), find('b')])).rejects.toThrow('no database');
  });
});

describe('rows by a key that several of them have', () => {
  const rows = [
    { of: 'a', text: 'one' },
    { of: 'b', text: 'two' },
    { of: 'a', text: 'three' },
  ];

  it('come to whoever asked for that key, in the order of the query', async () => {
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

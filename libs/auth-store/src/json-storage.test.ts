import { keep, readKept } from './json-storage';

const counts = {
  safeParse: (value: unknown) => (Array.isArray(value) ? { data: value as number[] } : {}),
};
const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});
const refuse = (): never => {
  throw new Error('forbidden');
};
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };

test('stores a value, and null removes it', () => {
  const entries = new Map<string, string>();
  keep(storageOf(entries), 'count', [3]);
  expect(readKept(storageOf(entries), 'count', counts)).toEqual([3]);
  keep(storageOf(entries), 'count', null);
  expect(entries.size).toBe(0);
});

test.each([
  ['nothing', []],
  ['no JSON', [['count', '{']]],
  ['another shape', [['count', '"three"']]],
] as [string, [string, string][]][])('%s counts as empty', (_, entries) => {
  expect(readKept(storageOf(new Map(entries)), 'count', counts)).toBeNull();
});

test('unavailable storage counts as empty', () => {
  expect(readKept(forbidden, 'count', counts)).toBeNull();
  expect(() => keep(forbidden, 'count', [3])).not.toThrow();
  expect(() => keep(forbidden, 'count', null)).not.toThrow();
});

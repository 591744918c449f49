import { acceptWithKey, keptList, LIST_KEY } from './list-key';

const KEY = 'abcdefgh'.padEnd(43, 'A') + '=';

it('stores the newest list under a key-specific name', () => {
  const kept = keptList(KEY, () => window.localStorage);
  expect(kept.read()).toBeNull();
  kept.write('{"serial":1}');
  expect(kept.read()).toBe('{"serial":1}');
  expect(window.localStorage.getItem('remotes-list-abcdefgh')).toBe('{"serial":1}');
  expect(keptList(KEY.replace('a', 'b'), () => window.localStorage).read()).toBeNull();
});

it('works without storage', () => {
  const kept = keptList(KEY, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => kept.write('x')).not.toThrow();
  expect(kept.read()).toBeNull();
});

it('accepts any list in a host without a key', async () => {
  expect(LIST_KEY).toBeNull();
  expect(await acceptWithKey({ remotes: [] })).toEqual({ ok: true, body: { remotes: [] } });
});

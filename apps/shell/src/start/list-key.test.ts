import { acceptWithKey, keptList, LIST_KEY } from './list-key';

const KEY = 'abcdefgh'.padEnd(43, 'A') + '=';

it('the newest list is kept under a name of its key', () => {
  const kept = keptList(KEY, () => window.localStorage);
  expect(kept.read()).toBeNull();
  kept.write('{"serial":1}');
  expect(kept.read()).toBe('{"serial":1}');
  expect(window.localStorage.getItem('remotes-list-abcdefgh')).toBe('{"serial":1}');
  expect(keptList(KEY.replace('a', 'b'), () => window.localStorage).read()).toBeNull();
});

it('storage that is switched off is none', () => {
  const kept = keptList(KEY, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => kept.write('x')).not.toThrow();
  expect(kept.read()).toBeNull();
});

it('a host without a key takes any list', async () => {
  expect(LIST_KEY).toBeNull();
  expect(await acceptWithKey({ remotes: [] })).toEqual({ ok: true, body: { remotes: [] } });
});

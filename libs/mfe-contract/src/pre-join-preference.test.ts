import { skipsPreJoin, storeSkipPreJoin } from './pre-join-preference';

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
beforeEach(() => localStorage.clear());

it('shows the check until the user skips it, and again after the choice is undone', () => {
  const storage = () => localStorage;
  expect(skipsPreJoin(storage)).toBe(false);
  storeSkipPreJoin(storage, true);
  expect(skipsPreJoin(storage)).toBe(true);
  storeSkipPreJoin(storage, false);
  expect(skipsPreJoin(storage)).toBe(false);
});

it('shows the check every time without storage', () => {
  storeSkipPreJoin(blocked, true);
  expect(skipsPreJoin(blocked)).toBe(false);
});

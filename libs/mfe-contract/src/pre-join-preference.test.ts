import { skipsPreJoin, storeSkipPreJoin } from './pre-join-preference';

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
beforeEach(() => localStorage.clear());

it('the check is shown until the person chose to go straight in, and again after choosing otherwise', () => {
  const storage = () => localStorage;
  expect(skipsPreJoin(storage)).toBe(false);
  storeSkipPreJoin(storage, true);
  expect(skipsPreJoin(storage)).toBe(true);
  storeSkipPreJoin(storage, false);
  expect(skipsPreJoin(storage)).toBe(false);
});

it('a browser that keeps nothing shows the check each time', () => {
  storeSkipPreJoin(blocked, true);
  expect(skipsPreJoin(blocked)).toBe(false);
});

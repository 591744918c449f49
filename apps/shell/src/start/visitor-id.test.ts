import { VISITOR_ID_STORAGE_KEY, visitorId } from './canaries';

beforeEach(() => window.localStorage.clear());

it('is created once per browser and then stays the same', () => {
  const first = visitorId();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(visitorId()).toBe(first);
  window.localStorage.clear();
  expect(visitorId()).not.toBe(first);
});

it('is replaced if the stored value is invalid', () => {
  window.localStorage.setItem(VISITOR_ID_STORAGE_KEY, 'layla@mail.example');
  expect(visitorId()).toMatch(/^[0-9a-f]{32}$/);
});

it('is null if the browser stores nothing', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(visitorId(() => full)).toBeNull();
  expect(
    visitorId(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).toBeNull();
});

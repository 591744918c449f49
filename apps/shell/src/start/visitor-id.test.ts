import { VISITOR_ID_STORAGE_KEY, visitorId } from './canaries';

beforeEach(() => window.localStorage.clear());

it('is made once and the same from then on, and another one in another browser', () => {
  const first = visitorId();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(visitorId()).toBe(first);
  window.localStorage.clear();
  expect(visitorId()).not.toBe(first);
});

it('is made anew where something else is kept in its place', () => {
  window.localStorage.setItem(VISITOR_ID_STORAGE_KEY, 'layla@mail.example');
  expect(visitorId()).toMatch(/^[0-9a-f]{32}$/);
});

it('is none where the browser keeps nothing', () => {
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

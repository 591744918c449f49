import { keepHearing, readHearing } from './hearing-memory';

const nothing = { last: {}, browserAllowed: false, interview: null };
const memory = {
  last: { 'ar-SA': 'browser' },
  browserAllowed: true,
  interview: { id: '6f1f7c1e-0d0f-4c7a-9a51-0d9b8f6f0d11', hearing: 'browser' },
} as const;

beforeEach(() => localStorage.clear());

test('what is kept for one person is read again, and by nobody else', () => {
  keepHearing(localStorage, 'u1', memory);
  expect(readHearing(localStorage, 'u1')).toEqual(memory);
  expect(readHearing(localStorage, 'u2')).toEqual(nothing);
});

test('a part that no longer fits is forgotten alone', () => {
  localStorage.setItem(
    'hearing:u1',
    JSON.stringify({
      last: { 'en-US': 'telepathy', 'ar-SA': 'none' },
      browserAllowed: 'yes',
      interview: 3,
    }),
  );
  expect(readHearing(localStorage, 'u1')).toEqual({
    last: { 'ar-SA': 'none' },
    browserAllowed: false,
    interview: null,
  });
  localStorage.setItem('hearing:u1', '{');
  expect(readHearing(localStorage, 'u1')).toEqual(nothing);
});

test('a forbidden storage is survived', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(readHearing(forbidden, 'u1')).toEqual(nothing);
  expect(() => keepHearing(forbidden, 'u1', memory)).not.toThrow();
});

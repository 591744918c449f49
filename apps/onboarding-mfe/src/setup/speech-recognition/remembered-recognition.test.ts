import { rememberRecognition, readRememberedRecognition } from './use-speech-recognition';

const nothing = { last: {}, told: {}, browserAllowed: false, interview: null };
const memory = {
  last: { 'ar-SA': 'browser' },
  told: { 'en-US': true },
  browserAllowed: true,
  interview: { id: '6f1f7c1e-0d0f-4c7a-9a51-0d9b8f6f0d11', hearing: 'browser' },
} as const;

beforeEach(() => localStorage.clear());

test('restores the stored value for the same user only', () => {
  rememberRecognition(localStorage, 'u1', memory);
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual(memory);
  expect(readRememberedRecognition(localStorage, 'u2')).toEqual(nothing);
});

test('resets only the invalid part', () => {
  localStorage.setItem(
    'hearing:u1',
    JSON.stringify({
      last: { 'en-US': 'telepathy', 'ar-SA': 'none' },
      told: { 'en-US': 1, 'ar-SA': true },
      browserAllowed: 'yes',
      interview: 3,
    }),
  );
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual({
    last: { 'ar-SA': 'none' },
    told: { 'ar-SA': true },
    browserAllowed: false,
    interview: null,
  });
  localStorage.setItem('hearing:u1', '{');
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual(nothing);
});

test('restores what was stored before the page told of missing choices', () => {
  localStorage.setItem('hearing:u1', JSON.stringify({ ...memory, told: undefined }));
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual({ ...memory, told: {} });
});

test('works without storage', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(readRememberedRecognition(forbidden, 'u1')).toEqual(nothing);
  expect(() => rememberRecognition(forbidden, 'u1', memory)).not.toThrow();
});

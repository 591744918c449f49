import { authStore, clear, setSession } from '@portal/auth-store';
import { readRememberedRecognition, rememberRecognition } from '@portal/mfe-contract';
import { chooseBrowser } from './choose-browser';

const INTERVIEW = '0b5f0d9e-6a4f-4a55-9a0c-0f6f1d2b7c11';

beforeEach(() => {
  localStorage.clear();
  setSession({
    user: {
      id: 'u1',
      email: 'layla@gmail.com',
      firstName: 'Layla',
      lastName: 'Haddad',
      accessToken: 'a',
      sessionId: 's',
    },
    expiresIn: 900,
    message: null,
    room: {
      roomName: 'r',
      livekitToken: 't',
      livekitUrl: 'wss://r',
      expiresIn: 60,
      hearing: 'built-in',
    },
  });
});
afterEach(() => clear());

test('is the choice for this interview, for rejoining it, and for later ones', () => {
  rememberRecognition(localStorage, 'u1', {
    last: { 'en-US': 'built-in', 'ar-SA': 'none' },
    told: {},
    browserAllowed: false,
    upcoming: null,
    interview: { id: INTERVIEW, hearing: 'built-in' },
  });
  chooseBrowser(() => localStorage, INTERVIEW, 'en-US');
  expect(authStore.getState()).toMatchObject({ hearing: 'browser', livekitToken: 't' });
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual({
    last: { 'en-US': 'browser', 'ar-SA': 'none' },
    told: {},
    browserAllowed: true,
    upcoming: null,
    interview: { id: INTERVIEW, hearing: 'browser' },
  });
});

test('holds for this page if storage is blocked', () => {
  chooseBrowser(
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    INTERVIEW,
    'en-US',
  );
  expect(authStore.getState().hearing).toBe('browser');
});

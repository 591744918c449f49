import { authStore, clear, setSession } from '@portal/auth-store';
import { readRememberedRecognition, rememberRecognition } from '@portal/mfe-contract';
import { sampleUser } from '@portal/testing/fake-servers';
import { createRecognitionChoices } from './recognition-choices';

const USER = sampleUser();
const INTERVIEW = '0b5f0d9e-6a4f-4a55-9a0c-0f6f1d2b7c11';

beforeEach(() => {
  localStorage.clear();
  setSession({
    user: USER,
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

const choices = () => createRecognitionChoices(() => localStorage, INTERVIEW);
const BEFORE = {
  last: { 'en-US': 'built-in', 'ar-SA': 'none' },
  told: {},
  browserAllowed: false,
  upcoming: null,
  interview: { id: INTERVIEW, hearing: 'built-in' },
} as const;

test('a choice holds for the interviewers that are called next, and is not kept yet', () => {
  rememberRecognition(localStorage, USER.id, BEFORE);
  choices().choose('browser');
  expect(authStore.getState()).toMatchObject({ hearing: 'browser', livekitToken: 't' });
  expect(readRememberedRecognition(localStorage, USER.id)).toEqual(BEFORE);
});

test('is kept for rejoining the interview, and apart from that for later ones', () => {
  rememberRecognition(localStorage, USER.id, BEFORE);
  choices().keepForInterview('browser');
  const rejoined = { ...BEFORE, interview: { id: INTERVIEW, hearing: 'browser' } };
  expect(readRememberedRecognition(localStorage, USER.id)).toEqual(rejoined);
  choices().keepForLater('browser', 'en-US');
  const later = { ...BEFORE.last, 'en-US': 'browser' };
  expect(readRememberedRecognition(localStorage, USER.id)).toEqual({
    ...rejoined,
    last: later,
    browserAllowed: true,
  });
});

test('another choice than the browser leaves the consent as it is', () => {
  rememberRecognition(localStorage, USER.id, BEFORE);
  choices().keepForLater('local', 'en-US');
  expect(readRememberedRecognition(localStorage, USER.id).browserAllowed).toBe(false);
  rememberRecognition(localStorage, USER.id, { ...BEFORE, browserAllowed: true });
  choices().keepForLater('local', 'en-US');
  expect(readRememberedRecognition(localStorage, USER.id).browserAllowed).toBe(true);
});

test('holds for this page if storage is blocked', () => {
  const blocked = createRecognitionChoices(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, INTERVIEW);
  blocked.choose('browser');
  blocked.keepForInterview('browser');
  expect(authStore.getState().hearing).toBe('browser');
});

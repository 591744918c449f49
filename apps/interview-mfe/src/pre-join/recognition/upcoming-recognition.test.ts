import { readRememberedRecognition, rememberRecognition } from '@portal/mfe-contract';
import type { SttEngineInfo } from '@portal/protocol';
import type { ListenRequest } from './sentence-listener';
import { upcomingRecognition } from './upcoming-recognition';

const builtIn: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };
const MEMORY = {
  last: { 'ar-SA': 'none' },
  told: {},
  browserAllowed: false,
  upcoming: { language: 'en-US', hearing: 'built-in' },
  interview: null,
} as const;
const asked: string[] = [];
const listenAs = (name: string) => (request: Pick<ListenRequest, 'choice'>) => {
  asked.push(`${name} ${request.choice}`);
  return () => undefined;
};
const read = (userId: string | null = 'u1', browser = true) =>
  upcomingRecognition({
    storage: () => localStorage,
    userId,
    engines: { 'en-US': [builtIn], 'ar-SA': [] },
    listenOnServer: listenAs('server'),
    listenInBrowser: browser ? listenAs('browser') : null,
  });
const silent = {
  listening: () => undefined,
  words: () => undefined,
  heard: () => undefined,
  failed: (because: string) => void asked.push(because),
};
const track = {} as MediaStreamTrack;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
});

test('is what setup has stored for this user', () => {
  rememberRecognition(localStorage, 'u1', MEMORY);
  expect(read()).toMatchObject({ language: 'en-US', choice: 'built-in' });
  expect(read()?.options.map(({ choice }) => choice)).toEqual(['browser', 'built-in', 'none']);
  expect(read('u1', false)?.options.map(({ choice }) => choice)).toEqual(['built-in', 'none']);
  expect([read('u2'), read(null)]).toEqual([null, null]);
});

test('is unknown without storage', () => {
  const parts = { userId: 'u1', engines: { 'en-US': [], 'ar-SA': [] }, listenInBrowser: null };
  const storage = () => {
    throw new Error('denied');
  };
  expect(upcomingRecognition({ ...parts, storage, listenOnServer: listenAs('server') })).toBeNull();
});

test('a choice is stored for the interview, for later ones, and with the consent of the browser', () => {
  rememberRecognition(localStorage, 'u1', MEMORY);
  read()?.remember('none');
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual({
    ...MEMORY,
    last: { 'ar-SA': 'none', 'en-US': 'none' },
    upcoming: { language: 'en-US', hearing: 'none' },
  });
  read()?.remember('browser');
  expect(readRememberedRecognition(localStorage, 'u1')).toMatchObject({
    browserAllowed: true,
    upcoming: { language: 'en-US', hearing: 'browser' },
  });
});

test('each choice is heard where it belongs', () => {
  rememberRecognition(localStorage, 'u1', MEMORY);
  const request = { language: 'en-US', track } as const;
  read()?.listen({ choice: 'local', ...request }, silent);
  read()?.listen({ choice: 'browser', ...request }, silent);
  read('u1', false)?.listen({ choice: 'browser', ...request }, silent);
  expect(asked).toEqual(['server local', 'browser browser', 'engine']);
});

import type { SttEngineInfo } from '@portal/protocol';
import {
  readRememberedRecognition,
  recognitionOptions,
  rememberRecognition,
} from './recognition-memory';

const deepgram: SttEngineInfo = { kind: 'hosted', name: 'Deepgram' };
const local: SttEngineInfo = { kind: 'local', name: 'Whisper' };
const builtIn: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };
const choices = (engines: SttEngineInfo[], browser: boolean) =>
  recognitionOptions(engines, browser).map(({ choice }) => choice);

test('lists the best first, the browser if supported, and always typing', () => {
  expect(choices([local, deepgram, builtIn], true)).toEqual([
    'hosted',
    'local',
    'browser',
    'built-in',
    'none',
  ]);
  expect(choices([builtIn], false)).toEqual(['built-in', 'none']);
  expect(choices([], false)).toEqual(['none']);
});

test('names only the provider that receives the voice', () => {
  expect(recognitionOptions([deepgram, local, builtIn], true).map((each) => each.provider)).toEqual(
    ['Deepgram', null, null, null, null],
  );
});

const nothing = { last: {}, told: {}, browserAllowed: false, upcoming: null, interview: null };
const memory = {
  last: { 'ar-SA': 'browser' },
  told: { 'en-US': true },
  browserAllowed: true,
  upcoming: { language: 'ar-SA', hearing: 'local' },
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
      upcoming: { language: 'ar-SA', hearing: 'telepathy' },
      interview: 3,
    }),
  );
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual({
    last: { 'ar-SA': 'none' },
    told: { 'ar-SA': true },
    browserAllowed: false,
    upcoming: null,
    interview: null,
  });
  localStorage.setItem('hearing:u1', '{');
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual(nothing);
});

test('restores what an older version stored', () => {
  const { last, browserAllowed, interview } = memory;
  localStorage.setItem('hearing:u1', JSON.stringify({ last, browserAllowed, interview }));
  expect(readRememberedRecognition(localStorage, 'u1')).toEqual({
    ...memory,
    told: {},
    upcoming: null,
  });
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

import { clear, initPlatform, resetPlatform, setRoom } from '@portal/auth-store';
import { speak } from '@portal/i18n/testing';
import type { RecognitionChoice, SttEngineInfo } from '@portal/protocol';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useOwnRecognizer, useSpeechRecognition } from './use-speech-recognition';

const deepgram: SttEngineInfo = { kind: 'hosted', name: 'Deepgram' };
const sphinx: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };
const speaking = { kind: 'built-in', name: 'espeak-ng' } as const;

/**
 * Returns the recognizer that is selected for an English interview if `engines` support English and
 * the candidate chose `hearing`.
 */
function heardBy(engines: SttEngineInfo[], hearing?: RecognitionChoice) {
  initPlatform({
    mainApiUrl: 'http://main',
    voiceApiUrl: 'http://voice',
    apiKey: null,
    appId: null,
    engines: { hearing: { 'en-US': engines, 'ar-SA': [] }, speaking, language: speaking },
    federation: { environment: 'production', origins: [] },
  });
  act(() =>
    setRoom({ roomName: 'r', livekitToken: 't', livekitUrl: 'wss://r', expiresIn: 60, hearing }),
  );
  return renderHook(() => useSpeechRecognition('en-US')).result.current;
}

beforeAll(() => speak('en-US'));
afterEach(() => {
  cleanup();
  act(() => clear());
  resetPlatform();
  Reflect.deleteProperty(globalThis, 'SpeechRecognition');
});

test('uses the chosen engine, or else the default', () => {
  expect(heardBy([deepgram, sphinx], 'built-in')).toEqual({ by: 'built-in' });
  resetPlatform();
  expect(heardBy([deepgram, sphinx])).toEqual({ by: 'hosted' });
  resetPlatform();
  expect(heardBy([sphinx], 'local')).toEqual({ by: 'built-in' });
  resetPlatform();
  expect(heardBy([deepgram], 'local')).toEqual({ by: 'none', because: 'unavailable' });
});

test('what can take over from the browser is never a hosted engine', () => {
  const own = (engines: SttEngineInfo[]) => {
    resetPlatform();
    heardBy(engines, 'browser');
    return renderHook(() => useOwnRecognizer('en-US')).result.current;
  };
  expect(own([deepgram, sphinx])).toBe('built-in');
  expect(own([sphinx, { kind: 'local', name: 'Whisper' }])).toBe('local');
  expect(own([deepgram])).toBeNull();
});

test('uses none by choice or if none is available', () => {
  expect(heardBy([sphinx], 'none')).toEqual({ by: 'none', because: 'chosen' });
  resetPlatform();
  expect(heardBy([], 'none')).toEqual({ by: 'none', because: 'unavailable' });
});

test('uses the browser if it supports recognition', () => {
  expect(heardBy([sphinx], 'browser')).toEqual({ by: 'none', because: 'unavailable' });
  resetPlatform();
  Object.assign(globalThis, { SpeechRecognition: class {} });
  expect(heardBy([sphinx], 'browser')).toEqual({ by: 'browser' });
});

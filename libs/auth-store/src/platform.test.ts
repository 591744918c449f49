import type { RuntimeConfig } from '@portal/protocol';
import { createAuthStore } from './auth-store';
import { initPlatform, resetPlatform } from './platform';
import { memoryStorage } from './testing/memory-storage';
import { loginResult, room } from './testing/samples';

const engine = { kind: 'built-in', name: 'test' } as const;
const config: RuntimeConfig = {
  mainApiUrl: 'http://main',
  voiceApiUrl: 'http://voice',
  apiKey: null,
  appId: null,
  engines: { hearing: { 'en-US': [engine], 'ar-SA': [] }, speaking: engine, language: engine },
  federation: { environment: 'production', origins: [] },
};
const INTERVIEW = '8d7f1f3e-0000-4a55-9a55-000000000004';

afterEach(() => {
  resetPlatform();
  sessionStorage.clear();
});

it('names the recognizer that the user switched to at a login after the session has ended', () => {
  const auth = createAuthStore({ storage: memoryStorage() });
  const { interviewUnderWay } = initPlatform(config, {
    auth,
    fetch: () => new Promise(() => undefined),
  });
  auth.setSession({ ...loginResult, room: { ...room, hearing: 'built-in' } });
  interviewUnderWay.enter(INTERVIEW);
  auth.store.setState({ hearing: 'browser' });
  auth.clear();
  expect(interviewUnderWay.atLogin('layla@mail.com')).toEqual({
    interviewId: INTERVIEW,
    hearing: 'browser',
  });
});

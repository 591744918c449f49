import { authStore, clear, initPlatform, setSession } from '@portal/auth-store';
import { answersOf, createFakeFetch, sampleUser } from '../fake-servers';
import { currentLanguage } from '@portal/i18n';
import { runtimeConfigSchema, VOICES, type RuntimeConfig } from '@portal/protocol';
import type { EventLog } from './event-log';
import type { HarnessScene } from './harness-module';

/**
 * The `.invalid` domain never resolves (RFC 2606), so a call that bypasses the fake servers fails.
 */
const FAKE = { mainApiUrl: 'http://main-api.invalid', voiceApiUrl: 'http://voice-api.invalid' };
const engine = { kind: 'built-in', name: 'harness' } as const;
const adjustable = { rate: [...VOICES], pitch: [...VOICES] };
const FAKE_CONFIG: RuntimeConfig = {
  ...FAKE,
  apiKey: null,
  appId: null,
  engines: {
    hearing: { 'en-US': [engine], 'ar-SA': [] },
    speaking: { ...engine, adjustable: { 'en-US': adjustable, 'ar-SA': adjustable } },
    language: engine,
  },
  federation: { environment: 'development', origins: [] },
};

/** Connects the API clients to fake servers inside the page, and starts the scene's session. */
export function startFakeServers(
  { session = 'signed-in', answers }: HarnessScene,
  log: EventLog,
): void {
  const fetch = createFakeFetch({
    ...FAKE,
    answers: () => ({ ...answersOf(currentLanguage()), ...answers?.(currentLanguage()) }),
    onCall: ({ method, path, status }) => log.add(`${method} ${path} → ${status}`),
  });
  initPlatform(FAKE_CONFIG, { fetch });
  if (session === 'signed-out') clear();
  else
    setSession({
      user: sampleUser(currentLanguage()),
      expiresIn: 900,
      message: null,
      room: session === 'signed-in' ? null : session.room,
    });
}

/**
 * Connects the API clients to the servers in `/config.json`, and resumes the session stored in the
 * browser.
 */
export async function startRealServers(): Promise<void> {
  initPlatform(runtimeConfigSchema.parse(await (await fetch('/config.json')).json()));
  // A session left over from the fake servers is invalid on the real servers, so drop it.
  if (authStore.getState().sessionId === sampleUser().sessionId) clear();
}

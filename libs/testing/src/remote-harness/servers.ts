import { authStore, clear, initPlatform, setSession } from '@portal/auth-store';
import { answersOf, createFakeFetch, sampleUser } from '../fake-servers';
import { currentLanguage } from '@portal/i18n';
import { runtimeConfigSchema, type RuntimeConfig } from '@portal/protocol';
import type { EventLog } from './event-log';
import type { HarnessScene } from './harness-module';

/**
 * A host name that never resolves (RFC 2606), so a call that misses the fake servers goes nowhere.
 */
const FAKE = { mainApiUrl: 'http://main-api.invalid', voiceApiUrl: 'http://voice-api.invalid' };
const engine = { kind: 'built-in', name: 'harness' } as const;
const FAKE_CONFIG: RuntimeConfig = {
  ...FAKE,
  apiKey: null,
  appId: null,
  engines: { hearing: { 'en-US': [engine], 'ar-SA': [] }, speaking: engine, language: engine },
  federation: { environment: 'development', origins: [] },
};

/** Sets up the page's clients with servers inside the page, and the scene's session. */
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
 * Sets up the page's clients with the servers in `/config.json` and the browser's stored session.
 */
export async function startRealServers(): Promise<void> {
  initPlatform(runtimeConfigSchema.parse(await (await fetch('/config.json')).json()));
  // The real servers don't know the fake servers' user.
  if (authStore.getState().sessionId === sampleUser().sessionId) clear();
}

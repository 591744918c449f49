import { authStore, clear, initPlatform, setSession } from '@portal/auth-store';
import { answersOf, createFakeFetch, sampleUser } from '../fake-servers';
import { currentLanguage } from '@portal/i18n';
import { runtimeConfigSchema, type RuntimeConfig } from '@portal/protocol';
import type { EventLog } from './event-log';
import type { HarnessScene } from './harness-module';

/** A name that no resolver knows (RFC 2606): a call that slipped past the fake servers reaches nobody. */
const FAKE = { mainApiUrl: 'http://main-api.invalid', voiceApiUrl: 'http://voice-api.invalid' };
const engine = { kind: 'built-in', name: 'harness' } as const;
const FAKE_CONFIG: RuntimeConfig = {
  ...FAKE,
  apiKey: null,
  appId: null,
  engines: { hearing: { 'en-US': [engine], 'ar-SA': [] }, speaking: engine, language: engine },
  federation: { environment: 'development', origins: [] },
};

/** The page's clients on servers inside the page, and the session that the scene is to be seen with. */
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

/** The page's clients on the servers that `/config.json` names, for the person whose session the browser keeps. */
export async function startRealServers(): Promise<void> {
  initPlatform(runtimeConfigSchema.parse(await (await fetch('/config.json')).json()));
  // What the fake servers signed in is nobody to these.
  if (authStore.getState().sessionId === sampleUser().sessionId) clear();
}

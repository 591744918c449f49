import {
  createMainApiClient,
  createVoiceApiClient,
  type ApiSession,
  type MainApiClient,
  type VoiceApiClient,
} from '@portal/api-clients';
import { systemClock } from '@portal/clock';
import type { RuntimeConfig } from '@portal/protocol';
import { AuthStatusCheck } from './auth-status-check';
import type { AuthStore } from './auth-store';
import { createSession, type Session } from './session';
import { auth as sharedAuth } from './singleton';

export interface PlatformClients {
  main: MainApiClient;
  voice: VoiceApiClient;
}

export interface Platform {
  config: RuntimeConfig;
  clients: PlatformClients;
  session: Session;
  /** Stops the status check and the sync with other tabs. */
  dispose(): void;
}

export interface PlatformOptions {
  auth?: AuthStore;
  fetch?: (input: string, init?: RequestInit) => Promise<Response>;
}

let current: Platform | null = null;

/**
 * Creates the page's clients and session. Call it once: in the host at start, or in a remote's
 * harness.
 */
export function initPlatform(
  config: RuntimeConfig,
  { auth = sharedAuth, fetch }: PlatformOptions = {},
): Platform {
  if (current) throw new Error('The platform is already initialised');
  auth.identifyApplication({ appId: config.appId, apiKey: config.apiKey });
  const apiSession = sessionOf(auth);
  const withFetch = fetch ? { fetch } : {};
  const main = createMainApiClient({
    baseUrl: config.mainApiUrl,
    session: apiSession,
    ...withFetch,
  });
  const voice = createVoiceApiClient({
    baseUrl: config.voiceApiUrl,
    session: apiSession,
    refresh: main.refresh,
    ...withFetch,
  });
  const session = createSession({ auth, main });
  const check = new AuthStatusCheck({
    store: auth.store,
    clock: systemClock,
    askStatus: () => main.authStatus(),
    onEnded: () => void session.logout(),
  });
  check.start();
  const stopFollowing = auth.followOtherTabs(window);
  current = {
    config,
    clients: { main, voice },
    session,
    dispose: () => {
      check.stop();
      stopFollowing();
    },
  };
  return current;
}

function sessionOf(auth: AuthStore): ApiSession {
  const state = () => auth.store.getState();
  return {
    accessToken: () => state().accessToken,
    sessionToken: () => state().sessionId,
    apiKey: () => state().apiKey,
    onRefreshed: auth.setAccessToken,
    onExpired: auth.clear,
  };
}

function platform(): Platform {
  if (!current) throw new Error('initPlatform() has not been called');
  return current;
}

/** The page's two API clients. Throws before `initPlatform`. */
export const getClients = (): PlatformClients => platform().clients;
/** Login, registration and logout. Throws before `initPlatform`. */
export const getSession = (): Session => platform().session;
/** The content of `/config.json`. Throws before `initPlatform`. */
export const getRuntimeConfig = (): RuntimeConfig => platform().config;

/** Disposes the platform, so that a test can start another. */
export function resetPlatform(): void {
  current?.dispose();
  current = null;
}

import {
  createMainApiClient,
  createVoiceApiClient,
  isApiError,
  staticSession,
  type ApiSession,
  type MainApiClient,
  type VoiceApiClient,
} from '@portal/api-clients';
import { systemClock } from '@portal/clock';
import type { RuntimeConfig } from '@portal/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { AuthStatusCheck } from './auth-status-check';
import type { AuthStore } from './auth-store';
import { createInterviewUnderWay, type InterviewUnderWay } from './interview-under-way';
import { ServerWatch } from './server-watch';
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
  /** The interview that this tab is in. */
  interviewUnderWay: InterviewUnderWay;
  /** Which servers can't be reached. */
  servers: ServerWatch;
  /** Why the last check of the session's status failed; null if it didn't. */
  statusCheck: StoreApi<{ failure: unknown }>;
  /** Stops checking the session's status, asking the servers and following other tabs. */
  dispose(): void;
}

export interface PlatformOptions {
  auth?: AuthStore;
  fetch?: (input: string, init?: RequestInit) => Promise<Response>;
}

let current: Platform | null = null;

/**
 * Creates the page's clients and session. Call it once, when the host or a remote's harness starts.
 * @throws Error if it has already been called.
 */
export function initPlatform(
  config: RuntimeConfig,
  { auth = sharedAuth, fetch }: PlatformOptions = {},
): Platform {
  if (current) throw new Error('The platform is already initialised');
  auth.identifyApplication({ appId: config.appId, apiKey: config.apiKey });
  const apiSession = sessionOf(auth);
  const withFetch = fetch ? { fetch } : {};
  const onUnreachable = () => servers.handleUnreachable();
  const main = createMainApiClient({
    baseUrl: config.mainApiUrl,
    session: apiSession,
    onUnreachable,
    ...withFetch,
  });
  const voice = createVoiceApiClient({
    baseUrl: config.voiceApiUrl,
    session: apiSession,
    refresh: main.refresh,
    onUnreachable,
    ...withFetch,
  });
  const servers = new ServerWatch({ clients: { main, voice }, clock: systemClock });
  const interviewUnderWay = createInterviewUnderWay(
    () => window.sessionStorage,
    () => auth.store.getState(),
  );
  // A session that ends clears the choice; the next login still names it.
  const stopRecognition = auth.store.subscribe(({ hearing }, before) => {
    if (hearing !== null && hearing !== before.hearing)
      interviewUnderWay.changeRecognition(hearing);
  });
  const session = createSession({ auth, main, underWay: interviewUnderWay });
  const statusCheck = createStore<{ failure: unknown }>(() => ({ failure: null }));
  const check = new AuthStatusCheck({
    store: auth.store,
    clock: systemClock,
    askStatus: () => main.authStatus(),
    onEnded: () => void session.logout(),
    // A server that can't be reached is `servers`' business.
    onChecked: (failure) =>
      statusCheck.setState({
        failure: isApiError(failure) && failure.kind === 'network' ? null : failure,
      }),
  });
  check.start();
  const stopFollowing = auth.followOtherTabs(window);
  current = {
    config,
    clients: { main, voice },
    session,
    interviewUnderWay,
    servers,
    statusCheck,
    dispose: () => {
      check.stop();
      servers.stop();
      stopFollowing();
      stopRecognition();
    },
  };
  return current;
}

/**
 * Asks the servers for their health, for a page that couldn't start and has no platform. Call `stop`
 * on the result when it is no longer needed.
 */
export function watchServers({
  mainApiUrl,
  voiceApiUrl,
}: Pick<RuntimeConfig, 'mainApiUrl' | 'voiceApiUrl'>): ServerWatch {
  const session = staticSession({});
  const servers = new ServerWatch({
    clients: {
      main: createMainApiClient({ baseUrl: mainApiUrl, session }),
      voice: createVoiceApiClient({ baseUrl: voiceApiUrl, session }),
    },
    clock: systemClock,
  });
  servers.handleUnreachable();
  return servers;
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

/**
 * Returns the page's two API clients.
 * @throws Error if `initPlatform` hasn't been called.
 */
export const getClients = (): PlatformClients => platform().clients;
/**
 * Returns the functions for login, registration and logout.
 * @throws Error if `initPlatform` hasn't been called.
 */
export const getSession = (): Session => platform().session;
/**
 * Returns the validated content of `/config.json`.
 * @throws Error if `initPlatform` hasn't been called.
 */
export const getRuntimeConfig = (): RuntimeConfig => platform().config;

/** Disposes of the platform, so that a test can create another one. */
export function resetPlatform(): void {
  current?.dispose();
  current = null;
}

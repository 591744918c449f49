import type { Page } from '@playwright/test';
import { type Answers, answersOf, sampleUser } from '@portal/testing/fake-servers';
import {
  AUTH_STORAGE_KEY,
  type Language,
  type PersistedAuth,
  type RuntimeConfig,
} from '@portal/protocol';
import { Portal } from '../candidate/portal';
import { fromEnvironment } from '../environment';
import { StubbedServers } from './servers';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 740 },
} as const;
export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';

export interface OpenOptions {
  language?: Language;
  theme?: Theme;
  size?: Size;
  /** Whether the browser starts with a stored session, as after a login. */
  signedIn?: boolean;
  /** Whether the device check appears between the setup and the room. By default, it is skipped. */
  preJoin?: boolean;
  /** Responses that replace the default ones. */
  answers?: Answers;
  /** Changes what the page reads from `/config.json`. */
  config?: (config: RuntimeConfig) => RuntimeConfig;
  /** Entries to put into `sessionStorage` before the page's first script runs. */
  sessionStorage?: Record<string, string>;
}

/** The built site, with the main API and the voice API mocked in the network layer. */
export class StubbedPortal extends Portal {
  constructor(
    page: Page,
    language: Language,
    readonly servers: StubbedServers,
    private readonly goesStraightIn: boolean,
  ) {
    super(page, language);
  }

  override async open(): Promise<void> {
    await this.page.goto('/');
  }

  override async startInterview(): Promise<void> {
    if (!this.goesStraightIn) return super.startInterview();
    await this.button('setup:start').click();
  }
}

/** Returns what the browser stores for a signed-in user. */
export function persistedSession(language: Language = 'en-US'): PersistedAuth {
  const { id: userId, email, firstName, lastName, accessToken, sessionId } = sampleUser(language);
  return { userId, email, firstName, lastName, accessToken, sessionId };
}

/**
 * Opens the page for one user. Storage is filled only before the first load, so after a reload it
 * contains whatever the page itself has stored.
 */
export async function openPortal(page: Page, options: OpenOptions = {}): Promise<StubbedPortal> {
  const portal = await preparePortal(page, options);
  await portal.open();
  return portal;
}

/**
 * Like `openPortal`, but doesn't open the page yet, for tests that need to set something else up
 * first.
 */
export async function preparePortal(page: Page, options: OpenOptions = {}): Promise<StubbedPortal> {
  const { language = 'en-US', theme = 'light', size = 'desktop', signedIn = false } = options;
  const servers = new StubbedServers({ ...answersOf(language), ...options.answers });
  await servers.install(page);
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: theme });
  const local: Record<string, string> = { i18nextLng: language };
  const goesStraightIn = options.preJoin !== true;
  if (goesStraightIn) local['skip-pre-join'] = 'true';
  if (signedIn) local[AUTH_STORAGE_KEY] = JSON.stringify(persistedSession(language));
  await page.addInitScript(
    ({ kept, session }) => {
      if (sessionStorage.getItem('stub-prepared') !== null) return;
      sessionStorage.setItem('stub-prepared', '1');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    { kept: local, session: options.sessionStorage ?? {} },
  );
  if (options.config) await changeConfig(page, options.config);
  return new StubbedPortal(page, language, servers, goesStraightIn);
}

async function changeConfig(
  page: Page,
  change: (config: RuntimeConfig) => RuntimeConfig,
): Promise<void> {
  await page.route(`${fromEnvironment().siteUrl}/config.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as RuntimeConfig) });
  });
}

import { isApiError, type MainApiClient } from '@portal/api-clients';
import { authStore } from '@portal/auth-store';
import { currentLanguage } from '@portal/i18n';
import { CONTRACT_VERSION } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import type { Canaries } from '../start/canaries';
import { ErrorReporter } from './error-reporter';

/** Returns the content hash in the main script's file name, which identifies the build. */
function shellBuild(scripts: Iterable<{ src: string }>): string {
  for (const { src } of scripts) {
    const hash = /\/main\.([0-9a-f]{8,})\.js$/.exec(src)?.[1];
    if (hash !== undefined) return hash;
  }
  return 'development';
}

/** Edge and Opera come first, because their user agent strings also contain "Chrome". */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdgA?\/(\d+)/],
  ['opera', /\bOPR\/(\d+)/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d+)/],
  ['safari', /\bVersion\/(\d+)(?:\.[\d.]*)? .*Safari\//],
];

/**
 * Returns a browser's name and major version, such as `chrome 131` or `safari 18 mobile`. That is
 * enough to find out which browsers an error occurs in, but not enough to identify a user.
 */
export function browserClass(userAgent: string): string {
  const [kind, version] = KINDS.map(
    ([name, pattern]) => [name, pattern.exec(userAgent)?.[1]] as const,
  ).find(([, found]) => found !== undefined) ?? ['other', undefined];
  return `${kind}${version === undefined ? '' : ` ${version}`}${/\bMobi|\bAndroid\b/.test(userAgent) ? ' mobile' : ''}`;
}

/** The page's only error reporter. */
export const errorReporter = new ErrorReporter({
  shell: { build: shellBuild(document.scripts), contract: CONTRACT_VERSION },
  browser: browserClass(navigator.userAgent),
  language: currentLanguage,
  personal: () => {
    const { email, firstName, lastName, accessToken, sessionId } = authStore.getState();
    return [email, firstName, lastName, accessToken, sessionId].filter((value) => value !== null);
  },
  clock: {
    setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
    clearTimeout: (timer) => window.clearTimeout(timer as number),
  },
  random: Math.random,
});

/**
 * Connects the reporter to the main API. `loader` provides the list of loaded remotes, and
 * `canaries` tells which of them are canaries.
 */
export function connectReporter(
  main: Pick<MainApiClient, 'reportClientError'>,
  loader: Pick<RemoteLoader, 'releases'>,
  canaries: Pick<Canaries, 'has'>,
): void {
  errorReporter.connect({
    send: (report) =>
      main.reportClientError(report).catch((error: unknown) => {
        // Don't retry after a 4xx other than 429, because the server would reject the same report
        // again.
        if (!(
          isApiError(error) &&
          error.status >= 400 &&
          error.status < 500 &&
          error.status !== 429
        ))
          throw error;
      }),
    releases: () => loader.releases(),
    isCanary: (name, version) => canaries.has(name, version),
  });
}

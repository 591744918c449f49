import { isApiError, type MainApiClient } from '@portal/api-clients';
import { authStore } from '@portal/auth-store';
import { currentLanguage } from '@portal/i18n';
import { CONTRACT_VERSION } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import type { Canaries } from '../start/canaries';
import { browserClass } from './browser-class';
import { ErrorReporter } from './error-reporter';

/** A build is known by the content's hash in its main script's name. */
function shellBuild(scripts: Iterable<{ src: string }>): string {
  for (const { src } of scripts) {
    const hash = /\/main\.([0-9a-f]{8,})\.js$/.exec(src)?.[1];
    if (hash !== undefined) return hash;
  }
  return 'development';
}

/** The one reporter of the page. */
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

/** Tells the reporter its server, the loader that knows what is on the page, and which of that are canaries. */
export function connectReporter(
  main: Pick<MainApiClient, 'reportClientError'>,
  loader: Pick<RemoteLoader, 'releases'>,
  canaries: Pick<Canaries, 'has'>,
): void {
  errorReporter.connect({
    send: (report) =>
      main.reportClientError(report).catch((error: unknown) => {
        // Refused is answered: the same report would be refused again.
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

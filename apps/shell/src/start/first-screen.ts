import { authStore } from '@portal/auth-store';
import type { RemoteModuleId } from '@portal/mfe-contract';
import { FIRST_SCREEN_COOKIE, FIRST_SCREENS, type FirstScreen } from '@portal/protocol';
import { nextReport } from '../views/next-report';

const nameOf = (isSignedIn: boolean): FirstScreen => (isSignedIn ? 'setup' : 'login');

/** Returns the module for the page's first screen and the namespace of its translations. */
export function firstScreen({
  isSignedIn,
  opensReport,
}: {
  isSignedIn: boolean;
  opensReport: boolean;
}): { module: RemoteModuleId; texts: string } {
  if (opensReport) return { module: 'interview/Report', texts: 'report' };
  const { remote, module, namespace } = FIRST_SCREENS[nameOf(isSignedIn)];
  return { module: `${remote}/${module}` as RemoteModuleId, texts: namespace };
}

/** Returns the first screen of this page, for whoever is signed in. */
export const ownFirstScreen = () =>
  firstScreen({
    isSignedIn: authStore.getState().isAuthenticated,
    opensReport: nextReport.wanted() !== null,
  });

/** The cookie's lifetime: one year, in seconds. */
const MAX_AGE_S = 365 * 86_400;

interface HintOptions {
  isSignedIn(): boolean;
  language(): string;
  /** Functions that subscribe a listener to changes in the sign-in state or the language. */
  subscribe: ((listener: () => void) => unknown)[];
  page: { cookie: string };
}

/** Maintains a cookie that tells the server which files to preload on the next visit. */
export function hintFirstScreen({ isSignedIn, language, subscribe, page }: HintOptions): void {
  const write = () => {
    page.cookie = `${FIRST_SCREEN_COOKIE}=${nameOf(isSignedIn())}.${language()}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
  };
  subscribe.forEach((on) => on(write));
  write();
}

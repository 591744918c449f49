import type { RemoteModuleId } from '@portal/mfe-contract';
import { FIRST_SCREEN_COOKIE, FIRST_SCREENS, type FirstScreen } from '@portal/protocol';

const nameOf = (isSignedIn: boolean): FirstScreen => (isSignedIn ? 'setup' : 'login');

/** What the page shows first: a remote's module, and the namespace of its texts. */
export function firstScreen(isSignedIn: boolean): { module: RemoteModuleId; texts: string } {
  const { remote, module, namespace } = FIRST_SCREENS[nameOf(isSignedIn)];
  return { module: `${remote}/${module}` as RemoteModuleId, texts: namespace };
}

/** For a year: who has not come by then is a visitor like any other. */
const KEPT_S = 365 * 86_400;

interface Hinted {
  isSignedIn(): boolean;
  language(): string;
  /** Each calls back after a change. */
  subscribe: ((listener: () => void) => unknown)[];
  page: { cookie: string };
}

/** Has the page's server know what to send for at the next visit, for as long as the page lives. */
export function hintFirstScreen({ isSignedIn, language, subscribe, page }: Hinted): void {
  const write = () => {
    page.cookie = `${FIRST_SCREEN_COOKIE}=${nameOf(isSignedIn())}.${language()}; path=/; max-age=${KEPT_S}; samesite=lax`;
  };
  subscribe.forEach((on) => on(write));
  write();
}

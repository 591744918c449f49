import { authStore, clearRoom, type Platform } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import { skipsPreJoin, type TopBarSlots } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { errorReporter } from './errors/page-reporter';
import { Flow } from './flow/flow';
import type { FlowState } from './flow/flow-state';
import { useOwnData } from './own-data/use-own-data';
import { browserPage, preloadNext } from './remotes/preload-next';
import { RemoteLoaderProvider } from './remotes/Remote';
import { AccountMenu } from './top-bar/AccountMenu';
import { MAIN_ID } from './top-bar/SkipLink';
import { TopBar } from './top-bar/TopBar';
import { PageTitle, viewTitleKey, type AuthMode } from './views/PageTitle';
import { Views } from './views/Views';
import styles from './Portal.module.css';

function createFlow({ session }: Platform): Flow {
  const flow = new Flow({
    session,
    auth: {
      isAuthenticated: () => authStore.getState().isAuthenticated,
      subscribe: (listener) => authStore.subscribe(listener),
      clearRoom,
    },
    clock: {
      setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
      clearTimeout: (timer) => window.clearTimeout(timer as number),
    },
    skipsCheck: () => skipsPreJoin(() => window.localStorage),
    log: (problem) => console.warn(problem),
    page: { reload: () => window.location.reload(), redirect: () => window.location.replace('/') },
  });
  // Before the view is drawn, so that an error in drawing it is reported under its name.
  const nameView = () => errorReporter.setView(flow.store.getState().view);
  flow.store.subscribe(nameView);
  nameView();
  return flow;
}

/** The view that the flow says, under the top bar. */
export function Portal({ platform, loader }: { platform: Platform; loader: RemoteLoader }) {
  const t = useT('shell');
  const [flow] = useState(() => createFlow(platform));
  const [slots, setSlots] = useState<TopBarSlots>({ start: null, end: null });
  const state = useStore(flow.store);
  const main = useFocusOnView(state.view);
  const [authMode, setAuthMode] = useState<AuthMode>('login');
  const title = t(viewTitleKey(state, authMode));
  useEffect(
    () => preloadNext(state.view, { loader, api: platform.clients.main }, browserPage),
    [state.view, loader, platform],
  );

  const handleLogout = () => logOut(platform.session, () => window.sessionStorage);
  const signedInView =
    state.view === 'setup' ||
    state.view === 'checking' ||
    state.view === 'connecting' ||
    (state.view === 'report' && state.source.kind === 'session');
  const ownData = useOwnData(signedInView);
  const look =
    state.view === 'login' || state.view === 'gate'
      ? 'plain'
      : (state.view === 'interview' && state.interviewId !== null) || state.view === 'leaving'
        ? 'room'
        : 'named';
  return (
    <RemoteLoaderProvider value={loader}>
      <PageTitle view={title} />
      <TopBar
        look={look}
        account={signedInView ? <AccountMenu ownData={ownData} onLogout={handleLogout} /> : null}
        onSlots={setSlots}
      />
      <main ref={main} id={MAIN_ID} tabIndex={-1} aria-label={title} className={styles.main}>
        <Views
          flow={flow}
          state={state}
          onLogout={handleLogout}
          topBar={slots}
          onAuthMode={setAuthMode}
        />
      </main>
      {ownData.Dialog !== null && (
        <ownData.Dialog
          main={platform.clients.main}
          onDeleted={() => {
            ownData.markDeleted();
            handleLogout();
          }}
          onClose={ownData.close}
        />
      )}
    </RemoteLoaderProvider>
  );
}

/**
 * Ends the session on the person's own wish (§4: state and storage are cleared). What the tab keeps through reloads, such as drafts
 * and the way to the feedback of an interview just left, goes with it: the next person at this screen is somebody else.
 */
export function logOut(
  session: { logout(): Promise<void> },
  tabStorage: () => Pick<Storage, 'clear'>,
): void {
  // First the state: a screen that is still there must not write its own back.
  void session.logout();
  try {
    tabStorage().clear();
  } catch {
    // Storage that is forbidden holds nothing.
  }
}

/** States between which the screen stays: login under its gate's dialog, setup while it connects, the room while it is left. */
const SCREENS: Record<FlowState['view'], string> = {
  login: 'login',
  gate: 'login',
  setup: 'setup',
  checking: 'check',
  connecting: 'setup',
  interview: 'interview',
  leaving: 'interview',
  report: 'report',
};

/**
 * Takes the focus to the page's main part when another screen is shown, so that keyboard and screen reader follow.
 * Not at the first one, and not away from where a screen has put it itself; what has been hidden with its screen does not count.
 */
export function useFocusOnView(view: FlowState['view']): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const screen = SCREENS[view];
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const focused = document.activeElement;
    if (!main.current?.contains(focused) || focused?.closest('[hidden], [inert]'))
      main.current?.focus();
  }, [screen]);
  return main;
}

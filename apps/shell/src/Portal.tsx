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
import { ServerStatus } from './servers/ServerStatus';
import { AccountMenu } from './top-bar/AccountMenu';
import { MAIN_ID } from './top-bar/SkipLink';
import { TopBar } from './top-bar/TopBar';
import { nextReport } from './views/next-report';
import { useBackToClose } from './views/use-back-to-close';
import { PageTitle, viewTitleKey, type AuthMode } from './views/PageTitle';
import { Views } from './views/Views';
import styles from './Portal.module.css';

function createFlow({ session, interviewUnderWay }: Platform): Flow {
  const flow = new Flow({
    session,
    auth: {
      isAuthenticated: () => authStore.getState().isAuthenticated,
      roomName: () => authStore.getState().roomName,
      subscribe: (listener) => authStore.subscribe(listener),
      clearRoom,
    },
    underWay: interviewUnderWay,
    nextReport,
    clock: {
      setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
      clearTimeout: (timer) => window.clearTimeout(timer as number),
    },
    skipsCheck: () => skipsPreJoin(() => window.localStorage),
    log: (problem) => console.warn(problem),
    page: { reload: () => window.location.reload(), redirect: () => window.location.replace('/') },
  });
  // Set the reporter's view before the view renders, so that rendering errors are attributed to the
  // right view.
  const nameView = () => errorReporter.setView(flow.store.getState().view);
  flow.store.subscribe(nameView);
  nameView();
  return flow;
}

/** Renders the top bar and, below it, the current view. */
export function Portal({ platform, loader }: { platform: Platform; loader: RemoteLoader }) {
  const t = useT('shell');
  const [flow] = useState(() => createFlow(platform));
  const [slots, setSlots] = useState<TopBarSlots>({ start: null, end: null });
  const state = useStore(flow.store);
  const main = useFocusOnView(state.view);
  useBackToClose(state.view === 'report', () => flow.handleGoToStart());
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
      {look !== 'room' && (
        <ServerStatus servers={platform.servers} statusCheck={platform.statusCheck} />
      )}
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
 * Logs the user out and clears the session storage (§4), so that the next user doesn't see this
 * user's drafts or report ticket.
 */
export function logOut(
  session: { logout(): Promise<void> },
  tabStorage: () => Pick<Storage, 'clear'>,
): void {
  // Log out first, so that screens that are still mounted don't write their state back into the
  // cleared storage.
  void session.logout();
  try {
    tabStorage().clear();
  } catch {
    // If storage is unavailable, there is nothing to clear.
  }
}

/**
 * The screen that each view belongs to. Some views share a screen: the upload dialog opens over
 * login, setup stays visible while the room connects, and the room stays visible while the user
 * leaves.
 */
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
 * When the page changes to another screen, moves focus to the main element, for keyboard and screen
 * reader users. Leaves focus alone if it is already in a visible part of the new screen.
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

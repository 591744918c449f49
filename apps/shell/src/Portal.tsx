import { authStore, clearRoom, type Platform } from '@portal/auth-store';
import { skipsPreJoin, type TopBarSlots } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Flow } from './flow/flow';
import { RemoteLoaderProvider } from './remotes/Remote';
import { AccountMenu } from './top-bar/AccountMenu';
import { TopBar } from './top-bar/TopBar';
import { useFocusOnView } from './views/use-focus-on-view';
import { Views } from './views/Views';
import styles from './Portal.module.css';

function createFlow({ session }: Platform): Flow {
  return new Flow({
    session,
    auth: { isAuthenticated: () => authStore.getState().isAuthenticated, subscribe: (listener) => authStore.subscribe(listener), clearRoom },
    clock: { setTimeout: (run, delayMs) => window.setTimeout(run, delayMs), clearTimeout: (timer) => window.clearTimeout(timer as number) },
    skipsCheck: () => skipsPreJoin(() => window.localStorage),
    page: { reload: () => window.location.reload(), redirect: () => window.location.replace('/') },
  });
}

/** Made once, by the shell; what one person has fetched is not kept for the next. */
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });

/** The view that the flow says, under the top bar. */
export function Portal({ platform, loader }: { platform: Platform; loader: RemoteLoader }) {
  const [flow] = useState(() => createFlow(platform));
  const [slots, setSlots] = useState<TopBarSlots>({ start: null, end: null });
  const state = useSyncExternalStore(flow.subscribe, flow.getState);
  const main = useFocusOnView(state.view);
  useEffect(() => authStore.subscribe((now, before) => { if (now.userId !== before.userId) queryClient.clear(); }), []);

  const signedInView = state.view === 'setup' || state.view === 'checking' || state.view === 'connecting' || (state.view === 'report' && state.source.kind === 'session');
  const look = state.view === 'login' || state.view === 'gate' ? 'plain' : (state.view === 'interview' && state.interviewId !== null) || state.view === 'leaving' ? 'room' : 'named';
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteLoaderProvider value={loader}>
        <TopBar look={look} account={signedInView ? <AccountMenu onLogout={() => void platform.session.logout()} /> : null} onSlots={setSlots} />
        <main ref={main} tabIndex={-1} className={styles.main}><Views flow={flow} state={state} session={platform.session} topBar={slots} /></main>
      </RemoteLoaderProvider>
    </QueryClientProvider>
  );
}

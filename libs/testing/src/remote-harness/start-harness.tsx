import { initI18n } from '@portal/i18n';
import '@portal/ui/styles.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { readChoice } from './choice';
import { createEventLog } from './event-log';
import { Harness } from './Harness';
import type { HarnessModule } from './harness-module';
import { startFakeServers, startRealServers } from './servers';
import { applyTheme, keptTheme } from './theme';

export interface HarnessOptions {
  /** Names of the remote's translation catalogues, besides `common`. */
  namespaces: readonly string[];
  modules: readonly [HarnessModule, ...HarnessModule[]];
}

/**
 * Starts a remote on a page of its own, without the host. Shows the scene that the URL selects,
 * with fake servers by default.
 */
export async function startHarness({ namespaces, modules }: HarnessOptions): Promise<void> {
  const choice = readChoice(location.search, modules);
  const log = createEventLog();
  applyTheme(keptTheme());
  await initI18n({
    baseUrl: new URL('locales', document.baseURI).pathname,
    namespaces: ['common', ...namespaces],
  });
  if (choice.servers === 'real') await startRealServers();
  else startFakeServers(choice.scene, log);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <Suspense>
      <Harness modules={modules} choice={choice} log={log} />
    </Suspense>,
  );
}

import { authStore, initPlatform, type Platform } from '@portal/auth-store';
import {
  chooseRemotes,
  createRemoteLoader,
  type ListedRemotes,
  type RemoteEntry,
  type RemoteLoader,
} from '@portal/mfe-contract/host';
import type { RuntimeConfig } from '@portal/protocol';
import { useCallback, useEffect, useState } from 'react';
import { connectReporter } from '../errors/page-reporter';
import { federationInstance } from '../remotes/federation-instance';
import { Canaries } from './canaries';
import { firstScreen } from './first-screen';
import { LIST_KEY } from './list-key';
import { readConfig, readRemotes } from './start-files';

export type Start =
  | { kind: 'starting' }
  | { kind: 'failed'; problem: string; retrying: boolean }
  | { kind: 'ready'; platform: Platform; loader: RemoteLoader; overridden: RemoteEntry[] };

type Outcome = Exclude<Start, { kind: 'starting' }>;

/** Those of this page, through every try to start. */
const canaries = new Canaries();

/** What this visitor gets of what is released, with what the address bar may put in its place; asked anew, it is never remembered. */
function chosen(listed: ListedRemotes, { federation }: RuntimeConfig) {
  const choice = chooseRemotes(canaries.take(listed), federation, window.location.search);
  choice.problems.forEach((problem) => console.error(problem));
  return choice;
}

async function startOnce(): Promise<Outcome> {
  const [settings, list] = await Promise.all([readConfig(), readRemotes()]);
  if (!settings.ok) return { kind: 'failed', problem: settings.problem, retrying: false };
  if (!list.ok) return { kind: 'failed', problem: list.problem, retrying: false };
  const { config } = settings;
  if (LIST_KEY === null && config.federation.environment !== 'development')
    console.warn('This page was built without a key: it takes a remotes.json that nobody signed');
  const { remotes, overridden } = chosen(list.listed, config);
  const relist = async () => {
    const fresh = await readRemotes();
    return fresh.ok ? chosen(fresh.listed, config).remotes : [];
  };
  const [platform, loader] = [
    initPlatform(config),
    canaries.watch(
      createRemoteLoader({
        instance: federationInstance(),
        remotes,
        relist,
        federation: config.federation,
      }),
    ),
  ];
  connectReporter(platform.clients.main, loader, canaries);
  // On its way while the page is drawn; what shows it meets the same outcome.
  void loader.load(firstScreen(authStore.getState().isAuthenticated).module).catch(() => undefined);
  return { kind: 'ready', platform, loader, overridden };
}

/** Nothing of it is the person's to mend, but a page that says so is better than one that waits. */
function couldNotStart(error: unknown): Outcome {
  console.error(error);
  const problem = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', problem, retrying: false };
}

let running: Promise<Outcome> | null = null;
/** One start at a time, however often it is asked for: the platform is made once for the page. It may be begun before anything is drawn. */
export const startShared = (): Promise<Outcome> => {
  running ??= startOnce()
    .catch(couldNotStart)
    .then((outcome) => {
      if (outcome.kind === 'failed') running = null;
      return outcome;
    });
  return running;
};

/** Reads the files that the page starts from; after a failure `retry` reads them again. */
export function useStart(): { start: Start; retry(): void } {
  const [start, setStart] = useState<Start>({ kind: 'starting' });
  const run = useCallback(() => void startShared().then(setStart), []);
  useEffect(run, [run]);
  const retry = () => {
    if (start.kind === 'failed') setStart({ ...start, retrying: true });
    run();
  };
  return { start, retry };
}

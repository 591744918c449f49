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

/** Shared by all attempts to start this page. */
const canaries = new Canaries();

/**
 * The releases for this visitor, after overrides from the address bar. Evaluated each time, never
 * stored.
 */
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
    console.warn('This page was built without a key: it accepts an unsigned remotes.json');
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
  // Start loading while the page renders; the view that shows it gets the same outcome.
  void loader.load(firstScreen(authStore.getState().isAuthenticated).module).catch(() => undefined);
  return { kind: 'ready', platform, loader, overridden };
}

/** The user can't fix it, but an error is better than waiting forever. */
function couldNotStart(error: unknown): Outcome {
  console.error(error);
  const problem = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', problem, retrying: false };
}

let running: Promise<Outcome> | null = null;
/**
 * Starts the page once; concurrent calls share one attempt, and a failed one can be repeated. May
 * be called before anything renders.
 */
export const startShared = (): Promise<Outcome> => {
  running ??= startOnce()
    .catch(couldNotStart)
    .then((outcome) => {
      if (outcome.kind === 'failed') running = null;
      return outcome;
    });
  return running;
};

/** Starts the page; after a failure `retry` starts again. */
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

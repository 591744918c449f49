import { initPlatform, watchServers, type Platform, type ServerWatch } from '@portal/auth-store';
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
import { ownFirstScreen } from './first-screen';
import { LIST_KEY } from './list-key';
import { readConfig, readRemotes } from './start-files';

export type Start =
  | { kind: 'starting' }
  /** `servers` is null if not even the servers' addresses are known. */
  | { kind: 'failed'; problem: string; retrying: boolean; servers: ServerWatch | null }
  | { kind: 'ready'; platform: Platform; loader: RemoteLoader; overridden: RemoteEntry[] };

type Outcome = Exclude<Start, { kind: 'starting' }>;

/** Shared by all attempts to start this page, so that a failed canary isn't used again. */
const canaries = new Canaries();

/**
 * Chooses each remote's release for this visitor and applies overrides from the page's URL. The
 * choice is made again on every call and is never stored.
 */
function chosen(listed: ListedRemotes, { federation }: RuntimeConfig) {
  const choice = chooseRemotes(canaries.take(listed), federation, window.location.search);
  choice.problems.forEach((problem) => console.error(problem));
  return choice;
}

/** Watches the servers after a failed attempt, until the next one. */
let watched: ServerWatch | null = null;

function failed(problem: string, config: RuntimeConfig | null = null): Outcome {
  watched = config && watchServers(config);
  return { kind: 'failed', problem, retrying: false, servers: watched };
}

async function startOnce(): Promise<Outcome> {
  const [settings, list] = await Promise.all([readConfig(), readRemotes()]);
  watched?.stop();
  if (!settings.ok) return failed(settings.problem);
  const { config } = settings;
  if (!list.ok) return failed(list.problem, config);
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
  // Start loading the first screen while the page renders. Ignore errors here, because they are
  // handled by the view that shows the screen.
  void loader.load(ownFirstScreen().module).catch(() => undefined);
  return { kind: 'ready', platform, loader, overridden };
}

/**
 * Turns an unexpected error into a failure. The user can't fix it, but an error message is better
 * than waiting forever.
 */
function couldNotStart(error: unknown): Outcome {
  console.error(error);
  return failed(error instanceof Error ? error.message : String(error));
}

let running: Promise<Outcome> | null = null;
/**
 * Starts the page. Concurrent calls share one attempt; after a failure the next call tries again.
 * May be called before anything is rendered.
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

/** Starts the page. `retry` starts it again after a failure. */
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

import { initPlatform, type Platform } from '@portal/auth-store';
import { createRemoteLoader, type RemoteLoader } from '@portal/mfe-contract/host';
import { useCallback, useEffect, useState } from 'react';
import { connectReporter } from '../errors/page-reporter';
import { readConfig, readRemotes } from './start-files';

export type Start =
  | { kind: 'starting' }
  | { kind: 'failed'; problem: string; retrying: boolean }
  | { kind: 'ready'; platform: Platform; loader: RemoteLoader };

type Outcome = Exclude<Start, { kind: 'starting' }>;

async function startOnce(): Promise<Outcome> {
  const [result, remotes] = await Promise.all([readConfig(), readRemotes()]);
  if (!result.ok) return { kind: 'failed', problem: result.problem, retrying: false };
  const [platform, loader] = [initPlatform(result.config), createRemoteLoader({ remotes, relist: () => readRemotes() })];
  connectReporter(platform.clients.main, loader);
  return { kind: 'ready', platform, loader };
}

/** One start at a time, however often it is asked for: the platform is made once for the page. */
let running: Promise<Outcome> | null = null;
const startShared = () => {
  running ??= startOnce().then((outcome) => {
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

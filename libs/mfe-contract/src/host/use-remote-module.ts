import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { RemoteModuleId, RemoteModules } from '../props';
import type { RemoteLoader } from './remote-loader';

/**
 * Delay before each automatic retry, in milliseconds. After the last automatic retry, only the user
 * can retry.
 */
export const RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

/**
 * What happens after a failure: a retry is running (`trying`), a retry is scheduled (`waiting`), or
 * there are no more automatic retries and the user has to retry (`left`).
 */
export type Recovery = { kind: 'trying' } | { kind: 'waiting'; delayMs: number } | { kind: 'left' };

export type RemoteState<Props> =
  | { kind: 'loading' }
  | { kind: 'ready'; Component: ComponentType<Props> }
  | { kind: 'failed'; error: unknown; failures: number; recovery: Recovery };

/**
 * Loads a module. After a failure, retries automatically, with increasing delays. The state stays
 * `failed` until a retry succeeds, so the fallback stays on screen.
 */
export function useRemoteModule<Id extends RemoteModuleId>(
  loader: RemoteLoader,
  id: Id,
  onError: (error: unknown) => void,
): { state: RemoteState<RemoteModules[Id]>; retry(): void } {
  const [state, setState] = useState<RemoteState<RemoteModules[Id]>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const report = useRef(onError);
  useEffect(() => {
    report.current = onError;
  });

  useEffect(() => {
    let gone = false;
    loader.load(id).then(
      ({ default: Component }) => {
        if (!gone)
          setState({ kind: 'ready', Component: Component as ComponentType<RemoteModules[Id]> });
      },
      (error: unknown) => {
        if (gone) return;
        report.current(error);
        setState((before) => {
          const failures = before.kind === 'failed' ? before.failures + 1 : 1;
          const delayMs = RETRY_DELAYS_MS[failures - 1];
          return {
            kind: 'failed',
            error,
            failures,
            recovery: delayMs === undefined ? { kind: 'left' } : { kind: 'waiting', delayMs },
          };
        });
      },
    );
    return () => {
      gone = true;
    };
  }, [loader, id, attempt]);

  const retry = useCallback(() => {
    setState((before) =>
      before.kind === 'failed' ? { ...before, recovery: { kind: 'trying' } } : { kind: 'loading' },
    );
    setAttempt((before) => before + 1);
  }, []);
  const waitingMs =
    state.kind === 'failed' && state.recovery.kind === 'waiting' ? state.recovery.delayMs : null;
  useEffect(() => {
    if (waitingMs === null) return undefined;
    const timer = setTimeout(retry, waitingMs);
    return () => clearTimeout(timer);
  }, [waitingMs, retry]);
  return { state, retry };
}

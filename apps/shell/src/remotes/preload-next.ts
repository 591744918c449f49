import type { RemoteModuleId } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import type { FlowState } from '../flow/flow-state';

/** Maps each view to its own module (`shown`) and the module that most users need next (`next`). */
const NEXT: Partial<Record<FlowState['view'], { shown: RemoteModuleId; next: RemoteModuleId }>> = {
  login: { shown: 'auth/AuthScreen', next: 'onboarding/Setup' },
  gate: { shown: 'auth/AuthScreen', next: 'onboarding/Setup' },
  setup: { shown: 'onboarding/Setup', next: 'interview/LiveInterview' },
};

export interface PreloadPage {
  /** Calls `run` once the page is idle. */
  whenIdle(run: () => void): void;
  /** Whether the user has turned on the browser's data saver. */
  savesData(): boolean;
}

export interface PreloadSources {
  loader: Pick<RemoteLoader, 'load' | 'preload'>;
  /** `prepare` loads the code that parses the server's responses. */
  api: { prepare(): Promise<void> };
}

/**
 * Preloads the module that the user probably needs next. Starts once the current view has loaded
 * and the page is idle.
 * @returns a function that cancels the preloading.
 */
export function preloadNext(
  view: FlowState['view'],
  { loader, api }: PreloadSources,
  page: PreloadPage,
): () => void {
  const known = NEXT[view];
  if (known === undefined || page.savesData()) return () => undefined;
  let cancelled = false;
  const fetchAhead = () => {
    if (cancelled) return;
    void api.prepare();
    void loader.preload(known.next).then(() => page.whenIdle(run));
  };
  const run = () => {
    // Ignore the error: the module is loaded again when it is shown, and a failure is reported
    // then.
    if (!cancelled) loader.load(known.next).catch(() => undefined);
  };
  loader.load(known.shown).then(
    () => page.whenIdle(fetchAhead),
    // Ignore the error: the view itself reports it.
    () => undefined,
  );
  return () => {
    cancelled = true;
  };
}

/** Implements `PreloadPage` for the browser. */
export const browserPage: PreloadPage = {
  whenIdle: (run) => void (window.requestIdleCallback ?? window.setTimeout)(run),
  savesData: () =>
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
};

import type { RemoteModuleId } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import type { FlowState } from '../flow/flow-state';

/**
 * The module most users need after each view, and the view's own module. The room's module includes
 * the LiveKit client.
 */
const NEXT: Partial<Record<FlowState['view'], { shown: RemoteModuleId; next: RemoteModuleId }>> = {
  login: { shown: 'auth/AuthScreen', next: 'onboarding/Setup' },
  gate: { shown: 'auth/AuthScreen', next: 'onboarding/Setup' },
  setup: { shown: 'onboarding/Setup', next: 'interview/LiveInterview' },
};

export interface PreloadPage {
  /** Runs the callback once the page is idle. */
  whenIdle(run: () => void): void;
  /** Whether the user asked to save data. */
  savesData(): boolean;
}

export interface PreloadSources {
  loader: Pick<RemoteLoader, 'load' | 'preload'>;
  /** Loads the code that parses server answers. */
  api: { prepare(): Promise<void> };
}

/**
 * Once a view has loaded, fetches the next module, then runs it when the page is idle, so that the
 * next step doesn't wait.
 * @returns a function that cancels it.
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
    // Showing the module later retries and reports the error.
    if (!cancelled) loader.load(known.next).catch(() => undefined);
  };
  loader.load(known.shown).then(
    () => page.whenIdle(fetchAhead),
    // The view itself reports the error.
    () => undefined,
  );
  return () => {
    cancelled = true;
  };
}

/** The browser's implementation. */
export const browserPage: PreloadPage = {
  whenIdle: (run) => void (window.requestIdleCallback ?? window.setTimeout)(run),
  savesData: () =>
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
};

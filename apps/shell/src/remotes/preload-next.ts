import type { RemoteModuleId } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import type { FlowState } from '../flow/flow-state';

/** What most people come to after a view, and what the view itself shows. The room brings its client of the room server along. */
const NEXT: Partial<Record<FlowState['view'], { shown: RemoteModuleId; next: RemoteModuleId }>> = {
  login: { shown: 'auth/AuthScreen', next: 'onboarding/Setup' },
  gate: { shown: 'auth/AuthScreen', next: 'onboarding/Setup' },
  setup: { shown: 'onboarding/Setup', next: 'interview/LiveInterview' },
};

export interface PreloadPage {
  /** Once the page has nothing else to do. */
  whenIdle(run: () => void): void;
  /** The person asked for as few bytes as possible. */
  savesData(): boolean;
}

export interface PreloadSources {
  loader: Pick<RemoteLoader, 'load' | 'preload'>;
  /** What reads the servers' answers. */
  api: { prepare(): Promise<void> };
}

/**
 * Fetches ahead what follows a view, once the view stands, and runs it once it is there: the step itself then waits for neither. The returned
 * function gives it up.
 */
export function preloadNext(
  view: FlowState['view'],
  { loader, api }: PreloadSources,
  page: PreloadPage,
): () => void {
  const known = NEXT[view];
  if (known === undefined || page.savesData()) return () => undefined;
  let left = false;
  const fetchAhead = () => {
    if (left) return;
    void api.prepare();
    void loader.preload(known.next).then(() => page.whenIdle(run));
  };
  const run = () => {
    // What is wrong with it is told where it is shown, by a try of its own.
    if (!left) loader.load(known.next).catch(() => undefined);
  };
  loader.load(known.shown).then(
    () => page.whenIdle(fetchAhead),
    // What is wrong with it is told in its place.
    () => undefined,
  );
  return () => {
    left = true;
  };
}

/** The browser's own. */
export const browserPage: PreloadPage = {
  whenIdle: (run) => void (window.requestIdleCallback ?? window.setTimeout)(run),
  savesData: () =>
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
};

import type { RemoteModuleId } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import type { FlowState } from '../flow/flow-state';

/** Nothing is fetched ahead while the view itself is still on its way (ms). */
export const PRELOAD_DELAY_MS = 1_500;

/** What most people come to after a view. The room brings its client of the room server along. */
const NEXT: Partial<Record<FlowState['view'], RemoteModuleId>> = {
  login: 'onboarding/Setup',
  gate: 'onboarding/Setup',
  setup: 'interview/LiveInterview',
};

export interface PreloadPage {
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
  /** The person asked for as few bytes as possible. */
  savesData(): boolean;
}

export interface PreloadSources {
  loader: Pick<RemoteLoader, 'preload'>;
  /** What reads the servers' answers. */
  api: { prepare(): Promise<void> };
}

/** Fetches ahead what follows a view, once the view stands; the returned function gives it up. */
export function preloadNext(
  view: FlowState['view'],
  { loader, api }: PreloadSources,
  page: PreloadPage,
): () => void {
  const next = NEXT[view];
  if (next === undefined || page.savesData()) return () => undefined;
  const timer = page.setTimeout(() => {
    void api.prepare();
    void loader.preload(next);
  }, PRELOAD_DELAY_MS);
  return () => page.clearTimeout(timer);
}

/** The browser's own. */
export const browserPage: PreloadPage = {
  setTimeout: (run, delayMs) =>
    window.setTimeout(() => (window.requestIdleCallback ?? window.setTimeout)(run), delayMs),
  clearTimeout: (timer) => window.clearTimeout(timer as number),
  savesData: () =>
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
};

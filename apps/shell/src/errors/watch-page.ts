import type { ErrorReporter } from './error-reporter';

/** Matches errors from browser extensions, which are not reported. */
const EXTENSION = /-extension:\/\//;
/**
 * Matches the harmless error that browsers report when a `ResizeObserver` callback resizes
 * elements.
 */
const HARMLESS = /^ResizeObserver loop/;

type Reporter = Pick<ErrorReporter, 'report' | 'handleLeaving'>;

/**
 * Reports uncaught errors, unhandled rejections and Content Security Policy violations.
 * @returns a function that stops reporting.
 */
export function watchPage(page: Window, reporter: Reporter): () => void {
  const stop = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    handle: (event: WindowEventMap[Name]) => void,
  ) => page.addEventListener(name, handle, { signal: stop.signal });
  const ours = (error: unknown, source = '') =>
    !EXTENSION.test(`${source} ${error instanceof Error ? (error.stack ?? '') : ''}`);

  listen('error', ({ error, message, filename }) => {
    const thrown: unknown = error ?? message;
    if (ours(thrown, filename) && !HARMLESS.test(message))
      reporter.report({ kind: 'window-error', problem: 'uncaught', error: thrown, module: null });
  });
  listen('unhandledrejection', ({ reason }) => {
    if (ours(reason))
      reporter.report({
        kind: 'unhandled-rejection',
        problem: 'uncaught',
        error: reason,
        module: null,
      });
  });
  listen(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const said = `${effectiveDirective} blocked ${blockedURI}${sourceFile ? ` at ${sourceFile}:${lineNumber}` : ''}`;
      if (ours(null, `${blockedURI} ${sourceFile}`))
        reporter.report({ kind: 'csp', problem: 'blocked', error: said, module: null });
    },
  );
  listen('pagehide', () => reporter.handleLeaving());
  return () => stop.abort();
}

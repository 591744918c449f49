/**
 * Maps each shared module's name to the distinct instances of that module used by the builds on the
 * page. A module is shared correctly if it has exactly one instance.
 */
export type SingletonReport = Map<string, Set<object>>;

interface DiagnosticsPage {
  __PORTAL_SINGLETONS__?: SingletonReport;
  /** Names of the builds that have called `reportSingletons`. */
  __PORTAL_BUILDS__?: Set<string>;
}

/**
 * Records which instances of the shared modules a build uses, so that a test can compare all builds
 * on the page. Each build calls this when it starts.
 */
export function reportSingletons(build: string, instances: Record<string, object>): void {
  const page = globalThis as DiagnosticsPage;
  page.__PORTAL_BUILDS__ ??= new Set();
  page.__PORTAL_BUILDS__.add(build);
  page.__PORTAL_SINGLETONS__ ??= new Map();
  for (const [name, instance] of Object.entries(instances)) {
    const seen = page.__PORTAL_SINGLETONS__.get(name) ?? new Set();
    page.__PORTAL_SINGLETONS__.set(name, seen.add(identityOf(instance)));
  }
}

/**
 * Returns the default export of a module namespace if that export is an object; returns anything
 * else unchanged. Each bundler creates its own namespace object for a module, so comparing
 * namespaces would be meaningless.
 */
function identityOf(instance: object): object {
  const inner = (instance as { default?: unknown }).default;
  return Object.prototype.toString.call(instance) === '[object Module]' &&
    typeof inner === 'object' &&
    inner !== null
    ? inner
    : instance;
}

/** Name of a shared thing → every instance of it that any build has seen. One each is what sharing promises. */
export type SingletonReport = Map<string, Set<object>>;

interface DiagnosticsPage {
  __PORTAL_SINGLETONS__?: SingletonReport;
  /** The builds that reported. */
  __PORTAL_BUILDS__?: Set<string>;
}

/**
 * Each build says at start which instances it sees, for instance `reportSingletons('auth', { React, i18next, authStore })`,
 * so that a test can compare them by identity across all builds of the page.
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

/** An ES module's namespace is made anew by each bundler around one object: that object is what is compared. */
function identityOf(instance: object): object {
  const inner = (instance as { default?: unknown }).default;
  return Object.prototype.toString.call(instance) === '[object Module]' &&
    typeof inner === 'object' &&
    inner !== null
    ? inner
    : instance;
}

/**
 * Maps the name of each shared module to all instances of it that the builds have seen. Sharing
 * works if every module has exactly one.
 */
export type SingletonReport = Map<string, Set<object>>;

interface DiagnosticsPage {
  __PORTAL_SINGLETONS__?: SingletonReport;
  /** Names of the builds that have reported their instances. */
  __PORTAL_BUILDS__?: Set<string>;
}

/**
 * Records which instances a build sees, so that a test can compare them across all builds on the
 * page. Each build calls it at start, for example `reportSingletons('auth', { React, i18next,
 * authStore })`.
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
 * Each bundler wraps a module in its own namespace object, so compare the default export inside it.
 */
function identityOf(instance: object): object {
  const inner = (instance as { default?: unknown }).default;
  return Object.prototype.toString.call(instance) === '[object Module]' &&
    typeof inner === 'object' &&
    inner !== null
    ? inner
    : instance;
}

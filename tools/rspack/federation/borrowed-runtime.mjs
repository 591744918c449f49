const { bundlerRuntime, runtime, attachShareScopeMap } = globalThis.__PORTAL_FEDERATION__;

/** The host's federation runtime, with an instance and share scopes of this container's own. */
export default {
  // The runtime's `init` would make this container the one that the host's `loadRemote` speaks for.
  runtime: { ...runtime, init: (options) => runtime.createInstance(options) },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  instance: undefined,
  initOptions: undefined,
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

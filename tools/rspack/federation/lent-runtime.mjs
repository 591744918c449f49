import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// A host exposes nothing, so its build leaves out what starts a container: the remotes, which borrow this runtime, need it.
federation.bundlerRuntime.initContainerEntry = initContainerEntry;
// The page's only federation runtime: remotes are built on what stands here (`borrowed-runtime.mjs`).
globalThis.__PORTAL_FEDERATION__ = federation;
export default federation;

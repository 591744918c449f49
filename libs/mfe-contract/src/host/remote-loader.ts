import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, contractFits } from '../contract-version';
import type { RemoteModule, RemoteModuleId, RemoteModules } from '../props';
import { problemOf, RemoteLoadError } from './remote-error';
import type { RemoteEntry } from './remotes-file';
import { runtimeGuard, urlOfAttempt } from './runtime-guard';

/** The part of the federation runtime that is used. */
export interface FederationRuntime {
  registerPlugins: typeof registerPlugins;
  registerRemotes: typeof registerRemotes;
  loadRemote(id: string): Promise<unknown>;
}

export interface RemoteLoaderOptions {
  remotes: readonly RemoteEntry[];
  /** Milliseconds for the manifest, for the entry, and for a module with its chunks, each. */
  timeoutMs?: number;
  contractVersion?: string;
  /** Reads `remotes.json` again before a remote that failed is tried anew: it may have been released, or rolled back, meanwhile. */
  relist?: () => Promise<readonly RemoteEntry[]>;
  runtime?: FederationRuntime;
  fetch?: typeof fetch;
}

/** A remote as the page knows it now. */
export interface RemoteRelease {
  name: string;
  /** The version that the list names, and that the next load asks for. */
  listed: string;
  /** The version whose code is on the page; null before its first module is there. */
  loaded: string | null;
  /** URL of the folder that its code came from, or will; its frames in a stack begin with it. */
  base: string;
}

export interface RemoteLoader {
  /**
   * The module, once it has been loaded and its contract checked. After a failure the next call tries afresh, with a new
   * registration and new URLs. Rejects with `RemoteLoadError`.
   */
  load<Id extends RemoteModuleId>(id: Id): Promise<RemoteModule<RemoteModules[Id]>>;
  /** Every listed remote, for reports of errors. */
  releases(): RemoteRelease[];
}

export const REMOTE_TIMEOUT_MS = 10_000;

/** Loads what `remotes.json` lists; nothing is fetched before it is asked for. */
export function createRemoteLoader({
  remotes, timeoutMs = REMOTE_TIMEOUT_MS, contractVersion = CONTRACT_VERSION, relist,
  runtime = { registerPlugins, registerRemotes, loadRemote }, fetch: fetchOf = (input, init) => globalThis.fetch(input, init),
}: RemoteLoaderOptions): RemoteLoader {
  const listed = new Map(remotes.map((entry) => [entry.name, entry]));
  const attempts = new Map<string, number>();
  const modules = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, RemoteEntry>();
  /** Remotes whose last load failed: to be registered anew before the next. */
  const failed = new Set<string>();

  runtime.registerPlugins([runtimeGuard({
    timeoutMs, fetch: fetchOf,
    listed: (name) => listed.get(name),
    attempt: (name) => attempts.get(name) ?? 0,
  })]);
  runtime.registerRemotes(remotes.map((entry) => ({ name: entry.name, entry: absolute(entry.manifest) })));

  const registerAnew = async (name: string): Promise<void> => {
    // A list that can't be read now leaves what was listed before.
    const fresh = (await relist?.().catch(() => []))?.find((entry) => entry.name === name);
    if (fresh) listed.set(name, fresh);
    const entry = listed.get(name);
    if (!entry) return;
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    runtime.registerRemotes([{ name, entry: urlOfAttempt(absolute(entry.manifest), attempt) }], { force: true });
  };

  const loadOnce = async (id: string, name: string): Promise<unknown> => {
    try {
      if (failed.delete(name)) await registerAnew(name);
      if (!listed.has(name)) throw new RemoteLoadError('not_listed', id, `remotes.json does not list "${name}"`);
      // Twice the limit: the manifest and the entry each have theirs before the module's own chunks.
      const module = checked(id, await withTimeout(runtime.loadRemote(id), timeoutMs * 2), contractVersion);
      loaded.set(name, listed.get(name) as RemoteEntry);
      return module;
    } catch (error) {
      failed.add(name);
      throw error instanceof RemoteLoadError ? error : new RemoteLoadError(problemOf(error), id, error instanceof Error ? error.message : String(error), error);
    }
  };

  return {
    load<Id extends RemoteModuleId>(id: Id) {
      const name = id.slice(0, id.indexOf('/'));
      let module = modules.get(id);
      if (!module) {
        module = loadOnce(id, name);
        modules.set(id, module);
        module.catch(() => modules.delete(id));
      }
      return module as Promise<RemoteModule<RemoteModules[Id]>>;
    },
    releases: () => [...listed.values()].map((entry) => ({
      name: entry.name,
      listed: entry.version,
      loaded: loaded.get(entry.name)?.version ?? null,
      base: absolute(loaded.get(entry.name)?.manifest ?? entry.manifest).replace(/[^/]*$/, ''),
    })),
  };
}

function checked(id: string, module: unknown, contractVersion: string): unknown {
  const { contractVersion: theirs, default: component } = (module ?? {}) as Partial<RemoteModule<unknown>>;
  if (!contractFits(contractVersion, theirs)) throw new RemoteLoadError('incompatible', id, `built against contract ${String(theirs)}, the host has ${contractVersion}`);
  if (typeof component !== 'function' && typeof component !== 'object') throw new RemoteLoadError('broken', id, 'has no component as its default export');
  return module;
}

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`timed out after ${timeoutMs} ms`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const absolute = (url: string): string => new URL(url, globalThis.location.href).href;

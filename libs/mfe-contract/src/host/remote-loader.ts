import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationConfig } from '@portal/protocol';
import { CONTRACT_VERSION, contractFits } from '../contract-version';
import type { RemoteModule, RemoteModuleId, RemoteModules } from '../props';
import { problemOf, RemoteLoadError } from './remote-error';
import { fetchManifest, type RemoteManifest } from './remote-manifest';
import { remoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';
import { preloadFiles, runtimeGuard, urlOfAttempt } from './runtime-guard';

/** The part of the federation runtime that is used. */
export interface FederationRuntime {
  registerPlugins: typeof registerPlugins;
  registerRemotes: typeof registerRemotes;
  loadRemote(id: string): Promise<unknown>;
}

export interface RemoteLoaderOptions {
  remotes: readonly RemoteEntry[];
  /** Where remotes may come from, and how strictly. */
  federation: FederationConfig;
  /** Milliseconds for the manifest, for the entry, and for each file of a module. */
  timeoutMs?: number;
  contractVersion?: string;
  /** Reads `remotes.json` again after a failure: the remote may have been released, or rolled back, meanwhile. */
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
   * The module, once it has been loaded and its contract checked. Where it fails and `remotes.json` names another release by then, that one is
   * taken at once; otherwise the next call tries afresh, with a new registration and new URLs. Rejects with `RemoteLoadError`.
   */
  load<Id extends RemoteModuleId>(id: Id): Promise<RemoteModule<RemoteModules[Id]>>;
  /** Every listed remote, for reports of errors. */
  releases(): RemoteRelease[];
  /** Has the browser fetch what a module starts from, and runs none of it. Never rejects: `load` tells what is wrong. */
  preload(id: RemoteModuleId): Promise<void>;
}

/**
 * The limit is each file's own, so that a slow line which still delivers is never cut off. Builds give their chunks the same (`chunkLoadTimeout`).
 * Why 15 s: a line on which 100 KB take longer is as good as none, and a person has been told after four that it takes long.
 */
export const REMOTE_TIMEOUT_MS = 15_000;
/** A net below the files' own limits: the manifest, the entry, its chunks, and shared packages behind them. */
const STEPS = 4;

interface Registration {
  entry: RemoteEntry;
  /** How often it has been tried anew: the URLs of its files differ by it. */
  attempt: number;
  manifest?: { url: string; fetched: Promise<RemoteManifest>; value?: RemoteManifest };
}

/** Loads what `remotes.json` lists; nothing is fetched before it is asked for. */
export function createRemoteLoader({
  remotes, federation, timeoutMs = REMOTE_TIMEOUT_MS, contractVersion = CONTRACT_VERSION, relist,
  runtime = { registerPlugins, registerRemotes, loadRemote }, fetch: fetchOf = (input, init) => globalThis.fetch(input, init),
}: RemoteLoaderOptions): RemoteLoader {
  const trust = remoteTrust(federation, globalThis.location.href);
  const registered = new Map<string, Registration>(remotes.map((entry) => [entry.name, { entry, attempt: 0 }]));
  const modules = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, RemoteEntry>();
  /** Remotes whose last load failed: to be registered anew before the next. */
  const failed = new Set<string>();

  const urlNow = (name: string, url: string) => urlOfAttempt(url, registered.get(name)?.attempt ?? 0);
  const manifestUrl = ({ entry, attempt }: Registration) => urlOfAttempt(absolute(entry.manifest), attempt);

  const manifestOf = (name: string, url: string): Promise<RemoteManifest> => {
    const registration = registered.get(name);
    if (!registration) return Promise.reject(new Error(`"${name}" is not registered`));
    if (registration.manifest?.url !== url) {
      const manifest: Registration['manifest'] = { url, fetched: fetchManifest({ entry: registration.entry, url, trust, timeoutMs, fetch: fetchOf }) };
      registration.manifest = manifest;
      manifest.fetched.then((value) => { manifest.value = value; }, () => { delete registration.manifest; });
    }
    return registration.manifest!.fetched;
  };

  runtime.registerPlugins([runtimeGuard({ timeoutMs, urlNow, manifest: manifestOf, current: (name) => registered.get(name)?.manifest?.value })]);
  runtime.registerRemotes(remotes.map((entry) => ({ name: entry.name, entry: absolute(entry.manifest) })));

  /** The line of `remotes.json` as it is now; a list that can't be read leaves what was listed before. */
  const lineNow = async (name: string): Promise<RemoteEntry | undefined> =>
    (await relist?.().catch(() => []))?.find((entry) => entry.name === name) ?? registered.get(name)?.entry;

  const registerAnew = (name: string, entry: RemoteEntry): void => {
    const registration = { entry, attempt: (registered.get(name)?.attempt ?? 0) + 1 };
    registered.set(name, registration);
    failed.delete(name);
    runtime.registerRemotes([{ name, entry: manifestUrl(registration) }], { force: true });
  };

  const loadRegistered = async (id: string, name: string): Promise<unknown> => {
    try {
      const entry = registered.get(name)?.entry;
      if (!entry) throw new RemoteLoadError('not_listed', id, `remotes.json does not list "${name}"`);
      trust.checkLine(entry);
      if (entry.contract !== undefined) checkContract(id, entry.contract, contractVersion);
      const module = checked(id, await withTimeout(runtime.loadRemote(id), timeoutMs * STEPS), contractVersion);
      loaded.set(name, entry);
      return module;
    } catch (error) {
      failed.add(name);
      throw error instanceof RemoteLoadError ? error : new RemoteLoadError(problemOf(error), id, error instanceof Error ? error.message : String(error), error);
    }
  };

  const loadOnce = async (id: string, name: string): Promise<unknown> => {
    const again = failed.has(name);
    if (again) {
      const entry = await lineNow(name);
      if (entry) registerAnew(name, entry);
    }
    try {
      return await loadRegistered(id, name);
    } catch (error) {
      // The list had just been read.
      if (again) throw error;
      const [before, now] = [registered.get(name)?.entry, await lineNow(name)];
      if (!now || (before && sameRelease(before, now))) throw error;
      registerAnew(name, now);
      return loadRegistered(id, name);
    }
  };

  return {
    load<Id extends RemoteModuleId>(id: Id) {
      let module = modules.get(id);
      if (!module) {
        module = loadOnce(id, remoteOf(id));
        modules.set(id, module);
        module.catch(() => modules.delete(id));
      }
      return module as Promise<RemoteModule<RemoteModules[Id]>>;
    },
    async preload(id) {
      const name = remoteOf(id);
      const registration = registered.get(name);
      if (!registration || failed.has(name) || modules.has(id)) return;
      try {
        preloadFiles(await manifestOf(name, manifestUrl(registration)), id.slice(name.length + 1), (url) => urlNow(name, url));
      } catch {
        // The same will be met, and told, when the module is loaded.
      }
    },
    releases: () => [...registered.values()].map(({ entry }) => ({
      name: entry.name,
      listed: entry.version,
      loaded: loaded.get(entry.name)?.version ?? null,
      base: absolute(loaded.get(entry.name)?.manifest ?? entry.manifest).replace(/[^/]*$/, ''),
    })),
  };
}

const remoteOf = (id: string): string => id.slice(0, id.indexOf('/'));
const sameRelease = (one: RemoteEntry, other: RemoteEntry): boolean => one.manifest === other.manifest && one.version === other.version && one.integrity === other.integrity;

function checkContract(id: string, theirs: unknown, ours: string): void {
  if (!contractFits(ours, theirs)) throw new RemoteLoadError('incompatible', id, `built against contract ${String(theirs)}, the host has ${ours}`);
}

function checked(id: string, module: unknown, contractVersion: string): unknown {
  const { contractVersion: theirs, default: component } = (module ?? {}) as Partial<RemoteModule<unknown>>;
  checkContract(id, theirs, contractVersion);
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

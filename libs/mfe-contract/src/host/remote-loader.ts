import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { FederationConfig } from '@portal/protocol';
import { CONTRACT_VERSION, contractFits } from '../contract-version';
import type { RemoteModule, RemoteModuleId, RemoteModules } from '../props';
import { problemOf, RemoteLoadError } from './remote-error';
import { remoteGuard, type RemoteTry } from './remote-guard';
import type { RemoteEntry } from './remotes-file';

/** The parts of the page's federation runtime that the loader uses. */
export type FederationInstance = Pick<
  ModuleFederation,
  'registerPlugins' | 'registerRemotes' | 'loadRemote' | 'preloadRemote'
>;

export interface RemoteLoaderOptions {
  instance: FederationInstance;
  remotes: readonly RemoteEntry[];
  /** The allowed origins, and whether integrity hashes are required. */
  federation: FederationConfig;
  /**
   * Time limit, in milliseconds, for each file: the manifest, the entry and the module's own files.
   */
  timeoutMs?: number;
  contractVersion?: string;
  /** Reads `remotes.json` again after a failure, in case it now lists another release. */
  relist?: () => Promise<readonly RemoteEntry[]>;
  fetch?: typeof fetch;
}

/** The current state of a remote on the page. */
export interface RemoteRelease {
  name: string;
  /** The version listed in `remotes.json`, which the next load will use. */
  listed: string;
  /** The version whose code is on the page; null until one of the remote's modules has loaded. */
  loaded: string | null;
  /**
   * URL of the folder that the remote's code is loaded from. Stack frames of that code start with
   * this URL.
   */
  base: string;
}

export interface RemoteLoader {
  /**
   * Loads a module and checks its contract version. If loading fails and `remotes.json` now lists
   * another release, tries that release immediately. Otherwise, the next call tries again under new
   * URLs. Rejects with `RemoteLoadError`.
   */
  load<Id extends RemoteModuleId>(id: Id): Promise<RemoteModule<RemoteModules[Id]>>;
  /**
   * Checks whether `remotes.json` now lists a different release from the one that the module was
   * loaded from. If so, resolves to true, and the next `load` uses the new release. Modules that
   * are already rendered stay as they are. Never rejects.
   */
  renew(id: RemoteModuleId): Promise<boolean>;
  /** Returns the state of every listed remote, for error reports. */
  releases(): RemoteRelease[];
  /**
   * Fetches the files that a module needs at startup, without running the module. Never rejects,
   * because `load` will report any error.
   */
  preload(id: RemoteModuleId): Promise<void>;
}

/**
 * Time limit per file, in milliseconds. Because it applies to each file, a slow connection is not
 * cut off while files keep arriving. A connection that needs longer for a 100 KB file is unusable
 * anyway. Builds use the same limit for their chunks (`chunkLoadTimeout`).
 */
export const REMOTE_TIMEOUT_MS = 15_000;
/**
 * Time limit for loading a module, as a multiple of the limit per file. Loading takes four steps:
 * fetching the manifest, the entry, the chunks and the shared packages.
 */
const STEPS = 4;

/**
 * One attempt to load a remote. All of the remote's modules share the files that this attempt has
 * fetched and run.
 */
interface Attempt {
  entry: RemoteEntry;
  /** Number of previous attempts, used to make the URLs of this attempt unique. */
  number: number;
  /** The guard's record of the attempt; null until the attempt is registered. */
  started: RemoteTry | null;
  /** Whether a load failed. If so, the next load starts a new attempt. */
  failed: boolean;
}

/**
 * Creates a loader for the remotes listed in `remotes.json`. It fetches nothing until it is asked
 * to load or preload a module.
 */
export function createRemoteLoader({
  instance,
  remotes,
  federation,
  timeoutMs = REMOTE_TIMEOUT_MS,
  contractVersion = CONTRACT_VERSION,
  relist,
  fetch: fetchOf = (input, init) => globalThis.fetch(input, init),
}: RemoteLoaderOptions): RemoteLoader {
  const guard = remoteGuard({ federation, timeoutMs, fetch: fetchOf });
  instance.registerPlugins([guard.plugin]);
  /** For each remote, the attempt that the next load will use. */
  const attempts = new Map<string, Attempt>(
    remotes.map((entry) => [entry.name, { entry, number: 0, started: null, failed: false }]),
  );
  const modules = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, RemoteEntry>();
  /**
   * For each module, the release that it was loaded from. Modules of the same remote may come from
   * different releases.
   */
  const releaseOf = new Map<string, RemoteEntry>();

  /**
   * Registers an attempt with the federation instance.
   * @throws RemoteLoadError or RemoteRefusal, before anything is fetched.
   */
  const begin = (id: string, attempt: Attempt): RemoteTry => {
    if (attempt.started) return attempt.started;
    const { entry, number } = attempt;
    if (entry.contract !== undefined) checkContract(id, entry.contract, contractVersion);
    attempt.started = guard.begin(entry, number);
    instance.registerRemotes([{ name: entry.name, entry: attempt.started.url }], { force: true });
    return attempt.started;
  };

  /**
   * Returns the remote's current entry in `remotes.json`, or the last known one if the list can't
   * be read.
   */
  const currentEntry = async (name: string): Promise<RemoteEntry | undefined> =>
    (await relist?.().catch(() => []))?.find((entry) => entry.name === name) ??
    attempts.get(name)?.entry;

  /**
   * Replaces the attempt given as `before` with a new one, unless another module's load has already
   * replaced it.
   */
  const replaceAttempt = (
    name: string,
    entry: RemoteEntry,
    before: Attempt | undefined,
  ): Attempt => {
    const current = attempts.get(name);
    if (current && current !== before) return current;
    const next = { entry, number: (before?.number ?? 0) + 1, started: null, failed: false };
    attempts.set(name, next);
    return next;
  };

  const loadAttempt = async (id: string, attempt: Attempt): Promise<unknown> => {
    const { entry } = attempt;
    try {
      begin(id, attempt);
      const module = checked(
        id,
        await withTimeout(instance.loadRemote(id), timeoutMs * STEPS),
        contractVersion,
      );
      loaded.set(entry.name, entry);
      releaseOf.set(id, entry);
      return module;
    } catch (error) {
      attempt.failed = true;
      if (error instanceof RemoteLoadError) throw error;
      const cause = attempt.started?.failure ?? error;
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new RemoteLoadError(problemOf(cause), id, detail, cause);
    }
  };

  const loadOnce = async (id: string, name: string): Promise<unknown> => {
    let attempt = attempts.get(name);
    const listed = attempt && !attempt.failed;
    if (!listed) {
      const entry = await currentEntry(name);
      if (!entry)
        throw new RemoteLoadError('not_listed', id, `remotes.json does not list "${name}"`);
      attempt = replaceAttempt(name, entry, attempt);
    }
    const tried = attempt as Attempt;
    try {
      return await loadAttempt(id, tried);
    } catch (error) {
      // The list was read just before this attempt, so reading it again won't help.
      if (!listed) throw error;
      const now = await currentEntry(name);
      if (!now || sameRelease(tried.entry, now)) throw error;
      return loadAttempt(id, replaceAttempt(name, now, tried));
    }
  };

  return {
    load<Id extends RemoteModuleId>(id: Id) {
      let module = modules.get(id);
      if (!module) {
        const loading = loadOnce(id, remoteOf(id));
        module = loading;
        modules.set(id, loading);
        loading.catch(() => {
          if (modules.get(id) === loading) modules.delete(id);
        });
      }
      return module as Promise<RemoteModule<RemoteModules[Id]>>;
    },
    async renew(id) {
      const name = remoteOf(id);
      const [ours, now] = [releaseOf.get(id), await currentEntry(name)];
      if (!ours || !now || sameRelease(ours, now)) return false;
      modules.delete(id);
      const current = attempts.get(name);
      if (!current || current.failed || !sameRelease(current.entry, now))
        replaceAttempt(name, now, current);
      return true;
    },
    async preload(id) {
      const attempt = attempts.get(remoteOf(id));
      if (!attempt || attempt.failed || modules.has(id)) return;
      try {
        begin(id, attempt);
        await instance.preloadRemote([
          // If `recordPreloadedAssets` were true, `loadRemote` would assume that preloaded files
          // have already run.
          { nameOrAlias: remoteOf(id), exposes: [exposeOf(id)], recordPreloadedAssets: false },
        ]);
      } catch {
        // The runtime caches a failed manifest, so the next load needs a new attempt. Other files
        // that failed are requested again even within the same attempt.
        attempt.failed ||= attempt.started?.manifest == null;
      }
    },
    releases: () =>
      [...attempts.values()].map(({ entry }) => ({
        name: entry.name,
        listed: entry.version,
        loaded: loaded.get(entry.name)?.version ?? null,
        base: absolute(loaded.get(entry.name)?.manifest ?? entry.manifest).replace(/[^/]*$/, ''),
      })),
  };
}

const remoteOf = (id: string): string => id.slice(0, id.indexOf('/'));
const exposeOf = (id: string): string => id.slice(id.indexOf('/') + 1);
const sameRelease = (one: RemoteEntry, other: RemoteEntry): boolean =>
  one.manifest === other.manifest &&
  one.version === other.version &&
  one.integrity === other.integrity;

function checkContract(id: string, theirs: unknown, ours: string): void {
  if (!contractFits(ours, theirs))
    throw new RemoteLoadError(
      'incompatible',
      id,
      `built against contract ${String(theirs)}, the host has ${ours}`,
    );
}

function checked(id: string, module: unknown, contractVersion: string): unknown {
  const { contractVersion: theirs, default: component } = (module ?? {}) as Partial<
    RemoteModule<unknown>
  >;
  checkContract(id, theirs, contractVersion);
  if (typeof component !== 'function' && typeof component !== 'object')
    throw new RemoteLoadError('broken', id, 'has no component as its default export');
  return module;
}

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`timed out after ${timeoutMs} ms`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const absolute = (url: string): string => new URL(url, globalThis.location.href).href;

import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { FederationConfig } from '@portal/protocol';
import { CONTRACT_VERSION, contractFits } from '../contract-version';
import type { RemoteModule, RemoteModuleId, RemoteModules } from '../props';
import { problemOf, RemoteLoadError } from './remote-error';
import { remoteGuard, type RemoteTry } from './remote-guard';
import type { RemoteEntry } from './remotes-file';

/** The federation's instance of a page: what its build was made with, and what shares its packages. */
export type FederationInstance = Pick<
  ModuleFederation,
  'registerPlugins' | 'registerRemotes' | 'loadRemote' | 'preloadRemote'
>;

export interface RemoteLoaderOptions {
  instance: FederationInstance;
  remotes: readonly RemoteEntry[];
  /** Where remotes may come from, and how strictly. */
  federation: FederationConfig;
  /** Milliseconds for the manifest, for the entry, and for each file of a module. */
  timeoutMs?: number;
  contractVersion?: string;
  /** Reads `remotes.json` again after a failure: the remote may have been released, or rolled back, meanwhile. */
  relist?: () => Promise<readonly RemoteEntry[]>;
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
   * taken at once; otherwise the next call tries afresh, under new URLs. Rejects with `RemoteLoadError`.
   */
  load<Id extends RemoteModuleId>(id: Id): Promise<RemoteModule<RemoteModules[Id]>>;
  /**
   * Whether `remotes.json` names another release by now than the one that a module is of; the next `load` then brings it from that one. What is
   * drawn of the old one stays as it is. Never rejects.
   */
  renew(id: RemoteModuleId): Promise<boolean>;
  /** Every listed remote, for reports of errors. */
  releases(): RemoteRelease[];
  /** Has the browser fetch what a module starts from, and runs none of the module. Never rejects: `load` tells what is wrong. */
  preload(id: RemoteModuleId): Promise<void>;
}

/**
 * The limit is each file's own, so that a slow line which still delivers is never cut off. Builds give their chunks the same (`chunkLoadTimeout`).
 * Why 15 s: a line on which 100 KB take longer is as good as none, and a person has been told after four that it takes long.
 */
export const REMOTE_TIMEOUT_MS = 15_000;
/** A net below the files' own limits: the manifest, the entry, its chunks, and shared packages behind them. */
const STEPS = 4;

/** One try at a remote: what it has fetched and run serves all its modules. */
interface Attempt {
  entry: RemoteEntry;
  /** How often it has been tried anew: the URLs of its files differ by it. */
  number: number;
  /** What the guard knows of it, once the federation's instance does. */
  begun: RemoteTry | null;
  /** A load of it failed: the next one is a try of its own. */
  failed: boolean;
}

/** Loads what `remotes.json` lists; nothing is fetched before it is asked for. */
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
  /** Remote → the try that the next load goes by. */
  const attempts = new Map<string, Attempt>(
    remotes.map((entry) => [entry.name, { entry, number: 0, begun: null, failed: false }]),
  );
  const modules = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, RemoteEntry>();
  /** Module → the release that it came from: the modules of one remote may be of two. */
  const releaseOf = new Map<string, RemoteEntry>();

  /** Has the federation's instance know of a try. @throws RemoteLoadError, RemoteRefusal before anything is fetched. */
  const begin = (id: string, attempt: Attempt): RemoteTry => {
    if (attempt.begun) return attempt.begun;
    const { entry, number } = attempt;
    if (entry.contract !== undefined) checkContract(id, entry.contract, contractVersion);
    attempt.begun = guard.begin(entry, number);
    instance.registerRemotes([{ name: entry.name, entry: attempt.begun.url }], { force: true });
    return attempt.begun;
  };

  /** The line of `remotes.json` as it is now; a list that can't be read leaves what was listed before. */
  const lineNow = async (name: string): Promise<RemoteEntry | undefined> =>
    (await relist?.().catch(() => []))?.find((entry) => entry.name === name) ??
    attempts.get(name)?.entry;

  /** Another try in place of `before`; where another module has begun one meanwhile, that one. */
  const tryAnew = (name: string, entry: RemoteEntry, before: Attempt | undefined): Attempt => {
    const current = attempts.get(name);
    if (current && current !== before) return current;
    const next = { entry, number: (before?.number ?? 0) + 1, begun: null, failed: false };
    attempts.set(name, next);
    return next;
  };

  const loadBy = async (id: string, attempt: Attempt): Promise<unknown> => {
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
      const cause = attempt.begun?.failure ?? error;
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new RemoteLoadError(problemOf(cause), id, detail, cause);
    }
  };

  const loadOnce = async (id: string, name: string): Promise<unknown> => {
    let attempt = attempts.get(name);
    const listed = attempt && !attempt.failed;
    if (!listed) {
      const entry = await lineNow(name);
      if (!entry)
        throw new RemoteLoadError('not_listed', id, `remotes.json does not list "${name}"`);
      attempt = tryAnew(name, entry, attempt);
    }
    const tried = attempt as Attempt;
    try {
      return await loadBy(id, tried);
    } catch (error) {
      // The list had just been read.
      if (!listed) throw error;
      const now = await lineNow(name);
      if (!now || sameRelease(tried.entry, now)) throw error;
      return loadBy(id, tryAnew(name, now, tried));
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
      const [ours, now] = [releaseOf.get(id), await lineNow(name)];
      if (!ours || !now || sameRelease(ours, now)) return false;
      modules.delete(id);
      const current = attempts.get(name);
      if (!current || current.failed || !sameRelease(current.entry, now))
        tryAnew(name, now, current);
      return true;
    },
    async preload(id) {
      const attempt = attempts.get(remoteOf(id));
      if (!attempt || attempt.failed || modules.has(id)) return;
      try {
        begin(id, attempt);
        await instance.preloadRemote([
          // `loadRemote` is to find them with the browser, and run them: not taken for loaded.
          { nameOrAlias: remoteOf(id), exposes: [exposeOf(id)], recordPreloadedAssets: false },
        ]);
      } catch {
        // The run-time remembers that a manifest could not be had; its files are asked for again.
        attempt.failed ||= attempt.begun?.manifest == null;
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

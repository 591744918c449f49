import type { FederationConfig } from '@portal/protocol';
import { CONTRACT_VERSION, contractFits } from '../contract-version';
import type { RemoteModule, RemoteModuleId, RemoteModules } from '../props';
import { preloadFiles } from './preload-files';
import { runEntry, type RemoteContainer } from './remote-container';
import { problemOf, RemoteLoadError } from './remote-error';
import { fetchManifest, type RemoteManifest } from './remote-manifest';
import { remoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';
import { checkShares, type ShareScope } from './share-scope';

export interface RemoteLoaderOptions {
  remotes: readonly RemoteEntry[];
  /** Where remotes may come from, and how strictly. */
  federation: FederationConfig;
  /** What the host lends to remotes. */
  shareScope: ShareScope;
  /** Milliseconds for the manifest, for the entry, and for each file of a module. */
  timeoutMs?: number;
  contractVersion?: string;
  /** Reads `remotes.json` again after a failure: the remote may have been released, or rolled back, meanwhile. */
  relist?: () => Promise<readonly RemoteEntry[]>;
  run?: typeof runEntry;
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

/** One try at a remote: what it has fetched and run serves all its modules. */
interface Attempt {
  entry: RemoteEntry;
  /** How often it has been tried anew: the URLs of its files differ by it. */
  number: number;
  manifest?: Promise<RemoteManifest>;
  container?: Promise<RemoteContainer>;
}

/** Loads what `remotes.json` lists; nothing is fetched before it is asked for. */
export function createRemoteLoader({
  remotes,
  federation,
  shareScope,
  timeoutMs = REMOTE_TIMEOUT_MS,
  contractVersion = CONTRACT_VERSION,
  relist,
  run = runEntry,
  fetch: fetchOf = (input, init) => globalThis.fetch(input, init),
}: RemoteLoaderOptions): RemoteLoader {
  const trust = remoteTrust(federation, globalThis.location.href);
  const attempts = new Map<string, Attempt>(
    remotes.map((entry) => [entry.name, { entry, number: 0 }]),
  );
  const modules = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, RemoteEntry>();
  /** Module → the release that it came from: the modules of one remote may be of two. */
  const releaseOf = new Map<string, RemoteEntry>();
  /** Remotes whose last load failed: to be tried anew at the next. */
  const failed = new Set<string>();

  const manifestOf = (attempt: Attempt): Promise<RemoteManifest> => {
    if (!attempt.manifest) {
      attempt.manifest = fetchManifest({
        entry: attempt.entry,
        url: urlOfAttempt(absolute(attempt.entry.manifest), attempt.number),
        trust,
        timeoutMs,
        fetch: fetchOf,
      });
      // What was fetched ahead in vain is fetched when it is needed.
      attempt.manifest.catch(() => {
        delete attempt.manifest;
      });
    }
    return attempt.manifest;
  };

  const containerOf = (attempt: Attempt, { entry }: RemoteManifest): Promise<RemoteContainer> => {
    attempt.container ??= run(attempt.entry.name, entry, timeoutMs).then(async (container) => {
      await container.init(shareScope);
      return container;
    });
    return attempt.container;
  };

  const moduleOf = async (id: string, attempt: Attempt): Promise<unknown> => {
    const manifest = await manifestOf(attempt);
    checkShares(id, manifest.shared, shareScope);
    const expose = exposeOf(id);
    // Its chunk and style sheet beside the entry, not after it.
    preloadFiles(manifest.filesOf(expose));
    const container = await containerOf(attempt, manifest);
    return (await container.get(`./${expose}`))();
  };

  /** The line of `remotes.json` as it is now; a list that can't be read leaves what was listed before. */
  const lineNow = async (name: string): Promise<RemoteEntry | undefined> =>
    (await relist?.().catch(() => []))?.find((entry) => entry.name === name) ??
    attempts.get(name)?.entry;

  const tryAnew = (name: string, entry: RemoteEntry): void => {
    attempts.set(name, { entry, number: (attempts.get(name)?.number ?? 0) + 1 });
    failed.delete(name);
  };

  const loadListed = async (id: string, name: string): Promise<unknown> => {
    try {
      const attempt = attempts.get(name);
      if (!attempt)
        throw new RemoteLoadError('not_listed', id, `remotes.json does not list "${name}"`);
      const { entry } = attempt;
      trust.checkLine(entry);
      if (entry.contract !== undefined) checkContract(id, entry.contract, contractVersion);
      const module = checked(
        id,
        await withTimeout(moduleOf(id, attempt), timeoutMs * STEPS),
        contractVersion,
      );
      loaded.set(name, entry);
      releaseOf.set(id, entry);
      return module;
    } catch (error) {
      failed.add(name);
      throw error instanceof RemoteLoadError
        ? error
        : new RemoteLoadError(
            problemOf(error),
            id,
            error instanceof Error ? error.message : String(error),
            error,
          );
    }
  };

  const loadOnce = async (id: string, name: string): Promise<unknown> => {
    const again = failed.has(name);
    if (again) {
      const entry = await lineNow(name);
      if (entry) tryAnew(name, entry);
    }
    try {
      return await loadListed(id, name);
    } catch (error) {
      // The list had just been read.
      if (again) throw error;
      const [before, now] = [attempts.get(name)?.entry, await lineNow(name)];
      if (!now || (before && sameRelease(before, now))) throw error;
      tryAnew(name, now);
      return loadListed(id, name);
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
    async renew(id) {
      const name = remoteOf(id);
      const [ours, now] = [releaseOf.get(id), await lineNow(name)];
      if (!ours || !now || sameRelease(ours, now)) return false;
      modules.delete(id);
      tryAnew(name, now);
      return true;
    },
    async preload(id) {
      const name = remoteOf(id);
      const attempt = attempts.get(name);
      if (!attempt || failed.has(name) || modules.has(id)) return;
      try {
        preloadFiles((await manifestOf(attempt)).filesOf(exposeOf(id)));
      } catch {
        // The same will be met, and told, when the module is loaded.
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

/** `url` with a query that no earlier try has used: past caches, and past requests that hang. */
const urlOfAttempt = (url: string, number: number): string =>
  number === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${number}`;

const absolute = (url: string): string => new URL(url, globalThis.location.href).href;

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { REMOTES_TRUSTED_TYPES_POLICY, type FederationConfig } from '@portal/protocol';
import { fetchManifest, type RemoteManifest } from './remote-manifest';
import { RemoteRefusal, remoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';

/*
 * The page's plugin for the federation runtime (https://module-federation.io/plugin/dev/). Its
 * hooks do the following:
 *
 * fetch                  fetches the manifest; checks its origin and hash; sets a time limit
 * generatePreloadAssets  lists the files that a module needs at startup, with the attempt's query
 * createScript           adds a script; checks its origin and hash; sets a time limit
 * createLink             does the same for a style sheet
 * getModuleFactory       waits until all of a module's files have loaded
 *
 * Each retry adds its own query string to all URLs, so that cached failures and hanging requests
 * don't affect it. Chunks that the remote's code loads later are checked by that code itself,
 * against hashes built into it (Rspack's SubresourceIntegrityPlugin), and
 * `tools/rspack/fresh-urls.mjs` retries them.
 */

export interface RemoteGuardOptions {
  /** The allowed origins, and whether integrity hashes are required. */
  federation: FederationConfig;
  /** Time limit for each file, in milliseconds. */
  timeoutMs: number;
  fetch: typeof fetch;
}

export interface RemoteGuard {
  /** The plugin to register once with the federation instance. */
  plugin: ModuleFederationRuntimePlugin;
  /**
   * Starts an attempt to load a remote.
   * @param number the number of earlier attempts. If 0, the URLs are left unchanged.
   * @throws RemoteRefusal if the entry must not be fetched.
   */
  begin(entry: RemoteEntry, number: number): RemoteTry;
}

/** One attempt to load a remote, with its own URLs and its own error. */
export interface RemoteTry {
  /** The manifest URL that the remote is registered under. */
  url: string;
  /** Null until the manifest has loaded. */
  manifest: RemoteManifest | null;
  /**
   * The first error, either from the browser or thrown by our checks; undefined if none occurred.
   */
  failure: unknown;
}

interface Attempt extends RemoteTry {
  entry: RemoteEntry;
  /**
   * Scripts and style sheets added to the page, by URL. Each promise settles when the file has
   * loaded or failed.
   */
  arrivals: Map<string, Promise<void>>;
  /** Whether any container from an earlier attempt has been removed from the page. */
  cleared: boolean;
}

export function remoteGuard({
  federation,
  timeoutMs,
  fetch: fetchOf,
}: RemoteGuardOptions): RemoteGuard {
  const trust = remoteTrust(federation, globalThis.location.href);
  /** The attempts, by manifest URL. */
  const attempts = new Map<string, Attempt>();

  /**
   * Finds the attempt that requested a file, using the folder and query string in the file's URL.
   * Attempts for the same remote never share both the folder and the query string.
   */
  const attemptOf = (url: string): Attempt & { manifest: RemoteManifest } => {
    const { search } = new URL(url);
    const owners = [...attempts.values()].filter(
      ({ url: manifest }) =>
        url.startsWith(new URL('.', manifest).href) && new URL(manifest).search === search,
    );
    // One remote's folder may contain another's, so the longest match wins.
    const owner = owners.sort((one, other) => other.url.length - one.url.length)[0];
    if (!owner?.manifest) throw new RemoteRefusal(`${url} belongs to no requested remote`);
    return owner as Attempt & { manifest: RemoteManifest };
  };

  /**
   * Sets the element's URL and integrity hash, so that the browser checks the file. `ahead` marks a
   * preload, which nothing waits for yet.
   */
  const guard = (
    url: string,
    element: HTMLScriptElement | HTMLLinkElement,
    ahead: boolean,
  ): void => {
    const attempt = attemptOf(url);
    try {
      const file = attempt.manifest.file(url);
      element.crossOrigin = 'anonymous';
      if (file.integrity) element.integrity = file.integrity;
      if (element instanceof HTMLLinkElement) element.href = file.url;
      else element.src = scriptUrl(file.url);
    } catch (error) {
      attempt.failure ??= error;
      throw error;
    }
    const arrival = whenLoaded(element, url, timeoutMs);
    arrival.catch((error: unknown) => {
      // Remove the failed element, because the bundler assumes that any style sheet on the page has
      // loaded.
      element.remove();
      if (!ahead) attempt.failure ??= error;
    });
    if (!ahead) attempt.arrivals.set(url, arrival);
  };

  return {
    begin(entry, number) {
      const url = new URL(entry.manifest, globalThis.location.href);
      if (number > 0) url.searchParams.set('retry', String(number));
      const attempt: Attempt = {
        entry,
        url: url.href,
        manifest: null,
        failure: undefined,
        arrivals: new Map(),
        cleared: false,
      };
      trust.checkLine(entry);
      attempts.set(attempt.url, attempt);
      return attempt;
    },
    plugin: {
      name: 'portal-remote-guard',

      async fetch(url) {
        const attempt = attempts.get(url);
        if (!attempt) throw new RemoteRefusal(`${url} belongs to no requested remote`);
        try {
          const { entry } = attempt;
          attempt.manifest = await fetchManifest({ entry, url, trust, timeoutMs, fetch: fetchOf });
          return new Response(attempt.manifest.text);
        } catch (error) {
          attempt.failure ??= error;
          throw error;
        }
      },

      async generatePreloadAssets({ remote, remoteInfo, preloadOptions: { preloadConfig } }) {
        const attempt = attempts.get('entry' in remote ? remote.entry : '');
        if (!attempt?.manifest) throw new RemoteRefusal(`${remote.name} has no manifest`);
        const { manifest, entry } = attempt;
        const named = (preloadConfig.exposes ?? []).map((expose) => manifest.filesOf(bare(expose)));
        const scripts = named.flatMap((files) => files.scripts);
        const cssAssets = named.flatMap((files) => files.styles);
        // Give the entry's URL the same query string as the other files of this attempt.
        remoteInfo.entry = manifest.file(remoteInfo.entry).url;
        if (isAhead(preloadConfig))
          // Preload the entry as a plain file, because the runtime would run it if it were
          // preloaded as an entry.
          return {
            jsAssetsWithoutEntry: [remoteInfo.entry, ...scripts],
            cssAssets,
            entryAssets: [],
          };
        // Remove any container that an earlier attempt left behind: its entry may have arrived
        // after the time limit.
        if (!attempt.cleared) Reflect.set(globalThis, entry.name, undefined);
        attempt.cleared = true;
        return {
          jsAssetsWithoutEntry: scripts,
          cssAssets,
          entryAssets: [{ name: remote.name, url: remoteInfo.entry, moduleInfo: remoteInfo }],
        };
      },

      createScript({ url, resourceContext }) {
        const script = document.createElement('script');
        script.async = true;
        guard(url, script, resourceContext?.initiator === 'preloadRemote');
        return { script, timeout: timeoutMs };
      },

      createLink({ url, attrs, resourceContext }) {
        const link = document.createElement('link');
        for (const [name, value] of Object.entries(attrs ?? {}))
          link.setAttribute(name, String(value));
        guard(url, link, resourceContext?.initiator === 'preloadRemote');
        return { link, timeout: timeoutMs };
      },

      async getModuleFactory({ expose, moduleInfo }) {
        const { manifest, arrivals } = attemptOf(moduleInfo.entry);
        const { scripts, styles } = manifest.filesOf(bare(expose));
        await Promise.all([...scripts, ...styles].map((url) => arrivals.get(url)));
        return undefined;
      },
    },
  };
}

/** Whether this is a preload. Only the loader's `preload` sets `recordPreloadedAssets` to false. */
const isAhead = ({ recordPreloadedAssets }: { recordPreloadedAssets?: boolean }): boolean =>
  recordPreloadedAssets === false;

/** Strips the leading `./` from a module's name: `./AuthScreen` becomes `AuthScreen`. */
const bare = (expose: string): string => expose.replace(/^\.\//, '');

/**
 * Resolves once the file has loaded and, for a script, has run. Rejects if the file fails to load
 * in time or the script throws.
 */
function whenLoaded(
  element: HTMLScriptElement | HTMLLinkElement,
  url: string,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let thrown: Error | null = null;
    // Errors thrown while a script is evaluated are reported only on `window`.
    const listen = (event: ErrorEvent) => {
      if (event.filename === url) thrown = new Error(`${url} threw: ${event.message}`);
    };
    const end = (error: Error | null) => {
      clearTimeout(timer);
      window.removeEventListener('error', listen);
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(
      () => end(new Error(`Loading ${url} timed out after ${timeoutMs} ms`)),
      timeoutMs,
    );
    window.addEventListener('error', listen);
    element.addEventListener('load', () => end(thrown));
    element.addEventListener('error', () =>
      end(new Error(`NetworkError: ${url} could not be fetched, or does not match its integrity`)),
    );
  });
}

/**
 * The part of the Trusted Types API (https://www.w3.org/TR/trusted-types/) that we use. On a page
 * that enforces Trusted Types, every script URL must come from a policy that the response header
 * allows. Our policy is given only URLs that the guard has checked, so plain strings can't reach
 * DOM sinks.
 *
 * Scripts that are already running are not restricted. They can create a policy with the same name,
 * because the header has to contain `'allow-duplicates'` for the builds' own policy.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null;

/**
 * Marks a script URL as trusted. The caller must already have checked it against the manifest. If
 * the browser doesn't support Trusted Types, returns the URL unchanged.
 */
function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy(REMOTES_TRUSTED_TYPES_POLICY, {
    createScriptURL: (checked) => checked,
  });
  return policy.createScriptURL(url);
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { REMOTES_TRUSTED_TYPES_POLICY, type FederationConfig } from '@portal/protocol';
import { fetchManifest, type RemoteManifest } from './remote-manifest';
import { RemoteRefusal, remoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';

/*
 * The page's plugin for the federation runtime (https://module-federation.io/plugin/dev/). Its
 * hooks:
 *
 * fetch                  the manifest: allowed origin, time limit, integrity from `remotes.json`
 * generatePreloadAssets  the files a module needs at start, under the attempt's query
 * createScript           each script: allowed origin, time limit, integrity from the manifest
 * createLink             the same for style sheets
 * getModuleFactory       a module is used only once all its files have loaded
 *
 * Each attempt adds its own query to all its URLs, so that it does not get cached failures or join
 * requests that hang. Chunks that the remote's own code loads later carry their own hashes
 * (Rspack's SubresourceIntegrityPlugin); `tools/rspack/fresh-urls.mjs` retries them.
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
   * @param number how many attempts came before; 0 uses the URLs unchanged.
   * @throws RemoteRefusal if the entry must not be fetched.
   */
  begin(entry: RemoteEntry, number: number): RemoteTry;
}

/** One attempt to load a remote, with its own URLs and its own error. */
export interface RemoteTry {
  /** The manifest URL under which the remote is registered. */
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
  /** Whether the container of an earlier attempt has been removed from the page. */
  cleared: boolean;
}

export function remoteGuard({
  federation,
  timeoutMs,
  fetch: fetchOf,
}: RemoteGuardOptions): RemoteGuard {
  const trust = remoteTrust(federation, globalThis.location.href);
  /** Maps each manifest URL to its attempt. */
  const attempts = new Map<string, Attempt>();

  /**
   * Finds the attempt that a file belongs to. Attempts at the same remote differ in their folder or
   * query.
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
   * Makes the browser check the file's integrity. `ahead` marks a preload that nothing waits for
   * yet.
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
      // Otherwise the bundler would assume that a style sheet still on the page has loaded.
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
        // Give the entry the same query as the attempt's other files.
        remoteInfo.entry = manifest.file(remoteInfo.entry).url;
        if (isAhead(preloadConfig))
          // Preload the entry as a plain file, because the runtime would run it if it were
          // preloaded as an entry.
          return {
            jsAssetsWithoutEntry: [remoteInfo.entry, ...scripts],
            cssAssets,
            entryAssets: [],
          };
        // Remove the container of an earlier attempt, which may have loaded after its timeout.
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

/** Whether this is a preload. Only the loader's `preload` sets the option to false. */
const isAhead = ({ recordPreloadedAssets }: { recordPreloadedAssets?: boolean }): boolean =>
  recordPreloadedAssets === false;

/** Strips the leading `./` from a module's name: `./AuthScreen` becomes `AuthScreen`. */
const bare = (expose: string): string => expose.replace(/^\.\//, '');

/**
 * Resolves once the file has loaded and, for a script, has run; rejects with the browser's error.
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
 * Trusted Types (https://www.w3.org/TR/trusted-types/): on a page that requires them, every script
 * URL must pass a policy that the response header names. This policy accepts URLs that the guard
 * has checked against a hash, and so keeps plain strings out of DOM sinks. It does not stop scripts
 * that already run: they may create a policy of the same name, as every build on the page does
 * (`'allow-duplicates'`).
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
 * Marks a URL that was checked against the manifest as trusted. Returns it unchanged if the browser
 * has no Trusted Types.
 */
function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy(REMOTES_TRUSTED_TYPES_POLICY, {
    createScriptURL: (checked) => checked,
  });
  return policy.createScriptURL(url);
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { REMOTES_TRUSTED_TYPES_POLICY, type FederationConfig } from '@portal/protocol';
import { fetchManifest, type RemoteManifest } from './remote-manifest';
import { RemoteRefusal, remoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';

/*
 * The page's plugin for the federation runtime (https://module-federation.io/plugin/dev/). Hooks:
 *
 *   fetch                  the manifest: allowed origin, time limit, integrity from `remotes.json`
 *   generatePreloadAssets  the files a module starts from, under the attempt's query
 *   createScript           each script: allowed origin, time limit, integrity from the manifest
 *   createLink             the same for style sheets
 *   getModuleFactory       a module is used only once all its files have loaded
 *
 * Each attempt adds its own query to all its URLs, to avoid cached failures and hanging requests.
 * Chunks that the remote's own code loads later carry their hashes (Rspack's
 * SubresourceIntegrityPlugin); `tools/rspack/fresh-urls.mjs` retries them.
 */

export interface RemoteGuardOptions {
  /** Allowed origins, and whether integrity is required. */
  federation: FederationConfig;
  /** Milliseconds per file. */
  timeoutMs: number;
  fetch: typeof fetch;
}

export interface RemoteGuard {
  /** To register once with the federation instance. */
  plugin: ModuleFederationRuntimePlugin;
  /**
   * Starts an attempt to load a remote.
   * @param number previous attempts; 0 uses the URLs unchanged.
   * @throws RemoteRefusal if the entry must not be fetched.
   */
  begin(entry: RemoteEntry, number: number): RemoteTry;
}

/** One attempt to load a remote, with its own URLs and its own failure. */
export interface RemoteTry {
  /** URL of the manifest to register the remote with. */
  url: string;
  /** Null until the manifest has loaded. */
  manifest: RemoteManifest | null;
  /** The first error, from the browser or from us; undefined if none occurred. */
  failure: unknown;
}

interface Attempt extends RemoteTry {
  entry: RemoteEntry;
  /** Scripts and style sheets added to the page, by URL. */
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
  /** Manifest URL → its attempt. */
  const attempts = new Map<string, Attempt>();

  /** Finds the attempt a file belongs to: attempts at one remote differ by folder or query. */
  const attemptOf = (url: string): Attempt & { manifest: RemoteManifest } => {
    const { search } = new URL(url);
    const owners = [...attempts.values()].filter(
      ({ url: manifest }) =>
        url.startsWith(new URL('.', manifest).href) && new URL(manifest).search === search,
    );
    // One remote's folder may contain another's: the longest match wins.
    const owner = owners.sort((one, other) => other.url.length - one.url.length)[0];
    if (!owner?.manifest) throw new RemoteRefusal(`${url} belongs to no requested remote`);
    return owner as Attempt & { manifest: RemoteManifest };
  };

  /**
   * Makes the browser check the file's integrity. `ahead`: a preload that nothing waits for yet.
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
      // The bundler would take a style sheet that is still in the page for a loaded one.
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
          // Preload the entry as a plain file; as an entry, it would run.
          return {
            jsAssetsWithoutEntry: [remoteInfo.entry, ...scripts],
            cssAssets,
            entryAssets: [],
          };
        // Remove the container of an earlier attempt, which may have arrived after its timeout.
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

/** Only the loader's `preload` sets this. */
const isAhead = ({ recordPreloadedAssets }: { recordPreloadedAssets?: boolean }): boolean =>
  recordPreloadedAssets === false;

/** `./AuthScreen` → `AuthScreen` */
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
    // Errors thrown while a script is evaluated reach only `window`.
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
 * Trusted Types (https://www.w3.org/TR/trusted-types/): where the page requires them, a script URL
 * must pass a policy named in the header. This policy passes URLs that the guard has checked
 * against a hash. It keeps strings out of DOM sinks. It does not stop scripts that already run:
 * they may create a policy of the same name, as every build on the page does
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
 * Marks a `url` that was checked against the manifest as trusted; returns it unchanged if the
 * browser has no Trusted Types.
 */
function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy(REMOTES_TRUSTED_TYPES_POLICY, {
    createScriptURL: (checked) => checked,
  });
  return policy.createScriptURL(url);
}

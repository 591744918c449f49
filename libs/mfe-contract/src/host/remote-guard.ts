import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { REMOTES_TRUSTED_TYPES_POLICY, type FederationConfig } from '@portal/protocol';
import { fetchManifest, type RemoteManifest } from './remote-manifest';
import { RemoteRefusal, remoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';

/*
 * The one plugin of the federation's run-time (https://module-federation.io/plugin/dev/): what the page adds to what the library does. By its hooks
 *
 *   fetch                  the manifest comes from an allowed origin, within its time, with the content that `remotes.json` names
 *   generatePreloadAssets  the files that a module starts from come beside the entry, under the try's own query
 *   createScript           each script comes from an allowed origin, within its time, with the content that the manifest names
 *   createLink             each style sheet too
 *   getModuleFactory       a module is drawn with all of its files or not at all
 *
 * Each try at a remote has a query of its own for all of its URLs, past caches and past requests that hang. What the remote's own code loads later
 * carries its hashes with it (Rspack's SubresourceIntegrityPlugin), and is asked for again by `tools/rspack/fresh-urls.mjs`.
 */

export interface RemoteGuardOptions {
  /** Where remotes may come from, and how strictly. */
  federation: FederationConfig;
  /** Milliseconds for each file. */
  timeoutMs: number;
  fetch: typeof fetch;
}

export interface RemoteGuard {
  /** For the federation's instance, once. */
  plugin: ModuleFederationRuntimePlugin;
  /**
   * Begins a try at a remote.
   * @param number how often it has been tried before: 0 asks for the URLs as they are.
   * @throws RemoteRefusal for a line that must not be fetched.
   */
  begin(entry: RemoteEntry, number: number): RemoteTry;
}

/** One try at a remote: its URLs are its own, and so is what goes wrong. */
export interface RemoteTry {
  /** URL of the manifest, to register the remote with. */
  url: string;
  /** What is known once the manifest has come. */
  manifest: RemoteManifest | null;
  /** What went wrong first, in the browser's words or ours; undefined where nothing did. */
  failure: unknown;
}

interface Attempt extends RemoteTry {
  entry: RemoteEntry;
  /** Scripts and style sheets that were put into the page, by their URL. */
  arrivals: Map<string, Promise<void>>;
  /** Whether what an earlier try left on the page has been cleared away. */
  cleared: boolean;
}

export function remoteGuard({
  federation,
  timeoutMs,
  fetch: fetchOf,
}: RemoteGuardOptions): RemoteGuard {
  const trust = remoteTrust(federation, globalThis.location.href);
  /** URL of the manifest → its try. */
  const attempts = new Map<string, Attempt>();

  /** Whose file it is: the tries at one remote differ by their folder or by their query. */
  const attemptOf = (url: string): Attempt & { manifest: RemoteManifest } => {
    const { search } = new URL(url);
    const owners = [...attempts.values()].filter(
      ({ url: manifest }) =>
        url.startsWith(new URL('.', manifest).href) && new URL(manifest).search === search,
    );
    // One remote's folder may lie within another's.
    const owner = owners.sort((one, other) => other.url.length - one.url.length)[0];
    if (!owner?.manifest) throw new RemoteRefusal(`${url} is of no remote that was asked for`);
    return owner as Attempt & { manifest: RemoteManifest };
  };

  /** Has the browser take the file with its content only. `ahead`: nobody waits for it yet. */
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
    const arrival = arrivalOf(element, url, timeoutMs);
    arrival.catch((error: unknown) => {
      // The bundler takes a style sheet that is there for one that has come.
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
        if (!attempt) throw new RemoteRefusal(`${url} is of no remote that was asked for`);
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
        // Under the query of its try, as all other files.
        remoteInfo.entry = manifest.file(remoteInfo.entry).url;
        if (isAhead(preloadConfig))
          // The entry as a file to fetch: it would be run as an entry.
          return {
            jsAssetsWithoutEntry: [remoteInfo.entry, ...scripts],
            cssAssets,
            entryAssets: [],
          };
        // Where the entry of an earlier try leaves its container, at times after it was given up.
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

/** Set by `preload` of the loader alone. */
const isAhead = ({ recordPreloadedAssets }: { recordPreloadedAssets?: boolean }): boolean =>
  recordPreloadedAssets === false;

/** `./AuthScreen` → `AuthScreen` */
const bare = (expose: string): string => expose.replace(/^\.\//, '');

/** Resolves once the file has come and, a script, has run; rejects with what the browser tells of it. */
function arrivalOf(
  element: HTMLScriptElement | HTMLLinkElement,
  url: string,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let thrown: Error | null = null;
    // What a script throws while it is evaluated is told to the window alone.
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
      end(
        new Error(
          `NetworkError: ${url} could not be fetched, or its content is not the one of its integrity`,
        ),
      ),
    );
  });
}

/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): where the page's policy requires them, a script's address counts only through a policy that
 * its header names. This one is for what the guard of remotes has held against a hash. It keeps strings out of the page's sinks; a script that runs may
 * make a policy of the same name, as every build on the page does (`'allow-duplicates'`).
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

/** `url`, which was held against a manifest's hashes, as a script's address; the string itself where the browser knows no Trusted Types. */
function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy(REMOTES_TRUSTED_TYPES_POLICY, {
    createScriptURL: (checked) => checked,
  });
  return policy.createScriptURL(url);
}

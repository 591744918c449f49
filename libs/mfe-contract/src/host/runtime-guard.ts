import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { GuardedFile, RemoteManifest } from './remote-manifest';
import { RemoteRefusal } from './remote-trust';

export interface GuardOptions {
  /** Milliseconds that a file may take. */
  timeoutMs: number;
  /** A remote's manifest, fetched and checked; its URL is the one that was registered. */
  manifest(name: string, url: string): Promise<RemoteManifest>;
  /** The manifest that was fetched last for a remote. */
  current(name: string): RemoteManifest | undefined;
  /** A remote's files are under new URLs at each try. */
  urlNow(name: string, url: string): string;
}

/** `url` with a query that no earlier try has used: past caches, and past requests that hang. */
export const urlOfAttempt = (url: string, attempt: number): string => (attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`);

/**
 * What the federation runtime does not do by itself: a time limit, an integrity and an allowed origin for whatever it fetches of a remote.
 * The chunks that a remote's own bundler runtime loads are guarded by the hashes inside that runtime, which is the entry guarded here.
 */
export function runtimeGuard({ timeoutMs, manifest, current, urlNow }: GuardOptions): ModuleFederationRuntimePlugin {
  const fileOf = (name: string, url: string): GuardedFile => {
    const known = current(name);
    if (!known) throw new RemoteRefusal(`${url} was asked for before the manifest of "${name}"`);
    return { ...known.guard(url), url: urlNow(name, url) };
  };
  return {
    name: 'portal-runtime-guard',
    fetch: async (url, _init, remoteInfo) => new Response((await manifest(remoteInfo?.name ?? '', url)).body),
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      const file = fileOf(remoteInfo?.name ?? '', url);
      script.src = file.url;
      script.async = true;
      guardElement(script, file);
      return { script, timeout: timeoutMs };
    },
    createLink({ url, attrs, remoteInfo }) {
      const link = document.createElement('link');
      const file = fileOf(remoteInfo?.name ?? '', url);
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.href = file.url;
      guardElement(link, file);
      return { link, timeout: timeoutMs };
    },
    // Its own preloading runs chunks before their runtime and takes a style sheet that failed for loaded: files are preloaded by links instead.
    beforePreloadRemote({ preloadOps }) {
      for (const { nameOrAlias, exposes } of preloadOps) {
        for (const expose of exposes ?? []) preloadFiles(current(nameOrAlias), expose, (url) => urlNow(nameOrAlias, url));
      }
      preloadOps.length = 0;
    },
  };
}

/** Asks the browser for a module's first files, before its entry says that it needs them. */
export function preloadFiles(manifest: RemoteManifest | undefined, expose: string, urlNow: (url: string) => string): void {
  const { scripts, styles } = manifest?.filesOf(expose) ?? { scripts: [], styles: [] };
  for (const [kind, files] of [['script', scripts], ['style', styles]] as const) {
    for (const file of files) {
      const href = urlNow(file.url);
      if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = kind;
      link.href = href;
      guardElement(link, file);
      document.head.append(link);
    }
  }
}

function guardElement(element: HTMLScriptElement | HTMLLinkElement, { integrity }: GuardedFile): void {
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from './remotes-file';

interface GuardOptions {
  timeoutMs: number;
  /** The remote as it is listed, by name. */
  listed(name: string): RemoteEntry | undefined;
  /** How often the remote has been tried before: later tries use new URLs, past caches and scripts that hang. */
  attempt(name: string): number;
  fetch: typeof fetch;
}

/** `url` with a query that no earlier try has used. */
export const urlOfAttempt = (url: string, attempt: number): string => (attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`);

/** What the runtime does not do by itself: a time limit for manifests and entries, the manifest's integrity, new URLs on later tries. */
export function runtimeGuard(options: GuardOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-runtime-guard',
    fetch(url, init, remoteInfo) {
      const integrity = options.listed(remoteInfo?.name ?? '')?.integrity;
      // Revalidated, so that a rolled-back manifest under the same URL is seen.
      return options.fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(options.timeoutMs), ...(integrity ? { integrity } : {}) }).then((response) => {
        if (!response.ok) throw new Error(`Failed to get manifest: HTTP ${response.status}`);
        return response;
      });
    },
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.src = urlOfAttempt(url, options.attempt(remoteInfo?.name ?? ''));
      script.async = true;
      return { script, timeout: options.timeoutMs };
    },
  };
}

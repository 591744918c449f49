import type { BackendModule, ReadCallback } from 'i18next';

export type CatalogueFetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** Returns the URL of a namespace's catalogue. */
export const cataloguePath = (baseUrl: string, language: string, namespace: string): string =>
  `${baseUrl.replace(/\/+$/, '')}/${encodeURIComponent(language)}/${encodeURIComponent(namespace)}.json`;

/**
 * Loads catalogues over HTTP. Any failure can be retried unless the server says that the catalogue
 * doesn't exist. i18next decides how often and when to retry (`maxRetries`, `retryTimeout`).
 */
export class CatalogueBackend implements BackendModule {
  readonly type = 'backend';

  constructor(
    private readonly baseUrl: string,
    private readonly fetch: CatalogueFetch,
  ) {}

  init(): void {}

  read(language: string, namespace: string, callback: ReadCallback): void {
    const url = cataloguePath(this.baseUrl, language, namespace);
    const retry = (reason: string) => callback(new Error(`${url}: ${reason}`), true);
    this.fetch(url)
      .then(async (response) => {
        if (response.status === 404 || response.status === 410)
          return callback(new Error(`${url}: no such catalogue`), false);
        if (!response.ok) return retry(`HTTP ${response.status}`);
        callback(null, (await response.json()) as Record<string, unknown>);
      })
      .catch((error: unknown) => retry(String(error)));
  }
}

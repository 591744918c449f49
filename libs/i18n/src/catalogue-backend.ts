import type { BackendModule, ReadCallback } from 'i18next';

export type CatalogueFetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** Where a namespace's catalogue is, below `baseUrl`. */
export const cataloguePath = (baseUrl: string, language: string, namespace: string): string =>
  `${baseUrl.replace(/\/+$/, '')}/${encodeURIComponent(language)}/${encodeURIComponent(namespace)}.json`;

/**
 * Reads catalogues over HTTP. A failed read is reported as one to repeat, save where the server says that there is no
 * such catalogue; how often and how soon is i18next's (`maxRetries`, `retryTimeout`).
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

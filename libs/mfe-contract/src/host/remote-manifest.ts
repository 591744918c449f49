import { issuesInWords } from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { RemoteRefusal, type RemoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';

const assets = z.object({ sync: z.array(z.string()) });
/** The fields of `mf-manifest.json` that the guard reads; the federation runtime reads the rest. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    /**
     * With any other type, the runtime loads the entry in a way that bypasses the integrity check.
     */
    remoteEntry: z.object({ type: z.enum(['var', 'global']) }),
  }),
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: assets, css: assets }) })),
  /**
   * Subresource integrity hashes of the scripts and style sheets, keyed by path relative to the
   * manifest.
   */
  integrity: z.optional(z.record(z.string(), z.string())),
});

/** A file to fetch. `integrity` is absent only if no hash is required. */
export interface GuardedFile {
  url: string;
  integrity?: string;
}

export interface RemoteManifest {
  /** The text of the manifest as fetched. */
  text: string;
  /**
   * Resolves the URL of one of the remote's files. Adds the manifest's query string, so that a
   * retry requests every file under a new URL.
   * @param url absolute, or relative to the manifest; its own query is dropped.
   * @throws RemoteRefusal if the URL's origin is not allowed, or if a hash is required and the
   *   manifest has none for the file.
   */
  file(url: string): GuardedFile;
  /**
   * Returns the URLs of the files that an exposed module needs at startup, excluding the entry.
   * Both lists are empty if the manifest does not list the module.
   */
  filesOf(expose: string): { scripts: string[]; styles: string[] };
}

export interface FetchManifestOptions {
  entry: RemoteEntry;
  url: string;
  trust: RemoteTrust;
  timeoutMs: number;
  fetch: typeof fetch;
}

/**
 * Fetches a manifest and checks its integrity against `remotes.json`.
 * @throws RemoteRefusal if the URL is not allowed (before fetching), if the manifest belongs to
 *   another remote, or if required hashes are missing; other errors if it can't be fetched or
 *   parsed.
 */
export async function fetchManifest({
  entry,
  url,
  trust,
  timeoutMs,
  fetch: fetchOf,
}: FetchManifestOptions): Promise<RemoteManifest> {
  trust.checkLine(entry);
  trust.checkOrigin(url);
  // Revalidate with the server, in case the manifest at this URL was rolled back.
  const response = await fetchOf(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeoutMs),
    ...(entry.integrity ? { integrity: entry.integrity } : {}),
  });
  if (!response.ok)
    throw new Error(`NetworkError: ${url} could not be fetched: HTTP ${response.status}`);
  return readManifest(await response.text(), entry.name, url, trust);
}

function readManifest(
  text: string,
  remote: string,
  manifestUrl: string,
  trust: RemoteTrust,
): RemoteManifest {
  const { data: manifest, error } = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest) throw new Error(`mf-manifest.json: ${issuesInWords(error, 'file')}`);
  const { integrity: hashes, metaData } = manifest;
  if (metaData.globalName !== remote)
    throw new RemoteRefusal(
      `${manifestUrl} is the manifest of "${metaData.globalName}", not of "${remote}"`,
    );
  if (trust.needsIntegrity && !hashes)
    throw new RemoteRefusal(`${manifestUrl} has no integrity for its files`);
  const { search } = new URL(manifestUrl);
  const folder = new URL('.', manifestUrl).href;
  const file = (named: string): GuardedFile => {
    const { origin, pathname } = new URL(named, folder);
    const [bare, url] = [`${origin}${pathname}`, `${origin}${pathname}${search}`];
    trust.checkOrigin(url);
    const integrity = bare.startsWith(folder) ? hashes?.[bare.slice(folder.length)] : undefined;
    if (integrity) return { url, integrity };
    if (trust.needsIntegrity) throw new RemoteRefusal(`${url} is not in the manifest's integrity`);
    return { url };
  };
  const urls = (names: string[]) => names.map((name) => file(name).url);
  return {
    text,
    file,
    filesOf(expose) {
      const files = manifest.exposes.find((exposed) => exposed.name === expose)?.assets;
      return { scripts: urls(files?.js.sync ?? []), styles: urls(files?.css.sync ?? []) };
    },
  };
}

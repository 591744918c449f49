import { issuesInWords } from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { RemoteRefusal, type RemoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';

const assets = z.object({ sync: z.array(z.string()) });
/** What the guard reads of a remote's `mf-manifest.json`; the rest is the federation run-time's. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    /** Of another kind the run-time loads entries by ways that no hash guards. */
    remoteEntry: z.object({ type: z.enum(['var', 'global']) }),
  }),
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: assets, css: assets }) })),
  /** Script or style sheet, relative to the manifest → its subresource integrity. */
  integrity: z.optional(z.record(z.string(), z.string())),
});

/** A file to fetch, with the content that it must have; no `integrity` only where none is needed. */
export interface GuardedFile {
  url: string;
  integrity?: string;
}

export interface RemoteManifest {
  /** As it was fetched. */
  text: string;
  /**
   * A file of the remote, under the manifest's own query: a try under a new URL is one for all of its files.
   * @param url absolute or relative to the manifest; its own query, if it has one, is left out.
   * @throws RemoteRefusal for a file of another origin, and for one that the manifest has no hash of.
   */
  file(url: string): GuardedFile;
  /** URLs of what an exposed module starts from, without the entry; none for a module that the manifest does not name. */
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
 * Fetches a manifest whose content is the one that `remotes.json` names.
 * @throws RemoteRefusal before it fetches what it must not, and for a manifest without hashes; other errors where it can't be had.
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
  // Asked for anew, so that a manifest that was rolled back under the same URL is seen.
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
    throw new RemoteRefusal(`${manifestUrl} is of "${metaData.globalName}", not of "${remote}"`);
  if (trust.needsIntegrity && !hashes)
    throw new RemoteRefusal(`${manifestUrl} has no integrity of its files`);
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

import { dictionary, faultsInWords, list, object, optional, parser, text } from '@portal/protocol/decoder';
import { RemoteRefusal, type RemoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';

const assets = object({ sync: list(text) });
/** What the host itself reads of a remote's `mf-manifest.json`; the rest is the federation runtime's. */
const manifestParser = parser(object({
  metaData: object({ remoteEntry: object({ path: text, name: text }) }),
  exposes: list(object({ name: text, assets: object({ js: assets, css: assets }) })),
  /** Script or style sheet, relative to the manifest → its subresource integrity. */
  integrity: optional(dictionary(text)),
}));

/** A file to fetch, with the content that it must have; no `integrity` only where none is needed. */
export interface GuardedFile { url: string; integrity?: string }

export interface RemoteManifest {
  /** As it was fetched, for the federation runtime. */
  body: string;
  /**
   * What a file of the remote must contain; its query does not count.
   * @throws RemoteRefusal for what the manifest does not list, and for another origin than those allowed.
   */
  guard(url: string): GuardedFile;
  /** The files that an exposed module starts from, the entry first. */
  filesOf(expose: string): { scripts: GuardedFile[]; styles: GuardedFile[] };
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
export async function fetchManifest({ entry, url, trust, timeoutMs, fetch: fetchOf }: FetchManifestOptions): Promise<RemoteManifest> {
  trust.checkLine(entry);
  trust.checkOrigin(url);
  // Asked for anew, so that a manifest that was rolled back under the same URL is seen.
  const response = await fetchOf(url, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(timeoutMs), ...(entry.integrity ? { integrity: entry.integrity } : {}) });
  if (!response.ok) throw new Error(`Failed to get manifest: HTTP ${response.status}`);
  return readManifest(await response.text(), url, trust);
}

function readManifest(body: string, url: string, trust: RemoteTrust): RemoteManifest {
  const { data: manifest, faults } = manifestParser.safeParse(JSON.parse(body));
  if (!manifest) throw new Error(`mf-manifest.json: ${faultsInWords(faults, 'file')}`);
  if (trust.needsIntegrity && !manifest.integrity) throw new RemoteRefusal(`${url} has no integrity of its files`);
  const absolute = (file: string) => withoutQuery(new URL(file, url).href);
  const hashes = new Map(Object.entries(manifest.integrity ?? {}).map(([file, integrity]) => [absolute(file), integrity]));
  const guard = (file: string): GuardedFile => {
    trust.checkOrigin(file);
    const integrity = hashes.get(withoutQuery(file));
    if (integrity) return { url: file, integrity };
    if (trust.needsIntegrity) throw new RemoteRefusal(`${file} is not in the manifest's integrity`);
    return { url: file };
  };
  return {
    body,
    guard,
    filesOf(expose) {
      const assets = manifest.exposes.find(({ name }) => name === expose)?.assets;
      const { path, name } = manifest.metaData.remoteEntry;
      const guarded = (files: string[] = []) => files.map((file) => guard(absolute(file)));
      return { scripts: guarded([path + name, ...(assets?.js.sync ?? [])]), styles: guarded(assets?.css.sync) };
    },
  };
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

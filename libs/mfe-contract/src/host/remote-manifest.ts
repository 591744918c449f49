import { issuesInWords } from '@portal/protocol';
import * as z from 'zod/mini';
import { RemoteRefusal, type RemoteTrust } from './remote-trust';
import type { RemoteEntry } from './remotes-file';
import type { SharedRequest } from './share-scope';

const assets = z.object({ sync: z.array(z.string()) });
/** What a host reads of a remote's `mf-manifest.json`. */
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: assets, css: assets }) })),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  /** Script or style sheet, relative to the manifest → its subresource integrity. */
  integrity: z.optional(z.record(z.string(), z.string())),
});

/** A file to fetch, with the content that it must have; no `integrity` only where none is needed. */
export interface GuardedFile {
  url: string;
  integrity?: string;
}

/** What a module starts from. */
export interface ModuleFiles {
  scripts: GuardedFile[];
  styles: GuardedFile[];
}

/** Its files are under the manifest's own query: a try under a new URL is one for all of them. */
export interface RemoteManifest {
  entry: GuardedFile;
  /** What the remote takes from the host. */
  shared: SharedRequest[];
  /** The files that an exposed module starts from, the entry first. */
  filesOf(expose: string): ModuleFiles;
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
  if (!response.ok) throw new Error(`Failed to get manifest: HTTP ${response.status}`);
  return readManifest(await response.text(), url, trust);
}

function readManifest(body: string, url: string, trust: RemoteTrust): RemoteManifest {
  const { data: manifest, error } = manifestSchema.safeParse(JSON.parse(body));
  if (!manifest) throw new Error(`mf-manifest.json: ${issuesInWords(error, 'file')}`);
  if (trust.needsIntegrity && !manifest.integrity)
    throw new RemoteRefusal(`${url} has no integrity of its files`);
  const { search } = new URL(url);
  const guarded = (file: string): GuardedFile => {
    const at = `${new URL(file, url).href}${search}`;
    trust.checkOrigin(at);
    const integrity = manifest.integrity?.[file];
    if (integrity) return { url: at, integrity };
    if (trust.needsIntegrity) throw new RemoteRefusal(`${at} is not in the manifest's integrity`);
    return { url: at };
  };
  const { path, name } = manifest.metaData.remoteEntry;
  const entry = guarded(path + name);
  return {
    entry,
    shared: manifest.shared,
    filesOf(expose) {
      const assets = manifest.exposes.find((exposed) => exposed.name === expose)?.assets;
      return {
        scripts: [entry, ...(assets?.js.sync ?? []).map(guarded)],
        styles: (assets?.css.sync ?? []).map(guarded),
      };
    },
  };
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A remote of this installation: its build, served on an origin of its own. */
export interface Remote {
  name: string;
  folder: string;
  origin: string;
}

type RemoteLine = {
  name: string;
  manifest: string;
  version: string;
  /** Subresource integrity of the manifest. */
  integrity?: string;
  /** Contract version that it was built against. */
  contract?: string;
};

async function remoteLine({ name, folder, origin }: Remote): Promise<RemoteLine> {
  const line = { name, manifest: `${origin}/mf-manifest.json` };
  try {
    const content = await readFile(join(folder, 'mf-manifest.json'));
    const manifest = JSON.parse(content.toString()) as {
      metaData?: { buildInfo?: { buildVersion?: string }; contract?: string };
    };
    return {
      ...line,
      version: manifest.metaData?.buildInfo?.buildVersion ?? 'unknown',
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      ...(manifest.metaData?.contract === undefined
        ? {}
        : { contract: manifest.metaData.contract }),
    };
  } catch {
    return { ...line, version: 'unknown' };
  }
}

/**
 * The body of `/remotes.json`, read from the builds each time: a remote that was built again is picked up without a restart.
 * A remote whose manifest cannot be read is left in: the shell shows its fallback and offers another try.
 */
export async function remotesFile(remotes: Remote[]): Promise<{ remotes: RemoteLine[] }> {
  return { remotes: await Promise.all(remotes.map(remoteLine)) };
}

/**
 * The manifest of a remote that is live, and where a page finds it; null where there is none.
 * @param releases folder that remotes are released to; null: their builds are what is live.
 */
export async function liveManifest(
  name: string,
  remotes: Remote[],
  releases: string | null,
): Promise<{ url: string; content: string } | null> {
  try {
    if (releases === null) {
      const remote = remotes.find((one) => one.name === name);
      return remote
        ? {
            url: `${remote.origin}/mf-manifest.json`,
            content: await readFile(join(remote.folder, 'mf-manifest.json'), 'utf8'),
          }
        : null;
    }
    const listing = JSON.parse(await readFile(join(releases, 'remotes.json'), 'utf8')) as {
      remotes: RemoteLine[];
    };
    const line = listing.remotes.find((one) => one.name === name);
    return line
      ? {
          url: line.manifest,
          content: await readFile(join(releases, name, line.version, 'mf-manifest.json'), 'utf8'),
        }
      : null;
  } catch {
    return null;
  }
}

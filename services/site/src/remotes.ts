import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A remote and the origin that serves its local build. */
export interface Remote {
  name: string;
  folder: string;
  origin: string;
}

type RemoteLine = {
  name: string;
  manifest: string;
  version: string;
  /** Subresource integrity hash of the manifest. */
  integrity?: string;
  /** Version of the contract that the remote was built against. */
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
 * Returns the content of `/remotes.json`. Reads the local builds every time, so that no restart is
 * needed after a remote is rebuilt. A remote whose manifest cannot be read is still included, so
 * that the shell can show an error with a retry button.
 */
export async function remotesFile(remotes: Remote[]): Promise<{ remotes: RemoteLine[] }> {
  return { remotes: await Promise.all(remotes.map(remoteLine)) };
}

/**
 * For the live version of a remote, returns the manifest's URL and content, or null if the manifest
 * cannot be read.
 * @param releases folder with released remotes, or null to use the local builds
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

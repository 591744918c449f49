import type { FederationConfig } from '@portal/protocol';
import type { RemoteEntry } from './remotes-file';

/** Thrown if a file must not be fetched or run. */
export class RemoteRefusal extends Error {
  override readonly name = 'RemoteRefusal';
}

/**
 * The checks that decide which remote files the page accepts. A check that fails throws
 * `RemoteRefusal`.
 */
export interface RemoteTrust {
  /** Throws unless the URL is on the page's own origin or on one of the configured origins. */
  checkOrigin(url: string): void;
  /** Checks an entry in `remotes.json` before any of its files are fetched. */
  checkLine(entry: RemoteEntry): void;
  /**
   * Whether files need an integrity hash. False only in development, where builds change on every
   * save.
   */
  readonly needsIntegrity: boolean;
}

/**
 * Creates the security checks for the remotes that a page loads.
 * @param page the page's own URL, against which manifest URLs are resolved.
 */
export function remoteTrust({ environment, origins }: FederationConfig, page: string): RemoteTrust {
  const allowed = new Set([new URL(page).origin, ...origins]);
  const needsIntegrity = environment !== 'development';
  const checkOrigin = (url: string): void => {
    const { origin } = new URL(url, page);
    if (!allowed.has(origin))
      throw new RemoteRefusal(`${origin} is not an allowed origin for remotes`);
  };
  return {
    needsIntegrity,
    checkOrigin,
    checkLine(entry) {
      checkOrigin(entry.manifest);
      if (needsIntegrity && !entry.integrity && !entry.unpinned)
        throw new RemoteRefusal(`remotes.json has no integrity for "${entry.name}"`);
    },
  };
}

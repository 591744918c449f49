import type { FederationConfig } from '@portal/protocol';
import type { RemoteEntry } from './remotes-file';

/** What must not be fetched, or not run. */
export class RemoteRefusal extends Error {
  override readonly name = 'RemoteRefusal';
}

/** Which files of remotes the page takes. Each check throws `RemoteRefusal`. */
export interface RemoteTrust {
  /** The page's own origin and those of the configuration. */
  checkOrigin(url: string): void;
  /** A line of `remotes.json`, before anything of it is fetched. */
  checkLine(entry: RemoteEntry): void;
  /** Only development may go without: its builds change with each key stroke. */
  readonly needsIntegrity: boolean;
}

/** @param page the page's own URL; the manifests' URLs are relative to it. */
export function remoteTrust({ environment, origins }: FederationConfig, page: string): RemoteTrust {
  const allowed = new Set([new URL(page).origin, ...origins]);
  const needsIntegrity = environment !== 'development';
  const checkOrigin = (url: string): void => {
    const { origin } = new URL(url, page);
    if (!allowed.has(origin))
      throw new RemoteRefusal(`${origin} is not an origin that remotes may come from`);
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

import {
  canaryKey,
  takeCanaries,
  type ListedRemotes,
  type RemoteLoader,
  type TakenRemotes,
} from '@portal/mfe-contract/host';
import { visitorId } from './visitor-id';

/** What one page knows of canaries: which it takes, and which could not be had. Forgotten with the page. */
export class Canaries {
  readonly #visitor: () => string | null;
  readonly #taken = new Set<string>();
  readonly #failed = new Set<string>();

  constructor(visitor: () => string | null = visitorId) {
    this.#visitor = visitor;
  }

  /** What this visitor gets of a list: of a remote whose canary failed on this page, what everybody else gets. */
  take(listed: ListedRemotes): TakenRemotes {
    const taken = takeCanaries(listed, this.#visitor, this.#failed);
    for (const { name, version, canary } of taken.remotes)
      if (canary) this.#taken.add(canaryKey(name, version));
    return taken;
  }

  /** Whether this page takes, or took, that version as a canary. */
  has(name: string, version: string): boolean {
    return this.#taken.has(canaryKey(name, version));
  }

  /** The loader, which tells of canaries that could not be had: the failure is told as any other, and the next try takes the stable release. */
  watch(loader: RemoteLoader): RemoteLoader {
    return {
      renew: (id) => loader.renew(id),
      preload: (id) => loader.preload(id),
      releases: () => loader.releases(),
      load: (id) =>
        loader.load(id).catch((error: unknown) => {
          for (const { name, listed } of loader.releases())
            if (id.startsWith(`${name}/`) && this.has(name, listed))
              this.#failed.add(canaryKey(name, listed));
          throw error;
        }),
    };
  }
}

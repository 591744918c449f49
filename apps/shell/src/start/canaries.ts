import {
  canaryKey,
  takeCanaries,
  type ListedRemotes,
  type RemoteLoader,
  type TakenRemotes,
} from '@portal/mfe-contract/host';

/** `localStorage` key for the visitor's id. */
export const VISITOR_ID_STORAGE_KEY = 'visitor-id';

const ID = /^[0-9a-f]{32}$/;

/**
 * Returns this browser's random id, which determines which canaries the browser gets. The id is
 * created on first use and never sent to a server.
 * @returns null if the id can't be stored, because an id that changes on every visit would be
 *   useless.
 */
export function visitorId(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage,
): string | null {
  try {
    const kept = storage().getItem(VISITOR_ID_STORAGE_KEY);
    if (kept !== null && ID.test(kept)) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    storage().setItem(VISITOR_ID_STORAGE_KEY, id);
    return id;
  } catch {
    return null;
  }
}

/** Remembers which canaries this page uses and which of them failed, until the page closes. */
export class Canaries {
  readonly #visitor: () => string | null;
  readonly #taken = new Set<string>();
  readonly #failed = new Set<string>();

  constructor(visitor: () => string | null = visitorId) {
    this.#visitor = visitor;
  }

  /**
   * Returns the releases for this visitor. A remote whose canary failed on this page gets its
   * stable release.
   */
  take(listed: ListedRemotes): TakenRemotes {
    const taken = takeCanaries(listed, this.#visitor, this.#failed);
    for (const { name, version, canary } of taken.remotes)
      if (canary) this.#taken.add(canaryKey(name, version));
    return taken;
  }

  /** Whether this page uses, or has used, this version of the remote as a canary. */
  has(name: string, version: string): boolean {
    return this.#taken.has(canaryKey(name, version));
  }

  /**
   * Wraps the loader to remember failed canaries. A failed load still rejects, but the next attempt
   * loads the stable release.
   */
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

import {
  canaryKey,
  takeCanaries,
  type ListedRemotes,
  type RemoteLoader,
  type TakenRemotes,
} from '@portal/mfe-contract/host';

/** `localStorage` key of the id. */
export const VISITOR_ID_STORAGE_KEY = 'visitor-id';

const ID = /^[0-9a-f]{32}$/;

/**
 * A random id of this browser that decides its canary share. Created on first use and never sent.
 * @returns null if the browser stores nothing, because an id that changes every time is useless.
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

/** The canaries this page uses and those that failed, until the page closes. */
export class Canaries {
  readonly #visitor: () => string | null;
  readonly #taken = new Set<string>();
  readonly #failed = new Set<string>();

  constructor(visitor: () => string | null = visitorId) {
    this.#visitor = visitor;
  }

  /** The releases for this visitor; the stable one if a remote's canary failed on this page. */
  take(listed: ListedRemotes): TakenRemotes {
    const taken = takeCanaries(listed, this.#visitor, this.#failed);
    for (const { name, version, canary } of taken.remotes)
      if (canary) this.#taken.add(canaryKey(name, version));
    return taken;
  }

  /** Whether this page uses or used that version as a canary. */
  has(name: string, version: string): boolean {
    return this.#taken.has(canaryKey(name, version));
  }

  /**
   * Wraps the loader to note failed canaries: the failure is reported as usual, and the next
   * attempt uses the stable release.
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

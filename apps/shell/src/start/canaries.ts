import {
  canaryKey,
  takeCanaries,
  type ListedRemotes,
  type RemoteLoader,
  type TakenRemotes,
} from '@portal/mfe-contract/host';

/** Where the id is kept in `localStorage`. */
export const VISITOR_ID_STORAGE_KEY = 'visitor-id';

const ID = /^[0-9a-f]{32}$/;

/**
 * A random id of this browser, made when it is first needed and sent nowhere: it decides which share of visitors this one belongs to.
 * @returns null where the browser keeps nothing: an id that is another one each time would be none.
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

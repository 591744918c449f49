import {
  acceptList,
  keptListName,
  type AcceptedList,
  type KeptList,
} from '@portal/mfe-contract/host';

/** Defined by `tools/rspack/host.mjs`, only in builds of the host. */
declare const REMOTES_PUBLIC_KEY: string | undefined;

/**
 * Public key that must have signed `/remotes.json`; null in a host built without one, which accepts
 * any list.
 */
export const LIST_KEY: string | null =
  (typeof REMOTES_PUBLIC_KEY === 'string' && REMOTES_PUBLIC_KEY) || null;

/** Verifies a list with the key the page was built with. */
export const acceptWithKey = async (body: unknown): Promise<AcceptedList> =>
  LIST_KEY === null
    ? { ok: true, body }
    : acceptList(
        body,
        LIST_KEY,
        keptList(LIST_KEY, () => window.localStorage),
      );

/**
 * Stores the newest accepted list. Without storage nothing is kept; even reading
 * `window.localStorage` may throw.
 */
export function keptList(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): KeptList {
  const name = keptListName(key);
  return {
    read() {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        storage().setItem(name, text);
      } catch {
        // Without storage, the next visit accepts any signed list.
      }
    },
  };
}

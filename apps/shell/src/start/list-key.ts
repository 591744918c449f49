import {
  acceptList,
  keptListName,
  type AcceptedList,
  type KeptList,
} from '@portal/mfe-contract/host';

/** Set by `tools/rspack/host.mjs`, only in builds of the host. */
declare const REMOTES_PUBLIC_KEY: string | undefined;

/**
 * The public key for verifying the signature of `/remotes.json`. Null if the host was built without
 * a key, in which case it accepts any list.
 */
export const LIST_KEY: string | null =
  (typeof REMOTES_PUBLIC_KEY === 'string' && REMOTES_PUBLIC_KEY) || null;

/** Verifies a list with the key that the page was built with. */
export const acceptWithKey = async (body: unknown): Promise<AcceptedList> =>
  LIST_KEY === null
    ? { ok: true, body }
    : acceptList(
        body,
        LIST_KEY,
        keptList(LIST_KEY, () => window.localStorage),
      );

/**
 * Returns a store for the newest list that was accepted. If storage is unavailable, the store does
 * nothing. `storage` is a function because even reading `window.localStorage` can throw.
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
        // Ignore the error: without a stored list, the next visit accepts any signed list.
      }
    },
  };
}

import {
  acceptList,
  keptListName,
  type AcceptedList,
  type KeptList,
} from '@portal/mfe-contract/host';

/** Put in place by `tools/rspack/list-key.mjs`, in builds of the host alone. */
declare const REMOTES_PUBLIC_KEY: string | undefined;

/** The key that `/remotes.json` has to be signed with; null in a host that was built without one, which takes any list. */
export const LIST_KEY: string | null =
  (typeof REMOTES_PUBLIC_KEY === 'string' && REMOTES_PUBLIC_KEY) || null;

/** Whether a list may be read, by the key that the page was built with. */
export const acceptWithKey = async (body: unknown): Promise<AcceptedList> =>
  LIST_KEY === null
    ? { ok: true, body }
    : acceptList(
        body,
        LIST_KEY,
        keptList(LIST_KEY, () => window.localStorage),
      );

/** The newest list that this browser took. Storage that is switched off, even to the touch, keeps none. */
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
        // Without storage the next visit takes any list that is signed.
      }
    },
  };
}

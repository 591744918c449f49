/** `localStorage` key for the choice "Go straight in next time". */
export const SKIP_PRE_JOIN_STORAGE_KEY = 'skip-pre-join';

/**
 * Whether the user chose to skip the pre-join check. Returns false if storage is unavailable.
 * `storage` is a function because merely reading `window.localStorage` may throw.
 */
export function skipsPreJoin(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(SKIP_PRE_JOIN_STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Stores the choice for future interviews in this browser, if storage is available. */
export function storeSkipPreJoin(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  skip: boolean,
): void {
  try {
    if (skip) storage().setItem(SKIP_PRE_JOIN_STORAGE_KEY, 'true');
    else storage().removeItem(SKIP_PRE_JOIN_STORAGE_KEY);
  } catch {
    // Without storage, the check is simply shown every time.
  }
}

/** `localStorage` key for the "Skip this check next time" option. */
export const SKIP_PRE_JOIN_STORAGE_KEY = 'skip-pre-join';

/**
 * Whether the user chose to skip the pre-join check. False if storage is unavailable. `storage` is
 * a function because even reading `window.localStorage` can throw.
 */
export function skipsPreJoin(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(SKIP_PRE_JOIN_STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

/**
 * Stores whether this browser skips the check before future interviews. Does nothing if storage is
 * unavailable.
 */
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

/** Where "Go straight in next time" is kept in `localStorage`. */
export const SKIP_PRE_JOIN_STORAGE_KEY = 'skip-pre-join';

/** Whether the person chose to start without the check. Storage that is switched off, even to the touch, remembers nothing. */
export function skipsPreJoin(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(SKIP_PRE_JOIN_STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Remembers the choice for the next interviews in this browser, where it can. */
export function storeSkipPreJoin(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  skip: boolean,
): void {
  try {
    if (skip) storage().setItem(SKIP_PRE_JOIN_STORAGE_KEY, 'true');
    else storage().removeItem(SKIP_PRE_JOIN_STORAGE_KEY);
  } catch {
    // Without storage the check is shown each time.
  }
}

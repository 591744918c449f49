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

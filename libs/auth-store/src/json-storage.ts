/** The part of a zod schema used here. */
interface Schema<T> {
  safeParse(value: unknown): { data?: T | undefined };
}

/**
 * The stored value under `key`; null if missing, not JSON, or of another shape. Unavailable storage
 * counts as empty.
 */
export function readKept<T>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  schema: Schema<T>,
): T | null {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes the entry. Ignores unavailable or full storage. */
export function keep(storage: Pick<Storage, 'setItem'>, key: string, value: object): void;
export function keep(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  value: object | null,
): void;
export function keep(
  storage: Pick<Storage, 'setItem'> & Partial<Pick<Storage, 'removeItem'>>,
  key: string,
  value: object | null,
): void {
  try {
    if (value === null) storage.removeItem?.(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** The part of a zod schema that this file uses. */
interface Schema<T> {
  safeParse(value: unknown): { data?: T | undefined };
}

/**
 * Returns the value stored under `key`, or null if there is none, it isn't valid JSON, it doesn't
 * match the schema, or storage is unavailable.
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

/** Stores a value as JSON. Does nothing if storage is unavailable or full. */
export function keep(storage: Pick<Storage, 'setItem'>, key: string, value: object): void;
/**
 * Stores a value as JSON, or removes the entry if the value is null. Does nothing if storage is
 * unavailable or full.
 */
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

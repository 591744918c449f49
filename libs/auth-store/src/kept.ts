/** What a zod schema does with a value of unknown shape. */
interface Schema<T> {
  safeParse(value: unknown): { data?: T | undefined };
}

/** What a browser's storage keeps under `key`; null where there is nothing, no JSON, or another shape. Storage that is forbidden counts as empty. */
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

/** Keeps a value as JSON; null takes the entry away. A full or forbidden storage is survived: the value then lasts as long as whoever holds it. */
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

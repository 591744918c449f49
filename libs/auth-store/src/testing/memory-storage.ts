/** Creates an in-memory `Storage`. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    /** Returns the parsed JSON stored under a key. */
    json: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null'),
  };
}

/*
 * Reads small values of unknown shape without a schema library: files that the page starts from, what its storage keeps, messages of the room. Where
 * there is a schema too it stays the source of the type, and a test puts the same samples through both.
 */

/** What is wrong, and where: `engines.hearing.en-US.0.kind`; an empty path is the value itself. */
export interface Fault {
  path: string;
  message: string;
}

/** Gives back what it knows of a value, and nothing else of it. What it adds to `faults` makes the whole invalid, whatever it gives back. */
export type Decoder<T> = (value: unknown, faults: Fault[], path: string) => T;

/** Used as a schema is: `data` is absent where something is wrong. */
export interface Parser<T> {
  safeParse(value: unknown): { data?: T; faults: Fault[] };
}

/** Never throws. */
export const parser = <T>(decoder: Decoder<T>): Parser<T> => ({
  safeParse(value) {
    const faults: Fault[] = [];
    const data = decoder(value, faults, '');
    return faults.length > 0 ? { faults } : { data, faults };
  },
});

/** All faults in one line; `whole` names the value itself. */
export const faultsInWords = (faults: readonly Fault[], whole: string): string =>
  faults.map(({ path, message }) => `${path || whole}: ${message}`).join('; ');

function refuse(faults: Fault[], path: string, message = 'Invalid input'): never {
  faults.push({ path, message });
  return undefined as never;
}

const when =
  <T>(fits: (value: unknown) => value is T, message?: string): Decoder<T> =>
  (value, faults, path) =>
    fits(value) ? value : refuse(faults, path, message);

export const boolean = when((value) => typeof value === 'boolean');
export const number = when((value): value is number => Number.isFinite(value));
/** A whole number, not outside of the limits. */
export const integer = (min = -Infinity, max = Infinity) =>
  when(
    (value): value is number =>
      Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
  );
export const text = when((value) => typeof value === 'string');
export const textOf = (pattern: RegExp, message?: string) =>
  when((value): value is string => typeof value === 'string' && pattern.test(value), message);
export const oneOf = <T extends string>(values: readonly T[]) =>
  when((value): value is T => values.includes(value as T));
export const unknown: Decoder<unknown> = (value) => value;

/** An absolute URL of any scheme, without what the URL parser overlooks: space around it, tabs and line breaks. */
export const url: Decoder<string> = (value, faults, path) =>
  typeof value === 'string' && URL.canParse(value.trim())
    ? value.trim().replace(/[\t\n\r]/g, '')
    : refuse(faults, path);

export const nullable =
  <T>(decoder: Decoder<T>): Decoder<T | null> =>
  (value, faults, path) =>
    value === null ? null : decoder(value, faults, path);
export const optional =
  <T>(decoder: Decoder<T>): Decoder<T | undefined> =>
  (value, faults, path) =>
    value === undefined ? undefined : decoder(value, faults, path);

/** What is wrong is replaced, and no fault. */
export const orElse =
  <T, F>(decoder: Decoder<T>, fallback: F): Decoder<T | F> =>
  (value) => {
    const { data, faults } = parser(decoder).safeParse(value);
    return faults.length > 0 ? fallback : (data as T);
  };

/** A further condition on what was read. */
export const where =
  <T>(decoder: Decoder<T>, holds: (value: T) => boolean, message?: string): Decoder<T> =>
  (value, faults, path) => {
    const before = faults.length;
    const read = decoder(value, faults, path);
    return faults.length > before || holds(read) ? read : refuse(faults, path, message);
  };

const within = (path: string, key: string | number) =>
  path === '' ? String(key) : `${path}.${key}`;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const list =
  <T>(decoder: Decoder<T>): Decoder<T[]> =>
  (value, faults, path) =>
    Array.isArray(value)
      ? Array.from(value, (item: unknown, index) => decoder(item, faults, within(path, index)))
      : refuse(faults, path);

export const dictionary =
  <T>(decoder: Decoder<T>): Decoder<Record<string, T>> =>
  (value, faults, path) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, item]) => [
            key,
            decoder(item, faults, within(path, key)),
          ]),
        )
      : refuse(faults, path);

/** An object with these fields; others are left out. Given `T`, the compiler asks for a decoder of each of its fields. */
export const object =
  <T extends object>(fields: { [K in keyof T]-?: Decoder<T[K]> }): Decoder<T> =>
  (value, faults, path) => {
    if (!isRecord(value)) return refuse(faults, path);
    const read = Object.entries<Decoder<unknown>>(fields).map(
      ([key, decoder]) => [key, decoder(value[key], faults, within(path, key))] as const,
    );
    return Object.fromEntries(read.filter(([, item]) => item !== undefined)) as T;
  };

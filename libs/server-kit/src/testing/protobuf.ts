export type Attributes = Record<string, string | number | boolean>;

/**
 * Accessors for the fields of a protobuf message, by field number. Missing fields are read as empty
 * or 0.
 */
export interface Fields {
  has(field: number): boolean;
  all(field: number): Buffer[];
  one(field: number): Buffer;
  text(field: number): string;
  number(field: number): number;
  fixed(field: number): number;
  double(field: number): number;
}

const NOTHING = Buffer.alloc(0);

function readVarint(bytes: Buffer, at: number): { value: bigint; next: number } {
  let value = 0n;
  for (let shift = 0n, next = at; ; shift += 7n, next += 1) {
    const byte = bytes[next] ?? 0;
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return { value, next: next + 1 };
  }
}

/**
 * Decodes a protobuf message without its schema. Supports varint, 64-bit, length-delimited and
 * 32-bit fields.
 */
export function fields(bytes: Buffer): Fields {
  const found = new Map<number, (Buffer | bigint)[]>();
  for (let at = 0; at < bytes.length;) {
    const tag = readVarint(bytes, at);
    const wire = Number(tag.value & 7n);
    let value: Buffer | bigint;
    if (wire === 0) ({ value, next: at } = readVarint(bytes, tag.next));
    else {
      const { value: length, next } =
        wire === 2 ? readVarint(bytes, tag.next) : { value: wire === 1 ? 8n : 4n, next: tag.next };
      value = bytes.subarray(next, next + Number(length));
      at = next + Number(length);
    }
    const field = Number(tag.value >> 3n);
    found.set(field, [...(found.get(field) ?? []), value]);
  }
  const all = (field: number) =>
    (found.get(field) ?? []).filter((value): value is Buffer => typeof value !== 'bigint');
  const one = (field: number) => all(field)[0] ?? NOTHING;
  return {
    all,
    one,
    has: (field) => found.has(field),
    text: (field) => one(field).toString('utf8'),
    number: (field) => Number(found.get(field)?.[0] ?? 0n),
    fixed: (field) => (one(field).length === 8 ? Number(one(field).readBigInt64LE()) : 0),
    double: (field) => (one(field).length === 8 ? one(field).readDoubleLE() : 0),
  };
}

/** Decodes OTLP `KeyValue` messages with strings, booleans, integers and doubles. */
export const attributesOf = (pairs: readonly Buffer[]): Attributes =>
  Object.fromEntries(
    pairs.map((pair) => {
      const value = fields(fields(pair).one(2));
      return [
        fields(pair).text(1),
        value.has(1)
          ? value.text(1)
          : value.has(2)
            ? value.number(2) === 1
            : value.has(3)
              ? value.number(3)
              : value.double(4),
      ];
    }),
  );

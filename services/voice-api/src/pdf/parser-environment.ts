import { inflateSync } from 'node:zlib';

/**
 * Installs lightweight replacements for the browser APIs that the parser uses, and limits how much
 * data the parser can inflate. Call this before each file.
 * @param maxInflatedBytes maximum total size of a file's streams after inflation
 * @param handleTooMuch called when a file exceeds that limit
 */
export function prepareEnvironment({
  maxInflatedBytes,
  handleTooMuch,
}: {
  maxInflatedBytes: number;
  handleTooMuch: () => void;
}): void {
  provide(ArrayBuffer.prototype, 'transferToFixedLength', transferToFixedLength);
  provide(globalThis, 'FontFace', StubFont);
  let left = maxInflatedBytes;
  const inflate = (data: Buffer): Buffer => {
    try {
      const inflated = inflateSync(data, { maxOutputLength: left });
      left -= inflated.length;
      return inflated;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') handleTooMuch();
      throw error;
    }
  };
  provide(
    globalThis,
    'DecompressionStream',
    class extends BoundedInflate {
      constructor(format: string) {
        super(format, inflate);
      }
    },
  );
}

/**
 * Stands in for the part of a browser's `document` that registers fonts. It stores no fonts,
 * because nothing is drawn here.
 */
export const STUB_DOCUMENT = { fonts: { add: () => undefined, delete: () => undefined } };

const provide = (target: object, name: string, value: unknown): unknown =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

/**
 * Stands in for `ArrayBuffer.prototype.transferToFixedLength`, which the parser needs for fonts but
 * Node 20 lacks. This version copies the data instead of moving it.
 */
function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const moved = new ArrayBuffer(length);
  new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return moved;
}

/**
 * A font that claims to be loaded already. Without this stub, the parser would compute the outlines
 * of every glyph.
 */
class StubFont {
  readonly loaded = Promise.resolve(this);
}

/**
 * Replaces the native `DecompressionStream`, which needs many event-loop turns even for a small
 * page and has no size limit.
 */
class BoundedInflate {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;

  constructor(format: string, inflate: (data: Buffer) => Buffer) {
    if (format !== 'deflate') throw new TypeError(`Unsupported format: ${format}`);
    const chunks: Uint8Array[] = [];
    let output: ReadableStreamDefaultController<Uint8Array>;
    this.readable = new ReadableStream({ start: (controller) => void (output = controller) });
    this.writable = new WritableStream({
      write: (chunk) => void chunks.push(chunk),
      close: () => {
        try {
          output.enqueue(inflate(Buffer.concat(chunks)));
          output.close();
        } catch (error) {
          output.error(error);
        }
      },
    });
  }
}

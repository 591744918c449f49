import { inflateSync } from 'node:zlib';

/**
 * What the parser finds around it in place of a browser's own: made so that reading text costs little and a swelling stream is met early.
 * To be called before each file.
 * @param maxInflatedBytes what the compressed streams of one file may swell to, all together
 * @param handleTooMuch called when they swell beyond
 */
export function prepareEnvironment({
  maxInflatedBytes,
  handleTooMuch,
}: {
  maxInflatedBytes: number;
  handleTooMuch: () => void;
}): void {
  provide(ArrayBuffer.prototype, 'transferToFixedLength', transferToFixedLength);
  provide(globalThis, 'FontFace', UndrawnFont);
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

/** A document of a browser, as far as fonts are registered with it: nothing is drawn here, so it keeps none. */
export const UNDRAWN_DOCUMENT = { fonts: { add: () => undefined, delete: () => undefined } };

const provide = (target: object, name: string, value: unknown): unknown =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

/** The parser hands over fonts by this, which is not in Node 20. Copies where the real one moves. */
function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const moved = new ArrayBuffer(length);
  new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return moved;
}

/** A font that counts as loaded; without it the parser would compute the outlines of every letter. */
class UndrawnFont {
  readonly loaded = Promise.resolve(this);
}

/** In place of the stream of the platform, which takes many turns of the event loop for a small page and knows no limit. */
class BoundedInflate {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;

  constructor(format: string, inflate: (data: Buffer) => Buffer) {
    if (format !== 'deflate') throw new TypeError(`Not read here: ${format}`);
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

import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StaticFile } from './static-file';

export type Encoding = 'br' | 'gzip';

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/;
/** What fits into one packet gains nothing (bytes). */
const SMALLEST = 1_024;
/** Of 11: the last two take ten times as long for a percent or two. */
const BROTLI_QUALITY = 9;

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Of what a browser accepts the smallest; null: as it is. RFC 9110, 12.5.3: a weight of 0 means "not this". */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const named = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  return (['br', 'gzip'] as const).find((encoding) => named.get(encoding)) ?? null;
}

export const isCompressible = ({ headers }: StaticFile): boolean =>
  COMPRESSIBLE.test(headers['content-type'] ?? '') && Number(headers['content-length']) >= SMALLEST;

/** Compresses each file once: bodies stay in memory, and the ones that have not been asked for longest go first. */
export class EncodedFiles {
  readonly #kept = new Map<string, Promise<Buffer>>();

  /** `maxFiles`: of this many at most. */
  constructor(private readonly maxFiles = 500) {}

  /** The headers and the body of a file in an encoding; `urlPath` names it, its etag the content that it has now. */
  async encode(
    urlPath: string,
    file: StaticFile,
    encoding: Encoding,
  ): Promise<{ headers: Record<string, string>; body: Buffer }> {
    const key = `${encoding} ${urlPath} ${file.headers['etag']}`;
    const body = this.#kept.get(key) ?? buffer(file.open()).then(compress[encoding]);
    this.#kept.delete(key);
    this.#kept.set(key, body);
    body.catch(() => this.#kept.delete(key));
    if (this.#kept.size > this.maxFiles)
      this.#kept.delete(this.#kept.keys().next().value as string);
    const bytes = await body;
    return {
      headers: {
        ...file.headers,
        'content-length': String(bytes.length),
        'content-encoding': encoding,
        etag: encodedTag(file, encoding),
      },
      body: bytes,
    };
  }
}

/** Another representation has another tag: a cache must not take one for the other. */
export const encodedTag = ({ headers }: StaticFile, encoding: Encoding): string =>
  `${(headers['etag'] ?? '""').slice(0, -1)}-${encoding}"`;

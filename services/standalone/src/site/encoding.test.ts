import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, EncodedFiles, encodedTag, isCompressible } from './encoding';
import type { StaticFile } from './static-file';

const SCRIPT = 'export const words = [];\n'.repeat(200);
let reads = 0;
const script = (
  etag = '"1"',
  type = 'text/javascript; charset=utf-8',
  content = SCRIPT,
): StaticFile => ({
  headers: { 'content-type': type, 'content-length': String(content.length), etag },
  open: () => {
    reads += 1;
    return Readable.from([Buffer.from(content)]);
  },
});
beforeEach(() => {
  reads = 0;
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  [undefined, null],
])('of "%s" it chooses %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it('leaves alone what is compressed already and what is too small to gain', () => {
  expect(isCompressible(script())).toBe(true);
  expect(isCompressible(script('"1"', 'font/woff2'))).toBe(false);
  expect(isCompressible(script('"1"', 'text/css', 'a{}'))).toBe(false);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  '%s: smaller, the same content, a length and a tag of its own',
  async (encoding, decompress) => {
    const { headers, body } = await new EncodedFiles().encode('/main.js', script(), encoding);
    expect(decompress(body).toString()).toBe(SCRIPT);
    expect(body.length).toBeLessThan(SCRIPT.length / 4);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      etag: `"1-${encoding}"`,
    });
    expect(headers['etag']).toBe(encodedTag(script(), encoding));
  },
);

it('compresses a file once, and again when its content has changed', async () => {
  const files = new EncodedFiles();
  await Promise.all([
    files.encode('/main.js', script(), 'br'),
    files.encode('/main.js', script(), 'br'),
  ]);
  await files.encode('/main.js', script(), 'br');
  expect(reads).toBe(1);
  await files.encode('/main.js', script('"2"'), 'br');
  expect(reads).toBe(2);
});

it('keeps no more than it may: what was asked for last stays', async () => {
  const files = new EncodedFiles(2);
  for (const path of ['/a', '/b', '/a', '/c', '/a']) await files.encode(path, script(), 'gzip');
  expect(reads).toBe(3);
  await files.encode('/b', script(), 'gzip');
  expect(reads).toBe(4);
});

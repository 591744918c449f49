import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { siteFixture, type SiteFixture } from './testing/site-fixture';

const SCRIPT = 'export const words = [];\n'.repeat(200);
const BUILT = '/assets/built.0a1b2c3d.js';
const OLDER = '/assets/older.0a1b2c3d.js';

let site: SiteFixture;
const ask = (url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') =>
  site.shell(url, accepted === undefined ? {} : { 'accept-encoding': accepted }, method);

beforeAll(async () => {
  site = await siteFixture();
  await site.putInShell(BUILT, SCRIPT);
  // Give the compressed files different content, so that the test can tell which one was sent.
  await site.putInShell(`${BUILT}.br`, brotliCompressSync(`${SCRIPT}// br`));
  await site.putInShell(`${BUILT}.gz`, gzipSync(`${SCRIPT}// gz`));
  await site.putInShell(OLDER, SCRIPT);
  await site.putInShell('/assets/text.0a1b2c3d.woff2', 'wOF2'.repeat(1_000));
});
afterAll(() => site.close());

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('for "accept-encoding: %s" it chooses %s', async (accepted, encoding) => {
  for (const url of [BUILT, OLDER]) {
    const { headers } = await ask(url, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(String(headers['vary']).toLowerCase()).toBe('accept-encoding');
  }
});

it('does not compress again, and does not serve compressed files by their own name', async () => {
  const font = await ask('/assets/text.0a1b2c3d.woff2', 'br');
  expect([font.statusCode, font.headers['content-encoding']]).toEqual([200, undefined]);
  expect((await ask(`${BUILT}.br`)).statusCode).toBe(404);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  '%s: serves the compressed file of the build with its length and ETag',
  async (encoding, decompress) => {
    const [{ headers, rawPayload }, plain] = [await ask(BUILT, encoding), await ask(BUILT)];
    expect(decompress(rawPayload).toString()).toBe(
      `${SCRIPT}// ${encoding === 'br' ? 'br' : 'gz'}`,
    );
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(headers['cache-control']).toBe(plain.headers['cache-control']);
    expect(headers['etag']).not.toBe(plain.headers['etag']);
    const again = await site.shell(BUILT, {
      'accept-encoding': encoding,
      'if-none-match': String(headers['etag']),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s: compresses a file without a compressed sibling', async (encoding, decompress) => {
  const { rawPayload } = await ask(OLDER, encoding);
  expect(decompress(rawPayload).toString()).toBe(SCRIPT);
  expect(rawPayload.length).toBeLessThan(SCRIPT.length / 4);
  const [head, get] = [await ask(OLDER, encoding, 'HEAD'), await ask(OLDER, encoding)];
  for (const name of ['content-length', 'content-encoding', 'etag'])
    expect(head.headers[name]).toBe(get.headers[name]);
});

it('ignores range requests and sends the whole file', async () => {
  const { statusCode, body } = await site.shell(BUILT, { range: 'bytes=0-9' });
  expect([statusCode, body]).toEqual([200, SCRIPT]);
});

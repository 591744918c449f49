import { deflateSync } from 'node:zlib';
import { prepareEnvironment } from './parser-environment';

/** Inflates `data` the way the parser does, and returns the length of the output. */
async function inflatedLength(data: Buffer): Promise<number> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  await writer.write(new Uint8Array(data));
  await writer.close();
  const { value } = await readable.getReader().read();
  return value?.length ?? 0;
}

const stream = deflateSync(Buffer.alloc(600));

test('the limit applies to all streams of a file together', async () => {
  let refusals = 0;
  prepareEnvironment({ maxInflatedBytes: 1_000, handleTooMuch: () => (refusals += 1) });
  expect(await inflatedLength(stream)).toBe(600);
  expect(refusals).toBe(0);
  await expect(inflatedLength(stream)).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' });
  expect(refusals).toBe(1);
});

test('the limit starts over for each file', async () => {
  for (let file = 0; file < 3; file += 1) {
    prepareEnvironment({ maxInflatedBytes: 1_000, handleTooMuch: () => undefined });
    expect(await inflatedLength(stream)).toBe(600);
  }
});

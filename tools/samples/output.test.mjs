import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, constants } from 'node:zlib';
import { commitOfSample, writeSample } from './output.mjs';

const made = (more = {}) => ({
  commit: 'c0ffee',
  embedded: { madeAt: '2026-01-02T03:04:05.678Z', people: [], folder: Buffer.alloc(9_000, 'x') },
  postgres: { madeAt: '2026-01-02T03:05:05.678Z', people: [], dump: 'select 1;', ...more },
});

function scratch(context) {
  const folder = mkdtempSync(join(tmpdir(), 'samples-test-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a sample is stored in its folder, with the database packed', (context) => {
  const folder = scratch(context);
  const files = writeSample('0007-seven', made(), ['/of/the/making'], folder);
  assert.deepEqual(
    files.map(({ name }) => name),
    ['embedded.tar.br', 'embedded.json', 'postgres.sql', 'postgres.json', 'browser.json'],
  );
  const read = (name) => readFileSync(join(folder, '0007-seven', name));
  const unpacked = brotliDecompressSync(read('embedded.tar.br'), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  assert.deepEqual(unpacked, made().embedded.folder);
  assert.equal(JSON.parse(read('postgres.json')).commit, 'c0ffee');
  assert.equal(commitOfSample('0007-seven', folder), 'c0ffee');
  assert.equal(commitOfSample('0008-eight', folder), null);
});

for (const [what, word] of [
  ['a folder of its making', '/of/the/making'],
  ['the machine', hostname()],
]) {
  test(`a sample that contains ${what} is not written`, { skip: word.length < 4 }, (context) => {
    const folder = scratch(context);
    const dump = `insert into resumes values ('${word}/cv.pdf');`;
    assert.throws(
      () => writeSample('0007-seven', made({ dump }), ['/of/the/making'], folder),
      (error) => error.message.startsWith('postgres.sql would reveal this machine: '),
    );
    assert.equal(existsSync(join(folder, '0007-seven')), false);
  });
}

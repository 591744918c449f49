import assert from 'node:assert/strict';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { download } from './download.mjs';
import { FileServer } from './file-server.mjs';

const CONTENT = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7 + (i >> 8)) % 251));
let dir, part, server;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'download-'));
  part = join(dir, 'model.part');
  server = await new FileServer('model.bin', CONTENT).start();
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const get = (options = {}) =>
  download({
    url: `${server.base}/models/model.bin`,
    part,
    backoffMs: 1,
    stallMs: 300,
    ...options,
  });
const whole = () => assert.deepEqual(readFileSync(part), server.content);

test('a file is downloaded completely, and progress is reported', async () => {
  let last;
  assert.equal(
    await get({
      onProgress: (received, total) => {
        last = [received, total];
      },
    }),
    CONTENT.length,
  );
  assert.deepEqual(last, [CONTENT.length, CONTENT.length]);
  whole();
});

test('a broken connection is resumed where it broke', async () => {
  server.behaviours = ['cut', 'cut'];
  const reasons = [];
  await get({ onRetry: (reason) => reasons.push(reason) });
  whole();
  const [first, ...starts] = server.ranges.map((range) =>
    range === null ? null : Number(/^bytes=(\d+)-$/.exec(range)?.[1]),
  );
  assert.equal(first, null);
  assert.equal(starts.length, 2);
  assert.ok(starts[0] > 0 && starts[1] > starts[0]);
  assert.equal(reasons.length, 2);
});

test('a stalled connection is closed and resumed', async () => {
  server.behaviours = ['stall'];
  const reasons = [];
  await get({ onRetry: (reason) => reasons.push(reason) });
  whole();
  assert.deepEqual(reasons, ['no data for 0.3 s']);
  assert.equal(server.ranges[1], 'bytes=100000-');
});

test('a server without range support sends the whole file again', async () => {
  server.behaviours = ['cut', 'no-range'];
  await get();
  whole();
  // Check that there were two requests and that the second one tried to resume. Its exact offset
  // depends on the machine.
  assert.equal(server.ranges.length, 2);
  assert.match(server.ranges[1], /^bytes=[1-9]\d*-$/);
});

test('nothing is resumed if the server does not identify its version', async () => {
  server.etag = false;
  server.behaviours = ['cut'];
  await get();
  whole();
  assert.deepEqual(server.ranges, [null, null]);
});

test('a file that changed meanwhile is not put together from two versions', async () => {
  server.behaviours = ['cut', 500, 500, 500, 500, 500];
  await assert.rejects(get());
  server.behaviours = [];
  server.content = Buffer.from(CONTENT.map((byte) => byte ^ 0xff));
  await get();
  whole();
});

test('temporary errors are retried: HTTP 500, then 503, then the file', async () => {
  server.behaviours = [500, 503];
  const reasons = [];
  await get({ onRetry: (reason) => reasons.push(reason) });
  whole();
  assert.deepEqual(reasons, ['HTTP 500', 'HTTP 503']);
});

test('persistent errors are given up: five times HTTP 500', async () => {
  server.behaviours = [500, 500, 500, 500, 500];
  await assert.rejects(get(), { message: 'HTTP 500' });
  assert.equal(server.ranges.length, 5);
});

test('a missing file is requested only once', async () => {
  server.behaviours = [404];
  await assert.rejects(get(), { message: 'not found on the server (HTTP 404)' });
  assert.equal(server.ranges.length, 1);
});

test('an interrupted run is resumed by the next one', async () => {
  server.behaviours = ['stall'];
  const stop = new AbortController();
  const running = get({
    signal: stop.signal,
    stallMs: 10_000,
    onProgress: (received) => {
      if (received === 100_000) setTimeout(() => stop.abort(new Error('stopped')), 20);
    },
  });
  await assert.rejects(running, { message: 'stopped' });
  assert.equal(statSync(part).size, 100_000);
  await get();
  whole();
  assert.deepEqual(server.ranges, [null, 'bytes=100000-']);
});

test('a completely downloaded file is not fetched again', async () => {
  await get();
  assert.equal(await get(), CONTENT.length);
  whole();
  assert.deepEqual(server.ranges, [null, 'bytes=200000-']);
});

test('a full disk is reported without a retry; what was written is kept for the next run', async () => {
  /** Opens a file that accepts some bytes and then fails, like a full disk. */
  const openFile = (path, options) => {
    const file = createWriteStream(path, options);
    const write = file._write.bind(file);
    let written = 0;
    file._write = (chunk, encoding, done) => {
      written += chunk.length;
      if (written > 120_000)
        done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
      else write(chunk, encoding, done);
    };
    file._writev = null;
    return file;
  };
  await assert.rejects(get({ openFile }), {
    message: 'the disk is full: free some space and run it again to resume',
  });
  assert.equal(server.ranges.length, 1);
  const kept = statSync(part).size;
  assert.ok(kept > 0 && kept < CONTENT.length);
  await get();
  whole();
  assert.equal(server.ranges[1], `bytes=${kept}-`);
});

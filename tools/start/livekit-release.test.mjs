import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fromRelease, LIVEKIT_VERSION } from './livekit.mjs';

const onLinux = { skip: platform() !== 'linux' || arch() !== 'x64' };
const step = { progress() {} };
const folder = mkdtempSync(join(tmpdir(), 'release-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Serves a release page with one archive that contains a small program. */
async function releasePage(checksum) {
  writeFileSync(join(folder, 'livekit-server'), '#!/bin/sh\necho server\n');
  const name = `livekit_${LIVEKIT_VERSION}_linux_amd64.tar.gz`;
  execFileSync('tar', ['-czf', name, 'livekit-server'], { cwd: folder });
  const archive = readFileSync(join(folder, name));
  const sum = checksum ?? createHash('sha256').update(archive).digest('hex');
  const server = createServer((request, response) =>
    response.end(request.url === '/checksums.txt' ? `${sum}  ${name}\n` : archive),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

test('a release with the right checksum is unpacked and runs', onLinux, async () => {
  const page = await releasePage();
  const target = join(folder, 'good');
  assert.equal(await fromRelease(target, step, page.url), null);
  assert.equal(execFileSync(target).toString(), 'server\n');
  await page.close();
});

test('a release with a wrong checksum is not used', onLinux, async () => {
  const page = await releasePage('0'.repeat(64));
  const target = join(folder, 'bad');
  assert.match(await fromRelease(target, step, page.url), /checksum does not match/);
  assert.equal(existsSync(target), false);
  await page.close();
});

test('an unreachable page is a reason, not a crash', onLinux, async () => {
  const page = await releasePage();
  await page.close();
  assert.match(
    await fromRelease(join(folder, 'none'), step, page.url),
    /not reachable \(ECONNREFUSED\)/,
  );
});

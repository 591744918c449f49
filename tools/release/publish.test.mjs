import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';

const git = (folder, ...words) =>
  execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const publish = (...words) =>
  run(process.execPath, [join(ROOT, 'tools/release/publish.mjs'), ...words]);

test("a release's changes are pushed once; without changes, nothing is pushed", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-publish-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [origin, target] = [join(folder, 'origin'), join(folder, 'target')];
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=released', origin);
  git(folder, 'clone', '--quiet', origin, target);
  writeFileSync(join(target, 'remotes.json'), '{ "remotes": [] }');
  for (const said of [/Published: auth to stable/, /Nothing changed/]) {
    const { code, output } = await publish(target, 'auth to stable');
    assert.equal(code, 0, output);
    assert.match(output, said);
  }
  assert.equal(git(origin, 'log', '--format=%s', 'released'), 'auth to stable');
  assert.equal(git(origin, 'show', 'released:remotes.json'), '{ "remotes": [] }');
});

test('a target that is not a checkout is refused', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-publish-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { code, output } = await publish(folder, 'auth to stable');
  assert.equal(code, 1);
  assert.match(output, /not a git repository/);
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { changedFiles, commitOf, layOut, PROJECTS } from './versions.mjs';

function builds(root, key, words = {}) {
  const folder = join(root, key);
  for (const [part, project] of Object.entries(PROJECTS)) {
    const dist = join(folder, 'apps', project, 'dist');
    mkdirSync(dist, { recursive: true });
    for (const name of ['index.html', 'mf-manifest.json'])
      writeFileSync(join(dist, name), words[part] ?? 'same');
  }
  return folder;
}

function scratch(context) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'compatibility-test-')));
  context.after(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

test('a missing commit is reported with what to do', () => {
  assert.throws(
    () => commitOf('0123456789012345678901234567890123456789'),
    /does not hold 0123456789.*git fetch --unshallow/,
  );
  assert.match(commitOf('HEAD'), /^[0-9a-f]{40}$/);
});

test("a combination's folder contains the builds that it names", (context) => {
  const root = scratch(context);
  const folders = {
    old: builds(root, 'old', { auth: 'old auth' }),
    new: builds(root, 'new', { shell: 'new shell' }),
  };
  layOut(
    join(root, 'site'),
    { shell: 'new', auth: 'old', onboarding: 'new', interview: 'old' },
    folders,
  );
  const served = (project) =>
    readFileSync(join(root, 'site/apps', project, 'dist/index.html'), 'utf8');
  assert.deepEqual([served('shell'), served('auth-mfe')], ['new shell', 'old auth']);
});

test('a version does not differ from itself', () => {
  const commit = commitOf('HEAD');
  assert.deepEqual(changedFiles(commit, commit), {
    shell: 0,
    auth: 0,
    onboarding: 0,
    interview: 0,
    libraries: 0,
  });
});

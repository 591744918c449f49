import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { contractProblems } from './manifest-rules.mjs';
import { asChecked, CONTRACT, writeBuild } from './testing/small-build.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'portal-manifest-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

let builds = 0;
const build = (otherwise) => writeBuild(join(scratch, String(++builds)), otherwise);
const problems = (folder, contract = CONTRACT) => contractProblems(asChecked(folder), contract);
const react = { name: 'react', requiredVersion: '^19.3.1' };

test('a build that keeps the contract has no problem', () => {
  assert.deepEqual(problems(build()), []);
});

test('what the host is told and what the code asks for are the same', () => {
  assert.deepEqual(
    problems(build({ shared: [react], told: [{ ...react, requiredVersion: '^18.0.0' }] })),
    ['asks for react ^19.3.1, which its manifest does not say'],
  );
  assert.deepEqual(
    problems(
      build({ shared: [react], told: [react, { name: 'zustand', requiredVersion: '^5.0.0' }] }),
    ),
    ['says in its manifest that it shares zustand, which its entry does not ask for'],
  );
});

for (const [what, otherwise, words] of [
  [
    'that lacks a module',
    { exposes: [] },
    ['does not expose auth/AuthScreen, which the contract lists'],
  ],
  [
    'with a module of its own',
    { exposes: ['AuthScreen', 'Extra'] },
    ['exposes auth/Extra, which the contract does not list'],
  ],
  ['of another remote', { name: 'interview' }, ['is the build of "interview"']],
  [
    'against another contract',
    { contract: '1.3.0' },
    ['was built against contract 1.3.0, this checkout has 1.4.0'],
  ],
  [
    'that names no contract',
    { contract: null },
    ['was built against contract of no version, this checkout has 1.4.0'],
  ],
  [
    'that shares what is not in the table',
    { shared: [react, { name: 'lodash', requiredVersion: '^4.0.0' }] },
    ['shares lodash, which is not in the table of shared dependencies'],
  ],
  [
    'that shares a sub-path the table does not open',
    { shared: [react, { name: '@portal/ui/button', requiredVersion: '^0.1.0' }] },
    ['shares @portal/ui/button, which is not in the table of shared dependencies'],
  ],
  [
    'that needs a newer version than the shell has',
    { shared: [{ ...react, requiredVersion: '^19.4.0' }] },
    ['asks for react ^19.4.0, the shell has 19.3.1'],
  ],
  [
    'that takes any version',
    { shared: [{ ...react, requiredVersion: '' }] },
    ['takes react in any version'],
  ],
  [
    'that would take a second instance',
    { shared: [{ ...react, singleton: false }] },
    ['shares react without making it a singleton'],
  ],
  [
    'that brings a shared package along',
    { shared: [{ ...react, carried: true }] },
    ['carries a copy of its own of react'],
  ],
  [
    'that asks for what nobody has',
    { shared: [react, { name: 'zustand', requiredVersion: '^5.0.0' }] },
    ['asks for zustand, which the shell does not have'],
  ],
  [
    'whose entry tells nothing of what it shares',
    { shared: [] },
    ['has a remote entry that tells nothing of what it shares'],
  ],
]) {
  test(`a build ${what} is refused`, () => assert.deepEqual(problems(build(otherwise)), words));
}

test('a file that was changed after the build is refused', () => {
  const folder = build();
  appendFileSync(join(folder, 'assets/screen.0a1b2c3d.css'), '/**/');
  assert.deepEqual(problems(folder), [
    'assets/screen.0a1b2c3d.css has another content than the manifest says',
  ]);
});

test('a script that the manifest has no hash of is refused', () => {
  const folder = build();
  writeFileSync(join(folder, 'assets/more.0a1b2c3d.js'), '');
  assert.deepEqual(problems(folder), ['assets/more.0a1b2c3d.js has no hash in the manifest']);
});

test('a module whose files are gone is refused', () => {
  const folder = build();
  rmSync(join(folder, 'assets/screen.0a1b2c3d.js'));
  assert.deepEqual(problems(folder), [
    'auth/AuthScreen needs assets/screen.0a1b2c3d.js, which is not in the build',
    'assets/screen.0a1b2c3d.js has a hash in the manifest and is not in the build',
  ]);
});

test('a build without a manifest, and one that is no JSON, are refused', () => {
  const folder = build();
  writeFileSync(join(folder, 'mf-manifest.json'), '{');
  assert.deepEqual(problems(folder), ['mf-manifest.json is not JSON']);
  rmSync(join(folder, 'mf-manifest.json'));
  assert.deepEqual(problems(folder), ['holds no mf-manifest.json']);
});

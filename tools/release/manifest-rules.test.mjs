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

test('a build that follows the contract has no problems', () => {
  assert.deepEqual(problems(build()), []);
});

test('packages outside the table, and other versions of non-singletons, come with the remote', () => {
  const shared = [
    react,
    { name: 'lodash', requiredVersion: '^4.0.0', singleton: false },
    { name: 'zustand', requiredVersion: '^6.0.0', singleton: false },
  ];
  assert.deepEqual(problems(build({ shared })), []);
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
    'that would hold the page to its own version of what is no singleton',
    { shared: [react, { name: 'zustand', requiredVersion: '^5.0.0', singleton: true }] },
    ['shares zustand as a singleton, which the table does not'],
  ],
  [
    'whose manifest tells nothing of what it shares',
    { shared: [] },
    ['has a manifest that tells nothing of what it shares'],
  ],
]) {
  test(`a build ${what} is refused`, () => assert.deepEqual(problems(build(otherwise)), words));
}

test('a file changed after the build is refused', () => {
  const folder = build();
  appendFileSync(join(folder, 'assets/screen.0a1b2c3d.css'), '/**/');
  assert.deepEqual(problems(folder), [
    'assets/screen.0a1b2c3d.css has another content than the manifest says',
  ]);
});

test('a script without a hash in the manifest is refused', () => {
  const folder = build();
  writeFileSync(join(folder, 'assets/more.0a1b2c3d.js'), '');
  assert.deepEqual(problems(folder), ['assets/more.0a1b2c3d.js has no hash in the manifest']);
});

test('a module with missing files is refused', () => {
  const folder = build();
  rmSync(join(folder, 'assets/screen.0a1b2c3d.js'));
  assert.deepEqual(problems(folder), [
    'auth/AuthScreen needs assets/screen.0a1b2c3d.js, which is not in the build',
    'assets/screen.0a1b2c3d.js has a hash in the manifest and is not in the build',
  ]);
});

test('a missing or invalid manifest is refused', () => {
  const folder = build();
  writeFileSync(join(folder, 'mf-manifest.json'), '{');
  assert.deepEqual(problems(folder), ['mf-manifest.json is not JSON']);
  rmSync(join(folder, 'mf-manifest.json'));
  assert.deepEqual(problems(folder), ['holds no mf-manifest.json']);
});

import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { scratchClone } from '../checks/scratch-clone.mjs';
import { run } from '../start/run.mjs';
import { makeKey } from '../start/signing-key.mjs';
import { readBuildFiles } from './build-files.mjs';

// A clone of this checkout, in which remotes are changed, built and released. Each test continues
// where the previous one ended.

let clone;
let target;
let key;
const inClone = (...path) => join(clone.folder, ...path);
const dist = (project) => inClone('apps', project, 'dist');
const node = (script, ...words) =>
  run(process.execPath, [inClone(script), ...words], {
    cwd: clone.folder,
    env: { ...clone.env, REMOTES_SIGNING_KEY: join(clone.folder, '../key.pem') },
  });
const release = (remote, ...more) =>
  node('tools/release/release.mjs', remote, '--target', target, ...more);
const rollback = (remote, ...more) =>
  node('tools/release/rollback.mjs', remote, '--target', target, ...more);
const nx = (...words) =>
  run(
    process.execPath,
    [inClone('node_modules/nx/dist/bin/nx.js'), ...words, '--output-style=static'],
    {
      cwd: clone.folder,
      env: {
        ...clone.env,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NX_NO_CLOUD: 'true',
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
    },
  );

const listing = () => readFileSync(join(target, 'remotes.json'), 'utf8');
/** Returns the list without the fields that every release changes. */
const unsealed = (text) => text.replace(/"(serial|signature)": [^\n]*/g, '');
const lineOf = (remote) => JSON.parse(listing()).remotes.find(({ name }) => name === remote);
/** Lists every file in a folder with its content hash and modification time. */
const stamped = (folder) =>
  [...readBuildFiles(folder)].map(
    ([path, integrity]) => `${path} ${integrity} ${statSync(join(folder, path)).mtimeMs}`,
  );
const succeeds = ({ code, output }) => assert.equal(code, 0, output);

before(async () => {
  clone = scratchClone();
  target = join(clone.folder, '..', 'target');
  mkdirSync(target);
  key = makeKey(join(clone.folder, '../key.pem'));
  succeeds(await nx('run', 'shell:build'));
});
after(() => clone.remove());

test('two remotes released at the same time both go live, and nothing else is built', async () => {
  const shell = stamped(dist('shell'));
  (await Promise.all([release('auth'), release('onboarding')])).forEach(succeeds);
  assert.deepEqual(
    JSON.parse(listing())
      .remotes.map(({ name }) => name)
      .sort(),
    ['auth', 'onboarding'],
  );
  assert.equal(existsSync(dist('interview-mfe')), false);
  assert.deepEqual(stamped(dist('shell')), shell);
});

let first;
let rolledBack;
test('releasing a changed remote leaves all other builds unchanged and switches one line', async () => {
  first = { listing: listing(), version: lineOf('auth').version };
  const untouched = [
    dist('shell'),
    dist('onboarding-mfe'),
    join(target, 'auth', first.version),
    join(target, 'onboarding'),
  ];
  const stood = untouched.map(stamped);
  appendFileSync(
    inClone('apps/auth-mfe/src/exposes/AuthScreen.ts'),
    "console.info('released once more');\n",
  );

  succeeds(await release('auth'));

  assert.deepEqual(untouched.map(stamped), stood);
  assert.equal(existsSync(dist('interview-mfe')), false);
  const before = unsealed(first.listing).split('\n');
  const changed = unsealed(listing())
    .split('\n')
    .filter((line, index) => line !== before[index]);
  assert.deepEqual(
    changed.map((line) => JSON.parse(line.replace(/,$/, '')).name),
    ['auth'],
  );
  const { version, manifest } = lineOf('auth');
  assert.notEqual(version, first.version);
  assert.ok(existsSync(join(target, manifest)));
});

test('the shell does not need a rebuild', async () => {
  const { code, output } = await nx('run', 'shell:build');
  assert.equal(code, 0, output);
  assert.match(output, /Cache:\s+1\/1 hit/);
});

test('releasing the same build again does nothing', async () => {
  const before = listing();
  const { code, output } = await release('auth');
  assert.equal(code, 0, output);
  assert.match(output, /was live already, nothing changed/);
  assert.equal(listing(), before);
});

test('a rollback restores the list except serial and signature, without a build', async () => {
  const built = stamped(dist('auth-mfe'));
  const { serial } = JSON.parse(listing());
  succeeds(await rollback('auth'));
  assert.equal(unsealed(listing()), unsealed(first.listing));
  assert.ok(JSON.parse(listing()).serial > serial);
  rolledBack = listing();
  assert.deepEqual(stamped(dist('auth-mfe')), built);
});

test('a tampered build is refused, and nothing is switched', async () => {
  const tampered = join(clone.folder, '..', 'tampered');
  cpSync(dist('auth-mfe'), tampered, { recursive: true });
  const script = [...readBuildFiles(tampered).keys()].find((path) => /^assets\/.*\.js$/.test(path));
  appendFileSync(join(tampered, script), '\nsend(password);\n');
  const { releaseBuild } = await import(inClone('tools/release/release-build.mjs'));
  const { readContract } = await import(inClone('tools/release/contract.mjs'));
  await assert.rejects(
    releaseBuild({
      remote: 'auth',
      build: tampered,
      target,
      channel: 'stable',
      packageVersion: '0.1.0',
      baseUrl: '',
      contract: readContract(),
      key,
    }),
    new RegExp(`${script.replaceAll('.', '\\.')} has another content than the manifest says`),
  );
  assert.equal(listing(), rolledBack);
});

test('a remote that exposes a module outside the contract is refused, and nothing is switched', async () => {
  const config = inClone('apps/auth-mfe/rspack.config.mjs');
  writeFileSync(config, readFileSync(config, 'utf8').replace("'./AuthScreen':", "'./Login':"));
  const { code, output } = await release('auth');
  assert.equal(code, 1, output);
  assert.match(output, /does not expose auth\/AuthScreen, which the contract lists/);
  assert.match(output, /exposes auth\/Login, which the contract does not list/);
  assert.match(output, /Nothing was switched/);
  assert.equal(listing(), rolledBack);
});

import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { readBuildFiles } from './build-files.mjs';
import { endCanary, releaseBuild, rollBack, signAnew } from './release-build.mjs';
import { isSealed } from './sealed.mjs';
import { publicKeyOf } from '../start/signing-key.mjs';
import { openTarget } from './target.mjs';
import { CONTRACT, writeBuild } from './testing/small-build.mjs';

register('../typescript/hooks.mjs', import.meta.url);
const { readRemotesFile } = await import('../../libs/mfe-contract/src/host/remotes-file.ts');
const { acceptList } = await import('../../libs/mfe-contract/src/host/signed-list.ts');

const { privateKey: key } = generateKeyPairSync('ed25519');

const scratch = mkdtempSync(join(tmpdir(), 'portal-release-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

let target;
let build;
let cases = 0;
beforeEach(() => {
  target = join(scratch, String(++cases), 'site');
  build = join(scratch, String(cases), 'build');
  mkdirSync(target, { recursive: true });
  writeBuild(build);
});

const release = (more = {}) =>
  releaseBuild({
    remote: 'auth',
    build,
    target,
    channel: 'stable',
    packageVersion: '0.1.0',
    baseUrl: '',
    contract: CONTRACT,
    key,
    ...more,
  });
const back = (more = {}) => rollBack({ remote: 'auth', target, channel: 'stable', key, ...more });
const listing = () => readFileSync(join(target, 'remotes.json'), 'utf8');
const live = (list = 'remotes') =>
  JSON.parse(listing())[list].map(({ name, version }) => `${name} ${version}`);
const serial = () => JSON.parse(listing()).serial;
/** Returns the list's entry for the remote `auth`. */
const line = () => JSON.parse(listing()).remotes.find(({ name }) => name === 'auth');
/** Returns the list without the fields that every release changes. */
const unsealed = (text) => text.replace(/"(serial|signature)": [^\n]*/g, '');
/** Releases a build that contains this text, always with the same package version. */
const releaseOf = (text) => release({ build: writeBuild(join(build, '..', text), { text }) });

test('a release gets its own folder, without source maps, and a line that the shell accepts', async () => {
  const { version, replaced, switched } = await release();
  assert.match(version, /^0\.1\.0-[0-9a-f]{12}$/);
  assert.deepEqual([replaced, switched], [null, true]);
  assert.deepEqual(readdirSync(join(target, 'auth', version), { recursive: true }).sort(), [
    'assets',
    'assets/screen.0a1b2c3d.css',
    'assets/screen.0a1b2c3d.js',
    'assets/serif.0a1b2c3d.woff2',
    'mf-manifest.json',
    'remoteEntry.0a1b2c3d.js',
  ]);
  const { remotes, problems } = readRemotesFile(JSON.parse(listing()));
  assert.deepEqual(problems, []);
  assert.deepEqual(
    remotes.map(({ manifest, contract }) => [manifest, contract]),
    [[`/auth/${version}/mf-manifest.json`, '1.4.0']],
  );
});

test('releasing the same content again changes nothing, and says so', async () => {
  const first = await release();
  const before = [listing(), readFileSync(join(target, 'releases.json'), 'utf8')];
  assert.deepEqual(await release(), {
    version: first.version,
    copied: false,
    replaced: first.version,
    switched: false,
  });
  assert.deepEqual([listing(), readFileSync(join(target, 'releases.json'), 'utf8')], before);
});

test('different content gets another version, and the old one stays', async () => {
  const first = await release();
  const second = await releaseOf('Sign in');
  assert.notEqual(second.version, first.version);
  assert.deepEqual(live(), [`auth ${second.version}`]);
  assert.ok(existsSync(join(target, 'auth', first.version, 'mf-manifest.json')));
});

test('a released folder is never written to: other content in it stops the release', async () => {
  const { version } = await release();
  appendFileSync(join(target, 'auth', version, 'assets/screen.0a1b2c3d.js'), 'tampered()');
  const before = listing();
  await assert.rejects(
    release(),
    /is not this build: assets\/screen\.0a1b2c3d\.js has another content/,
  );
  assert.equal(listing(), before);
});

test('a build that breaks the contract is refused, and nothing of it reaches the target', async () => {
  writeBuild(build, { contract: '2.0.0', exposes: [] });
  await assert.rejects(
    release(),
    /breaks the contract:\n {2}- was built against contract 2\.0\.0.*\n {2}- does not expose auth\/AuthScreen/,
  );
  assert.deepEqual(readdirSync(target), []);
});

test('an unreadable list stops the release before anything is copied', async () => {
  writeFileSync(join(target, 'remotes.json'), '{');
  await assert.rejects(release(), /fix it first/);
  assert.deepEqual(readdirSync(target), ['remotes.json']);
});

test('a preview has its own list, and becomes stable without another copy', async () => {
  const { version } = await release({ channel: 'preview' });
  assert.deepEqual([live(), live('preview')], [[], [`auth ${version}`]]);
  assert.deepEqual(await release(), { version, copied: false, replaced: null, switched: true });
  assert.deepEqual(live(), [`auth ${version}`]);
});

test('a release from another origin is listed with that origin', async () => {
  const { version } = await release({ baseUrl: 'https://auth.portal.example/' });
  assert.equal(
    JSON.parse(listing()).remotes[0].manifest,
    `https://auth.portal.example/auth/${version}/mf-manifest.json`,
  );
});

test('a change of origin is not a version: rollbacks skip it', async () => {
  const first = await release();
  const moved = writeBuild(join(build, '..', 'B'), { text: 'B' });
  await release({ build: moved });
  assert.equal(
    (await release({ build: moved, baseUrl: 'https://auth.portal.example' })).switched,
    true,
  );
  assert.equal((await back()).version, first.version);
});

test('a rollback restores what was live before, step by step, until nothing is left', async () => {
  const versions = [await release(), await releaseOf('B'), await releaseOf('C')].map(
    ({ version }) => version,
  );
  assert.deepEqual(await back(), { version: versions[1], replaced: versions[2], switched: true });
  await back();
  assert.deepEqual(live(), [`auth ${versions[0]}`]);
  await assert.rejects(back(), /Nothing was live before/);
  assert.deepEqual(live(), [`auth ${versions[0]}`]);
});

test('after a rollback, the next release leads back to what was live, not to what was withdrawn', async () => {
  const first = await release();
  await releaseOf('B');
  await back();
  await releaseOf('C');
  assert.equal((await back()).version, first.version);
});

test('a rollback restores every byte of the file except serial and signature', async () => {
  await release();
  const before = listing();
  await releaseOf('B');
  await back();
  assert.notEqual(listing(), before);
  assert.equal(unsealed(listing()), unsealed(before));
});

test('each switch gets a new serial and a signature the shell accepts; without a switch, neither changes', async () => {
  const kept = { text: null, read: () => kept.text, write: (text) => (kept.text = text) };
  const serials = [];
  const taken = async () => {
    const body = JSON.parse(listing());
    assert.deepEqual(await acceptList(body, publicKeyOf(key), kept), { ok: true, body });
    serials.push(body.serial);
  };
  await release();
  await taken();
  await releaseOf('B');
  await taken();
  await back();
  await taken();
  await release({ build: writeBuild(join(build, '..', 'C'), { text: 'C' }), canary: 10 });
  await taken();
  await endCanary({ remote: 'auth', target, key });
  await taken();
  assert.ok(
    serials.every((one, index) => index === 0 || one > serials[index - 1]),
    `${serials}`,
  );
  await release();
  assert.equal(serial(), serials.at(-1));
});

test('an unsigned or wrongly signed list is signed as it is', async () => {
  const { privateKey: other } = generateKeyPairSync('ed25519');
  writeFileSync(join(target, 'remotes.json'), '{ "remotes": [{ "name": "interview" }] }');
  await signAnew({ target, key: other });
  const before = serial();
  await signAnew({ target, key });
  assert.ok(isSealed(listing(), key) && !isSealed(listing(), other));
  assert.ok(serial() > before);
  assert.deepEqual(JSON.parse(listing()).remotes, [{ name: 'interview' }]);
});

test('a canary runs beside the live version; a full release of either ends it', async () => {
  const first = await release();
  const next = writeBuild(join(build, '..', 'B'), { text: 'B' });
  const second = await release({ build: next, canary: 10 });
  assert.deepEqual([second.replaced, second.switched], [null, true]);
  const stable = line();
  assert.equal(stable.version, first.version);
  assert.deepEqual(
    [stable.canary.percent, stable.canary.version, stable.canary.manifest],
    [10, second.version, `/auth/${second.version}/mf-manifest.json`],
  );
  assert.deepEqual(readRemotesFile(JSON.parse(listing())).problems, []);
  // Release the same build to a larger share of visitors.
  assert.equal((await release({ build: next, canary: 50 })).switched, true);
  assert.equal(line().canary.percent, 50);
  assert.equal((await release({ build: next, canary: 50 })).switched, false);

  assert.equal((await release()).switched, true);
  assert.deepEqual([line().version, line().canary], [first.version, undefined]);
  await release({ build: next, canary: 10 });
  assert.deepEqual(await release({ build: next }), {
    version: second.version,
    copied: false,
    replaced: first.version,
    switched: true,
  });
  assert.deepEqual([line().version, line().canary], [second.version, undefined]);
  // The rollback skips canaries and returns to the previous stable release.
  assert.equal((await back()).version, first.version);
});

test('a canary can be withdrawn, and stays in the history', async () => {
  await assert.rejects(release({ canary: 10 }), /no stable release for a canary/);
  const first = await release();
  await assert.rejects(release({ canary: 10 }), /is already live for everyone/);
  await assert.rejects(endCanary({ remote: 'auth', target, key }), /auth has no canary/);
  const before = listing();
  const { version } = await release({
    build: writeBuild(join(build, '..', 'B'), { text: 'B' }),
    canary: 10,
  });
  assert.deepEqual(await endCanary({ remote: 'auth', target, key }), {
    version: first.version,
    replaced: version,
  });
  assert.equal(unsealed(listing()), unsealed(before));
  const { releases } = JSON.parse(readFileSync(join(target, 'releases.json'), 'utf8'));
  assert.deepEqual(
    releases.map(({ channel, percent, version: its }) => [channel, percent, its]),
    [
      ['stable', undefined, first.version],
      ['canary', 10, version],
    ],
  );
  // A rollback can also switch to a former canary.
  assert.equal((await back({ to: version })).switched, true);
  assert.deepEqual([line().version, line().canary], [version, undefined]);
});

test('only a released version can be named', async () => {
  const first = await release();
  const second = await releaseOf('B');
  await back({ to: first.version });
  assert.deepEqual(live(), [`auth ${first.version}`]);
  assert.deepEqual(await back({ to: first.version }), {
    version: first.version,
    replaced: first.version,
    switched: false,
  });
  await assert.rejects(
    back({ to: '9.9.9' }),
    new RegExp(`never released here: there are ${second.version}, ${first.version}`),
  );
});

test('a rollback refuses an old folder that was changed or deleted', async () => {
  const { version } = await release();
  const { version: current } = await releaseOf('B');
  appendFileSync(join(target, 'auth', version, 'assets/screen.0a1b2c3d.css'), '/**/');
  await assert.rejects(back(), /has been changed/);
  rmSync(join(target, 'auth', version), { recursive: true });
  await assert.rejects(back(), /is no longer in the target/);
  assert.deepEqual(live(), [`auth ${current}`]);
});

test('a release waits for another one, and keeps what that one switched', async () => {
  const lock = join(target, '.release.lock');
  writeFileSync(lock, String(process.pid));
  let pending;
  await new Promise((waiting) => {
    pending = release({ onWait: waiting }).finally(waiting);
  });
  writeFileSync(
    join(target, 'remotes.json'),
    '{ "remotes": [{ "name": "interview", "version": "1" }] }',
  );
  rmSync(lock);
  const { version } = await pending;
  assert.deepEqual(live(), ['interview 1', `auth ${version}`]);
});

test('an incorrect copy is deleted', () => {
  const truncating = (from, to) => writeFileSync(to, readFileSync(from).subarray(0, 10));
  assert.throws(
    () => openTarget(target, truncating).publish('auth', '1.0.0', build, readBuildFiles(build)),
    /copy in the target is not the build/,
  );
  assert.deepEqual(readdirSync(join(target, 'auth')), []);
});

test('simultaneous releases wait for each other, and all take effect', async () => {
  const contract = {
    ...CONTRACT,
    modules: { auth: ['AuthScreen'], interview: ['AuthScreen'], onboarding: ['AuthScreen'] },
  };
  await Promise.all(
    Object.keys(contract.modules).map((remote) =>
      release({ remote, contract, build: writeBuild(join(build, '..', remote), { name: remote }) }),
    ),
  );
  assert.deepEqual(
    JSON.parse(listing())
      .remotes.map(({ name }) => name)
      .sort(),
    ['auth', 'interview', 'onboarding'],
  );
  assert.equal(existsSync(join(target, '.release.lock')), false);
});

test('a missing target is named', async () => {
  await assert.rejects(
    release({ target: join(target, 'nowhere') }),
    /target folder .*nowhere does not exist/,
  );
});

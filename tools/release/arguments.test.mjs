import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  readArguments,
  readBaseUrl,
  readCanary,
  readSigningKey,
  readTarget,
} from './arguments.mjs';
import { keyFile, makeKey } from '../start/signing-key.mjs';

const read = (...words) =>
  readArguments(words, { to: 'string', canary: 'boolean' }, { REMOTES_DIR: tmpdir() });

test('a remote without options goes to the stable channel of the default folder', () => {
  assert.deepEqual({ ...read('auth') }, { remote: 'auth', channel: 'stable', target: tmpdir() });
});

for (const [words, said] of [
  [[], /Which remote\? One of auth, onboarding, interview/],
  [['shell'], /There is no remote "shell"/],
  [['auth', 'interview'], /One remote at a time/],
  [['auth', '--channel', 'nightly'], /There is no channel "nightly": stable, preview/],
  [['auth', '--target', '/no/such/folder'], /target folder \/no\/such\/folder does not exist/],
  [['auth', '--form', '1'], /Unknown option '--form'/],
]) {
  test(`"${words.join(' ')}" is refused in words`, () => assert.throws(() => read(...words), said));
}

test('a base is a URL or a path of the page', () => {
  for (const base of ['', '/remotes', 'https://auth.portal.example'])
    assert.equal(readBaseUrl(base), base);
  for (const base of ['auth.portal.example', '//auth.portal.example', 'javascript:alert(1)'])
    assert.throws(() => readBaseUrl(base), /neither an http/);
});

test('a canary is a percentage of the stable channel', () => {
  for (const text of [undefined, '']) assert.equal(readCanary(text, 'preview'), undefined);
  for (const percent of [1, 10, 99]) assert.equal(readCanary(String(percent), 'stable'), percent);
  for (const text of ['0', '100', '05', '1.5', '-1', 'ten'])
    assert.throws(() => readCanary(text, 'stable'), /a whole percentage from 1 to 99/);
  assert.throws(() => readCanary('10', 'preview'), /Only the stable channel/);
  assert.deepEqual(
    { ...read('auth', '--canary') },
    { remote: 'auth', channel: 'stable', target: tmpdir(), canary: true },
  );
});

test('a command without a remote takes only a target', () => {
  assert.equal(readTarget([], { REMOTES_DIR: tmpdir() }), tmpdir());
  assert.throws(
    () => readTarget(['auth'], { REMOTES_DIR: tmpdir() }),
    /Unexpected argument "auth"/,
  );
});

test('lists are signed with the key from the environment, or that of the data folder; none is created', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-release-key-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const env = { DATA_DIR: folder };
  assert.throws(() => readSigningKey({ ...env, REMOTES_SIGNING_KEY: '' }), /There is no key/);
  const own = makeKey(keyFile(folder));
  const other = makeKey(join(folder, 'other.pem'));
  assert.ok(readSigningKey(env).equals(own));
  assert.ok(
    readSigningKey({ ...env, REMOTES_SIGNING_KEY: join(folder, 'other.pem') }).equals(other),
  );
});

import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { readArguments, readBaseUrl } from './arguments.mjs';

const read = (...words) => readArguments(words, ['to'], { REMOTES_DIR: tmpdir() });

test('a remote alone goes to the stable channel of the folder that the environment names', () => {
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

test('a base is an URL or a path of the page', () => {
  for (const base of ['', '/remotes', 'https://auth.portal.example'])
    assert.equal(readBaseUrl(base), base);
  for (const base of ['auth.portal.example', '//auth.portal.example', 'javascript:alert(1)'])
    assert.throws(() => readBaseUrl(base), /neither an http/);
});

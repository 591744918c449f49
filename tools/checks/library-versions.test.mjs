import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedLibraries, versionProblems } from './library-versions/shared-libraries.mjs';

const released = { '@portal/i18n': { version: '1.2.0', content: 'a' } };
const problems = (version, content) =>
  versionProblems(released, { '@portal/i18n': { version, content } });

test('an unchanged library needs no new version', () => {
  assert.deepEqual(problems('1.2.0', 'a'), []);
});

test('a library changed without a new version is named', () => {
  assert.deepEqual(problems('1.2.0', 'b'), [
    '@portal/i18n has changed since 1.2.0 was released: raise its version',
  ]);
});

test('a library changed with a new version passes', () => {
  for (const version of ['1.2.1', '1.3.0', '2.0.0']) assert.deepEqual(problems(version, 'b'), []);
});

test('a library with a lower version is named', () => {
  assert.deepEqual(problems('1.1.9', 'b'), ['@portal/i18n is 1.1.9, and 1.2.0 is released']);
});

test('a newly shared library passes', () => {
  assert.deepEqual(versionProblems({}, { '@portal/ui': { version: '1.0.0', content: 'a' } }), []);
});

test('the libraries of the table are found, each with its content', () => {
  const libraries = sharedLibraries();
  assert.deepEqual(Object.keys(libraries), [
    '@portal/api-clients',
    '@portal/auth-store',
    '@portal/i18n',
    '@portal/protocol',
    '@portal/ui',
  ]);
  for (const { version, content } of Object.values(libraries)) {
    assert.match(version, /^\d+\.\d+\.\d+$/);
    assert.match(content, /^[0-9a-f]{64}$/);
  }
});

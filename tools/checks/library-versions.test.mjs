import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedLibraries, versionProblems } from './library-versions/shared-libraries.mjs';

const released = { '@portal/i18n': { version: '1.2.0', content: 'a' } };
const problems = (version, content) =>
  versionProblems(released, { '@portal/i18n': { version, content } });

test('a library that is what was released needs no other version', () => {
  assert.deepEqual(problems('1.2.0', 'a'), []);
});

test('one that has changed under its version is named', () => {
  assert.deepEqual(problems('1.2.0', 'b'), [
    '@portal/i18n has changed since 1.2.0 was released: raise its version',
  ]);
});

test('one that has changed, and its version with it, is fine', () => {
  for (const version of ['1.2.1', '1.3.0', '2.0.0']) assert.deepEqual(problems(version, 'b'), []);
});

test('one whose version went back is named', () => {
  assert.deepEqual(problems('1.1.9', 'b'), ['@portal/i18n is 1.1.9, and 1.2.0 is released']);
});

test('one that was not shared before is fine', () => {
  assert.deepEqual(versionProblems({}, { '@portal/ui': { version: '1.0.0', content: 'a' } }), []);
});

test('the libraries of the table are found, each with what it contains', () => {
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

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeOf } from './notice.mjs';

const packages = [
  { name: 'b', version: '2.0.0', licence: 'MIT' },
  { name: 'a', version: '1.0.0', licence: 'MIT' },
  { name: 'a', version: '1.0.0', licence: 'MIT' },
  { name: 'c', version: '1.0.0', licence: null },
];
const server = { name: 'server', version: '3', licenses: [{ license: { id: 'Apache-2.0' } }] };

test('a notice names each part once, under its licence, parts under the GPL first', () => {
  const notice = noticeOf(packages, [server]);
  assert.ok(notice.includes('\nMIT\n---\na 1.0.0\nb 2.0.0\n'));
  assert.ok(notice.includes('\nApache-2.0\n----------\nserver 3\n'));
  assert.ok(notice.includes('\nNo licence named\n----------------\nc 1.0.0\n'));
  assert.ok(notice.indexOf('espeak-ng') < notice.indexOf('Apache-2.0\n'));
});

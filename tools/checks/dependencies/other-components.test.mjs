import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { otherComponents } from './other-components.mjs';

const ROOT = new URL('../../../', import.meta.url);

test('the bill of materials names LiveKit and PocketSphinx with the installed versions', () => {
  const purls = otherComponents((path) => readFileSync(new URL(path, ROOT), 'utf8')).map(
    ({ purl }) => purl,
  );
  assert.match(purls[0], /^pkg:golang\/github\.com\/livekit\/livekit-server@v\d+\.\d+\.\d+$/);
  assert.match(purls[1], /^pkg:pypi\/pocketsphinx@\d+\.\d+\.\d+$/);
});

test('a missing version is reported, not left out', () => {
  assert.throws(() => otherComponents(() => ''), /No version/);
});

import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { isSealed, sealed } from './sealed.mjs';

const { privateKey: key } = generateKeyPairSync('ed25519');
const LISTING = `{
  "remotes": [
    { "name": "auth", "version": "1" }
  ]
}
`;
const EARLY = new Date(0);
const at = (seconds) => new Date(seconds * 1_000);

test('a list gets a serial and a signature, and otherwise stays the same', () => {
  const list = sealed(LISTING, key, EARLY);
  const { signature } = JSON.parse(list);
  assert.equal(
    list,
    `{
  "serial": 1,
  "remotes": [
    { "name": "auth", "version": "1" }
  ],
  "signature": "${signature}"
}
`,
  );
  assert.ok(isSealed(list, key));
});

test('the signature covers every field, regardless of formatting', () => {
  const list = sealed(LISTING, key, EARLY);
  for (const changed of [
    list.replace('"1"', '"2"'),
    list.replace('"serial": 1', '"serial": 2'),
    list.replace('"remotes"', '"note": "", "remotes"'),
    LISTING,
  ])
    assert.equal(isSealed(changed, key), false, changed);
  assert.ok(isSealed(JSON.stringify(JSON.parse(list)), key));
  assert.equal(isSealed(list, generateKeyPairSync('ed25519').privateKey), false);
});

test('each serial is above the last one and not below the clock', () => {
  const serials = [];
  let list = LISTING;
  for (const seconds of [1_000, 1_000, 900, 5_000]) {
    list = sealed(list, key, at(seconds));
    serials.push(JSON.parse(list).serial);
    assert.ok(isSealed(list, key));
  }
  assert.deepEqual(serials, [1_000, 1_001, 1_002, 5_000]);
});

test('a list with an invalid serial is not signed', () => {
  for (const serial of ['"7"', '1.5', '-1', '9007199254740993', 'null'])
    assert.throws(
      () => sealed(LISTING.replace('{', `{ "serial": ${serial},`), key, EARLY),
      /serial of remotes\.json is not a whole number/,
    );
  assert.throws(() => sealed('{', key, EARLY), /is not JSON/);
});

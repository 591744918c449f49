import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keyFile, loadSigningKey, makeKey, publicKeyOf, readKey } from './signing-key.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-keys-'));
after(() => rmSync(folder, { recursive: true }));

test('the first start creates a pair that only its owner can read; the next start reuses it', () => {
  const file = keyFile(folder);
  const first = loadSigningKey(folder, {});
  assert.equal(first.named, file);
  assert.match(first.publicKey, /^[A-Za-z0-9+/]{43}=$/);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(join(folder, 'keys')), ['remotes.pem']);
  assert.deepEqual(loadSigningKey(folder, {}), first);
});

test('a key from the environment takes precedence: a file, or its text', () => {
  const file = join(folder, 'other.pem');
  const publicKey = publicKeyOf(makeKey(file));
  const text = readFileSync(file, 'utf8');
  for (const named of [file, text])
    assert.deepEqual(loadSigningKey(folder, { REMOTES_SIGNING_KEY: named }), { named, publicKey });
});

test("the key's folder is closed to others; its parents are not", () => {
  const file = join(folder, 'within/keys/closed.pem');
  makeKey(file);
  const modeOf = (path) => statSync(join(folder, path)).mode & 0o777;
  assert.equal(modeOf('within/keys'), 0o700);
  assert.equal(modeOf('within'), 0o777 & ~process.umask());
});

test('an existing key is never overwritten', () => {
  const file = join(folder, 'kept.pem');
  makeKey(file);
  const before = readFileSync(file, 'utf8');
  assert.throws(() => makeKey(file), /kept\.pem already exists/);
  assert.equal(readFileSync(file, 'utf8'), before);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith('.new')),
    [],
  );
});

test('other keys are refused with a reason', () => {
  const [broken, other] = [join(folder, 'broken.pem'), join(folder, 'x25519.pem')];
  writeFileSync(broken, '-----BEGIN nothing');
  writeFileSync(
    other,
    generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
  assert.throws(() => readKey(join(folder, 'none.pem')), /There is no signing key/);
  assert.throws(() => readKey(broken), /broken\.pem is not a private key in PEM/);
  assert.throws(
    () => readKey(readFileSync(broken, 'utf8')),
    /The text of REMOTES_SIGNING_KEY is no/,
  );
  assert.throws(() => readKey(other), /a key of x25519: Ed25519 is needed/);
});

import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { signedText } from '@portal/protocol';
import { siteFixture, type SiteFixture } from './testing/site-fixture';
import { remotesSigner } from './signed-remotes';

type Signed = Record<string, unknown> & { serial: number; signature: string };
const { privateKey: key } = generateKeyPairSync('ed25519');
const isSigned = (list: Signed, by = key) =>
  verify(
    null,
    Buffer.from(signedText(list)),
    createPublicKey(by),
    Buffer.from(list.signature, 'base64'),
  );

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-remotes-'));
  file = join(folder, 'data/remotes.json');
});
afterEach(() => rm(folder, { recursive: true }));

const [one, two] = [{ remotes: [{ name: 'auth', version: '1' }] }, { remotes: [] }];
/** Starts a signer whose clock always shows `seconds`. */
const start = (seconds = 1_000) => {
  const signed = remotesSigner({ key, file }, () => seconds * 1_000);
  return async (list: Record<string, unknown>) => JSON.parse(await signed(list)) as Signed;
};

test('numbers and signs a list; the same list gives the same bytes', async () => {
  const ask = start();
  const first = await ask(one);
  expect(first).toMatchObject({ ...one, serial: 1_000 });
  expect(isSigned(first)).toBe(true);
  expect(await ask(one)).toEqual(first);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(first);
  expect(await readdir(dirname(file))).toEqual(['remotes.json']);
});

test('raises the serial with each change, after a restart and when the clock goes back', async () => {
  const ask = start();
  const serials = [await ask(one), await ask(two), await ask(one)].map(({ serial }) => serial);
  expect(serials).toEqual([1_000, 1_001, 1_002]);
  expect((await start(500)(one)).serial).toBe(1_003);
  expect((await start(9_000)(one)).serial).toBe(9_000);
});

test('gives concurrent requests one list, and another process continues from it', async () => {
  const [ask, other] = [start(), start()];
  const answers = await Promise.all([ask(one), ask(one), ask(one)]);
  expect(new Set(answers.map(({ serial }) => serial)).size).toBe(1);
  const newer = await other(one);
  expect(newer.serial).toBe(1_001);
  expect(await ask(one)).toEqual(newer);
});

test.each([
  ['that is invalid', '{'],
  ['with another key’s signature', JSON.stringify({ ...one, serial: 5_000, signature: 'AAAA' })],
])('ignores a stored list %s', async (_, text) => {
  await start()(one);
  await writeFile(file, text);
  const list = await start()(one);
  expect(list.serial).toBe(1_000);
  expect(isSigned(list)).toBe(true);
});

describe('the site', () => {
  let site: SiteFixture;
  beforeAll(async () => {
    site = await siteFixture();
  });
  afterAll(() => site.close());

  test('signs its list of builds, and raises the serial when one is rebuilt', async () => {
    const shell = await site.signed.start();
    const list = async (ask = shell) => (await ask('/remotes.json')).json<Signed>();
    const first = await list();
    expect(isSigned(first, site.signed.key)).toBe(true);
    expect(first).toMatchObject({ remotes: [{ name: 'auth', version: '1.0.0' }] });
    expect(await list()).toEqual(first);
    await site.release('1.0.1');
    const second = await list();
    expect(second).toMatchObject({ remotes: [{ version: '1.0.1' }] });
    expect(second.serial).toBeGreaterThan(first.serial);
    expect((await list(await site.signed.start())).serial).toBeGreaterThan(second.serial);
  });
});

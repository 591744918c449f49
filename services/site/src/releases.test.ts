import { siteFixture, type SiteFixture } from './testing/site-fixture';

const VERSION = '0.1.0-3f9a1c2b4d5e';
const listing = (version: string) =>
  `{ "remotes": [{ "name": "auth", "manifest": "/auth/${version}/mf-manifest.json", "version": "${version}" }] }\n`;

let site: SiteFixture;
beforeAll(async () => {
  site = await siteFixture();
  await site.released.put(`auth/${VERSION}/mf-manifest.json`, '{}');
  await site.released.put(`auth/${VERSION}/assets/screen.js`, 'export {};');
  await site.released.put(`auth/.${VERSION}.17/assets/screen.js`, 'export {};');
  await site.released.put('releases.json', '{}');
});
afterAll(() => site.close());

test('before the first release there is no list, which the page can try again for', async () => {
  expect((await site.released.shell('/remotes.json')).statusCode).toBe(503);
});

test('remotes.json is the file of the releases to the byte, and a switch of it is seen at once', async () => {
  for (const version of [VERSION, '0.1.0-000000000000', VERSION]) {
    await site.released.put('remotes.json', listing(version));
    const answer = await site.released.shell('/remotes.json');
    expect(answer.body).toBe(listing(version));
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json') as string,
      'cache-control': 'no-cache',
    });
  }
});

test("released files are served on the page's origin and on the remotes' own, and kept for good: they never change", async () => {
  for (const ask of [site.released.shell, site.released.remote]) {
    for (const file of ['mf-manifest.json', 'assets/screen.js']) {
      const answer = await ask(`/auth/${VERSION}/${file}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  }
  expect(
    (await site.released.remote(`/auth/${VERSION}/mf-manifest.json`)).headers[
      'access-control-allow-origin'
    ],
  ).toBe('http://127.0.0.1:14200');
});

test('the page has the browser fetch what is live of the first screen, and nothing where the list names no release', async () => {
  const link = async () => String((await site.released.shell('/')).headers['link']);
  await site.released.put(`auth/${VERSION}/mf-manifest.json`, await site.manifest());
  await site.released.put('remotes.json', listing(VERSION));
  expect(await link()).toContain(`</auth/${VERSION}/entry.1.0.0.js>; rel=preload; as=script`);
  await site.released.put('remotes.json', '{');
  expect(await link()).not.toContain('as=script');
  await site.released.put(`auth/${VERSION}/mf-manifest.json`, '{}');
});

test('what is on its way to its place, and what is beside the releases, is not served', async () => {
  for (const url of [
    `/auth/.${VERSION}.17/assets/screen.js`,
    '/releases.json',
    `/auth/${VERSION}/../../releases.json`,
    `/auth/${VERSION}/..%2f..%2freleases.json`,
  ]) {
    expect((await site.released.remote(url)).statusCode).toBe(404);
  }
});

test('the page itself is served as ever', async () => {
  expect((await site.released.shell('/')).body).toContain('Interview Portal');
  expect((await site.released.shell('/locales/en-US/common.json')).statusCode).toBe(200);
});

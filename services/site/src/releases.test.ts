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

test('returns a retryable error before the first release', async () => {
  expect((await site.released.shell('/remotes.json')).statusCode).toBe(503);
});

test("serves the release's remotes.json byte for byte, and sees a switch immediately", async () => {
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

test("serves released files on the page's and the remotes' origins, cached forever", async () => {
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

test('preloads the live files of the first screen, and nothing if the list names no release', async () => {
  const link = async () => String((await site.released.shell('/')).headers['link']);
  await site.released.put(`auth/${VERSION}/mf-manifest.json`, await site.manifest());
  await site.released.put('remotes.json', listing(VERSION));
  expect(await link()).toContain(`</auth/${VERSION}/entry.1.0.0.js>; rel=preload; as=script`);
  await site.released.put('remotes.json', '{');
  expect(await link()).not.toContain('as=script');
  await site.released.put(`auth/${VERSION}/mf-manifest.json`, '{}');
});

test('does not serve unfinished uploads or other files in the folder', async () => {
  for (const url of [
    `/auth/.${VERSION}.17/assets/screen.js`,
    '/releases.json',
    `/auth/${VERSION}/../../releases.json`,
    `/auth/${VERSION}/..%2f..%2freleases.json`,
  ]) {
    expect((await site.released.remote(url)).statusCode).toBe(404);
  }
});

test('serves the page itself as without releases', async () => {
  expect((await site.released.shell('/')).body).toContain('Interview Portal');
  expect((await site.released.shell('/locales/en-US/common.json')).statusCode).toBe(200);
});

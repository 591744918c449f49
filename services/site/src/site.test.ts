import { createHash } from 'node:crypto';
import { remotesResponseOf, siteFixture, type SiteFixture } from './testing/site-fixture';

const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

let site: SiteFixture;
beforeAll(async () => {
  site = await siteFixture();
});
afterAll(() => site.close());

test('caches hashed files forever and revalidates pages and run-time files', async () => {
  const cached = async (url: string) => (await site.shell(url)).headers['cache-control'];
  expect(await cached('/assets/main.0a1b2c3d.js')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/')).toBe('no-cache');
  expect(await cached('/locales/en-US/common.json')).toBe('no-cache');
  expect(await cached('/config.json')).toBe('no-cache');
  expect(await cached('/remotes.json')).toBe('no-cache');
});

test('only the page preconnects to the remotes and preloads what it shows first', async () => {
  const link = async (url: string, headers = {}) =>
    (await site.shell(url, headers)).headers['link'];
  const connect = site.config.federation.origins.map(
    (origin) => `<${origin}>; rel=preconnect; crossorigin`,
  );
  const login = ['/locales/en-US/auth.json', 'http://127.0.0.1:14201/mf-manifest.json'].map(
    (url) => `<${url}>; rel=preload; as=fetch; crossorigin`,
  );
  const entry = (version: string) =>
    `<http://127.0.0.1:14201/entry.${version}.js>; rel=preload; as=script; crossorigin`;
  expect(await link('/')).toBe([...connect, ...login, entry('1.0.0')].join(', '));
  expect(await link('/assets/main.0a1b2c3d.js')).toBeUndefined();
  // The remote for the setup screen is missing, so only the screen's text catalogue is preloaded.
  expect(await link('/', { cookie: 'first-screen=setup.en-US' })).toBe(
    [...connect, '</locales/en-US/setup.json>; rel=preload; as=fetch; crossorigin'].join(', '),
  );
  // A 304 response must also list the current files in its `link` header.
  const { etag } = (await site.shell('/')).headers;
  await site.release('1.0.1');
  expect(await link('/', { 'if-none-match': etag })).toBe(
    [...connect, ...login, entry('1.0.1')].join(', '),
  );
  await site.release('1.0.0');
});

test('the run-time configuration contains the addresses of the servers', async () => {
  expect((await site.shell('/config.json')).json()).toEqual(site.config);
});

test("remotes.json lists each remote by its manifest, with the current build's version and integrity", async () => {
  const [auth] = await remotesResponseOf(site);
  expect(auth).toEqual({
    name: 'auth',
    manifest: 'http://127.0.0.1:14201/mf-manifest.json',
    version: '1.0.0',
    contract: '1.1.0',
    integrity: integrityOf(await site.manifest()),
  });
  await site.release('1.0.1');
  expect(await remotesResponseOf(site)).toEqual([
    { ...auth, version: '1.0.1', integrity: integrityOf(await site.manifest()) },
  ]);
});

test('a remote with a broken build stays listed, so that the shell shows its fallback', async () => {
  await site.breakManifest();
  expect((await remotesResponseOf(site))[0]).toMatchObject({ name: 'auth', version: 'unknown' });
  await site.release('1.0.0');
});

test('redirects localhost to 127.0.0.1, where the cookies are', async () => {
  const answer = await site.shell('/?a=1', { host: 'localhost:14200' });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('http://127.0.0.1:14200/?a=1');
});

test('a remote lets the shell read its files and nobody else', async () => {
  const answer = await site.remote('/mf-manifest.json');
  expect(answer.headers['access-control-allow-origin']).toBe('http://127.0.0.1:14200');
});

test('a remote serves the fonts for its PDFs', async () => {
  const answer = await site.remote('/assets/serif.0a1b2c3d.woff');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'font/woff']);
});

test("a remote's own page has a policy as strict as the shell's, and allows no other remote", async () => {
  const policy = String(
    (await site.remote('/mf-manifest.json')).headers['content-security-policy'],
  );
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('the shell comes with its policy; source maps and unknown paths are not served', async () => {
  const page = await site.shell('/');
  expect(page.headers['content-security-policy']).toContain(
    "script-src 'self' http://127.0.0.1:14201",
  );
  expect((await site.shell('/assets/main.0a1b2c3d.js.map')).statusCode).toBe(404);
  expect((await site.shell('/nowhere')).statusCode).toBe(404);
});

test('no path leads out of the build', async () => {
  await site.putBeside('secret.json');
  for (const url of [
    '/../secret.json',
    '/..%2fsecret.json',
    '/assets/..%2f..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/%00.json',
  ]) {
    expect((await site.shell(url)).statusCode).toBe(404);
  }
  expect((await site.shell('/%zz.json')).statusCode).toBe(400);
});

test('answers 304 for a file the browser still has', async () => {
  const etag = String((await site.shell('/')).headers.etag);
  const again = await site.shell('/', { 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }])(
  'HEAD returns the same headers as GET: %j',
  async (headers) => {
    const [head, get] = [await site.shell('/', headers, 'HEAD'), await site.shell('/', headers)];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'content-encoding', 'etag', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name]);
  },
);

test('names a folder without a build', async () => {
  await expect(site.serveEmptyFolder()).rejects.toThrow('has no build');
});

import type { RemoteManifest } from './remote-manifest';
import { RemoteRefusal } from './remote-trust';
import { runtimeGuard, urlOfAttempt } from './runtime-guard';

type Hooks = Record<'fetch' | 'createScript' | 'createLink' | 'beforePreloadRemote', (...args: unknown[]) => unknown>;

const entry = { url: 'http://x/remoteEntry.js', integrity: 'sha384-entry' };
const manifest: RemoteManifest = {
  body: '{"a":1}',
  guard(url) {
    if (url !== entry.url) throw new RemoteRefusal(url);
    return entry;
  },
  filesOf: () => ({ scripts: [entry], styles: [{ url: 'http://x/1.css', integrity: 'sha384-css' }] }),
};

function guard({ attempt = 0, known = true } = {}) {
  return runtimeGuard({ timeoutMs: 10_000, manifest: () => Promise.resolve(manifest), current: () => (known ? manifest : undefined), urlNow: (_, url) => urlOfAttempt(url, attempt) }) as unknown as Hooks;
}
const script = (hooks: Hooks, url = entry.url) => hooks.createScript({ url, remoteInfo: { name: 'auth' } }) as { script: HTMLScriptElement; timeout: number };
beforeEach(() => document.head.replaceChildren());
/** What this DOM lacks. */
beforeAll(() => Object.assign(globalThis, {
  CSS: { escape: (text: string) => text },
  Response: class { constructor(readonly body: string) {} json() { return JSON.parse(this.body) as unknown; } },
}));

it('hands the runtime the manifest that was checked', async () => {
  expect(await ((await guard().fetch('/m.json', {}, { name: 'auth' })) as Response).json()).toEqual({ a: 1 });
});

it('gives entries their integrity and a time limit and, on later tries, a new URL', () => {
  const created = script(guard({ attempt: 2 }));
  expect(created.script.src).toBe('http://x/remoteEntry.js?retry=2');
  expect([created.script.integrity, created.script.crossOrigin, created.timeout]).toEqual(['sha384-entry', 'anonymous', 10_000]);
});

it('creates no script that the manifest does not list, and none before there is a manifest', () => {
  expect(() => script(guard(), 'http://x/other.js')).toThrow(RemoteRefusal);
  expect(() => script(guard({ known: false }))).toThrow(RemoteRefusal);
});

it('guards style sheets likewise', () => {
  const { link } = guard().createLink({ url: entry.url, attrs: { rel: 'stylesheet' }, remoteInfo: { name: 'auth' } }) as { link: HTMLLinkElement };
  expect([link.rel, link.integrity, link.crossOrigin]).toEqual(['stylesheet', 'sha384-entry', 'anonymous']);
});

it("preloads a module's first files by links, once, in place of the runtime's own preloading", () => {
  const hooks = guard();
  for (let times = 0; times < 2; times += 1) {
    const preloadOps = [{ nameOrAlias: 'auth', exposes: ['AuthScreen'] }];
    hooks.beforePreloadRemote({ preloadOps });
    expect(preloadOps).toEqual([]);
  }
  const links = [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity }) => [rel, as, href, integrity]);
  expect(links).toEqual([['preload', 'script', entry.url, 'sha384-entry'], ['preload', 'style', 'http://x/1.css', 'sha384-css']]);
});

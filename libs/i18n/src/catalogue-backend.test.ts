import { jest } from '@jest/globals';
import i18next from 'i18next';
import { CatalogueBackend, type CatalogueFetch } from './catalogue-backend';
import { initI18n } from './init';

const ok = (body: unknown) => ({ ok: true, status: 200, json: () => Promise.resolve(body) });
const refused = (status: number) => ({
  ok: false,
  status,
  json: () => Promise.reject(new Error('no body')),
});

/** Starts a separate i18next instance with a fake server. */
function start(fetch: CatalogueFetch, namespaces = ['common']) {
  const page = document.implementation.createHTMLDocument();
  const instance = i18next.createInstance();
  const ready = initI18n({
    instance,
    fetch,
    namespaces,
    storage: null,
    browserLanguages: ['en-US'],
    document: page,
  });
  return { instance, ready };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('loads one catalogue per language and namespace', async () => {
  const urls: string[] = [];
  const { ready, instance } = start((url) => {
    urls.push(url);
    return Promise.resolve(ok({ hello: 'Hello' }));
  });
  await jest.advanceTimersByTimeAsync(10);
  await ready;
  expect(urls).toEqual(['/locales/en-US/common.json']);
  expect(instance.t('hello')).toBe('Hello');
});

it('recovers when a retry succeeds', async () => {
  let tries = 0;
  const { ready, instance } = start(() =>
    Promise.resolve((tries += 1) < 3 ? refused(503) : ok({ hello: 'Hello' })),
  );
  await jest.advanceTimersByTimeAsync(2_000);
  await ready;
  expect(tries).toBe(3);
  expect(instance.t('hello')).toBe('Hello');
});

it('does not retry a catalogue that does not exist', async () => {
  let tries = 0;
  const { ready } = start(() => {
    tries += 1;
    return Promise.resolve(refused(404));
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await ready;
  expect(tries).toBe(1);
});

it('treats a body that is not JSON as retryable', async () => {
  const backend = new CatalogueBackend('/locales/', () =>
    Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.reject(new SyntaxError('<html>')),
    }),
  );
  const [error, retryable] = await new Promise<unknown[]>((resolve) =>
    backend.read('en-US', 'common', (...result) => resolve(result)),
  );
  expect(error).toBeInstanceOf(Error);
  expect(retryable).toBe(true);
});

import { jest } from '@jest/globals';
import { LANGUAGES } from '@portal/protocol';
import i18next from 'i18next';
import type { CatalogueFetch } from './catalogue-backend';
import { initI18n } from './init';
import { detectLanguage, directionOf, LANGUAGE_STORAGE_KEY } from './languages';

const ok = (body: unknown) => ({ ok: true, status: 200, json: () => Promise.resolve(body) });
const storage = (cached: string | null) => {
  const kept = new Map(cached === null ? [] : [[LANGUAGE_STORAGE_KEY, cached]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

/** Starts a separate i18next instance with a fake server. */
function start(
  fetch: CatalogueFetch,
  { namespaces = ['common'], memory = storage(null), browserLanguages = ['en-US'] } = {},
) {
  const page = document.implementation.createHTMLDocument();
  const instance = i18next.createInstance();
  const ready = initI18n({
    instance,
    fetch,
    namespaces,
    storage: memory,
    browserLanguages,
    document: page,
  });
  return { instance, ready, page };
}

describe('languages', () => {
  it('§9.28 Languages: en-US and ar-SA', () => expect([...LANGUAGES]).toEqual(['en-US', 'ar-SA']));

  it('§9.29 Languages: en-US is the fallback', async () => {
    expect(detectLanguage(storage(null), ['fr-FR'])).toBe('en-US');
    const { instance, ready } = start(
      (url) => Promise.resolve(ok(url.includes('ar-SA') ? {} : { only: 'English only' })),
      { browserLanguages: ['ar-SA'] },
    );
    await ready;
    expect(instance.t('only')).toBe('English only');
  });

  it('§9.30 Languages: ar-SA is right to left', async () => {
    expect([directionOf('ar-SA'), directionOf('en-US')]).toEqual(['rtl', 'ltr']);
    const { ready, page } = start(() => Promise.resolve(ok({})), { browserLanguages: ['ar-SA'] });
    await ready;
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar-SA', 'rtl']);
  });

  it('§9.31 Languages: detected from local storage, then from the browser', () => {
    expect(detectLanguage(storage('ar-SA'), ['en-US'])).toBe('ar-SA');
    expect(detectLanguage(storage(null), ['fr-FR', 'ar-EG', 'en-GB'])).toBe('ar-SA');
    expect(detectLanguage(storage('tlh'), ['ar'])).toBe('ar-SA');
  });

  it('§9.32 Languages: cached in local storage', async () => {
    const memory = storage(null);
    const { instance, ready } = start(() => Promise.resolve(ok({})), { memory });
    await ready;
    await instance.changeLanguage('ar-SA');
    expect(memory.getItem('i18nextLng')).toBe('ar-SA');
    expect(detectLanguage(memory, ['en-US'])).toBe('ar-SA');
  });
});

describe('catalogues', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /**
   * Makes every attempt to load a catalogue fail, and returns the time of each attempt, in ms after
   * the first one.
   */
  async function failingTries(): Promise<number[]> {
    const at: number[] = [];
    const begin = Date.now();
    const { ready } = start(() => {
      at.push(Date.now() - begin);
      return Promise.reject(new Error('offline'));
    });
    await jest.advanceTimersByTimeAsync(60_000);
    await ready;
    return at;
  }

  it('§9.33 Translation loading: retried up to 5 times', async () =>
    expect(await failingTries()).toHaveLength(1 + 5));

  it('§9.34 Translation loading: the first retry after 350 ms, a delay that doubles', async () => {
    const at = await failingTries();
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([
      350, 700, 1_400, 2_800, 5_600,
    ]);
  });

  it('§9.35 Translation loading: 10 parallel reads', async () => {
    let running = 0;
    let most = 0;
    const fetch: CatalogueFetch = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running -= 1;
      return ok({});
    };
    const { ready, instance } = start(fetch, { namespaces: [] });
    await jest.advanceTimersByTimeAsync(1_000);
    await ready;
    const loaded = Promise.all(
      Array.from({ length: 25 }, (_, index) => instance.loadNamespaces(`ns${index}`)),
    );
    await jest.advanceTimersByTimeAsync(1_000);
    await loaded;
    expect(most).toBe(10);
  });
});

import i18next from 'i18next';
import { initI18n } from './init';
import { detectLanguage, LANGUAGE_STORAGE_KEY } from './languages';

const storage = (cached: string | null) => {
  const kept = new Map(cached === null ? [] : [[LANGUAGE_STORAGE_KEY, cached]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    kept,
  };
};

describe('the language', () => {
  it('is detected even if storage is unavailable', () => {
    expect(
      detectLanguage(
        {
          getItem: () => {
            throw new Error('SecurityError');
          },
        },
        ['ar'],
      ),
    ).toBe('ar-SA');
  });
});

describe('choosing a language', () => {
  const texts: Record<string, unknown> = {
    '/locales/en-US/common.json': { hello: 'Hello', only: 'English only' },
    '/locales/ar-SA/common.json': { hello: 'مرحبًا' },
  };
  async function start() {
    const page = document.implementation.createHTMLDocument();
    const instance = i18next.createInstance();
    const memory = storage(null);
    await initI18n({
      instance,
      storage: memory,
      browserLanguages: ['en-US'],
      document: page,
      fetch: (url) =>
        Promise.resolve({
          ok: url in texts,
          status: url in texts ? 200 : 404,
          json: () => Promise.resolve(texts[url]),
        }),
    });
    return { instance, memory, html: page.documentElement };
  }

  it('sets the language and direction of the page', async () => {
    const { instance, html } = await start();
    expect([html.lang, html.dir]).toEqual(['en-US', 'ltr']);
    await instance.changeLanguage('ar-SA');
    expect([html.lang, html.dir]).toEqual(['ar-SA', 'rtl']);
    expect(instance.t('hello')).toBe('مرحبًا');
  });
});

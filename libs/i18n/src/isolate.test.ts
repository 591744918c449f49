import i18next from 'i18next';
import { initI18n } from './init';
import { isolate, isolateAgainst } from './isolate';

it('isolates only text of the opposite direction', () => {
  expect(isolateAgainst('rtl', 'CV_Layla.pdf')).toBe('\u2068CV_Layla.pdf\u2069');
  expect(isolateAgainst('rtl', 'ليلى حداد')).toBe('ليلى حداد');
  expect(isolateAgainst('ltr', 'ليلى حداد')).toBe('\u2068ليلى حداد\u2069');
  expect(isolateAgainst('ltr', 'Zoë 3')).toBe('Zoë 3');
});

it('leaves numbers, times and isolated text unchanged', () => {
  for (const text of ['12', '01:24', '50/50', isolate('Acme')])
    expect(isolateAgainst('rtl', text)).toBe(text);
});

it('isolates the placeholders of every sentence where needed', async () => {
  const texts: Record<string, unknown> = {
    'en-US': { hello: 'Hello {{name}}, {{count}}' },
    'ar-SA': { hello: 'أهلًا {{name}}، {{count}}' },
  };
  const instance = i18next.createInstance();
  await initI18n({
    instance,
    storage: null,
    browserLanguages: ['ar'],
    document: document.implementation.createHTMLDocument(),
    fetch: (url) =>
      Promise.resolve({
        ok: true,
        status: 200,
        json: () => Promise.resolve(texts[url.split('/')[2] ?? '']),
      }),
  });
  expect(instance.t('hello', { name: 'O’Neil & <Sons>', count: 2 })).toBe(
    'أهلًا \u2068O’Neil & <Sons>\u2069، 2',
  );
  await instance.changeLanguage('en-US');
  expect(instance.t('hello', { name: 'O’Neil & <Sons>', count: 2 })).toBe(
    'Hello O’Neil & <Sons>, 2',
  );
  expect(instance.t('hello', { name: 'ليلى', count: 2 })).toBe('Hello \u2068ليلى\u2069, 2');
});

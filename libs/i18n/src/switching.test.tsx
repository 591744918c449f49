import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useT } from './hooks';
import { initI18n } from './init';

const TEXTS: Record<string, object> = {
  '/locales/en-US/common.json': {},
  '/locales/ar-SA/common.json': {},
  '/locales/en-US/auth.json': { email: 'Email' },
  '/locales/ar-SA/auth.json': { email: 'البريد الإلكتروني' },
};

function Form() {
  const t = useT('auth');
  return (
    <label>
      {t('email')}
      <input defaultValue="" />
    </label>
  );
}

afterEach(cleanup);

it('changing the language keeps input and focus, however long the texts take', async () => {
  const waiting: (() => void)[] = [];
  const i18n = i18next.createInstance();
  await initI18n({
    instance: i18n,
    storage: null,
    browserLanguages: ['en-US'],
    document: document.implementation.createHTMLDocument(),
    fetch: async (url) => {
      if (url.includes('/ar-SA/')) await new Promise<void>((resolve) => waiting.push(resolve));
      return { ok: true, status: 200, json: () => Promise.resolve(TEXTS[url]) };
    },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Suspense fallback="waiting">
        <Form />
      </Suspense>
    </I18nextProvider>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Email');
  field.value = 'layla@example.com';
  field.focus();
  field.setSelectionRange(2, 5);

  let changed: Promise<unknown> = Promise.resolve();
  act(() => {
    changed = i18n.changeLanguage('ar-SA');
  });
  expect(screen.getByLabelText('Email')).toBe(field);
  await act(async () => {
    waiting.forEach((resolve) => resolve());
    await changed;
  });

  expect(screen.getByLabelText('البريد الإلكتروني')).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([
    'layla@example.com',
    2,
    5,
  ]);
  expect(document.activeElement).toBe(field);
});

import i18next from 'i18next';
import { errorText } from './error-text';

async function page(language: 'en-US' | 'ar-SA') {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: 'en-US',
    ns: ['common'],
    defaultNS: 'common',
    resources: {
      'en-US': {
        common: {
          errors: { email_taken: 'Taken', internal: 'Oops' },
          apiErrors: { login: 'Login failed' },
        },
      },
      'ar-SA': {
        common: { errors: { email_taken: 'محجوز' }, apiErrors: { login: 'تعذّر الدخول' } },
      },
    },
  });
  return instance;
}

it("is the server's message in English", async () => {
  expect(
    errorText({ code: 'email_taken', serverMessage: 'Email exists' }, await page('en-US')),
  ).toBe('Email exists');
});
it('is the translation of the code in Arabic', async () => {
  expect(
    errorText({ code: 'email_taken', serverMessage: 'Email exists' }, await page('ar-SA')),
  ).toBe('محجوز');
});
it("is the call's fallback text without a code", async () => {
  expect(errorText({ fallbackKey: 'login' }, await page('ar-SA'))).toBe('تعذّر الدخول');
});
it('is a general sentence for other errors', async () => {
  expect(errorText(new Error('x'), await page('en-US'))).toBe('Oops');
});

import { textDirection, textLanguage } from './direction';

describe('direction of an entry', () => {
  test.each([
    ['English is left to right', 'We kept one row per merchant.', 'en-US', 'ltr'],
    ['Arabic is right to left', 'كان لكل تاجر صف واحد.', 'ar-SA', 'rtl'],
    [
      'an Arabic sentence that begins with a Latin word stays Arabic',
      'React هي المكتبة التي اخترناها.',
      'ar-SA',
      'rtl',
    ],
    [
      'Arabic with many technical terms stays Arabic',
      'استخدمنا PostgreSQL و Kafka و Redis معًا',
      'ar-SA',
      'rtl',
    ],
    [
      'an English sentence with an Arabic name stays English',
      'I joined شركة مرسى in 2021.',
      'en-US',
      'ltr',
    ],
    [
      'an English sentence that begins with an Arabic word stays English',
      'مرسى was my first employer.',
      'en-US',
      'ltr',
    ],
    [
      'an English answer in an Arabic interview is left to right',
      'I led the move of billing to event sourcing at سوقلي.',
      'ar-SA',
      'ltr',
    ],
    [
      'an Arabic answer in an English interview is right to left',
      'عملت على نظام الفوترة في Souqly',
      'en-US',
      'rtl',
    ],
    ['without letters the interview decides (Arabic)', '2021 – 2024', 'ar-SA', 'rtl'],
    ['without letters the interview decides (English)', '42%', 'en-US', 'ltr'],
    ['nothing at all follows the interview', '', 'ar-SA', 'rtl'],
  ] as const)('%s', (_, text, language, direction) => {
    expect(textDirection(text, language)).toBe(direction);
  });
});

test('detects the language of an entry with letters', () => {
  expect(textLanguage('React هي المكتبة', 'ar-SA')).toBe('ar');
  expect(textLanguage('We kept one row.', 'ar-SA')).toBe('en');
  expect(textLanguage('42%', 'en-US')).toBeUndefined();
});

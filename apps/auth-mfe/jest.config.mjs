import { readFileSync } from 'node:fs';
import { browser } from '../../tools/jest/preset.mjs';

const catalogue = (language, namespace) => JSON.parse(readFileSync(new URL(`../../libs/i18n/locales/${language}/${namespace}.json`, import.meta.url), 'utf8'));
const catalogues = (language) => ({ common: catalogue(language, 'common'), auth: catalogue(language, 'auth') });

export default {
  ...browser,
  // Whole screens are rendered; a busy machine takes its time.
  testTimeout: 30_000,
  // The real catalogues: tests read in the words of the specification.
  globals: { CATALOGUES: { 'en-US': catalogues('en-US'), 'ar-SA': catalogues('ar-SA') } },
};

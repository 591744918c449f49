import { existsSync, readFileSync } from 'node:fs';
import { browser } from '../../tools/jest/preset.mjs';

const NAMESPACES = ['common', 'interview', 'report', 'report-text'];
const fileOf = (language, namespace) => new URL(`../../libs/i18n/locales/${language}/${namespace}.json`, import.meta.url);
const catalogues = (language) => Object.fromEntries(
  NAMESPACES.filter((namespace) => existsSync(fileOf(language, namespace))).map((namespace) => [namespace, JSON.parse(readFileSync(fileOf(language, namespace), 'utf8'))]),
);

export default {
  ...browser,
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  // Whole screens are rendered, also on a machine that builds everything else at the same time.
  testTimeout: 30_000,
  // The real catalogues: tests read in the words of the specification.
  globals: { CATALOGUES: { 'en-US': catalogues('en-US'), 'ar-SA': catalogues('ar-SA') } },
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Jest presets: everything is an ES module, and SWC compiles TypeScript. Each project's `test`
 * script runs Jest with `--experimental-vm-modules`.
 */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/../../tools/jest/style-stub.mjs' },
};

/**
 * Reads samples of the data that released versions of the page stored in browsers, for
 * `@portal/protocol/testing/browser-samples`.
 */
function browserSamples() {
  const folder = new URL('../../libs/db/samples/', import.meta.url);
  return readdirSync(folder)
    .map((schema) => new URL(`${schema}/browser.json`, folder))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

export const node = { ...base, testEnvironment: 'node' };
export const browser = {
  ...base,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  setupFiles: ['<rootDir>/../../tools/jest/scrolling.mjs'],
  globals: { BROWSER_SAMPLES: browserSamples() },
};

/**
 * Returns the `browser` preset with the real catalogues for these namespaces and `common`, so that
 * tests of remotes' screens can find elements by their text.
 */
export function browserWithCatalogues(...namespaces) {
  const catalogue = (language, namespace) =>
    JSON.parse(
      readFileSync(
        new URL(`../../libs/i18n/locales/${language}/${namespace}.json`, import.meta.url),
        'utf8',
      ),
    );
  const catalogues = (language) =>
    Object.fromEntries(['common', ...namespaces].map((name) => [name, catalogue(language, name)]));
  return {
    ...browser,
    // Rendering whole screens takes a long time on a busy machine.
    testTimeout: 30_000,
    globals: {
      ...browser.globals,
      CATALOGUES: { 'en-US': catalogues('en-US'), 'ar-SA': catalogues('ar-SA') },
    },
  };
}

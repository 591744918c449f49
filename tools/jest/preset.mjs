/** Jest presets: ES modules throughout, TypeScript by SWC. Run with `--experimental-vm-modules` (each project's `test` script). */
const swc = ['@swc/jest', {
  jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  module: { type: 'es6' },
}];

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/../../tools/jest/style-stub.mjs' },
};

export const node = { ...base, testEnvironment: 'node' };
export const browser = { ...base, testEnvironment: 'jsdom', testEnvironmentOptions: { customExportConditions: ['browser'] } };

import { browserWithCatalogues } from '../../tools/jest/preset.mjs';

const preset = browserWithCatalogues('interview', 'report', 'report-text');

export default {
  ...preset,
  setupFiles: [...preset.setupFiles, '<rootDir>/jest.setup.mjs'],
};

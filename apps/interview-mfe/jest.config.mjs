import { browserWithCatalogues } from '../../tools/jest/preset.mjs';

export default {
  ...browserWithCatalogues('interview', 'report', 'report-text'),
  setupFiles: ['<rootDir>/jest.setup.mjs'],
};

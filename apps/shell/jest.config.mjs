import { browserWithCatalogues } from '../../tools/jest/preset.mjs';

export default browserWithCatalogues('shell');

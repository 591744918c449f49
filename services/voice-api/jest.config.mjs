import { node } from '../../tools/jest/preset.mjs';

export default { ...node, globalSetup: './src/testing/build-pdf-worker.mjs' };

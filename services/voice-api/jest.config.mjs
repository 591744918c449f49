import { node } from '../../tools/jest/preset.mjs';

// Tests that use a database and real PDFs can exceed the default timeout of five seconds on a busy
// machine.
export default { ...node, globalSetup: './src/testing/build-pdf-worker.mjs', testTimeout: 60_000 };

import { node } from '../../tools/jest/preset.mjs';

// Threads, a database and real PDFs: on a busy machine the usual five seconds of one test are soon gone.
export default { ...node, globalSetup: './src/testing/build-pdf-worker.mjs', testTimeout: 60_000 };

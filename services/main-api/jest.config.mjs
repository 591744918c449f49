import { node } from '../../tools/jest/preset.mjs';

// On a busy machine, hashing passwords makes some tests exceed the default of five seconds.
export default { ...node, testTimeout: 60_000 };

import { node } from '../../tools/jest/preset.mjs';

// On a busy machine, password hashing makes some tests exceed the default timeout of five seconds.
export default { ...node, testTimeout: 60_000 };

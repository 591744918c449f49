import { node } from '../../tools/jest/preset.mjs';

// Password hashing and a database can exceed the default five seconds on a busy machine.
export default { ...node, testTimeout: 60_000 };

import { node } from '../../tools/jest/preset.mjs';

// On a busy machine, starting a database and hashing passwords can take longer than the default
// timeout of five seconds.
export default { ...node, testTimeout: 60_000 };

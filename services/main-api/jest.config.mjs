import { node } from '../../tools/jest/preset.mjs';

// Passwords take their time, and attacks try many: on a busy machine the usual five seconds are soon gone.
export default { ...node, testTimeout: 60_000 };

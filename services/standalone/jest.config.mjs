import { node } from '../../tools/jest/preset.mjs';

// A database, both servers and passwords that take their time: on a busy machine the usual five seconds are soon gone.
export default { ...node, testTimeout: 60_000 };

import { browser } from '../../tools/jest/preset.mjs';

// Use a longer timeout, because userEvent simulates input step by step, which is slow on a busy
// machine.
export default { ...browser, testTimeout: 30_000 };

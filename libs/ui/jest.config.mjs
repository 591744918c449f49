import { browser } from '../../tools/jest/preset.mjs';

// userEvent simulates input step by step, which is slow on a busy machine.
export default { ...browser, testTimeout: 30_000 };

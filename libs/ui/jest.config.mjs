import { browser } from '../../tools/jest/preset.mjs';

// userEvent plays input at human speed, which is slow on a busy machine.
export default { ...browser, testTimeout: 30_000 };

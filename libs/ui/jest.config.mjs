import { browser } from '../../tools/jest/preset.mjs';

// A person's hands are played, at their pace; a busy machine takes its time.
export default { ...browser, testTimeout: 30_000 };

import { node } from '../../tools/jest/preset.mjs';

// Room tests need a LiveKit server and take minutes: `npm run test:room`.
export default { ...node, testPathIgnorePatterns: ['\\.room\\.test\\.ts$'] };

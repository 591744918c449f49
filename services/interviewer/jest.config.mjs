import { node } from '../../tools/jest/preset.mjs';

// Room tests need a LiveKit server and take minutes, so they run separately: `npx nx test-room
// interviewer`.
export default { ...node, testMatch: [...node.testMatch, '!**/*.room.test.ts'] };

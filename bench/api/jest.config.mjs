import { node } from '../../tools/jest/preset.mjs';

export default node;

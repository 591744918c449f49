import { node } from '../../tools/jest/preset.mjs';

export default {
  ...node,
  testMatch: ['<rootDir>/src/**/*.room.test.ts'],
  testTimeout: 600_000,
  maxWorkers: 1,
  verbose: true,
};

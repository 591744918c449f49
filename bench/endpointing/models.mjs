import { createRequire } from 'node:module';

/** The voice activity and end-of-turn models that the interviewer itself uses. */
export const { createVad, predict } = createRequire(
  new URL('../../services/interviewer/package.json', import.meta.url),
)('@livekit/local-inference');

import { createRequire } from 'node:module';

/** The interviewer's own voice-activity and end-of-turn models. */
export const { createVad, predict } = createRequire(
  new URL('../../services/interviewer/package.json', import.meta.url),
)('@livekit/local-inference');

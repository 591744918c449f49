import { createRequire } from 'node:module';

/** The interviewer's own models of voice and of ends of turns, from where it has them. */
export const { createVad, predict } = createRequire(
  new URL('../../services/interviewer/package.json', import.meta.url),
)('@livekit/local-inference');

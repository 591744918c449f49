import { createRequire } from 'node:module';
import { endLikelihood, waitFor } from '../../libs/interviewing/src/turn-taking/endpointing.ts';

const require = createRequire(new URL('../../services/interviewer/package.json', import.meta.url));
const { voice } = require('@livekit/agents');

/** LiveKit's threshold for its end-of-turn model in English (`inference/eot/languages.ts`). */
const LIVEKIT_THRESHOLD = 0.36;
/**
 * `AgentSession`'s longest wait with this model and its weight of earlier pauses
 * (`streamingEndpointingOptions`).
 */
const LIVEKIT = { maxDelay: 2_500, alpha: 0.9 };
/** Time that an agent sounds before somebody who goes on silences it (ms). */
const SILENCED_MS = 500;

const sigmoid = (z) => 1 / (1 + Math.exp(-z));

/** The product's policy. `eagerness` is added to the log-odds of the end; 0 is what is shipped. */
export const ours = (eagerness) => () => ({
  wait(evidence) {
    const likelihood = endLikelihood(evidence);
    return waitFor(sigmoid(Math.log(likelihood / (1 - likelihood)) + eagerness), 'usual');
  },
  goesOn() {},
});

/** Silence alone. */
export const silence = (ms) => () => ({ wait: () => ms, goesOn() {} });

/**
 * What LiveKit's `AgentSession` decides with its end-of-turn model and dynamic endpointing: its own
 * class learns from the pauses of the interview so far. Its adaptive interruption exists on LiveKit
 * Cloud only, and is left out.
 */
export const livekit = (minDelay) => () => {
  const endpointing = new voice.DynamicEndpointing({ minDelay, ...LIVEKIT });
  return {
    wait: ({ endOfTurn }) =>
      endOfTurn !== null && endOfTurn < LIVEKIT_THRESHOLD
        ? endpointing.maxDelay
        : endpointing.minDelay,
    /** The candidate spoke from `from` to `to`; an agent that had cut them off began at `cutAt`. */
    goesOn({ from, to, cutAt }) {
      if (cutAt !== null) endpointing.onStartOfAgentSpeech(cutAt);
      endpointing.onStartOfSpeech(from, cutAt !== null);
      if (cutAt !== null) endpointing.onEndOfAgentSpeech(from + SILENCED_MS);
      endpointing.onEndOfSpeech(to, cutAt !== null ? true : undefined);
    },
    /** The turn was over and the agent spoke from `from` to `to`. */
    replied({ from, to }) {
      endpointing.onStartOfAgentSpeech(from);
      endpointing.onEndOfAgentSpeech(to);
    },
  };
};

import { readCommand } from '../conversation/commands/read-command';
import { PATIENCE, type Pace } from '../conversation/patience';
import { words } from '../language/words';
import { FEATURES, featuresOf, type TurnEvidence } from './evidence';
import { BIAS, WAITS, WEIGHTS } from './endpointing-model';
import { leadingOn } from './leading-on';

/**
 * Returns the likelihood (0–1) that the speaker has finished, from the evidence available during
 * their silence.
 */
export function endLikelihood(evidence: TurnEvidence): number {
  const features = featuresOf(evidence);
  const sum = FEATURES.reduce(
    (total, feature) => total + WEIGHTS[feature] * (features[feature] ?? 0),
    BIAS,
  );
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Returns the silence (ms) that ends a turn, counted from its last sound: short if the turn is
 * probably finished, long in mid-sentence. Always between the pace's `min` and `max`.
 */
export function silenceNeeded(evidence: TurnEvidence & { pace: Pace }): number {
  if (isWholeCommand(evidence)) return waitFor(1, evidence.pace);
  return waitFor(endLikelihood(evidence), evidence.pace);
}

/** Returns the silence (ms) that ends a turn which has ended with this likelihood (0–1). */
export function waitFor(likelihood: number, pace: Pace): number {
  const { min, max } = PATIENCE[pace].turnSilenceMs;
  return Math.round(min + (max - min) * waitAt(likelihood));
}

/**
 * Whether the turn is a complete request to the interviewer. A request is incomplete if its last
 * word calls for more ("skip the").
 */
function isWholeCommand({ text, language }: TurnEvidence): boolean {
  return readCommand(text) !== null && leadingOn(words(text), language) !== 'surely';
}

/**
 * Maps the likelihood that the turn has ended to a relative wait between 0 (shortest) and 1
 * (longest), interpolating linearly between the points in `WAITS`.
 */
function waitAt(likelihood: number): number {
  let below: readonly [number, number] = [0, 1];
  for (const above of WAITS) {
    if (likelihood < above[0])
      return below[1] + ((above[1] - below[1]) * (likelihood - below[0])) / (above[0] - below[0]);
    below = above;
  }
  return below[1];
}

/** The usual waiting times, or longer ones that the candidate asked for. */
export type Pace = 'usual' | 'patient';

/** Waiting times, in milliseconds of silence. */
export interface Patience {
  /**
   * Length of silence that ends a turn when both the words and the audio are available: `min` if
   * the turn is clearly finished, `max` if it stops mid-sentence.
   */
  turnSilenceMs: { min: number; max: number };
  /**
   * Length of silence that ends a turn if the words are available but the audio isn't, as with a
   * browser's speech recognizer.
   */
  endOfWordsMs: number;
  /**
   * Lengths of silence after which the interviewer encourages the candidate, offers to skip the
   * question, and pauses the interview. Each step happens at most once per turn.
   */
  silenceStepsMs: { nudge: number; offerSkip: number; pause: number };
}

/** The waiting times for each pace. All of them are twice as long for `patient`. */
export const PATIENCE: Readonly<Record<Pace, Patience>> = {
  usual: {
    turnSilenceMs: { min: 200, max: 2_400 },
    endOfWordsMs: 2_200,
    silenceStepsMs: { nudge: 8_000, offerSkip: 20_000, pause: 60_000 },
  },
  patient: {
    turnSilenceMs: { min: 400, max: 4_800 },
    endOfWordsMs: 4_400,
    silenceStepsMs: { nudge: 16_000, offerSkip: 40_000, pause: 120_000 },
  },
};

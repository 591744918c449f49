/** How long the interviewer waits: as usual, or longer because the candidate asked for time. */
export type Pace = 'usual' | 'patient';

/** All in milliseconds of silence. */
export interface Patience {
  /**
   * End of turn when both words and sound are judged: after `min` if surely finished, after `max`
   * in mid-sentence.
   */
  turnSilenceMs: { min: number; max: number };
  /** End of turn when only words are known, as from a browser's recogniser. */
  endOfWordsMs: number;
  /** When to encourage the candidate, offer to skip, and pause; each once per turn. */
  silenceStepsMs: { nudge: number; offerSkip: number; pause: number };
}

/** The only place that defines waiting times. `patient` doubles all of them. */
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

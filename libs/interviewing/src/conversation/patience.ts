/** How long the interviewer waits: the usual time, or longer because the candidate asked for it. */
export type Pace = 'usual' | 'patient';

/** How long the interviewer waits, in milliseconds of silence. */
export interface Patience {
  /**
   * When a turn ends if both words and sound are judged: after `min` if it is surely finished,
   * after `max` in mid-sentence.
   */
  turnSilenceMs: { min: number; max: number };
  /** When a turn ends if only the words are known, as with a browser's recogniser. */
  endOfWordsMs: number;
  /**
   * When the interviewer encourages the candidate, offers to skip the question, and pauses the
   * interview; each at most once per turn.
   */
  silenceStepsMs: { nudge: number; offerSkip: number; pause: number };
}

/** The waiting times for each pace, defined only here. `patient` doubles them all. */
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

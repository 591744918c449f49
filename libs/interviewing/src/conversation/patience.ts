/** How long the interviewer waits: as usual, or `patient` where the candidate has asked for time. */
export type Pace = 'usual' | 'patient';

/** All in milliseconds of silence. */
export interface Patience {
  /** After which a turn that sounds finished is over (`min`), and after which any turn is (`max`). */
  endOfTurnMs: { min: number; max: number };
  /** The same where speech is known by its words alone, as from a browser's recogniser. */
  endOfWordsMs: number;
  /** After which the candidate is encouraged, offered to skip, and asked after; each once a turn. */
  silenceStepsMs: { nudge: number; offerSkip: number; stillThere: number };
}

/** The one policy of waiting. `patient` waits twice as long in everything. */
export const PATIENCE: Readonly<Record<Pace, Patience>> = {
  usual: { endOfTurnMs: { min: 500, max: 3_000 }, endOfWordsMs: 2_200, silenceStepsMs: { nudge: 8_000, offerSkip: 20_000, stillThere: 60_000 } },
  patient: { endOfTurnMs: { min: 1_000, max: 6_000 }, endOfWordsMs: 4_400, silenceStepsMs: { nudge: 16_000, offerSkip: 40_000, stillThere: 120_000 } },
};

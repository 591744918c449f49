/** How long the interviewer waits: as usual, or `patient` where the candidate has asked for time. */
export type Pace = 'usual' | 'patient';

/** All in milliseconds of silence. */
export interface Patience {
  /** Where the words are judged as well as the sound: after which a turn that is surely finished is over, and one in mid-sentence. */
  turnSilenceMs: { min: number; max: number };
  /** The same where speech is known by its words alone, as from a browser's recogniser. */
  endOfWordsMs: number;
  /** After which the candidate is encouraged, offered to skip, and the interview pauses; each once a turn. */
  silenceStepsMs: { nudge: number; offerSkip: number; pause: number };
}

/** The one policy of waiting. `patient` waits twice as long in everything. */
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

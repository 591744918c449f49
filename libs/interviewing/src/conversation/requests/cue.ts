import type { Command } from '../commands/command';

/**
 * How much a cue says by itself: `weak` cues are also common in answers; `strong` ones hardly occur
 * there unless somebody is quoted.
 */
export type CueStrength = 'weak' | 'fair' | 'strong';

/** Wordings that suggest a request, wherever they stand in the turn. */
export interface Cues {
  readonly command: Command;
  readonly strength: CueStrength;
  /**
   * Regular-expression sources in the form that `plain` returns. They match whole words;
   * `<NAME>` stands for one of the building blocks.
   */
  readonly wordings: readonly string[];
}

/** Named lists of alternatives, separated by `|`, that wordings refer to. */
export type BuildingBlocks = Readonly<Record<string, string>>;

/** What a language needs for requests to be found in it. */
export interface RequestLanguage {
  readonly blocks: BuildingBlocks;
  readonly cues: readonly Cues[];
  /** Marks of a question to the interviewer. */
  readonly asks: readonly string[];
  /** The turn begins like a question to the interviewer. */
  readonly opens: readonly string[];
  /** Polite or ordering forms ("could you", "let's"). */
  readonly requests: readonly string[];
  /** Words that address the interviewer. */
  readonly addresses: readonly string[];
  /** Somebody's words are reported ("he asked me"). */
  readonly reports: readonly string[];
  /** People and things at work, of whom answers speak. */
  readonly others: readonly string[];
  /** Reasons that people give for a request: a bad line, a visitor, a bus to catch. */
  readonly excuses: readonly string[];
  /** Whole turns made of these words alone greet, or thank. */
  readonly greetings: readonly string[];
  readonly thanks: readonly string[];
  /** Words, besides these, that say nothing about what the turn is. */
  readonly light: string;
}

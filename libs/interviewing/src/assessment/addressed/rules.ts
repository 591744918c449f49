/**
 * Phrases of one language that separate words addressed to the scorer from words about the work.
 */
export interface AddressRules {
  /**
   * Regular expressions over folded words joined by single spaces. One match is enough, unless the
   * clause describes an action of the speaker that involves people or things at work.
   */
  plain: readonly string[];
  /**
   * Like `plain`, but only if the clause describes no action of the speaker: teachers have rubrics
   * too.
   */
  unlessTold: readonly string[];
  /**
   * Words for scoring and giving orders, separated by `|`. They earn an answer nothing unless the
   * work is about them.
   */
  about: string;
}

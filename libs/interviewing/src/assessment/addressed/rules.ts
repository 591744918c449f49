/**
 * Phrases in one language that distinguish speech addressed to the scorer from speech about the
 * candidate's work.
 */
export interface AddressRules {
  /**
   * Regular expressions over folded words joined by single spaces. A single match marks a clause as
   * addressed to the scorer, unless the clause also describes an action by the speaker and mentions
   * people or things scored at work.
   */
  plain: readonly string[];
  /**
   * Like `plain`, but a match is ignored if the clause describes an action by the speaker.
   * Teachers, for example, talk about rubrics too.
   */
  unlessTold: readonly string[];
  /**
   * Words about scoring and giving orders, separated by `|`. They add nothing to an answer's score
   * unless the question's keywords or expected points contain them.
   */
  about: string;
}

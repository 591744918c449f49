/** Phrases in one language that tell words addressed to the scorer from words about the work. */
export interface AddressRules {
  /**
   * Regular expressions over folded words joined by single spaces. One match is enough, unless the
   * clause describes an action by the speaker that involves people or things scored at work.
   */
  plain: readonly string[];
  /**
   * Like `plain`, but a match counts only if the clause describes no action by the speaker, because
   * teachers talk about rubrics too.
   */
  unlessTold: readonly string[];
  /**
   * Words for scoring and giving orders, separated by `|`. They add nothing to an answer's score
   * unless the question's keywords or expected points contain them.
   */
  about: string;
}

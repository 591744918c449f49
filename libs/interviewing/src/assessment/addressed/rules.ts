/** How words addressed to the scorer are told from words about the work, in one language. */
export interface AddressRules {
  /** Regular expressions over folded words parted by one space; one match is enough. */
  plain: readonly string[];
  /** The same, but only where the clause tells no deed of the speaker's: a teacher has a rubric too. */
  unlessTold: readonly string[];
  /** Words of scoring and of giving orders, parted by `|`: many of them together, without a deed told, speak to the scorer too. */
  about: string;
}

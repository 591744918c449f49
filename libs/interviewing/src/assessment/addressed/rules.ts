/** How words addressed to the scorer are told from words about the work, in one language. */
export interface AddressRules {
  /** Regular expressions over folded words parted by one space; one match is enough, unless the clause tells a deed of the speaker's among people and things of work. */
  plain: readonly string[];
  /** The same, but only where the clause tells no deed of the speaker's at all: a teacher has a rubric too. */
  unlessTold: readonly string[];
  /** Words of scoring and of giving orders, parted by `|`: an answer gains nothing by them, unless the work is about them. */
  about: string;
}

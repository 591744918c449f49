import type { WorkFamily } from '../../../facts/lexicon/families';
import type { ByDifficulty } from '../template';

/** The technical questions of one trade within a family. */
export interface Trade {
  family: WorkFamily;
  /**
   * Matches a job's title, duties or required skills, folded. Without it, the trade belongs to every
   * job of the family.
   */
  evidence?: RegExp;
  /**
   * Set if duties alone don't make a job of this trade where its title names another one of the
   * family: electrical engineers look after pumps too, but are not asked about shafts.
   */
  apart?: true;
  /** Asked only of people without a job behind them. */
  forNewcomers?: true;
  technical: ByDifficulty;
}

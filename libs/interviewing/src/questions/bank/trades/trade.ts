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
  /** Asked only of people without a job behind them. */
  forNewcomers?: true;
  technical: ByDifficulty;
}

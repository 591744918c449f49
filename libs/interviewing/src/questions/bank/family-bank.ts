import type { WorkFamily } from '../../facts/lexicon/families';
import { DATA } from './families/data';
import { DESIGN } from './families/design';
import { EDUCATION } from './families/education';
import { ENGINEERING } from './families/engineering';
import { FINANCE } from './families/finance';
import { HEALTHCARE } from './families/healthcare';
import { INFRASTRUCTURE } from './families/infrastructure';
import { LOGISTICS } from './families/logistics';
import { MARKETING } from './families/marketing';
import { PEOPLE } from './families/people';
import { PRODUCT } from './families/product';
import { QUALITY } from './families/quality';
import { SALES } from './families/sales';
import { SOFTWARE } from './families/software';
import { SUPPORT } from './families/support';
import type { FollowUps } from './follow-ups/follow-ups';
import type { ByDifficulty } from './template';

/** The questions and follow-ups written for one job family. */
export interface FamilyBank {
  /**
   * Matches a job's title, duties or required skills, folded. Without it, the questions fit every
   * job of the family.
   */
  evidence?: RegExp;
  technical: ByDifficulty;
  /** Behavioural questions about situations that are typical of the field. */
  hr: ByDifficulty;
  /** Follow-ups that use the field's own terminology and fit any of the technical questions. */
  followUps: FollowUps;
}

/**
 * Questions by family. To add a family, extend `FAMILIES` and write its questions in `families`;
 * the compiler then reports the lists that need an entry.
 */
export const FAMILY_BANK: Readonly<Record<WorkFamily, FamilyBank>> = {
  software: SOFTWARE,
  data: DATA,
  infrastructure: INFRASTRUCTURE,
  quality: QUALITY,
  product: PRODUCT,
  design: DESIGN,
  marketing: MARKETING,
  sales: SALES,
  finance: FINANCE,
  people: PEOPLE,
  support: SUPPORT,
  healthcare: HEALTHCARE,
  education: EDUCATION,
  engineering: ENGINEERING,
  logistics: LOGISTICS,
};

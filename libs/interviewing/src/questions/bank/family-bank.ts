import type { Family } from '../../facts/lexicon/skill-lines';
import type { ByDifficulty } from './template';

/** Technical questions by family of work. A family without its own entry uses the personal and general ones. */
export const FAMILY_BANK: Readonly<Partial<Record<Family, ByDifficulty>>> = {};

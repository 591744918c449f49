import type { Family } from '../../facts/lexicon/skill-lines';
import { COMMERCIAL, DESIGN, FINANCE, PRODUCT } from './business';
import { EDUCATION, ENGINEERING, HEALTHCARE, PEOPLE, SUPPORT } from './services';
import { DATA, INFRASTRUCTURE, QUALITY, SOFTWARE } from './technology';
import type { ByDifficulty } from './template';

/** Technical questions by family of work. A new family is an entry here and a line of skills in the lexicon. */
export const FAMILY_BANK: Readonly<Partial<Record<Family, ByDifficulty>>> = {
  software: SOFTWARE, data: DATA, infrastructure: INFRASTRUCTURE, quality: QUALITY,
  product: PRODUCT, design: DESIGN, marketing: COMMERCIAL, sales: COMMERCIAL, finance: FINANCE,
  healthcare: HEALTHCARE, education: EDUCATION, engineering: ENGINEERING, people: PEOPLE, support: SUPPORT,
};

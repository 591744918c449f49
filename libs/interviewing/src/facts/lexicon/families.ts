/** Fields of work, used to group skills, roles and questions. */
export const FAMILIES = [
  'software',
  'data',
  'infrastructure',
  'quality',
  'product',
  'design',
  'marketing',
  'sales',
  'finance',
  'people',
  'support',
  'healthcare',
  'education',
  'engineering',
  'logistics',
  /** Trades without questions of their own: law, hospitality, agriculture. */
  'other',
  /** What every trade asks for: teamwork, languages. */
  'general',
] as const;
export type Family = (typeof FAMILIES)[number];

/** A family that has its own question bank. */
export type WorkFamily = Exclude<Family, 'other' | 'general'>;

/** Whether a family has its own question bank. */
export const isWorkFamily = (family: Family | undefined): family is WorkFamily =>
  family !== undefined && family !== 'other' && family !== 'general';

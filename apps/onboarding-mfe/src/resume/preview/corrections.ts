import {
  RESUME_FACT_MAX_CHARS,
  RESUME_FACTS_MAX,
  RESUME_NAME_MAX_CHARS,
  RESUME_YEARS_MAX,
  type ParsedResume,
  type ResumeFacts,
} from '@portal/protocol';

export const FACT_LISTS = ['skills', 'titles', 'employers', 'projects'] as const;
export type FactList = (typeof FACT_LISTS)[number];

/**
 * Corrections as the user typed them: `years` is still text, and `pending` holds text that was
 * typed into each list's input but hasn't been added to the list yet.
 */
export interface Corrections extends Record<FactList, string[]> {
  name: string;
  years: string;
  pending: Record<FactList, string>;
}

/** Keys under `resumePreview.errors` in the `setup` catalogue. */
export type FactError = 'long' | 'many' | 'twice';
export interface CorrectionErrors extends Partial<Record<FactList, FactError>> {
  name?: 'longName';
  years?: 'years';
}

const NO_PENDING: Corrections['pending'] = { skills: '', titles: '', employers: '', projects: '' };

/** Returns the facts that the user can correct. */
export const factsOf = ({
  name,
  skills,
  titles,
  employers,
  projects,
  yearsOfExperience,
}: ParsedResume): ResumeFacts => ({ name, skills, titles, employers, projects, yearsOfExperience });

/** Returns the facts as initial values for the correction form. */
export const correctionsOf = ({ name, yearsOfExperience, ...lists }: ResumeFacts): Corrections => ({
  ...lists,
  name: name ?? '',
  years: yearsOfExperience === null ? '' : String(yearsOfExperience),
  pending: NO_PENDING,
});

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
const tooLong = (fact: string) => fact.length > RESUME_FACT_MAX_CHARS;
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type Changed = { list: string[] } | { error: FactError };

/**
 * Adds a fact to the front of the list, because the interviewer gives priority to the first facts.
 * Ignores blank text.
 */
export function addFact(list: readonly string[], text: string): Changed {
  const fact = oneLine(text);
  if (fact === '') return { list: [...list] };
  if (tooLong(fact)) return { error: 'long' };
  if (list.some((one) => same(one, fact))) return { error: 'twice' };
  return list.length >= RESUME_FACTS_MAX ? { error: 'many' } : { list: [fact, ...list] };
}

export const removeFact = (list: readonly string[], at: number): string[] =>
  list.filter((_, index) => index !== at);

/** Renames a fact, or removes it if the text is empty. */
export function renameFact(list: readonly string[], at: number, text: string): Changed {
  const fact = oneLine(text);
  if (fact === '') return { list: removeFact(list, at) };
  if (tooLong(fact)) return { error: 'long' };
  if (list.some((one, index) => index !== at && same(one, fact))) return { error: 'twice' };
  return { list: list.map((one, index) => (index === at ? fact : one)) };
}

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;
/**
 * Parses a number written with Latin, Arabic or Persian digits. Returns null for blank text and NaN
 * for an invalid number.
 */
const numberOf = (text: string) => {
  const latin = text
    .trim()
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[,٫،]/, '.');
  return latin === '' ? null : Number(latin);
};

/** Returns the facts to save, including pending entries, or the errors that prevent saving. */
export function checkCorrections(
  corrections: Corrections,
): { facts: ResumeFacts } | { errors: CorrectionErrors } {
  const errors: CorrectionErrors = {};
  const name = oneLine(corrections.name);
  if (name.length > RESUME_NAME_MAX_CHARS) errors.name = 'longName';
  const years = numberOf(corrections.years);
  if (years !== null && !(years >= 0 && years <= RESUME_YEARS_MAX)) errors.years = 'years';
  const lists = {} as Record<FactList, string[]>;
  for (const list of FACT_LISTS) {
    const added = addFact(corrections[list], corrections.pending[list]);
    if ('error' in added) errors[list] = added.error;
    // Check every fact, because facts parsed from the resume may be too long to save.
    else if (added.list.some(tooLong)) errors[list] = 'long';
    else lists[list] = added.list;
  }
  return Object.keys(errors).length > 0
    ? { errors }
    : { facts: { ...lists, name: name === '' ? null : name, yearsOfExperience: years } };
}

/** Whether the corrections are invalid or differ from the resume's facts. */
export function isUnsaved(corrections: Corrections, facts: ResumeFacts): boolean {
  const checked = checkCorrections(corrections);
  return (
    'errors' in checked ||
    JSON.stringify(factsInOrder(checked.facts)) !== JSON.stringify(factsInOrder(facts))
  );
}

const factsInOrder = ({ name, yearsOfExperience, ...lists }: ResumeFacts) => [
  name,
  yearsOfExperience,
  ...FACT_LISTS.map((list) => lists[list]),
];

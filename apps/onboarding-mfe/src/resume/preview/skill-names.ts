import type { Language, Resume } from '@portal/protocol';

/** Returns what the page calls a skill. */
export type SkillName = (skill: string) => string;

/**
 * Returns the names of a resume's skills in the page's language. Skills are stored by their English
 * names, products keep them, and what somebody entered stays as it is.
 */
export const skillNamesOf =
  ({ skillsInArabic }: Pick<Resume, 'skillsInArabic'>, language: Language): SkillName =>
  (skill) =>
    (language === 'ar-SA' ? skillsInArabic?.[skill] : undefined) ?? skill;

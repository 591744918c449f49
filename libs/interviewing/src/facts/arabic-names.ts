import type { Resume } from '@portal/protocol';
import { skillNamed } from './lexicon/skills';

/**
 * Returns a resume with the Arabic names of its skills, for pages in Arabic. Products have none, and
 * neither has what its owner entered in their own words.
 */
export function withArabicNames<Shown extends Pick<Resume, 'parsedData' | 'readData'>>(
  resume: Shown,
): Shown & Pick<Resume, 'skillsInArabic'> {
  const skills = [...(resume.parsedData?.skills ?? []), ...(resume.readData?.skills ?? [])];
  const names = skills.flatMap((name) => {
    const skill = skillNamed(name);
    return skill?.arabic && skill.name === name ? [[name, skill.arabic] as const] : [];
  });
  return { ...resume, skillsInArabic: Object.fromEntries(names) };
}

import type { Language, PlannedCompetency } from '@portal/protocol';
import { canonicalSkill, skillNamed } from '../facts/lexicon/skills';
import { SOFT_SKILL_AREAS, areaName, type Area } from './bank/areas';
import type { Place, Template } from './bank/template';
import type { QuestionRequest } from './facts';

const BY_PLACE: Readonly<Record<Place, PlannedCompetency['source']>> = {
  skill: 'resume',
  match: 'match',
  gap: 'gap',
  employer: 'resume',
  project: 'resume',
  role: 'job',
  company: 'job',
  duty: 'job',
};

/** Returns a skill's name in the interview's language. Product names stay as they are. */
export const skillName = (skill: string, language: Language): string =>
  language === 'ar-SA' ? (skillNamed(skill)?.arabic ?? skill) : skill;

/**
 * Maps each area of behaviour that the job asks for to `match` if the resume names it too, and
 * otherwise to `job`.
 */
export function askedAreas({
  resume,
  jobDescription,
}: QuestionRequest): ReadonlyMap<Area, 'match' | 'job'> {
  const areasOf = (skills: readonly string[] = []) =>
    skills.flatMap((skill) => SOFT_SKILL_AREAS[canonicalSkill(skill)] ?? []);
  const own = new Set<Area>(areasOf(resume?.skills));
  return new Map(
    areasOf(jobDescription?.parsed.skills).map(
      (area) => [area, own.has(area) ? 'match' : 'job'] as const,
    ),
  );
}

/**
 * Returns what a question assesses: the skill or duty that it names or, if there is none, its area.
 * Employers and projects only provide context.
 */
export function competencyOf(
  template: Template,
  source: Place | 'bank',
  subject: string | undefined,
  language: Language,
  asked: ReadonlyMap<Area, 'match' | 'job'>,
): PlannedCompetency {
  if (source === 'bank')
    return {
      name: areaName(template.area, language),
      source: asked.get(template.area) ?? 'general',
    };
  const named = source === 'skill' || source === 'match' || source === 'gap' || source === 'duty';
  return {
    name: named && subject ? subject : areaName(template.area, language),
    source: BY_PLACE[source],
  };
}

import type { Language } from '@portal/protocol';
import { SENIORITIES, type Seniority } from './cases';

/** Lists of skills that a reader makes of a case: in the resume, and asked for by the job. */
export const SKILL_LISTS = ['resumeSkills', 'requiredSkills', 'preferredSkills'] as const;
export type SkillList = (typeof SKILL_LISTS)[number];

/** What a reader says about a case. Lists that the reader did not make are empty. */
export interface Labels extends Readonly<Record<SkillList, readonly string[]>> {
  language: Language | null;
  title: string | null;
  company: string | null;
  seniority: Seniority | null;
}

/** Reads a `labels.json`. Unknown keys are ignored. */
export function readLabels(labels: unknown): Labels {
  const all = labels && typeof labels === 'object' ? (labels as Record<string, unknown>) : {};
  const text = (key: string) => (typeof all[key] === 'string' ? all[key] : null);
  const list = (key: SkillList) => {
    const value = all[key];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  };
  const language = text('language');
  const seniority = text('seniority');
  return {
    language: language?.startsWith('ar') ? 'ar-SA' : language?.startsWith('en') ? 'en-US' : null,
    title: text('title'),
    company: text('company'),
    seniority: SENIORITIES.find((each) => each === seniority) ?? null,
    resumeSkills: list('resumeSkills'),
    requiredSkills: list('requiredSkills'),
    preferredSkills: list('preferredSkills'),
  };
}

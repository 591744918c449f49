import type { Language } from '@portal/protocol';
import type { Seniority } from './cases';

/** Lists of skills that a reader makes of a case: in the resume, and asked for by the job. */
export const SKILL_LISTS = ['resumeSkills', 'requiredSkills', 'preferredSkills'] as const;
export type SkillList = (typeof SKILL_LISTS)[number];

/** What a reader says about a case. Lists that the reader did not make are empty. */
export interface Labels extends Readonly<Record<SkillList, readonly string[]>> {
  language: Language | null;
  title: string | null;
  company: string | null;
  /** By years of experience; null if the reader did not give them. */
  seniority: Seniority | null;
}

/** Fewer years make a junior, at least so many a senior. */
const JUNIOR_BELOW_YEARS = 2;
const SENIOR_FROM_YEARS = 6;

/** Reads a `labels.json`. Keys that the bench does not need are ignored. */
export function readLabels(labels: unknown): Labels {
  const all = record(labels);
  const [resume, job] = [record(all.resume), record(all.job)];
  const language = text(all.language);
  const years = resume.yearsOfExperience;
  return {
    language: language?.startsWith('ar') ? 'ar-SA' : language?.startsWith('en') ? 'en-US' : null,
    title: text(job.title),
    company: text(job.company),
    seniority:
      typeof years !== 'number'
        ? null
        : years < JUNIOR_BELOW_YEARS
          ? 'junior'
          : years < SENIOR_FROM_YEARS
            ? 'mid'
            : 'senior',
    resumeSkills: list(resume.skills),
    requiredSkills: list(job.required),
    preferredSkills: list(job.preferred),
  };
}

const record = (value: unknown) =>
  (value && typeof value === 'object' ? value : {}) as Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : null);
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

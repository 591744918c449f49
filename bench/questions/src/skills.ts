import { parseJobDescription } from '@portal/interviewing';
import type { Case } from './cases';
import { SKILL_LISTS, type SkillList } from './labels';

/** How many labelled skills were found, and how many were read that a reader did not label. */
export interface Found {
  labelled: number;
  found: number;
  wrong: number;
}
export type Extraction = Readonly<Record<SkillList, Found>>;

const lower = (text: string) => text.trim().toLowerCase();

/** The names under which the product may know a labelled skill: its own, and what is read in it. */
const namesOf = (label: string) =>
  [label, ...parseJobDescription(`Requirements\n- ${label}`).skills].map(lower);

const READ: Readonly<Record<SkillList, (person: Case) => readonly string[]>> = {
  resumeSkills: ({ resume }) => resume.skills,
  requiredSkills: ({ job }) => job.parsed.required ?? [],
  preferredSkills: ({ job }) => job.parsed.preferred ?? [],
};

/** Compares the skills that were read in the documents with those that readers labelled. */
export function extractionOf(cases: readonly Case[]): Extraction {
  const compared = (list: SkillList): Found => {
    const result = { labelled: 0, found: 0, wrong: 0 };
    for (const person of cases) {
      const labels = person.labels[list].map(namesOf);
      if (labels.length === 0) continue;
      const read = new Set(READ[list](person).map(lower));
      const known = new Set(labels.flat());
      result.labelled += labels.length;
      result.found += labels.filter((names) => names.some((name) => read.has(name))).length;
      result.wrong += [...read].filter((name) => !known.has(name)).length;
    }
    return result;
  };
  return Object.fromEntries(SKILL_LISTS.map((list) => [list, compared(list)])) as Record<
    SkillList,
    Found
  >;
}

import type { ParsedResume, ResumeFacts } from '@portal/protocol';

const lower = (text: string) => text.toLowerCase();

/**
 * What is known of a candidate once the owner of the resume has corrected what was read. Jobs whose title or employer was taken
 * away go with it. `changed` is false where the facts are those that were read.
 */
export function correctResume(
  read: ParsedResume,
  facts: ResumeFacts,
): { corrected: ParsedResume; changed: boolean } {
  const { name, skills, titles, employers, projects, yearsOfExperience } = facts;
  const kept = { titles: new Set(titles.map(lower)), employers: new Set(employers.map(lower)) };
  const employments = read.employments.filter(
    (job) =>
      (job.title === null || kept.titles.has(lower(job.title))) &&
      (job.employer === null || kept.employers.has(lower(job.employer))),
  );
  const corrected = {
    ...read,
    name,
    skills,
    titles,
    employers,
    projects,
    yearsOfExperience,
    employments,
  };
  const changed = (Object.keys(facts) as (keyof ResumeFacts)[]).some(
    (field) => JSON.stringify(read[field]) !== JSON.stringify(facts[field]),
  );
  return changed ? { corrected, changed } : { corrected: read, changed };
}

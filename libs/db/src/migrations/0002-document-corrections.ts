/**
 * Stores the original reading of a resume next to its owner's corrections, and adds a code to
 * failures.
 */
export const sql = `
alter table resumes add column read_data jsonb;
alter table resumes add column failure_code text;
alter table job_descriptions add column failure_code text;
`;

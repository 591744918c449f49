/**
 * Adds columns for failure codes and for the data originally parsed from a resume, which is kept
 * when the owner makes corrections.
 */
export const sql = `
alter table resumes add column read_data jsonb;
alter table resumes add column failure_code text;
alter table job_descriptions add column failure_code text;
`;

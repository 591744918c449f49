/**
 * Background work moves to the job queue: a record has the id of the job that must finish it. The
 * old claim columns go; waiting records get their job at the next start.
 */
export const sql = `
alter table resumes add column job_id uuid, drop column attempts, drop column claimed_at;
alter table job_descriptions add column job_id uuid, drop column attempts, drop column claimed_at;
alter table assessments add column job_id uuid;
`;

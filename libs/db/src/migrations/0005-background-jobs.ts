/**
 * Background work is a job of the queue: a record names the job that has to end it. What claimed documents before goes; records that
 * are still waiting get their job at the next start.
 */
export const sql = `
alter table resumes add column job_id uuid, drop column attempts, drop column claimed_at;
alter table job_descriptions add column job_id uuid, drop column attempts, drop column claimed_at;
alter table assessments add column job_id uuid;
`;

/**
 * Moves background work to the job queue: each record now stores the id of its job, instead of when
 * it was claimed and how often it was attempted. Records that are waiting get a job on the next
 * start.
 */
export const sql = `
alter table resumes add column job_id uuid, drop column attempts, drop column claimed_at;
alter table job_descriptions add column job_id uuid, drop column attempts, drop column claimed_at;
alter table assessments add column job_id uuid;
`;

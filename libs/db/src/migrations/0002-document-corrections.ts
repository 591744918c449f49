/** What was read of a resume stays beside its owner's corrections; failures have a code beside their sentence. */
export const sql = `
alter table resumes add column read_data jsonb;
alter table resumes add column failure_code text;
alter table job_descriptions add column failure_code text;
`;

/**
 * Adds database constraints for rules that were previously enforced only in code:
 * - An interview can only use documents that belong to its candidate.
 * - Timestamps and reports must match the status.
 * - An interview can have at most one running analysis.
 *
 * Also adds a table for the plans of rooms without an interview, which were previously kept in
 * memory.
 */
export const sql = `
alter table resumes add constraint resumes_owner unique (id, user_id);
alter table job_descriptions add constraint job_descriptions_owner unique (id, user_id);
alter table interviews
  drop constraint interviews_resume_id_fkey,
  drop constraint interviews_job_role_id_fkey,
  add constraint interviews_own_resume foreign key (resume_id, user_id) references resumes (id, user_id),
  add constraint interviews_own_job_role foreign key (job_role_id, user_id) references job_descriptions (id, user_id),
  add constraint interviews_language check (language in ('en-US', 'ar-SA')),
  add constraint interviews_difficulty check (difficulty in ('easy', 'medium', 'hard')),
  add constraint interviews_type check (interview_type in ('technical', 'hr', 'both')),
  add constraint interviews_voice check (voice in ('rachel', 'adam', 'domi', 'dave', 'antoni', 'sarah', 'thomas', 'fin', 'charlie', 'emily')),
  add constraint interviews_started check (status <> 'started' or started_at is not null),
  add constraint interviews_completed check ((status in ('created', 'started')) = (completed_at is null));
create index interviews_resume on interviews (resume_id);
create index interviews_job_role on interviews (job_role_id);

alter table resumes add constraint resumes_read check (status <> 'completed' or (parsed_data is not null and text is not null));
alter table job_descriptions add constraint job_descriptions_read check (status <> 'completed' or parsed is not null);

alter table assessments
  add constraint assessments_report check (status <> 'analyzed' or (report is not null and engine is not null)),
  add constraint assessments_error check (status <> 'analysis_failed' or error is not null);
create unique index assessments_running on assessments (interview_id) where status = 'analyzing';

drop index messages_order;
create unique index messages_order on messages (interview_id, seq);
create index report_tickets_interview on report_tickets (interview_id);
alter table login_attempts add constraint login_attempts_failures check (failures >= 0);

create table application_plans (
  id uuid primary key,
  plan jsonb not null,
  expires_at timestamptz(3) not null
);
`;

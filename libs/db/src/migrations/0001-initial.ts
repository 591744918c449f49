/**
 * Creates all tables of the first schema version. Written by hand, because a released migration
 * must never change and generated SQL might.
 */
export const sql = `
create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  created_at timestamptz(3) not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_token_hash text not null unique,
  refresh_token_hash text not null,
  previous_refresh_hash text,
  rotated_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index sessions_user on sessions (user_id);

create table resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  content_hash text not null,
  original_name text not null,
  file_name text not null,
  bytes bytea not null,
  parsed_data jsonb,
  text text,
  uploaded_at timestamptz(3) not null default now(),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  failure_reason text,
  attempts integer not null default 0,
  claimed_at timestamptz(3),
  constraint resumes_user_content unique (user_id, content_hash)
);
create index resumes_status on resumes (status);

create table job_descriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  content_hash text not null,
  job_title text not null,
  company_name text,
  content text not null default '',
  file_name text,
  bytes bytea,
  parsed jsonb,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  failure_reason text,
  attempts integer not null default 0,
  claimed_at timestamptz(3),
  constraint job_descriptions_user_content unique (user_id, content_hash)
);
create index job_descriptions_status on job_descriptions (status);

create table interviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  resume_id uuid not null references resumes (id),
  job_role_id uuid not null references job_descriptions (id),
  number_of_questions integer not null check (number_of_questions > 0),
  language text not null,
  difficulty text not null,
  interview_type text,
  voice text,
  status text not null default 'created'
    check (status in ('created', 'started', 'completed', 'analyzing', 'analyzed', 'analysis_failed')),
  created_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  completed_at timestamptz(3)
);
create index interviews_user on interviews (user_id, created_at);
create index interviews_status on interviews (status);

create table interview_plans (
  id uuid primary key,
  interview_id uuid not null unique references interviews (id) on delete cascade,
  plan jsonb not null
);

create table messages (
  id uuid primary key default gen_random_uuid(),
  interview_id uuid not null references interviews (id) on delete cascade,
  segment_id text,
  role text not null check (role in ('user', 'assistant', 'system')),
  content text not null,
  metadata jsonb,
  by_interviewer boolean not null default false,
  seq bigserial not null,
  created_at timestamptz(3) not null default now()
);
create unique index messages_segment on messages (interview_id, segment_id) where segment_id is not null;
create index messages_order on messages (interview_id, seq);

create table assessments (
  id uuid primary key default gen_random_uuid(),
  interview_id uuid not null references interviews (id) on delete cascade,
  revision integer not null check (revision > 0),
  status text not null check (status in ('analyzing', 'analyzed', 'analysis_failed')),
  engine text,
  report jsonb,
  error text,
  created_at timestamptz(3) not null default now(),
  constraint assessments_interview_revision unique (interview_id, revision)
);

create table report_tickets (
  token_hash text primary key,
  interview_id uuid not null references interviews (id) on delete cascade,
  expires_at timestamptz(3) not null
);

create table runtime_data (
  session_id uuid primary key references sessions (id) on delete cascade,
  data jsonb not null,
  updated_at timestamptz(3) not null default now()
);

create table login_attempts (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
`;

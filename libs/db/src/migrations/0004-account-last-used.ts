/**
 * When someone last signed in to an account or renewed a session. Ended sessions are deleted; this
 * stays.
 */
export const sql = `
alter table users add column last_used_at timestamptz(3) not null default now();
create index users_last_used on users (last_used_at);
`;

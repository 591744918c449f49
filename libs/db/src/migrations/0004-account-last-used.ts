/**
 * Stores when an account's owner last signed in or renewed a session. Session rows cannot show
 * this, because they are deleted after they expire.
 */
export const sql = `
alter table users add column last_used_at timestamptz(3) not null default now();
create index users_last_used on users (last_used_at);
`;

import type { Database } from '@portal/db';
import type { Guards, ServerConfig, Tokens } from '@portal/server-kit';
import type { Passwords } from './auth/passwords';

/** What the routes depend on. Created once, in `app.ts`. */
export interface MainApiContext {
  config: ServerConfig;
  db: Database;
  tokens: Tokens;
  guards: Guards;
  passwords: Passwords;
  /** Returns the current time. Tests replace this function. */
  now(): Date;
}

import type { Database } from '@portal/db';
import type { Guards, ServerConfig, Tokens } from '@portal/server-kit';
import type { Passwords } from './auth/passwords';

/** What routes work with; made once in `app.ts`. */
export interface MainApiContext {
  config: ServerConfig;
  db: Database;
  tokens: Tokens;
  guards: Guards;
  passwords: Passwords;
  /** The present; tests move it. */
  now(): Date;
}

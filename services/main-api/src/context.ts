import type { Database } from '@portal/db';
import type { Guards, ServerConfig, Tokens } from '@portal/server-kit';
import type { Passwords } from './auth/passwords';

/** What routes depend on; created once in `app.ts`. */
export interface MainApiContext {
  config: ServerConfig;
  db: Database;
  tokens: Tokens;
  guards: Guards;
  passwords: Passwords;
  /** The current time; tests change it. */
  now(): Date;
}

import type { Database } from '@portal/db';
import type { Guards, Tokens } from '@portal/server-kit';
import type { OpenRoom } from './auth/login-room';
import type { Passwords } from './auth/passwords';
import type { MainConfig } from './config';

/** What the routes depend on. Created once, in `app.ts`. */
export interface MainApiContext {
  config: MainConfig;
  db: Database;
  tokens: Tokens;
  guards: Guards;
  passwords: Passwords;
  /** Opens the room that a login brings along; null if no voice API is configured. */
  openRoom: OpenRoom | null;
  /** Returns the current time. Tests replace this function. */
  now(): Date;
}

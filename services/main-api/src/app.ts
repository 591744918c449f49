import { isUnreachable, lostReference, type Database } from '@portal/db';
import { assess as assessByRules } from '@portal/interviewing';
import {
  createGuards,
  createServer,
  createTokens,
  observeJobs,
  type AppServer,
  type CreateServerOptions,
  type Lifecycle,
  type Telemetry,
} from '@portal/server-kit';
import { accountRoutes } from './account/routes';
import { startAnalyzing, type Assess } from './assessments/analysis-worker';
import { createModelReader } from './assessments/model-reader';
import { assessmentRoutes } from './assessments/routes';
import { roomsOfVoiceApi, type OpenRoom } from './auth/login-room';
import { createPasswords, type Passwords } from './auth/passwords';
import { authRoutes } from './auth/routes';
import { clientErrorRoutes } from './client-errors/routes';
import type { MainConfig } from './config';
import type { MainApiContext } from './context';
import { startHousekeeping } from './housekeeping';
import { correctionRoutes } from './interviews/correction-routes';
import { messageRoutes } from './interviews/message-routes';
import { interviewRoutes } from './interviews/routes';
import { jobRoleRoutes } from './job-roles/routes';
import { resumeRoutes } from './resumes/routes';
import { runtimeDataRoutes } from './runtime-data/routes';

export { loadMainConfig, type MainConfig } from './config';
export type { Assess };

const VERSION = '0.1.0';

export interface MainApiDeps {
  config: MainConfig;
  /** The caller closes the database. */
  db: Database;
  /** Scores interviews. Defaults to the built-in scorer. */
  assess?: Assess;
  logger?: CreateServerOptions['logger'];
  /** Shared by all servers in this process. */
  lifecycle?: Lifecycle;
  /** Records traces and metrics. The caller closes it. */
  telemetry?: Telemetry | undefined;
  /** How passwords are hashed. Defaults to Argon2id. */
  passwords?: Passwords;
  /** Opens the room that a login brings along. Defaults to asking the configured voice API. */
  openRoom?: OpenRoom;
  /** Returns milliseconds since 1970. Defaults to the system clock. */
  clock?: () => number;
}

/**
 * Builds the main API (accounts, interviews, messages and assessments) without starting to listen.
 */
export async function buildMainApi({
  config,
  db,
  assess = assessByRules,
  logger,
  passwords,
  openRoom,
  lifecycle,
  telemetry,
  clock = Date.now,
}: MainApiDeps): Promise<AppServer> {
  const app = await createServer({
    service: 'main-api',
    version: VERSION,
    config,
    telemetry,
    ...(logger !== undefined && { logger }),
    ...(lifecycle && { lifecycle }),
    healthChecks: { database: () => db.ping() },
    isUnreachable,
    lostReference,
  });
  const now = () => new Date(clock());
  const tokens = createTokens({ secret: config.jwtSecret, clock });
  const guards = createGuards({
    tokens,
    config,
    findActiveSession: (id) => db.sessions.findActive(id, now()),
    accountExists: (id) => db.users.exists(id),
  });
  const context: MainApiContext = {
    config,
    db,
    tokens,
    guards,
    passwords: passwords ?? (await createPasswords()),
    openRoom: openRoom ?? roomsOfVoiceApi(config),
    now,
  };

  await app.register(async (routes: AppServer) => {
    for (const add of [
      authRoutes,
      accountRoutes,
      interviewRoutes,
      messageRoutes,
      correctionRoutes,
      assessmentRoutes,
      resumeRoutes,
      jobRoleRoutes,
      runtimeDataRoutes,
      clientErrorRoutes,
    ])
      add(routes, context);
  });

  const ends: (() => Promise<void>)[] = [];
  app.addHook('onReady', async () => {
    const stopping = new AbortController();
    const analyzing = startAnalyzing({
      db,
      read: createModelReader({
        config: config.languageModel,
        log: app.log,
        signal: stopping.signal,
      }),
      assess,
      log: app.log,
      onAttempt: telemetry && observeJobs(telemetry, 'analyze-interview', () => db.jobs.stats()),
    });
    ends.push(startHousekeeping(context, app.log), () =>
      analyzing.stop(() => Promise.resolve(stopping.abort())),
    );
  });
  app.addHook('onClose', async () => void (await Promise.all(ends.map((end) => end()))));
  return app;
}

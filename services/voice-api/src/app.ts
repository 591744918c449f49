import multipart from '@fastify/multipart';
import { isUnreachable, lostReference, type Database } from '@portal/db';
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
import type { VoiceConfig } from './config';
import { registerJobDescriptionRoutes } from './job-descriptions/routes';
import { createPdfExtractor } from './pdf/extractor';
import { registerPlanRoutes } from './plans/routes';
import { createDocumentReader } from './processing/document-reader';
import { registerQuestionRoutes } from './questions/routes';
import { registerResumeRoutes } from './resumes/routes';
import { registerConnectionCheckRoute } from './rooms/connection-check';
import { createLiveKitGateway } from './rooms/livekit-gateway';
import { registerRecognitionCheckRoute } from './rooms/recognition-check';
import type { RoomGateway } from './rooms/room-gateway';
import { registerRoomRoutes } from './rooms/routes';
import { registerVoiceSampleRoute } from './voice-samples/routes';

export { loadVoiceConfig, type VoiceConfig } from './config';
export { RoomUnavailableError, type RoomAccess, type RoomGateway } from './rooms/room-gateway';

export interface VoiceApiDeps {
  config: VoiceConfig;
  /** Must be closed by the caller. */
  db: Database;
  /**
   * URL of the script that is built from `src/pdf/worker.ts` and reads PDFs in separate processes.
   */
  pdfWorkerUrl: URL;
  /** The media server. Defaults to LiveKit. */
  rooms?: RoomGateway;
  logger?: CreateServerOptions['logger'];
  /**
   * Tracks the process's pending work and whether the process is stopping. Defaults to a new
   * lifecycle.
   */
  lifecycle?: Lifecycle;
  /** Records traces and metrics. Must be closed by the caller. */
  telemetry?: Telemetry | undefined;
}

/**
 * Builds the voice API: uploads, PDF processing, questions and rooms. Closing the app also stops
 * the PDF processing.
 */
export async function buildVoiceApi({
  config,
  db,
  pdfWorkerUrl,
  rooms,
  logger,
  lifecycle,
  telemetry,
}: VoiceApiDeps): Promise<AppServer> {
  const gateway = rooms ?? createLiveKitGateway(config.livekit);
  const app = await createServer({
    service: 'voice-api',
    version: '0.1.0',
    config,
    logger,
    telemetry,
    ...(lifecycle && { lifecycle }),
    healthChecks: { database: () => db.ping() },
    readyChecks: { livekit: () => gateway.ping() },
    isUnreachable,
    lostReference,
  });
  const tokens = createTokens({ secret: config.jwtSecret });
  const guards = createGuards({
    tokens,
    config,
    findActiveSession: (id) => db.sessions.findActive(id),
    accountExists: (id) => db.users.exists(id),
  });
  const extractor = createPdfExtractor({
    workerUrl: pdfWorkerUrl,
    concurrency: config.pdfConcurrency,
  });
  const reader = createDocumentReader({
    db,
    extractor,
    log: app.log,
    concurrency: config.pdfConcurrency,
    onAttempt: telemetry && observeJobs(telemetry, 'read-document', () => db.jobs.stats()),
  });

  app.addHook('onReady', async () => reader.start());
  app.addHook('onClose', async () => {
    gateway.close();
    await reader.close();
  });

  // Truncate files that are too large. Each route then rejects them with its own error message.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(async (routes: AppServer) => {
    registerResumeRoutes(routes, { db, guards, reader, config });
    registerJobDescriptionRoutes(routes, { db, guards, reader, config });
    registerQuestionRoutes(routes, { db, guards });
    registerRoomRoutes(routes, { db, guards, tokens, gateway, config });
    registerConnectionCheckRoute(routes, { guards, gateway, config });
    registerRecognitionCheckRoute(routes, { guards, gateway, config });
    registerVoiceSampleRoute(routes, { guards, config });
    registerPlanRoutes(routes, { db, guards });
  });
  return app;
}

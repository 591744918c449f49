import type { Database } from '@portal/db';
import { buildMainApi } from '@portal/main-api';
import type { Lifecycle, Listener, Telemetry } from '@portal/server-kit';
import { buildSite } from '@portal/site';
import { buildVoiceApi } from '@portal/voice-api';
import type { StandaloneConfig } from './config';

export interface StandaloneDeps {
  config: StandaloneConfig;
  /** The caller closes the database. */
  db: Database;
  /** URL of the bundle that reads PDFs in a separate process. */
  pdfWorkerUrl: URL;
  lifecycle: Lifecycle;
  /** Records traces and metrics, separately for each API. The caller closes both objects. */
  telemetry?: { main: Telemetry | undefined; voice: Telemetry | undefined };
}

/**
 * Builds both APIs, which share one database, and the site. Each API, the shell and each remote has
 * its own port.
 */
export async function buildStandalone({
  config,
  db,
  pdfWorkerUrl,
  lifecycle,
  telemetry,
}: StandaloneDeps): Promise<Listener[]> {
  const { ports } = config;
  return [
    {
      app: await buildMainApi({ config: config.main, db, lifecycle, telemetry: telemetry?.main }),
      port: ports.mainApi,
    },
    {
      app: await buildVoiceApi({
        config: config.voice,
        db,
        pdfWorkerUrl,
        lifecycle,
        telemetry: telemetry?.voice,
      }),
      port: ports.voiceApi,
    },
    ...(await buildSite(config.site)),
  ];
}

import type { Database } from '@portal/db';
import { buildMainApi } from '@portal/main-api';
import type { Lifecycle, Listener, Telemetry } from '@portal/server-kit';
import { buildSite } from '@portal/site';
import { buildVoiceApi } from '@portal/voice-api';
import type { StandaloneConfig } from './config';

export interface StandaloneDeps {
  config: StandaloneConfig;
  /** The caller closes it. */
  db: Database;
  /** The built PDF reader. */
  pdfWorkerUrl: URL;
  lifecycle: Lifecycle;
  /** Telemetry of each API, if configured. The caller closes it. */
  telemetry?: { main: Telemetry | undefined; voice: Telemetry | undefined };
}

/**
 * Both APIs over one database, each on its own port, and the site: the shell and every remote, each
 * on its own origin.
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

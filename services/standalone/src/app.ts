import type { Database } from '@portal/db';
import { buildMainApi } from '@portal/main-api';
import type { Lifecycle, Listener } from '@portal/server-kit';
import { buildVoiceApi } from '@portal/voice-api';
import type { StandaloneConfig } from './config';
import { buildSite } from './site/site';

export interface StandaloneDeps {
  config: StandaloneConfig;
  /** Stays its owner's: not closed here. */
  db: Database;
  /** The built PDF reader. */
  pdfWorkerUrl: URL;
  lifecycle: Lifecycle;
}

/** Both APIs over one database, each on its own port, and the site: the shell and every remote on origins of their own. */
export async function buildStandalone({ config, db, pdfWorkerUrl, lifecycle }: StandaloneDeps): Promise<Listener[]> {
  const { ports } = config;
  return [
    { app: await buildMainApi({ config: config.main, db, lifecycle }), port: ports.mainApi },
    { app: await buildVoiceApi({ config: config.voice, db, pdfWorkerUrl, lifecycle }), port: ports.voiceApi },
    ...buildSite(config.site),
  ];
}

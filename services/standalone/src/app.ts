import type { Database } from '@portal/db';
import { buildMainApi } from '@portal/main-api';
import { buildVoiceApi } from '@portal/voice-api';
import type { StandaloneConfig } from './config';
import { buildSite } from './site/site';

/** What the servers of this process have in common. */
interface Server {
  listen(options: { host: string; port: number }): Promise<string>;
  close(): Promise<unknown>;
}

export interface Standalone {
  /**
   * Opens every port.
   * @throws the first listener's error; those that are open already are closed by `close`.
   */
  listen(): Promise<void>;
  close(): Promise<void>;
}

export interface StandaloneDeps {
  config: StandaloneConfig;
  /** Stays its owner's: not closed here. */
  db: Database;
  /** The built PDF reader. */
  pdfWorkerUrl: URL;
}

/** Both APIs over one database, each on its own port, and the site: the shell and every remote on origins of their own. */
export async function buildStandalone({ config, db, pdfWorkerUrl }: StandaloneDeps): Promise<Standalone> {
  const { ports } = config;
  const servers: { app: Server; port: number }[] = [
    { app: await buildMainApi({ config: config.main, db }), port: ports.mainApi },
    { app: await buildVoiceApi({ config: config.voice, db, pdfWorkerUrl }), port: ports.voiceApi },
    ...buildSite(config),
  ];
  return {
    async listen() {
      for (const { app, port } of servers) await app.listen({ host: config.host, port });
    },
    async close() {
      await Promise.all(servers.map(({ app }) => app.close()));
    },
  };
}

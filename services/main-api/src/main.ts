import { openDatabase } from '@portal/db';
import { loadServerConfig, runServer, startProcess } from '@portal/server-kit';
import { buildMainApi } from './app';

/** 4300: the main API's port on a developer's machine. */
const DEFAULT_PORT = 4_300;

startProcess(async () => {
  const config = loadServerConfig(process.env, { port: DEFAULT_PORT });
  const db = await openDatabase(config);
  const app = await buildMainApi({ config, db });
  await runServer(app, { host: config.host, port: config.port, afterClose: () => db.close() });
});

import { openDatabase } from '@portal/db';
import { createLifecycle, loadServerConfig, runServers, startProcess } from '@portal/server-kit';
import { buildMainApi } from './app';

/** 4300: the main API's port on a developer's machine. */
const DEFAULT_PORT = 4_300;

startProcess(async () => {
  const config = loadServerConfig(process.env, { port: DEFAULT_PORT });
  const db = await openDatabase(config);
  const lifecycle = createLifecycle();
  const app = await buildMainApi({ config, db, lifecycle });
  await runServers([{ app, port: config.port }], { ...config, lifecycle, afterClose: () => db.close() });
});

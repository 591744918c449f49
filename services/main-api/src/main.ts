import { databaseAddress, isUnreachable, openDatabase } from '@portal/db';
import {
  loadServerConfig,
  openTelemetry,
  processLog,
  runServers,
  startProcess,
  waitFor,
} from '@portal/server-kit';
import { buildMainApi } from './app';

const DEFAULT_PORT = 4_300;

startProcess(async (lifecycle) => {
  const config = loadServerConfig(process.env, { port: DEFAULT_PORT });
  const log = processLog(config.logLevel);
  const telemetry = await openTelemetry(process.env, { part: 'main-api', log });
  const db = await waitFor(() => openDatabase(config), {
    what: `the database at ${databaseAddress(config.databaseUrl)}`,
    passing: isUnreachable,
    say: (line) => log.warn(line),
  });
  const app = await buildMainApi({ config, db, lifecycle, telemetry });
  await runServers([{ app, port: config.port }], {
    ...config,
    lifecycle,
    afterClose: async () => {
      await telemetry?.close();
      await db.close();
    },
  });
});

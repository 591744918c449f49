import { databaseAddress, isUnreachable, openDatabase } from '@portal/db';
import { openTelemetry, processLog, runServers, startProcess, waitFor } from '@portal/server-kit';
import { buildMainApi } from './app';
import { loadMainConfig } from './config';

startProcess(async (lifecycle) => {
  const config = loadMainConfig(process.env);
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

import { databaseAddress, isUnreachable, openDatabase } from '@portal/db';
import { openTelemetry, processLog, runServers, startProcess, waitFor } from '@portal/server-kit';
import { buildVoiceApi } from './app';
import { loadVoiceConfig } from './config';

startProcess(async (lifecycle) => {
  const config = loadVoiceConfig(process.env);
  const log = processLog(config.logLevel);
  const telemetry = await openTelemetry(process.env, { part: 'voice-api', log });
  const db = await waitFor(() => openDatabase(config), {
    what: `the database at ${databaseAddress(config.databaseUrl)}`,
    passing: isUnreachable,
    say: (line) => log.warn(line),
  });
  const app = await buildVoiceApi({
    config,
    db,
    lifecycle,
    telemetry,
    pdfWorkerUrl: new URL('./pdf-worker.js', import.meta.url),
  });
  await runServers([{ app, port: config.port }], {
    ...config,
    lifecycle,
    afterClose: async () => {
      await telemetry?.close();
      await db.close();
    },
  });
});

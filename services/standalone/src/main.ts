import { databaseAddress, isUnreachable, openDatabase } from '@portal/db';
import { openTelemetry, processLog, runServers, startProcess, waitFor } from '@portal/server-kit';
import { resolve } from 'node:path';
import { buildStandalone } from './app';
import { loadStandaloneConfig } from './config';

startProcess(async (lifecycle) => {
  const config = loadStandaloneConfig(process.env, resolve(import.meta.dirname, '../../..'));
  const log = processLog(config.main.logLevel);
  const telemetry = {
    main: await openTelemetry(process.env, { part: 'main-api', log }),
    voice: await openTelemetry(process.env, { part: 'voice-api', log }),
  };
  const db = await waitFor(() => openDatabase(config.main), {
    what: `the database at ${databaseAddress(config.main.databaseUrl)}`,
    passing: isUnreachable,
    say: (line) => log.warn(line),
  });
  const listeners = await buildStandalone({
    config,
    db,
    lifecycle,
    telemetry,
    pdfWorkerUrl: new URL('./pdf-worker.js', import.meta.url),
  });
  await runServers(listeners, {
    ...config.main,
    lifecycle,
    afterClose: async () => {
      await Promise.all([telemetry.main?.close(), telemetry.voice?.close()]);
      await db.close();
    },
  });
});

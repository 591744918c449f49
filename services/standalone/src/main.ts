import { databaseAddress, isUnreachable, openDatabase } from '@portal/db';
import { processLog, runServers, startProcess, waitFor } from '@portal/server-kit';
import { resolve } from 'node:path';
import { buildStandalone } from './app';
import { loadStandaloneConfig } from './config';

startProcess(async (lifecycle) => {
  const config = loadStandaloneConfig(process.env, resolve(import.meta.dirname, '../../..'));
  const log = processLog(config.main.logLevel);
  const db = await waitFor(() => openDatabase(config.main), { what: `the database at ${databaseAddress(config.main.databaseUrl)}`, passing: isUnreachable, say: (line) => log.warn(line) });
  const listeners = await buildStandalone({ config, db, lifecycle, pdfWorkerUrl: new URL('./pdf-worker.js', import.meta.url) });
  await runServers(listeners, { ...config.main, lifecycle, afterClose: () => db.close() });
});

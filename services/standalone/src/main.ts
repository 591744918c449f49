import { openDatabase } from '@portal/db';
import { createLifecycle, runServers, startProcess } from '@portal/server-kit';
import { resolve } from 'node:path';
import { buildStandalone } from './app';
import { loadStandaloneConfig } from './config';

startProcess(async () => {
  const config = loadStandaloneConfig(process.env, resolve(import.meta.dirname, '../../..'));
  const db = await openDatabase({ databaseUrl: config.main.databaseUrl, dataDir: config.main.dataDir });
  const lifecycle = createLifecycle();
  const listeners = await buildStandalone({ config, db, lifecycle, pdfWorkerUrl: new URL('./pdf-worker.js', import.meta.url) });
  await runServers(listeners, { ...config.main, lifecycle, afterClose: () => db.close() });
});

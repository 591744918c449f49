import { openDatabase } from '@portal/db';
import { startProcess } from '@portal/server-kit';
import { resolve } from 'node:path';
import { buildStandalone } from './app';
import { loadStandaloneConfig } from './config';

const SHUTDOWN_TIMEOUT_MS = 3_500;

startProcess(async () => {
  const config = loadStandaloneConfig(process.env, resolve(import.meta.dirname, '../../..'));
  const db = await openDatabase({ databaseUrl: config.main.databaseUrl, dataDir: config.main.dataDir });
  const standalone = await buildStandalone({ config, db, pdfWorkerUrl: new URL('./pdf-worker.js', import.meta.url) });

  let closing = false;
  const shutDown = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    void standalone.close().then(() => db.close()).then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);

  try {
    await standalone.listen();
  } catch (error) {
    await standalone.close();
    await db.close();
    throw error;
  }
});

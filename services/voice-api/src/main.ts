import { openDatabase } from '@portal/db';
import { createLifecycle, runServers, startProcess } from '@portal/server-kit';
import { buildVoiceApi } from './app';
import { loadVoiceConfig } from './config';

startProcess(async () => {
  const config = loadVoiceConfig(process.env);
  const db = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  const lifecycle = createLifecycle();
  const app = await buildVoiceApi({ config, db, lifecycle, pdfWorkerUrl: new URL('./pdf-worker.js', import.meta.url) });
  await runServers([{ app, port: config.port }], { ...config, lifecycle, afterClose: () => db.close() });
});

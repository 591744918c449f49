import { openDatabase } from '@portal/db';
import { runServer, startProcess } from '@portal/server-kit';
import { buildVoiceApi } from './app';
import { loadVoiceConfig } from './config';

startProcess(async () => {
  const config = loadVoiceConfig(process.env);
  const db = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  const app = await buildVoiceApi({ config, db, pdfWorkerUrl: new URL('./pdf-worker.js', import.meta.url) });
  await runServer(app, { host: config.host, port: config.port, afterClose: () => db.close() });
});

import { databaseAddress, isUnreachable, openDatabase } from '@portal/db';
import { processLog, runServers, startProcess, waitFor } from '@portal/server-kit';
import { buildVoiceApi } from './app';
import { loadVoiceConfig } from './config';

startProcess(async (lifecycle) => {
  const config = loadVoiceConfig(process.env);
  const log = processLog(config.logLevel);
  const db = await waitFor(() => openDatabase(config), { what: `the database at ${databaseAddress(config.databaseUrl)}`, passing: isUnreachable, say: (line) => log.warn(line) });
  const app = await buildVoiceApi({ config, db, lifecycle, pdfWorkerUrl: new URL('./pdf-worker.js', import.meta.url) });
  await runServers([{ app, port: config.port }], { ...config, lifecycle, afterClose: () => db.close() });
});

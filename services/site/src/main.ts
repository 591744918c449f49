import { DRAIN_TIMEOUT_S, runServers, startProcess } from '@portal/server-kit';
import { resolve } from 'node:path';
import { buildSite } from './app';
import { loadSiteConfig } from './config';

/**
 * Serves only the shell and the remotes, for installations where the APIs run as separate
 * processes.
 */
startProcess(async (lifecycle) => {
  const config = loadSiteConfig(process.env, resolve(import.meta.dirname, '../../..'));
  await runServers(await buildSite(config), {
    host: config.host,
    lifecycle,
    drainTimeoutMs: DRAIN_TIMEOUT_S * 1_000,
  });
});

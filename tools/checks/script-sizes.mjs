/**
 * Opens the built site in a browser and measures how much JavaScript the login page and the room
 * load. Prints the changes since the last recorded benchmark. No size limit is enforced.
 */
import '../typescript/register.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePorts } from '../start/free-ports.mjs';
import { ROOT } from '../start/settings.mjs';
import { findBrowser } from './browser.mjs';

const { changesSince, fetchedScripts } = await import('../../bench/web/src/scripts.mjs');
const { gzipKb } = await import('../../bench/web/src/visit.mjs');
const { startSite } = await import('../../bench/web/src/servers.mjs');

/**
 * Placeholder for a room server, which this measurement does not need. Nothing listens on the port.
 */
const NOWHERE = { url: 'ws://127.0.0.1:9', key: 'none', secret: 'none', room: () => 'none' };
const ports = Object.values(await freePorts()).map(Number);
const site = await startSite({
  shell: join(ROOT, 'apps/shell/dist'),
  composed: true,
  ports,
  livekit: NOWHERE,
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
  ],
});
try {
  const { login, room } = await fetchedScripts(browser, site);
  const measured = { login: gzipKb(login), room: gzipKb(room) };
  const { web } = JSON.parse(readFileSync(join(ROOT, 'bench/results/summary.json'), 'utf8'));
  const recorded = { login: web.result.login_js_gz_kb, room: web.result.room_js_gz_kb };
  for (const change of changesSince(measured, recorded)) console.log(change);
} finally {
  await browser.close();
  await site.close();
}

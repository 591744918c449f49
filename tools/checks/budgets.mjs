/** The JavaScript that login and room fetch, of the built site in a browser, against their budgets. */
import '../typescript/register.mjs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePorts } from '../start/free-ports.mjs';
import { ROOT } from '../start/settings.mjs';
import { findBrowser } from './browser.mjs';

const { BUDGETS_KB, measureScripts, overBudget } = await import('../../bench/web/src/budget.mjs');
const { startSite } = await import('../../bench/web/src/servers.mjs');

/** Where nothing listens: the room's server is not needed. */
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
  const measured = await measureScripts(browser, site);
  for (const [name, kb] of Object.entries(measured))
    console.log(`${name}: ${kb.toFixed(1)} of ${BUDGETS_KB[name]} KB`);
  const problems = overBudget(measured);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.close();
}

import { existsSync } from 'node:fs';
import { StartError } from '../start/report.mjs';
import { which } from '../start/run.mjs';

/**
 * Finds the Chromium to use for the browser tests: `CHROMIUM_PATH` if set, otherwise the system's
 * or Playwright's own.
 * @throws {StartError} if there is none; the message says what to install.
 */
export async function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new StartError(`CHROMIUM_PATH (${env.CHROMIUM_PATH}) does not exist.`);
  }
  const onPath = ['chromium', 'chromium-browser', 'google-chrome']
    .map((name) => which(name, env))
    .find((path) => path !== null);
  if (onPath) return onPath;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new StartError(
    'The browser journeys need Chromium: "apt-get install chromium" or "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}

/**
 * Launches the Chromium found by `findBrowser`, headless and outside Playwright's test runner.
 * @param {string[]} [more] additional arguments for the browser
 */
export async function launchBrowser(more = []) {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...more,
    ],
  });
}

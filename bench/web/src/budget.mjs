/* global localStorage -- in functions that run in the page */
import { scriptsKb, watchRequests } from './visit.mjs';

/**
 * The most JavaScript (gzip, KB of 1000 bytes) that may be fetched until the login can be typed into, and until the room is being joined: the
 * product's own limits, which are never raised. How they were reached: docs/adr/0014 to 0020.
 */
export const BUDGETS_KB = { login: 130, room: 330 };

/** What a figure lacks to its budget, in words; empty where all are kept. */
export const overBudget = (measured, budgets = BUDGETS_KB) =>
  Object.entries(budgets)
    .filter(([name, most]) => measured[name] > most)
    .map(
      ([name, most]) =>
        `${name}: ${measured[name].toFixed(1)} KB of JavaScript, the budget is ${most} KB`,
    );

/** Opens the built site, signs in and starts an interview; the room's own server may be down. */
export async function measureScripts(browser, site) {
  const context = await browser.newContext({
    locale: 'en-US',
    permissions: ['microphone', 'camera'],
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('skip-pre-join', 'true'));
    const sent = await watchRequests(await context.newCDPSession(page));
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.getByLabel('Email').waitFor({ state: 'visible' });
    const login = scriptsKb(sent(), site.folders);
    await page.getByLabel('Email').fill('layla.haddad@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('a-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    // The room's code speaks to the room server: all of it is there.
    const joining = page.waitForEvent('websocket');
    await page.getByRole('button', { name: 'Start Interview' }).click();
    await joining;
    return { login, room: scriptsKb(sent(), site.folders) };
  } finally {
    await context.close();
  }
}

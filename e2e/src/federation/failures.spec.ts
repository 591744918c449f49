import { expect, test, type Browser } from '@playwright/test';
import { FAULTS, PARTS, trouble, type Fault, type Part } from './faults';
import { MATRIX_ROW, type MatrixRow } from './matrix-reporter';
import { SCENARIOS, type Scenario } from './scenarios';

test.describe.configure({ timeout: 240_000 });

/** What only scripts can do. */
const applies = (part: Part, fault: Fault) => fault !== 'throws at evaluation' || part === 'entry' || part === 'exposed chunk';

interface MarkedPage { neverReloaded?: boolean }

/** One fault of one part, in a browser context of its own. */
async function meet(browser: Browser, scenario: Scenario, part: Part, fault: Fault): Promise<MatrixRow> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const portal = await scenario.prepare(page);
    const { heal } = await trouble(page, scenario.url, { part, expose: scenario.expose, fault });
    await scenario.come(portal);
    await page.evaluate(() => { (globalThis as MarkedPage).neverReloaded = true; });
    const row = { remote: `${scenario.remote}/${scenario.expose}`, part, fault };
    if (fault === 'slow 10 s') {
      await expect(page.getByText(portal.say('shell:loadingLong'))).toBeVisible({ timeout: 30_000 });
      await scenario.shown(portal);
      await scenario.stateKept(portal);
      return { ...row, fallback: 'not needed: said that it takes long', recovered: 'came', state: 'kept' };
    }
    await expect(portal.heading(scenario.fallback)).toBeVisible({ timeout: 40_000 });
    await scenario.restLives(portal);
    heal();
    await scenario.shown(portal);
    await scenario.stateKept(portal);
    expect(await page.evaluate(() => (globalThis as MarkedPage).neverReloaded)).toBe(true);
    return { ...row, fallback: 'named', recovered: 'by itself', state: 'kept' };
  } finally {
    await context.close();
  }
}

for (const scenario of SCENARIOS) {
  for (const part of PARTS) {
    test(`${scenario.remote}: the page outlives whatever happens to the ${part}, and the part comes back`, async ({ browser }, info) => {
      const faults = FAULTS.filter((fault) => applies(part, fault));
      const settle = (fault: Fault) => meet(browser, scenario, part, fault).then((value) => ({ value }), (reason: unknown) => ({ reason }));
      // Most of these two is waiting: the others are met meanwhile, one after the other.
      const waiting = { hangs: settle('hangs'), 'slow 10 s': settle('slow 10 s') };
      const met: { value?: MatrixRow; reason?: unknown }[] = [];
      for (const fault of faults) met.push(await (fault === 'hangs' || fault === 'slow 10 s' ? waiting[fault] : settle(fault)));
      met.forEach((result, index) => {
        const row = result.value ?? { remote: `${scenario.remote}/${scenario.expose}`, part, fault: faults[index] as Fault, fallback: '', recovered: 'FAILED', state: '' };
        info.annotations.push({ type: MATRIX_ROW, description: JSON.stringify(row) });
      });
      expect(met.flatMap((result, index) => (result.value === undefined ? [`${faults[index]}: ${String(result.reason)}`] : []))).toEqual([]);
    });
  }
}

import type { Browser, TestInfo } from '@playwright/test';
import { FAULTS, isPart, trouble, type Fault, type Part } from './faults';
import { MATRIX_ROW, type MatrixRow } from './matrix-reporter';
import { SCENARIOS, type Scenario } from './scenarios';
import { expect, test } from './test';

test.describe.configure({ timeout: 240_000 });

/** Files that all modules of a remote share. */
const OF_THE_REMOTE = ['manifest', 'entry'] as const;
const OF_THE_MODULE = ['exposed chunk', 'style sheet'] as const;
/**
 * Faults whose tests spend most of their time waiting. Those tests run in the background while the
 * other tests run one after another.
 */
const WAITING: readonly Fault[] = ['hangs', 'slow 10 s'];

/** Whether this type of file can have this fault. Some faults are possible only in scripts. */
const applies = (part: Part, fault: Fault) =>
  fault !== 'throws at evaluation' || part === 'entry' || part === 'exposed chunk';

interface MarkedPage {
  neverReloaded?: boolean;
}
interface Encounter {
  scenario: Scenario;
  part: Part;
  fault: Fault;
}

type Outcome = Pick<MatrixRow, 'fallback' | 'recovered' | 'state'>;

/**
 * Makes one of the remote's files fail in the given way, in a new browser context. Calls `onCome`
 * once the user is waiting for that file.
 */
async function meet(
  browser: Browser,
  { scenario, part, fault }: Encounter,
  onCome: () => void,
): Promise<Outcome> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    const { portal, come, restLives, saidMeanwhile, shown, stateKept } =
      await scenario.prepare(page);
    const { heal } = await trouble(page, scenario.url, {
      hits: (url) => isPart(part, scenario.expose, url),
      fault,
    });
    await come();
    onCome();
    await page.evaluate(() => {
      (globalThis as MarkedPage).neverReloaded = true;
    });
    if (fault === 'slow 10 s') {
      const said = await saidMeanwhile();
      await shown();
      await stateKept();
      return { fallback: `not needed: ${said}`, recovered: 'came', state: 'kept' };
    }
    await expect(portal.heading(scenario.fallback)).toBeVisible({ timeout: 40_000 });
    await restLives();
    heal();
    await shown();
    await expect(portal.heading(scenario.fallback)).toHaveCount(0);
    await stateKept();
    expect(await page.evaluate(() => (globalThis as MarkedPage).neverReloaded)).toBe(true);
    return { fallback: 'named', recovered: 'by itself', state: 'kept' };
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/**
 * Runs each scenario with its fault and adds the results to the table, in order. If one fails, the
 * rest still run.
 */
async function meetAll(
  browser: Browser,
  info: TestInfo,
  encounters: readonly Encounter[],
): Promise<void> {
  const met = new Map<Encounter, Promise<{ outcome: Outcome } | { failure: string }>>();
  const inTheOrderOfStart = [...encounters].sort(
    (one, other) => Number(WAITING.includes(other.fault)) - Number(WAITING.includes(one.fault)),
  );
  for (const encounter of inTheOrderOfStart) {
    await new Promise<void>((goOn) => {
      const meeting = meet(browser, encounter, () => {
        if (WAITING.includes(encounter.fault)) goOn();
      });
      met.set(
        encounter,
        meeting
          .then(
            (outcome) => ({ outcome }),
            (reason: unknown) => ({
              failure: `${encounter.scenario.expose}, ${encounter.part}, ${encounter.fault}: ${String(reason)}`,
            }),
          )
          .finally(goOn),
      );
    });
  }
  const failures: string[] = [];
  for (const encounter of encounters) {
    const { scenario, part, fault } = encounter;
    const result = await met.get(encounter);
    const outcome =
      result && 'outcome' in result
        ? result.outcome
        : { fallback: '', recovered: 'FAILED', state: '' };
    if (result && 'failure' in result) failures.push(result.failure);
    info.annotations.push({
      type: MATRIX_ROW,
      description: JSON.stringify({
        remote: `${scenario.remote}/${scenario.expose}`,
        part,
        fault,
        ...outcome,
      } satisfies MatrixRow),
    });
  }
  expect(failures, failures.join('; ')).toEqual([]);
}

const REMOTES = [...new Set(SCENARIOS.map((scenario) => scenario.remote))];
const modulesOf = (remote: string) => SCENARIOS.filter((scenario) => scenario.remote === remote);

/**
 * Tests each kind of fault once, each on a different combination of module and file. Unit tests
 * cover the loader's decisions.
 */
const EACH_KIND: readonly [module: string, Part, Fault][] = [
  ['AuthScreen', 'manifest', 'refused'],
  ['AuthScreen', 'entry', 'throws at evaluation'],
  ['ResumeModal', 'exposed chunk', '404'],
  ['JobDescriptionModal', 'style sheet', '503'],
  ['Setup', 'entry', 'HTML instead'],
  ['PreJoin', 'manifest', 'truncated'],
  ['LiveInterview', 'exposed chunk', 'hangs'],
  ['Report', 'style sheet', 'slow 10 s'],
];

for (const remote of REMOTES) {
  test(`${remote}: the page survives each kind of fault, and the part recovers`, async ({
    browser,
  }, info) => {
    const encounters = modulesOf(remote).flatMap((scenario) =>
      EACH_KIND.filter(([module]) => module === scenario.expose).map(([, part, fault]) => ({
        scenario,
        part,
        fault,
      })),
    );
    await meetAll(browser, info, encounters);
  });
}

test.describe('the whole matrix', { tag: '@slow' }, () => {
  for (const remote of REMOTES) {
    const modules = modulesOf(remote);
    OF_THE_REMOTE.forEach((part, first) => {
      test(`${remote}: the page survives every fault in the ${part}, and the part recovers`, async ({
        browser,
      }, info) => {
        const faults = FAULTS.filter((fault) => applies(part, fault));
        // Distribute the faults across the remote's modules.
        await meetAll(
          browser,
          info,
          faults.map((fault, index) => ({
            scenario: modules[(first + index) % modules.length] as Scenario,
            part,
            fault,
          })),
        );
      });
    });
  }

  for (const scenario of SCENARIOS) {
    for (const part of OF_THE_MODULE) {
      test(`${scenario.remote}/${scenario.expose}: the page survives every fault in the ${part}, and the part recovers`, async ({
        browser,
      }, info) => {
        await meetAll(
          browser,
          info,
          FAULTS.filter((fault) => applies(part, fault)).map((fault) => ({
            scenario,
            part,
            fault,
          })),
        );
      });
    }
  }
});

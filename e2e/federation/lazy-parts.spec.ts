import type { Browser, Page } from '@playwright/test';
import { loginAnswer, RESUME_REQUIRED, resumeUploaded } from '@portal/testing/fake-servers';
import { fromEnvironment } from '../support/environment';
import { openPortal, preparePortal, type StubbedPortal } from '../support/stub/open-portal';
import { keptTicket } from '../support/stub/screens/account';
import { sendResume } from '../support/stub/screens/onboarding';
import { FAULTS, isPart, lazyFiles, trouble, type Fault } from './faults';
import { MATRIX_ROW, type MatrixRow } from './matrix-reporter';
import { expect, test } from './test';

test.describe.configure({ timeout: 240_000 });

const { interviewRemoteUrl } = fromEnvironment();

async function openReport(page: Page): Promise<StubbedPortal> {
  const portal = await openPortal(page, { sessionStorage: keptTicket() });
  await portal.button('auth:feedback.action').click();
  await expect(portal.heading('report:competencies')).toBeVisible({ timeout: 40_000 });
  return portal;
}

type Outcome = Pick<MatrixRow, 'fallback' | 'recovered' | 'state'>;

/** Triggers one fault while the report loads the PDF writer, which it does on demand. */
async function meet(browser: Browser, fault: Fault): Promise<Outcome> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const portal = await openReport(page);
    const troubled = await trouble(page, interviewRemoteUrl, {
      hits: await lazyFiles(interviewRemoteUrl),
      fault,
    });
    const loaded = portal.servers.calls('assessment').length;
    const saved = page.waitForEvent('download', { timeout: 90_000 });
    await portal.askForPdf();
    const slow = fault === 'slow 10 s';
    if (slow)
      await expect(page.getByText(portal.say('interview:transcript.preparingPdf'))).toBeVisible();
    else {
      await expect(page.getByText(portal.say('interview:transcript.pdfFailed'))).toBeVisible({
        timeout: 40_000,
      });
      // The PDF writer consists of two files. Clear the fault only after both requests have failed,
      // so that one click on "Try again" is enough.
      await expect.poll(() => troubled.waiting, { timeout: 30_000 }).toBe(0);
      troubled.heal();
      await portal.button('common:tryAgain').click();
    }
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    expect(troubled.asked).toBeGreaterThan(0);
    // The same report must still be open, without having been loaded again.
    await expect(portal.heading('report:competencies')).toBeVisible();
    expect(portal.servers.calls('assessment')).toHaveLength(loaded);
    return slow
      ? { fallback: 'not needed: said that it is prepared', recovered: 'came', state: 'kept' }
      : { fallback: 'said in its place', recovered: 'by Try again', state: 'kept' };
  } finally {
    await context.close();
  }
}

test(
  'interview/Report: the report survives every fault in its PDF writer, which loads on retry',
  { tag: '@slow' },
  async ({ browser }, info) => {
    // Skip 'throws at evaluation': a module with this fault keeps failing until a new release.
    const faults = FAULTS.filter((fault) => fault !== 'throws at evaluation');
    const settle = (fault: Fault) =>
      meet(browser, fault).then(
        (outcome) => ({ outcome }),
        (reason: unknown) => ({ failure: `${fault}: ${String(reason)}` }),
      );
    // Tests of these faults spend most of their time waiting, so run them in the background while
    // the others run.
    const waiting = new Map(
      (['hangs', 'slow 10 s'] as const).map((fault): [Fault, ReturnType<typeof settle>] => [
        fault,
        settle(fault),
      ]),
    );
    const failures: string[] = [];
    for (const fault of faults) {
      const result = await (waiting.get(fault) ?? settle(fault));
      if ('failure' in result) failures.push(result.failure);
      const outcome =
        'outcome' in result ? result.outcome : { fallback: '', recovered: 'FAILED', state: '' };
      info.annotations.push({
        type: MATRIX_ROW,
        description: JSON.stringify({
          remote: 'interview/Report',
          part: 'lazy chunk',
          fault,
          ...outcome,
        } satisfies MatrixRow),
      });
    }
    expect(failures, failures.join('; ')).toEqual([]);
  },
);

test('an upload completes and is sent once even if another part fails to load meanwhile', async ({
  page,
}) => {
  const [uploading, uploaded] = [signal(), signal()];
  const other = { healed: false, failed: 0 };
  const portal = await preparePortal(page, {
    answers: {
      login: (_, index) => (index === 0 ? RESUME_REQUIRED : loginAnswer()),
      resumeUpload: async () => {
        uploading.give();
        await uploaded.given;
        return resumeUploaded();
      },
    },
  });
  // While the resume is being uploaded, make the prefetch of the next step (the setup) fail.
  await page.route(
    ({ href }) => isPart('exposed chunk', 'Setup', href),
    async (route) => {
      if (other.healed) return route.continue();
      await uploading.given;
      await route.abort('connectionrefused');
      other.failed += 1;
    },
  );
  await portal.open();
  await sendResume(portal);
  await expect.poll(() => other.failed, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(page.getByRole('progressbar')).toBeVisible();
  uploaded.give();
  // The upload succeeded, so the login must succeed too. Only the setup screen is still missing.
  await expect(portal.heading('shell:fallback.title.setup')).toBeVisible({ timeout: 40_000 });
  other.healed = true;
  await expect(portal.setup).toBeVisible({ timeout: 40_000 });
  expect(portal.servers.calls('resumeUpload')).toHaveLength(1);
  expect(portal.servers.calls('login')).toHaveLength(2);
});

/** Returns a promise and a function that resolves it. */
function signal(): { given: Promise<void>; give(): void } {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

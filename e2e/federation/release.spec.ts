import { expect, test, type Browser } from '@playwright/test';
import { openPortal } from '../support/stub/open-portal';
import { keptTicket } from '../support/stub/screens/account';
import { releasedSite, type ReleasedSite } from './released-site';

// These tests run in order on one site: each continues where the previous one ended.
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

let site: ReleasedSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await releasedSite();
});
test.afterAll(() => site.close());

/**
 * Opens a browser for someone who has left an interview and is now at the login screen, which
 * offers feedback. The remote that shows the feedback is loaded on demand.
 */
async function visitor(browser: Browser) {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const portal = await openPortal(page, { sessionStorage: keptTicket() });
  await expect(portal.button('auth:feedback.action')).toBeVisible();
  return {
    portal,
    page,
    /** Returns the versions of a remote that this page requested. */
    versions: (remote: string) => [
      ...new Set(
        requested
          .filter((path) => path.startsWith(`/${remote}/`))
          .map((path) => path.split('/')[2]),
      ),
    ],
    async openReport() {
      await portal.button('auth:feedback.action').click();
      await expect(portal.heading('report:competencies')).toBeVisible({ timeout: 60_000 });
    },
    isChanged: () =>
      page
        .locator('html')
        .getAttribute('data-interview')
        .then((mark) => mark === 'changed'),
  };
}
type Visitor = Awaited<ReturnType<typeof visitor>>;

let early: Visitor;
let first: string;
let second: string;

test(
  'an open page keeps its version through a release, also for what it loads later',
  { tag: '@slow' },
  async ({ browser }) => {
    first = await site.live('interview');
    early = await visitor(browser);
    await site.releaseChanged('interview');
    second = await site.live('interview');
    expect(second).not.toBe(first);
    await early.openReport();
    expect(early.versions('interview')).toEqual([first]);
    expect(await early.isChanged()).toBe(false);
  },
);

test(
  'a page opened after the release gets the new version of that remote only',
  { tag: '@slow' },
  async ({ browser }) => {
    const late = await visitor(browser);
    await late.openReport();
    expect(late.versions('interview')).toEqual([second]);
    expect(await late.isChanged()).toBe(true);
    expect(late.versions('auth')).toEqual(early.versions('auth'));
    await late.page.context().close();
  },
);

test(
  'after a rollback the next page gets the old version without a restart',
  { tag: '@slow' },
  async ({ browser }) => {
    await site.rollback('interview');
    const next = await visitor(browser);
    await next.openReport();
    expect(next.versions('interview')).toEqual([first]);
    expect(await next.isChanged()).toBe(false);
    await next.page.context().close();
    await early.page.context().close();
  },
);

test(
  'a page whose version was removed recovers with the live version, without a reload',
  { tag: '@slow' },
  async ({ browser }) => {
    const open = await visitor(browser);
    const reader = await visitor(browser);
    await reader.openReport();
    await site.rollback('interview', second);
    await site.remove('interview', first);
    for (const { page } of [open, reader])
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    await test.step('a part not loaded yet', async () => {
      await open.portal.button('auth:feedback.action').click();
      const report = open.portal.heading('report:competencies');
      const again = open.portal.button('common:tryAgain');
      await expect(report.or(again)).toBeVisible({ timeout: 60_000 });
      if (await again.isVisible()) await again.click();
      await expect(report).toBeVisible({ timeout: 60_000 });
    });

    await test.step('a file that a visible part loads on demand', async () => {
      const { portal, page } = reader;
      await portal.askForPdf();
      await expect(page.getByText(portal.say('interview:transcript.pdfFailed'))).toBeVisible({
        timeout: 60_000,
      });
      expect(await reader.isChanged()).toBe(false);
      await portal.button('common:tryAgain').click();
      await expect(page.getByText(portal.say('shell:renewed'))).toBeVisible({ timeout: 60_000 });
      await expect(portal.heading('report:competencies')).toBeVisible({ timeout: 60_000 });
      const saved = page.waitForEvent('download');
      await portal.askForPdf();
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    });

    for (const each of [open, reader]) {
      expect(await each.isChanged(), 'it shows the version that is live now').toBe(true);
      expect(await each.page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
      await each.page.context().close();
    }
  },
);

import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '@portal/protocol';
import { policyViolations, watchPolicy } from '../support/stub/policy-violations';
import { fromEnvironment } from '../support/environment';
import { openScreen, SCREEN_NAMES } from '../support/stub/screens';
import { SIZES, type Size, type Theme } from '../support/stub/open-portal';
import { sticksOut } from './overflow';
import { smallTargets } from './small-targets';
import { violations } from './violations';

/** A desktop's page at 200 % zoom (WCAG 1.4.4). */
const ZOOMED = { width: SIZES.desktop.width / 2, height: SIZES.desktop.height / 2 };

async function look(page: Page, theme: Theme, size: Size): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES[size]);
  // Colours on their way from one theme to the other are nobody's to judge.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  });
}

/** Pictures are for people; where nobody will look at them, only what is checked is looked up. */
const PICTURED = process.env.E2E_PICTURES !== 'none';

async function picture(page: Page, name: string, theme: Theme, size: Size): Promise<void> {
  if (!PICTURED) return;
  await look(page, theme, size);
  await page.screenshot({
    path: `${fromEnvironment().output}/pictures/${name}.${size}.${theme}.png`,
    animations: 'disabled',
  });
}

for (const language of LANGUAGES) {
  test.describe(`every screen, ${language}`, () => {
    for (const name of SCREEN_NAMES) {
      test(`${name} has no accessibility violation, in either theme, and fits a phone and a zoomed page (${language})`, async ({
        page,
      }) => {
        await watchPolicy(page);
        const opened = await openScreen(page, name, { language });
        try {
          // Before what the tests themselves put into the page.
          const blocked = await policyViolations(page);
          const shot = (theme: Theme, size: Size) =>
            picture(page, `${name}.${language.slice(0, 2)}`, theme, size);
          await shot('light', 'desktop');
          await look(page, 'light', 'desktop');
          const wrong = {
            'blocked by the content security policy': blocked,
            'light, desktop': await violations(page),
          } as Record<string, string[]>;
          await shot('dark', 'desktop');
          await page.setViewportSize(ZOOMED);
          wrong['sideways at 200 %'] = await sticksOut(page);
          await shot('dark', 'phone');
          await look(page, 'dark', 'phone');
          wrong['dark, phone'] = await violations(page);
          wrong['sideways at 360 px'] = await sticksOut(page);
          wrong['small targets'] = await smallTargets(page);
          await shot('light', 'phone');
          expect(
            Object.fromEntries(Object.entries(wrong).filter(([, found]) => found.length > 0)),
          ).toEqual({});
        } finally {
          await opened.close();
        }
      });
    }
  });
}

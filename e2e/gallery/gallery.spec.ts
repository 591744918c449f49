import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@portal/protocol';
import { policyViolations, watchPolicy } from '../support/stub/policy-violations';
import { openScreen, SCREEN_NAMES, type ScreenName } from '../support/stub/screens';
import { SIZES, type Size, type Theme } from '../support/stub/open-portal';
import { sticksOut } from './overflow';
import { compareWithAccepted, look, takePictures } from './pictures';
import { smallTargets } from './small-targets';
import { violations } from './violations';

/** Viewport size of a desktop window zoomed to 200% (WCAG 1.4.4). */
const ZOOMED = { width: SIZES.desktop.width / 2, height: SIZES.desktop.height / 2 };

type Faults = Record<string, string[]>;

/** Checks a screen on a desktop in the light theme, also zoomed and as wide as a tablet. */
async function faultsOnDesk(page: Page): Promise<Faults> {
  await look(page, 'light', 'desktop');
  const wrong: Faults = { 'light, desktop': await violations(page) };
  await page.setViewportSize(ZOOMED);
  const zoomed = await sticksOut(page);
  await page.setViewportSize(SIZES.tablet);
  return {
    ...wrong,
    'sideways at 200 %': zoomed,
    'sideways on a tablet': await sticksOut(page),
  };
}

/** Checks a screen on a phone in the dark theme. */
async function faultsOnPhone(page: Page): Promise<Faults> {
  await look(page, 'dark', 'phone');
  return {
    'dark, phone': await violations(page),
    'sideways at 360 px': await sticksOut(page),
    'small targets': await smallTargets(page),
  };
}

/** For each language, the look that is compared with the accepted picture. */
const ACCEPTED_LOOK: Record<Language, { theme: Theme; size: Size }> = {
  'en-US': { theme: 'light', size: 'desktop' },
  'ar-SA': { theme: 'dark', size: 'phone' },
};

/**
 * Whether the fast run checks a screen in a language. It checks one screen in seven, alternating
 * between the languages. The full run checks every screen in both languages.
 */
function isFast(name: ScreenName, language: Language): boolean {
  const at = SCREEN_NAMES.indexOf(name);
  return at % 7 === 0 && LANGUAGES[at % LANGUAGES.length] === language;
}

for (const language of LANGUAGES) {
  const { theme, size } = ACCEPTED_LOOK[language];
  for (const name of SCREEN_NAMES) {
    test(
      `${name} has no accessibility violations and doesn't overflow (${language})`,
      { tag: isFast(name, language) ? [] : '@slow' },
      async ({ page }) => {
        await watchPolicy(page);
        const opened = await openScreen(page, name, { language });
        try {
          // Collect the policy violations first: the checks below inject scripts, which would
          // cause more of them.
          const blocked = await policyViolations(page);
          const picture = `${name}.${language.slice(0, 2)}`;
          await takePictures(page, picture);
          await compareWithAccepted(page, picture, theme, size);
          const wrong: Faults = {
            'blocked by the content security policy': blocked,
            ...(await faultsOnDesk(page)),
            ...(await faultsOnPhone(page)),
          };
          expect(
            Object.fromEntries(Object.entries(wrong).filter(([, found]) => found.length > 0)),
          ).toEqual({});
        } finally {
          await opened.close();
        }
      },
    );
  }
}

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

/**
 * The checks made on each screen: in the light theme on a desktop (also zoomed and as wide as a
 * tablet), and in the dark theme on a phone.
 */
const LOOKS = {
  'light on a desk, and zoomed': async (page: Page): Promise<Faults> => {
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
  },
  'dark on a phone': async (page: Page): Promise<Faults> => {
    await look(page, 'dark', 'phone');
    return {
      'dark, phone': await violations(page),
      'sideways at 360 px': await sticksOut(page),
      'small targets': await smallTargets(page),
    };
  },
};

/**
 * For each language, the look that is checked in the fast run and compared with the accepted
 * picture.
 */
const MAIN_LOOK: Record<Language, { said: keyof typeof LOOKS; theme: Theme; size: Size }> = {
  'en-US': { said: 'light on a desk, and zoomed', theme: 'light', size: 'desktop' },
  'ar-SA': { said: 'dark on a phone', theme: 'dark', size: 'phone' },
};

/**
 * Whether the fast run checks a screen in a language. It checks one screen in five, alternating
 * between the languages. The full run checks every screen in every look in both languages.
 */
function isFast(name: ScreenName, language: Language): boolean {
  const at = SCREEN_NAMES.indexOf(name);
  return at % 5 === 0 && LANGUAGES[at % LANGUAGES.length] === language;
}

for (const language of LANGUAGES) {
  for (const [said, lookAt] of Object.entries(LOOKS)) {
    const main = MAIN_LOOK[language];
    const isMain = main.said === said;
    for (const name of SCREEN_NAMES) {
      test(
        `${name} has no accessibility violations and doesn't overflow, ${said} (${language})`,
        { tag: isMain && isFast(name, language) ? [] : '@slow' },
        async ({ page }) => {
          await watchPolicy(page);
          const opened = await openScreen(page, name, { language });
          try {
            // Collect the policy violations first: the checks below inject scripts, which would
            // cause more of them.
            const blocked = await policyViolations(page);
            if (isMain) {
              const picture = `${name}.${language.slice(0, 2)}`;
              await takePictures(page, picture);
              await compareWithAccepted(page, picture, main.theme, main.size);
            }
            const wrong: Faults = {
              'blocked by the content security policy': blocked,
              ...(await lookAt(page)),
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
}

import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@portal/protocol';
import { policyViolations, watchPolicy } from '../support/stub/policy-violations';
import { fromEnvironment } from '../support/environment';
import { openScreen, SCREEN_NAMES, type ScreenName } from '../support/stub/screens';
import { SIZES, type Size, type Theme } from '../support/stub/open-portal';
import { sticksOut } from './overflow';
import { smallTargets } from './small-targets';
import { violations } from './violations';

/** Viewport size of a desktop window zoomed to 200% (WCAG 1.4.4). */
const ZOOMED = { width: SIZES.desktop.width / 2, height: SIZES.desktop.height / 2 };

async function look(page: Page, theme: Theme, size: Size): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES[size]);
  // Wait for the transition between themes to finish, so that no intermediate colors are checked.
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

/** Whether to take screenshots, which are only for people to look at. */
const PICTURED = process.env.E2E_PICTURES !== 'none';

async function picture(page: Page, name: string, theme: Theme, size: Size): Promise<void> {
  if (!PICTURED) return;
  await look(page, theme, size);
  await page.screenshot({
    path: `${fromEnvironment().output}/pictures/${name}.${size}.${theme}.png`,
    animations: 'disabled',
  });
}

type Faults = Record<string, string[]>;

/**
 * The checks made on each screen: in the light theme on a desktop (also zoomed), and in the dark
 * theme on a phone.
 */
const LOOKS = {
  'light on a desk, and zoomed': async (page: Page): Promise<Faults> => {
    await look(page, 'light', 'desktop');
    const wrong: Faults = { 'light, desktop': await violations(page) };
    await page.setViewportSize(ZOOMED);
    return { ...wrong, 'sideways at 200 %': await sticksOut(page) };
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

/** The look in which each language is photographed, and checked in the fast run. */
const MAIN_LOOK: Record<Language, keyof typeof LOOKS> = {
  'en-US': 'light on a desk, and zoomed',
  'ar-SA': 'dark on a phone',
};

/**
 * Whether the fast run checks a screen in a language. It checks one screen in five, alternating
 * between the languages. The full run checks every screen in every look in both languages.
 */
function isFast(name: ScreenName, language: Language): boolean {
  const at = SCREEN_NAMES.indexOf(name);
  return at % 5 === 0 && LANGUAGES[at % LANGUAGES.length] === language;
}

async function pictures(page: Page, name: string): Promise<void> {
  for (const size of ['desktop', 'phone'] as const)
    for (const theme of ['light', 'dark'] as const) await picture(page, name, theme, size);
}

for (const language of LANGUAGES) {
  for (const [said, lookAt] of Object.entries(LOOKS)) {
    const isMain = MAIN_LOOK[language] === said;
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
            if (isMain) await pictures(page, `${name}.${language.slice(0, 2)}`);
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

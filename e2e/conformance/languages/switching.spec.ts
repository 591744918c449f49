import { expect, test, type Page } from '@playwright/test';
import { answersOf } from '@portal/testing/fake-servers';
import { say } from '../../support/candidate/catalogue';
import { fromEnvironment } from '../../support/environment';
import { openPortal, preparePortal } from '../../support/stub/open-portal';
import { StubbedServers } from '../../support/stub/servers';

const html = (page: Page) => page.locator('html');
const selector = (page: Page) => page.getByRole('combobox', { name: /Language|اللغة/ });

/** Chooses a language with the keyboard, wherever the focus is. */
async function chooseByKeyboard(page: Page, option: string): Promise<void> {
  await selector(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  for (
    let step = 0;
    step < 2 &&
    !(await page
      .getByRole('option', { name: option })
      .evaluate((element) => element === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press(option === 'English (US)' ? 'ArrowUp' : 'ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test("choosing Arabic sets the page's direction, language and title, and caches the choice", async ({
  page,
}) => {
  const portal = await openPortal(page);
  await expect(page).toHaveTitle('Login – Interview Portal');
  await chooseByKeyboard(page, 'العربية');
  await expect(html(page)).toHaveAttribute('lang', 'ar-SA');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('تسجيل الدخول – بوابة المقابلات');
  await expect(selector(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar-SA');
  await portal.page.reload();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
});

test('changing the language keeps what was typed', async ({ page }) => {
  const portal = await openPortal(page);
  await portal.field('auth:fields.email').fill('layla@mail.example');
  await portal.field('auth:fields.password').fill('correct horse');
  await chooseByKeyboard(page, 'العربية');
  await expect(page.getByLabel(say('ar-SA', 'auth:fields.email'))).toHaveValue(
    'layla@mail.example',
  );
  await expect(
    page.getByLabel(say('ar-SA', 'auth:fields.password')).and(page.locator('input')),
  ).toHaveValue('correct horse');
});

test('an email address is left to right on a right-to-left page', async ({ page }) => {
  const portal = await openPortal(page, { language: 'ar-SA' });
  const email = portal.field('auth:fields.email');
  await email.fill('layla@mail.example');
  expect(await email.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('the title names the view, and registration is a separate view', async ({ page }) => {
  const portal = await openPortal(page);
  await page.getByRole('button', { name: 'Register here' }).click();
  await expect(page).toHaveTitle('Create Account – Interview Portal');
  await portal.page.evaluate(() => localStorage.clear());
  await openPortal(await page.context().newPage(), { signedIn: true }).then(({ page: other }) =>
    expect(other).toHaveTitle('Setup Your Interview – Interview Portal'),
  );
});

test.describe('a first visit', () => {
  for (const [browser, language] of [
    ['ar-EG', 'ar-SA'],
    ['ar', 'ar-SA'],
    ['fr-FR', 'en-US'],
    ['en-GB', 'en-US'],
  ] as const) {
    test(
      `in a browser that prefers ${browser} speaks ${language}`,
      { tag: '@slow' },
      async ({ browser: chromium }) => {
        const context = await chromium.newContext({
          locale: browser,
          baseURL: fromEnvironment().siteUrl,
        });
        const page = await context.newPage();
        await new StubbedServers(answersOf('en-US')).install(page);
        await page.goto('/');
        await expect(html(page)).toHaveAttribute('lang', language);
        await expect(
          page.getByRole('button', { name: say(language, 'auth:login.submit'), exact: true }),
        ).toBeVisible();
        await context.close();
      },
    );
  }
});

test(
  'a catalogue that fails to load is retried; without the Arabic one, English is shown',
  { tag: '@slow' },
  async ({ page }) => {
    const portal = await preparePortal(page, { language: 'ar-SA' });
    let asked = 0;
    await page.route('**/locales/ar-SA/auth.json', (route) => {
      asked += 1;
      return route.fulfill({ status: 503 });
    });
    await portal.open();
    await expect(page.getByLabel('Email')).toBeVisible({ timeout: 30_000 });
    expect(asked).toBe(6);
  },
);

test(
  'if a screen’s texts cannot be loaded, the page says so, and a retry fetches them',
  { tag: '@slow' },
  async ({ page }) => {
    const portal = await preparePortal(page);
    await page.route('**/locales/*/auth.json', (route) => route.abort());
    await portal.open();
    await expect(portal.heading('shell:fallback.title.login')).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/locales/*/auth.json');
    await portal.button('common:tryAgain').click();
    await expect(portal.field('auth:fields.email')).toBeVisible();
  },
);

test('the first Tab stop skips the top bar', async ({ page }) => {
  const portal = await openPortal(page);
  await expect(portal.field('auth:fields.email')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(portal.field('auth:fields.email')).toBeFocused();
});

test('the login heading uses the serif font of its script', async ({ page }) => {
  for (const [language, family] of [
    ['en-US', 'Literata Variable'],
    ['ar-SA', 'Noto Naskh Arabic Variable'],
  ] as const) {
    const other = await page.context().newPage();
    await openPortal(other, { language });
    await expect(other.getByText(say(language, 'auth:hall.words'))).toBeVisible();
    await expect
      .poll(() =>
        other.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family: name }) => name.replaceAll('"', '')),
        ),
      )
      .toContain(family);
  }
});

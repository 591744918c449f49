import { expect, test, type Page } from '@playwright/test';
import { answersOf } from '@portal/testing/fake-servers';
import { say } from '../../support/candidate/catalogue';
import { fromEnvironment } from '../../support/environment';
import { openPortal, preparePortal } from '../../support/stub/open-portal';
import { StubbedServers } from '../../support/stub/servers';

const html = (page: Page) => page.locator('html');
const selector = (page: Page) => page.getByRole('combobox', { name: /Language|اللغة/ });

/** Chooses a language by keyboard, wherever the focus is. */
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

test('choosing Arabic sets the direction, the language and the title of the page; the choice is cached', async ({
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

test('a change of language loses nothing that was typed', async ({ page }) => {
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

test('an address is written from left to right in a page that is not', async ({ page }) => {
  const portal = await openPortal(page, { language: 'ar-SA' });
  const email = portal.field('auth:fields.email');
  await email.fill('layla@mail.example');
  expect(await email.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('the title names the view, and registration is a view of its own', async ({ page }) => {
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
  'a catalogue that cannot be had is tried again; without the Arabic one, English is shown',
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
  'where a screen’s texts cannot be had at all, the page says so, and another try fetches them',
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

test('the keyboard’s first stop leads past the top bar', async ({ page }) => {
  const portal = await openPortal(page);
  await expect(portal.field('auth:fields.email')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(portal.field('auth:fields.email')).toBeFocused();
});

test('login’s hall speaks in the serif of its letters', async ({ page }) => {
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

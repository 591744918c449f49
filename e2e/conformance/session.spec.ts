import { expect, test, type Page } from '@playwright/test';
import { AUTH_STORAGE_KEY, type PersistedAuth } from '@portal/protocol';
import { openPortal, persistedSession, type StubbedPortal } from '../support/stub/open-portal';
import { PERSON } from '../support/stub/screens/account';

const stored = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as PersistedAuth | null,
    AUTH_STORAGE_KEY,
  );

async function logOut(portal: StubbedPortal): Promise<void> {
  await portal.page.getByRole('button', { name: /’s account$/ }).click();
  await portal.button('shell:account.logout').click();
  await expect(portal.button('auth:login.submit')).toBeVisible();
}

test('§4.1 Auth: a successful login signs in', async ({ page }) => {
  const portal = await openPortal(page);
  await portal.logIn(PERSON);
  await expect(portal.setup).toBeVisible();
  expect(portal.servers.calls('login')[0]?.json).toEqual({
    email: PERSON.email,
    password: PERSON.password,
  });
});

test('§4.2 Auth: the login is stored locally', async ({ page }) => {
  const portal = await openPortal(page);
  await portal.logIn(PERSON);
  await expect(portal.setup).toBeVisible();
  expect(await stored(page)).toEqual(persistedSession());
});

test('§4.3 Auth: the stored login is restored when the page loads', async ({ page }) => {
  const portal = await openPortal(page);
  await portal.logIn(PERSON);
  await expect(portal.setup).toBeVisible();
  await page.reload();
  await expect(portal.setup).toBeVisible();
  expect(portal.servers.calls('login')).toHaveLength(1);
});

test('§4.5 Auth: logout clears the storage', async ({ page }) => {
  const portal = await openPortal(page, { signedIn: true });
  await expect(portal.setup).toBeVisible();
  await logOut(portal);
  expect(await stored(page)).toBeNull();
});

test('§2.2 The view depends on state: nobody signed in sees login, who is signed in sees setup', async ({
  page,
}) => {
  const portal = await openPortal(page, { signedIn: true });
  await expect(portal.setup).toBeVisible();
  await logOut(portal);
  await expect(portal.setup).toHaveCount(0);
});

test('§2.1 There are no routes: the address stays the root path while the view changes', async ({
  page,
  baseURL,
}) => {
  const portal = await openPortal(page);
  await expect(portal.button('auth:login.submit')).toBeVisible();
  const addresses = new Set([page.url()]);
  await portal.logIn(PERSON);
  await expect(portal.setup).toBeVisible();
  addresses.add(page.url());
  await page.getByRole('button', { name: 'View report' }).first().click();
  await expect(portal.heading('report:competencies')).toBeVisible();
  addresses.add(page.url());
  expect([...addresses]).toEqual([`${baseURL}/`]);
});

test('a report stays open over a reload, and Back closes it', async ({ page, baseURL }) => {
  const portal = await openPortal(page, { signedIn: true });
  const report = portal.heading('report:competencies');
  await page.getByRole('button', { name: 'View report' }).first().click();
  await expect(report).toBeVisible();
  await page.reload();
  await expect(report).toBeVisible();
  await page.goBack();
  await expect(portal.setup).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/`);
  await page.reload();
  await expect(portal.setup).toBeVisible();
});

test('§4.53 Interview: its assessment is fetched', async ({ page }) => {
  const portal = await openPortal(page, { signedIn: true });
  await page.getByRole('button', { name: 'View report' }).first().click();
  await expect(portal.heading('report:competencies')).toBeVisible();
  expect(portal.servers.calls('assessment').length).toBeGreaterThan(0);
});

test('§2.50 Language: the selector is at the top of every screen and offers English (US) and Arabic', async ({
  page,
}) => {
  const portal = await openPortal(page);
  const selector = page.getByRole('combobox', { name: 'Language' });
  await expect(portal.button('auth:login.submit')).toBeVisible();
  const offered = async () => {
    await expect(selector).toBeInViewport();
    // Wait until the selector has replaced its placeholder, a button that looks the same.
    await expect.poll(async () => (await selector.boundingBox())?.y ?? Infinity).toBeLessThan(80);
    await selector.click();
    await expect(page.getByRole('option')).toHaveText(['English (US)', 'العربية']);
    await page.keyboard.press('Escape');
  };
  await offered();
  await portal.logIn(PERSON);
  await expect(portal.setup).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await offered();
});

test.describe('Arabic', () => {
  test.beforeEach(async ({ page }) => {
    const portal = await openPortal(page);
    await expect(portal.button('auth:login.submit')).toBeVisible();
    await portal.chooseArabic();
  });
  test('§2.52 Language: Arabic sets the right-to-left direction', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(
      await page.locator('h1').evaluate((element) => getComputedStyle(element).direction),
    ).toBe('rtl');
  });
  test("§2.53 Language: Arabic sets the page's language", async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCount(0);
  });
});

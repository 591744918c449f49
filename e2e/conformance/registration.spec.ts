import { expect, test } from '@playwright/test';
import { preparePortal, type StubbedPortal } from '../support/stub/open-portal';
import { fillRegistration, PERSON, showRegistration } from '../support/stub/screens/account';

/** The page right after a successful registration, with its clock stopped. */
let portal: StubbedPortal;
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  portal = await preparePortal(page);
  await portal.open();
  await showRegistration(portal);
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillRegistration(portal);
  await expect(
    page.getByText('Registration successful! Please login with your credentials.'),
  ).toBeVisible();
});

test("§5.8 Register: on success 'Registration successful! Please login with your credentials.'", async ({
  page,
}) => {
  await expect(
    page.getByText('Registration successful! Please login with your credentials.', { exact: true }),
  ).toBeVisible();
  expect(portal.servers.calls('register')[0]?.json).toEqual(PERSON);
});

// Slow because `journeys/registration.spec.ts` shows these rules in the fast run.
test('§5.9 Register: after 2 s the view switches to login', { tag: '@slow' }, async ({ page }) => {
  await page.clock.runFor(1_999);
  // Wait long enough for a premature switch to the login view to become visible.
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('heading', { name: 'Interview Portal' })).toBeVisible();
});

test('§5.10 Register: the email is retained at login', { tag: '@slow' }, async ({ page }) => {
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(PERSON.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

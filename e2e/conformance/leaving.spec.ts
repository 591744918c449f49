import { expect, test, type Page } from '@playwright/test';
import { sampleUser } from '@portal/testing/fake-servers';
import { openRoom } from '../support/stub/open-room';
import { endSessionElsewhere } from '../support/stub/screens/room';

test.describe.configure({ timeout: 60_000 });
/** Answers the question whether to leave. */
const confirmLeaving = (page: Page) =>
  page
    .getByRole('alertdialog', { name: 'Leave the interview?' })
    .getByRole('button', { name: 'Leave', exact: true })
    .click();
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

test('§2.54 Leaving: the candidate returns to the login screen', async ({ page }) => {
  const { portal, room } = await openRoom(page);
  await page.getByRole('button', { name: 'Leave Interview', exact: true }).click();
  await confirmLeaving(page);
  await expect(login(page)).toBeVisible({ timeout: 15_000 });
  expect(portal.servers.order).toEqual(
    expect.arrayContaining(['completeInterview', 'analyze', 'logout']),
  );
  await room.leave();
});

test('§4.47 Leaving: ends the session', async ({ page }) => {
  const { portal, room } = await openRoom(page);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await confirmLeaving(page);
  await expect(login(page)).toBeVisible({ timeout: 15_000 });
  expect(portal.servers.calls('logout')).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('auth-data'))).toBeNull();
  await room.leave();
});

test("§4.40 End: interview_ended shows the alert 'Interview Completed! Thank you for your time. The interview has ended.', which stays until it is dismissed", async ({
  page,
}) => {
  await page.clock.install();
  const { portal, room } = await openRoom(page);
  await room.send('interview_ended');
  const alert = page.getByRole('alertdialog', { name: 'Interview Completed!' });
  await expect(alert).toContainText('Thank you for your time. The interview has ended.');
  // The room is left behind the alert.
  await expect.poll(() => portal.servers.order, { timeout: 15_000 }).toContain('logout');
  expect(portal.servers.order).toEqual(expect.arrayContaining(['completeInterview', 'analyze']));
  await page.clock.fastForward(60_000);
  await expect(alert).toBeVisible();
  await expect(login(page)).toHaveCount(0);
  await alert.getByRole('button', { name: 'See your feedback' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leaving the interview…' })).toBeVisible();
  const report = portal.heading('report:competencies');
  await expect(report).toBeVisible({ timeout: 30_000 });
  // It stays over a reload until it is closed; the login screen offers it from then on.
  await page.reload();
  await expect(report).toBeVisible({ timeout: 15_000 });
  await portal.button('report:backToLogin').click();
  await expect(login(page)).toBeVisible();
  await page.reload();
  await expect(login(page)).toBeVisible({ timeout: 15_000 });
  await portal.button('auth:feedback.action').click();
  await expect(report).toBeVisible();
  await room.leave();
});

test.describe('who is thrown out of the room', () => {
  test("§2.41 Live interview: who is not logged in sees 'Authentication Required'", async ({
    page,
  }) => {
    const opened = await openRoom(page, { interviewer: false });
    await endSessionElsewhere(opened);
    await expect(
      page.getByRole('heading', { name: 'Authentication Required', exact: true }),
    ).toBeVisible();
  });
  test("§2.43 Live interview: 'Authentication Required' has 'Go to Chat', which leads to login", async ({
    page,
  }) => {
    const opened = await openRoom(page, { interviewer: false });
    await endSessionElsewhere(opened);
    await page.getByRole('button', { name: 'Go to Chat', exact: true }).click();
    await expect(login(page)).toBeVisible();
  });
  test("§2.42 Live interview: who is not connected by voice sees 'Voice Connection Required'", async ({
    page,
  }) => {
    const { room } = await openRoom(page, { interviewer: false });
    await room.remove(sampleUser().id);
    await expect(
      page.getByRole('heading', { name: 'Voice Connection Required', exact: true }),
    ).toBeVisible();
  });
  test("§2.44 Live interview: 'Voice Connection Required' has 'Go to Chat', which leads to setup", async ({
    page,
  }) => {
    const { portal, room } = await openRoom(page, { interviewer: false });
    await room.remove(sampleUser().id);
    await page.getByRole('button', { name: 'Go to Chat', exact: true }).click();
    await expect(portal.setup).toBeVisible();
  });
});

test('§4.6 Auth: logout disconnects the voice room', async ({ page }) => {
  const opened = await openRoom(page, { interviewer: false });
  expect(await opened.room.identities()).toContain(sampleUser().id);
  await endSessionElsewhere(opened);
  await expect.poll(() => opened.room.identities(), { timeout: 10_000 }).toEqual([]);
});

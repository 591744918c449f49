import { expect, test } from '@playwright/test';
import { enrol } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';

test('no room server: shows the specified message, keeps the choices and allows a retry', async ({
  page,
  request,
}) => {
  const portal = new Portal(page);
  await portal.open();
  await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
  await portal.choose('setup:fields.difficulty', portal.say('setup:difficulties.hard'));
  await portal.startInterview();
  await expect(
    page.getByText(/Voice bot initialization failed|Failed to connect to voice: /),
  ).toBeVisible({ timeout: 30_000 });
  await expect(portal.setup).toBeVisible();
  await expect(
    page.getByRole('combobox', { name: portal.say('setup:fields.difficulty') }),
  ).toContainText(portal.say('setup:difficulties.hard'));
  await expect(portal.button('setup:start')).toBeEnabled();
});

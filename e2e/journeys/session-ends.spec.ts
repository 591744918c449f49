import { expect, test, type Page } from '@playwright/test';
import { MAIN_API, VOICE_API } from '@portal/protocol';
import { DESKTOP } from '../support/candidate/device';
import { enrol, type Person } from '../support/candidate/enrol';
import { answerTyped, transcript, waitForTheFloor } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { fromEnvironment } from '../support/environment';

const ANSWERS = [
  'At Souqly I moved order processing to Kafka, and we lost no order in the whole next year.',
  'I measured the slow queries first, added an index, and the reports took seconds instead of minutes.',
];

test.use({ ...DESKTOP, colorScheme: 'light' });

/** Starts an interview from login and returns the name of its room. */
async function startInterview(portal: Portal, person: Person): Promise<string> {
  await portal.open();
  await portal.logIn(person);
  await portal.choose('setup:fields.questions', '3');
  const opened = portal.page.waitForResponse(
    (response) =>
      response.url() === fromEnvironment().voiceApiUrl + VOICE_API.login &&
      response.request().method() === 'POST',
  );
  await portal.startInterview();
  return ((await (await opened).json()) as { room_name: string }).room_name;
}

/** Logs the person out in another tab, which ends the session on the page and on the server. */
async function logOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /’s account$/ }).click();
  await new Portal(other).button('shell:account.logout').click();
  await expect(new Portal(other).button('auth:login.submit')).toBeVisible();
  await other.close();
}

test(
  'a session that ends during an interview: the next login leads straight back to its room',
  { tag: '@slow' },
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const portal = new Portal(page);
    const roomName = await startInterview(portal, person);
    await portal.button('interview:viewTranscript').click({ timeout: 30_000 });
    expect(await waitForTheFloor(portal)).toBe('mine');
    await answerTyped(portal, ANSWERS[0]!);
    await expect
      .poll(async () => (await transcript(portal)).at(-1)?.speaker, { timeout: 30_000 })
      .toBe('ai');
    const before = await transcript(portal);

    await logOutElsewhere(page);
    await expect(portal.heading('interview:placeholder.authTitle')).toBeVisible();
    await portal.button('interview:placeholder.goToChat').click();
    const answered = page.waitForResponse(
      (response) => response.url() === fromEnvironment().mainApiUrl + MAIN_API.login,
    );
    await portal.logIn(person);
    expect(((await (await answered).json()) as { data: object }).data).toMatchObject({ roomName });
    await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });

    await portal.button('interview:viewTranscript').click();
    await expect
      .poll(async () => (await transcript(portal)).slice(0, before.length), { timeout: 30_000 })
      .toEqual(before);
    expect(await waitForTheFloor(portal)).toBe('mine');
    await answerTyped(portal, ANSWERS[1]!);
  },
);

import { expect, test, type Page } from '@playwright/test';
import {
  type Answer,
  JOB_DESCRIPTION_REQUIRED,
  loginAnswer,
  refusal,
  RESUME_REQUIRED,
  resumeUploaded,
  sampleUser,
} from '@portal/testing/fake-servers';
import { fromEnvironment } from '../support/environment';
import { pdfFile } from '../support/stub/files';
import { StubbedRoom } from '../support/stub/interviewer';
import { heldAnswer } from '../support/stub/servers';
import { openPortal, preparePortal, type StubbedPortal } from '../support/stub/open-portal';
import { PERSON } from '../support/stub/screens/account';
import {
  fillJobDescription,
  openJobDescriptionModal,
  openResumeModal,
  sendResume,
} from '../support/stub/screens/onboarding';

/** Opens the page. Login attempts receive these responses in order, and the last one repeats. */
const openGate = (page: Page, ...logins: Answer[]) =>
  openPortal(page, {
    answers: { login: (_, index) => logins[Math.min(index, logins.length - 1)]! },
  });
const steps = (page: Page) =>
  page.getByRole('img', { name: /^Step \d of 2$/ }).or(page.getByText(/^Step \d of 2$/));
const passwordsSent = (portal: StubbedPortal) =>
  portal.servers.calls('login').map(({ json }) => json);
const credentials = { email: PERSON.email, password: PERSON.password };

/** Expects the password to be in neither `localStorage` nor `sessionStorage`. */
async function expectForgotten(portal: StubbedPortal): Promise<void> {
  const kept = await portal.page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(PERSON.password);
}

async function sendText(portal: StubbedPortal): Promise<void> {
  await openJobDescriptionModal(portal);
  await fillJobDescription(portal);
  await portal.generateJobDescription();
}

test('§4.15 Onboarding: a login error mentioning resume opens the resume modal at step 1 of 2', async ({
  page,
}) => {
  const portal = await openGate(page, refusal(403, 'forbidden', 'You need a RESUME first.'));
  await portal.logIn(PERSON);
  await expect(portal.resumeModal).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Step 1 of 2' }).or(page.getByText('Step 1 of 2')).first(),
  ).toBeVisible();
});

test('§4.18 Onboarding: a login error mentioning job description opens the job description modal at step 2 of 2', async ({
  page,
}) => {
  const portal = await openGate(page, refusal(403, 'forbidden', 'A Job Description is missing.'));
  await portal.logIn(PERSON);
  await expect(portal.jobDescriptionModal).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Step 2 of 2' }).or(page.getByText('Step 2 of 2')).first(),
  ).toBeVisible();
});

test('§4.16 Onboarding: the credentials are retained while a modal is open', async ({ page }) => {
  const portal = await openGate(page, RESUME_REQUIRED, JOB_DESCRIPTION_REQUIRED, loginAnswer());
  await sendResume(portal);
  await expect(portal.jobDescriptionModal).toBeVisible();
  await fillJobDescription(portal);
  await portal.generateJobDescription();
  await expect(portal.setup).toBeVisible();
  expect(passwordsSent(portal)).toEqual([credentials, credentials, credentials]);
});

test('§4.19 Onboarding: after the resume upload the login is retried', async ({ page }) => {
  const portal = await openGate(page, RESUME_REQUIRED, loginAnswer());
  await sendResume(portal);
  await expect(portal.setup).toBeVisible();
  expect(
    portal.servers.order.filter((call) => call === 'login' || call === 'resumeUpload'),
  ).toEqual(['login', 'resumeUpload', 'login']);
});

test('§4.20 Onboarding: a retry refused for the job description opens the job description modal at step 2 of 2', async ({
  page,
}) => {
  const portal = await openGate(page, RESUME_REQUIRED, JOB_DESCRIPTION_REQUIRED);
  await sendResume(portal);
  await expect(portal.jobDescriptionModal).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Step 2 of 2' }).or(page.getByText('Step 2 of 2')).first(),
  ).toBeVisible();
});

test('§4.21 Onboarding: after the job description upload the login is retried', async ({
  page,
}) => {
  const portal = await openGate(page, JOB_DESCRIPTION_REQUIRED, loginAnswer());
  await sendText(portal);
  await expect(portal.setup).toBeVisible();
  expect(
    portal.servers.order.filter((call) => call === 'login' || call === 'jdUploadText'),
  ).toEqual(['login', 'jdUploadText', 'login']);
});

test('§4.22 Onboarding: a retry refused for the resume opens the resume modal at step 1 of 2', async ({
  page,
}) => {
  const portal = await openGate(page, JOB_DESCRIPTION_REQUIRED, RESUME_REQUIRED);
  await sendText(portal);
  await expect(portal.resumeModal).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Step 1 of 2' }).or(page.getByText('Step 1 of 2')).first(),
  ).toBeVisible();
});

test('§4.23 Onboarding: success clears the step indicator', async ({ page }) => {
  const portal = await openGate(page, JOB_DESCRIPTION_REQUIRED, loginAnswer());
  await sendText(portal);
  await expect(portal.setup).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});

test('§4.24 Onboarding: success clears the retained credentials', async ({ page }) => {
  const portal = await openGate(page, RESUME_REQUIRED, loginAnswer());
  await sendResume(portal);
  await expect(portal.setup).toBeVisible();
  await expectForgotten(portal);
  await page.getByRole('button', { name: /’s account$/ }).click();
  await portal.button('shell:account.logout').click();
  await expect(portal.button('auth:login.submit')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('§4.25 Onboarding: closing the resume modal clears the step indicator', async ({ page }) => {
  const portal = await openGate(page, RESUME_REQUIRED);
  await openResumeModal(portal);
  await page.keyboard.press('Escape');
  await expect(portal.resumeModal).toBeHidden();
  await expect(steps(page)).toHaveCount(0);
});

test('§4.26 Onboarding: closing the job description modal clears the step indicator', async ({
  page,
}) => {
  const portal = await openGate(page, JOB_DESCRIPTION_REQUIRED);
  await openJobDescriptionModal(portal);
  await portal.jobDescriptionModal.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(portal.jobDescriptionModal).toBeHidden();
  await expect(steps(page)).toHaveCount(0);
});

// Slow because the shell's `gate.conformance.test.ts` shows the rule, too.
test(
  '§4.27 Onboarding: closing a modal clears the retained credentials',
  { tag: '@slow' },
  async ({ page }) => {
    const upload = heldAnswer(resumeUploaded());
    await page.clock.install();
    const portal = await preparePortal(page, {
      answers: { login: RESUME_REQUIRED, resumeUpload: upload.answer },
    });
    await portal.open();
    await sendResume(portal);
    await upload.arrived;
    await page.keyboard.press('Escape');
    await expect(portal.resumeModal).toBeHidden();
    upload.release();
    // More time than the success panel and all retries of the login would take.
    await page.clock.fastForward(30_000);
    await expectForgotten(portal);
    expect(passwordsSent(portal)).toEqual([credentials]);

    const other = { email: 'sami.nasser@mail.example', password: 'another horse' };
    await portal.logIn(other);
    await portal.chooseResume(pdfFile());
    await portal.button('onboarding:resume.submit').click();
    await expect.poll(() => passwordsSent(portal)).toEqual([credentials, other, other]);
  },
);

test('§4.28 Onboarding: upload success shows a success panel for 1.5 s, then proceeds', async ({
  page,
}) => {
  await page.clock.install();
  const portal = await preparePortal(page, { answers: { login: RESUME_REQUIRED } });
  await portal.open();
  await openResumeModal(portal);
  await portal.chooseResume(pdfFile());
  await page.clock.pauseAt(Date.now() + 60_000);
  await portal.button('onboarding:resume.submit').click();
  await expect(page.getByText('Resume uploaded')).toBeVisible();
  await page.clock.runFor(1_499);
  // Wait long enough for a premature login request to reach the servers.
  await page.waitForTimeout(300);
  expect(portal.servers.calls('login')).toHaveLength(1);
  await expect(page.getByText('Resume uploaded')).toBeVisible();
  await page.clock.runFor(1);
  await expect.poll(() => portal.servers.calls('login').length).toBe(2);
});

test('§2.12 Resume modal: a success panel is shown, then the flow continues', async ({ page }) => {
  const portal = await openGate(page, RESUME_REQUIRED, JOB_DESCRIPTION_REQUIRED);
  await sendResume(portal);
  await expect(page.getByText('Resume uploaded')).toBeVisible();
  await expect(portal.jobDescriptionModal).toBeVisible();
});

test("§8.46 Failed retry after the resume upload: 'Login failed after resume upload. Please try again.'", async ({
  page,
}) => {
  const portal = await openGate(page, RESUME_REQUIRED, { status: 500 });
  await sendResume(portal);
  await expect(page.getByText('Login failed after resume upload. Please try again.')).toBeVisible();
  await expect(portal.button('auth:login.submit')).toBeEnabled();
});

test("§8.47 Failed retry after the job description upload: 'Login failed after JD upload. Please try again.'", async ({
  page,
}) => {
  const portal = await openGate(page, JOB_DESCRIPTION_REQUIRED, { status: 500 });
  await sendText(portal);
  await expect(page.getByText('Login failed after JD upload. Please try again.')).toBeVisible();
});

const ROOM_TITLE =
  '§8.53 Login: a room that the login brings along and that cannot be joined is only logged';

/** Returns a login response that brings a room on the real LiveKit server along. */
function loginWithRoom(roomName: string, livekitToken: string): Answer {
  const login = loginAnswer() as { json: { data: object } };
  const room = { roomName, livekitToken, livekitUrl: fromEnvironment().livekit.url };
  return { json: { data: { ...login.json.data, ...room, expiresIn: 3_600 } } };
}
const REFUSED_ROOM = () => loginWithRoom('interview-1', 'no token of this server');

/** How long logging in, and then joining a room, may take on a busy machine. */
const LOGGED_IN_AND_JOINED = { timeout: 30_000 };

/** Expects that the page has tried to join the room, and that it only logs the failure. */
async function expectOnlyLogged(portal: StubbedPortal, logIn: () => Promise<void>): Promise<void> {
  const { page } = portal;
  const joining = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().startsWith(fromEnvironment().livekit.url),
    ...LOGGED_IN_AND_JOINED,
  });
  const logged = page.waitForEvent('console', {
    predicate: (message) =>
      message.text().startsWith('The automatic connection after login failed: '),
    ...LOGGED_IN_AND_JOINED,
  });
  await logIn();
  await joining;
  expect((await logged).type()).toBe('warning');
  await expect(portal.setup).toBeVisible();
  await expect(portal.button('setup:start')).toBeEnabled();
  await expect(page.getByText('Failed to connect to voice')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test(ROOM_TITLE, async ({ page }) => {
  const portal = await openGate(page, RESUME_REQUIRED, REFUSED_ROOM());
  await expectOnlyLogged(portal, () => sendResume(portal));
});

test.describe('on the login screen', () => {
  test(ROOM_TITLE, async ({ page }) => {
    const portal = await openGate(page, REFUSED_ROOM());
    await expectOnlyLogged(portal, () => portal.logIn(PERSON));
  });
});

// Slow because the unit test `answers.conformance.test.ts` shows the rule, too.
test(
  '§3.5 Login response: room name, token, address and lifetime beside the user are read',
  { tag: '@slow' },
  async ({ page }) => {
    test.setTimeout(60_000);
    const room = new StubbedRoom();
    await room.join();
    const { json } = await room.loginAnswer(sampleUser());
    const { livekit_token: token } = json as { livekit_token: string };
    const portal = await openGate(page, loginWithRoom(room.name, token));
    await portal.logIn(PERSON);
    await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
    expect(await room.identities()).toContain(sampleUser().id);
    await room.leave();
  },
);

test('§2.51 Language: the selector can be used while a modal is open', async ({ page }) => {
  const portal = await openGate(page, RESUME_REQUIRED);
  await openResumeModal(portal);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('dialog')).toBeVisible();
});

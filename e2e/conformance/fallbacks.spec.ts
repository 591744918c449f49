import { expect, test, type Page } from '@playwright/test';
import { AUTH_STATUS_INTERVAL_MS } from '@portal/protocol';
import {
  JOB_DESCRIPTION_REQUIRED,
  OFFLINE,
  refusal,
  RESUME_REQUIRED,
  sampleSummary,
  type Answers,
} from '@portal/testing/fake-servers';
import type { StubbedRoom } from '../support/stub/interviewer';
import { openPortal, preparePortal, type StubbedPortal } from '../support/stub/open-portal';
import { openRoom } from '../support/stub/open-room';
import { fillRegistration, PERSON, showRegistration } from '../support/stub/screens/account';
import {
  fillJobDescription,
  openJobDescriptionModal,
  sendResume,
} from '../support/stub/screens/onboarding';

/*
 * Every fallback text of §8 on a screen: the server refuses the call with a body that has neither a
 * message nor a detail. `documents.spec.ts` shows those of the documents in setup.
 */
const REFUSED = { status: 500, json: {} };
const HEALTHY = { status: 'ok', service: 'api', version: '1', checks: {} };

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function openSetup(page: Page, answers: Answers): Promise<StubbedPortal> {
  const portal = await openPortal(page, { signedIn: true, answers });
  await expect(portal.setup).toBeVisible();
  return portal;
}
async function startWith(page: Page, answers: Answers): Promise<void> {
  const portal = await openSetup(page, answers);
  await portal.startInterview();
}
async function openReport(page: Page, answers: Answers): Promise<void> {
  await openSetup(page, answers);
  await page.getByRole('button', { name: 'View report' }).first().click();
}

/** Does something in a room and expects a text in the System tab of the transcript panel. */
async function inSystemTab(
  page: Page,
  answers: Answers,
  text: string,
  act: (room: StubbedRoom, portal: StubbedPortal) => Promise<void>,
): Promise<void> {
  test.setTimeout(60_000);
  const { portal, room } = await openRoom(page, { answers });
  await act(room, portal);
  await portal.button('interview:viewTranscript').click();
  await page.getByRole('tab', { name: 'System' }).click();
  await said(page, text);
  await room.leave();
}

// The unit test `calls.conformance.test.ts` shows every text. Of the places in the page where these
// texts stand, the fast run covers one each; tests of the same places are slow.
test("§8.3 Fallback: 'Login failed'", async ({ page }) => {
  const portal = await openPortal(page, { answers: { login: REFUSED } });
  await portal.logIn(PERSON);
  await said(page, 'Login failed');
});

test("§8.4 Fallback: 'Registration failed'", { tag: '@slow' }, async ({ page }) => {
  const portal = await openPortal(page, { answers: { register: REFUSED } });
  await showRegistration(portal);
  await fillRegistration(portal);
  await said(page, 'Registration failed');
});

test("§8.5 Fallback: 'Invalid response format from server'", { tag: '@slow' }, async ({ page }) => {
  const portal = await openPortal(page, { answers: { login: { json: { hello: 1 } } } });
  await portal.logIn(PERSON);
  await said(page, 'Invalid response format from server');
});

test("§8.6 Fallback: 'Status check failed'", async ({ page }) => {
  await page.clock.install();
  const portal = await openSetup(page, { authStatus: REFUSED });
  // The checks may begin a little after setup is shown.
  await expect(async () => {
    await page.clock.fastForward(AUTH_STATUS_INTERVAL_MS);
    await expect(page.getByText('Status check failed', { exact: true }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  // It logs nobody out, and goes away with the next check that succeeds.
  await expect(portal.setup).toBeVisible();
  portal.servers.answer({ authStatus: { json: { is_active: true, expires_in: 3_600 } } });
  await page.clock.fastForward(AUTH_STATUS_INTERVAL_MS);
  await expect(page.getByText('Status check failed')).toHaveCount(0);
});

test("§8.7 Fallback: 'Runtime data send failed'", { tag: '@slow' }, async ({ page }) => {
  await inSystemTab(page, { runtimeData: REFUSED }, 'Runtime data send failed', (room) =>
    room.send('request_runtime_data'),
  );
});

test("§8.8 Fallback: 'Resume upload failed'", { tag: '@slow' }, async ({ page }) => {
  const portal = await openPortal(page, {
    answers: { login: RESUME_REQUIRED, resumeUpload: REFUSED },
  });
  await sendResume(portal);
  await said(page, 'Resume upload failed');
});

test("§8.9 Fallback: 'Failed to fetch resumes'", { tag: '@slow' }, async ({ page }) => {
  await startWith(page, { resumeList: REFUSED });
  await said(page, 'Failed to fetch resumes');
});

test("§8.11 Fallback: 'JD upload failed'", { tag: '@slow' }, async ({ page }) => {
  const portal = await openPortal(page, {
    answers: { login: JOB_DESCRIPTION_REQUIRED, jdUploadText: REFUSED },
  });
  await openJobDescriptionModal(portal);
  await fillJobDescription(portal);
  await portal.generateJobDescription();
  await said(page, 'JD upload failed');
});

test("§8.12 Fallback: 'Failed to fetch JDs'", { tag: '@slow' }, async ({ page }) => {
  await startWith(page, { jdList: REFUSED });
  await said(page, 'Failed to fetch JDs');
});

test("§8.15 Fallback: 'Interview creation failed'", async ({ page }) => {
  await startWith(page, { createInterview: REFUSED });
  await said(page, 'Interview creation failed');
});

test("§8.16 Fallback: 'Failed to fetch interview'", { tag: '@slow' }, async ({ page }) => {
  await openReport(page, { getInterview: REFUSED });
  await said(page, 'Failed to fetch interview');
});

test("§8.17 Fallback: 'Failed to start interview'", { tag: '@slow' }, async ({ page }) => {
  await startWith(page, { startInterview: REFUSED });
  await said(page, 'Failed to start interview');
});

test("§8.18 Fallback: 'Failed to add message'", { tag: '@slow' }, async ({ page }) => {
  // The page would send it again after a 500.
  const refused = { ...REFUSED, status: 400 };
  await inSystemTab(
    page,
    { addMessage: refused },
    'Failed to add message',
    async (_room, portal) => {
      const field = await portal.openAnswerField();
      await field.fill('I type instead.');
      await field.press('Enter');
    },
  );
});

test("§8.19 Fallback: 'Failed to complete interview'", async ({ page }) => {
  test.setTimeout(60_000);
  const { room } = await openRoom(page, { answers: { completeInterview: REFUSED } });
  await room.send('interview_ended');
  await expect(
    page.getByRole('alertdialog').getByText('Failed to complete interview', { exact: true }),
  ).toBeVisible();
  await room.leave();
});

test("§8.20 Fallback: 'Interview analysis failed'", { tag: '@slow' }, async ({ page }) => {
  await openReport(page, {
    assessment: refusal(404, 'analysis_not_started', 'No analysis has been started.'),
    analyze: REFUSED,
  });
  await said(page, 'Interview analysis failed');
});

test("§8.21 Fallback: 'Failed to fetch assessment'", async ({ page }) => {
  await openReport(page, { assessment: REFUSED });
  await said(page, 'Failed to fetch assessment');
});

test("§8.22 Fallback: 'Health check failed'", async ({ page }) => {
  const portal = await openPortal(page, { answers: { login: OFFLINE, health: REFUSED } });
  await portal.logIn(PERSON);
  await said(page, 'Health check failed');
});

test("§8.24 Fallback: 'Resume sync failed'", { tag: '@slow' }, async ({ page }) => {
  await startWith(page, { resumeList: { json: { data: { resumes: [] } } }, resumeUpload: REFUSED });
  await said(page, 'Resume sync failed');
});

test("§8.25 Fallback: 'JD sync failed'", { tag: '@slow' }, async ({ page }) => {
  await startWith(page, { jdList: { json: { data: [] } }, jdUploadText: REFUSED });
  await said(page, 'JD sync failed');
});

test("§8.26 Fallback: 'Voice bot initialization failed'", { tag: '@slow' }, async ({ page }) => {
  await startWith(page, { voiceLogin: REFUSED });
  await said(page, 'Voice bot initialization failed');
});

test('the room says that its interview could not be loaded, and loads it again', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { portal, room } = await openRoom(page, { answers: { getInterview: REFUSED } });
  await said(page, 'Failed to fetch interview');
  portal.servers.answer({ getInterview: { json: { data: sampleSummary('en-US') } } });
  await portal.button('common:tryAgain').click();
  await expect(page.getByText('Failed to fetch interview')).toHaveCount(0);
  await room.leave();
});

test.describe('the line about the servers', () => {
  const line = (page: Page) => page.getByRole('status').filter({ hasText: /can’t be reached/ });

  test('names what cannot be reached, keeps what was typed, and goes away by itself', async ({
    page,
  }) => {
    const portal = await openPortal(page, {
      answers: { login: OFFLINE, health: OFFLINE, voiceHealth: OFFLINE },
    });
    await portal.logIn(PERSON);
    await expect(line(page)).toContainText('Interview Portal’s servers can’t be reached.');
    await expect(line(page)).toContainText('Nothing you typed is lost. We’ll keep trying.');
    await expect(page.getByLabel('Email')).toHaveValue(PERSON.email);
    portal.servers.answer({ voiceHealth: { json: HEALTHY } });
    await expect(line(page)).toContainText(
      'The server for accounts and interviews can’t be reached.',
      { timeout: 20_000 },
    );
    portal.servers.answer({ health: { json: HEALTHY } });
    await expect(line(page)).toHaveCount(0, { timeout: 20_000 });
  });

  test('asks nothing while all is well, even if a call is refused', async ({ page }) => {
    const portal = await openSetup(page, { resumeList: REFUSED });
    await portal.startInterview();
    await said(page, 'Failed to fetch resumes');
    expect(portal.servers.calls('health')).toEqual([]);
    expect(portal.servers.calls('voiceHealth')).toEqual([]);
  });

  test('is there when the page could not start', async ({ page }) => {
    const portal = await preparePortal(page, {
      answers: { health: OFFLINE, voiceHealth: OFFLINE },
    });
    await page.route('**/remotes.json', (route) => route.abort());
    await portal.open();
    await said(page, 'Interview Portal didn’t start');
    await expect(line(page)).toContainText('Interview Portal’s servers can’t be reached.');
  });
});

import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  JOB_DESCRIPTION_REQUIRED,
  loginAnswer,
  RESUME_REQUIRED,
  sampleInterview,
  sampleSummary,
  sampleUser,
} from '@portal/testing/fake-servers';
import { AUTH_STORAGE_KEY, clientErrorSchema } from '@portal/protocol';
import { StubbedRoom } from '../support/stub/interviewer';
import { persistedSession, preparePortal, type StubbedPortal } from '../support/stub/open-portal';
import { playConversation } from '../support/stub/open-room';
import { PERSON } from '../support/stub/screens/account';
import { fillJobDescription } from '../support/stub/screens/onboarding';
import { pdfFile } from '../support/stub/files';
import type { REMOTES } from './combinations';

type Refused = ReadonlySet<(typeof REMOTES)[number]>;

/**
 * Visits every module of every remote as a candidate would, from registration to the report. The
 * interview takes place in a real LiveKit room. If a remote is refused, its fallback must appear,
 * and the walk continues without the remote as far as possible.
 */
export async function walk(page: Page, refused: Refused): Promise<void> {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  const room = new StubbedRoom();
  const portal = await prepare(page, room, refused);
  try {
    await enter(portal, refused);
    await interview(portal, room, refused);
  } catch (error) {
    // Attach the error reports that the page itself sent.
    await test.info().attach('client errors', {
      body: JSON.stringify(
        portal.servers.calls('clientErrors').map(({ json }) => json),
        null,
        2,
      ),
      contentType: 'application/json',
    });
    throw error;
  } finally {
    await room.leave();
  }
  expect(thrown).toEqual([]);
  expect(portal.servers.unknown).toEqual([]);
  const expected = new Set([...refused].map((remote) => `${remote}: incompatible`));
  expect(reportedProblems(portal).filter((problem) => !expected.has(problem))).toEqual([]);
}

/** What the page has reported so far, as `remote: problem`, each once. */
function reportedProblems(portal: StubbedPortal): string[] {
  const reports = portal.servers
    .calls('clientErrors')
    .map(({ json }) => clientErrorSchema.parse(json));
  return [...new Set(reports.map(({ problem, remote }) => `${remote?.name}: ${problem}`))];
}

async function prepare(page: Page, room: StubbedRoom, refused: Refused): Promise<StubbedPortal> {
  // Without the onboarding remote, the user can't upload any documents. The server therefore must
  // not ask for them, and the first login must succeed.
  const logins = refused.has('onboarding')
    ? [loginAnswer()]
    : [RESUME_REQUIRED, JOB_DESCRIPTION_REQUIRED, loginAnswer()];
  return preparePortal(page, {
    preJoin: true,
    answers: {
      login: (_, index) => logins[Math.min(index, logins.length - 1)]!,
      voiceLogin: await room.loginAnswer(sampleUser()),
      createInterview: { status: 201, json: { data: sampleInterview() } },
      listMessages: { json: { data: [] } },
    },
  });
}

/**
 * Registers, logs in and uploads the documents. If the login remote is refused, opens the page with
 * a stored session instead.
 */
async function enter(portal: StubbedPortal, refused: Refused): Promise<void> {
  await portal.open();
  if (refused.has('auth')) {
    await expectFallback(portal, 'login');
    await portal.page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      AUTH_STORAGE_KEY,
      JSON.stringify(persistedSession()),
    ] as const);
    await portal.open();
    return;
  }
  await portal.register(PERSON);
  await portal.logIn(PERSON);
  if (refused.has('onboarding')) return;
  await expect(portal.resumeModal).toBeVisible();
  await portal.chooseResume(pdfFile());
  await portal.button('onboarding:resume.submit').click();
  await expect(portal.jobDescriptionModal).toBeVisible();
  await fillJobDescription(portal);
  await portal.generateJobDescription();
}

async function interview(
  portal: StubbedPortal,
  room: StubbedRoom,
  refused: Refused,
): Promise<void> {
  if (refused.has('onboarding')) return void (await expectFallback(portal, 'setup'));
  await expect(portal.setup).toBeVisible();
  if (refused.has('interview')) {
    await portal.button('setup:start').click();
    const check = await expectFallback(portal, 'preJoin');
    // The way on stands behind "Try again". Older shells call it differently.
    await check.getByRole('button').nth(1).click();
    await expectFallback(portal, 'interview');
    await portal.button('shell:fallback.backToSetup').click();
    return expect(portal.setup).toBeVisible();
  }
  await room.join();
  portal.servers.answer({
    listInterviews: {
      json: {
        data: [sampleSummary('en-US', { status: 'started', startedAt: new Date().toISOString() })],
      },
    },
  });
  await portal.startInterview();
  await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
  await playConversation({ portal, room });
  await leaveInterview(portal);
  if (refused.has('auth')) return void (await expectFallback(portal, 'login'));
  await portal.button('auth:feedback.action').click();
  await expect(portal.heading('report:competencies')).toBeVisible();
}

/**
 * Leaves the interview, after which the page reloads. An older room doesn't ask whether to leave,
 * but leaves at once.
 */
async function leaveInterview(portal: StubbedPortal): Promise<void> {
  const reloaded = portal.page.waitForEvent('load', { timeout: 30_000 });
  await portal.button('interview:leaveInterview').click();
  const confirmed = portal.page
    .getByRole('alertdialog')
    .getByRole('button', { name: portal.say('interview:leave.confirm'), exact: true })
    .click({ timeout: 30_000 });
  await Promise.race([reloaded, confirmed]);
  // In an older room, this button never comes.
  confirmed.catch(() => undefined);
  await reloaded;
}

const REMOTE_OF = {
  login: 'auth',
  setup: 'onboarding',
  preJoin: 'interview',
  interview: 'interview',
} as const satisfies Record<string, (typeof REMOTES)[number]>;

/**
 * Expects the fallback for `part` to be visible, and the page to have reported an incompatible
 * version as the reason. The reason that the page shows is not compared: an older shell says it in
 * the words of its own version.
 */
async function expectFallback(
  portal: StubbedPortal,
  part: keyof typeof REMOTE_OF,
): Promise<Locator> {
  const fallback = portal.page
    .locator('section')
    .filter({ has: portal.heading(`shell:fallback.title.${part}`) });
  await expect(fallback).toBeVisible();
  await expect.poll(() => reportedProblems(portal)).toContain(`${REMOTE_OF[part]}: incompatible`);
  return fallback;
}

import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launchBrowser } from '../checks/browser.mjs';
import '../typescript/register.mjs';

const LANGUAGE = 'ar-SA';
const IN_ROOM_MS = 60_000;
/** Values to fill into the registration form, which is not submitted. */
const TYPED_PERSON = { firstName: 'Huda', lastName: 'Nasser', email: 'huda.nasser@example.com' };
const TYPED_JOB = {
  jobTitle: 'Site Reliability Engineer',
  companyName: 'Souqly',
  content: 'On-call one week in six, and the time to make the other five calm.',
};
const CORRECTED_NAME = 'Layla al-Haddad';
const WAITING_ANSWER = 'كتبت هذه الإجابة أثناء انقطاع الاتصال.';
const ANSWER_DRAFT = 'وهذه لم تُرسل بعد';

/** Reads all entries from the page's local storage or session storage. */
const entriesOf = (page, storage) =>
  page.evaluate((name) => Object.fromEntries(Object.entries(globalThis[name])), storage);

/**
 * Runs one version's page in a browser and uses it as a person would. Returns the contents of
 * browser storage: the local storage in the middle of an interview, and each tab's session storage
 * at the end. `means` lists what the stored data represents, such as the user's choices and drafts.
 * @param {{ folder: string, urls: { site: string }, stopRoom(): Promise<void> }} servers `folder`:
 *   the version's checkout, whose own test helpers operate its page.
 * @param {{ email: string, password: string, userId: string, firstResumeId: string, secondResumeId:
 *   string, jobRoleId: string }} person
 */
export async function playPage({ folder, urls, stopRoom }, person) {
  const { Portal } = await import(join(folder, 'e2e/support/candidate/portal.ts'));
  const browser = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ]);
  try {
    const context = await browser.newContext({
      baseURL: urls.site,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(30_000);
    const open = async () => new Portal(await context.newPage(), LANGUAGE);
    const signedOut = await leaveAnInterview(await open(), person);
    const inRoom = await stayInAnInterview(await open(), person, stopRoom);
    return {
      localStorage: inRoom.localStorage,
      tabs: { signedOut: signedOut.sessionStorage, inRoom: inRoom.sessionStorage },
      means: { language: LANGUAGE, ...signedOut.means, ...inRoom.means },
    };
  } finally {
    await browser.close();
  }
}

const leaveButton = (portal) => portal.button('interview:leaveInterview');
const interviewUnderWay = (page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && /\/interviews\/[^/]+\/start$/.test(response.url()),
  );

/**
 * Starts an interview and leaves it. Leaving ends the session but keeps the link to the report.
 * Then starts filling in the registration form for someone else.
 */
async function leaveAnInterview(portal, person) {
  const { page } = portal;
  await portal.open();
  await portal.logIn(person);
  await expect(portal.setup).toBeVisible({ timeout: IN_ROOM_MS });
  const started = interviewUnderWay(page);
  await portal.startInterview();
  const interviewId = (await (await started).json()).data.id;
  await expect(leaveButton(portal)).toBeVisible({ timeout: IN_ROOM_MS });
  // Rooms of versions whose helper can't leave don't ask whether to leave either.
  await (portal.leaveInterview?.() ?? leaveButton(portal).click());
  await expect(portal.button('auth:feedback.action')).toBeVisible({ timeout: IN_ROOM_MS });
  await page
    .getByRole('button', { name: portal.say('auth:login.toggle').replace(/<\/?action>/g, '') })
    .click();
  for (const [field, text] of Object.entries(TYPED_PERSON))
    await portal.field(`auth:fields.${field}`).fill(text);
  const kept = await entriesOf(page, 'sessionStorage');
  await page.close();
  return {
    sessionStorage: kept,
    means: {
      reportTicketOf: interviewId,
      authDraft: { mode: 'register', ...TYPED_PERSON },
    },
  };
}

/**
 * Sets every preference that the page stores, then starts an interview. The page is still in the
 * room when the room server is stopped.
 */
async function stayInAnInterview(portal, person, stopRoom) {
  const { page } = portal;
  await page.goto('/');
  await portal.logIn(person);
  await expect(portal.setup).toBeVisible({ timeout: IN_ROOM_MS });
  await correctFirstResume(portal);
  const choices = await choose(portal, person);
  await draftJob(portal);
  const device = await passCheck(portal);
  const started = interviewUnderWay(page);
  await portal.button('interview:preJoin.join').click();
  const interviewId = (await (await started).json()).data.id;
  await actInRoom(portal, stopRoom);
  const [localStorage, sessionStorage] = [
    await entriesOf(page, 'localStorage'),
    await entriesOf(page, 'sessionStorage'),
  ];
  const { userId, email, firstName, lastName } = person;
  return {
    localStorage,
    sessionStorage,
    means: {
      person: { userId, email, firstName, lastName },
      choices,
      jobDescriptionDraft: { tab: 'text', ...TYPED_JOB },
      correction: { resumeId: person.firstResumeId, name: CORRECTED_NAME },
      hearing: { choice: 'browser', browserAllowed: true, interviewId },
      microphone: device,
      skipsPreJoin: true,
      shortcuts: false,
      room: {
        interviewId,
        draft: ANSWER_DRAFT,
        waiting: [WAITING_ANSWER],
        takeYourTime: true,
      },
    },
  };
}

/**
 * Corrects the first resume without saving, then selects another one. The page keeps the
 * corrections for the first resume.
 */
async function correctFirstResume(portal) {
  await chooseDocument(portal, 'setup:fields.resume', 'Layla_Haddad_2024.pdf');
  await portal.page.getByText(portal.say('setup:resumePreview.title'), { exact: true }).click();
  await portal.button('setup:resumePreview.edit').click();
  await portal.field('setup:resumePreview.name').fill(CORRECTED_NAME);
  await chooseDocument(portal, 'setup:fields.resume', 'Layla_Haddad_2025.pdf');
}

/** Chooses a document by its name, which its option shows together with a detail. */
async function chooseDocument(portal, labelKey, name) {
  await portal.page.getByRole('combobox', { name: portal.say(labelKey) }).click();
  await portal.page.getByRole('option').filter({ hasText: name }).click();
}

async function choose(portal, { secondResumeId: resumeId, jobRoleId }) {
  const { page } = portal;
  await chooseDocument(portal, 'setup:fields.jobRole', 'Backend Engineer');
  await portal.choose('setup:fields.interviewType', portal.say('setup:types.technical'));
  await portal.choose('setup:fields.difficulty', portal.say('setup:difficulties.hard'));
  await portal.choose('setup:fields.voice', portal.say('common:voices.charlie'));
  await portal.choose('setup:fields.questions', '3');
  await page
    .getByRole('radio', { name: portal.say('setup:hearing.options.browser.title') })
    .check();
  await page.getByRole('checkbox', { name: portal.say('setup:hearing.consent') }).check();
  return {
    resumeId,
    jobRoleId,
    interviewType: 'technical',
    difficulty: 'hard',
    voice: 'charlie',
    numberOfQuestions: 3,
  };
}

async function draftJob(portal) {
  await portal.button('setup:about.addRole').click();
  const { jobTitle, companyName, content } = TYPED_JOB;
  await portal.describeJob({ title: jobTitle, company: companyName, content });
  await portal.jobDescriptionModal
    .getByRole('button', { name: portal.say('onboarding:cancel'), exact: true })
    .click();
}

/**
 * Goes through the pre-join check: chooses a microphone, and ticks the box that skips the check
 * next time.
 */
async function passCheck(portal) {
  const { page } = portal;
  await portal.button('setup:start').click();
  await expect(portal.preJoin).toBeVisible({ timeout: IN_ROOM_MS });
  const list = page.getByRole('combobox', { name: portal.say('interview:devices.microphone') });
  const turnOn = portal.button('interview:preJoin.microphone.turnOn').first();
  // If permission was given before, the microphone turns on by itself and there is nothing to
  // click.
  await expect(async () => {
    if (await turnOn.isVisible()) await turnOn.click({ timeout: 1_000 });
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: IN_ROOM_MS });
  await list.click();
  const last = page.getByRole('option').last();
  const label = (await last.textContent()).trim();
  await last.click();
  await page.getByRole('checkbox', { name: portal.say('interview:preJoin.skip') }).check();
  return label;
}

/** Opens the room's menu, in versions that have one. */
async function showMore(portal) {
  if (portal.openAnswerField) await portal.button('interview:more').click();
}

async function actInRoom(portal, stopRoom) {
  const { page } = portal;
  const leave = leaveButton(portal);
  await expect(leave).toBeVisible({ timeout: IN_ROOM_MS });
  await showMore(portal);
  await portal.button('interview:shortcuts.open').click();
  await page.getByRole('switch', { name: portal.say('interview:shortcuts.switch') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: portal.say('interview:shortcuts.close'), exact: true })
    .last()
    .click();
  await showMore(portal);
  await page.getByRole('switch', { name: portal.say('interview:asks.takeYourTime') }).click();
  await stopRoom();
  await expect(page.getByText(portal.say('interview:network.reconnecting'))).toBeVisible({
    timeout: IN_ROOM_MS,
  });
  const box = (await portal.openAnswerField?.()) ?? page.getByRole('textbox');
  await box.fill(WAITING_ANSWER);
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await box.fill(ANSWER_DRAFT);
}

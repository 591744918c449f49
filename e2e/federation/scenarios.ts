import { expect, type Page } from '@playwright/test';
import { HANG, IDS, JOB_DESCRIPTION_REQUIRED, RESUME_REQUIRED } from '@portal/testing/fake-servers';
import { say } from '../support/candidate/catalogue';
import { fromEnvironment } from '../support/environment';
import { JOB_TEXT } from '../support/stub/files';
import { preparePortal, type OpenOptions, type StubbedPortal } from '../support/stub/open-portal';
import { keptTicket, PERSON } from '../support/stub/screens/account';

/** An exposed module, and the steps that lead a user to it. */
export interface Scenario {
  remote: string;
  url: string;
  expose: string;
  /** Catalogue key of the heading on the fallback that replaces the module. */
  fallback: string;
  /** Prepares the user's page, with state from an earlier visit. */
  prepare(page: Page): Promise<Visit>;
}

export interface Visit {
  portal: StubbedPortal;
  /**
   * Takes the user to the point where the module is needed, leaving some state behind on the way.
   */
  come(): Promise<void>;
  /** Expects the rest of the site to respond while the module is missing. */
  restLives(): Promise<void>;
  /**
   * Expects the page to show a message while the module takes a long time to load. Returns a
   * description of the message for the table of results.
   */
  saidMeanwhile(): Promise<string>;
  shown(): Promise<void>;
  /** Expects everything that the user did before and during the fault to still be there. */
  stateKept(): Promise<void>;
}

const COMES = { timeout: 40_000 };
const { authRemoteUrl, onboardingRemoteUrl, interviewRemoteUrl } = fromEnvironment();
const auth = { remote: 'auth', url: authRemoteUrl };
const onboarding = { remote: 'onboarding', url: onboardingRemoteUrl };
const interview = { remote: 'interview', url: interviewRemoteUrl };

/** Creates a visit from the steps common to all modules and the steps for one module. */
async function visit(
  page: Page,
  options: OpenOptions,
  special: (portal: StubbedPortal) => Omit<Visit, 'portal' | 'saidMeanwhile'> & Partial<Visit>,
): Promise<Visit> {
  const portal = await preparePortal(page, options);
  return {
    portal,
    async saidMeanwhile() {
      await expect(page.getByText(portal.say('shell:loadingLong'))).toBeVisible({
        timeout: 30_000,
      });
      return 'said that it takes long';
    },
    ...special(portal),
  };
}

/** Expects that a signed-in user can open the account menu. */
async function accountLives(portal: StubbedPortal): Promise<void> {
  await portal.page.getByRole('button', { name: /’s account$/ }).click();
  await expect(
    portal.page
      .getByRole('banner')
      .getByRole('button', { name: portal.say('shell:account.logout') }),
  ).toBeVisible();
  await portal.page.keyboard.press('Escape');
}

const dialogCloses = (portal: StubbedPortal) =>
  expect(
    portal.page.getByRole('dialog').getByRole('button', { name: portal.say('common:close') }),
  ).toBeVisible();

async function pressStart(portal: StubbedPortal): Promise<void> {
  await portal.open();
  await expect(portal.button('setup:start')).toBeEnabled(COMES);
  await portal.button('setup:start').click();
}

/** Entries in `sessionStorage` from an earlier visit. */
const chosenBefore = {
  'setup-choices': JSON.stringify({ userId: IDS.user, choices: { difficulty: 'hard' } }),
};
const typedBefore = {
  'job-description-draft': JSON.stringify({
    userId: IDS.user,
    tab: 'text',
    jobTitle: 'Backend Engineer',
    companyName: '',
    content: JOB_TEXT,
  }),
};

const authScreen: Scenario = {
  ...auth,
  expose: 'AuthScreen',
  fallback: 'shell:fallback.title.login',
  prepare: (page) =>
    visit(page, { sessionStorage: keptTicket() }, (portal) => ({
      come: () => portal.open(),
      // It must still be possible to change the language while the login screen is missing.
      async restLives() {
        await portal.chooseArabic();
        await expect(
          page.getByRole('button', { name: say('ar-SA', 'common:tryAgain'), exact: true }),
        ).toBeVisible();
      },
      shown: () => expect(page.locator('form input[type=email]')).toBeVisible(COMES),
      async stateKept() {
        // The login screen must be in the page's current language, and must link to the report on
        // the interview that the candidate has just left.
        const language =
          (await page.locator('html').getAttribute('lang')) === 'ar-SA' ? 'ar-SA' : 'en-US';
        await expect(
          page.getByRole('button', { name: say(language, 'auth:feedback.action'), exact: true }),
        ).toBeVisible();
      },
    })),
};

const resumeModal: Scenario = {
  ...onboarding,
  expose: 'ResumeModal',
  fallback: 'shell:fallback.title.resume',
  prepare: (page) =>
    visit(page, { answers: { login: RESUME_REQUIRED } }, (portal) => ({
      async come() {
        await portal.open();
        await portal.logIn(PERSON);
      },
      restLives: () => dialogCloses(portal),
      shown: () => expect(portal.button('onboarding:resume.submit')).toBeVisible(COMES),
      // The login screen must still be open behind the modal, with the email address filled in.
      stateKept: () => expect(page.locator('form input[type=email]')).toHaveValue(PERSON.email),
    })),
};

const jobDescriptionModal: Scenario = {
  ...onboarding,
  expose: 'JobDescriptionModal',
  fallback: 'shell:fallback.title.jobDescription',
  prepare: (page) =>
    visit(
      page,
      { answers: { login: JOB_DESCRIPTION_REQUIRED }, sessionStorage: typedBefore },
      (portal) => ({
        async come() {
          await portal.open();
          await portal.logIn(PERSON);
        },
        restLives: () => dialogCloses(portal),
        shown: () => expect(portal.jobDescriptionModal.locator('textarea')).toBeVisible(COMES),
        async stateKept() {
          await expect(portal.field('onboarding:jd.jobTitle')).toHaveValue('Backend Engineer');
          await expect(portal.jobDescriptionModal.locator('textarea')).toHaveValue(JOB_TEXT);
          await expect(page.locator('form input[type=email]')).toHaveValue(PERSON.email);
        },
      }),
    ),
};

const setup: Scenario = {
  ...onboarding,
  expose: 'Setup',
  fallback: 'shell:fallback.title.setup',
  prepare: (page) =>
    visit(page, { signedIn: true, sessionStorage: chosenBefore }, (portal) => ({
      come: () => portal.open(),
      restLives: () => accountLives(portal),
      shown: () => expect(portal.setup).toBeVisible(COMES),
      stateKept: () =>
        expect(
          page.getByRole('combobox', { name: portal.say('setup:fields.difficulty') }),
        ).toContainText(portal.say('setup:difficulties.hard')),
    })),
};

const preJoin: Scenario = {
  ...interview,
  expose: 'PreJoin',
  fallback: 'shell:fallback.title.preJoin',
  prepare: (page) =>
    visit(
      page,
      {
        signedIn: true,
        preJoin: true,
        answers: { createInterview: HANG },
        sessionStorage: chosenBefore,
      },
      (portal) => ({
        come: () => pressStart(portal),
        async restLives() {
          await expect(portal.button('shell:fallback.goOnWithoutCheck')).toBeEnabled();
          await expect(portal.button('shell:fallback.backToSetup')).toBeEnabled();
          await accountLives(portal);
        },
        shown: () => expect(portal.preJoin).toBeVisible(COMES),
        // Joining must create a single interview, with the choices from the earlier visit.
        async stateKept() {
          expect(portal.servers.calls('createInterview')).toHaveLength(0);
          await portal.button('interview:preJoin.join').click();
          await expect
            .poll(() => portal.servers.calls('createInterview').map(({ json }) => json))
            .toEqual([expect.objectContaining({ difficulty: 'hard' })]);
        },
      }),
    ),
};

const liveInterview: Scenario = {
  ...interview,
  expose: 'LiveInterview',
  fallback: 'shell:fallback.title.interview',
  async prepare(page) {
    const called: string[] = [];
    // Never let the room server respond, so that the page never finishes connecting.
    await page.routeWebSocket(
      () => true,
      (socket) => {
        called.push(socket.url());
      },
    );
    return visit(page, { signedIn: true }, (portal) => ({
      async come() {
        await pressStart(portal);
        // Wait for the last API call before the page needs the room's code. By then, the interview
        // has been created and started, and its room assigned.
        await expect.poll(() => portal.servers.calls('voiceLogin').length).toBe(1);
      },
      async restLives() {
        await expect(portal.button('shell:fallback.backToSetup')).toBeEnabled();
        await accountLives(portal);
      },
      async saidMeanwhile() {
        await expect(page.getByText(portal.say('setup:starting'))).toBeVisible();
        return 'said that it is starting';
      },
      // The page doesn't change until the room is joined, so wait for the connection attempt
      // instead.
      shown: () => expect.poll(() => called.length, COMES).toBeGreaterThan(0),
      // The page must join the interview that was already started, with the token that it received,
      // and must not start a second interview.
      async stateKept() {
        expect(new URL(called[0] as string).href).toContain('token-1');
        await expect(page.getByText(portal.say('setup:starting'))).toBeVisible();
        for (const once of ['createInterview', 'startInterview', 'voiceLogin'] as const)
          expect(portal.servers.calls(once)).toHaveLength(1);
      },
    }));
  },
};

const report: Scenario = {
  ...interview,
  expose: 'Report',
  fallback: 'shell:fallback.title.report',
  prepare: (page) =>
    visit(page, { sessionStorage: keptTicket() }, (portal) => ({
      async come() {
        await portal.open();
        await portal.button('auth:feedback.action').click();
      },
      restLives: () => expect(portal.button('shell:fallback.backToLogin')).toBeVisible(),
      shown: () => expect(portal.heading('report:competencies')).toBeVisible(COMES),
      // The ticket for the report on the interview that the candidate has just left must still be
      // stored.
      stateKept: () =>
        expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('report-ticket')))
          .not.toBeNull(),
    })),
};

export const SCENARIOS: readonly Scenario[] = [
  authScreen,
  resumeModal,
  jobDescriptionModal,
  setup,
  preJoin,
  liveInterview,
  report,
];

import { expect, type Page } from '@playwright/test';
import { RESUME_REQUIRED } from '@portal/fake-servers';
import { say } from '../candidate/catalogue';
import { fromEnvironment } from '../environment';
import { preparePortal, type StubbedPortal } from '../stub/open-portal';
import { keptTicket, PERSON } from '../stub/screens/account';

export interface Scenario {
  remote: string;
  url: string;
  expose: string;
  /** Heading of the fallback in the part's place. */
  fallback: string;
  prepare(page: Page): Promise<StubbedPortal>;
  /** Walks to where the part is needed, leaving something behind on the way. */
  come(portal: StubbedPortal): Promise<void>;
  /** The rest of the site answers while the part is missing. */
  restLives(portal: StubbedPortal): Promise<void>;
  shown(portal: StubbedPortal): Promise<void>;
  /** What the person had done before, and while the part was missing, is there. */
  stateKept(portal: StubbedPortal): Promise<void>;
}

const { authRemoteUrl, onboardingRemoteUrl, interviewRemoteUrl } = fromEnvironment();

export const SCENARIOS: readonly Scenario[] = [
  {
    // The login screen; while it is missing, the language is changed.
    remote: 'auth', url: authRemoteUrl, expose: 'AuthScreen', fallback: 'shell:fallback.title.login',
    prepare: (page) => preparePortal(page, { sessionStorage: keptTicket() }),
    come: (portal) => portal.open(),
    async restLives(portal) {
      await portal.chooseArabic();
      await expect(portal.page.getByRole('button', { name: say('ar-SA', 'common:tryAgain'), exact: true })).toBeVisible();
    },
    shown: (portal) => expect(portal.page.locator('form input[type=email]')).toBeVisible({ timeout: 40_000 }),
    async stateKept(portal) {
      // In the language that may have been chosen meanwhile, and with the way to the report of the interview just left.
      const language = await portal.page.locator('html').getAttribute('lang');
      await expect(portal.page.getByRole('button', { name: say(language === 'ar-SA' ? 'ar-SA' : 'en-US', 'auth:feedback.action'), exact: true })).toBeVisible();
    },
  },
  {
    // The upload of the resume, over the login that waits for it.
    remote: 'onboarding', url: onboardingRemoteUrl, expose: 'ResumeModal', fallback: 'shell:fallback.title.resume',
    prepare: (page) => preparePortal(page, { answers: { login: RESUME_REQUIRED } }),
    async come(portal) {
      await portal.open();
      await portal.logIn(PERSON);
    },
    restLives: (portal) => expect(portal.page.getByRole('dialog').getByRole('button', { name: portal.say('common:close') })).toBeVisible(),
    shown: (portal) => expect(portal.button('onboarding:resume.submit')).toBeVisible({ timeout: 40_000 }),
    stateKept: (portal) => expect(portal.page.locator('form input[type=email]')).toHaveValue(PERSON.email),
  },
  {
    // The report of the interview just left, by a ticket of the browser's session.
    remote: 'interview', url: interviewRemoteUrl, expose: 'Report', fallback: 'shell:fallback.title.report',
    prepare: (page) => preparePortal(page, { sessionStorage: keptTicket() }),
    async come(portal) {
      await portal.open();
      await portal.button('auth:feedback.action').click();
    },
    restLives: (portal) => expect(portal.button('shell:fallback.backToLogin')).toBeVisible(),
    shown: (portal) => expect(portal.heading('report:competencies')).toBeVisible({ timeout: 40_000 }),
    stateKept: (portal) => expect.poll(() => portal.page.evaluate(() => sessionStorage.getItem('report-ticket'))).not.toBeNull(),
  },
];

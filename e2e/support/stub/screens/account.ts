import { expect } from '@playwright/test';
import { HANG, IDS, OFFLINE, refusal, RESUME_PROCESSING } from '@portal/testing/fake-servers';
import { REPORT_TICKET_TTL_S } from '@portal/protocol';
import { fromEnvironment } from '../../environment';
import type { StubbedPortal } from '../open-portal';
import { screen } from './screen';

export const PERSON = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla.haddad@mail.example',
  password: 'correct horse',
};
/**
 * Returns the `sessionStorage` entry with the report ticket for an interview that the candidate has
 * just left.
 */
export const keptTicket = (): Record<string, string> => ({
  'report-ticket': JSON.stringify({
    interviewId: IDS.interview,
    ticket: 'ticket-1',
    expiresAt: Date.now() + REPORT_TICKET_TTL_S * 1_000,
  }),
});

const loginShown = async (portal: StubbedPortal) =>
  expect(portal.button('auth:login.submit')).toBeVisible();
/** Goes from login to registration by clicking the link below the form. */
export async function showRegistration(portal: StubbedPortal): Promise<void> {
  await portal.page
    .getByRole('button', { name: portal.say('auth:login.toggle').replace(/<\/?action>/g, '') })
    .click();
  await expect(portal.heading('auth:register.title')).toBeVisible();
}

export const accountScreens = {
  login: screen({}, loginShown),
  'login-invalid': screen({}, async (portal) => {
    await portal.button('auth:login.submit').click();
    await expect(portal.page.getByText(portal.say('auth:validation.emailRequired'))).toBeVisible();
  }),
  'login-refused': screen(
    { answers: { login: refusal(401, 'invalid_credentials', 'Invalid email or password') } },
    async (portal) => {
      await portal.logIn(PERSON);
      await expect(portal.page.getByText(portal.say('auth:errors.credentials'))).toBeVisible();
    },
  ),
  'login-busy': screen({ answers: { login: HANG } }, async (portal) => {
    await portal.logIn(PERSON);
    await expect(portal.page.getByText(portal.say('auth:login.submitting'))).toBeVisible();
  }),
  'login-offline': screen({ answers: { login: OFFLINE } }, async (portal) => {
    await portal.logIn(PERSON);
    await expect(portal.page.getByText(portal.say('auth:errors.network'))).toBeVisible();
  }),
  'login-unreachable': screen(
    { answers: { login: OFFLINE, health: OFFLINE, voiceHealth: OFFLINE } },
    async (portal) => {
      await portal.logIn(PERSON);
      await expect(portal.page.getByText(portal.say('shell:servers.both'))).toBeVisible();
    },
  ),
  'login-processing': screen({ answers: { login: RESUME_PROCESSING } }, async (portal) => {
    await portal.logIn(PERSON);
    await expect(portal.page.getByText(portal.say('auth:errors.resumeProcessing'))).toBeVisible();
  }),
  'login-feedback': async (page, options) =>
    screen({ sessionStorage: keptTicket() }, async (portal) => {
      await expect(portal.button('auth:feedback.action')).toBeVisible();
    })(page, options),
  register: screen({}, showRegistration),
  'register-invalid': screen({}, async (portal) => {
    await showRegistration(portal);
    await portal.button('auth:register.submit').click();
    await expect(portal.page.getByText(portal.say('auth:validation.passwordLength'))).toBeVisible();
  }),
  'register-refused': screen(
    {
      answers: {
        register: refusal(409, 'email_taken', 'An account with this email already exists.'),
      },
    },
    async (portal) => {
      await showRegistration(portal);
      await fillRegistration(portal);
      await expect(portal.page.getByText(portal.say('common:errors.email_taken'))).toBeVisible();
    },
  ),
  'fallback-login': screen(
    {},
    async (portal) => {
      await expect(portal.heading('shell:fallback.title.login')).toBeVisible({ timeout: 30_000 });
    },
    async (page) => page.route(`${fromEnvironment().authRemoteUrl}/**`, (route) => route.abort()),
  ),
  'start-failure': screen(
    {},
    async (portal) => {
      // Only the configuration fails to load, so the page must still be able to show an alert.
      await expect(portal.page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    },
    async (page) => page.route('**/config.json', (route) => route.fulfill({ status: 503 })),
  ),
} as const satisfies Record<string, ReturnType<typeof screen>>;

/** Fills in the registration form and submits it. */
export async function fillRegistration(
  portal: StubbedPortal,
  person: typeof PERSON = PERSON,
): Promise<void> {
  await portal.field('auth:fields.firstName').fill(person.firstName);
  await portal.field('auth:fields.lastName').fill(person.lastName);
  await portal.field('auth:fields.email').fill(person.email);
  await portal.field('auth:fields.password').fill(person.password);
  await portal.button('auth:register.submit').click();
}

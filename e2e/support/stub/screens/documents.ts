import { expect } from '@playwright/test';
import {
  IDS,
  sampleId,
  sampleJobRole,
  sampleResume,
  sampleWords,
  type Answer,
  type Answers,
} from '@portal/testing/fake-servers';
import type { StubbedPortal } from '../open-portal';
import { screen } from './screen';

export const RESUME = 'Layla_Haddad_Resume.pdf';

/** Among the resumes are one with a long name and one that could not be read. */
const RESUMES: Answer = {
  json: {
    data: {
      resumes: [
        sampleResume(),
        sampleResume({
          id: IDS.secondResume,
          originalName: 'Layla_Haddad_Senior_Backend_Engineer_Payments_2024_final.pdf',
        }),
        sampleResume({
          id: sampleId(0),
          originalName: 'scan.pdf',
          processing_status: 'failed',
          parsedData: null,
        }),
      ],
    },
  },
};
const JOB_ROLES: Answer = {
  json: {
    data: [
      sampleJobRole(),
      sampleJobRole('en-US', {
        id: IDS.secondJobRole,
        title: 'Platform Engineer',
        companyName: 'Souqly',
      }),
    ],
  },
};
export const SEVERAL_DOCUMENTS: Answers = { myResumes: RESUMES, jobRoles: JOB_ROLES };

/** Opens the list of documents from the setup screen. */
export async function openDocuments(portal: StubbedPortal): Promise<void> {
  await expect(portal.setup).toBeVisible();
  await portal.button('setup:about.manage').click();
  await expect(
    portal.page.getByRole('dialog', { name: portal.say('setup:documents.title') }),
  ).toBeVisible();
}

const rowOf = (portal: StubbedPortal, name: string) =>
  portal.page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });

/** Opens a document's menu and chooses an action from it. */
export async function actOn(
  portal: StubbedPortal,
  name: string,
  action: 'setup:documents.rename' | 'setup:past.delete',
): Promise<void> {
  await rowOf(portal, name).getByRole('button', { expanded: false }).click();
  await portal.button(action).click();
}

export const openJobRole = (portal: StubbedPortal, name: string): Promise<void> =>
  rowOf(portal, name).getByText(portal.say('setup:documents.open'), { exact: true }).click();

/** The first field of a dialog that renames something. */
const nameField = (portal: StubbedPortal) =>
  portal.page.getByRole('dialog').getByRole('textbox').first();

const shown = (portal: StubbedPortal, text: string) =>
  expect(portal.page.getByText(text, { exact: true }).last()).toBeVisible();
const failed = { status: 500 };

/** The list of documents in setup, and what can be done with each. */
export const documentScreens = {
  'setup-documents': screen({ signedIn: true, answers: SEVERAL_DOCUMENTS }, openDocuments),
  'setup-documents-menu': screen({ signedIn: true, answers: SEVERAL_DOCUMENTS }, async (portal) => {
    await openDocuments(portal);
    await rowOf(portal, 'Platform Engineer').getByRole('button', { expanded: false }).click();
    await expect(portal.button('setup:documents.rename')).toBeVisible();
  }),
  'setup-documents-not-loaded-again': screen(
    {
      signedIn: true,
      answers: {
        myResumes: (_, index) => (index === 0 ? RESUMES : failed),
        jobRoles: (_, index) => (index === 0 ? JOB_ROLES : failed),
      },
    },
    async (portal) => {
      await openDocuments(portal);
      await shown(portal, portal.say('common:apiErrors.fetchResumes'));
      await shown(portal, portal.say('common:apiErrors.jobRoles'));
    },
  ),
  'setup-documents-deleted-last': screen({ signedIn: true }, async (portal) => {
    await openDocuments(portal);
    await actOn(portal, RESUME, 'setup:past.delete');
    await portal.button('setup:past.delete').click();
    await expect(portal.page.getByRole('dialog')).toContainText(RESUME);
    await shown(portal, portal.say('setup:empty.resumes'));
  }),
  'setup-rename-resume': screen({ signedIn: true }, async (portal) => {
    await openDocuments(portal);
    await actOn(portal, RESUME, 'setup:documents.rename');
    await expect(nameField(portal)).toBeFocused();
  }),
  'setup-rename-job-role': screen({ signedIn: true }, async (portal) => {
    await openDocuments(portal);
    await actOn(portal, sampleWords(portal.language).title, 'setup:documents.rename');
    await nameField(portal).fill(' ');
    await portal.button('setup:documents.save').click();
    await shown(portal, portal.say('onboarding:jd.errors.title'));
  }),
  'setup-rename-failed': screen(
    { signedIn: true, answers: { editResume: failed } },
    async (portal) => {
      await openDocuments(portal);
      await actOn(portal, RESUME, 'setup:documents.rename');
      await nameField(portal).fill('Layla_Haddad_for_banks');
      await portal.button('setup:documents.save').click();
      await shown(portal, portal.say('common:apiErrors.correctResume'));
    },
  ),
  'setup-delete-resume': screen({ signedIn: true }, async (portal) => {
    await openDocuments(portal);
    await actOn(portal, RESUME, 'setup:past.delete');
    await expect(portal.page.getByRole('alertdialog')).toBeVisible();
  }),
  'setup-delete-job-role-failed': screen(
    { signedIn: true, answers: { ...SEVERAL_DOCUMENTS, deleteJd: failed } },
    async (portal) => {
      await openDocuments(portal);
      await actOn(portal, 'Platform Engineer', 'setup:past.delete');
      await portal.button('setup:past.delete').click();
      await shown(portal, portal.say('common:apiErrors.deleteJd'));
    },
  ),
  'setup-job-role': screen({ signedIn: true }, async (portal) => {
    await openDocuments(portal);
    await openJobRole(portal, sampleWords(portal.language).title);
    await shown(portal, sampleWords(portal.language).description);
  }),
  'setup-job-role-failed': screen(
    { signedIn: true, answers: { getJd: failed } },
    async (portal) => {
      await openDocuments(portal);
      await openJobRole(portal, sampleWords(portal.language).title);
      await shown(portal, portal.say('common:apiErrors.fetchJd'));
    },
  ),
} as const satisfies Record<string, ReturnType<typeof screen>>;

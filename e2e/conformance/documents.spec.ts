import { expect, test, type Page } from '@playwright/test';
import { IDS, sampleJobDescription, sampleWords, type Answers } from '@portal/testing/fake-servers';
import { openPortal, type StubbedPortal } from '../support/stub/open-portal';
import {
  actOn,
  openDocuments,
  openJobRole,
  RESUME,
  SEVERAL_DOCUMENTS,
} from '../support/stub/screens/documents';

const failed = { status: 500 };
const { title: ROLE, description } = sampleWords('en-US');
const JOB_DESCRIPTION = { json: { data: sampleJobDescription() } };
const openSetup = async (page: Page, answers: Answers = {}) => {
  const portal = await openPortal(page, { signedIn: true, answers });
  await expect(portal.button('setup:start')).toBeEnabled();
  return portal;
};
/** Returns the paths of all calls to one operation so far. */
const pathsOf = (portal: StubbedPortal, operation: Parameters<typeof portal.servers.calls>[0]) =>
  portal.servers.calls(operation).map(({ path }) => path);

test.describe('a failed call without a message shows its own text', () => {
  const inTheList: [string, string, Answers][] = [
    [
      "when the list is loaded again: 'Failed to fetch resumes'",
      'Failed to fetch resumes',
      { myResumes: failed },
    ],
    [
      "§8.23 Fallback: 'Failed to fetch job roles'",
      'Failed to fetch job roles',
      { jobRoles: failed },
    ],
  ];
  for (const [title, text, answers] of inTheList)
    test(title, async ({ page }) => {
      const portal = await openSetup(page);
      portal.servers.answer(answers);
      await openDocuments(portal);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      await expect(dialog.getByText(RESUME)).toBeVisible();
      await expect(dialog.getByText(ROLE)).toBeVisible();
    });

  test("§8.10 Fallback: 'Question generation failed'", async ({ page }) => {
    const portal = await openSetup(page, { generateQuestions: failed });
    await portal.button('setup:topics.title').click();
    await expect(page.getByText('Question generation failed', { exact: true })).toBeVisible();
    portal.servers.answer({ generateQuestions: { json: { data: { questions: [] } } } });
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Question generation failed')).toHaveCount(0);
  });

  // Slow because the unit test `calls.conformance.test.ts` shows these texts, too.
  test("§8.13 Fallback: 'Failed to fetch JD'", { tag: '@slow' }, async ({ page }) => {
    const portal = await openSetup(page, {
      getJd: (_, index) => (index < 2 ? failed : JOB_DESCRIPTION),
    });
    await openDocuments(portal);
    await openJobRole(portal, ROLE);
    await expect(page.getByText('Failed to fetch JD', { exact: true })).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByText(description)).toBeVisible();
  });
  test("§8.14 Fallback: 'Failed to delete JD'", { tag: '@slow' }, async ({ page }) => {
    const portal = await openSetup(page, { deleteJd: failed });
    await openDocuments(portal);
    await actOn(portal, ROLE, 'setup:past.delete');
    await portal.button('setup:past.delete').click();
    await expect(page.getByText('Failed to delete JD', { exact: true })).toBeVisible();
    await portal.button('common:cancel').click();
    await expect(page.getByRole('dialog').getByText(ROLE)).toBeVisible();
  });
});

test('a resume is downloaded, renamed and deleted, by keyboard alone', async ({ page }) => {
  const portal = await openSetup(page, SEVERAL_DOCUMENTS);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Manage documents');
  await expect(page.getByRole('dialog', { name: 'Your documents' })).toBeVisible();
  const download = page.waitForEvent('download');
  await press(`Download: ${RESUME}`);
  expect((await download).suggestedFilename()).toBe(RESUME);

  await press(`More: ${RESUME}`);
  await press('Rename');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  // The name is selected, so typing replaces it.
  await page.keyboard.type('For banks');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('button', { name: 'More: For banks.pdf', exact: true });
  await expect(renamed).toBeFocused();
  expect(portal.servers.calls('editResume').map(({ json }) => json)).toEqual([
    { originalName: 'For banks' },
  ]);

  await page.keyboard.press('Enter');
  await press('Delete');
  await expect(page.getByRole('alertdialog', { name: 'Delete this resume?' })).toBeVisible();
  await press('Delete');
  await expect(page.getByText('For banks.pdf was deleted.')).toBeVisible();
  expect(pathsOf(portal, 'deleteResume')).toEqual([`/api/resume/${IDS.resume}`]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage documents' })).toBeFocused();
  // The chosen one is gone, so the first one left is chosen.
  await expect(page.getByRole('combobox', { name: 'Resume', exact: true })).toContainText(
    'Layla_Haddad_Senior',
  );
});

test('topics name subject and kind, never the question, and follow the choices', async ({
  page,
}) => {
  const portal = await openSetup(page);
  await portal.button('setup:topics.title').click();
  const topics = page.getByRole('listitem').filter({ hasText: ' · ' });
  await expect(topics.first()).toHaveText('Kafka · technical');
  await portal.choose('setup:fields.interviewType', 'HR');
  await expect(topics.first()).toHaveText('teamwork · behavioral');
  await expect(page.getByText(sampleWords('en-US').question)).toHaveCount(0);
  expect(portal.servers.calls('generateQuestions').map(({ json }) => json)).toMatchObject([
    { resume_id: IDS.resume, job_description_id: IDS.jobRole, categories: ['technical'] },
    { categories: ['behavioral'], question_count: 5, difficulty_level: 'medium' },
  ]);
});

import { expect, test, type Page } from '@playwright/test';
import { type Answers, HANG, IDS, sampleJobRole, sampleResume } from '@portal/testing/fake-servers';
import { openPortal } from '../support/stub/open-portal';
import { onePage } from './one-page';

const TWO: Answers = {
  myResumes: {
    json: {
      data: {
        resumes: [
          sampleResume(),
          sampleResume({ id: IDS.secondResume, originalName: 'Older.pdf' }),
        ],
      },
    },
  },
  jobRoles: {
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
  },
};

test.describe('what is there', () => {
  const portal = onePage({ signedIn: true, answers: TWO });
  const page = () => portal().page;
  const select = (name: string) => page().getByRole('combobox', { name, exact: true });
  const summary = () => page().getByRole('complementary', { name: 'Summary' });
  test.beforeEach(() =>
    expect(page().getByRole('button', { name: 'Start Interview', exact: true })).toBeEnabled(),
  );

  test("§2.22 Setup: title 'Setup Your Interview'", async () =>
    expect(
      page().getByRole('heading', { name: 'Setup Your Interview', exact: true }),
    ).toBeVisible());
  test('§2.23 Setup: selects for resume, job role, interview type, difficulty and voice', async () => {
    for (const name of ['Resume', 'Job role', 'Interview type', 'Difficulty', 'Voice'])
      await expect(select(name)).toBeVisible();
  });
  test("§2.25 Setup: a 'Start Interview' button", async () =>
    expect(page().getByRole('button', { name: 'Start Interview', exact: true })).toBeVisible());
  test('§5.31 Setup: the first resume is chosen', async () =>
    expect(select('Resume')).toContainText('Layla_Haddad_Resume.pdf'));
  test('§5.32 Setup: the first job role is chosen', async () =>
    expect(select('Job role')).toContainText('Backend Engineer'));
  test('§5.33 Setup: the difficulty is medium', async () =>
    expect(select('Difficulty')).toContainText('Medium'));
  test('§5.34 Setup: the voice is rachel', async () =>
    expect(select('Voice')).toContainText('Rachel'));
  test('§5.35 Setup: the type is technical', async () =>
    expect(select('Interview type')).toContainText('Technical'));
  test('§2.24 Setup: a summary block shows what is chosen', async () => {
    for (const chosen of [
      'Layla_Haddad_Resume.pdf',
      'Backend Engineer',
      'Technical',
      'Medium',
      'Rachel',
      '5',
    ])
      await expect(summary()).toContainText(chosen);
    await portal().choose('setup:fields.difficulty', 'Hard');
    await portal().choose('setup:fields.voice', 'Adam');
    await expect(summary()).toContainText('Hard');
    await expect(summary()).toContainText('Adam');
  });
});

const openSetup = async (page: Page, answers: Answers) => {
  const portal = await openPortal(page, { signedIn: true, answers });
  await expect(portal.setup).toBeVisible();
  return portal;
};

test("§2.27 Setup: 'No resumes found. Please upload a resume first.'", async ({ page }) => {
  await openSetup(page, { myResumes: { json: {} } });
  await expect(
    page.getByText('No resumes found. Please upload a resume first.', { exact: true }),
  ).toBeVisible();
});

test("§2.28 Setup: 'No job roles found. Please create a job role first.'", async ({ page }) => {
  await openSetup(page, { jobRoles: { json: [] } });
  await expect(
    page.getByText('No job roles found. Please create a job role first.', { exact: true }),
  ).toBeVisible();
});

test("§5.30 Setup: both a resume and a job role must be chosen, 'Please select both a resume and a job role'", async ({
  page,
}) => {
  for (const [answers, missing] of [
    [{ jobRoles: { json: [] } }, 'No job roles found.'],
    [{ myResumes: { json: { resumes: [] } } }, 'No resumes found.'],
  ] as const) {
    const portal = await openSetup(page, answers);
    await expect(page.getByText(missing)).toBeVisible();
    await portal.startInterview();
    await expect(
      page.getByText('Please select both a resume and a job role', { exact: true }),
    ).toBeVisible();
    expect(portal.servers.calls('createInterview')).toEqual([]);
  }
});

test('§5.41 Missing values: the language of the page', async ({ page }) => {
  const portal = await openPortal(page, {
    signedIn: true,
    language: 'ar-SA',
    answers: { createInterview: HANG },
  });
  await expect(portal.setup).toBeVisible();
  await portal.button('setup:start').click();
  await expect
    .poll(() =>
      portal.servers
        .calls('createInterview')
        .map(({ json }) => (json as { language: string }).language),
    )
    .toEqual(['ar-SA']);
});

test("§8.48 Setup: 'Failed to load data. Please try again.'", async ({ page }) => {
  await openSetup(page, { myResumes: { status: 500 }, jobRoles: { status: 500 } });
  await expect(
    page.getByText('Failed to load data. Please try again.', { exact: true }).first(),
  ).toBeVisible({ timeout: 10_000 });
});

test("§8.49 Setup: 'Failed to start interview'", async ({ page }) => {
  const portal = await openSetup(page, { startInterview: { status: 500 } });
  await portal.startInterview();
  await expect(page.getByText('Failed to start interview', { exact: true })).toBeVisible();
  await expect(portal.button('setup:start')).toBeEnabled();
});

test("§8.50 Setup: 'Failed to connect to voice: ...' with the reason", async ({ page }) => {
  const portal = await openSetup(page, {});
  await portal.startInterview();
  await expect(page.getByText(/^Failed to connect to voice: .+/)).toBeVisible({ timeout: 20_000 });
  await expect(portal.setup).toBeVisible();
});

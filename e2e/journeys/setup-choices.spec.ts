import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { VOICE_API } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { ENGLISH_RESUME, JOB_DESCRIPTION, printPdf } from '../support/candidate/documents';
import { enrol } from '../support/candidate/enrol';
import { enterRoom } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { rule } from '../support/rule';

/** Opens the setup of a person with two resumes and two job roles. */
async function openSetup(page: Page, request: APIRequestContext) {
  const person = await enrol(request, { resume: true, jobDescription: true });
  const records = await Records.of(request, person);
  await records.upload(VOICE_API.resumeUpload, {
    file: {
      name: 'Newer.pdf',
      mimeType: 'application/pdf',
      buffer: await printPdf(ENGLISH_RESUME.replace('Souqly', 'Tamkeen')),
    },
  });
  await records.upload(VOICE_API.jdUploadText, {
    job_title: 'Platform Engineer',
    company_name: 'Souqly',
    jd_content: JOB_DESCRIPTION.replace('payments', 'platform'),
  });
  const portal = new Portal(page);
  const calls = new ApiCalls(page);
  await portal.open();
  await portal.logIn(person);
  await expect(portal.setup).toBeVisible();
  const list = (name: string) => page.getByRole('combobox', { name, exact: true });
  return { portal, records, calls, list };
}

test(
  'an interview with the choices that the setup makes',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const { portal, records, calls, list } = await openSetup(page, request);
    const { json: resumes } = await calls.answer('myResumes');
    const { json: roles } = await calls.answer('jobRoles');
    const listed = (resumes as { data: { resumes: { id: string; originalName: string }[] } }).data
      .resumes;
    const offered = (roles as { data: { id: string; title: string }[] }).data;

    await rule('§3.14', async () => {
      expect(listed).toHaveLength(2);
      await list('Resume').click();
      for (const { originalName } of listed)
        await expect(page.getByRole('option').filter({ hasText: originalName })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await rule('§3.15', async () => {
      expect(offered).toHaveLength(2);
      await list('Job role').click();
      for (const { title } of offered)
        await expect(page.getByRole('option').filter({ hasText: title })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await rule('§5.31', () => expect(list('Resume')).toContainText(listed[0]!.originalName));
    await rule('§5.32', () => expect(list('Job role')).toContainText(offered[0]!.title));

    const interview = await records.interview(await enterRoom(portal));
    expect([interview.resumeId, interview.jobRoleId]).toEqual([listed[0]!.id, offered[0]!.id]);
    await rule('§5.33', () => expect(interview.difficulty).toBe('medium'));
    await rule('§5.34', () => expect(interview.voice).toBe('rachel'));
    await rule('§5.35', () => expect(interview.interviewType).toBe('technical'));
  },
);

test(
  'an interview with other choices than those of the setup',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const { portal, records, calls, list } = await openSetup(page, request);
    const second = async (name: string) => {
      await list(name).click();
      await page.getByRole('option').nth(1).click();
    };
    await second('Resume');
    await second('Job role');
    await portal.choose('setup:fields.interviewType', portal.say('setup:types.hr'));
    await portal.choose('setup:fields.difficulty', portal.say('setup:difficulties.hard'));
    await portal.choose('setup:fields.voice', portal.say('common:voices.adam'));
    await portal.choose('setup:fields.questions', '3');
    await rule('§2.24', async () => {
      const summary = page.getByRole('complementary', { name: 'Summary' });
      for (const chosen of ['Layla_Haddad_Resume.pdf', 'Backend Engineer', 'HR', 'Hard', 'Adam'])
        await expect(summary).toContainText(chosen);
    });

    const id = await enterRoom(portal);
    const [newer, older] = await records.resumes();
    const [newerRole, olderRole] = await records.jobDescriptions();
    await rule('§4.48', async () => {
      const chosen = {
        resumeId: older!.id,
        jobRoleId: olderRole!.id,
        numberOfQuestions: 3,
        language: 'en-US',
        difficulty: 'hard',
      };
      expect((await calls.wait('createInterview')).json).toEqual(chosen);
      expect(await records.interview(id)).toMatchObject({
        ...chosen,
        interviewType: 'hr',
        voice: 'adam',
      });
    });
    expect([newer?.originalName, newerRole?.job_title]).toEqual(['Newer.pdf', 'Platform Engineer']);
  },
);

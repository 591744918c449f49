import { expect, test } from '@playwright/test';
import { ApiCalls } from '../support/candidate/api-calls';
import { JOB_DESCRIPTION } from '../support/candidate/documents';
import { enrol } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { rule } from '../support/rule';

const JOB = { title: 'Backend Engineer', company: 'Marsa Pay', content: JOB_DESCRIPTION };

test(
  'a new candidate adds a resume and a job description at the login gate',
  { tag: '@rules' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request);
    const credentials = { email: person.email, password: person.password };
    const steps = page.getByText(/^Step \d of 2$/).or(page.getByRole('img', { name: /^Step \d/ }));
    await portal.open();
    await portal.logIn(person);

    await rule('§4.15', async () => {
      const { status, json } = await calls.answer('login');
      expect({ status, code: json?.code }).toEqual({ status: 403, code: 'resume_required' });
      await expect(portal.resumeModal).toBeVisible();
      await expect(portal.resumeModal.getByText('Step 1 of 2')).toBeVisible();
    });
    await portal.uploadResume();
    await rule('§2.12', () => expect(page.getByText('Resume uploaded')).toBeVisible());
    await rule('§2.11', async () => {
      expect((await calls.answer('resumeUpload')).status).toBeLessThan(300);
      const stored = await (await Records.of(request, person)).resumes();
      expect(stored.map(({ originalName }) => originalName)).toEqual(['Layla_Haddad_Resume.pdf']);
    });
    await rule('§4.29', async () => {
      const [stored] = await (await Records.of(request, person)).resumes();
      expect(stored?.processing_status).toBe('completed');
      await expect(page.getByText('Resume uploaded'), 'the flow goes on').toBeHidden();
    });
    await rule('§4.19', async () => {
      await calls.wait('login', 1);
      expect(calls.order('login', 'resumeUpload')).toEqual(['login', 'resumeUpload', 'login']);
    });
    await rule('§4.20', async () => {
      const { status, json } = await calls.answer('login', 1);
      expect({ status, code: json?.code }).toEqual({
        status: 403,
        code: 'job_description_required',
      });
      await expect(portal.jobDescriptionModal).toBeVisible();
      await expect(portal.jobDescriptionModal.getByText('Step 2 of 2')).toBeVisible();
    });

    await portal.describeJob(JOB);
    await portal.generateJobDescription();
    await rule('§4.21', async () => {
      expect((await calls.answer('login', 2)).status).toBe(200);
      expect(calls.order('login', 'jdUploadText')).toEqual([
        'login',
        'login',
        'jdUploadText',
        'login',
      ]);
    });
    await rule('§4.16', () =>
      expect(calls.of('login').map(({ json }) => json)).toEqual([
        credentials,
        credentials,
        credentials,
      ]),
    );
    await rule('§4.1', () => expect(portal.setup).toBeVisible());
    await rule('§4.23', () => expect(steps).toHaveCount(0));
    await rule('§4.24', async () => {
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      );
      expect(kept).not.toContain(person.password);
      await page.getByRole('button', { name: /’s account$/ }).click();
      await portal.button('shell:account.logout').click();
      await expect(portal.field('auth:fields.password')).toHaveValue('');
    });
  },
);

test(
  'a candidate whose job description is there already adds only the resume',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    await portal.open();
    await portal.logIn(await enrol(request, { jobDescription: true }));
    await expect(portal.resumeModal).toBeVisible();
    await portal.uploadResume();
    await rule('§4.19', async () => {
      expect((await calls.answer('login', 1)).status).toBe(200);
      await expect(portal.setup).toBeVisible();
    });
    expect(calls.of('jdUploadText')).toEqual([]);
  },
);

test(
  'a candidate whose resume is there already adds only the job description',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true });
    const content = 'Backend engineer wanted for our payments service.';
    await portal.open();
    await portal.logIn(person);
    await rule('§4.18', async () => {
      const { status, json } = await calls.answer('login');
      expect({ status, code: json?.code }).toEqual({
        status: 403,
        code: 'job_description_required',
      });
      await expect(portal.jobDescriptionModal.getByText('Step 2 of 2')).toBeVisible();
    });

    await rule('§5.21', async () => {
      expect(content).toHaveLength(49);
      await portal.describeJob({ title: 'Backend Engineer', content });
      await portal.generateJobDescription();
      await expect(
        page.getByText('Job description is too short. Please provide a more detailed description.'),
      ).toBeVisible();
      await expect(portal.jobDescriptionModal.locator('textarea')).toHaveValue(content);
      expect((await (await Records.of(request, person)).jobDescriptions()).length).toBe(0);
    });
    await rule('§5.22', async () => {
      await portal.describeJob({ title: 'Backend Engineer', content: `${content}!` });
      await portal.generateJobDescription();
      expect((await calls.answer('jdUploadText')).status).toBeLessThan(300);
      await expect(portal.setup).toBeVisible();
    });
    await rule('§2.17', async () => {
      const [stored] = await (await Records.of(request, person)).jobDescriptions();
      expect(stored?.company_name).toBeNull();
    });
  },
);

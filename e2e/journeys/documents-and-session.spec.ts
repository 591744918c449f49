import { expect, test } from '@playwright/test';
import { isApiError } from '@portal/api-clients';
import { AUTH_STATUS_INTERVAL_MS } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { DESKTOP } from '../support/candidate/device';
import { printPdf } from '../support/candidate/documents';
import { enrol } from '../support/candidate/enrol';
import { ownClients } from '../support/candidate/own-clients';
import { Portal } from '../support/candidate/portal';
import { bearer, targetOf, watchForms } from '../support/candidate/sent';
import { rule } from '../support/rule';

const JOB_TITLE = 'Platform Engineer';
const JOB_PDF = `<h1>${JOB_TITLE}</h1><p>You will run our Kubernetes clusters, write services in Go
and keep PostgreSQL healthy. Experience with Kafka and Terraform is welcome.</p>`;

test.use({ ...DESKTOP, colorScheme: 'light' });

test(
  'a job description added as a file, while the session stays active',
  { tag: '@rules' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const formFields = await watchForms(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    await page.clock.install();
    await portal.open();
    await portal.logIn(person);
    await expect(portal.setup).toBeVisible();

    await portal.button('setup:about.addRole').click();
    await expect(portal.jobDescriptionModal).toBeVisible();
    await page.getByRole('tab', { name: portal.say('onboarding:jd.file') }).click();
    await portal.field('onboarding:jd.jobTitle').fill(JOB_TITLE);
    await portal.field('onboarding:jd.companyName').fill('Souqly');
    await portal.jobDescriptionModal.locator('input[type=file]').setInputFiles({
      name: 'platform.pdf',
      mimeType: 'application/pdf',
      buffer: await printPdf(JOB_PDF),
    });
    await portal.button('onboarding:jd.submitFile').click();
    await rule('§7.19', async () => {
      const sent = (await calls.wait('jdUploadFile')).request;
      expect(targetOf(sent)).toBe('POST /api/jd/upload-file');
      expect(await formFields('/api/jd/upload-file')).toEqual([
        'user_id',
        'job_title',
        'company_name',
        'file',
      ]);
      await expect(
        page.getByRole('combobox', { name: portal.say('setup:fields.jobRole') }),
      ).toContainText(JOB_TITLE, { timeout: 30_000 });
    });

    await rule('§7.3', async () => {
      await page.clock.fastForward(AUTH_STATUS_INTERVAL_MS);
      const sent = (await calls.wait('authStatus')).request;
      expect(targetOf(sent)).toBe('GET /auth/status');
      expect(await sent.allHeaders()).toMatchObject({
        'x-api-key': expect.any(String),
        'x-session-token': expect.any(String),
      });
      const { json } = await calls.answer('authStatus');
      expect(json).toEqual({ is_active: true, expires_in: expect.any(Number) });
      await expect(portal.setup).toBeVisible();
    });
  },
);

test(
  'the questions of a resume, one job description opened and deleted, and the state of the servers',
  { tag: '@rules' },
  async ({ request }) => {
    const person = await enrol(request, { resume: true, jobDescription: true });
    const { main, voice, user, latest } = await ownClients(person);
    const [resume] = await voice.listResumes({ userId: user.id });
    const [job] = await voice.listJobDescriptions({ userId: user.id });

    await rule('§7.17', async () => {
      const questions = await voice.generateQuestions({
        resume_id: resume!.id,
        user_id: user.id,
        question_count: 4,
        difficulty_level: 'hard',
        categories: ['technical'],
      });
      expect(latest()).toMatchObject({
        method: 'POST',
        path: '/api/resume/generate-questions',
        headers: { authorization: bearer },
      });
      expect(Object.keys(latest().json as object).sort()).toEqual([
        'categories',
        'difficulty_level',
        'question_count',
        'resume_id',
        'user_id',
      ]);
      expect(questions).toHaveLength(4);
      expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(['technical']));
    });

    await rule('§7.21', async () => {
      expect(await voice.getJobDescription(job!.id)).toEqual(job);
      expect(latest()).toMatchObject({ method: 'GET', path: `/api/jd/${job!.id}`, json: null });
    });
    await rule('§3.26', () =>
      expect(job).toMatchObject({
        user_id: user.id,
        job_title: 'Backend Engineer',
        company_name: 'Marsa Pay',
        jd_content: expect.stringContaining('PostgreSQL'),
      }),
    );
    await rule('§7.22', async () => {
      await voice.deleteJobDescription(job!.id);
      expect(latest()).toMatchObject({ method: 'DELETE', path: `/api/jd/${job!.id}`, json: null });
      const gone = await voice.getJobDescription(job!.id).catch((error: unknown) => error);
      expect(isApiError(gone) && gone.status).toBe(404);
      expect(await voice.listJobDescriptions({ userId: user.id })).toEqual([]);
      expect(await main.jobRoles()).toEqual([]);
    });

    await rule('§7.12', async () => {
      const health = await main.health();
      expect(latest()).toMatchObject({ method: 'GET', path: '/health', json: null });
      expect(health).toMatchObject({ status: 'ok', service: 'main-api' });
    });
  },
);

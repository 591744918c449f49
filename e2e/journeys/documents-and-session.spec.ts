import { expect, test } from '@playwright/test';
import { AUTH_STATUS_INTERVAL_MS } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { DESKTOP } from '../support/candidate/device';
import { printPdf } from '../support/candidate/documents';
import { enrol } from '../support/candidate/enrol';
import { ownClients } from '../support/candidate/own-clients';
import { Portal } from '../support/candidate/portal';
import { bearer, dataOf, targetOf, watchForms } from '../support/candidate/sent';
import { fromEnvironment } from '../support/environment';
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
  'the topics of the questions, one job description opened and deleted, and the state of the servers',
  { tag: '@rules' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const { voice, user } = await ownClients(person);
    const [resume] = await voice.listResumes({ userId: user.id });
    const [job] = await voice.listJobDescriptions({ userId: user.id });
    await portal.open();
    await portal.logIn(person);
    await portal.choose('setup:fields.questions', '4');

    await rule('§7.17', async () => {
      await portal.button('setup:topics.title').click();
      const { request: sent, json } = await calls.wait('generateQuestions');
      expect(targetOf(sent)).toBe('POST /api/resume/generate-questions');
      expect(await sent.headerValue('authorization')).toEqual(bearer);
      expect(json).toMatchObject({
        resume_id: resume!.id,
        user_id: user.id,
        question_count: 4,
        difficulty_level: 'medium',
        categories: ['technical'],
      });
      const { questions } = dataOf(await calls.answer('generateQuestions')) as {
        questions: { topic: string; question: { text: string } }[];
      };
      expect(questions).toHaveLength(4);
      for (const { topic, question } of questions) {
        await expect(page.getByRole('listitem').filter({ hasText: topic }).first()).toBeVisible();
        await expect(page.getByText(question.text)).toHaveCount(0);
      }
    });

    await portal.button('setup:about.manage').click();
    const dialog = page.getByRole('dialog');
    const row = dialog.getByRole('listitem').filter({ hasText: 'Marsa Pay' });
    await rule('§7.21', async () => {
      await row.getByText(portal.say('setup:documents.open'), { exact: true }).click();
      const sent = (await calls.wait('getJd')).request;
      expect(targetOf(sent)).toBe(`GET /api/jd/${job!.id}`);
      expect(sent.postData()).toBeNull();
      const { jd_content } = dataOf(await calls.answer('getJd')) as { jd_content: string };
      await expect(dialog).toContainText(jd_content.split('\n')[0]!.trim());
    });
    await rule('§3.26', async () =>
      expect(dataOf(await calls.answer('getJd'))).toMatchObject({
        user_id: user.id,
        job_title: 'Backend Engineer',
        company_name: 'Marsa Pay',
        jd_content: expect.stringContaining('PostgreSQL'),
      }),
    );
    await portal.button('setup:documents.back').click();
    await rule('§7.22', async () => {
      await row.getByRole('button', { expanded: false }).click();
      await portal.button('setup:past.delete').click();
      await portal.button('setup:past.delete').click();
      const sent = (await calls.wait('deleteJd')).request;
      expect(targetOf(sent)).toBe(`DELETE /api/jd/${job!.id}`);
      expect(sent.postData()).toBeNull();
      await expect(row).toHaveCount(0);
      expect(await voice.listJobDescriptions({ userId: user.id })).toEqual([]);
    });

    await rule('§7.12', async () => {
      const { mainApiUrl } = fromEnvironment();
      const isMainApi = ({ origin }: URL) => origin === mainApiUrl;
      await page.route(isMainApi, (route) => route.abort());
      await page.reload();
      await expect(page.getByText(portal.say('shell:servers.main'))).toBeVisible();
      await page.unroute(isMainApi);
      const before = calls.of('health').length;
      const sent = (await calls.wait('health', before)).request;
      expect(targetOf(sent)).toBe('GET /health');
      expect(sent.postData()).toBeNull();
      expect((await calls.answer('health', before)).json).toMatchObject({
        status: 'ok',
        service: 'main-api',
      });
      await expect(page.getByText(portal.say('shell:servers.main'))).toHaveCount(0);
    });
  },
);

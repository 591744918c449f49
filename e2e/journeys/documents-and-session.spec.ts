import { expect, test } from '@playwright/test';
import { AUTH_STATUS_INTERVAL_MS, MAIN_API, type PlannedQuestion } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { DESKTOP } from '../support/candidate/device';
import { printPdf } from '../support/candidate/documents';
import { enrol } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { bearer, dataOf, jsonFields, targetOf, watchForms } from '../support/candidate/sent';
import { fromEnvironment } from '../support/environment';
import { rule } from '../support/rule';

const JOB_TITLE = 'Platform Engineer';
const JOB_PDF = `<h1>${JOB_TITLE}</h1><p>You will run our Kubernetes clusters, write services in Go
and keep PostgreSQL healthy. Experience with Kafka and Terraform is welcome.</p>`;

/** Fields of the request for questions that the specification doesn't name. */
const ADDED_TO_GENERATE_QUESTIONS = ['job_description_id', 'language'];

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
    const records = await Records.of(request, person);
    const [resume] = await records.resumes();
    const [job] = await records.jobDescriptions();
    await portal.open();
    await portal.logIn(person);

    // Choose what isn't the default, to see that the choices are sent.
    await portal.choose('setup:fields.interviewType', portal.say('setup:types.both'));
    await portal.choose('setup:fields.difficulty', portal.say('setup:difficulties.hard'));
    await portal.choose('setup:fields.questions', '4');
    await rule('§7.17', async () => {
      await portal.button('setup:topics.title').click();
      const { request: sent, json } = await calls.wait('generateQuestions');
      expect(targetOf(sent)).toBe('POST /api/resume/generate-questions');
      expect(await sent.allHeaders()).toMatchObject({ authorization: bearer });
      const fields = jsonFields(sent).filter((name) => !ADDED_TO_GENERATE_QUESTIONS.includes(name));
      expect(fields).toEqual([
        'categories',
        'difficulty_level',
        'question_count',
        'resume_id',
        'user_id',
      ]);
      expect(json).toMatchObject({
        resume_id: resume!.id,
        user_id: records.userId,
        question_count: 4,
        difficulty_level: 'hard',
        categories: ['technical', 'behavioral'],
      });
      const { questions } = dataOf(await calls.answer('generateQuestions')) as {
        questions: PlannedQuestion[];
      };
      expect(questions).toHaveLength(4);
      expect(new Set(questions.map(({ category }) => category))).toEqual(
        new Set(['technical', 'hr']),
      );
      const kindOf = ({ category }: Pick<PlannedQuestion, 'category'>) =>
        `· ${portal.say(`setup:topics.kinds.${category}`)}`;
      await expect(page.getByRole('listitem').filter({ hasText: '·' })).toHaveText(
        questions.map((question) => `${question.topic} ${kindOf(question)}`),
      );
      for (const { question } of questions)
        await expect(page.getByText(question.text), 'a preview, not the questions').toHaveCount(0);
    });

    await portal.button('setup:about.manage').click();
    const documents = page.getByRole('dialog', { name: portal.say('setup:documents.title') });
    const row = documents.getByRole('listitem').filter({ hasText: job!.job_title });
    await rule('§7.21', async () => {
      await row.getByText(portal.say('setup:documents.open'), { exact: true }).click();
      const sent = (await calls.wait('getJd')).request;
      expect(targetOf(sent)).toBe(`GET /api/jd/${job!.id}`);
      expect(sent.postData()).toBeNull();
      const { job_title, company_name, jd_content } = dataOf(
        await calls.answer('getJd'),
      ) as unknown as Record<string, string>;
      const opened = page.getByRole('dialog', { name: job_title!, exact: true });
      await expect(opened).toContainText(company_name!);
      await expect(opened).toContainText(jd_content!);
    });
    await rule('§3.26', async () => {
      const opened = dataOf(await calls.answer('getJd'));
      expect(opened).toEqual(job);
      expect(opened).toMatchObject({
        user_id: records.userId,
        job_title: 'Backend Engineer',
        company_name: 'Marsa Pay',
        jd_content: expect.stringContaining('PostgreSQL'),
      });
    });
    await portal.button('setup:documents.back').click();

    await rule('§7.22', async () => {
      await row
        .getByRole('button', { name: portal.say('setup:documents.more', { name: job!.job_title }) })
        .click();
      await portal.button('setup:past.delete').click();
      await page
        .getByRole('alertdialog', { name: portal.say('setup:documents.deleteRole') })
        .getByRole('button', { name: portal.say('setup:past.delete') })
        .click();
      const sent = (await calls.wait('deleteJd')).request;
      expect(targetOf(sent)).toBe(`DELETE /api/jd/${job!.id}`);
      expect(sent.postData()).toBeNull();
      expect((await calls.answer('deleteJd')).status).toBe(204);
      await expect(documents).toContainText(
        portal.say('setup:documents.deleted', { name: job!.job_title }),
      );
      await expect(row).toHaveCount(0);
      expect(await records.jobDescriptions()).toEqual([]);
      // Read again from the server, rather than only removed from the list on the page.
      await page.reload();
      await expect(page.getByText(portal.say('setup:empty.roles'))).toBeVisible();
      expect(dataOf(await calls.answer('jobRoles', calls.of('jobRoles').length - 1))).toEqual([]);
    });

    await rule('§7.12', async () => {
      const { mainApiUrl } = fromEnvironment();
      const unreachable = page.getByText(portal.say('shell:servers.main'));
      const isMainApi = ({ origin }: URL) => origin === mainApiUrl;
      expect(calls.of('health'), 'health calls while all is well').toEqual([]);
      await page.route(isMainApi, (route) => route.abort());
      await page.reload();
      await expect(unreachable).toBeVisible();
      // The page asks the voice server too, which can be reached all the time.
      const voice = await calls.answer('voiceHealth');
      expect(voice.json).toMatchObject({ status: 'ok', service: 'voice-api' });

      const answered = page.waitForResponse(mainApiUrl + MAIN_API.health, { timeout: 30_000 });
      await page.unroute(isMainApi);
      const response = await answered;
      for (const sent of [response.request(), (await calls.wait('voiceHealth')).request]) {
        expect(targetOf(sent)).toBe('GET /health');
        expect(sent.postData()).toBeNull();
      }
      expect(await response.json()).toMatchObject({ status: 'ok', service: 'main-api' });
      await expect(unreachable).toHaveCount(0);
    });
  },
);

import { expect, test, type Page } from '@playwright/test';
import { AUTH_STORAGE_KEY, registeredUserSchema, resumeSchema, userSchema } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { DESKTOP } from '../support/candidate/device';
import { JOB_DESCRIPTION } from '../support/candidate/documents';
import { newPerson, type Person } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';
import { bearer, dataOf, jsonFields, targetOf, watchForms } from '../support/candidate/sent';
import { fromEnvironment } from '../support/environment';
import { rule } from '../support/rule';

const JOB = { title: 'Backend Engineer', company: 'Marsa Pay', content: JOB_DESCRIPTION };

test.use({ ...DESKTOP, colorScheme: 'light' });

interface Onboarding {
  page: Page;
  portal: Portal;
  person: Person;
  calls: ApiCalls;
  formFields: Awaited<ReturnType<typeof watchForms>>;
}

async function register({ portal, person, calls, page }: Onboarding): Promise<void> {
  await portal.open();
  await rule('§1.7', async () => {
    await portal.chooseArabic();
    await page
      .getByRole('combobox', { name: new Portal(page, 'ar-SA').say('common:language') })
      .click();
    await page.getByRole('option', { name: 'English (US)' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
  await portal.register(person);
  const { request, json } = await calls.wait('register');
  const answer = await calls.answer('register');
  await rule('§3.40', () => expect(json).toEqual(person));
  await rule('§7.2', async () => {
    expect(targetOf(request)).toBe('POST /api/v1/auth/register');
    expect(jsonFields(request)).toEqual(['email', 'firstName', 'lastName', 'password']);
    const { email } = registeredUserSchema.parse(dataOf(answer));
    await expect(portal.field('auth:fields.email')).toHaveValue(email);
  });
}

async function passTheGate({ portal, person, calls, formFields }: Onboarding): Promise<void> {
  await portal.logIn(person);
  await expect(portal.resumeModal).toBeVisible();
  await portal.uploadResume();
  await expect(portal.jobDescriptionModal).toBeVisible();
  await rule('§7.15', async () => {
    const { request } = await calls.wait('resumeUpload');
    expect(targetOf(request)).toBe('POST /api/resume/upload');
    expect(await formFields('/api/resume/upload')).toEqual(['user_id', 'file']);
    expect(await request.allHeaders()).toMatchObject({ authorization: bearer });
  });
  await portal.describeJob(JOB);
  await portal.generateJobDescription();
  await expect(portal.setup).toBeVisible();
  await rule('§7.18', async () => {
    const { request } = await calls.wait('jdUploadText');
    expect(targetOf(request)).toBe('POST /api/jd/upload-text');
    expect(await formFields('/api/jd/upload-text')).toEqual([
      'user_id',
      'job_title',
      'company_name',
      'jd_content',
    ]);
  });
}

/** What the login of a candidate with both documents sends, gets and leaves behind. */
async function checkLogin({ page, portal, person, calls }: Onboarding): Promise<void> {
  const last = calls.of('login').length - 1;
  const { request } = await calls.wait('login', last);
  const answer = await calls.answer('login', last);
  const user = userSchema.parse((dataOf(answer) as Record<string, unknown>).user);
  await rule('§7.1', async () => {
    expect(targetOf(request)).toBe('POST /api/v1/auth/login');
    expect(jsonFields(request)).toEqual(['email', 'password']);
    // The message of the first answer led to the resume modal.
    const refused = await calls.answer('login', 0);
    expect(refused.json).toMatchObject({ message: expect.stringContaining('Resume required') });
    const name = `${user.firstName} ${user.lastName}`;
    await expect(
      page.getByRole('button', { name: portal.say('shell:account.label', { name }) }),
    ).toBeVisible();
  });
  await rule('§1.1', () => expect(user.email).toBe(person.email));
  await rule('§3.1', async () => {
    const kept = await page.evaluate((key) => localStorage.getItem(key), AUTH_STORAGE_KEY);
    const { id: userId, ...others } = user;
    expect(AUTH_STORAGE_KEY).toBe('auth-data');
    expect(JSON.parse(kept ?? 'null')).toEqual({ userId, ...others });
  });
  await rule('§3.24', async () => {
    const { resumes } = dataOf(await calls.answer('myResumes')) as { resumes: unknown[] };
    expect(resumeSchema.parse(resumes[0])).toMatchObject({
      fileName: expect.stringMatching(/\.pdf$/),
      parsedData: { skills: expect.arrayContaining(['PostgreSQL']) },
    });
  });
  await rule('§6.7', async () => {
    // The API is on another origin, so its cookie is kept only if credentials are included.
    const cookies = await page.context().cookies(fromEnvironment().mainApiUrl + '/api/v1/auth');
    expect(cookies).toContainEqual(expect.objectContaining({ httpOnly: true }));
  });
  await rule('§6.11', () => {
    const [, claims = ''] = user.accessToken.split('.');
    const names = Object.keys(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object);
    expect([...names, ...Object.keys(user)].filter((name) => /role|admin/i.test(name))).toEqual([]);
  });
}

/** Checks which of the two servers the page called for what. */
function checkServers(calls: ApiCalls): void {
  const { mainApiUrl, voiceApiUrl } = fromEnvironment();
  expect(mainApiUrl).not.toBe(voiceApiUrl);
  for (const [operation, server] of [
    ['register', mainApiUrl],
    ['login', mainApiUrl],
    ['resumeUpload', voiceApiUrl],
    ['jdUploadText', voiceApiUrl],
  ] as const)
    expect(new URL(calls.of(operation)[0]!.request.url()).origin).toBe(server);
}

test(
  'a new candidate registers, uploads both documents and is logged in',
  { tag: '@rules' },
  async ({ page }) => {
    const onboarding = {
      page,
      portal: new Portal(page),
      person: newPerson(),
      calls: new ApiCalls(page),
      formFields: await watchForms(page),
    };
    await rule('§6.12', async () => {
      const opened = await page.goto('/');
      expect(opened?.headers()['permissions-policy']).toContain('microphone=(self), camera=(self)');
    });
    await register(onboarding);
    await passTheGate(onboarding);
    await checkLogin(onboarding);
    await rule('§1.8', () => checkServers(onboarding.calls));
  },
);

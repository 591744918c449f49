import { expect, test } from '@playwright/test';
import {
  type Answer,
  HANG,
  JOB_DESCRIPTION_REQUIRED,
  jobDescriptionUploaded,
  OFFLINE,
  refusal,
} from '@portal/testing/fake-servers';
import { JOB_TEXT, pdfFile, pdfOnDisk, TEXT_FILE } from '../support/stub/files';
import { PERSON } from '../support/stub/screens/account';
import { showFileTab } from '../support/stub/screens/onboarding';
import { formField } from '../support/stub/servers';
import { onePage } from './one-page';

const portal = onePage({ answers: { login: JOB_DESCRIPTION_REQUIRED } });
const page = () => portal().page;
const modal = () => portal().jobDescriptionModal;
const said = (text: string) => expect(modal().getByText(text, { exact: true })).toBeVisible();
const generate = () => modal().getByRole('button', { name: 'Generate JD', exact: true });
const uploadFile = () =>
  modal().getByRole('button', { name: 'Upload Job Description', exact: true });
const title = () => modal().getByLabel('Job title');
const chooseFile = (file: ReturnType<typeof pdfFile> | string) =>
  modal().locator('input[type=file]').setInputFiles(file);
const FIFTY = 'Backend engineer wanted for our payments service!!';

/** Reopen the modal with empty fields. */
test.beforeEach(async () => {
  portal().servers.answer({
    login: JOB_DESCRIPTION_REQUIRED,
    jdUploadText: jobDescriptionUploaded(),
    jdUploadFile: jobDescriptionUploaded(),
  });
  if (await page().getByRole('dialog').isVisible()) {
    await page().evaluate(() => {
      const prepared = sessionStorage.getItem('stub-prepared') ?? '';
      sessionStorage.clear();
      sessionStorage.setItem('stub-prepared', prepared);
    });
    await page().goto('/');
  }
  await portal().logIn(PERSON);
  await expect(modal()).toBeVisible();
  portal().servers.forgetCalls();
});

async function sendText(answer: Answer, content = JOB_TEXT): Promise<void> {
  portal().servers.answer({ jdUploadText: answer, login: HANG });
  await portal().describeJob({ title: 'Backend Engineer', company: 'Marsa Pay', content });
  await generate().click();
}
async function sendFile(
  answer: Answer,
  file: ReturnType<typeof pdfFile> | string = pdfFile(24_000, 'job.pdf'),
): Promise<void> {
  portal().servers.answer({ jdUploadFile: answer, login: HANG });
  await showFileTab(portal());
  await title().fill('Backend Engineer');
  await chooseFile(file);
  await uploadFile().click();
}

test('§2.13 Job description modal: it is step 2 of 2', async () => {
  await expect(
    modal().getByRole('img', { name: 'Step 2 of 2' }).or(modal().getByText('Step 2 of 2')).first(),
  ).toBeVisible();
});
test('§2.14 Job description modal: two tabs, text entry and file upload', async () => {
  await expect(modal().getByRole('tab')).toHaveCount(2);
  await expect(modal().getByRole('textbox', { name: 'Job description' })).toBeVisible();
  await showFileTab(portal());
  await expect(modal().locator('input[type=file]')).toBeAttached();
  await expect(modal().getByRole('textbox', { name: 'Job description' })).toBeHidden();
});
test("§2.15 Job description modal: the text tab's button is 'Generate JD'", async () =>
  expect(generate()).toBeVisible());
test('§2.16 Job description modal: the job title is required', async () => {
  await expect(title()).toHaveAttribute('required', '');
  await portal().describeJob({ title: ' ', content: JOB_TEXT });
  await expect(generate()).toBeDisabled();
});
test('§2.17 Job description modal: the company name is optional', async () => {
  await portal().describeJob({ title: 'Backend Engineer', content: JOB_TEXT });
  await generate().click();
  await expect.poll(() => portal().servers.calls('jdUploadText').length).toBe(1);
  const [sent] = portal().servers.calls('jdUploadText');
  expect(sent && formField(sent, 'company_name')).toBeNull();
});
test('§2.18 Job description modal: the text tab needs the job description text', async () => {
  await expect(modal().getByRole('textbox', { name: 'Job description' })).toHaveAttribute(
    'required',
    '',
  );
  await portal().describeJob({ title: 'Backend Engineer', content: '  ' });
  await expect(generate()).toBeDisabled();
});
test('§2.19 Job description modal: the file tab needs a PDF file', async () => {
  await showFileTab(portal());
  await title().fill('Backend Engineer');
  await expect(uploadFile()).toBeDisabled();
});
test('§2.20 Job description modal: on the text tab the button is disabled until the required fields are filled', async () => {
  await expect(generate()).toBeDisabled();
  await title().fill('Backend Engineer');
  await expect(generate()).toBeDisabled();
  await modal().locator('textarea').fill(JOB_TEXT);
  await expect(generate()).toBeEnabled();
});
test('§2.21 Job description modal: on the file tab the button is disabled until the required fields are filled', async () => {
  await showFileTab(portal());
  await expect(uploadFile()).toBeDisabled();
  await chooseFile(pdfFile());
  await expect(uploadFile()).toBeDisabled();
  await title().fill('Backend Engineer');
  await expect(uploadFile()).toBeEnabled();
});

test("§5.18 JD text: title required, 'Job title is required'", async () => {
  await title().fill('');
  await title().blur();
  await said('Job title is required');
});
test("§5.20 JD modal: content required, 'Job description content is required'", async () => {
  await modal().locator('textarea').focus();
  await modal().locator('textarea').blur();
  await said('Job description content is required');
});
test("§5.21 JD text: 49 characters after trimming, 'Job description is too short. Please provide a more detailed description.'", async () => {
  await sendText(HANG, `  ${FIFTY.slice(0, 49)}  `);
  await said('Job description is too short. Please provide a more detailed description.');
  expect(portal().servers.calls('jdUploadText')).toEqual([]);
});
test('§5.22 JD text: 50 characters after trimming are accepted', async () => {
  expect(FIFTY).toHaveLength(50);
  await sendText(jobDescriptionUploaded(), `  ${FIFTY}  `);
  await expect.poll(() => portal().servers.calls('jdUploadText').length).toBe(1);
  const [sent] = portal().servers.calls('jdUploadText');
  expect(sent && formField(sent, 'jd_content')).toBe(FIFTY);
});
test("§5.25 JD picker: PDF only, 'Please select a PDF file only'", async () => {
  await showFileTab(portal());
  await chooseFile(TEXT_FILE);
  await said('Please select a PDF file only');
});
test("§5.27 JD picker: 5242880 bytes or more, 'File size must be less than 5MB'", async () => {
  await showFileTab(portal());
  await chooseFile(pdfOnDisk(5_242_880));
  await said('File size must be less than 5MB');
});
test('§5.28 JD file: one byte less than 5242880 is accepted', async () => {
  await sendFile(jobDescriptionUploaded(), pdfOnDisk(5_242_879));
  await expect.poll(() => portal().servers.calls('jdUploadFile').length).toBe(1);
});
test("§5.29 JD file: required, 'Please select a file to upload'", async () => {
  await showFileTab(portal());
  await chooseFile(pdfFile());
  await modal().getByRole('button', { name: 'Remove the file' }).click();
  await said('Please select a file to upload');
});

test("§8.42 JD upload: 'Job description content is required. Please provide the job description details.'", async () => {
  await sendText(
    refusal(400, 'job_description_missing', 'Job description content cannot be empty'),
  );
  await said('Job description content is required. Please provide the job description details.');
  await expect(modal().locator('textarea')).toHaveValue(JOB_TEXT);
});
test("§8.43 JD upload: 'Only PDF files are supported. Please convert your job description to PDF format.'", async () => {
  await sendFile(
    refusal(415, 'job_description_not_pdf', 'Only PDF files are supported for job descriptions'),
  );
  await said('Only PDF files are supported. Please convert your job description to PDF format.');
});
test("§8.44 JD upload: 'Job description file is too large. Please reduce the file size to under 5MB.'", async () => {
  await sendFile(
    refusal(413, 'job_description_too_large', 'Job description file size must be less than 5MB'),
  );
  await said('Job description file is too large. Please reduce the file size to under 5MB.');
});
test("§8.45 JD upload: 'Failed to upload job description'", async () => {
  await sendText(jobDescriptionUploaded('failed'));
  await said('Failed to upload job description');
  await sendText(OFFLINE);
  await expect(modal().getByRole('alert')).toBeVisible();
  await expect(modal().locator('textarea')).toHaveValue(JOB_TEXT);
});

import { expect, test } from '@playwright/test';
import {
  type Answer,
  HANG,
  OFFLINE,
  refusal,
  RESUME_REQUIRED,
  resumeUploaded,
  sampleResume,
} from '@portal/testing/fake-servers';
import { pdfFile, pdfOnDisk, TEXT_FILE } from '../support/stub/files';
import { PERSON } from '../support/stub/screens/account';
import { formField } from '../support/stub/servers';
import { onePage } from './one-page';

const portal = onePage({ answers: { login: RESUME_REQUIRED } });
const page = () => portal().page;
const said = (text: string) =>
  expect(portal().resumeModal.getByText(text, { exact: true })).toBeVisible();
const upload = () => page().getByRole('button', { name: 'Upload Resume', exact: true });

/** Reopen the modal at its first step. */
test.beforeEach(async () => {
  portal().servers.answer({ login: RESUME_REQUIRED, resumeUpload: resumeUploaded() });
  if (await page().getByRole('dialog').isVisible()) await page().goto('/');
  await portal().logIn(PERSON);
  await expect(portal().resumeModal).toBeVisible();
  portal().servers.forgetCalls();
});

const chooseLarge = (size: number) =>
  portal().resumeModal.locator('input[type=file]').setInputFiles(pdfOnDisk(size));

async function send(answer: Answer): Promise<void> {
  portal().servers.answer({ resumeUpload: answer });
  await portal().chooseResume(pdfFile());
  await upload().click();
}

test('§2.10 Resume modal: it is step 1 of 2', async () => {
  await expect(
    portal()
      .resumeModal.getByRole('img', { name: 'Step 1 of 2' })
      .or(portal().resumeModal.getByText('Step 1 of 2'))
      .first(),
  ).toBeVisible();
});

test('§2.11 Resume modal: a PDF is chosen and uploaded', async () => {
  portal().servers.answer({ login: HANG });
  const file = pdfFile();
  await portal().chooseResume(file);
  await expect(page().getByText('Layla_Haddad_Resume.pdf')).toBeVisible();
  await upload().click();
  await expect.poll(() => portal().servers.calls('resumeUpload').length).toBe(1);
  const [sent] = portal().servers.calls('resumeUpload');
  expect(sent && formField(sent, 'user_id')).toBeTruthy();
  expect(sent?.body).toContain('filename="Layla_Haddad_Resume.pdf"');
});

test("§5.12 Resume picker: PDF only, 'Please select a PDF file only'", async () => {
  await portal().chooseResume(TEXT_FILE);
  await said('Please select a PDF file only');
  await expect(upload()).toHaveCount(0);
});

test("§5.14 Resume picker: 10485760 bytes or more, 'File size must be less than 10MB'", async () => {
  await chooseLarge(10_485_760);
  await said('File size must be less than 10MB');
  await expect(upload()).toHaveCount(0);
});

test('§5.15 Resume file: one byte less than 10485760 is accepted', async () => {
  portal().servers.answer({ login: HANG });
  await chooseLarge(10_485_759);
  await upload().click();
  await expect.poll(() => portal().servers.calls('resumeUpload').length).toBe(1);
});

test("§5.17 Resume picker: none chosen, 'Please select a file first'", async () => {
  await upload().click();
  await said('Please select a file first');
  expect(portal().servers.calls('resumeUpload')).toEqual([]);
});

for (const [title, answer, text] of [
  [
    "§8.38 Resume upload: 'Only PDF files are supported. Please convert your resume to PDF format.'",
    refusal(415, 'resume_not_pdf', 'Only PDF files are supported for resumes'),
    'Only PDF files are supported. Please convert your resume to PDF format.',
  ],
  [
    "§8.39 Resume upload: 'Resume file is too large. Please reduce the file size to under 10MB.'",
    refusal(413, 'resume_too_large', 'Resume file size must be less than 10MB'),
    'Resume file is too large. Please reduce the file size to under 10MB.',
  ],
  [
    "§8.40 Resume upload: 'Upload failed due to connection issues. Please check your internet and try again.'",
    OFFLINE,
    'Upload failed due to connection issues. Please check your internet and try again.',
  ],
  [
    "§8.41 Resume upload: failed processing gives 'Resume processing failed. Please try uploading again.'",
    resumeUploaded('failed'),
    'Resume processing failed. Please try uploading again.',
  ],
] as const) {
  test(title, async () => {
    await send(answer);
    await said(text);
    await expect(page().getByText('Layla_Haddad_Resume.pdf')).toBeVisible();
  });
}

test('§4.30 Onboarding: processing_status failed shows an error', async () => {
  await send(resumeUploaded('failed'));
  await expect(portal().resumeModal.getByRole('alert')).toContainText('Resume processing failed.');
  expect(portal().servers.calls('login')).toEqual([]);
});

test('§4.31 Onboarding: any other processing_status is in progress', async () => {
  portal().servers.answer({
    resumeList: {
      json: { data: { resumes: [sampleResume({ processing_status: 'processing' })] } },
    },
  });
  await send(resumeUploaded('pending'));
  await said('Reading your resume');
  await expect.poll(() => portal().servers.calls('resumeList').length).toBeGreaterThan(1);
  await expect(page().getByText('Resume uploaded')).toHaveCount(0);
  expect(portal().servers.calls('login')).toEqual([]);
});

test('§4.29 Onboarding: processing_status completed proceeds', async () => {
  portal().servers.answer({ login: HANG });
  await send(resumeUploaded('completed'));
  await expect(page().getByText('Resume uploaded')).toBeVisible();
  await expect.poll(() => portal().servers.calls('login').length).toBe(1);
});

import { expect, test } from '@playwright/test';
import { JD_FILE_MAX_BYTES, RESUME_MAX_BYTES } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { printPdf } from '../support/candidate/documents';
import { enrol, resumeFile } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { rule } from '../support/rule';

const NO_PDF = {
  name: 'notes.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('I am no PDF, only text.'),
};

/**
 * Returns a readable PDF of exactly `size` bytes. The padding is a comment after the end of the
 * file, followed by a second copy of that end, so that the offsets in the file stay right.
 */
function padded(pdf: Buffer, size: number): Buffer {
  const end = pdf.subarray(pdf.lastIndexOf('startxref'));
  const padding = Buffer.alloc(size - pdf.length - end.length, '%');
  padding.write('\n', padding.length - 1);
  return Buffer.concat([pdf, padding, end]);
}

test(
  'resumes that the server refuses, cannot read, and reads at the size limit',
  { tag: '@rules' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request);
    await portal.open();
    await portal.logIn(person);

    await portal.chooseResume(NO_PDF);
    await portal.button('onboarding:resume.submit').click();
    await rule('§8.38', async () => {
      const { status, json } = await calls.answer('resumeUpload');
      expect({ status, code: json?.code }).toEqual({ status: 415, code: 'resume_not_pdf' });
      await expect(
        page.getByText('Only PDF files are supported. Please convert your resume to PDF format.'),
      ).toBeVisible();
    });

    await portal.chooseResume({
      name: 'empty.pdf',
      mimeType: 'application/pdf',
      buffer: await printPdf(''),
    });
    await portal.button('onboarding:resume.submit').click();
    await rule('§8.41', () =>
      expect(page.getByText('Resume processing failed. Please try uploading again.')).toBeVisible(),
    );
    await rule('§4.30', async () => {
      const [stored] = await (await Records.of(request, person)).resumes();
      expect(stored?.processing_status).toBe('failed');
      await expect(portal.resumeModal.getByRole('alert')).toBeVisible();
      expect(calls.of('login'), 'the login is not retried').toHaveLength(1);
    });

    await rule('§5.14', async () => {
      const sent = calls.of('resumeUpload').length;
      const { buffer, ...file } = await resumeFile();
      await portal.chooseResume({ ...file, buffer: padded(buffer, RESUME_MAX_BYTES) });
      await expect(page.getByText('File size must be less than 10MB')).toBeVisible();
      expect(calls.of('resumeUpload')).toHaveLength(sent);
    });
    await rule('§5.15', async () => {
      const { buffer, ...file } = await resumeFile();
      await portal.chooseResume({ ...file, buffer: padded(buffer, RESUME_MAX_BYTES - 1) });
      await portal.button('onboarding:resume.submit').click();
      await expect(portal.jobDescriptionModal).toBeVisible({ timeout: 30_000 });
    });
  },
);

test(
  'job description files that the server refuses, and reads at the size limit',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const chooseFile = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      portal.jobDescriptionModal.locator('input[type=file]').setInputFiles(file);
    await portal.open();
    await portal.logIn(await enrol(request, { resume: true }));
    await page.getByRole('tab', { name: portal.say('onboarding:jd.file') }).click();
    await portal.field('onboarding:jd.jobTitle').fill('Backend Engineer');

    await chooseFile(NO_PDF);
    await portal.button('onboarding:jd.submitFile').click();
    await rule('§8.43', async () => {
      const { status, json } = await calls.answer('jdUploadFile');
      expect({ status, code: json?.code }).toEqual({
        status: 415,
        code: 'job_description_not_pdf',
      });
      await expect(
        page.getByText(
          'Only PDF files are supported. Please convert your job description to PDF format.',
        ),
      ).toBeVisible();
    });
    await portal.button('onboarding:file.remove').click();
    await rule('§5.28', async () => {
      const { buffer, ...file } = await resumeFile();
      await chooseFile({ ...file, buffer: padded(buffer, JD_FILE_MAX_BYTES - 1) });
      await portal.button('onboarding:jd.submitFile').click();
      await expect(portal.setup).toBeVisible({ timeout: 30_000 });
    });
  },
);

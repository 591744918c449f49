import { expect, test } from '@playwright/test';
import { RESUME_MAX_BYTES } from '@portal/protocol';
import { enrol, newPerson } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';

test.describe('bad input gets a clear error and loses nothing', () => {
  test('wrong password: shows the specified message and keeps the address', async ({
    page,
    request,
  }) => {
    const portal = new Portal(page);
    const person = await enrol(request);
    await portal.open();
    await portal.logIn({ ...person, password: 'not-the-password' });
    await expect(
      page.getByText('Invalid email or password. Please check your credentials and try again.'),
    ).toBeVisible();
    await expect(portal.field('auth:fields.email')).toHaveValue(person.email);
    await portal.logIn(person);
    await expect(portal.resumeModal).toBeVisible();
  });

  test('resume of 10 MB plus one byte: refused with the limit, and a smaller one is accepted', async ({
    page,
    request,
  }) => {
    const portal = new Portal(page);
    await portal.open();
    await portal.logIn(await enrol(request));
    await portal.chooseResume({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: pdfOfSize(RESUME_MAX_BYTES + 1),
    });
    await expect(page.getByText('File size must be less than 10MB')).toBeVisible();
    await portal.uploadResume();
    await expect(portal.jobDescriptionModal).toBeVisible();
  });

  test('text file renamed to .pdf: refused with a reason, and a real PDF is accepted', async ({
    page,
    request,
  }) => {
    const portal = new Portal(page);
    await portal.open();
    await portal.logIn(await enrol(request));
    await portal.chooseResume({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('I am no PDF, only text.'),
    });
    await portal.button('onboarding:resume.submit').click();
    await expect(
      page.getByText('Only PDF files are supported. Please convert your resume to PDF format.'),
    ).toBeVisible();
    await portal.uploadResume();
    await expect(portal.jobDescriptionModal).toBeVisible();
  });

  test('job description of 49 characters: refused with the text kept; of 50: accepted', async ({
    page,
    request,
  }) => {
    const portal = new Portal(page);
    await portal.open();
    await portal.logIn(await enrol(request, { resume: true }));
    const content = 'Backend engineer wanted for our payments service.';
    expect(content).toHaveLength(49);
    await portal.describeJob({ title: 'Backend Engineer', content });
    await portal.generateJobDescription();
    await expect(
      page.getByText('Job description is too short. Please provide a more detailed description.'),
    ).toBeVisible();
    await expect(portal.jobDescriptionModal.locator('textarea')).toHaveValue(content);
    await expect(portal.field('onboarding:jd.jobTitle')).toHaveValue('Backend Engineer');
    await portal.describeJob({ title: 'Backend Engineer', content: `${content}!` });
    await portal.generateJobDescription();
    await expect(portal.setup).toBeVisible();
  });

  test('closing a modal forgets the credentials and allows a new login', async ({ page }) => {
    const portal = new Portal(page);
    const person = newPerson();
    await portal.open();
    await portal.register(person);
    await portal.logIn(person);
    await expect(portal.resumeModal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.resumeModal).toBeHidden();
    await expect(portal.button('auth:login.submit')).toBeEnabled();
  });
});

/** Returns exactly `size` bytes that start like a PDF. */
function pdfOfSize(size: number): Buffer {
  const bytes = Buffer.alloc(size, 0x20);
  bytes.write('%PDF-1.7\n');
  return bytes;
}

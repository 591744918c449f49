import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { errorBodySchema, MAIN_API, VOICE_API } from '@portal/protocol';
import { fromEnvironment } from '../environment';
import { ENGLISH_RESUME, JOB_DESCRIPTION, printPdf } from './documents';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/**
 * Returns a new person. The email address contains "ai" (in "mail"), to test that the page does not
 * mistake the candidate for the AI interviewer.
 */
export const newPerson = (): Person => ({
  firstName: 'Layla',
  lastName: 'Haddad',
  email: `layla.${randomUUID().slice(0, 8)}@mail.example`,
  password: 'correct horse',
});

let resume: Promise<Buffer> | undefined;
/** Returns a real PDF resume as a file for an upload field. */
export async function resumeFile() {
  resume ??= printPdf(ENGLISH_RESUME);
  return { name: 'Layla_Haddad_Resume.pdf', mimeType: 'application/pdf', buffer: await resume };
}

/**
 * Registers a person through the API, so that a test can start at a later step. Optionally uploads
 * the documents that login requires.
 */
export async function enrol(
  request: APIRequestContext,
  given: { resume?: boolean; jobDescription?: boolean } = {},
): Promise<Person> {
  const { mainApiUrl, voiceApiUrl } = fromEnvironment();
  const person = newPerson();
  expect((await request.post(mainApiUrl + MAIN_API.register, { data: person })).ok()).toBe(true);
  if (!given.resume && !given.jobDescription) return person;
  const { email, password } = person;
  const gate = errorBodySchema.parse(
    await (await request.post(mainApiUrl + MAIN_API.login, { data: { email, password } })).json(),
  );
  const headers = { authorization: `Bearer ${gate.onboardingToken}` };
  if (given.resume) {
    const upload = await request.post(voiceApiUrl + VOICE_API.resumeUpload, {
      headers,
      multipart: { user_id: email, file: await resumeFile() },
    });
    expect(upload.ok(), await upload.text()).toBe(true);
  }
  if (!given.jobDescription) return person;
  const jd = await request.post(voiceApiUrl + VOICE_API.jdUploadText, {
    headers,
    multipart: {
      user_id: email,
      job_title: 'Backend Engineer',
      company_name: 'Marsa Pay',
      jd_content: JOB_DESCRIPTION,
    },
  });
  expect(jd.ok(), await jd.text()).toBe(true);
  return person;
}

import { fakeServer, fakeSession, rejection } from '../testing/fake-server';
import { createVoiceApiClient } from './client';

const uploader = { userId: 'u1' };
const fileOf = (name = 'cv.pdf', type = 'application/pdf', size = 10) => {
  const bytes = new Blob(['%PDF'], { type });
  Object.defineProperty(bytes, 'size', { value: size });
  return { bytes, name };
};
const none = null as unknown as ReturnType<typeof fileOf>;
const TEXT = 'x'.repeat(50);

function client() {
  const { fetch, sent } = fakeServer(() => ({ status: 500 }));
  return {
    voice: createVoiceApiClient({ baseUrl: 'http://voice', session: fakeSession().session, fetch }),
    sent,
  };
}
type Voice = ReturnType<typeof client>['voice'];

it.each<[string, string, (voice: Voice) => Promise<unknown>]>([
  ['Please select a resume file', 'resume_missing', (voice) => voice.uploadResume(uploader, none)],
  [
    'Only PDF files are supported for resumes',
    'resume_not_pdf',
    (voice) => voice.uploadResume(uploader, fileOf('cv.docx', 'application/msword')),
  ],
  [
    'Resume file size must be less than 10MB',
    'resume_too_large',
    (voice) => voice.uploadResume(uploader, fileOf('cv.pdf', 'application/pdf', 10_485_760)),
  ],
  [
    'User identity not found. Please log in again.',
    'validation_failed',
    (voice) => voice.uploadJobDescriptionText({ userId: ' ' }, { jobTitle: 'B', content: TEXT }),
  ],
  [
    'Job title is required',
    'job_title_required',
    (voice) => voice.uploadJobDescriptionText(uploader, { jobTitle: ' ', content: TEXT }),
  ],
  [
    'Job description content cannot be empty',
    'job_description_missing',
    (voice) => voice.uploadJobDescriptionText(uploader, { jobTitle: 'B', content: ' ' }),
  ],
  [
    'Job description is too short. Please provide a more detailed description.',
    'job_description_too_short',
    (voice) =>
      voice.uploadJobDescriptionText(uploader, { jobTitle: 'B', content: ` ${TEXT.slice(1)} ` }),
  ],
  [
    'Please select a file to upload',
    'job_description_missing',
    (voice) => voice.uploadJobDescriptionFile(uploader, { jobTitle: 'B', file: none }),
  ],
  [
    'Only PDF files are supported for job descriptions',
    'job_description_not_pdf',
    (voice) =>
      voice.uploadJobDescriptionFile(uploader, {
        jobTitle: 'B',
        file: fileOf('jd.txt', 'text/plain'),
      }),
  ],
  [
    'Job description file size must be less than 5MB',
    'job_description_too_large',
    (voice) =>
      voice.uploadJobDescriptionFile(uploader, {
        jobTitle: 'B',
        file: fileOf('jd.pdf', '', 5_242_880),
      }),
  ],
])('nothing is sent: %s', async (message, code, send) => {
  const { voice, sent } = client();
  expect(await rejection(send(voice))).toMatchObject({
    name: 'ApiError',
    kind: 'input',
    message,
    code,
  });
  expect(sent).toEqual([]);
});

it('sends one byte less, and a PDF without a type', async () => {
  const { voice, sent } = client();
  await rejection(voice.uploadResume(uploader, fileOf('CV.PDF', '', 10_485_759)));
  await rejection(
    voice.uploadJobDescriptionFile(uploader, {
      jobTitle: 'B',
      file: fileOf('jd.pdf', 'application/pdf', 5_242_879),
    }),
  );
  await rejection(voice.uploadJobDescriptionText(uploader, { jobTitle: 'B', content: TEXT }));
  expect(sent).toHaveLength(3);
});

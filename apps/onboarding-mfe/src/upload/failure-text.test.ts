import { ApiError } from '@portal/api-clients';
import type { ErrorCode } from '@portal/protocol';
import { uploadFailureText } from './failure-text';

const refused = (code: ErrorCode | null, serverMessage: string | null = null) =>
  ({ kind: 'request', error: new ApiError({ kind: 'http', status: 400, fallbackKey: 'resumeUpload', message: 'x', code, serverMessage }) }) as const;
const lost = { kind: 'request', error: new ApiError({ kind: 'network', fallbackKey: 'resumeUpload', message: 'Failed to fetch' }) } as const;

test.each([
  ['resume', refused('resume_not_pdf'), 'resume.errors.pdf', true],
  ['resume', refused('resume_too_large'), 'resume.errors.size', true],
  ['resume', refused('resume_missing'), 'resume.errors.required', false],
  ['resume', lost, 'resume.errors.network', false],
  ['resume', { kind: 'processing', reason: null } as const, 'resume.errors.processing', false],
  ['jd', refused('job_description_missing'), 'jd.errors.contentMissing', false],
  ['jd', refused('job_description_not_pdf'), 'jd.errors.pdf', true],
  ['jd', refused('job_description_too_large'), 'jd.errors.size', true],
  ['jd', refused('job_description_too_short'), 'jd.errors.short', false],
] as const)('%s: the sentence of §8 (%#)', (document, failure, key, anotherFile) => {
  expect(uploadFailureText(document, failure)).toEqual({ key, reason: null, anotherFile });
});

test('a job description refused without a word has its own sentence; otherwise the server speaks', () => {
  expect(uploadFailureText('jd', refused(null))).toMatchObject({ fallbackKey: 'jd.errors.failed' });
  expect(uploadFailureText('jd', refused('rate_limited', 'Too many.'))).toMatchObject({ fallbackKey: null });
});

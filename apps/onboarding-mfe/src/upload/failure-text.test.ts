import { ApiError } from '@portal/api-clients';
import type { ErrorCode } from '@portal/protocol';
import { uploadFailureText } from './failure-text';

const refused = (code: ErrorCode | null, serverMessage: string | null = null) =>
  ({
    kind: 'request',
    error: new ApiError({
      kind: 'http',
      status: 400,
      fallbackKey: 'resumeUpload',
      message: 'x',
      code,
      serverMessage,
    }),
  }) as const;
const lost = {
  kind: 'request',
  error: new ApiError({ kind: 'network', fallbackKey: 'resumeUpload', message: 'Failed to fetch' }),
} as const;

test.each([
  ['resume', refused('resume_not_pdf'), 'resume.errors.pdf', true],
  ['resume', refused('resume_too_large'), 'resume.errors.size', true],
  ['resume', refused('resume_missing'), 'resume.errors.required', false],
  ['resume', lost, 'resume.errors.network', false],
  ['jd', refused('job_description_missing'), 'jd.errors.contentMissing', false],
  ['jd', refused('job_description_not_pdf'), 'jd.errors.pdf', true],
  ['jd', refused('job_description_too_large'), 'jd.errors.size', true],
  ['jd', refused('job_description_too_short'), 'jd.errors.short', false],
] as const)('%s: the sentence of §8 (%#)', (document, failure, key, anotherFile) => {
  expect(uploadFailureText(document, failure)).toEqual({ key, unread: null, anotherFile });
});

test.each([
  ['encrypted', true],
  ['no_text', true],
  ['too_slow', false],
  [null, false],
] as const)('processing failed with %s: requires another file: %s', (failureCode, anotherFile) => {
  const unread = { failureCode, failureReason: 'x' };
  expect(uploadFailureText('resume', { kind: 'processing', ...unread })).toEqual({
    key: 'resume.errors.processing',
    unread,
    anotherFile,
  });
});

test.each([
  ['resume', 'Only PDF files are supported for resumes', 'resume.errors.pdf'],
  ['resume', 'Resume file size must be less than 10MB', 'resume.errors.size'],
  ['resume', 'Network request failed', 'resume.errors.network'],
  ['jd', 'Job description content cannot be empty', 'jd.errors.contentMissing'],
] as const)(
  '%s: recognizes a server without codes by its message: %s',
  (document, message, key) => {
    expect(uploadFailureText(document, refused(null, message))).toMatchObject({ key });
  },
);

test('without an identity: asks for a new login', () => {
  const error = new ApiError({
    kind: 'http',
    status: 400,
    fallbackKey: 'jdUpload',
    message: 'x',
    code: 'validation_failed',
    detail: 'user_id',
  });
  expect(uploadFailureText('jd', { kind: 'request', error })).toMatchObject({
    key: 'jd.errors.identity',
  });
});

test('a refused job description has the text of the refusal; a failure without any has its own sentence', () => {
  const error = new TypeError('not a function');
  expect(uploadFailureText('jd', { kind: 'request', error })).toMatchObject({
    fallbackKey: 'jd.errors.failed',
  });
  expect(uploadFailureText('jd', refused(null))).toMatchObject({ fallbackKey: null });
  expect(uploadFailureText('jd', refused('rate_limited', 'Too many.'))).toMatchObject({
    fallbackKey: null,
  });
});

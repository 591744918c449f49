import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import type { PlatformClients } from '@portal/auth-store';
import type { OnboardingModalProps } from '@portal/mfe-contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fileOf } from '../testing/files';
import { speak } from '@portal/i18n/testing';
import { resumeOf } from '../testing/records';
import { ResumeModalView } from './ResumeModal';

type Upload = PlatformClients['voice']['uploadResume'];
type List = PlatformClients['voice']['listResumes'];
const uploaded = (status: 'completed' | 'processing' | 'failed') => ({
  message: 'ok',
  processing_status: status,
  data: resumeOf({ processing_status: status }),
});

function show({ step = 1, ...props }: Partial<OnboardingModalProps> = {}) {
  const uploadResume = jest.fn<Upload>().mockResolvedValue(uploaded('completed'));
  const listResumes = jest.fn<List>().mockResolvedValue([]);
  const onUploaded = jest
    .fn<OnboardingModalProps['onUploaded']>()
    .mockReturnValue(new Promise(() => {}));
  const onClose = jest.fn();
  render(
    <ResumeModalView
      identity={{ userId: 'u1', token: 'onboarding' }}
      step={step}
      onUploaded={onUploaded}
      onClose={onClose}
      voice={{ uploadResume, listResumes }}
      {...props}
    />,
  );
  return { uploadResume, listResumes, onUploaded, onClose };
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Resume file'), { target: { files: [file] } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload Resume' });
const settle = (ms = 0) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
const upload = async () => {
  fireEvent.click(submit());
  await settle();
};
const httpError = (code: ApiError['code'], serverMessage: string) =>
  new ApiError({
    kind: 'http',
    status: 400,
    fallbackKey: 'resumeUpload',
    message: serverMessage,
    serverMessage,
    code,
  });

beforeAll(() => speak('en-US'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('is step 1 of 2', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Add your resume' })).toBeTruthy();
  expect(screen.getByText('Step 1 of 2')).toBeTruthy();
});

test('asks for a file until one is selected', async () => {
  const { uploadResume } = show();
  await upload();
  expect(screen.getByRole('alert').textContent).toBe('Please select a file first');
  expect(uploadResume).not.toHaveBeenCalled();
  choose(fileOf());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows no step when opened from setup', () => {
  show({ step: null });
  expect(screen.queryByText(/Step/)).toBeNull();
});

test('refuses a chosen file that is not a PDF', () => {
  const { uploadResume } = show();
  choose(fileOf({ name: 'cv.docx', type: 'application/msword' }));
  expect(screen.getByRole('alert').textContent).toBe('Please select a PDF file only');
  expect(screen.getByRole('button', { name: 'Choose another PDF' })).toBeTruthy();
  expect(uploadResume).not.toHaveBeenCalled();
});

test('accepts 10485759 bytes and refuses 10485760', () => {
  show();
  choose(fileOf({ size: 10_485_759 }));
  expect(submit().disabled).toBe(false);
  cleanup();
  show();
  choose(fileOf({ size: 10_485_760 }));
  expect(screen.getByRole('alert').textContent).toBe('File size must be less than 10MB');
});

test('accepts a dropped file', () => {
  show();
  fireEvent.drop(screen.getByText('or drop it here').closest('div')?.parentElement as HTMLElement, {
    dataTransfer: { files: [fileOf()] },
  });
  expect(screen.getByText('Layla_Haddad_Resume.pdf')).toBeTruthy();
});

test('asks for a file after it was removed', () => {
  show();
  choose(fileOf());
  fireEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
  expect(screen.getByRole('alert').textContent).toBe('Please select a file first');
});

test("uploads with the gate's token, shows bytes sent, and can be cancelled", async () => {
  const { uploadResume } = show();
  uploadResume.mockReturnValue(new Promise(() => {}));
  const file = fileOf({ size: 2_097_152 });
  choose(file);
  await upload();
  expect(uploadResume).toHaveBeenCalledWith(
    { userId: 'u1', token: 'onboarding' },
    { bytes: file, name: file.name },
    expect.anything(),
  );
  act(() => uploadResume.mock.calls[0]?.[2]?.onProgress?.({ sentBytes: 640, totalBytes: 1_000 }));
  expect(screen.getByText('Uploading, 64%')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(
    String(Math.round(2_097_152 * 0.64)),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stop the upload' }));
  expect(uploadResume.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
  expect(screen.getByText('Layla_Haddad_Resume.pdf')).toBeTruthy();
  expect(submit().disabled).toBe(false);
});

test('shows success for 1.5 s, then continues and stays visible meanwhile', async () => {
  const { onUploaded } = show();
  choose(fileOf());
  await upload();
  expect(screen.getByRole('dialog', { name: 'Resume uploaded' })).toBeTruthy();
  await settle(1_499);
  expect(onUploaded).not.toHaveBeenCalled();
  await settle(1);
  expect(onUploaded).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('One moment…');
});

test('polls the list while in progress and continues on completed', async () => {
  const { uploadResume, listResumes, onUploaded } = show();
  uploadResume.mockResolvedValue(uploaded('processing'));
  listResumes
    .mockResolvedValueOnce([resumeOf({ processing_status: 'processing' })])
    .mockResolvedValue([resumeOf()]);
  choose(fileOf());
  await upload();
  expect(screen.getByText('Reading your resume')).toBeTruthy();
  await settle(1_400);
  await settle(1_500);
  expect(listResumes).toHaveBeenCalledTimes(2);
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

test("shows failed processing with the server's reason; the file stays selected", async () => {
  const { uploadResume, listResumes, onUploaded } = show();
  uploadResume.mockResolvedValue(uploaded('processing'));
  listResumes.mockResolvedValue([
    resumeOf({
      processing_status: 'failed',
      failureReason: 'This PDF is protected by a password.',
    }),
  ]);
  choose(fileOf());
  await upload();
  await settle(700);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Resume processing failed. Please try uploading again.');
  expect(alert).toContain('This PDF is protected by a password.');
  expect(screen.getByText('Layla_Haddad_Resume.pdf')).toBeTruthy();
  expect(submit().disabled).toBe(false);
  expect(onUploaded).not.toHaveBeenCalled();
});

test('translates a reason with a code and asks for another file', async () => {
  await speak('ar-SA');
  try {
    const { uploadResume } = show();
    uploadResume.mockResolvedValue({
      ...uploaded('failed'),
      data: resumeOf({
        processing_status: 'failed',
        failureReason: 'This PDF is protected by a password.',
        failure_code: 'encrypted',
      }),
    });
    fireEvent.change(screen.getByLabelText('ملف السيرة الذاتية'), {
      target: { files: [fileOf()] },
    });
    fireEvent.click(screen.getByRole('button', { name: 'رفع السيرة الذاتية' }));
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('ملف PDF محمي بكلمة مرور.');
    expect(screen.getByRole('alert').textContent).not.toContain('password');
    expect(screen.getByRole('button', { name: 'اختيار ملف PDF آخر' })).toBeTruthy();
  } finally {
    cleanup();
    await act(() => speak('en-US'));
  }
});

describe("at the gate, after the token's ten minutes", () => {
  const ended = new ApiError({
    kind: 'http',
    status: 401,
    fallbackKey: 'resumeUpload',
    message: 'x',
    serverMessage: 'Unauthorized. Please log in again.',
    code: 'token_expired',
  });
  type Renew = NonNullable<OnboardingModalProps['onTokenEnded']>;

  test('the host logs in again and the same file is uploaded', async () => {
    const onTokenEnded = jest
      .fn<Renew>()
      .mockResolvedValue({ kind: 'renewed', identity: { userId: 'u1', token: 'new' } });
    const { uploadResume } = show({ onTokenEnded });
    uploadResume.mockRejectedValueOnce(ended);
    choose(fileOf());
    await upload();
    expect(uploadResume.mock.calls.map(([who]) => who.token)).toEqual(['onboarding', 'new']);
    expect(screen.getByRole('dialog', { name: 'Resume uploaded' })).toBeTruthy();
  });

  test.each([
    ['ended', 'This upload timed out. Close this window and log in again.'],
    [
      'offline',
      'Upload failed due to connection issues. Please check your internet and try again.',
    ],
  ] as const)(
    'if that fails (%s), shows what to do and keeps the file selected',
    async (kind, text) => {
      const { uploadResume } = show({ onTokenEnded: jest.fn<Renew>().mockResolvedValue({ kind }) });
      uploadResume.mockRejectedValue(ended);
      choose(fileOf());
      await upload();
      expect(screen.getByRole('alert').textContent).toBe(text);
      expect(screen.getByText('Layla_Haddad_Resume.pdf')).toBeTruthy();
      expect(submit().disabled).toBe(false);
    },
  );
});

test('cancelling while processing returns to the selected file', async () => {
  const { uploadResume, onClose } = show();
  uploadResume.mockResolvedValue(uploaded('processing'));
  choose(fileOf());
  await upload();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Layla_Haddad_Resume.pdf')).toBeTruthy();
  expect(submit().getAttribute('aria-busy')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [
    httpError('resume_not_pdf', 'no'),
    'Only PDF files are supported. Please convert your resume to PDF format.',
  ],
  [httpError('resume_missing', 'no'), 'Please select a resume file'],
  [
    httpError('resume_too_large', 'no'),
    'Resume file is too large. Please reduce the file size to under 10MB.',
  ],
  [
    new ApiError({ kind: 'network', fallbackKey: 'resumeUpload', message: 'Failed to fetch' }),
    'Upload failed due to connection issues. Please check your internet and try again.',
  ],
  [httpError('unavailable', 'The disk is full.'), 'The disk is full.'],
])('shows the text of §8 for a refused upload and keeps the file (%#)', async (error, text) => {
  const { uploadResume } = show();
  uploadResume.mockRejectedValue(error);
  choose(fileOf());
  await upload();
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.getByText('Layla_Haddad_Resume.pdf')).toBeTruthy();
});

test('Escape closes it', () => {
  const { onClose } = show();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

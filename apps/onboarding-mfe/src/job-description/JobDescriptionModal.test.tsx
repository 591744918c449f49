import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import type { PlatformClients } from '@portal/auth-store';
import type { OnboardingModalProps, UploadIdentity } from '@portal/mfe-contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fileOf } from '../testing/files';
import { speak } from '@portal/i18n/testing';
import { jobDescriptionOf } from '../testing/records';
import { JobDescriptionModalView } from './JobDescriptionModal';

type Voice = PlatformClients['voice'];
const added = { message: 'ok', processing_status: 'completed' as const, data: jobDescriptionOf() };

function show(identity: UploadIdentity = { userId: 'u1', token: 'tok' }) {
  const voice = {
    uploadJobDescriptionText: jest.fn<Voice['uploadJobDescriptionText']>().mockResolvedValue(added),
    uploadJobDescriptionFile: jest.fn<Voice['uploadJobDescriptionFile']>().mockResolvedValue(added),
    listJobDescriptions: jest.fn<Voice['listJobDescriptions']>().mockResolvedValue([]),
  };
  const onUploaded = jest.fn<OnboardingModalProps['onUploaded']>().mockResolvedValue();
  const onClose = jest.fn();
  render(
    <JobDescriptionModalView
      identity={identity}
      step={2}
      onUploaded={onUploaded}
      onClose={onClose}
      voice={voice}
      storage={sessionStorage}
    />,
  );
  return { ...voice, onUploaded, onClose };
}

const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=file]), textarea' });
const TITLE = /^Job title/;
const COMPANY = /^Company name/;
const CONTENT = /^Job description/;
const type = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const openTab = (name: string) => {
  fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
  fireEvent.click(screen.getByRole('tab', { name }));
};
const settle = (ms = 0) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await settle();
};
const TEXT = 'x'.repeat(50);

beforeAll(() => speak('en-US'));
beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('is step 2 of 2 with two tabs, each with its own button', () => {
  show();
  expect(screen.getByText('Step 2 of 2')).toBeTruthy();
  expect(button('Generate JD').disabled).toBe(true);
  openTab('File');
  expect(button('Upload Job Description').disabled).toBe(true);
});

test('Generate JD is disabled without title and text; the company is optional', () => {
  show();
  type(TITLE, 'Backend Engineer');
  expect(button('Generate JD').disabled).toBe(true);
  type(CONTENT, '   ');
  expect(button('Generate JD').disabled).toBe(true);
  type(CONTENT, 'short');
  expect(button('Generate JD').disabled).toBe(false);
});

test('required fields show an error when left empty', () => {
  show();
  fireEvent.blur(field(TITLE));
  fireEvent.blur(field(CONTENT));
  expect(screen.getByText('Job title is required')).toBeTruthy();
  expect(screen.getByText('Job description content is required')).toBeTruthy();
  type(TITLE, 'B');
  expect(screen.queryByText('Job title is required')).toBeNull();
});

test('49 characters after trimming are too few and the text is kept; 50 are sent', async () => {
  const { uploadJobDescriptionText } = show();
  type(TITLE, ' Backend Engineer ');
  type(COMPANY, 'Marsa Pay');
  type(CONTENT, ` ${TEXT.slice(1)} `);
  await press('Generate JD');
  expect(
    screen.getByText('Job description is too short. Please provide a more detailed description.'),
  ).toBeTruthy();
  expect(field(CONTENT).value).toBe(` ${TEXT.slice(1)} `);
  expect(uploadJobDescriptionText).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field(CONTENT));
  type(CONTENT, 'x');
  await settle();
  expect(screen.queryByText(/too short/)).toBeNull();
  type(CONTENT, TEXT);
  await press('Generate JD');
  expect(uploadJobDescriptionText).toHaveBeenCalledWith(
    { userId: 'u1', token: 'tok' },
    { jobTitle: 'Backend Engineer', companyName: 'Marsa Pay', content: TEXT },
    expect.anything(),
  );
});

test('asks for a new login without an identity', async () => {
  const { uploadJobDescriptionText } = show({ userId: '', token: '' });
  type(TITLE, 'B');
  type(CONTENT, TEXT);
  await press('Generate JD');
  expect(screen.getByRole('alert').textContent).toBe(
    'User identity not found. Please log in again.',
  );
  expect(uploadJobDescriptionText).not.toHaveBeenCalled();
});

test('shows success for 1.5 s, then continues and clears the draft', async () => {
  const { onUploaded } = show();
  type(TITLE, 'B');
  type(CONTENT, TEXT);
  expect(sessionStorage.length).toBe(1);
  await press('Generate JD');
  expect(screen.getByRole('dialog', { name: 'Job description added' })).toBeTruthy();
  await settle(1_499);
  expect(onUploaded).not.toHaveBeenCalled();
  await settle(1);
  expect(onUploaded).toHaveBeenCalledTimes(1);
  expect(sessionStorage.length).toBe(0);
});

test('ignores requirements of the other tab and clears its errors', async () => {
  const { uploadJobDescriptionText } = show();
  openTab('File');
  fireEvent.change(screen.getByLabelText('Job description file'), {
    target: { files: [fileOf({ name: 'jd.txt', type: 'text/plain' })] },
  });
  expect(screen.getByRole('alert').textContent).toBe('Please select a PDF file only');
  openTab('Text');
  type(TITLE, 'B');
  type(CONTENT, TEXT);
  await press('Generate JD');
  expect(uploadJobDescriptionText).toHaveBeenCalledTimes(1);
});

test('a file must be a PDF under 5 MB, to the byte', async () => {
  const { uploadJobDescriptionFile } = show();
  openTab('File');
  type(TITLE, 'B');
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Job description file'), { target: { files: [file] } });
  const remove = () => fireEvent.click(button('Remove the file'));
  choose(fileOf({ name: 'jd.txt', type: 'text/plain' }));
  expect(screen.getByRole('alert').textContent).toBe('Please select a PDF file only');
  remove();
  expect(screen.getByRole('alert').textContent).toBe('Please select a file to upload');
  choose(fileOf({ size: 5_242_880 }));
  expect(screen.getByRole('alert').textContent).toBe('File size must be less than 5MB');
  expect(uploadJobDescriptionFile).not.toHaveBeenCalled();
  remove();
  const file = fileOf({ size: 5_242_879 });
  choose(file);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Upload Job Description');
  expect(uploadJobDescriptionFile).toHaveBeenCalledWith(
    { userId: 'u1', token: 'tok' },
    { jobTitle: 'B', companyName: '', file: { bytes: file, name: file.name } },
    expect.anything(),
  );
});

test('keeps the input after an error, a switch of tabs, and a reload', async () => {
  const { uploadJobDescriptionText } = show();
  uploadJobDescriptionText.mockRejectedValue(
    new ApiError({
      kind: 'http',
      status: 500,
      fallbackKey: 'jdUpload',
      message: 'JD upload failed',
    }),
  );
  type(TITLE, 'Backend Engineer');
  type(COMPANY, 'Marsa Pay');
  type(CONTENT, TEXT);
  await press('Generate JD');
  expect(screen.getByRole('alert').textContent).toBe('JD upload failed');
  openTab('File');
  openTab('Text');
  expect([field(TITLE).value, field(COMPANY).value, field(CONTENT).value]).toEqual([
    'Backend Engineer',
    'Marsa Pay',
    TEXT,
  ]);
  cleanup();
  show();
  expect([field(TITLE).value, field(COMPANY).value, field(CONTENT).value]).toEqual([
    'Backend Engineer',
    'Marsa Pay',
    TEXT,
  ]);
  cleanup();
  show({ userId: 'someone-else', token: 'tok' });
  expect(field(TITLE).value).toBe('');
});

test('shows the text of §8 for a lost connection', async () => {
  const { uploadJobDescriptionText } = show();
  uploadJobDescriptionText.mockRejectedValue(
    new ApiError({ kind: 'network', fallbackKey: 'jdUpload', message: 'Failed to fetch' }),
  );
  type(TITLE, 'B');
  type(CONTENT, TEXT);
  await press('Generate JD');
  expect(screen.getByRole('alert').textContent).toBe(
    'Upload failed due to connection issues. Please check your internet and try again.',
  );
});

describe('a file that cannot be used', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Job description file'), { target: { files: [file] } });
  const submit = () => screen.queryByRole('button', { name: 'Upload Job Description' });
  const refusedRow = () => document.querySelector('.lucide-file-x');

  test.each([
    ['of another format', { name: 'jd.txt', type: 'text/plain' }, 'Please select a PDF file only'],
    ['that is empty', { size: 0 }, 'This file is empty. Choose another PDF.'],
  ])('%s gives way to another one', (_, wrong, text) => {
    show();
    openTab('File');
    type(TITLE, 'B');
    choose(fileOf(wrong));
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(submit()).toBeNull();
    button('Choose another PDF');
    choose(fileOf());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(submit()).not.toBeNull();
  });

  test('a scan that was sent is marked as refused, until another tab is opened', async () => {
    const { uploadJobDescriptionFile } = show();
    uploadJobDescriptionFile.mockResolvedValue({
      message: 'failed',
      processing_status: 'failed',
      data: { ...jobDescriptionOf(), processing_status: 'failed', failure_code: 'no_text' },
    });
    openTab('File');
    type(TITLE, 'B');
    choose(fileOf());
    expect(refusedRow()).toBeNull();
    await press('Upload Job Description');
    expect(screen.getByRole('alert').textContent).toContain('it may be a scan');
    expect(refusedRow()).not.toBeNull();
    expect(submit()).toBeNull();
    button('Choose another PDF');
    openTab('Text');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('says before it is sent that a link cannot be opened, and keeps it', async () => {
  const { uploadJobDescriptionText } = show();
  const link = 'Here it is: https://jobs.example.com/positions/backend-engineer-riyadh?id=48213';
  const text = 'We can’t open links. Paste the text of the job description here.';
  type(TITLE, 'B');
  type(CONTENT, link);
  fireEvent.blur(field(CONTENT));
  await settle();
  expect(screen.getByText(text)).toBeTruthy();
  await press('Generate JD');
  expect(screen.getByText(text)).toBeTruthy();
  expect(uploadJobDescriptionText).not.toHaveBeenCalled();
  expect(field(CONTENT).value).toBe(link);
  type(CONTENT, `${link} ${TEXT}`);
  expect(screen.queryByText(text)).toBeNull();
  await press('Generate JD');
  expect(uploadJobDescriptionText).toHaveBeenCalled();
});

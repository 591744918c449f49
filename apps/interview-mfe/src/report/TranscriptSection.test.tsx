import type { InterviewMessage } from '@portal/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@portal/i18n/testing';
import { demoInterview, INTERVIEW_ID } from '../testing/demo-interview';
import { TranscriptSection } from './TranscriptSection';

const message = (
  id: string,
  role: InterviewMessage['role'],
  content: string,
  metadata: InterviewMessage['metadata'] = null,
): InterviewMessage => ({
  id,
  interviewId: INTERVIEW_ID,
  role,
  content,
  metadata,
  createdAt: '2026-11-18T10:00:31Z',
});
const MESSAGES = [
  message('1', 'assistant', 'What made the old design', { startMs: 19_000, interrupted: true }),
  message('2', 'user', 'One row per merchant.', { startMs: 31_000 }),
  message('3', 'system', 'Another engine took over.'),
];
const show = (
  shown: { messageId: string; time: number } | null = null,
  messages: InterviewMessage[] | null = MESSAGES,
) =>
  render(
    <TranscriptSection
      messages={messages}
      language="en-US"
      interview={demoInterview}
      shown={shown}
      correct={null}
    />,
  );

beforeAll(async () => {
  await speak('en-US');
});
afterEach(cleanup);

test('shows text, speaker, time and interruptions', () => {
  show();
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'Interviewer00:19interruptedWhat made the old design',
    'You00:31One row per merchant.',
  ]);
});

test('marks what may have been misheard', () => {
  show(null, [
    message('1', 'user', 'We had a crate of rye.', { misheard: [3], doubtful: true }),
    message('3', 'user', 'We had a crate of rye.', { misheard: [3, 5] }),
    message('2', 'user', 'One row per merchant.', {}),
  ]);
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'YouMay have been misheardWe had a crate of rye.',
    'YouMay have been misheard: crate and rye.We had a crate of rye.',
    'YouOne row per merchant.',
  ]);
  expect(
    screen.getByText('May have been misheard', { selector: 'p:not(article p) > span' }),
  ).toBeTruthy();
});

test('an entry can be linked to, and is focused when a quote links to it', () => {
  show({ messageId: '2', time: 1 });
  expect(document.activeElement?.id).toBe('message-2');
});

test('can be searched', () => {
  show();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the transcript' }), {
    target: { value: 'ROW' },
  });
  expect(document.querySelector('mark')?.textContent).toBe('row');
  expect(screen.getByText('1 of 1')).toBeTruthy();
});

test('can be copied and downloaded', () => {
  show();
  expect(screen.getByRole('button', { name: 'Copy transcript' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download transcript' }));
  for (const name of ['Text file (TXT)', 'PDF document'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('has no search without a transcript', () => {
  show(null, []);
  expect(screen.getByText('No transcript available yet.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

describe('a long transcript', () => {
  const LONG = Array.from({ length: 20 }, (_, at) =>
    message(`${at}`, at % 2 ? 'user' : 'assistant', `Line ${at}`),
  );

  it('is folded until somebody wants to read it', () => {
    const { container } = show(null, LONG);
    expect(container.querySelector('details')?.open).toBe(false);
    cleanup();
    show();
    expect(document.querySelector('details')).toBeNull();
  });

  it('unfolds for a quote that links to it', () => {
    const { container } = show({ messageId: '15', time: 1 }, LONG);
    expect(container.querySelector('details')?.open).toBe(true);
    expect(document.activeElement?.textContent).toContain('Line 15');
  });
});

import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import { speak } from '@portal/i18n/testing';
import type { InterviewSummary } from '@portal/protocol';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { interviewOf } from '../testing/records';
import { PastInterviews, type PastInterviewsProps } from './PastInterviews';
import { interviewsKey } from './use-setup-data';

const held = (day: number, overallScore: number | null, part: Partial<InterviewSummary> = {}) =>
  interviewOf({
    id: `i${day}`,
    jobTitle: `Role ${day}`,
    completedAt: new Date(Date.UTC(new Date().getUTCFullYear(), 0, day, 10)).toISOString(),
    overallScore,
    ...part,
  });
/** Advances the fake clock by 50 ms, so that pending promises can settle. */
const settle = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(50);
  });

async function show(list: InterviewSummary[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const listInterviews = jest.fn(() => Promise.resolve(list));
  const deleteInterview = jest.fn<(id: string) => Promise<void>>().mockResolvedValue(undefined);
  const onPractise = jest.fn<PastInterviewsProps['onPractise']>();
  const onOpenReport = jest.fn<PastInterviewsProps['onOpenReport']>();
  function Page() {
    const query = useQuery({ queryKey: interviewsKey('u1'), queryFn: listInterviews });
    return (
      <PastInterviews
        query={query}
        main={{ deleteInterview }}
        userId="u1"
        disabled={false}
        onOpenReport={onOpenReport}
        onPractise={onPractise}
      />
    );
  }
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await settle();
  return { deleteInterview, onPractise, onOpenReport };
}

const list = () => screen.getAllByRole('table').at(-1)!;
const rows = () => within(list()).getAllByRole('row').slice(1);
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const askToDelete = async () => {
  screen.getByRole('button', { name: 'More: Role 9, Jan 9' }).focus();
  await press('More: Role 9, Jan 9');
  await press('Delete');
};
const two = [held(18, 74), held(9, 52)];

beforeAll(() => speak('en-US'));
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  await act(() => speak('en-US'));
});

describe('the trend', () => {
  test('shows the latest score and its change, as a line and a table', async () => {
    await show(two);
    expect(screen.getByRole('heading', { name: 'Latest score' })).toBeTruthy();
    expect(screen.getByText('+22 since your first scored interview')).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Score of each interview' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Jan 952', 'Jan 1874']);
  });

  test.each([
    [60, '−14 since your first scored interview'],
    [74, 'Same as your first scored interview'],
  ])('describes a change to %d', async (latest, words) => {
    await show([held(18, latest), held(9, 74)]);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('shows a sentence instead of a line for one interview', async () => {
    await show([held(9, 52)]);
    expect(
      screen.getByText('Your first score. The next interview shows how you progress.'),
    ).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Score of each interview' })).toBeNull();
  });

  test('is absent without a score', async () => {
    await show([held(9, null, { status: 'analysis_failed' })]);
    expect(screen.queryByText('Latest score')).toBeNull();
    expect(within(rows()[0]!).getByText('Couldn’t score')).toBeTruthy();
  });

  test('uses Arabic plural forms', async () => {
    await act(() => speak('ar-SA'));
    await show([held(18, 55), held(9, 52)]);
    expect(screen.getByText(/ 3 نقاط/)).toBeTruthy();
  });
});

describe('the list', () => {
  test('shows ten of a hundred, then all, and keeps focus on the button', async () => {
    await show(Array.from({ length: 100 }, (_, index) => held(100 - index, index % 90)));
    expect(rows()).toHaveLength(10);
    screen.getByRole('button', { name: 'Show all 100' }).focus();
    await press('Show all 100');
    expect(rows()).toHaveLength(100);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Show fewer', expanded: true }),
    );
  });

  test('opens each report', async () => {
    const { onOpenReport } = await show(two);
    await press('View report: Role 9, Jan 9');
    expect(onOpenReport).toHaveBeenCalledWith('i9');
  });

  test('offers to practise again', async () => {
    const { onPractise } = await show(two);
    await press('More: Role 9, Jan 9');
    await press('Practice again');
    expect(onPractise).toHaveBeenCalledWith(two[1]);
    expect(screen.queryByRole('button', { name: 'Practice again' })).toBeNull();
  });

  test('closes further actions on Escape and returns the focus', async () => {
    await show(two);
    await press('More: Role 9, Jan 9');
    screen.getByRole('button', { name: 'Delete' }).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'More: Role 9, Jan 9', expanded: false }),
    );
  });
});

describe('deleting', () => {
  test('asks first; cancelling deletes nothing and returns the focus', async () => {
    const { deleteInterview } = await show(two);
    await askToDelete();
    expect(
      screen.getByRole('alertdialog', { name: 'Delete this interview?' }).textContent,
    ).toContain('This also deletes the transcript and feedback of Role 9, Jan 9.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(deleteInterview).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'More: Role 9, Jan 9' }),
    );
  });

  test('removes the row, announces it, and focuses the heading', async () => {
    const { deleteInterview } = await show(two);
    await askToDelete();
    await press('Delete');
    expect(deleteInterview).toHaveBeenCalledWith('i9');
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('Interview deleted.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Past interviews' }));
  });

  test('keeps the interview after a failure, shows why and can be retried', async () => {
    const { deleteInterview } = await show(two);
    deleteInterview.mockRejectedValueOnce(
      new ApiError({
        kind: 'http',
        status: 409,
        code: 'interview_in_progress',
        fallbackKey: 'deleteInterview',
        message: 'x',
        serverMessage: 'This interview is still in progress. End it first.',
      }),
    );
    await askToDelete();
    await press('Delete');
    expect(screen.getByRole('alert').textContent).toBe(
      'This interview is still in progress. End it first.',
    );
    await press('Delete');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  test('treats a missing interview as deleted', async () => {
    const { deleteInterview } = await show(two);
    deleteInterview.mockRejectedValueOnce(
      new ApiError({
        kind: 'http',
        status: 404,
        code: 'not_found',
        fallbackKey: 'deleteInterview',
        message: 'x',
      }),
    );
    await askToDelete();
    await press('Delete');
    expect(rows()).toHaveLength(1);
  });
});

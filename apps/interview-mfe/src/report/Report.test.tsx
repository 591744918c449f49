import { jest } from '@jest/globals';
import type { ReportProps } from '@portal/mfe-contract';
import { settle } from '@portal/testing/fake-clock';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createDemoReport } from './testing/demo-report';
import { speak } from '@portal/i18n/testing';
import { ReportView } from './Report';

async function show(
  scene = '',
  source: ReportProps['source'] = { kind: 'session', interviewId: 'i1' },
) {
  const onClose = jest.fn();
  const view = render(
    <ReportView
      source={source}
      onClose={onClose}
      createLoader={() => createDemoReport(scene, { ticket: source.kind === 'ticket' })}
    />,
  );
  await act(settle);
  return { onClose, ...view };
}
const TICKET = { kind: 'ticket', interviewId: 'i1', ticket: 't' } as const;
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(async () => {
  await speak('en-US');
});
afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

describe('report', () => {
  test('shows the overall score, its sentence and the scoring engine', async () => {
    await show();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Backend Engineer, Marsa Pay' }),
    ).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Score 74 of 100' })).toBeTruthy();
    expect(screen.getByText('Scored by fixed rules')).toBeTruthy();
    expect(
      screen.getByText(/Apart from some common mistakes, they didn’t check whether .* correct\./),
    ).toBeTruthy();
  });

  test('begins with the greatest strength and what to change first, before any number', async () => {
    await show();
    const top = region('Backend Engineer, Marsa Pay');
    expect(top.getByText('Your greatest strength is technical depth.')).toBeTruthy();
    expect(top.getByText(/^We kept one balance row per merchant/)).toBeTruthy();
    expect(top.getByText('What we heard')).toBeTruthy();
    expect(top.getByRole('heading', { name: 'Change this first' }).nextSibling?.textContent).toBe(
      'End with the result',
    );
    const sections = screen.getAllByRole('region').map(({ id }) => id);
    expect(sections.slice(0, 3)).toEqual([
      ...['report-overview', 'report-nextSteps', 'report-overall'],
    ]);
  });

  test('makes up no strength where nothing was scored', async () => {
    await show('abstained');
    expect(screen.getByText(/^We couldn’t score enough of what you said/)).toBeTruthy();
    expect(screen.queryByText(/greatest strength/)).toBeNull();
  });

  test('the candidate can practice again; a ticket reader has to log in first', async () => {
    const { onClose, unmount } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Practice again' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    await show('', TICKET);
    expect(screen.queryByRole('button', { name: 'Practice again' })).toBeNull();
  });

  test("shows a competency's score with its quotes", async () => {
    await show();
    const competencies = region('Competencies');
    expect(competencies.getByRole('heading', { name: 'Technical depth 81' })).toBeTruthy();
    expect(competencies.getAllByText(/We kept one balance row per merchant/)).toHaveLength(2);
  });

  test('shows an abstention with its reason', async () => {
    await show();
    expect(
      region('Competencies').getByRole('heading', { name: 'Delivery Not scored' }),
    ).toBeTruthy();
    expect(screen.getByText('Too little was spoken to measure this fairly.')).toBeTruthy();
  });

  test('a quote links to its entry in the transcript', async () => {
    await show();
    fireEvent.click(
      region('Competencies').getAllByRole('button', { name: 'Show in transcript, 00:31' })[0]!,
    );
    expect(document.activeElement?.textContent).toContain('so payouts were late by hours.');
  });

  test('the button or Escape returns to the quote', async () => {
    await show();
    const quote = region('Competencies').getAllByRole('button', {
      name: 'Show in transcript, 00:31',
    })[0]!;
    for (const goBack of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Back to the feedback' })),
      () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' }),
    ]) {
      quote.focus();
      fireEvent.click(quote);
      expect(document.activeElement).not.toBe(quote);
      goBack();
      expect(document.activeElement).toBe(quote);
      expect(screen.queryByRole('button', { name: 'Back to the feedback' })).toBeNull();
    }
  });

  test('without a transcript a quote links to its section, which says so', async () => {
    await show('untranscribed');
    fireEvent.click(
      region('Competencies').getAllByRole('button', { name: 'Show in transcript, 00:31' })[0]!,
    );
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Transcript' }));
    expect(region('Transcript').getByText('We couldn’t load the transcript.')).toBeTruthy();
  });

  test("shows each question's summary, strengths, gaps and outline", async () => {
    await show();
    const question = within(region('Questions').getAllByRole('group')[0]!);
    for (const text of [
      'What was good',
      'What was missing',
      'An outline of a stronger answer',
      'The symptom, and who saw it first',
    ])
      expect(question.getByText(text)).toBeTruthy();
  });

  test('every chart has a table', async () => {
    await show();
    const delivery = region('Delivery');
    expect(delivery.getAllByRole('table')).toHaveLength(5);
    expect(delivery.getByRole('row', { name: 'You 68%' })).toBeTruthy();
    expect(delivery.getByRole('row', { name: 'Q4 171' })).toBeTruthy();
    expect(delivery.getByRole('row', { name: 'um 9' })).toBeTruthy();
  });

  test('names questions without timing', async () => {
    await show('long');
    expect(region('Delivery').getByText('Not timed: Q7')).toBeTruthy();
  });

  test('says that nothing was measured if all answers were typed', async () => {
    await show('typed');
    expect(
      region('Delivery').getByText(/^You didn’t speak, so there’s no timing to measure/),
    ).toBeTruthy();
    expect(region('Delivery').queryByRole('table')).toBeNull();
  });

  test('explains a missing score', async () => {
    await show('abstained');
    expect(screen.getByRole('img', { name: 'No score' })).toBeTruthy();
    expect(screen.getByText(/We understood too little of what you said to score it/)).toBeTruthy();
  });

  test('leads to earlier revisions and back, and keeps the focus there', async () => {
    await show('third revision');
    const press = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      fireEvent.click(screen.getByRole('button', { name }));
      await act(settle);
    };
    expect(screen.queryByRole('button', { name: 'Show the newest report' })).toBeNull();
    await press('Show the previous report');
    expect(screen.getByText(/^This is an earlier report, revision 2 of 3/)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('revision 2 of 3');
    await press('Show the previous report');
    expect(screen.getByText(/revision 1 of 3/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the previous report' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('revision 1 of 3');
    await press('Show the newest report');
    expect(screen.queryByText(/earlier report/)).toBeNull();
    expect(screen.getByText('Revision 3')).toBeTruthy();
  });

  test('has no revisions to show if it was scored once', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /report$/ })).toBeNull();
  });

  test('printing names the PDF, then restores the page’s title', async () => {
    await show();
    document.title = 'Interview Portal';
    fireEvent(window, new Event('beforeprint'));
    expect(document.title).toBe('Backend Engineer, Marsa Pay - Your feedback - Nov 18, 2026');
    fireEvent(window, new Event('afterprint'));
    expect(document.title).toBe('Interview Portal');
  });

  test('the printed page has every score, and leaves out the details and the transcript', async () => {
    await show();
    const printed = screen
      .getAllByRole('rowheader', { hidden: true })
      .filter((cell) => cell.closest('[data-not-printed]') === null)
      .map((cell) => `${cell.textContent}: ${cell.nextSibling?.textContent}`);
    expect(printed).toHaveLength(1 + 5 + 5);
    expect(printed).toEqual(
      expect.arrayContaining([
        'Overall score: 74',
        'Delivery: Not scored',
        '1. What made the old billing design stop working?: 84',
      ]),
    );
    const kept = screen
      .getAllByRole('region')
      .filter((section) => section.closest('[data-not-printed]') === null)
      .map(({ id }) => id);
    expect(kept).toEqual(['report-overview', 'report-nextSteps']);
  });

  test('the button prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  test('the candidate can restart a failed analysis; a ticket reader learns where to', async () => {
    const { unmount } = await show('analysis-failed');
    fireEvent.click(screen.getByRole('button', { name: 'Score again' }));
    expect(screen.getByRole('heading', { name: 'Your feedback is being prepared' })).toBeTruthy();
    unmount();
    const { onClose } = await show('analysis-failed', TICKET);
    expect(screen.getByText(/Log in and open this interview under Past interviews/)).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Back to login' }).at(-1)!);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['ticket-ended', 'Log in to see your feedback'],
    ['gone', 'This interview was deleted'],
    ['not-analysed', 'No feedback yet'],
  ])('%s has a message and a way out', async (scene, title) => {
    const { onClose } = await show(scene, TICKET);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    fireEvent.click(
      within(screen.getByRole('status')).getByRole('button', { name: 'Back to login' }),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('retrying keeps the focus on the page', async () => {
    const { container } = await show('down');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(container.contains(document.activeElement)).toBe(true);
  });

  test('says that the report is being prepared', async () => {
    const { unmount } = await show('preparing');
    expect(screen.getByRole('heading', { name: 'Your feedback is being prepared' })).toBeTruthy();
    unmount();
  });

  test('closes, back to login with a ticket', async () => {
    const { onClose } = await show('', { kind: 'ticket', interviewId: 'i1', ticket: 't' });
    fireEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('renders in Arabic', async () => {
    await act(() => speak('ar-SA'));
    await show();
    for (const name of ['الكفاءات', 'الأسئلة', 'الإلقاء', 'نص المقابلة'])
      expect(screen.getByRole('region', { name })).toBeTruthy();
    expect(screen.getByText('تقييم بقواعد ثابتة')).toBeTruthy();
  });
});

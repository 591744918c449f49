import { jest } from '@jest/globals';
import type { ReportProps } from '@portal/mfe-contract';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createDemoReport } from '../harness/demo-report';
import { settle } from '../room/testing/fake-clock';
import { speak } from '@portal/i18n/testing';
import { ReportView } from './Report';

async function show(scene = '', source: ReportProps['source'] = { kind: 'session', interviewId: 'i1' }) {
  const onClose = jest.fn();
  const view = render(<ReportView source={source} onClose={onClose} createLoader={() => createDemoReport(scene)} />);
  await act(settle);
  return { onClose, ...view };
}
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await speak('en-US');
});
afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

describe('report', () => {
  test('the overall score, its sentence and the engine that scored are named', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Backend Engineer, Marsa Pay' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Score 74 of 100' })).toBeTruthy();
    expect(screen.getByText('Built-in interviewer, scored by rules')).toBeTruthy();
  });

  test('a competency shows its score with the words it rests on', async () => {
    await show();
    const competencies = region('Competencies');
    expect(competencies.getByRole('heading', { name: 'Technical depth 81' })).toBeTruthy();
    expect(competencies.getAllByText(/We kept one balance row per merchant/)).toHaveLength(2);
  });

  test('an abstention says so, with its reason', async () => {
    await show();
    expect(region('Competencies').getByRole('heading', { name: 'Delivery Not scored' })).toBeTruthy();
    expect(screen.getByText('Too little was spoken to measure this fairly.')).toBeTruthy();
  });

  test('a quote leads to its entry in the transcript', async () => {
    await show();
    fireEvent.click(region('Competencies').getAllByRole('button', { name: 'Show in transcript, 00:31' })[0]!);
    expect(document.activeElement?.textContent).toContain('so payouts were late by hours.');
  });

  test('each question has its summary, what was good, what was missing and an outline', async () => {
    await show();
    const question = within(region('Questions').getAllByRole('group')[0]!);
    for (const text of ['What was good', 'What was missing', 'An outline that would score higher', 'The symptom, and who saw it first']) expect(question.getByText(text)).toBeTruthy();
  });

  test('every chart has a table', async () => {
    await show();
    const delivery = region('Delivery');
    expect(delivery.getAllByRole('table')).toHaveLength(4);
    expect(delivery.getByRole('row', { name: 'Q4 171' })).toBeTruthy();
    expect(delivery.getByRole('row', { name: 'um 9' })).toBeTruthy();
  });

  test('while the analysis runs it says that the report is being prepared', async () => {
    const { unmount } = await show('preparing');
    expect(screen.getByRole('heading', { name: 'Your feedback is being prepared' })).toBeTruthy();
    unmount();
  });

  test('it closes: back to login with a ticket', async () => {
    const { onClose } = await show('', { kind: 'ticket', interviewId: 'i1', ticket: 't' });
    fireEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('in Arabic the report is in Arabic', async () => {
    await act(() => speak('ar-SA'));
    await show();
    for (const name of ['الكفاءات', 'الأسئلة', 'الإلقاء', 'نص المقابلة']) expect(screen.getByRole('region', { name })).toBeTruthy();
    expect(screen.getByText('المُحاوِر المدمج، تقييم بالقواعد')).toBeTruthy();
  });
});

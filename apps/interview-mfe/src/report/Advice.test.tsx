import { speak } from '@portal/i18n/testing';
import type { Assessment, Language } from '@portal/protocol';
import { sampleAssessment, sampleMessages, sampleModelReading } from '@portal/testing/fake-servers';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ReportContent } from './ReportContent';
import { READ_ONLY } from './testing/read-only';

/** Shows the report on an interview in one language, on a page in another. */
async function show(
  change: Partial<Assessment>,
  { interview = 'en-US', page = 'en-US' }: { interview?: Language; page?: Language } = {},
) {
  await act(() => speak(page));
  render(
    <ReportContent
      assessment={sampleAssessment(interview, change)}
      {...READ_ONLY}
      messages={sampleMessages(interview)}
    />,
  );
}
const sections = () => screen.getAllByRole('region').map(({ id }) => id.replace('report-', ''));
const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('#report-', ''));

afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

it('shows each sentence with its quote, after the next steps', async () => {
  await show(sampleModelReading());
  const items = within(screen.getByRole('region', { name: 'Advice' })).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(within(items[0]!).getByText(/^Say how you found the contention/)).toBeTruthy();
  expect(within(items[0]!).getByText('two hundred writers fought over the same row')).toBeTruthy();
  expect(within(items[1]!).getByText('payouts were late by hours')).toBeTruthy();
  expect(sections().slice(0, 5)).toEqual([
    ...['overview', 'nextSteps', 'overall', 'advice', 'competencies'],
  ]);
  expect(links()).toContain('advice');
});

it('a quote leads to its place in the transcript, and back', async () => {
  await show(sampleModelReading());
  const quote = within(screen.getByRole('region', { name: 'Advice' })).getAllByRole('button', {
    name: 'Show in transcript, 00:31',
  })[1]!;
  quote.focus();
  fireEvent.click(quote);
  expect(document.activeElement?.textContent).toContain('We kept one balance row per merchant.');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the feedback' }));
  expect(document.activeElement).toBe(quote);
});

it.each([
  ['ar-SA', 'en-US', 'rtl'],
  ['en-US', 'ar-SA', 'ltr'],
] as const)('advice in %s on a page in %s runs %s', async (interview, page, direction) => {
  const { advice } = sampleModelReading(interview);
  await show({ advice }, { interview, page });
  const sentence = screen.getByText(advice![0]!.text);
  expect(sentence.lang).toBe(interview);
  expect(sentence.dir).toBe(direction);
});

it.each([
  ['an old report', {}],
  ['an empty list', { advice: [] }],
])('shows nothing for %s', async (_name, change) => {
  await show(change);
  expect(screen.queryByRole('region', { name: 'Advice' })).toBeNull();
  expect(links()).toEqual(sections());
  expect(links()).not.toContain('advice');
});

it('leads to no section that a report without next steps lacks', async () => {
  await show({ nextSteps: [] });
  expect(links()).not.toContain('nextSteps');
  expect(links()).toEqual(sections());
});

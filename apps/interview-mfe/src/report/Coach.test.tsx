import { speak } from '@portal/i18n/testing';
import type { Assessment, InterviewMessage, Language } from '@portal/protocol';
import { severalAnswers, severalMessages } from '@portal/testing/fake-servers';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ReportContent } from './ReportContent';
import { READ_ONLY } from './testing/read-only';

async function show(
  change: Partial<Assessment> = {},
  {
    language = 'en-US',
    messages = severalMessages(language),
    onPractise = null,
  }: {
    language?: Language;
    messages?: InterviewMessage[];
    onPractise?: (() => void) | null;
  } = {},
) {
  await act(() => speak(language));
  render(
    <ReportContent
      assessment={severalAnswers(language, change)}
      {...READ_ONLY}
      messages={messages}
      onPractise={onPractise}
    />,
  );
}
const top = (name = 'Your feedback') => within(screen.getByRole('region', { name }));
/** Returns the part of the overview that shows the first step. */
const firstStep = (heading = 'Change this first', region?: string) =>
  top(region).getByRole('heading', { name: heading }).parentElement!.parentElement!;
const furtherSteps = () =>
  within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('listitem');
const steps = () => [firstStep(), ...furtherSteps()];

afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

test('each step shows what we heard, and leads there', async () => {
  await show();
  expect(steps().map((step) => step.querySelector('blockquote')?.textContent)).toEqual([
    'I would look at the dashboards first, and then talk to the team about it.',
    'usually a job compares them at night',
    'It assumed one row per merchant, so we replayed the events and added a check.',
  ]);
  const [first] = steps();
  expect(within(first!).getByText('What we heard')).toBeTruthy();
  fireEvent.click(within(first!).getByRole('button', { name: 'Show in transcript, 02:44' }));
  expect(document.activeElement?.textContent).toContain('I would look at the dashboards first');
});

test('the first step is not repeated among the next ones, which count on', async () => {
  await show();
  expect(furtherSteps()).toHaveLength(2);
  expect(furtherSteps()[0]!.closest('ol')!.start).toBe(2);
  const title = top().getByRole('heading', { name: 'Change this first' }).nextSibling!.textContent!;
  expect(screen.getAllByText(title)).toHaveLength(1);
});

test('with a single step, practicing again is still offered to who can', async () => {
  const step = { title: { key: 'stretchStepTitle' }, detail: { key: 'stretchStepDetail' } };
  await show({ nextSteps: [step] });
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  cleanup();
  await show({ nextSteps: [step] }, { onPractise: () => undefined });
  expect(screen.getByRole('button', { name: 'Practice again' })).toBeTruthy();
});

test('the score comes after both sentences, and leads to the section about it', async () => {
  await show();
  const link = top().getByRole('link', { name: 'Score 74 of 100' });
  expect(firstStep().compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Overall score' }));
});

test('shows no score in the overview if there is none', async () => {
  await show({ overall: { ...severalAnswers().overall, score: null } });
  expect(top().queryByRole('link')).toBeNull();
});

test('calls words that were typed typed', async () => {
  const typed = severalMessages().map((message) => ({
    ...message,
    metadata: { ...message.metadata, typed: true },
  }));
  await show({}, { messages: typed });
  expect(within(steps()[0]!).getByText('What you typed')).toBeTruthy();
  expect(screen.queryByText('What we heard')).toBeNull();
});

test('a step that comes from no single moment says so', async () => {
  const step = (name: string) => ({
    title: { key: `${name}StepTitle`, values: { skill: 'Kafka' } },
    detail: { key: `${name}StepDetail`, values: { skill: 'Kafka', long: 3 } },
  });
  await show({ nextSteps: [step('pauses'), step('gap'), step('stretch')] });
  const [pauses, gap, stretch] = steps();
  expect(within(pauses!).getByText('Seen across the whole interview.')).toBeTruthy();
  expect(within(gap!).getByText(/^Found by comparing the job description/)).toBeTruthy();
  expect(stretch!.children).toHaveLength(1);
});

test('calls a first step that mends nothing something to try', async () => {
  const step = { title: { key: 'stretchStepTitle' }, detail: { key: 'stretchStepDetail' } };
  await show({ nextSteps: [step] });
  expect(top().getByRole('heading', { name: 'Try next' }).nextSibling?.textContent).toBe(
    'Try a harder interview',
  );
});

test('says so if nothing stood out', async () => {
  const { competencies, questions } = severalAnswers();
  await show({
    nextSteps: [],
    competencies: competencies.map((one) => ({ ...one, score: 20 })),
    questions: questions.map((one) => ({ ...one, good: [] })),
  });
  expect(top().getByText('No answer stood out yet. That’s what practice is for.')).toBeTruthy();
  expect(top().getByText('Nothing stood out to change.')).toBeTruthy();
});

test('speaks Arabic', async () => {
  await show({}, { language: 'ar-SA' });
  expect(top('تقييم مقابلتك').getByText('أبرز نقاط قوتك العمق التقني.')).toBeTruthy();
  expect(
    within(firstStep('أول خطوة للتحسين', 'تقييم مقابلتك')).getByText('ما سمعناه'),
  ).toBeTruthy();
});

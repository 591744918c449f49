import { speak } from '@portal/i18n/testing';
import type {
  Evidence,
  InterviewMessage,
  Language,
  QuestionFeedback,
  ReportItem,
} from '@portal/protocol';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Questions } from './Questions';
import { QuotedMessages } from './quoted-messages';

const evidence = (quote: string): Evidence => ({
  messageId: 'm1',
  segmentId: null,
  questionIndex: 0,
  quote,
  atMs: null,
});
const FEEDBACK: QuestionFeedback = {
  index: 0,
  category: 'technical',
  question: 'Why an index?',
  score: 60,
  summary: { key: 'summaryNoAnswer' },
  good: [],
  missing: [],
  outline: [],
  evidence: [],
};
const show = (changes: Partial<QuestionFeedback>, language: Language = 'en-US') =>
  render(
    <Questions
      questions={[{ ...FEEDBACK, ...changes }]}
      language={language}
      onShowMessage={() => undefined}
    />,
  );
const itemWith = (text: string) => screen.getByText(text).closest('li')!;

const OWN_PART: ReportItem = { key: 'goodOwnPart', evidence: evidence('I measured it') };
const MISTAKE: ReportItem = {
  key: 'missingMistake',
  values: { fact: 'It slows writes.' },
  evidence: evidence('an index speeds up writes'),
};

afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

describe('praise and blame', () => {
  beforeAll(() => speak('en-US'));

  test('show the words that they rest on', () => {
    show({ good: [OWN_PART], missing: [MISTAKE] });
    expect(within(itemWith('Your own part is clear.')).getByText('I measured it').tagName).toBe(
      'Q',
    );
    const mistake = within(itemWith('This isn’t right. It slows writes.'));
    expect(mistake.getByText('an index speeds up writes')).toBeTruthy();
  });

  test('mark the words of a quote that may have been misheard', () => {
    const message: InterviewMessage = {
      id: 'm1',
      interviewId: 'i1',
      role: 'user',
      content: 'First I measured it with a crate',
      metadata: { misheard: [0, 2, 3, 6] },
      createdAt: '2026-11-18T10:00:31Z',
    };
    render(
      <QuotedMessages value={[message]}>
        <Questions
          questions={[{ ...FEEDBACK, good: [OWN_PART], evidence: [evidence('a crate')] }]}
          language="en-US"
          onShowMessage={() => undefined}
        />
      </QuotedMessages>,
    );
    const quotes = [...document.querySelectorAll('q')].map(({ textContent }) => textContent);
    expect(quotes).toEqual(['I measured it', 'a crate']);
    const told = screen
      .getAllByText(/^May have been misheard/)
      .map(({ textContent }) => textContent);
    expect(told).toEqual(['May have been misheard: measured it', 'May have been misheard: crate']);
  });

  test('show no quote where there is none, as in reports made before', () => {
    show({ good: [{ key: 'goodOwnPart' }], missing: [{ key: 'missingFigure' }] });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(document.querySelector('blockquote')).toBeNull();
  });

  test('call a mistake wrong, not only missing', () => {
    show({ missing: [MISTAKE] });
    expect(screen.getByText('What was missing or wrong')).toBeTruthy();
    cleanup();
    show({ missing: [{ key: 'missingFigure' }] });
    expect(screen.getByText('What was missing')).toBeTruthy();
  });

  test("quote in the interview's language and direction on a page in another", async () => {
    await act(() => speak('ar-SA'));
    show({ missing: [MISTAKE] });
    const english = screen.getByText('an index speeds up writes').parentElement!;
    expect([english.lang, english.dir]).toEqual(['en-US', 'ltr']);
    expect(screen.getByText(/^هذا غير صحيح/)).toBeTruthy();
    cleanup();
    show({ good: [{ ...OWN_PART, evidence: evidence('قست الاستعلامات') }] }, 'ar-SA');
    const arabic = screen.getByText('قست الاستعلامات').parentElement!;
    expect([arabic.lang, arabic.dir]).toEqual(['ar-SA', 'rtl']);
  });
});

import { createFormatters } from '@portal/i18n';
import { speak } from '@portal/i18n/testing';
import type { Language } from '@portal/protocol';
import { sampleAssessment, sampleModelReading } from '@portal/testing/fake-servers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Overall } from './Overall';
import { ReadBy } from './ReadBy';

const readBy = sampleModelReading().readBy!;

/** Shows the statement and returns its text. */
async function textOf(
  change: Partial<typeof readBy>,
  {
    language = 'en-US',
    scored = true,
    usable = true,
  }: { language?: Language; scored?: boolean; usable?: boolean } = {},
): Promise<string> {
  await act(() => speak(language));
  const { container } = render(
    <ReadBy readBy={{ ...readBy, ...change }} usable={usable} scored={scored} />,
  );
  return container.textContent;
}

afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

it("tells the number of readings and what scored, without the model's name", async () => {
  expect(await textOf({})).toContain(
    'A language model looked for the key points in your answers 3 times, and fixed rules scored what it found.',
  );
});

it('says on what share of the points the readings agreed', async () => {
  expect(await textOf({ agreement: 0.92 })).toContain('The readings agreed on 92% of the points.');
});

it('compares nothing after a single reading', async () => {
  const text = await textOf({ runs: 1, agreement: 0.5 });
  expect(text).toContain('in your answers once');
  expect(text).not.toContain('The readings');
});

it.each([
  [0.69, true],
  [0.7, false],
])('at an agreement of %d, says that the scores are less certain: %s', async (agreement, shown) => {
  expect(/the scores are less certain/.test(await textOf({ agreement }))).toBe(shown);
});

it('says nothing about the certainty of scores that there are not', async () => {
  expect(await textOf({ agreement: 0.2 }, { scored: false })).not.toContain('less certain');
});

it.each([
  [[], /Only the rules/, false],
  [[1], /Only the rules read question 2\./, true],
  [[1, 3], /Only the rules read questions 2 and 4\./, true],
])('names the questions %j that only the rules read', async (questionsByRules, said, shown) => {
  expect(said.test(await textOf({ questionsByRules }))).toBe(shown);
});

it('says that rules alone read the answers if no reading could be used', async () => {
  const text = await textOf({ agreement: 0, questionsByRules: [0, 1] }, { usable: false });
  expect(text).toBe(
    'A language model was asked to read your answers, but we couldn’t use its readings. Fixed rules read them instead.',
  );
});

it.each([
  [1, 'مرة واحدة'],
  [2, 'مرتين'],
  [3, '3 مرات'],
  [11, '11 مرة'],
])('reads %d times in Arabic', async (runs, times) => {
  expect(await textOf({ runs }, { language: 'ar-SA' })).toContain(`في إجاباتك ${times}،`);
});

it.each([
  [[1], 'السؤال 2 قرأته القواعد وحدها.'],
  [[1, 3], 'السؤالان 2 و4 قرأتهما القواعد وحدها.'],
  [[0, 1, 3], 'الأسئلة 1 و2 و4 قرأتها القواعد وحدها.'],
])('names the questions %j in Arabic', async (questionsByRules, said) => {
  const text = await textOf({ questionsByRules, agreement: 0.92 }, { language: 'ar-SA' });
  expect(text).toContain(said);
  expect(text).toContain(
    `اتفقت القراءات على ${createFormatters('ar-SA').percent(0.92)} من النقاط.`,
  );
});

describe('at the top of the report', () => {
  const NOT_CHECKED = /they didn’t check whether what you said is correct/;
  const show = (assessment: ReturnType<typeof sampleAssessment>) =>
    render(<Overall assessment={assessment} interview={null} />);

  it('replaces the sentence about rules that check nothing', () => {
    show(sampleAssessment('en-US', sampleModelReading()));
    expect(screen.getByText(/The readings agreed on 64% of the points\./)).toBeTruthy();
    expect(
      screen.getByText('Read by a language model on this server, scored by fixed rules'),
    ).toBeTruthy();
    expect(screen.queryByText(NOT_CHECKED)).toBeNull();
  });

  it('leaves reports that no model read as they were', () => {
    show(sampleAssessment());
    expect(screen.getByText(NOT_CHECKED)).toBeTruthy();
    expect(screen.queryByText(/language model/)).toBeNull();
    expect(screen.getByText('Scored by fixed rules')).toBeTruthy();
  });
});

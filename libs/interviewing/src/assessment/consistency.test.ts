// eslint-disable-next-line no-restricted-imports -- only tests read files
import { readFileSync } from 'node:fs';
import type { InterviewPlan, Language, PlannedQuestion, ReportItem } from '@portal/protocol';
import { interviewWith, planFor } from '../testing/interviews';
import { signals } from '../language/signals';
import { words } from '../language/words';
import { assess } from './assess';
import { actionsIn } from './reading/actions';

interface Pair {
  id: string;
  question: Asked & { topic: string; points: string[]; keywords: string[] };
  earlier: { question: string; type: Asked['type']; answer: string }[];
  better: { text: string; quality: string };
  worse: { text: string; quality: string };
}
interface Asked {
  text: string;
  type: 'technical' | 'behavioral';
}

const LANGUAGES: [file: string, Language][] = [
  ['en', 'en-US'],
  ['ar', 'ar-SA'],
];

const BASE = { 'en-US': planFor(), 'ar-SA': planFor({ language: 'ar-SA' }) };

/** The calibration's pairs, with a report on every answer of theirs by `report`. */
const ofAll = <Report>(
  report: (pair: Pair, answer: Pair['better'], language: Language) => Report,
): Report[] =>
  LANGUAGES.flatMap(([file, language]) => {
    const folder = new URL('../../../../bench/calibration/corpus/pairs/', import.meta.url);
    return readFileSync(new URL(`${file}.jsonl`, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        const pair = JSON.parse(line) as Pair;
        return [pair.better, pair.worse].map((answer) => report(pair, answer, language));
      });
  });

/** Reports on every answer, after what was answered before it. */
const REPORTS = ofAll(reportOn);

/** Points of the bank's stories: what they ask for, and whether a passage says it. */
const STORY: Record<Language, readonly [point: string, isSaid: (quote: string) => boolean][]> = {
  'en-US': [
    ['what you did', (quote) => actionsIn(words(quote)).mine > 0],
    ['the result', (quote) => signals(quote).results > 0],
  ],
  'ar-SA': [
    ['التصرف', (quote) => actionsIn(words(quote)).mine > 0],
    ['النتيجة', (quote) => signals(quote).results > 0],
  ],
};

function reportOn(pair: Pair, { text, quality }: Pair['better'], language: Language) {
  const { topic, points, keywords } = pair.question;
  const plan: InterviewPlan = {
    ...BASE[language],
    questions: [
      ...pair.earlier.map(({ question, type }) => planned({ text: question, type })),
      planned(pair.question, { topic, expectedPoints: points, keywords }),
    ],
  };
  const messages = interviewWith(plan, [...pair.earlier.map(({ answer }) => answer), text]);
  const { questions, nextSteps } = assess({ plan, messages, interview: { language } });
  const { summary, good, missing, score } = questions.at(-1)!;
  const sentences = [summary, ...good, ...missing];
  // Of several answers a step may be about another one.
  const steps = plan.questions.length === 1 ? nextSteps.map(({ title }) => title) : [];
  return {
    id: pair.id,
    language,
    quality,
    text,
    score,
    good,
    missing,
    all: [...sentences, ...steps],
  };
}

function planned(
  { text, type }: Asked,
  more: Partial<Pick<PlannedQuestion, 'topic' | 'expectedPoints' | 'keywords'>> = {},
): PlannedQuestion {
  return {
    id: text,
    category: type === 'technical' ? 'technical' : 'hr',
    covers: '',
    topic: '',
    question: { text },
    rephrased: { text },
    expectedPoints: [],
    keywords: [],
    followUps: {},
    ...more,
  };
}

const PRAISE = /^good/;
const ASKS_FOR_RESULT = /result|outcome|نتيج/i;
const ASKS_FOR_OWN_PART = /\byour (own )?part\b|الدور/i;
type Matches = (item: ReportItem) => boolean;
const key =
  (wanted: string | RegExp): Matches =>
  (item) =>
    typeof wanted === 'string' ? item.key === wanted : wanted.test(item.key);
const lacks =
  (point: RegExp): Matches =>
  ({ key: name, values }) =>
    /^missing(Point|Part|Wrong)$/.test(name) && point.test(String(values?.['point']));

/** Sentences that must not stand in one report of one answer. */
const CONTRADICTIONS: readonly [one: Matches, other: Matches, why: string][] = [
  [key('goodFigure'), key('missingFigure'), 'a figure is there and is wanted'],
  [key('goodExample'), key('missingExample'), 'a real case is there and is wanted'],
  [key('goodExample'), key('exampleStepTitle'), 'a real case is there and is the next step'],
  [key('goodOwnPart'), key('missingOwnPart'), 'the own part is clear and unclear'],
  [key('goodOwnPart'), key('ownPartStepTitle'), 'the own part is clear and is the next step'],
  [key('goodOwnPart'), lacks(ASKS_FOR_OWN_PART), 'the own part is clear and not covered'],
  [key('goodResult'), key('resultStepTitle'), 'a result is reached and is the next step'],
  [key('goodResult'), lacks(ASKS_FOR_RESULT), 'a result is reached and not covered'],
  [key('goodExample'), lacks(/^(?:an|one) .*example|^مثال/i), 'a real case is there and is wanted'],
  [key('goodReasons'), key('reasonsStepTitle'), 'reasons are given and are the next step'],
  [key('goodOrder'), key('structureStepTitle'), 'the order is clear and is the next step'],
  [key(PRAISE), key('missingTopic'), 'it is good and beside the question'],
  [key(PRAISE), key('summaryOffTopic'), 'it is good and beside the question'],
  [key(PRAISE), key('summaryRepeated'), 'it is good and was told before'],
  [key(PRAISE), key('missingLength'), 'it is good and too short to judge'],
  [
    key(/^summary(Strong|Good)$/),
    key(/^missing(Length|Topic)$/),
    'it is good and cannot be judged',
  ],
  [key(/^summary(Strong|Good)$/), key('detailStepTitle'), 'it is good and too short'],
  [key('summaryStrong'), key('missingCertainty'), 'it is strong and vague'],
  [key('summaryStrong'), key('missingExample'), 'it is strong and without a case'],
  [key('summaryStrong'), key('missingOwnPart'), 'it is strong without an own part'],
  [key('summaryThin'), key('missingFocus'), 'it is short and long'],
  [key('missingLength'), key('missingFocus'), 'it is too short and too long'],
  [key(/^missingLength|^detailStep/), key('conciseStepTitle'), 'it is too short and too long'],
];

const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;
const say = (line: string) => process.stdout.write(`${line}\n`);

it.each(CONTRADICTIONS)('never says both that (%#)', (one, other, why) => {
  const both = REPORTS.filter(({ all }) => all.some(one) && all.some(other));
  expect(both.map(({ id, quality }) => `${id} (${quality}): ${why}`)).toEqual([]);
});

it('covers no point that it lists as missing', () => {
  for (const { id, good, missing } of REPORTS) {
    const points = (items: readonly ReportItem[]) =>
      items.flatMap(({ values }) => (values?.['point'] === undefined ? [] : [values['point']]));
    expect([id, points(good).filter((point) => points(missing).includes(point))]).toEqual([id, []]);
  }
});

it('lists nothing as missing that a praised passage says, where a story was asked for', () => {
  const stories = ofAll((pair, answer, language) => {
    const points = STORY[language].map(([point]) => point);
    return reportOn({ ...pair, question: { ...pair.question, points } }, answer, language);
  });
  const wrong = stories.flatMap(({ id, language, good, missing }) =>
    STORY[language].flatMap(([point, isSaid]) => {
      const quote = good.map(({ evidence }) => evidence!.quote).find(isSaid);
      const isMissing = missing.some(({ values }) => values?.['point'] === point);
      return isMissing && quote ? [[id, point, quote]] : [];
    }),
  );
  expect(wrong).toEqual([]);
  expect(stories.filter(({ missing }) => missing.length > 0).length).toBeGreaterThan(50);
});

it('says most of what the table compares, so that the table can fail', () => {
  const said = new Set(REPORTS.flatMap(({ all }) => all.map((item) => item.key)));
  for (const name of ['goodPoint', 'goodOwnPart', 'goodResult', 'goodExample', 'goodReasons'])
    expect(said).toContain(name);
  for (const name of ['missingPoint', 'missingOwnPart', 'missingExample', 'missingFigure'])
    expect(said).toContain(name);
});

describe.each(LANGUAGES)('praise (%s)', (_, language) => {
  const of = (...qualities: string[]) =>
    REPORTS.filter((report) => report.language === language && qualities.includes(report.quality));

  it('is not given to empty answers', () => {
    const empty = of('empty');
    const praised = empty.filter(({ good }) => good.length > 0);
    say(`${language}: ${praised.length} of ${empty.length} empty answers are praised`);
    expect(share(praised, empty)).toBeLessThanOrEqual(0.05);
  });

  it('is given to strong answers', () => {
    const strong = of('strong');
    const praised = strong.filter(({ good }) => good.length > 0);
    say(`${language}: ${praised.length} of ${strong.length} strong answers are praised`);
    expect(share(praised, strong)).toBeGreaterThanOrEqual(0.95);
  });

  it('and every quote stands in the answer, with each praise having one', () => {
    for (const { id, text, good, missing } of REPORTS) {
      for (const { key: name, evidence } of good)
        expect([id, name, text.includes(evidence?.quote ?? '\0')]).toEqual([id, name, true]);
      for (const { evidence } of missing) expect(text).toContain(evidence?.quote ?? '');
    }
  });
});

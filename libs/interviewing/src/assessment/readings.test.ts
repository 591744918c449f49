import { assessmentSchema } from '@portal/protocol';
import type { PointReading } from '../language-model/tasks/read-answer';
import { interviewWith, planFor } from '../testing/interviews';
import { assess, type AssessmentDraft } from './assess';
import { movedBy, READINGS_MOVE_AT_MOST, WRONG_POINT_COSTS } from './point-readings';
import type { Readings } from './read-interview';

const plan = planFor({ interviewType: 'technical' });
const interview = { language: plan.language };
const STRONG =
  'Last year the checkout was slow, so first I measured the queries for a week and found three that read the whole table. I added two indexes in PostgreSQL because most reads filtered by shop, checked the query plan, and cut the latency from 900 to 200 milliseconds. Writes became a little slower, which we accepted.';
const THIN = 'I think it was mostly fine, we did it together and it worked.';
const ANSWERS = [STRONG, THIN, STRONG, null, THIN];
const messages = interviewWith(plan, ANSWERS);

const QUOTED: PointReading = { verdict: 'covered', quote: 'we' };
const ABSENT: PointReading = { verdict: 'absent', quote: null };
const UNCERTAIN: PointReading = { verdict: 'uncertain', quote: null };
const WRONG: PointReading = { verdict: 'wrong', quote: 'we' };

/** Readings in which the points of each question are what `of` says. */
const readingsOf = (of: (point: number, question: number) => PointReading): Readings => ({
  model: { id: 'small', kind: 'local' },
  runs: 3,
  answers: new Map(
    plan.questions.map(({ expectedPoints }, question) => [
      question,
      { points: expectedPoints.map((_, point) => of(point, question)), runs: 3, agreement: 0.5 },
    ]),
  ),
});
const scored = (readings?: Readings) => assess({ plan, messages, interview, readings });
const byRules = scored();
const scoresOf = ({ questions }: AssessmentDraft) => questions.map(({ score }) => score);
const differences = (draft: AssessmentDraft) =>
  draft.questions.map(({ score }, at) => (score ?? 0) - (byRules.questions[at]!.score ?? 0));

it('names the rules if no model has read anything', () => {
  expect([byRules.engine.id, byRules.readBy]).toEqual(['built-in-rules', undefined]);
  const nothing = { ...readingsOf(() => ABSENT), answers: new Map() };
  expect(scored(nothing)).toEqual(byRules);
});

it('names the model, how sure it was, and what the rules read', () => {
  const draft = scored(readingsOf((_, question) => (question === 1 ? UNCERTAIN : QUOTED)));
  expect(draft.engine).toEqual({ id: 'small', kind: 'local' });
  // That the third answer repeats the first one is for the rules to say.
  const questionsByRules = [1, 2];
  expect(draft.readBy).toEqual({ model: 'small', runs: 3, agreement: 0.5, questionsByRules });
});

it('names the rules, and the model that was asked, if no reading has a majority', () => {
  const { engine, readBy } = scored(readingsOf(() => UNCERTAIN));
  expect(engine).toEqual(byRules.engine);
  expect(readBy).toEqual({ model: 'small', runs: 3, agreement: 0, questionsByRules: [0, 1, 2, 4] });
});

it('is readable as a stored report, with and without readings', () => {
  const stored = {
    id: plan.id,
    interviewId: plan.interviewId,
    revision: 1,
    createdAt: '2026-01-01T09:00:00.000Z',
  };
  for (const draft of [byRules, scored(readingsOf(() => QUOTED))]) {
    const report = { ...stored, ...draft };
    expect(assessmentSchema.parse(report)).toEqual(report);
  }
});

it('scores as the rules do where no point has a majority', () => {
  const { questions, competencies, overall } = scored(readingsOf(() => UNCERTAIN));
  expect({ questions, competencies, overall }).toEqual({
    questions: byRules.questions,
    competencies: byRules.competencies,
    overall: byRules.overall,
  });
});

it('scores covered points higher than partly covered ones, and those higher than absent ones', () => {
  const [covered, partly, absent] = [QUOTED, { ...QUOTED, verdict: 'partly' } as const, ABSENT].map(
    (reading) => scoresOf(scored(readingsOf(() => reading)))[0]!,
  );
  expect(covered).toBeGreaterThan(partly!);
  expect(partly).toBeGreaterThan(absent!);
});

it('lets a model that finds everything covered gain no more than the points weigh', () => {
  for (const gained of differences(scored(readingsOf(() => QUOTED)))) {
    expect(gained).toBeGreaterThanOrEqual(0);
    expect(gained).toBeLessThanOrEqual(READINGS_MOVE_AT_MOST);
  }
});

it('lets a model that finds nothing covered take no more', () => {
  for (const gained of differences(scored(readingsOf(() => ABSENT))))
    expect(gained).toBeGreaterThanOrEqual(-READINGS_MOVE_AT_MOST);
});

it('gives one point no more than its part', () => {
  const { length } = plan.questions[0]!.expectedPoints;
  for (const reading of [QUOTED, ABSENT]) {
    const [moved] = differences(scored(readingsOf((at) => (at === 0 ? reading : UNCERTAIN))));
    // Scores are rounded.
    expect(Math.abs(moved!)).toBeLessThanOrEqual(READINGS_MOVE_AT_MOST / length + 1);
  }
});

it('moves only the questions that were read', () => {
  const moved = differences(scored(readingsOf((_, at) => (at === 0 ? ABSENT : UNCERTAIN))));
  expect(moved[0]).toBeLessThan(0);
  expect(moved.slice(1)).toEqual([0, 0, 0, 0]);
});

it('gives nothing for a question that was not answered', () => {
  expect(scored(readingsOf(() => QUOTED)).questions[3]!.score).toBe(byRules.questions[3]!.score);
});

it('takes a mistake off the score, and shows in the report what was said of the point', () => {
  const absent = scored(readingsOf((at) => (at === 0 ? ABSENT : QUOTED)));
  const wrong = scored(readingsOf((at) => (at === 0 ? WRONG : QUOTED)));
  expect(scoresOf(absent)[0]! - scoresOf(wrong)[0]!).toBe(WRONG_POINT_COSTS);
  const depth = (draft: AssessmentDraft) =>
    draft.competencies.find(({ competency }) => competency === 'technicalDepth')!.score!;
  expect(depth(wrong)).toBeLessThan(depth(absent));
  const point = plan.questions[0]!.expectedPoints[0];
  expect(wrong.questions[0]!.missing).toContainEqual({
    key: 'missingWrong',
    values: { point },
    evidence: expect.objectContaining({ quote: 'we' }),
  });
});

it('blames a point unless all of it was covered, with the words if it was touched', () => {
  const blamedWith = (reading: PointReading) =>
    scored(readingsOf((at) => (at === 0 ? reading : QUOTED)))
      .questions[0]!.missing.filter(({ values }) => values?.['point'] !== undefined)
      .map(({ key, evidence }) => [key, evidence?.quote]);
  expect(blamedWith(QUOTED)).toEqual([]);
  expect(blamedWith({ ...QUOTED, verdict: 'partly' })).toEqual([['missingPart', 'we']]);
  expect(blamedWith(ABSENT)).toEqual([['missingPoint', undefined]]);
});

it('does not move how the candidate spoke', () => {
  const draft = scored(readingsOf(() => QUOTED));
  for (const name of ['structure', 'communication', 'delivery'] as const)
    expect(draft.competencies.find(({ competency }) => competency === name)!.score).toBe(
      byRules.competencies.find(({ competency }) => competency === name)!.score,
    );
});

it('gives a story that was told before nothing, whatever a model read', () => {
  expect(byRules.questions[2]!.summary.key).toBe('summaryRepeated');
  expect(scoresOf(scored(readingsOf(() => QUOTED)))[2]).toBe(0);
});

describe('how far readings move a score', () => {
  const four = (...points: PointReading[]) => ({ points, runs: 3, agreement: 1 });
  it.each([
    [[0, 0, 0, 0], four(QUOTED, QUOTED, QUOTED, QUOTED), 20],
    [[0.5, 0.5, 0.5, 0.5], four(QUOTED, UNCERTAIN, UNCERTAIN, UNCERTAIN), 2.5],
    [[1, 1, 1, 1], four(ABSENT, ABSENT, ABSENT, ABSENT), -20],
    [[1, 1, 1, 1], four(ABSENT, ABSENT, UNCERTAIN, UNCERTAIN), -10],
    [[0.5, 0.5, 0, 0], four(QUOTED, ABSENT, ABSENT, ABSENT), 0],
    [[0, 0, 0, 0], four(WRONG, WRONG, ABSENT, ABSENT), -10],
    [[0.5, 0.5, 0.5, 0.5], null, 0],
  ])('%j by rules with %j: %d', (byRules, reading, moved) => {
    expect(movedBy(reading, byRules)).toBe(moved);
  });
});

describe('advice', () => {
  const advised = (quote: string, questionIndex = 0, text = STRONG) =>
    assess({
      plan,
      messages: interviewWith(plan, [text]),
      interview,
      advice: [{ questionIndex, sentence: 'Say what it cost.', quote }],
    }).advice;

  it('stands in the report with the words as stored', () => {
    expect(advised('first i measured — the QUERIES')).toEqual([
      {
        text: 'Say what it cost.',
        evidence: expect.objectContaining({
          quote: 'first I measured the queries',
          questionIndex: 0,
        }),
      },
    ]);
    const arabic = 'قِسنا أوّلًا الاستعلامات البطيئة، ثم أضفت فهرسين.';
    expect(advised('قسنا اولا الاستعلامات البطيئه', 0, arabic)![0]!.evidence.quote).toBe(
      'قِسنا أوّلًا الاستعلامات البطيئة',
    );
  });

  it.each([
    ['nobody said', 'I saved a million', 0],
    ['was said to another question', 'first I measured the queries', 1],
    ['is empty', '…', 0],
  ])('is left out if its quote %s', (_, quote, index) => {
    expect(advised(quote, index)).toBeUndefined();
  });

  it('is readable as a stored report', () => {
    const id = plan.id;
    const createdAt = '2026-01-01T09:00:00.000Z';
    const report = { id, interviewId: id, revision: 1, createdAt, ...byRules };
    const advice = advised('first I measured the queries');
    expect(assessmentSchema.parse({ ...report, advice }).advice).toEqual(advice);
  });
});

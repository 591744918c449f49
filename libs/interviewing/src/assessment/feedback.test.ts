import type { PlannedQuestion, QuestionFeedback } from '@portal/protocol';
import type { PointReading } from '../language-model/tasks/read-answer';
import { interviewWith, planFor } from '../testing/interviews';
import { assess } from './assess';

const ACTIVE =
  'Last spring at Souqly the checkout was slow, so I traced the queries, I added an index and I moved the report to the replica, because it held a lock. As a result latency fell by 40 percent.';
const EMPTY =
  'I always do my best because quality is important to me, so everything went well and then the result was good for everyone, because we worked hard as a team and so on.';

/** Asks one question and returns what the report says to its answer. */
function reportWith(
  changes: Partial<PlannedQuestion>,
  answer: string,
  points: PointReading[] = [],
): QuestionFeedback {
  const plan = planFor({ interviewType: 'technical', numberOfQuestions: 1 });
  const text = 'Tell me about your work with the supplier of the service.';
  const one = {
    ...plan,
    questions: plan.questions.slice(0, 1).map((question) => ({
      ...question,
      question: { text },
      rephrased: { text },
      keywords: ['alloys', 'checkout', 'latency', 'brass'],
      expectedPoints: ['the alloys'],
      ...changes,
    })),
  };
  const { questions } = assess({
    plan: one,
    messages: interviewWith(one, [answer]),
    interview: { language: one.language },
    readings: {
      model: { id: 'small', kind: 'local' },
      runs: 3,
      answers: new Map(points.length > 0 ? [[0, { points, runs: 3, agreement: 1 }]] : []),
    },
  });
  return questions[0]!;
}

/** The same, as the keys of praise and blame. */
function said(points: readonly string[], answer: string) {
  const { good, missing } = reportWith({ expectedPoints: [...points] }, answer);
  return {
    good: good.map(({ key }) => key),
    missing: missing.map(({ key }) => key),
    points: missing.flatMap(({ values }) => (values?.point === undefined ? [] : [values.point])),
  };
}

describe('praise and blame', () => {
  const OWN_PART = 'your own part in the aquarium';
  const RESULT = 'the outcome for the penguins';

  it('of one’s own part never stand side by side', () => {
    const labelled =
      'Last spring the supplier mixed two alloys at Souqly. I sampled each batch, I labelled every tray and I weighed them at the scales, because magnets are useless on brass. As a result 40 percent fewer parts were scrapped.';
    expect(said(['the alloys'], labelled).good).toContain('goodOwnPart');
    const { good, missing, points } = said([OWN_PART], labelled);
    expect(points).toEqual([OWN_PART]);
    expect(good).not.toContain('goodOwnPart');
    expect(missing).not.toContain('missingOwnPart');
  });

  it('of the result never stand side by side', () => {
    const counted =
      'Last spring the supplier mixed two alloys at Souqly. I sampled each batch and I labelled every tray because magnets are useless on brass. It saved 40 percent of the parts.';
    expect(said(['the alloys'], counted).good).toContain('goodResult');
    const { good, points } = said([RESULT], counted);
    expect(points).toEqual([RESULT]);
    expect(good).not.toContain('goodResult');
  });

  it('blames a missing own part once', () => {
    const passive = 'The service was slow and the team was unhappy.';
    const { missing, points } = said([OWN_PART], passive);
    expect(points).toEqual([OWN_PART]);
    expect(missing).not.toContain('missingOwnPart');
    expect(said(['the zebra'], passive).missing).toContain('missingOwnPart');
  });

  it('an empty answer is not praised', () => {
    expect(said(['the cause', 'the zebra'], EMPTY).good).toEqual([]);
    expect(said(['the cause', 'the zebra'], ACTIVE).good.length).toBeGreaterThan(1);
  });

  it('a mistake that a model read too is blamed once', () => {
    const { missing } = reportWith(
      { expectedPoints: ['what it costs'], wrongClaims: [{ says: ['held a lock'], fact: 'No.' }] },
      ACTIVE,
      [{ verdict: 'wrong', quote: 'because it held a lock' }],
    );
    const wrong = missing.filter(({ evidence }) => evidence?.quote.includes('held a lock'));
    expect(wrong.map(({ key }) => key)).toEqual(['missingMistake']);
  });

  it('the own part of someone who only says "we" is not praised', () => {
    const told = (who: string) =>
      `Last spring at Souqly the checkout was slow, so ${who} traced the queries, ${who} added an index and ${who} moved the report, because it held a lock, and then ${who} measured the latency.`;
    expect(said(['the alloys'], told('I')).good).toContain('goodOwnPart');
    expect(said(['the alloys'], told('we')).good).not.toContain('goodOwnPart');
  });

  it('an answer beside the question is called so, with its words, and not praised', () => {
    const cooking =
      'My grandmother taught me to bake bread. I kneaded the dough for twenty minutes, then I let it rise overnight, because slow yeast tastes better.';
    const { summary, good, missing } = reportWith({}, cooking);
    expect(summary.key).toBe('summaryOffTopic');
    expect(cooking).toContain(summary.values!['quote']);
    expect([good, missing[0]!.key]).toEqual([[], 'missingTopic']);
  });

  it('blames vague and general words with a quote', () => {
    const { missing } = reportWith({ expectedPoints: [] }, EMPTY);
    const example = missing.find(({ key }) => key === 'missingExample')!;
    expect(EMPTY).toContain(example.evidence!.quote);
  });
});

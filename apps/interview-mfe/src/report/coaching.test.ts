import type { Assessment, Evidence, ReportItem } from '@portal/protocol';
import { sampleAssessment, severalAnswers } from '@portal/testing/fake-servers';
import { coachingOf } from './coaching';

const step = (name: string, values: Record<string, string | number> = {}) => ({
  title: { key: `${name}StepTitle`, values },
  detail: { key: `${name}StepDetail`, values },
});
const withSteps = (...names: string[]) =>
  severalAnswers('en-US', { nextSteps: names.map((name) => step(name)) });
const quotesOf = (assessment: Assessment) =>
  coachingOf(assessment).steps.map(({ origin }) =>
    origin && 'evidence' in origin ? origin.evidence.quote : origin?.kind,
  );
const firstOrigin = (assessment: Assessment) => coachingOf(assessment).steps[0]?.origin;

/** The report with other scores of the competencies, in the order of the sample. */
const scored = (...scores: (number | null)[]) => {
  const usual = severalAnswers();
  return severalAnswers('en-US', {
    competencies: usual.competencies.map((one, at) => ({ ...one, score: scores[at] ?? null })),
  });
};

describe('the greatest strength', () => {
  test('is not named where too little was understood for a score', () => {
    const { overall } = severalAnswers();
    expect(
      coachingOf(severalAnswers('en-US', { overall: { ...overall, score: null } })).strength,
    ).toBeNull();
  });

  test.each(['en-US', 'ar-SA'] as const)('is the strongest competency (%s)', (language) => {
    const assessment = severalAnswers(language);
    expect(coachingOf(assessment).strength).toEqual({
      strong: true,
      competency: 'technicalDepth',
      evidence: assessment.competencies[0]!.evidence[0],
    });
  });

  test.each([
    ['reasons', 'relevance'],
    ['topic', 'technicalDepth'],
    ['point', 'relevance'],
    ['gap', 'relevance'],
  ])('is never what the first step (%s) calls weak', (name, competency) => {
    expect(coachingOf(withSteps(name)).strength).toMatchObject({ competency });
  });

  test('is the best answer if no competency is strong', () => {
    expect(coachingOf(scored(55, 52, 50, 40, null)).strength).toMatchObject({
      strong: true,
      questionIndex: 0,
    });
  });

  test('is only the strongest side so far if the score is fair', () => {
    const assessment = scored(55, 52, 50, 40, null);
    const questions = assessment.questions.map((one) => ({ ...one, good: [] }));
    expect(coachingOf({ ...assessment, questions }).strength).toMatchObject({
      strong: false,
      competency: 'technicalDepth',
    });
  });

  test.each([
    ['no score', scored(null, null, null, null, null)],
    ['low scores', scored(39, 20, 10, 0, null)],
    [
      'no quotes',
      severalAnswers('en-US', {
        competencies: sampleAssessment().competencies.map((one) => ({ ...one, evidence: [] })),
      }),
    ],
  ])('is not made up for %s', (_, assessment) => {
    const questions = assessment.questions.map((one) => ({ ...one, good: [] }));
    expect(coachingOf({ ...assessment, questions }).strength).toBeNull();
  });

  test('never rests on words that a question is blamed for', () => {
    const usual = severalAnswers();
    const [blamed] = usual.competencies[0]!.evidence;
    const praised: Evidence = { ...blamed!, quote: 'We kept one balance row per merchant.' };
    const mistake: ReportItem = { key: 'missingMistake', evidence: blamed! };
    const assessment = severalAnswers('en-US', {
      competencies: usual.competencies.map((one, at) =>
        at === 0 ? { ...one, evidence: [blamed!, praised] } : one,
      ),
      questions: usual.questions.map((one, at) =>
        at === 0 ? { ...one, missing: [mistake] } : one,
      ),
    });
    expect(coachingOf(assessment).strength?.evidence.quote).toBe(praised.quote);
  });
});

describe('the steps', () => {
  test.each(['en-US', 'ar-SA'] as const)('each have a moment of their own (%s)', (language) => {
    const assessment = severalAnswers(language);
    const quotes = assessment.questions.map(({ evidence }) => evidence[0]!.quote);
    expect(quotesOf(assessment)).toEqual([quotes[2], quotes[3], quotes[1]]);
  });

  test('point to words that are quoted already without quoting them again', () => {
    const origins = coachingOf(withSteps('example', 'result', 'example')).steps.map(
      ({ origin }) => origin?.kind,
    );
    expect(origins).toEqual(['quote', 'quote', 'place']);
  });

  test('come from what a question is blamed for, with its words', () => {
    const usual = severalAnswers();
    const vague: Evidence = { ...usual.questions[2]!.evidence[0]!, quote: 'talk to the team' };
    const questions = usual.questions.map((one, at) =>
      at === 2 ? { ...one, missing: [{ key: 'missingCertainty', evidence: vague }] } : one,
    );
    expect(firstOrigin({ ...withSteps('concise'), questions })).toEqual({
      kind: 'quote',
      evidence: vague,
    });
  });

  test('on pace come from the fastest or the slowest answer', () => {
    expect(quotesOf(withSteps('paceFast', 'paceSlow'))).toEqual([
      'usually a job compares them at night',
      'On sale days two hundred writers fought over the same row, so payouts were late by hours.',
    ]);
  });

  test('on a filler word come from a quote with that word, and not from a part of another', () => {
    const of = (word: string) =>
      firstOrigin(severalAnswers('en-US', { nextSteps: [step('fillers', { word, per100: 4 })] }));
    expect(of('usually')).toMatchObject({
      evidence: { quote: 'usually a job compares them at night' },
    });
    expect(of('usual')).toEqual({ kind: 'whole' });
  });

  test('on a point come from the question that lacks it', () => {
    const usual = severalAnswers();
    const point = 'who was told';
    const questions = usual.questions.map((one, at) =>
      at === 1 ? { ...one, missing: [{ key: 'missingPoint', values: { point } }] } : one,
    );
    const assessment = severalAnswers('en-US', {
      questions,
      nextSteps: [step('point', { point })],
    });
    expect(firstOrigin(assessment)).toMatchObject({ evidence: { questionIndex: 1 } });
  });

  test.each([
    ['declined', { evidence: { quote: 'Let’s skip this one, please.' } }],
    ['pauses', { kind: 'whole' }],
    ['gap', { kind: 'documents' }],
    ['speakUp', null],
    ['stretch', null],
    ['of a later version', null],
  ])('%s come from %j', (name, origin) => {
    const found = firstOrigin(withSteps(name));
    if (origin === null) expect(found).toBeNull();
    else expect(found).toMatchObject(origin);
  });

  test('are as many as the report has', () => {
    expect(coachingOf(withSteps('result')).steps).toHaveLength(1);
    expect(coachingOf(withSteps())).toMatchObject({ steps: [], mends: false });
  });

  test('only some mend a weakness', () => {
    expect(coachingOf(withSteps('result', 'stretch')).mends).toBe(true);
    expect(coachingOf(withSteps('stretch', 'vary')).mends).toBe(false);
  });
});

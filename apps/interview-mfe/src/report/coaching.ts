import type {
  Assessment,
  Competency,
  Evidence,
  QuestionFeedback,
  ReportText,
} from '@portal/protocol';

/** Lowest score (0–100) that is called a strength: level 4 of the rubric. */
const STRENGTH_FROM = 60;
/** Lowest score (0–100) that is called the strongest side so far: level 3 of the rubric. */
const SO_FAR_FROM = 40;
/** Answers from this score on aren't blamed for how they were told (docs/rubric.md). */
const WELL_TOLD_FROM = 75;

/** What a report praises most, and the words that it rests on. */
export type Strength = {
  /** False if the score is only fair, so that it must not be called a strength yet. */
  strong: boolean;
  evidence: Evidence;
} & ({ competency: Competency } | { questionIndex: number });

/**
 * Where a step comes from. `quote`: these words. `place`: the same words, which are quoted above
 * already. `whole`: the whole interview. `documents`: the resume and the job description.
 */
type Origin =
  | { kind: 'quote'; evidence: Evidence }
  | { kind: 'place'; evidence: Evidence }
  | { kind: 'whole' }
  | { kind: 'documents' };

export interface CoachingStep {
  title: ReportText;
  detail: ReportText;
  /** Null if it is unknown, or if the step comes from nothing that was said. */
  origin: Origin | null;
}

export interface Coaching {
  /** Null if the report holds nothing that may be called one. */
  strength: Strength | null;
  steps: CoachingStep[];
  /** Whether the first step mends a weakness; otherwise it is only what to try next. */
  mends: boolean;
}

/** The competencies that a step says are weak, by the name of the step. */
const WEAK: Record<string, readonly Competency[]> = {
  result: ['structure'],
  example: ['structure'],
  structure: ['structure'],
  newStory: ['structure'],
  ownPart: ['structure'],
  topic: ['relevance'],
  reasons: ['technicalDepth'],
  point: ['technicalDepth'],
  gap: ['technicalDepth'],
  declined: ['technicalDepth', 'relevance'],
  detail: ['communication'],
  concise: ['communication'],
  fillers: ['communication', 'delivery'],
  paceFast: ['delivery'],
  paceSlow: ['delivery'],
  pauses: ['delivery'],
};

/** Steps that fill up the list where too few weaknesses were found. */
const NOT_MENDING: readonly string[] = ['stretch', 'vary', 'rehearse'];

type Step = Assessment['nextSteps'][number];
const nameOf = ({ title }: Step): string => title.key.replace(/StepTitle$/, '');

/** Returns what a coach would say first, taken from the assessment alone. */
export function coachingOf(assessment: Assessment): Coaching {
  const [first] = assessment.nextSteps;
  const strength = strengthOf(assessment, first ? (WEAK[nameOf(first)] ?? []) : []);
  const quoted = strength ? [strength.evidence] : [];
  const steps = assessment.nextSteps.map((step): CoachingStep => {
    const origin = originOf(step, assessment, quoted);
    if (origin?.kind === 'quote') quoted.push(origin.evidence);
    return { title: step.title, detail: step.detail, origin };
  });
  return { strength, steps, mends: first !== undefined && !NOT_MENDING.includes(nameOf(first)) };
}

/**
 * Returns the strongest competency or, if none is strong, the best answer. `weak` are left out, so
 * that praise and the first step never contradict each other. Where too little was understood for a
 * score, the quotes may not be what was said, so nothing is praised.
 */
function strengthOf(assessment: Assessment, weak: readonly Competency[]): Strength | null {
  if (assessment.overall.score === null) return null;
  const competency = best(
    assessment.competencies.flatMap(({ competency, score, evidence }) => {
      const words = praiseworthy(evidence, assessment);
      return score === null || !words || weak.includes(competency)
        ? []
        : [{ score, strength: { competency, evidence: words } }];
    }),
  );
  const answer = best(
    assessment.questions.flatMap(({ index, score, good, evidence }) => {
      const words = praiseworthy(evidence, assessment);
      return score === null || !words || good.length === 0
        ? []
        : [{ score, strength: { questionIndex: index, evidence: words } }];
    }),
  );
  const chosen =
    [competency, answer].find((one) => one && one.score >= STRENGTH_FROM) ??
    [competency, answer].find((one) => one && one.score >= SO_FAR_FROM);
  return chosen ? { ...chosen.strength, strong: chosen.score >= STRENGTH_FROM } : null;
}

const best = <Item extends { score: number }>(items: readonly Item[]): Item | undefined =>
  [...items].sort((a, b) => b.score - a.score)[0];

/** Returns the first words that no question is blamed for. */
function praiseworthy(
  evidence: readonly Evidence[],
  { questions }: Assessment,
): Evidence | undefined {
  const blamed = questions.flatMap(({ missing }) => missing.flatMap((item) => item.evidence ?? []));
  return evidence.find((one) => !repeats(one, blamed));
}

/** Whether some of the words are among those quoted already. */
const repeats = (one: Evidence, quoted: readonly Evidence[]): boolean =>
  quoted.some(
    ({ messageId, quote }) =>
      messageId === one.messageId && (quote.includes(one.quote) || one.quote.includes(quote)),
  );

function originOf(step: Step, assessment: Assessment, quoted: readonly Evidence[]): Origin | null {
  const name = nameOf(step);
  if (name === 'gap') return { kind: 'documents' };
  const found = sourcesOf(name, step, assessment);
  const fresh = found.find((evidence) => !repeats(evidence, quoted));
  if (fresh) return { kind: 'quote', evidence: fresh };
  if (found[0]) return { kind: 'place', evidence: found[0] };
  return name in WEAK && name !== 'declined' ? { kind: 'whole' } : null;
}

/** Returns the words that a step is about, the plainest case first. */
function sourcesOf(name: string, { title }: Step, assessment: Assessment): Evidence[] {
  const { delivery } = assessment;
  const questions = assessment.questions
    .filter(({ score }) => score !== null)
    .sort((a, b) => a.score! - b.score!);
  const ofQuestion = (wanted: number | undefined) =>
    questions.filter(({ index }) => index === wanted).flatMap(({ evidence }) => evidence);
  /** What is said of questions that lack something, with the words if they are known. */
  const lacking = (...keys: string[]) =>
    questions.flatMap((question) => {
      const items = question.missing.filter(({ key }) => keys.includes(key));
      return items.length === 0
        ? []
        : [...items.flatMap((item) => item.evidence ?? []), ...question.evidence];
    });
  const summarized = (...keys: string[]) =>
    questions.filter(({ summary }) => keys.includes(summary.key)).flatMap((one) => one.evidence);
  const unpraised = (key: string, category?: QuestionFeedback['category']) =>
    questions
      .filter((one) => one.score! < WELL_TOLD_FROM && !one.good.some((item) => item.key === key))
      .filter((one) => category === undefined || one.category === category)
      .filter(({ summary }) => !DECLINED.includes(summary.key))
      .flatMap(({ evidence }) => evidence);
  const pace = delivery.paceByQuestion
    .filter(({ wordsPerMinute }) => wordsPerMinute !== null)
    .sort((a, b) => a.wordsPerMinute! - b.wordsPerMinute!);
  switch (name) {
    case 'result':
      return unpraised('goodResult');
    case 'structure':
      return unpraised('goodOrder');
    case 'reasons':
      return unpraised('goodReasons', 'technical');
    case 'example':
      return lacking('missingExample');
    case 'ownPart':
      return lacking('missingOwnPart');
    case 'detail':
      return lacking('missingLength');
    case 'concise':
      return lacking('missingFocus', 'missingCertainty');
    case 'topic':
      return summarized('summaryOffTopic');
    case 'newStory':
      return summarized('summaryRepeated');
    case 'declined':
      return summarized(...DECLINED);
    case 'rehearse':
      return questions[0]?.evidence ?? [];
    case 'point':
      return questions
        .filter(({ missing }) =>
          missing.some(({ values }) => values?.point === title.values?.point && values),
        )
        .flatMap(({ evidence }) => evidence);
    case 'fillers':
      return questions.flatMap(({ evidence }) =>
        evidence.filter(({ quote }) => hasWords(quote, String(title.values?.word))),
      );
    case 'paceFast':
      return ofQuestion(pace.at(-1)?.questionIndex);
    case 'paceSlow':
      return ofQuestion(pace[0]?.questionIndex);
    default:
      return [];
  }
}

const DECLINED: readonly string[] = ['summarySkipped', 'summaryDontKnow', 'summaryNoAnswer'];

const lettersOf = (text: string): string =>
  ` ${(text.toLocaleLowerCase().match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []).join(' ')} `;

/** Whether a text contains some words one after the other, whatever their case and punctuation. */
const hasWords = (text: string, words: string): boolean =>
  lettersOf(text).includes(lettersOf(words));

import { ApiError, type AssessmentResult } from '@portal/api-clients';
import { systemClock } from '@portal/clock';
import type { Assessment, ErrorCode, InterviewMessage, ReportText } from '@portal/protocol';
import { ReportLoader, type ReportReader } from '../report-loader';
import { demoInterview, INTERVIEW_ID } from '../../testing/demo-interview';

const say = (text: string): ReportText => ({ key: 'demo', text });
/** A step in an engine's own words. Its name says what it is about. */
const step = (name: string, title: string, detail: string): Assessment['nextSteps'][number] => ({
  title: { key: `${name}StepTitle`, text: title },
  detail: { key: `${name}StepDetail`, text: detail },
});
const message = (
  index: number,
  role: InterviewMessage['role'],
  content: string,
  startMs: number,
): InterviewMessage => ({
  id: `8d7f1f3e-2222-4a55-9a55-00000000000${index}`,
  interviewId: INTERVIEW_ID,
  role,
  content,
  metadata: { startMs },
  createdAt: '2026-11-18T10:00:31Z',
});
const messages = [
  message(
    1,
    'assistant',
    'At Souqly you led the move of billing to event sourcing. What made the old design stop working?',
    19_000,
  ),
  message(
    2,
    'user',
    'We kept one balance row per merchant. On sale days two hundred writers fought over the same row, so payouts were late by hours.',
    31_000,
  ),
  message(
    3,
    'assistant',
    'After you moved to events, what broke first, and how did you find out?',
    72_000,
  ),
  message(
    4,
    'user',
    'The first thing that broke was the nightly reconciliation job. It assumed one row per merchant.',
    95_000,
  ),
];
const quote = (index: 1 | 3, text: string, questionIndex: number, atMs: number) => ({
  messageId: messages[index]!.id,
  segmentId: null,
  questionIndex,
  quote: text,
  atMs,
});
const first = quote(
  1,
  'We kept one balance row per merchant. On sale days two hundred writers fought over the same row',
  0,
  31_000,
);
const second = quote(3, 'It assumed one row per merchant.', 1, 95_000);
const QUESTIONS = [
  ['What made the old billing design stop working?', 84],
  ['After you moved to events, what broke first, and how did you find out?', 79],
  ['How would you keep balances correct across two regions?', 72],
  ['A consumer is forty minutes behind. What do you do?', 62],
  ['Tell me about writing something down that changed a decision.', null],
] as const;

const assessment: Assessment = {
  id: INTERVIEW_ID,
  interviewId: INTERVIEW_ID,
  revision: 1,
  createdAt: '2026-11-18T10:25:00Z',
  engine: { id: 'rules-1', kind: 'built-in' },
  language: 'en-US',
  overall: {
    score: 74,
    summary: say(
      'You know your systems and say why they are built that way. Finish each answer with its result, and slow down on the hard ones.',
    ),
  },
  competencies: [
    {
      competency: 'technicalDepth',
      score: 81,
      reason: say('You explain why, not only what.'),
      evidence: [first],
    },
    {
      competency: 'relevance',
      score: 78,
      reason: say('Ledger work at Souqly matches what Marsa Pay asks for.'),
      evidence: [second],
    },
    {
      competency: 'structure',
      score: 70,
      reason: say('Strong openings; two answers ended without a result.'),
      evidence: [first],
    },
    {
      competency: 'communication',
      score: 76,
      reason: say('Plain words, and you checked that you were understood.'),
      evidence: [second],
    },
    {
      competency: 'delivery',
      score: null,
      reason: say('Too little was spoken to measure this fairly.'),
      evidence: [],
    },
  ],
  questions: QUESTIONS.map(([question, score], index) => ({
    index,
    category: 'technical',
    question,
    score,
    summary: say(
      'You described the nightly reconciliation job failing, how the alert reached you, and the replay that fixed it.',
    ),
    good: [
      {
        ...say('Named the failing assumption straight away'),
        ...(index === 0 && { evidence: first }),
      },
      say('Said how it was noticed, and by whom'),
    ],
    missing: [say('How long merchants were affected'), say('What stops it happening again')],
    outline: [
      'The symptom, and who saw it first',
      'The wrong assumption behind it',
      'The fix, and the guard you added after',
      'The result, as a number',
    ],
    evidence: index === 0 ? [first] : [],
  })),
  delivery: {
    wordsPerMinute: 148,
    paceByQuestion: [138, 142, 146, 171, 143].map((wordsPerMinute, questionIndex) => ({
      questionIndex,
      wordsPerMinute,
    })),
    fillerWords: [
      { word: 'um', count: 9 },
      { word: 'like', count: 5 },
      { word: 'you know', count: 3 },
    ],
    pauses: { from1To2s: 14, from2To4s: 5, over4s: 1 },
    talkRatio: 0.68,
    longestAnswer: { questionIndex: 2, durationMs: 222_000 },
    answerDurations: [128, 164, 222, 96, 151].map((seconds, questionIndex) => ({
      questionIndex,
      durationMs: seconds * 1_000,
    })),
  },
  nextSteps: [
    step(
      'result',
      'End with the result',
      'Close each story with one number: time saved, errors gone, money kept.',
    ),
    step(
      'paceFast',
      'Pause before hard questions',
      'Take two breaths. Your pace rose from 138 to 171 words a minute on question 4.',
    ),
    step(
      'rehearse',
      'Practise incident answers',
      'Say first what you would check, then what you would change.',
    ),
  ],
};

const nothingMeasured: Assessment['delivery'] = {
  wordsPerMinute: null,
  paceByQuestion: [],
  fillerWords: [],
  pauses: null,
  talkRatio: null,
  longestAnswer: null,
  answerDurations: [],
};
const twenty = Array.from({ length: 20 }, (_, questionIndex) => ({
  questionIndex,
  wordsPerMinute: questionIndex === 6 ? null : 118 + ((questionIndex * 37) % 60),
  durationMs: (60 + ((questionIndex * 53) % 160)) * 1_000,
}));
const abstained = (text: string) => ({ score: null, reason: say(text), evidence: [] });

/** Assessments for the scenes that don't use the default assessment. */
const SCENES: Record<string, Assessment> = {
  typed: { ...assessment, delivery: nothingMeasured },
  'third revision': { ...assessment, revision: 3 },
  long: {
    ...assessment,
    delivery: {
      ...assessment.delivery,
      paceByQuestion: twenty,
      answerDurations: twenty,
      longestAnswer: { questionIndex: 19, durationMs: 180_000 },
    },
  },
  abstained: {
    ...assessment,
    delivery: nothingMeasured,
    overall: { score: null, summary: { key: 'overallUnclear' } },
    competencies: assessment.competencies.map((one) => ({
      ...one,
      ...abstained('Not scored, because we couldn’t understand your words clearly enough.'),
    })),
    questions: assessment.questions.map((one) => ({
      ...one,
      score: null,
      good: [],
      missing: [],
      evidence: [],
    })),
  },
};

const refused = (status: number, code: ErrorCode) =>
  new ApiError({
    kind: 'http',
    status,
    code,
    fallbackKey: 'assessment',
    message: code,
    serverMessage: code,
  });
const ANSWERS: Record<string, () => Promise<AssessmentResult>> = {
  preparing: () => Promise.resolve({ kind: 'pending', status: 'analyzing' }),
  'not-analysed': () => Promise.resolve({ kind: 'none' }),
  'analysis-failed': () => Promise.resolve({ kind: 'pending', status: 'analysis_failed' }),
  'ticket-ended': () => Promise.reject(refused(401, 'unauthorized')),
  gone: () => Promise.reject(refused(404, 'not_found')),
  down: () =>
    Promise.reject(
      new ApiError({ kind: 'network', fallbackKey: 'assessment', message: 'Failed to fetch' }),
    ),
};

/** Corrects a message as the server does, and takes whatever is longer than a word for an addition. */
const correctInDemo: ReportReader['correct'] = (messageId, corrections) => {
  const message = messages.find(({ id }) => id === messageId)!;
  const items = corrections.map((one) => ({
    ...one,
    addition: one.text.split(' ').length > 1,
  }));
  return Promise.resolve({
    ...message,
    corrections: { changedAt: new Date().toISOString(), items },
  });
};

/**
 * Creates a loader for a demo report that needs no servers. `scene` selects the assessment or
 * server response to simulate. If `ticket` is true, the loader behaves as it does for a reader with
 * a report ticket.
 */
export function createDemoReport(scene: string, { ticket = false } = {}): ReportLoader {
  return new ReportLoader(
    {
      assessment: (revision) => {
        const shown = SCENES[scene] ?? assessment;
        const asked = { ...shown, revision: revision ?? shown.revision };
        return ANSWERS[scene]?.() ?? Promise.resolve({ kind: 'ready', assessment: asked });
      },
      messages: () =>
        scene === 'untranscribed' ? Promise.reject(new Error('down')) : Promise.resolve(messages),
      interview: () => Promise.resolve(demoInterview),
      analyze: ticket ? null : () => Promise.resolve(),
      scored: null,
      correct: ticket ? null : correctInDemo,
    },
    systemClock,
  );
}

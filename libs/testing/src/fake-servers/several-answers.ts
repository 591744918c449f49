import {
  interviewMessageSchema,
  type Assessment,
  type Evidence,
  type InterviewMessage,
  type Language,
  type ReportItem,
} from '@portal/protocol';
import { sampleAssessment } from './assessment';
import { IDS, sampleMessages, sampleWords } from './records';

const SAID = {
  'en-US': [
    {
      question: 'After you moved to events, what broke first, and how did you find out?',
      answer:
        'The nightly reconciliation job broke first. It assumed one row per merchant, so we replayed the events and added a check.',
      quote: 'It assumed one row per merchant, so we replayed the events and added a check.',
    },
    {
      question: 'A consumer is forty minutes behind. What do you do?',
      answer: 'I would look at the dashboards first, and then talk to the team about it.',
      quote: 'I would look at the dashboards first, and then talk to the team about it.',
    },
    {
      question: 'How would you keep balances correct across two regions?',
      answer: 'Each region gets its own ledger, and usually a job compares them at night.',
      quote: 'usually a job compares them at night',
    },
    {
      question: 'Tell me about writing something down that changed a decision.',
      answer: 'Let’s skip this one, please.',
      quote: 'Let’s skip this one, please.',
    },
  ],
  'ar-SA': [
    {
      question: 'بعد الانتقال إلى الأحداث، ما أول ما تعطّل، وكيف اكتُشف ذلك؟',
      answer:
        'تعطلت أولًا مهمة المطابقة الليلية. كانت تفترض سطرًا واحدًا لكل تاجر، فأعدنا تشغيل الأحداث وأضفنا فحصًا.',
      quote: 'كانت تفترض سطرًا واحدًا لكل تاجر، فأعدنا تشغيل الأحداث وأضفنا فحصًا.',
    },
    {
      question: 'تأخرت معالجة الرسائل أربعين دقيقة. ما الخطوات؟',
      answer: 'أنظر إلى لوحات المراقبة أولًا، ثم أتحدث مع الفريق في الأمر.',
      quote: 'أنظر إلى لوحات المراقبة أولًا، ثم أتحدث مع الفريق في الأمر.',
    },
    {
      question: 'كيف تبقى الأرصدة صحيحة في منطقتين؟',
      answer: 'لكل منطقة سجل خاص بها، وعادةً ما تقارن بينهما مهمة في الليل.',
      quote: 'عادةً ما تقارن بينهما مهمة في الليل',
    },
    {
      question: 'متى غيّر شيء كتبته قرارًا؟',
      answer: 'لنتجاوز هذا السؤال من فضلك.',
      quote: 'لنتجاوز هذا السؤال من فضلك.',
    },
  ],
} as const satisfies Record<Language, readonly Record<'question' | 'answer' | 'quote', string>[]>;

const SECONDS = [95, 164, 251, 318] as const;
const GOOD: readonly (readonly string[])[] = [
  ['goodResult', 'goodReasons', 'goodOrder'],
  ['goodResult', 'goodReasons'],
  [],
  ['goodReasons'],
  [],
];
const MISSING: readonly (readonly string[])[] = [
  [],
  ['missingFigure'],
  ['missingExample', 'missingFigure'],
  ['missingExample'],
  [],
];
const SCORES = [84, 72, 48, 61, 0] as const;
const texts = (keys: readonly string[]): ReportItem[] => keys.map((key) => ({ key }));

/** Returns the transcript of an interview with five questions, the last of them skipped. */
export function severalMessages(language: Language = 'en-US'): InterviewMessage[] {
  const later = SAID[language].flatMap(({ question, answer }, at) => {
    const startMs = SECONDS[at]! * 1_000;
    return (['assistant', 'user'] as const).map((role, side) =>
      interviewMessageSchema.parse({
        id: `8d7f1f3e-3333-4a55-9a55-0000000000${at}${side}`,
        interviewId: IDS.interview,
        role,
        content: role === 'user' ? answer : question,
        metadata: {
          segmentId: `l${at}${side}`,
          startMs: role === 'user' ? startMs : startMs - 12_000,
          questionIndex: at + 1,
        },
        createdAt: '2026-11-18T10:02:00Z',
      }),
    );
  });
  return [...sampleMessages(language), ...later];
}

/**
 * Returns the report on `severalMessages`: the first answer is strong, the third weak, and each of
 * the three next steps has an answer that it comes from.
 */
export function severalAnswers(
  language: Language = 'en-US',
  change: Partial<Assessment> = {},
): Assessment {
  const usual = sampleAssessment(language);
  const [first] = usual.questions[0]!.evidence;
  const quoteOf = (at: number): Evidence => ({
    messageId: `8d7f1f3e-3333-4a55-9a55-0000000000${at}1`,
    segmentId: `l${at}1`,
    questionIndex: at + 1,
    quote: SAID[language][at]!.quote,
    atMs: SECONDS[at]! * 1_000,
  });
  const sentence = sampleWords(language)
    .answer.match(/[^.]+\.?/g)!
    .at(-1)!
    .trim();
  const strongest = { ...first!, quote: sentence };
  return sampleAssessment(language, {
    competencies: usual.competencies.map((one) => ({
      ...one,
      evidence:
        one.competency === 'delivery'
          ? []
          : [one.competency === 'technicalDepth' ? strongest : quoteOf(0)],
    })),
    questions: usual.questions.map((one, at) => ({
      ...one,
      question: at === 0 ? one.question : SAID[language][at - 1]!.question,
      score: SCORES[at]!,
      summary:
        at === 4
          ? { key: 'summarySkipped' }
          : {
              key: SCORES[at]! < 55 ? 'summaryPartial' : 'summaryGood',
              values: { words: 24, quote: at === 0 ? sentence : SAID[language][at - 1]!.quote },
            },
      good: texts(GOOD[at]!),
      missing: texts(MISSING[at]!),
      evidence: [at === 0 ? strongest : quoteOf(at - 1)],
    })),
    ...change,
  });
}

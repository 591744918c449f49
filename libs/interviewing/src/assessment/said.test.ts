import type { Language, PlannedQuestion } from '@portal/protocol';
import { signals } from '../language/signals';
import { TEMPLATES } from '../testing/authored';
import { interviewWith, planFor } from '../testing/interviews';
import { assess } from './assess';
import { missingPoint } from './missing-point';
import { outrightFor } from './reading/outright';
import { askedPart } from './structure';

/** Returns a question of the bank as an interview at "Nimbus" has it. */
function asked(id: string, language: Language): PlannedQuestion {
  const { template } = TEMPLATES.find((each) => each.template.id === id)!;
  const { ask, points, keywords } = language === 'ar-SA' ? template.ar : template.en;
  const text = ask.replace(/\{\w+\}/g, language === 'ar-SA' ? 'الأفق' : 'Nimbus');
  return {
    ...planFor({ language }).questions[0]!,
    category: 'hr',
    question: { text },
    rephrased: { text },
    expectedPoints: [...points],
    keywords: [...keywords],
  };
}

/** Returns the report on answers to questions of the bank. */
function reportOn(language: Language, answers: readonly (readonly [id: string, said: string])[]) {
  const plan = {
    ...planFor({ language }),
    questions: answers.map(([id]) => asked(id, language)),
  };
  const messages = interviewWith(
    plan,
    answers.map(([, said]) => said),
  );
  return assess({ plan, messages, interview: { language } });
}

const pointsMissing = (language: Language, id: string, said: string) =>
  reportOn(language, [[id, said]]).questions[0]!.missing.flatMap(({ values }) =>
    values?.['point'] === undefined ? [] : [values['point']],
  );

const LIKED =
  'أعجبني التعامل مع الناس لأن كل يوم فيه قصة جديدة، وكنت أساعد العملاء في حل مشكلاتهم. أقل ما أعجبني تكرار إدخال البيانات في ثلاثة أنظمة.';
const EARLY =
  'كان المورد متأخرا أسبوعا. اتصلت به كل صباح وقسمت العمل على زميلين وأبلغت المديرة. وسلمنا المشروع قبل الموعد بيومين.';
const WARD =
  'On the surgical ward two nurses disagreed about handovers. I sat down with both of them and proposed a one-page sheet. We tried it for two weeks, and missed medications fell from nine to two.';
const INVOICE =
  'A customer rang because his order had come twice. I apologised, I checked the invoice and I sent him a label the same day. He was happy and stayed with us.';

describe('what was said is not called missing', () => {
  it.each<[Language, string, string, said: string[]]>([
    ['ar-SA', 'employer-enjoyed', LIKED, ['ما أعجبك', 'مثال عليه', 'ما كان أقل متعة بإنصاف']],
    ['ar-SA', 'deadline', EARLY, ['الإبلاغ وطريقته', 'التصرف', 'النتيجة']],
    [
      'en-US',
      'employer-proudest',
      WARD,
      ['the situation before', 'what you did yourself', 'the difference, measured'],
    ],
    ['en-US', 'customer', INVOICE, ['what had gone wrong', 'what you did', 'the outcome']],
    [
      'en-US',
      'employer-enjoyed',
      'I liked the mornings most, when the clinic opened and I settled twenty patients in an hour. What I enjoyed least was the archive, because we filed each letter twice.',
      ['what you enjoyed', 'an example of it', 'what you enjoyed less, said fairly'],
    ],
    [
      'en-US',
      'deadline',
      'Our supplier was late with the boards. I told the client on Monday and moved the tests to the evening. We delivered it a day before the deadline.',
      ['whom you told and how', 'what you did', 'the result'],
    ],
    [
      'ar-SA',
      'customer',
      'اتصل عميل غاضبا لأن طلبه وصل ناقصا. استمعت إليه واعتذرت منه وأرسلت القطعة في اليوم نفسه. فرضي العميل وجدد العقد.',
      ['ما حدث من خطأ', 'الاستماع', 'التصرف', 'النتيجة'],
    ],
    [
      'ar-SA',
      'mistake',
      'أرسلت كشف الرواتب بالخطأ إلى قسم آخر. أبلغت المدير فورا وصححت الكشف واعتذرت من الزملاء. ومنذ ذلك اليوم أراجع العناوين مرتين قبل الإرسال.',
      ['الخطأ', 'إبلاغ الآخرين', 'التصحيح', 'التغيير'],
    ],
  ])('%s, %s', (language, id, said, points) => {
    expect(asked(id, language).expectedPoints).toEqual(expect.arrayContaining(points));
    const missing = pointsMissing(language, id, said);
    expect(missing.filter((point) => points.includes(String(point)))).toEqual([]);
    expect(points).not.toContain(missingPoint(asked(id, language), said));
  });

  it('but what was not said is', () => {
    const least = 'ما كان أقل متعة بإنصاف';
    const [liked, disliked] = LIKED.split(/(?<=\.) /) as [string, string];
    expect(pointsMissing('ar-SA', 'employer-enjoyed', liked)).toContain(least);
    expect(pointsMissing('ar-SA', 'employer-enjoyed', disliked)).toContain('ما أعجبك');
    expect(
      pointsMissing(
        'en-US',
        'deadline',
        'I called the client and I moved the tests to the evening, and the team was told.',
      ),
    ).toContain('the result');
    expect(
      pointsMissing(
        'en-US',
        'customer',
        'Customers are always important and everybody should listen to them openly and honestly, because trust is essential.',
      ),
    ).toEqual(expect.arrayContaining(['what you did', 'the outcome']));
  });

  it('and a story that answers another question makes no point', () => {
    const bread =
      'My neighbour had no yeast. I kneaded the dough for twenty minutes and I let it rise, and in the end the loaf grew.';
    expect(pointsMissing('en-US', 'too-much', bread)).toContain('the competing demands');
  });
});

it('is read from points of the bank alike in both languages', () => {
  const read = (point: string) => askedPart(point) ?? (outrightFor(point) ? 'outright' : null);
  const pairs = TEMPLATES.flatMap(({ bank, template: { id, en, ar } }) =>
    / hr$/.test(bank) ? en.points.map((point, at) => ({ id, point, twin: ar.points[at]! })) : [],
  );
  expect(pairs.filter(({ point, twin }) => read(point) !== read(twin))).toEqual([]);
  expect(pairs.filter(({ point }) => read(point)).length).toBeGreaterThan(150);
});

describe('a result', () => {
  it.each([
    'We handed over the project two days early.',
    'I finished the audit a week before the deadline.',
    'The boards were delivered and the waiting time went down.',
    'It saved the clinic an hour a day.',
    'وسلمنا المشروع قبل الموعد بيومين.',
    'أنهيت التقرير في الموعد المحدد.',
    'فانخفضت الشكاوى إلى النصف.',
    'ووفرنا ساعة كل يوم.',
  ])('is in: %s', (said) => expect(signals(said).results).toBeGreaterThan(0));

  it.each([
    'Two days before the deadline the supplier cancelled.',
    'I come from a small town and I called him from the office.',
    'The report was not ready on time.',
    'قبل الموعد بيومين مرض زميلي.',
    'لم نسلم التقرير في الموعد.',
  ])('is not in: %s', (said) => expect(signals(said).results).toBe(0));
});

it('counts each answer once, with a result or without', () => {
  for (const [language, answers] of [
    [
      'ar-SA',
      [
        ['employer-enjoyed', LIKED],
        ['deadline', EARLY],
      ],
    ],
    [
      'en-US',
      [
        ['employer-proudest', WARD],
        [
          'customer',
          'A customer rang because his order had come twice. I apologised, I checked the invoice and I called the driver about the boxes.',
        ],
      ],
    ],
  ] as const) {
    const { competencies, nextSteps } = reportOn(language, answers);
    const structure = competencies.find(({ competency }) => competency === 'structure')!;
    const step = nextSteps.find(({ title }) => title.key === 'resultStepTitle')!;
    expect([structure.reason?.values, step.detail.values]).toEqual([
      { withResult: 1, asked: 2 },
      { lacking: 1, answered: 2 },
    ]);
  }
});

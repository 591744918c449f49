import type { InterviewPlan, Language } from '@portal/protocol';
import { fold } from '../language/words';
import { answered, begun, says, STRONG_ANSWERS, tell } from '../testing/conversations';
import { hold, planFor, type Say } from '../testing/interviews';
import { askedInOtherWords } from './follow-up';
import { FOLLOW_UP_PHRASES } from './follow-up-phrases';
import { quotesOf } from './own-words/quote';
import { PHRASES } from './phrases';

type Question = InterviewPlan['questions'][number];

/** Returns a plan whose first question has these points, and no follow-ups of its own. */
function planAbout(
  { text, points = [], keywords = [] }: { text: string; points?: string[]; keywords?: string[] },
  changes: Parameters<typeof planFor>[0] = {},
): InterviewPlan {
  const plan = planFor({ numberOfQuestions: 5, ...changes });
  const about: Question = {
    ...plan.questions[0]!,
    category: 'hr',
    question: { text },
    rephrased: { text },
    expectedPoints: points,
    keywords,
    followUps: {},
  };
  return { ...plan, questions: plan.questions.map(() => about) };
}
const replyTo = (plan: InterviewPlan, ...texts: string[]): Say => {
  const conversation = begun(plan);
  return texts
    .map((text) => says(tell(conversation, answered(text), { type: 'utterance_finished' }))[0]!)
    .at(-1)!;
};

const OVERRUN: Record<Language, Parameters<typeof planAbout>[0]> = {
  'en-US': {
    text: 'Tell me about a night shift that went wrong. What did you do?',
    points: ['the situation', 'what you did yourself', 'how it ended'],
    keywords: ['patient', 'handover', 'pump', 'ward'],
  },
  'ar-SA': {
    text: 'نود أن نسمع عن مناوبة ليلية تعثرت. كيف جرت؟',
    points: ['الموقف', 'الدور الشخصي', 'كيف انتهى'],
    keywords: ['مريض', 'تسليم', 'مضخة', 'جناح'],
  },
};
const STRONG_NIGHT: Record<Language, string> = {
  'en-US':
    'In February I was alone on the ward with eleven patients when two infusion pumps failed within ten minutes. I moved the noradrenaline to the spare pump first because that patient could not wait, then I rang the charge nurse on the floor below and wrote both times on the chart. She brought a pump from theatre. Nobody lost pressure, and since then we keep two charged pumps by the door and check them at every handover.',
  'ar-SA':
    'في فبراير كنت وحدي في الجناح مع أحد عشر مريضا وتعطلت مضختان خلال عشر دقائق. نقلت دواء الضغط إلى المضخة الاحتياطية أولا لأن المريض لا يحتمل الانتظار، ثم اتصلت بمشرفة الدور وكتبت الوقتين في الملف. جاءت بمضخة من العمليات ولم ينخفض ضغط أحد. ومنذ ذلك اليوم نشحن مضختين عند الباب ونفحصهما عند كل تسليم.',
};
const EMPTY: Record<Language, string> = {
  'en-US':
    'In such situations I always stay calm and I communicate openly with all colleagues on the ward. It is very important to be professional, every patient is different, and good communication is the key to success.',
  'ar-SA':
    'في مثل هذه المواقف أحافظ دائما على الهدوء وأتعامل مع الجميع بشكل احترافي. التواصل مهم جدا مع كل مريض، والحمد لله الأمور تمشي بشكل ممتاز دائما، وأهم شيء هو التعاون بين الجميع.',
};
/** A question, an answer to it that has none of its words, and one about something else. */
const OTHER_WORDS: Record<
  Language,
  { about: Parameters<typeof planAbout>[0]; told: string; beside: string }
> = {
  'en-US': {
    about: {
      text: 'Tell me about a guest who was really angry and how you handled it yourself.',
      points: ['What the guest was angry about', 'How it ended and what was followed up'],
      keywords: ['complaint', 'apologise', 'compensation', 'guest'],
    },
    told: "We had a couple who'd booked a sea view for their anniversary, and the agency had sold them a courtyard room. He was shouting in the lobby at eleven at night. I took them to the bar so they could sit, let him finish, and I said it was our job to notice it and we hadn't. In the morning I moved the bags myself while they were at breakfast.",
    beside:
      'My grandmother bakes wonderful apple cakes every Sunday, and the neighbours love her garden full of roses and tulips.',
  },
  'ar-SA': {
    about: {
      text: 'كيف تعطي زميلا ملاحظات على كود لا يعجبك؟',
      points: ['التفريق بين الخطأ والذوق', 'أسلوب الملاحظة', 'كيف انتهى الأمر'],
      keywords: ['ملاحظة', 'سؤال', 'زميل'],
    },
    told: 'الكود الجيد عندي هو الذي تقرؤه كأنه نص مكتوب. أستعمل أسماء واضحة للمتغيرات والدوال، ولا أكتب دالة أطول من شاشة واحدة، وأستعمل برتير وإي إس لنت مع قواعد مشددة. كما أكتب اختبارات للوحدات قبل رفع الكود، وأحدث المكتبات كل شهر. تعلمت هذا من كتاب الكود النظيف.',
    beside: 'جدتي تخبز كعك التفاح كل يوم جمعة والجيران يحبون حديقتها المليئة بالورد والياسمين.',
  },
};
const LANGUAGES = ['en-US', 'ar-SA'] as const;

describe.each(LANGUAGES)('a follow-up (%s)', (language) => {
  const phrases = FOLLOW_UP_PHRASES[language];
  const plan = (difficulty: InterviewPlan['difficulty'] = 'medium') =>
    planAbout(OVERRUN[language], { language, difficulty });
  const asks = (said: Say, wordings: readonly string[]) =>
    wordings.some((wording) => (said.text.spoken ?? said.text.text).endsWith(wording));

  it('is repeated with the words that it asks about', () => {
    const conversation = begun(plan('hard'));
    const hear = (text: string) =>
      says(tell(conversation, answered(text), { type: 'utterance_finished' }))[0]!;
    hear(STRONG_ANSWERS[language][1]!);
    const asked = hear(STRONG_NIGHT[language]);
    expect(asks(asked, phrases.deeper)).toBe(true);
    const again = hear(language === 'ar-SA' ? 'ممكن تعيد السؤال؟' : 'Sorry, can you repeat that?');
    expect(again.kind).toBe('repeat');
    expect(again.text.text.endsWith(asked.text.text)).toBe(true);
  });

  it('is not asked after a strong answer', () => {
    const said = replyTo(plan(), STRONG_NIGHT[language]);
    expect(said).toMatchObject({ kind: 'question', after: { quality: 'good' } });
  });

  it('asks an empty answer for an example, once', () => {
    const conversation = begun(plan());
    const [first] = says(tell(conversation, answered(EMPTY[language])));
    expect(first!.kind).toBe('follow_up');
    expect(asks(first!, [...phrases.example, ...PHRASES[language].noExample])).toBe(true);
    tell(conversation, { type: 'utterance_finished' });
    expect(says(tell(conversation, answered(EMPTY[language])))[0]).toMatchObject({
      kind: 'question',
      questionIndex: 1,
    });
  });

  it('asks for the expected point that is missing', () => {
    const told = {
      'en-US':
        'The night was hard on our ward. I moved a patient to the next room and I called the nurse from the floor below and I wrote it in the handover sheet.',
      'ar-SA':
        'كانت الليلة صعبة في الجناح. نقلت مريضا إلى الغرفة المجاورة وكتبت ذلك في ورقة التسليم وساعدت الممرضة الجديدة.',
    }[language];
    const said = replyTo(plan(), told);
    expect(said.after?.quality).not.toBe('good');
    expect(asks(said, phrases.told.result)).toBe(true);
  });

  it('asks an answer in other words than the question for the connection', () => {
    const { about, told, beside } = OTHER_WORDS[language];
    const plan = planAbout(about, { language });
    const { topic } = plan.questions[0]!;
    const connects = phrases.connects.map((wording) => wording.replace('{topic}', topic));
    expect(asks(replyTo(plan, told), connects)).toBe(true);
    expect(asks(replyTo(plan, beside), connects)).toBe(false);
  });

  it('is repeated and explained as it was asked, in whatever words', () => {
    const other = { 'en-US': 'And who rang the ward?', 'ar-SA': 'ومن اتصل بالجناح؟' }[language];
    for (const finished of [
      { type: 'utterance_finished' } as const,
      { type: 'interrupted', heard: other } as const,
    ]) {
      const conversation = begun(plan());
      const [decided] = says(tell(conversation, answered(EMPTY[language])));
      const asked = askedInOtherWords(decided!, other)!;
      tell(conversation, { ...finished, asked });
      const [repeated] = says(tell(conversation, { type: 'repeat_requested' }));
      const [explained] = says(
        tell(conversation, answered(language === 'en-US' ? 'What do you mean?' : 'ماذا تقصد؟')),
      );
      for (const said of [repeated!, explained!]) {
        expect(said.kind).toBe('repeat');
        expect(said.text.text.endsWith(` ${other}`)).toBe(true);
      }
      expect(explained!.text.text).toContain(plan().questions[0]!.topic);
    }
  });

  it('stays as decided if a model only led up to it, or said it to the letter', () => {
    const [decided] = says(tell(begun(plan()), answered(EMPTY[language])));
    expect(askedInOtherWords(decided!, 'Thank you, I see.')).toBeNull();
    expect(askedInOtherWords(decided!, decided!.text.text.replace(/ /g, '  '))).toBeNull();
    expect(askedInOtherWords({ ...decided!, kind: 'question' }, 'And why?')).toBeNull();
  });

  it('takes up words that stand in the answer', () => {
    const said = replyTo(plan('hard'), STRONG_ANSWERS[language][1]!, STRONG_NIGHT[language]);
    const [quote] = quotesOf(STRONG_NIGHT[language], OVERRUN[language].text, language).filter(
      ({ text }) => said.text.text.includes(text),
    );
    expect(quote).toBeDefined();
    expect(fold(STRONG_NIGHT[language])).toContain(fold(quote!.text));
  });

  it('asks a strong answer for more depth only where the interview is not easy, and seldom', () => {
    const night = (at: number) =>
      at === 0 ? STRONG_NIGHT[language] : STRONG_ANSWERS[language][at % 3]!;
    const deeper = (difficulty: InterviewPlan['difficulty']) =>
      hold(planFor({ numberOfQuestions: 6, difficulty, language }), ({ questionIndex }) =>
        night(questionIndex ?? 0),
      ).followUps.filter((said) => asks(said, phrases.deeper)).length;
    expect(deeper('easy')).toBe(0);
    expect(deeper('medium')).toBeLessThanOrEqual(1);
    const hard = replyTo(plan('hard'), EMPTY[language], EMPTY[language], STRONG_NIGHT[language]);
    expect(hard).toMatchObject({ kind: 'follow_up', after: { quality: 'good' } });
    expect(asks(hard, phrases.deeper)).toBe(true);
    const easy = replyTo(plan('easy'), EMPTY[language], EMPTY[language], STRONG_NIGHT[language]);
    expect(easy.kind).toBe('question');
  });

  it('never uses a wording twice in an interview', () => {
    const long = planAbout(OVERRUN[language], { language });
    const many = { ...long, questions: Array.from({ length: 20 }, () => long.questions[0]!) };
    const asked = hold(many, () => EMPTY[language]).followUps.map(({ text }) =>
      text.text.split(/(?<=[.»])\s/).at(-1)!,
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe.each(LANGUAGES)('an acknowledgement (%s)', (language) => {
  const plan = planAbout(OVERRUN[language], { language, difficulty: 'easy' });
  const next = plan.questions[1]!.question.text;
  const acknowledges = (said: Say) => said.text.text.replace(next, '').trim();

  it('takes up what was done or what came of it, in the words of the answer', () => {
    const said = acknowledges(replyTo(plan, STRONG_NIGHT[language]));
    const quotes = quotesOf(STRONG_NIGHT[language], '', language).map(({ text }) => text);
    expect(quotes.some((quote) => said.includes(quote))).toBe(true);
  });
  it('repeats nothing of an answer that is known to be wrong', () => {
    const says = [{ 'en-US': 'she brought a pump', 'ar-SA': 'جاءت بمضخة' }[language]];
    const wrong = {
      ...plan.questions[0]!,
      wrongClaims: [{ says, fact: 'Pumps stay in theatre.' }],
    };
    const said = replyTo(
      { ...plan, questions: [wrong, ...plan.questions.slice(1)] },
      STRONG_NIGHT[language],
    );
    expect(PHRASES[language].neutral.map((each) => fold(each))).toContain(fold(acknowledges(said)));
  });
  it('stays minimal after a weak answer and after a bare number', () => {
    for (const text of [EMPTY[language], '20%'])
      expect(PHRASES[language].neutral.map((each) => fold(each))).toContain(
        fold(acknowledges(replyTo(plan, text, text))),
      );
  });
  it('does not say how good the answer was', () => {
    const said = [...PHRASES[language].neutral, ...PHRASES[language].heardDeed].join(' ');
    expect(fold(said)).not.toMatch(/good|great|clear|excellent|helps|ممتاز|جيد|رائع|واضح|مفيد/);
  });
  it('takes up words at most every second time', () => {
    const said = hold({ ...plan, questions: plan.questions.slice(0, 3) }, ({ questionIndex }) =>
      questionIndex === null
        ? 'No.'
        : [STRONG_NIGHT[language], ...STRONG_ANSWERS[language]][questionIndex]!,
    ).questions.slice(1);
    const neutral = PHRASES[language].neutral.map((each) => fold(each));
    const isNeutral = said.map((each) =>
      neutral.some((phrase) => fold(each.text.text).startsWith(phrase)),
    );
    expect(isNeutral).toEqual([false, true]);
  });
});

import {
  interviewPlanSchema,
  LANGUAGES,
  type InterviewPlan,
  type Language,
} from '@portal/protocol';
import { parseJobDescription } from '../facts/job-description';
import { ADVERTISEMENTS } from '../testing/advertisements';
import {
  answered,
  begun,
  invited,
  says,
  standing,
  STRONG_ANSWERS,
  tell,
} from '../testing/conversations';
import { planFor } from '../testing/interviews';

const advertisement = (name: string) => ADVERTISEMENTS.find((one) => one.name === name)!.text;
const FORM = advertisement('a form with labels');
const ARABIC_FORM = advertisement('an Arabic form');

function planOf(content: string, language: Language, questions = 3): InterviewPlan {
  const parsed = parseJobDescription(content);
  const jobDescription = { title: 'Operator', companyName: null, content, parsed };
  return planFor({ jobDescription, language, numberOfQuestions: questions });
}
const heardAfter = (plan: InterviewPlan, ...texts: string[]) => {
  const conversation = begun(plan);
  const said = texts.map((text) => says(tell(conversation, answered(text))));
  return { conversation, said, replies: said.map(([first]) => first!.text.text) };
};

/** An advertisement in the interview's language, and questions with the words that answer them. */
const ANSWERED: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  'en-US': [
    ['is it shift work by any chance', 'Rotating shifts, including nights'],
    ['What are the working hours?', 'Sunday to Thursday, 7am to 4pm'],
    ['sorry where would I be working exactly', 'Dammam, Second Industrial City'],
    ['how much would I earn, what is the salary', '4,500 to 5,200 SAR per month'],
    ['is that a permanent contract', 'Two-year contract, renewable'],
    ['who would I report to', 'Warehouse Shift Manager'],
    ['when would I start', '1 February 2027'],
    ['how long is the probation period', '3 months'],
    ['until when can people apply', '15 January 2027'],
    ['do I get medical insurance', 'Medical insurance'],
    ['how many days off a year', '21 days of annual leave'],
    ['what would I be doing day to day', 'Load and unload lorries'],
  ],
  'ar-SA': [
    ['كم ساعة الدوام', 'من الساعة 8 صباحا إلى 5 مساء'],
    ['وين مكان الشغل بالضبط', 'الرياض، حي العليا'],
    ['كم الراتب', 'من 7000 إلى 9000 ريال'],
    ['العقد سنوي ولا دائم', 'عقد سنوي قابل للتجديد'],
    ['من سيكون مديري المباشر', 'رئيس الحسابات'],
    ['متى تبوني أباشر', 'خلال شهر من التوقيع'],
    ['كم مدة فترة التجربة', 'ثلاثة أشهر'],
    ['هل فيه تأمين طبي', 'تأمين طبي'],
    ['كم يوم الإجازة السنوية', '30 يوما'],
    ['متى آخر موعد للتقديم', '20 ديسمبر 2026'],
  ],
};
const FORMS: Readonly<Record<Language, string>> = { 'en-US': FORM, 'ar-SA': ARABIC_FORM };
const NOT_STATED: Readonly<Record<Language, readonly string[]>> = {
  'en-US': [
    'is there any travel',
    'can I work from home',
    'how big is the team',
    'is there a pension',
  ],
  'ar-SA': [
    'هل تتطلب الوظيفة السفر',
    'الشغل من البيت ولا لازم أداوم',
    'كم واحد في الفريق',
    'هل فيه تذاكر سفر',
  ],
};

describe.each(LANGUAGES)('a question that the advertisement answers (%s)', (language) => {
  const plan = planOf(FORMS[language], language);

  it.each(ANSWERED[language])(
    '"%s" is answered in its words, and the floor is given back',
    (text, words) => {
      const { conversation, said, replies } = heardAfter(plan, text);
      expect(said[0]).toEqual([
        expect.objectContaining({ kind: 'acknowledgement', questionIndex: 0, expectsAnswer: true }),
      ]);
      expect(replies[0]).toMatch(/advertisement|الإعلان/);
      expect(replies[0]).toContain(words);
      expect(replies[0]!.length).toBeLessThan(320);
      expect(standing(conversation)).toBe(plan.questions[0]!.question.text);
    },
  );

  it.each(NOT_STATED[language])('"%s" is one that it does not answer', (text) => {
    const { replies } = heardAfter(plan, text);
    expect(replies[0]).toMatch(
      language === 'ar-SA'
        ? /لا أجد في الإعلان|لم يذكر الإعلان/
        : /don't see anything about that in the advertisement|advertisement doesn't say/,
    );
  });

  it('does not take the place of the answer, which is heard next', () => {
    const [text] = ANSWERED[language][0]!;
    const { conversation } = heardAfter(plan, text);
    const [next] = says(tell(conversation, answered(STRONG_ANSWERS[language][0]!)));
    expect(next!.after).toMatchObject({ answer: STRONG_ANSWERS[language][0] });
    expect(conversation.state.phase).toBe('question');
  });

  it('is answered again the second time, and the interview question repeated', () => {
    const { replies } = heardAfter(plan, ANSWERED[language][0]![0], ANSWERED[language][1]![0]);
    expect(replies[1]).toContain(ANSWERED[language][1]![1]);
    expect(replies[1]).toContain(plan.questions[0]!.question.text);
  });

  it('is answered at the end as well', () => {
    const { conversation } = invited(planOf(FORMS[language], language, 1));
    const [text, words] = ANSWERED[language][2]!;
    const [said] = says(tell(conversation, answered(text)));
    expect(said).toMatchObject({ kind: 'invitation', expectsAnswer: true });
    expect(said!.text.text).toContain(words);
  });
});

/** Turns that ask for several things at once, with words of what answers each. */
const SEVERAL: Readonly<Record<Language, readonly (readonly [string, readonly string[]])[]>> = {
  'en-US': [
    ['What are the hours? And is there a probation?', ['7am to 4pm', '3 months']],
    ['When would I start, and who would I report to?', ['1 February', 'Warehouse Shift Manager']],
    [
      'How long is the probation? And what are the hours? And who would I report to?',
      ['3 months', '7am to 4pm', 'Warehouse Shift Manager'],
    ],
    ['what are the working hours and is there a probation period', ['7am to 4pm', '3 months']],
  ],
  'ar-SA': [
    ['كم ساعة الدوام؟ وكم مدة فترة التجربة؟', ['8 صباحا', 'ثلاثة أشهر']],
    ['متى تبوني أباشر، ومن سيكون مديري المباشر؟', ['خلال شهر من التوقيع', 'رئيس الحسابات']],
    ['كم ساعة الدوام وكم مدة فترة التجربة', ['8 صباحا', 'ثلاثة أشهر']],
  ],
};
const PARTLY_STATED: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  'en-US': [
    ['Is there any travel? And how long is the probation?', '3 months'],
    ['on-call, remote, who would I report to?', 'Warehouse Shift Manager'],
  ],
  'ar-SA': [['هل فيه سفر؟ وكم مدة فترة التجربة؟', 'ثلاثة أشهر']],
};
const NONE_STATED: Readonly<Record<Language, string>> = {
  'en-US': 'Is there any travel? And can I work from home?',
  'ar-SA': 'هل تتطلب الوظيفة السفر؟ وكم واحد في الفريق؟',
};
const NOTHING = /don't see anything|doesn't say|لا أجد|لم يذكر|لم يرد/;
const REST = /about the rest|الباقي/i;

describe.each(LANGUAGES)('several questions in one turn (%s)', (language) => {
  const plan = planOf(FORMS[language], language);
  const replyTo = (text: string) => heardAfter(plan, text).replies[0]!;

  it.each(SEVERAL[language])('"%s" are all answered', (text, answers) => {
    const reply = replyTo(text);
    for (const words of answers) expect(reply).toContain(words);
    expect(reply).not.toMatch(NOTHING);
  });

  it.each(PARTLY_STATED[language])('"%s" are answered as far as it goes', (text, words) => {
    const reply = replyTo(text);
    expect(reply).toContain(words);
    expect(reply).toMatch(REST);
  });

  it('are none that it answers if it says nothing on any', () => {
    const reply = replyTo(NONE_STATED[language]);
    expect(reply).toMatch(NOTHING);
    expect(reply).not.toMatch(REST);
  });
});

describe('a rule about leave that stands among the hours', () => {
  const rules: Readonly<Record<Language, readonly [string, string, string]>> = {
    'en-US': [
      `You report to the Financial Controller.
Hours: 37 hours, Monday to Friday, flexible start between 7:30 and 9:30; no leave in the
first week of the month.`,
      'Can I take leave at the start of a month?',
      'no leave in the first week of the month',
    ],
    'ar-SA': [
      `ساعات العمل: من الأحد إلى الخميس من الساعة 8 صباحا إلى 5 مساء، ولا إجازات في
الأسبوع الأول من كل شهر.`,
      'هل أقدر آخذ إجازة في بداية الشهر؟',
      'ولا إجازات في الأسبوع الأول من كل شهر',
    ],
  };

  it.each(LANGUAGES)('answers whether it can be taken then (%s)', (language) => {
    const [text, question, words] = rules[language];
    expect(heardAfter(planOf(text, language), question).replies[0]).toContain(words);
  });
});

describe('an advertisement in the other language', () => {
  it('is named, and not read out in Arabic by an English voice', () => {
    const { replies } = heardAfter(planOf(ARABIC_FORM, 'en-US'), 'what are the working hours');
    expect(replies[0]).toMatch(/advertisement.*in Arabic/);
    expect(replies[0]).not.toMatch(/[\u0600-\u06FF]/);
  });

  it('is named, and its sentences are not read out by an Arabic voice', () => {
    const { said, replies } = heardAfter(planOf(FORM, 'ar-SA'), 'كم ساعة الدوام');
    expect(replies[0]).toMatch(/الإعلان.*بالإنجليزية/);
    expect(said[0]![0]!.text.spoken).not.toMatch(/[a-z]/i);
  });

  it('is quoted by an Arabic voice where it only names something', () => {
    const plan = planOf(advertisement('a line of columns, and tools'), 'ar-SA');
    expect(heardAfter(plan, 'وين مكان الشغل').replies[0]).toMatch(/بالإنجليزية: «Riyadh»/);
  });

  it('gives way to what it says in the language of the interview', () => {
    const plan = planOf(advertisement('one of two languages, and words of others'), 'ar-SA');
    expect(heardAfter(plan, 'كم ساعات العمل').replies[0]).toContain('من الأحد إلى الخميس');
  });
});

describe('what is asked for by name', () => {
  const plan = planOf(
    advertisement('one with orders to a model, markup and private matters'),
    'en-US',
  );

  it.each([
    ['is there a company car', 'company car'],
    ['do they pay a bonus', 'annual bonus'],
  ])('"%s" is answered with it alone', (text, words) => {
    const [reply] = heardAfter(plan, text).replies;
    expect(reply).toContain(`"${words}"`);
  });

  it('is not answered with something else', () =>
    expect(heardAfter(plan, 'is there any housing').replies[0]).not.toMatch(/car|bonus/));

  it('is never an order or markup of the advertisement', () =>
    expect(heardAfter(plan, 'what are the working hours').replies[0]).not.toMatch(/ignore|marks/));
});

describe('a plan without facts', () => {
  it('is still read, and answers as before', () => {
    const { facts: _, ...job } = planOf(FORM, 'en-US').job;
    const plan = interviewPlanSchema.parse({ ...planOf(FORM, 'en-US'), job });
    expect(plan.job.facts).toBeUndefined();
    expect(heardAfter(plan, 'what does the job pay').replies[0]).toMatch(/don't know|can't tell/);
    expect(heardAfter(plan, 'is it shift work').replies[0]).not.toMatch(/advertisement/);
  });
});

describe('a question whose work the candidate would take over', () => {
  it.each([
    'who am I picking up from',
    'who would I be taking over from',
    'so who exactly would I be replacing',
    'whose work am I taking over',
    'مكان مين بكون في هالوظيفة',
  ])('"%s" is about the job, not about the interviewer', (text) => {
    const [reply] = heardAfter(planOf(FORM, /[a-z]/.test(text) ? 'en-US' : 'ar-SA'), text).replies;
    expect(reply).toMatch(/Operator/);
    expect(reply).not.toMatch(/automated|program|آلي|برنامج/);
  });

  it('leaves the question who the interviewer is alone', () =>
    expect(heardAfter(planOf(FORM, 'en-US'), 'who am I talking to').replies[0]).toMatch(
      /automated|program/,
    ));
});

describe('an answer that ends in a tag question', () => {
  it.each([
    "I'd end the call politely, right?",
    'I think that is enough for any customer, right?',
    "You stop, you breathe, you count to ten, isn't it?",
    'I would leave the session open and close the rest, yeah?',
    "well you finish the call and note it down, don't you",
    'أوقف الماكينة أول شي وبعدين أتصل بالصيانة، مو كذا؟',
    'نخلص الشغل ونمشي، أليس كذلك؟',
  ])('"%s" is no wish to stop', (text) => {
    const plan = planOf(FORM, /[a-z]/.test(text) ? 'en-US' : 'ar-SA');
    expect(heardAfter(plan, text).conversation.state.phase).not.toBe('confirming_stop');
  });

  it.each([
    'can we stop here, right?',
    "I want to end the interview now, isn't it?",
    "there's no point going on, right?",
  ])('"%s" is one all the same', (text) =>
    expect(heardAfter(planOf(FORM, 'en-US'), text).conversation.state.phase).toBe(
      'confirming_stop',
    ),
  );
});

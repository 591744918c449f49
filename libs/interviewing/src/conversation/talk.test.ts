import { LANGUAGES, type Language } from '@portal/protocol';
import { STRONG_ANSWERS, answered, begun, says, standing, tell } from '../testing/conversations';
import { planFor } from '../testing/interviews';
import { readTurn } from './read-turn';
import type { Meaning } from './types';

const PLANS = {
  'en-US': planFor({ numberOfQuestions: 3 }),
  'ar-SA': planFor({ numberOfQuestions: 3, language: 'ar-SA' }),
};
/** Returns the first, second or third strong answer, each with a story of its own. */
const strong = (language: Language, at = 0) => STRONG_ANSWERS[language][at]!;
const fresh = (text: string) => begun(PLANS[/[\u0600-\u06FF]/.test(text) ? 'ar-SA' : 'en-US']);
const reply = (text: string) => says(tell(fresh(text), answered(text)));

describe('a question to the interviewer, in free words', () => {
  it.each([
    ['before i start what would i be doing there every day', /payment APIs for our partners/],
    ['how long is this going to take roughly', /five minutes/],
    ['are we nearly there yet', /question 1 of 3|question 1/i],
    ['how do you decide if what i said is any good', /report/],
    ['who gets to see what i say here', /deleted?\b|delete/],
    ['should i keep it short or go into detail', /minute/],
    ['am i speaking to a real human or what', /automated|program/],
    ['would it be alright to switch to arabic', /Arabic/],
    ['and when would i hear something from you', /report/],
    ['وش المهام اللي علي بهالوظيفة', /إعداد القوائم المالية/],
    ['كم بتاخذ المقابلة تقريبا', /خمس/],
    ['تسجلون صوتي ولا لا', /الصوت|للصوت/],
    ['اختصر ولا افصل لك', /دقيقة/],
    ['هل أتحدث مع إنسان أم مع آلة', /آلي|برنامج/],
    ['عادي اتكلم انجليزي', /بالعربية/],
    ['متى تردون علي', /تقرير/],
  ])('"%s" is answered, and the floor is given back', (text, expected) => {
    const said = reply(text);
    expect(said).toEqual([
      expect.objectContaining({ kind: 'acknowledgement', questionIndex: 0, expectsAnswer: true }),
    ]);
    expect(said[0]!.text.text).toMatch(expected);
  });

  it.each([
    ['so what does it pay if you dont mind me asking', /don't know|can't tell/],
    ['is there a canteen', /don't know|can't answer/],
    ['كم المعاش بهالشغلة', /لا أعرف|ليست لدي/],
  ])('"%s" is one that the interviewer says it cannot answer', (text, expected) =>
    expect(reply(text)[0]!.text.text).toMatch(expected),
  );
});

describe('other requests in free words', () => {
  it.each([
    ['sorry my sound dropped out for a second there', 'repeat'],
    ['that went over my head a little can you make it simpler', 'repeat'],
    ['let me have a think', 'acknowledgement'],
    ['i think ive had enough for today', 'notice'],
    ['id sooner leave that alone if thats alright', 'question'],
    ['my mind has gone completely blank', 'question'],
    ['hello nice to meet you', 'acknowledgement'],
    ['okay thanks for explaining', 'acknowledgement'],
    ['معليش النت عندي ضعيف ما سمعتك زين', 'repeat'],
    ['لم يتضح لي ما المطلوب بالضبط', 'repeat'],
    ['اصبر علي شوي', 'acknowledgement'],
    ['خلاص تعبت ما ابي اكمل', 'notice'],
    ['ما ودي اتكلم بهالموضوع', 'question'],
    ['مخي وقف ما يطلع شي', 'question'],
    ['صباح الخير تشرفت بك', 'acknowledgement'],
    ['مشكور ما تقصر', 'acknowledgement'],
  ])('"%s" gets a %s', (text, kind) =>
    expect(reply(text).map((said) => said.kind)).toEqual([kind]),
  );

  it.each([
    ['i think ive had enough for today', 'yes'],
    ['خلاص تعبت ما ابي اكمل', 'نعم'],
  ])('"%s" ends the interview once it is confirmed', (text, yes) =>
    expect(tell(fresh(text), answered(text), answered(yes)).at(-1)).toEqual({
      type: 'end',
      reason: 'stopped',
    }),
  );
});

describe.each(LANGUAGES)('a question that is put off (%s)', (language) => {
  const later =
    language === 'ar-SA' ? 'خل هالسوال بعدين' : 'could i answer this at the end instead';
  const asked = (...texts: string[]) => {
    const conversation = begun(PLANS[language]);
    return texts.flatMap((text) =>
      says(tell(conversation, answered(text), { type: 'utterance_finished' })).map((said) => [
        said.kind,
        said.questionIndex,
      ]),
    );
  };

  it('is asked again after the last one', () =>
    expect(asked(later, strong(language), strong(language, 2), strong(language, 1))).toEqual([
      ['question', 1],
      ['question', 2],
      ['question', 0],
      ['invitation', null],
    ]));

  it('comes back in the order in which it was put off', () =>
    expect(asked(later, later, strong(language), strong(language, 1), strong(language, 2))).toEqual(
      [
        ['question', 1],
        ['question', 2],
        ['question', 0],
        ['question', 1],
        ['invitation', null],
      ],
    ));

  it('is not confused with one that was just declined', () => {
    const dontKnow = language === 'ar-SA' ? 'لا أعرف' : "I don't know";
    // Each of the wordings comes up once.
    const conversation = begun(PLANS[language]);
    const back = [later, later, dontKnow, dontKnow]
      .flatMap((text) => says(tell(conversation, answered(text), { type: 'utterance_finished' })))
      .slice(-2)
      .map(({ text }) => text.text);
    for (const said of back) {
      expect(said).toMatch(/another question|the question we put off|سؤال سابق|السؤال الذي أجلناه/);
      expect(said).not.toMatch(/come back to this one|إلى هذا السؤال/);
    }
  });

  it('is skipped the second time, and at the very end', () => {
    expect(asked(later, strong(language), strong(language, 2), later)).toEqual([
      ['question', 1],
      ['question', 2],
      ['question', 0],
      ['invitation', null],
    ]);
    expect(asked(strong(language), strong(language, 1), later).at(-1)).toEqual([
      'invitation',
      null,
    ]);
  });
});

describe('an answer that contains such words', () => {
  it.each([
    'he asked me how long will this take and i said two days at most',
    'i tell them the call is recorded and that usually calms things down',
    'we had to stop the interview with a candidate because the fire alarm went off and then i explained to him in the parking lot how the whole process works and how long it takes and when he would hear from us and he still joined the company',
    'the nurse asked me can you repeat the question and i said it three times in different ways until i understood that she was worried about her job',
    'قال لي وقف الاختبار وما رضيت',
    'سألني المدير كم ستستغرق فقلت يومين',
    'كان أحد العملاء يسألني دائما ماذا تقصد بتوقف الخدمة فشرحت له أن الخادم يتوقف عشر دقائق كل أسبوع ورسمت له متجرا يغلق للتنظيف وبعد ذلك لم يسأل مرة أخرى',
  ])('"%s" is kept', (text) => {
    expect(readTurn(text).command).toBeNull();
    const conversation = fresh(text);
    const before = standing(conversation);
    const [said] = says(tell(conversation, answered(text)));
    expect(said!.after).toMatchObject({ answer: text });
    expect(standing(conversation)).not.toBe(before);
  });
});

describe('a turn that a language model read', () => {
  const UNCLEAR = 'my brain is cheese by now';
  const taken = (text: string, meaning: Meaning) =>
    ({ type: 'answered', text, typed: false, meaning }) as const;
  const meant = (meaning: Meaning, text = UNCLEAR) => {
    const conversation = begun(PLANS['en-US']);
    const said = says(tell(conversation, taken(text, meaning)));
    return { conversation, said };
  };

  it('is what the model takes it for', () => {
    const { said } = meant({ kind: 'command', command: 'skip' });
    expect(said.map(({ kind, questionIndex }) => [kind, questionIndex])).toEqual([['question', 1]]);
  });

  it('is an answer if the model says so', () => {
    expect(meant({ kind: 'answer' }).said).toEqual(reply(UNCLEAR));
  });

  it('is never overruled where the rules know it', () => {
    const { said } = meant({ kind: 'command', command: 'skip' }, 'could you repeat the question');
    expect(said).toEqual(reply('could you repeat the question'));
  });

  it('never ends the interview, however often the model says stop or yes', () => {
    const { conversation, said } = meant({ kind: 'confirm_stop' });
    expect(said[0]!.text.text).toMatch(/end the interview/i);
    for (const meaning of [
      { kind: 'confirm_stop' },
      { kind: 'command', command: 'yes' },
      { kind: 'confirm_stop' },
    ] as Meaning[]) {
      tell(conversation, taken(UNCLEAR, meaning));
      expect(conversation.state.phase).not.toBe('ended');
    }
  });
});

describe('a wish to go back to an earlier question', () => {
  const skippedFirst = (language: Language) => {
    const conversation = begun(PLANS[language]);
    tell(conversation, answered(language === 'ar-SA' ? 'تخطي هذا السؤال' : 'skip this one please'));
    return conversation;
  };

  it.each([
    ['en-US', 'go back to the question i skipped'],
    ['en-US', 'Actually, go back to the question I skipped.'],
    ['en-US', 'Okay, now return to question two.'],
    ['en-US', 'sorry can i still answer the question that i skipped'],
    ['en-US', 'could we go back to question one please'],
    ['en-US', 'but i was asking can i go back to the one i skipped'],
    ['ar-SA', 'خلنا نرجع للسؤال اللي تخطيناه'],
    ['ar-SA', 'أود العودة إلى السؤال الذي تخطيناه'],
    ['ar-SA', 'أبي أرجع للسؤال اللي عديناه'],
    ['ar-SA', 'أنا ما جاوبت على السؤال الأول خليني أرجع له'],
  ] as const)('%s: "%s" is kept for the end', (language, text) => {
    const conversation = skippedFirst(language);
    expect(says(tell(conversation, answered(text)))).toEqual([
      expect.objectContaining({ kind: 'acknowledgement', questionIndex: 1 }),
    ]);
    tell(conversation, answered(strong(language)));
    expect(standing(conversation)).toBe(PLANS[language].questions[2]!.question.text);
    const [back] = says(tell(conversation, answered(language === 'ar-SA' ? 'تخطي' : 'skip')));
    expect([back!.kind, back!.questionIndex]).toEqual(['question', 0]);
  });

  it.each(['en-US', 'ar-SA'] as const)('is granted at once at the end (%s)', (language) => {
    const conversation = skippedFirst(language);
    for (let times = 0; times < 2; times += 1)
      tell(conversation, answered(language === 'ar-SA' ? 'تخطي' : 'skip'));
    expect(conversation.state.phase).toBe('inviting');
    const text =
      language === 'ar-SA'
        ? 'إي بس قبلها خلني أجاوب السؤال الأول اللي تخطيناه'
        : 'yes please can we go back to the first question';
    const [asked] = says(tell(conversation, answered(text)));
    expect([asked!.kind, asked!.questionIndex]).toEqual(['question', 0]);
    tell(conversation, answered(language === 'ar-SA' ? 'تخطي' : 'skip'));
    expect(conversation.state.phase).toBe('inviting');
  });

  it.each([
    'we had to go back to the first question of the audit and answer it again',
    'i told him lets go back to the drawing board and he agreed',
    'رجعنا إلى السؤال الأساسي في الاجتماع وهو كم نخسر كل يوم',
    'i finish the urgent ticket first and then go back to the previous one',
    'they do the second task and come back to the first one',
    'we roll back the new version and return to the previous one until the cause is found',
  ])('"%s" is an answer', (text) => {
    expect(readTurn(text).command).toBeNull();
  });
});

import type { Language } from '@portal/protocol';
import { quotesOf } from './quote';

const quotes = (answer: string, language: Language = 'en-US', asked = '') =>
  quotesOf(answer, asked, language).map(({ text }) => text);

describe('words of a candidate that a reply can take up', () => {
  it.each<[trade: string, answer: string, quote: string]>([
    [
      'a pharmacist',
      'The gentleman was dizzy, so I wrote to his doctor proposing to stop the thiazide, and he agreed.',
      'wrote to his doctor proposing to stop the thiazide',
    ],
    [
      'a site engineer',
      'We sent back three trucks on a bridge deck in Murcia because the slump was wrong.',
      'sent back three trucks on a bridge deck in Murcia',
    ],
    [
      'a receptionist',
      'there were queues every morning and i moved one shift to start at noon',
      'moved one shift to start at noon',
    ],
    [
      'a developer, with what came of it',
      'We added an index. In the end the checkout time dropped by 40 percent.',
      'the checkout time dropped by 40 percent',
    ],
    [
      'a nurse, before what somebody else did',
      'I labelled both infusion lines and the night doctor signed the chart.',
      'labelled both infusion lines',
    ],
    [
      'somebody who would do it',
      'I would check the anchorage length on the drawing first, if there is one.',
      'would check the anchorage length on the drawing first',
    ],
  ])('%s', (_, answer, quote) => expect(quotes(answer)).toContain(quote));

  it.each<[trade: string, answer: string, quote: string]>([
    [
      'a banker',
      'كان الناس ينتظرون طويلا. كتبت لهم بطاقة خطوات واضحة، وبعدها خف الزحام.',
      'كتبت لهم بطاقة خطوات واضحة',
    ],
    [
      'an engineer, after an "and"',
      'شفت المخطط وحسبت هبوط الجهد على كيبل المصاعد لأن المسافة طويلة',
      'حسبت هبوط الجهد',
    ],
    [
      'a developer from the Gulf',
      'ما قعدت أجادل، سويت مشروع صغير على موقع أخوي، وبعدين عرضته عليهم.',
      'سويت مشروع صغير',
    ],
    [
      'an accountant, with what came of it',
      'غيرنا القالب، وبالنتيجة انخفض الوقت إلى أربعة أيام.',
      'انخفض الوقت إلى أربعة أيام',
    ],
  ])('%s, in Arabic', (_, answer, quote) => expect(quotes(answer, 'ar-SA')).toContain(quote));

  it.each([
    ['a bare number', 'It was 20 percent. I think twenty percent.'],
    ['a number of nothing', 'We ordered less than half. I landed the crane at 51.'],
    ['a deed that is only pointed at', 'I did it and then I fixed it.'],
    ['what goes on in the mind', 'I think the team is great and I really love the work here.'],
    ['what was not done', "I didn't change the pump settings on Sunday."],
    ['words that break off', 'I replaced the valve of the'],
    ['words about the speaker', 'I told my manager about my problem.'],
    ['hesitation', 'I moved um you know the the shift to noon'],
    [
      'part of a sentence about things',
      'There are many rules which I follow every single day here.',
    ],
    ['words of the question alone', 'I changed the shift.'],
  ])('leaves out %s', (_, answer) =>
    expect(quotes(answer, 'en-US', 'When did you last change a shift?')).toEqual([]),
  );
  it.each([
    ['a noun that looks like a verb', 'صفحته في قوقل ماب كانت فاضية'],
    ['what was not done', 'ما كتبت التقرير في ذلك اليوم'],
    ['words that break off', 'كتبت التقرير الشهري عن'],
    ['a condition', 'كلما سددت جزءا من القرض قلت الفائدة'],
    ['a result that is only a condition', 'كلما انخفض الضغط في الشبكة'],
    ['a clause that ends before a number is complete', 'نزلت إلى صفر فاصلة أربعة'],
    ['a long clause without a place to cut it', 'كتبت لهم بطاقة خطوات بخط كبير ملون'],
    ['a pronoun that looks like a verb', 'احنا بالأطفال نشوف الوجه، هذا أول شي'],
  ])('leaves out %s, in Arabic', (_, answer) => expect(quotes(answer, 'ar-SA')).toEqual([]));

  it('quotes at most five words of Arabic, without the circumstances after them', () => {
    const answer =
      'جهزت الحسبة ومعاها الافتراضات قبل لا يوصلون. صرنا ناخذ نسخة احتياطية كل أربع ساعات.';
    expect(quotes(answer, 'ar-SA')).toEqual([
      'صرنا ناخذ نسخة احتياطية',
      'جهزت الحسبة ومعاها الافتراضات',
    ]);
  });
  it.each([
    ['انخفضت الأعطال بنسبة 30 في المئة.', []],
    ['انخفض الزمن من 900 إلى 180 ملي ثانية.', []],
    ['انخفض زمن الاستجابة من 900 إلى 180 ملي ثانية.', ['انخفض زمن الاستجابة']],
  ])('does not part a number from what follows it, in Arabic: %s', (answer, quoted) =>
    expect(quotes(answer, 'ar-SA')).toEqual(quoted),
  );
  it('puts the latest clause with words of a trade first, in Arabic', () =>
    expect(
      quotes(
        'نقلت دواء الضغط إلى المضخة الاحتياطية أولا. كتبت التحفظ على الوصل. كلمت الناس هناك اليوم.',
        'ar-SA',
      )[0],
    ).toBe('كتبت التحفظ على الوصل'));

  it('puts the words of a trade first', () =>
    expect(
      quotes(
        'I helped the people there. I recalculated the outrigger load with the crane driver.',
      )[0],
    ).toContain('outrigger'));
});

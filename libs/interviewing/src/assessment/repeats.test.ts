import { contentStems } from '../language/words';
import { interviewWith, planFor } from '../testing/interviews';
import { assess } from './assess';
import { repeatedFrom, sharedPart } from './repeats';

interface Stories {
  language: 'en-US' | 'ar-SA';
  told: string;
  again: string;
  /** Other stories and answers of the same person, about the same work. */
  others: readonly string[];
}

const STORIES: Record<string, Stories> = {
  engineer: {
    language: 'en-US',
    told: 'At Souqly checkout was timing out on Friday evenings. I profiled the service and saw that every order opened its own database connection, so I added a pool of forty and moved the receipts to a queue. The ninety-fifth percentile went from four seconds to six hundred milliseconds and the support tickets stopped.',
    again:
      'So there was this time on Friday nights when our checkout kept timing out at Souqly. I looked with a profiler and it turned out each order was opening a new connection to the database. What I did was put in a connection pool, forty of them, and receipts went through a queue instead. After that latency dropped from about four seconds to under one second and nobody wrote tickets anymore.',
    others: [
      'I disagreed with our lead about rewriting the order service in Kotlin. I built a small prototype of one endpoint in both languages over two days and showed the team the numbers, which were nearly the same. We kept Go, and he thanked me for not making it personal.',
      'For the same service I wrote the tests first: a fake payment provider that times out, one that answers twice, and one that loses the order. They ran in the pipeline before each deployment, and in a year only one fault with orders reached customers.',
    ],
  },
  nurse: {
    language: 'en-US',
    told: 'A patient on my ward came back from surgery and his blood pressure fell to eighty over fifty. I raised his legs, called the rapid response team, opened a second line and checked the drain, which had six hundred millilitres. He went back to theatre within half an hour and recovered.',
    again:
      'One night a gentleman returned from an operation and I noticed the pressure dropping, eighty over fifty. I put his legs up, got a second line in, and called rapid response. When I looked at the drain there was six hundred in it, so he was taken to theatre again, and he did well.',
    others: [
      'A daughter was angry because her mother waited two hours for pain relief. I sat down with her, apologised without excuses, explained that the doctor was in an emergency, and gave her a time. I came back when I said I would, and she thanked the ward in a letter.',
      'I check the drain, the blood pressure and the pain score every fifteen minutes in the first hour after surgery, then every half hour. If two of them change together I call the doctor, because one alone is often the tubing.',
    ],
  },
  'engineer, in Arabic': {
    language: 'ar-SA',
    told: 'كان نظام الطلبات يتوقف كل مساء جمعة، فراجعت السجلات ووجدت أن كل طلب يفتح اتصالا جديدا بقاعدة البيانات، فأضفت مجمعا من أربعين اتصالا ونقلت الإيصالات إلى طابور. انخفض زمن الاستجابة من أربع ثوان إلى نصف ثانية ولم تعد تصلنا شكاوى.',
    again:
      'يعني صار عندنا موقف يوم الجمعة المساء كان نظام الطلبات يوقف علينا. شفت السجلات وطلع إن كل طلب يفتح اتصال جديد على قاعدة البيانات، سويت مجمع اتصالات أربعين وحطيت الإيصالات في طابور، ونزل وقت الاستجابة من أربع ثواني لنص ثانية وما عاد جتنا شكاوى.',
    others: [
      'اختلفت مع مديري على إعادة كتابة الخدمة بلغة أخرى، فكتبت نموذجا صغيرا باللغتين خلال يومين وعرضت الأرقام على الفريق، وكانت متقاربة، فبقينا على لغتنا وشكرني لأني لم أجعل الموضوع شخصيا.',
      'قبل كل إطلاق أكتب اختبارات لخدمة الطلبات: مزود دفع وهمي يتأخر وآخر يرد مرتين، وتعمل في خط الإطلاق. خلال سنة لم يصل إلى العملاء إلا خطأ واحد في الطلبات.',
    ],
  },
  'nurse, in Gulf Arabic': {
    language: 'ar-SA',
    told: 'عندنا مريض رجع من العملية ونزل ضغطه إلى ثمانين على خمسين، رفعت رجوله وكلمت فريق الاستجابة وفتحت خط ثاني وشفت المصرف فيه ستمية مل، رجع غرفة العمليات خلال نص ساعة وتعافى.',
    again:
      'مرة واحد من المرضى بعد العملية لاحظت الضغط ينزل، ثمانين على خمسين. على طول كلمت فريق الاستجابة السريعة ورفعت رجليه وركبت خط ثاني، والمصرف كان فيه ستمية مل فرجعوه العمليات وطلع بخير.',
    others: [
      'بنت المريضة كانت معصبة لأن أمها انتظرت ساعتين على المسكن. جلست معها واعتذرت وشرحت لها إن الدكتور في حالة طارئة وعطيتها وقت محدد ورجعت لها فيه، وكتبت للقسم رسالة شكر.',
    ],
  },
};

const stems = (text: string) => [...contentStems(text)];

describe.each(Object.entries(STORIES))('%s', (_, { language, told, again, others }) => {
  it('a story told again in other words is known', () => {
    expect(repeatedFrom(stems(again), others.map(stems))).toBeNull();
    expect(repeatedFrom(stems(again), [...others, told].map(stems))).toBe(others.length);
  });

  it('another story about the same work is not', () => {
    for (const other of others) expect(repeatedFrom(stems(other), [stems(told)])).toBeNull();
  });

  it('earns nothing the second time, and the report says of which question it is', () => {
    const plan = planFor({ language, interviewType: 'technical', numberOfQuestions: 3 });
    const report = (second: string) =>
      assess({
        plan,
        messages: interviewWith(plan, [told, second, null]),
        interview: { language },
      });
    const [repeated, fresh] = [report(again), report(others[0]!)];
    expect(repeated.questions[0]!.score).toBeGreaterThan(0);
    expect(repeated.questions[1]).toMatchObject({
      score: 0,
      summary: {
        key: 'summaryRepeated',
        values: { number: 1, quote: repeated.questions[1]!.evidence[0]!.quote },
      },
      good: [],
    });
    expect(again).toContain(repeated.questions[1]!.evidence[0]!.quote);
    expect(repeated.overall.score!).toBeLessThan(fresh.overall.score!);
    expect(repeated.nextSteps.map(({ title }) => title.key)).toContain('newStoryStepTitle');
    expect(fresh.questions[1]!.summary.key).not.toBe('summaryRepeated');
  });
});

it('short answers are not compared', () => {
  const short = stems('I led the billing team at Souqly for four years, mostly in Go.');
  expect(sharedPart(short, short)).toBe(0);
});

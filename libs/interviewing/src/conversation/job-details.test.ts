import { advertisedTopicSchema, type AdvertisedTopic } from '@portal/protocol';
import { jobDetailsOf } from './job-details';
import { readTurn } from './read-turn';

const detailOf = (text: string) => {
  const { command, question } = readTurn(text);
  return command === 'asks_back' && question !== null
    ? (jobDetailsOf(text, question)[0]?.topic ?? null)
    : command;
};

/** Questions about the job, in the words of people. */
const QUESTIONS: readonly (readonly [AdvertisedTopic, string])[] = [
  ['shifts', 'is it shift work or normal hours'],
  ['shifts', 'Would I have to do nights?'],
  ['shifts', 'do people work weekends there'],
  ['shifts', 'sorry quick one, is there a rota or is it fixed'],
  ['shifts', 'هل العمل بنظام الورديات'],
  ['shifts', 'الدوام شفتات ولا صباحي'],
  ['shifts', 'فيه مناوبات ليلية؟'],
  ['hours', 'What are the working hours?'],
  ['hours', 'how many hours a week would it be'],
  ['hours', 'is there any flexibility, I mean are the hours flexible'],
  ['hours', 'كم ساعة الدوام'],
  ['hours', 'ما هي ساعات العمل في هذه الوظيفة'],
  ['hours', 'هل الدوام مرن عندكم'],
  ['place', 'where is the job based'],
  ['place', 'Which branch would I be working at?'],
  ['place', 'where would I be working, which city'],
  ['place', 'وين مكان الشغل بالضبط'],
  ['place', 'أين مقر العمل'],
  ['remote', 'is it remote or on site'],
  ['remote', 'Could I work from home some days?'],
  ['remote', 'هل يمكن العمل عن بعد'],
  ['remote', 'الشغل من البيت ولا لازم أداوم'],
  ['salary', 'what does the job pay'],
  ['salary', 'Can you tell me the salary range?'],
  ['salary', 'كم الراتب'],
  ['salary', 'وش المعاش لهالوظيفة'],
  ['contract', 'is it a permanent contract'],
  ['contract', 'Is the position full time or part time?'],
  ['contract', 'what kind of contract is it'],
  ['contract', 'العقد سنوي ولا دائم'],
  ['contract', 'هل العقد محدد المدة أم دائم'],
  ['team', 'how big is the team'],
  ['team', 'Would I be working on my own or in a team?'],
  ['team', 'كم واحد في الفريق'],
  ['team', 'كم عدد أفراد الفريق الذي سأعمل معه'],
  ['reports_to', 'who would I report to'],
  ['reports_to', "who's my manager going to be"],
  ['reports_to', 'من سيكون مديري المباشر'],
  ['reports_to', 'المدير المباشر منو'],
  ['start', 'when would I start'],
  ['start', 'What is the start date for this position?'],
  ['start', 'when do you need somebody to start'],
  ['start', 'متى تبوني أباشر'],
  ['start', 'ما هو تاريخ المباشرة'],
  ['travel', 'is there a lot of travel in this role'],
  ['travel', 'Would I have to go on business trips?'],
  ['travel', 'هل تتطلب الوظيفة السفر'],
  ['travel', 'الشغل فيه سفر ولا لا'],
  ['benefits', 'what benefits do you offer'],
  ['benefits', 'Is medical insurance included?'],
  ['benefits', 'هل فيه تأمين طبي'],
  ['benefits', 'وش المزايا عندكم'],
  ['leave', 'how many days of holiday do I get'],
  ['leave', 'كم يوم الإجازة السنوية'],
  ['training', 'will I get any training when I start'],
  ['training', 'Do you provide training for new people?'],
  ['training', 'هل يوجد تدريب للموظفين الجدد'],
  ['probation', 'how long is the probation period'],
  ['probation', 'is there a trial period'],
  ['probation', 'كم مدة فترة التجربة'],
  ['languages', 'which languages do I need for this job'],
  ['languages', 'Is English required for this position?'],
  ['languages', 'هل اللغة الإنجليزية مطلوبة في العمل'],
  ['tools', 'what tools does the team use'],
  ['tools', 'which software would I be working with'],
  ['tools', 'أي برامج تستخدمون في العمل'],
  ['duties', 'what would I be doing day to day'],
  ['duties', 'What are the main responsibilities?'],
  ['duties', 'ما هي المهام اليومية'],
  ['duties', 'وش بيكون شغلي بالضبط'],
  ['closing_date', 'until when can people apply'],
  ['closing_date', 'When is the closing date for applications?'],
  ['closing_date', 'متى آخر موعد للتقديم'],
  ['closing_date', 'إلى متى التقديم مفتوح'],
  ['shifts', 'هل في عمل يوم الجمعة'],
  ['benefits', 'هل تقدمون سكن'],
  ['hours', 'طيب بس سؤال، الدوام كم ساعة؟'],
  ['remote', "before we go on could you tell me whether it's remote"],
  ['travel', "I was wondering whether there's travel involved"],
  ['start', 'how soon would you want me to join'],
  ['tools', 'شنو البرامج اللي تستخدمونها'],
  ['place', 'وين الفرع'],
];

const TOPICS: readonly (string | null)[] = advertisedTopicSchema.options;

/** Questions that have such words and ask about the interview, or the interviewer. */
const OTHERS: readonly string[] = [
  'how long is this interview going to take',
  'can I answer in Arabic',
  'when will I hear back from you',
  'is this being recorded',
  'how many questions are left',
  'am I talking to a person',
  'who are you',
  'when do we start',
  'will this be over by three because my shift starts then',
  'كم باقي من الأسئلة',
  'كم تستغرق المقابلة',
  'ممكن أجاوب بالإنجليزي',
  'متى تظهر النتيجة',
  'هل يتم تسجيل صوتي',
];

/** Answers that have the words of such questions. */
const ANSWERS: readonly string[] = [
  'I worked night shifts for two years and I learned to sleep in the afternoon',
  'we had three shifts and the handover between them was the problem so I wrote a list',
  'my manager asked me to plan the holidays of the whole team and I made a table',
  'in my last job I reported to the head of finance and I sent her the figures every Monday',
  'I trained four new colleagues during their probation and all of them stayed',
  'the salary run was late once because the file was broken so I fixed it by hand that night',
  'I moved the team to remote work in a week, which meant laptops for forty people',
  'we travelled to the client every month and I prepared the agenda for each visit',
  'customers asked what the opening hours were so I put a sign on the door',
  'the contract with the supplier ran out and nobody noticed, so I set up a reminder',
  'I speak English with the doctors and Arabic with most of the patients',
  'the team was eight people and I was the only one who knew the old system',
  'when I started there was no training at all so I wrote a short guide for the next person',
  'the tool we used was slow so I asked the vendor where the time went and they found it',
  'a customer wanted to know who my manager was and I gave him her name and number',
  'she asked how many days of leave she had left and I looked it up in the system',
  'I would first ask where the patient lives and who takes care of him at home',
  'what I did was to start with the oldest invoices and work forward',
  'where the job was unclear I went to the site and asked the foreman',
  'how I plan my day is simple, the urgent work first and the reports after lunch',
  'when the deadline moved I told the client the same day and we agreed a new date',
  'benefits for the business were clear, we saved nine thousand a month',
  'the location of the warehouse was bad so we moved the fast items to the front',
  'which system they use did not matter to me, I learned it in a week',
  'I offered to work the weekend because the stock count was on a Sunday',
  'اشتغلت مناوبات ليلية سنتين وتعلمت كيف أرتب نومي',
  'كان عندنا ثلاث ورديات والمشكلة في التسليم فكتبت قائمة لكل وردية',
  'مديري طلب مني أن أنظم إجازات الفريق كله فعملت جدولا بسيطا',
  'كنت أرفع تقاريري إلى رئيس الحسابات كل أسبوع وأناقشه في الأرقام',
  'دربت أربعة موظفين جدد في فترة التجربة وبقوا كلهم',
  'تأخر صرف الرواتب مرة فراجعت الملف وصححته في نفس الليلة',
  'نقلت الفريق إلى العمل عن بعد في أسبوع واحد ووفرت لهم الأجهزة',
  'سافرنا إلى العميل كل شهر وكنت أجهز جدول الزيارة',
  'الزبائن كانوا يسألون عن أوقات العمل فعلقت لوحة على الباب',
  'العقد مع المورد انتهى وما انتبه أحد فسويت تنبيه في النظام',
  'أغلب المرضى يتكلمون الإنجليزية فكنت أترجم لهم في العيادة',
  'الفريق كان ثمانية وأنا الوحيد اللي يعرف النظام القديم',
  'لما بدأت ما كان فيه تدريب فكتبت دليل للي بعدي',
  'سألتني زميلتي كم يوم باقي من إجازتها فطلعت لها الرصيد',
  'البرنامج كان بطيئا فتواصلت مع الشركة حتى عرفنا السبب',
  'الموقف كان صعب لأن السكن بعيد والمواصلات ما تجي بوقتها فغيرت الجدول',
  'شفت الخطأ في الفاتورة قبل لا تروح للعميل ووقفتها',
  'كيف أرتب يومي؟ العاجل أول وبعدها التقارير',
];

describe('a question about the job', () => {
  it.each(QUESTIONS)('about %s: "%s"', (topic, text) => expect(detailOf(text)).toBe(topic));

  it.each(OTHERS)('is not "%s"', (text) => expect(TOPICS).not.toContain(detailOf(text)));
});

describe('an answer with the words of such questions', () => {
  it.each(ANSWERS)('"%s" stays one', (text) => expect(readTurn(text).command).toBeNull());
});

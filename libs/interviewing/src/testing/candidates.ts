import type { Language } from '@portal/protocol';
import type { SeededChoice } from '../language/seeded';
import { ARABIC_JOB, ARABIC_RESUME, BACKEND_JOB, BACKEND_RESUME } from './documents';
import type { Say } from './interviews';

/** How a scripted candidate reacts to an utterance that expects a reply. */
export type Reaction =
  | { does: 'speaks'; text: string }
  /** The candidate stays silent until the interviewer speaks. */
  | { does: 'waits' }
  /** The candidate interrupts once this fraction (0–1) of the utterance has been played. */
  | { does: 'interrupts'; share: number; text: string };

export interface Situation {
  language: Language;
  /** The utterance that the candidate reacts to. */
  said: Say;
  topic: string;
  /**
   * Number of turns that the candidate has had since the question was first asked, including this
   * one.
   */
  time: number;
  choice: SeededChoice;
}

export type Temperament =
  | 'brief'
  | 'rambling'
  | 'silent'
  | 'hostile'
  | 'off-topic'
  | 'reading out'
  | 'interrupting'
  | 'switching language'
  | 'asking back'
  | 'perfect';
type Pool = Readonly<Record<Language, readonly string[]>>;

const one = (pool: Pool, { language, choice }: Situation): string =>
  pool[language][choice.below(pool[language].length)]!;
const speaks = (text: string): Reaction => ({ does: 'speaks', text });
const other = (language: Language): Language => (language === 'en-US' ? 'ar-SA' : 'en-US');

const STORIES: Pool = {
  'en-US': [
    'At Souqly the trouble with {topic} was that checkout took 900 milliseconds because every request read the whole cart. I first traced it with the team, then I added Redis caching instead of a bigger server and rewrote two queries. As a result latency dropped by 40 percent and customers complained less.',
    'When I worked at Paymob, {topic} came up because settlement reports took six hours every night. I moved them to Kafka and wrote the aggregation in Go, and I agreed each step with finance. In the end they finished in twenty minutes, and nobody had to wait for them in the morning.',
    'Last year a colleague and I disagreed about {topic} in our project. I asked both sides to write down what they wanted and why, then we tried the smaller plan for two weeks with ten customers. It worked: we delivered on time and support tickets fell by half.',
    'In March a supplier sent us wrong price files at Souqly, and {topic} was in danger. I compared two hundred rows by hand because nobody trusted the totals, found that the tax column had moved, told the supplier the same day, and wrote a check that stops such a file before it is loaded. Since then it has stopped four files, and no customer has paid a wrong price.',
    'My first winter at Paymob, the mobile app lost sessions at midnight. For {topic} I read the logs of three nights, noticed a clock that was one hour off, and corrected it together with the operators in Cairo. The lost logins went from ninety a night to none.',
    'Two summers ago I trained a new colleague, Omar, on {topic}. I sat with him every Tuesday, gave him small tasks first because the code was unfamiliar, and reviewed each of them the same day. After six weeks he released his own module, and I could hand over the weekend duty.',
  ],
  'ar-SA': [
    'في شركة المراعي كانت المشكلة في {topic} أن الإقفال الشهري يستغرق عشرة أيام بسبب التسويات اليدوية. قمت أولا بتحليل الخطوات مع الفريق ثم صممت قالبا في Excel وربطته بنظام SAP لأن الأرقام كانت تنقل بخط اليد، ودربت ثلاثة محاسبين عليه. وبالنتيجة انخفض الوقت إلى أربعة أيام وتحسنت دقة التقارير.',
    'عندما كنت في مجموعة الزامل ظهر موضوع {topic} لأن الموازنة كانت تتأخر كل سنة. جمعت الأرقام من الأقسام واقترحت جدولا واحدا بدلا من عشرة ملفات، ثم دربت زملائي عليه، وفي النهاية وفرنا أسبوعين من العمل.',
    'في العام الماضي اختلفت مع زميل حول {topic} في مشروع الفواتير. طلبت من كل واحد أن يكتب ما يريده ثم جربنا الخطة الأصغر مع ثلاثة موردين، وبالنتيجة انخفضت الأخطاء بنسبة 30 بالمئة.',
    'في شهر مارس أرسل مورد أسعارا خاطئة فتأثر موضوع {topic}. قارنت مئتي سطر بيدي ووجدت أن عمود الضريبة تحرك من مكانه، ثم كتبت معادلة توقف أي ملف كهذا. منذ ذلك الحين أوقفت أربعة ملفات ولم يدفع أي عميل سعرا خاطئا.',
    'في أول شتاء لي في البنك كانت أرصدة الصندوق تختلف كل ليلة بسبب {topic}. راجعت كشوف ثلاثة أيام ولاحظت إيصالا يسجل مرتين، فكلمت أمين الصندوق وغيرنا ترتيب الإدخال. بعدها انخفض الفرق من تسعين ريالا إلى صفر.',
    'قبل سنتين دربت زميلي الجديد عمر على {topic}. جلست معه كل ثلاثاء وأعطيته مهمات صغيرة أولا لأن البرنامج كان غريبا عليه، وراجعت كل مهمة في اليوم نفسه. بعد ستة أسابيع أقفل دفتره وحده وسلمته مناوبة الخميس.',
  ],
};
/** Tells a story of each question's own, because a story told twice counts once. */
const storyIn = (language: Language, { said, topic }: Situation): Reaction => {
  const stories = STORIES[language];
  return speaks(stories[(said.questionIndex ?? 0) % stories.length]!.replace('{topic}', topic));
};
const story = (situation: Situation): Reaction => storyIn(situation.language, situation);

const SHORT: Pool = {
  'en-US': ['Fine.', 'Yes.', 'Redis.', 'I did it.', 'Not much.', 'It was good.', 'Teamwork.'],
  'ar-SA': ['جيد.', 'نعم.', 'إكسل.', 'عملته.', 'ليس كثيرا.', 'كان جيدا.', 'العمل الجماعي.'],
};
const RAMBLE: Pool = {
  'en-US': [
    'well um you know it depends there are various things and stuff like that and so on and',
    'I mean everything is connected somehow and everybody does different things and whatever and',
    'and then you know the server and the people and the meetings and maybe things like that and',
  ],
  'ar-SA': [
    'يعني حسب الأمر هناك أشياء كثيرة وهكذا وما إلى ذلك و',
    'كل شيء مرتبط ببعضه نوعا ما وكل الناس يعملون أمورا كثيرة و',
    'ثم الاجتماعات والناس والملفات يعني وإلى آخره وربما',
  ],
};
const INSULTS: Pool = {
  'en-US': [
    'This is stupid, you are a useless bot',
    'what a stupid question',
    'shut up',
    'this is a waste of my time',
  ],
  'ar-SA': ['هذا سؤال غبي', 'انت برنامج غبي', 'اسكت', 'هذه مضيعة للوقت'],
};
const ELSEWHERE: Pool = {
  'en-US': [
    'My favourite football club won the cup yesterday evening and the weather at the beach was lovely with ice cream and music',
    'My grandmother bakes wonderful apple cakes every sunday and the neighbours love her garden full of roses and tulips',
  ],
  'ar-SA': [
    'فاز فريقي المفضل في كرة القدم بالكأس مساء أمس وكان الطقس على الشاطئ رائعا مع المثلجات والموسيقى',
    'جدتي تخبز كعك التفاح اللذيذ كل جمعة والجيران يحبون حديقتها المليئة بالورود والياسمين',
  ],
};
const QUESTIONS: Pool = {
  'en-US': [
    'What do you think?',
    'How would you do it?',
    'how many questions are left',
    'what is the salary',
    'are you a robot',
    'was that right',
    'can I ask you something',
  ],
  'ar-SA': [
    'ما رأيك',
    'كم سؤالا بقي',
    'كم الراتب',
    'هل أنت روبوت',
    'هل هذا صحيح',
    'ممكن اسأل سؤال',
  ],
};
const AT_THE_END: Pool = {
  'en-US': [
    'Yes, when will I get my feedback?',
    'what is the company culture like',
    'How did I do?',
    'What does the salary look like?',
    'how long did this take',
    'Are you a real person?',
    'could you tell me what the next steps are',
  ],
  'ar-SA': [
    'نعم، متى يظهر التقييم؟',
    'كيف ثقافة الشركة',
    'كيف كان أدائي؟',
    'كم الراتب',
    'هل أنت إنسان حقيقي',
    'ما هي الخطوة القادمة',
  ],
};
const NOTHING: Pool = {
  'en-US': ['No, thank you.', 'no thats all', "No, I'm fine.", 'nothing else thanks'],
  'ar-SA': ['لا شكرا', 'لا، كل شيء واضح', 'لا يوجد شيء آخر، شكرا'],
};
const OVER_IT: Pool = {
  'en-US': ['yes yes', 'oh okay', 'wait I know this one'],
  'ar-SA': ['نعم نعم', 'آه طيب', 'أعرف هذا'],
};

const documentLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.split(' ').length >= 4)
    .join(' ');
const DOCUMENTS: Pool = {
  'en-US': [
    documentLines(BACKEND_RESUME.split('Experience')[1]!),
    documentLines(BACKEND_JOB.split('Responsibilities')[1]!),
  ],
  'ar-SA': [documentLines(ARABIC_RESUME.split('الخبرات')[1]!), documentLines(ARABIC_JOB)],
};

/** How a candidate of each temperament reacts to the interviewer's questions. */
const ANSWERS: Readonly<Record<Temperament, (situation: Situation) => Reaction>> = {
  brief: (situation) => speaks(one(SHORT, situation)),
  rambling: (situation) =>
    speaks(
      Array.from({ length: 8 + situation.choice.below(8) }, () => one(RAMBLE, situation)).join(' '),
    ),
  silent: (situation) => silently(situation),
  hostile: (situation) =>
    situation.choice.below(4) === 0
      ? speaks(one(SHORT, situation))
      : speaks(one(INSULTS, situation)),
  'off-topic': (situation) => speaks(one(ELSEWHERE, situation)),
  'reading out': (situation) => speaks(one(DOCUMENTS, situation)),
  interrupting: (situation) =>
    situation.time === 1
      ? {
          does: 'interrupts',
          share: situation.choice.below(10) / 10,
          text: situation.choice.below(2)
            ? one(OVER_IT, situation)
            : (story(situation) as { text: string }).text,
        }
      : story(situation),
  'switching language': (situation) =>
    storyIn(situation.choice.below(3) ? other(situation.language) : situation.language, situation),
  'asking back': (situation) =>
    situation.time < 2 + situation.choice.below(3)
      ? speaks(one(QUESTIONS, situation))
      : story(situation),
  perfect: story,
};

/** Stays silent for one to three turns, then reacts at random. */
function silently(situation: Situation): Reaction {
  if (situation.time <= 1 + situation.choice.below(3)) return { does: 'waits' };
  const { language, choice } = situation;
  return [
    story(situation),
    speaks(language === 'en-US' ? 'skip' : 'تخطي'),
    speaks(language === 'en-US' ? 'im back' : 'رجعت'),
    speaks(language === 'en-US' ? 'can i have a minute' : 'ممكن دقيقة'),
  ][choice.below(4)]!;
}

/** Returns how a candidate of this temperament reacts in this situation. */
export function react(temperament: Temperament, situation: Situation): Reaction {
  if (situation.said.kind === 'notice')
    return speaks(situation.language === 'en-US' ? 'no, continue' : 'لا، نكمل');
  if (situation.said.questionIndex !== null) return ANSWERS[temperament](situation);
  if (temperament === 'silent') return { does: 'waits' };
  if (temperament === 'asking back' || (temperament === 'perfect' && situation.time === 1))
    return speaks(one(AT_THE_END, situation));
  return temperament === 'hostile'
    ? speaks(one(INSULTS, situation))
    : speaks(one(NOTHING, situation));
}

export const TEMPERAMENTS = Object.keys(ANSWERS) as Temperament[];

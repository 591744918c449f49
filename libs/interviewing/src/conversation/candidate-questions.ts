import type { SpokenText } from '@portal/protocol';
import { fold } from '../language/words';
import type { PhraseName } from './phrases';
import type { Stage } from './stage';

/** Kinds of questions that a candidate may ask, during the interview or at its end. */
export type CandidateQuestion =
  | 'permission'
  | 'orders'
  | 'feedback'
  | 'score'
  | 'progress'
  | 'salary'
  | 'identity'
  | 'opinion'
  | 'company'
  | 'unknown';

/**
 * Patterns for each kind of question, in folded spelling and without punctuation. The first match
 * wins.
 */
const KINDS: readonly (readonly [CandidateQuestion, RegExp])[] = [
  [
    'orders',
    /\b(?:ignore|disregard|override|bypass|system prompt)\b|\bgive me (?:a |the )?(?:\d+|full|perfect|highest|maximum|top|hundred)|تجاهل|تعليماتك|اعطني (?:100|مئه|مايه|العلامه)/,
  ],
  [
    'permission',
    /^(?:(?:yes|yeah|yep|sure|so|actually|okay|ok|well|and|i have|just|maybe|one|a|quick|question|also) )*(?:(?:can|may|could) i ask (?:you )?(?:a|one|some|something|you something|(?:a|one|another|a few|some) (?:\w+ )?questions?)(?: .{0,16})?|i (?:do )?(?:have|got|had) (?:a|one|some|another|two|a couple of|a few) (?:\w+ )?questions?(?: (?:for you|please|yes|actually))*|i would like to ask (?:a question|something|you something))$|^(?:نعم |طيب |لو سمحت |هل )*(?:(?:يمكنني|ممكن|اقدر|يمكن) (?:ان )?(?:اسال|اسالك|اطرح)(?: (?:سوال|سوالا|شيء|شي|عن شيء))?|(?:عندي|لدي|في عندي) (?:سوال|اسيله)(?: .{0,10})?)$/,
  ],
  [
    'score',
    /\bhow (?:am i doing|did i do|did i perform|was i|was my|were my|well did i|do you rate|would you rate|is my performance)|\b(?:my|the) (?:score|grade|mark|result|performance|evaluation|rating)|\bdid i (?:pass|do (?:well|good|okay|ok|fine)|answer|get (?:it|that|the job)|fail)|\b(?:was|is) (?:that|it|this|my answer|any of my answers|the answer) (?:right|correct|ok|okay|enough|good|fine|wrong)|\bam i (?:hired|accepted|doing|good|right|correct)|what (?:should|could|can) i (?:improve|do better)|كيف (?:كان )?(?:ادايي|اداي|اجاباتي|كنت|تقيم)|هل (?:نجحت|اجبت|كانت اجابتي|اجابتي|كان ادايي|كنت جيد)|(?:درجتي|نتيجتي|علامتي|تقييمي)|هل (?:هذا|الجواب|الاجابه) (?:صحيح|صح|جيد|صحيحه)/,
  ],
  [
    'feedback',
    /\b(?:feedback|report|results?|next steps?|hear (?:back|from)|what (?:happens|comes) (?:now|next|after)|what now|whats next|when will i (?:know|get|hear|see))|ماذا (?:يحدث|سيحدث|بعد)|الخطوه (?:التاليه|القادمه)|متي (?:اعرف|ساعرف|تظهر|ستظهر|يظهر|النتيجه|تطلع|يصدر|التقييم)|التقييم|التقرير|النتيجه|النتائج|شو (?:بعدين|الخطوه)|ايش (?:بعد|الخطوه)/,
  ],
  [
    'salary',
    /\b(?:salary|pay|paid|compensation|bonus|benefits|wage|vacation|holidays|remote|hybrid|working hours|work hours|contract|relocation|visa|insurance)|راتب|رواتب|اجر\b|مزايا|بدلات|مكافا|اجازات|عن بعد|دوام|ساعات العمل|تامين|عقد/,
  ],
  [
    'identity',
    /\bare you (?:a |an )?(?:robot|bot|human|real|person|machine|ai|computer|program|chatgpt)|\bwho (?:are you|made you|built you|am i (?:talking|speaking))|\bwhat are you\b|whats your name|\bare (?:you )?an? (?:ai|artificial)|(?:هل انت|انت) (?:روبوت|انسان|حقيقي|بشر|الي|برنامج|ذكاء|شخص)|من انت|مين انت|انت مين|ما اسمك|شو اسمك|ايش اسمك/,
  ],
  [
    'company',
    /\b(?:company|firm|organi[sz]ation|team|teams|culture|role|position|job|day to day|typical day|responsibilit\w+|expectations?|project|projects|product|products|tech stack|stack|technolog\w+|tools|manager|management|department|career|growth|promotion|training|onboarding|customers|clients|office|work like|work life|challenges?|strategy|values|mission|hire|hiring|candidates|start date|process)\b|شركه|فريق|ثقافه|بييه العمل|وظيفه|دور|مسووليات|مهام|تدريب|مدير|قسم|تطور|ترقيه|مشروع|مشاريع|تقنيات|ادوات|تحديات|توظيف|عملاء/,
  ],
  [
    'progress',
    /\bhow (?:many|much|long)\b.{0,30}\b(?:questions?|longer|left|time|more|take|remain|last|are there|interview)|\bhow long\b|\bhow many questions|\bare we (?:done|nearly|almost)|\bis (?:that|this) (?:all|it|the last|the end)|كم (?:سوال|سوالا|عدد|بقي|باقي|ضل|مده|دقيقه|يستغرق|تستغرق|مدتها|المده)|هل (?:انتهينا|هذا كل|هذا اخر)/,
  ],
  [
    'opinion',
    /\b(?:what|how) (?:do|would|did|about) you|\bwhat is your|\bwhats your|\bwhy do you|\byour (?:opinion|view|advice|tip)|\bany (?:advice|tips?)|do you (?:like|think|agree|prefer)|ما رايك|ايش رايك|شو رايك|وش رايك|ايه رايك|ماذا عنك|نصيحه|نصايح|ماذا تنصح|هل توافق|هل تحب/,
  ],
];

const ASKS =
  /[?؟]|^(?:(?:yes|yeah|yep|sure|so|actually|okay|ok|well|and|but|maybe|just|um|uh|please|i wonder|one question|a question|my question is|i have a question|i would like to (?:know|ask)|i want to (?:know|ask)|i wanted to (?:know|ask)|id like to (?:know|ask)|im curious(?: about)?|i was wondering(?: if| about)?|نعم|طيب|سوالي|سوالي هو|عندي سوال|لدي سوال|اريد ان اعرف|اريد ان اسال|ابي اعرف|بدي اعرف|عايز اعرف|حابب اعرف) )*(?:what|how|when|where|who|which|why|is|was|am|are|were|do|does|did|will|would|can|could|should|may|have|has|tell me|whats|ignore|give me|ما|ماذا|كيف|متي|اين|من|اي|لماذا|هل|كم|شو|ايش|وش|ايه|وين|فين|امتي|ليش|ليه|مين|تجاهل|اخبرني|حدثني|احكيلي|ممكن|يمكنني|عندي|لدي)\b|\b(?:i wonder|i want(?:ed)? to (?:know|ask)|i would like to (?:know|ask)|id like to (?:know|ask)|my question is|curious about|tell me about|i have (?:a|one|some|two) questions?|(?:have|got) (?:a|one|another) (?:\w+ )?question)\b|سوالي|اريد ان (?:اعرف|اسال)|عندي سوال|لدي سوال/;

const HAS_NONE =
  /\b(?:no|dont have|do not have|not) (?:any )?(?:more |further |other )?questions?\b|(?:ليس|ليست|ما|لا|مفيش|معنديش)(?: (?:لدي|عندي|في|يوجد|توجد|هناك|اي))* (?:ال)?(?:اسيله|اسئله|سوال)/;

/** Returns what the candidate is asking about; null if the text is not a question. */
export function questionOf(text: string): CandidateQuestion | null {
  const said = fold(text)
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}?؟ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const asks =
    ASKS.test(said) ||
    /(?:^|\s)(?:ما|ماذا|كيف|متي|هل|كم|من|شو|ايش|وش|اين|تجاهل|عندي|لدي|ممكن|يمكنني)(?:\s|$)/u.test(
      said.split(' ').slice(0, 3).join(' '),
    );
  if (!asks || HAS_NONE.test(said)) return null;
  const bare = said.replace(/[?؟]/g, '').replace(/\s+/g, ' ').trim();
  return KINDS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'unknown';
}

const IN_THE_MIDST: Readonly<Record<CandidateQuestion, PhraseName>> = {
  permission: 'questionsLater',
  orders: 'staysFair',
  feedback: 'aboutFeedback',
  score: 'aboutScore',
  progress: 'aboutProgress',
  salary: 'aboutSalary',
  identity: 'aboutIdentity',
  opinion: 'asksBack',
  company: 'aboutCompany',
  unknown: 'aboutUnknown',
};
const AT_THE_END: Readonly<Record<CandidateQuestion, PhraseName>> = {
  ...IN_THE_MIDST,
  progress: 'aboutProgressAtEnd',
  opinion: 'aboutOpinion',
};

/**
 * Returns the reply to a question from the candidate. Some replies differ at the end of the
 * interview.
 */
export function replyTo(
  stage: Stage,
  question: CandidateQuestion,
  when: 'midst' | 'end',
): SpokenText {
  const { plan, state } = stage;
  const number = 'current' in state ? state.current.questionIndex + 1 : plan.questions.length;
  const name = (when === 'end' ? AT_THE_END : IN_THE_MIDST)[question];
  return stage.phrase(name, { k: String(number), n: String(plan.questions.length) });
}

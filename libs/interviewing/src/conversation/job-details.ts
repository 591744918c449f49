import type { AdvertisedTopic } from '@portal/protocol';
import { plain } from './commands/read-command';
import type { CandidateQuestion } from './question-topics';
import { severalQuestionsIn } from './several-questions';

/** What a question asks about the job, and in which words a fact must speak of it. */
export interface JobDetail {
  topic: AdvertisedTopic;
  /** Set if one benefit is asked for: a fact about another is no answer. Matches folded text. */
  names: RegExp | null;
}

const WEEKDAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const LANGUAGE = '(?:arabic|english|french|german|urdu|hindi|spanish|turkish|tagalog)';
const MANAGER = '(?:line |direct )?(?:manager|boss|supervisor|lead)';

/**
 * Wordings of questions about each topic, as regular-expression sources in the form that `plain`
 * returns. English ones match whole words; Arabic ones begin a word, after a particle. The first
 * topic that matches wins.
 */
const DETAILS: readonly (readonly [AdvertisedTopic, english: string, arabic: string])[] = [
  [
    'probation',
    'probation\\w*|trial (?:period|month|week|shift)',
    '(?:فتره|مده|شهور|اشهر|شهر) (?:ال)?تجربه|تحت (?:ال)?تجربه|التجربه كم',
  ],
  [
    'closing_date',
    'closing date|(?:application|applying|apply) deadline|deadline (?:for|to) (?:apply\\w*|applications?|this job)|(?:when|until when|how long|last day|date|still) (?:\\w+ ){0,5}(?:to apply|can apply|people apply|applications?|apply)|applications? (?:close|open|end)\\w*',
    '(?:اخر|متي|لين متي|لمتي|حتي متي|الي متي) (?:\\S+ ){0,3}(?:ال|لل)?(?:تقديم|تقدم)|(?:ينتهي|يقفل|يغلق|يسكر) (?:باب )?التقديم|باب التقديم',
  ],
  [
    'start',
    `(?:when (?:is|are|s|d|would|will|do|does|can|could|should|might)|whens|how soon|how quickly|how fast|(?:what|which) (?:date|day|month)) (?:(?!we\\b)\\w+ ){0,6}(?:start\\w*|begin|join\\w*|in the seat|in post|in place)(?! work\\w*| (?:with |the )?(?:interview|questions?))|start(?:ing)? date|joining date|(?:start|begin) (?:straight away|immediately|right away|next (?:week|month)|date)|how soon (?:do|would|will) (?:you|they) (?:need|want)`,
    '(?:متي|ومتي|امتي) (?:\\S+ ){0,4}(?:ابدا|ابدي|ابتدي|اباشر|المباشره|يبدا (?:الدوام|العمل|الشغل)|بدايه|الالتحاق|التحق|تبوني|تبون(?:ي|ني)? ابدا|تحتاجون(?:ني)?|تحتاجوني)|(?:تاريخ|موعد) (?:ال)?(?:مباشره|بدايه|بدء|التحاق)|المباشره (?:متي|فوريه)',
  ],
  [
    'reports_to',
    `(?:who|whod|whos|whom|wholl) (?:\\w+ ){0,6}(?:report(?:ing)? (?:in)?to(?! me)|answer(?:ing)? to)|who (?:do|would|will|does|did) (?:i|this \\w+|the \\w+|you) (?:\\w+ ){0,3}(?:be )?(?:report\\w*|work(?:ing)? (?:for|under))|(?:who|whod|whos|wholl) (?:\\w+ ){0,4}(?:my|the|this) (?:\\w+ )?${MANAGER}|who is (?:in charge|above me)|report(?:ing)? (?:directly )?to(?! me| the interview)|reporting line|who (?:\\w+ ){0,3}(?:above|over) me|under whom|to whom`,
    '(?:مين|منو|منهو|من|لمن|لمين|حق منو) (?:\\S+ ){0,4}(?:ال|ل)?(?:مديري?|مسوولي?|رييسي?|مشرفي?|مدير\\S*)(?= |$)|(?:ال)?(?:مدير|مديري|رييسي|مسوولي|مشرف)(?: المباشر)? (?:\\S+ ){0,3}(?:منو|مين|من هو|من يكون)|(?:تحت|باشراف) (?:\\S+ )?(?:من|منو|مين)|(?:ارتبط|اتبع|ارجع|ارفع تقاريري|ابلغ) (?:ل|ب|الي )?(?:من|منو|مين|اي قسم|اي اداره)|(?:لمن|لمين) (?:\\S+ )?(?:س?[ات]?ي?رفع|ارجع|اتبع|تتبع|ارتبط)',
  ],
  [
    'leave',
    '(?:annual|paid|sick|vacation) leave|(?:tak|book)(?:e|ing)? (?:(?!to )\\w+ ){0,3}leave|leave days|days (?:of )?(?:annual )?leave|how much leave|leave (?:policy|entitlement|allowance)|(?:public |bank |paid )?holidays?(?! (?:cover|season|bookings?|camp))|vacations?|days? off|time off|weeks off',
    'اجازه|اجازات|اجازتنا|(?:ال|كم) ?(?:leave|vacation)',
  ],
  [
    'shifts',
    `(?<!my )shifts?(?! (?:leader|manager|supervisor))|(?<!(?:with|off|of) )nights|days only|night (?:work|duty|rota\\w*)|be nights?|weekends?|rota|rotas|rotation|rotations|on call|${WEEKDAYS} (?:compulsory|off|too|as well|work)|(?:are|is) (?:${WEEKDAYS}) |work(?:ing)? (?:on )?(?:\\w+ )?(?:${WEEKDAYS}|evenings)`,
    'شفتات|الشفت\\S*|(?:دوام|نظام|كم|في|فيه|عندكم) شفت|شفت (?:ليلي|صباحي|مسايي|واحد)|ورديات|ورديه|مناوبات|مناوبه|نوبات|shifts?|(?:دوام|شغل|عمل|مناوبه|شفت)\\S* (?:ليلي|بالليل|في الليل|الليل)|ليليه?|فترتين|(?:ال)?(?:جمعه|سبت|خميس) (?:اجازه|دوام|علينا|عمل|شغل)|(?:دوام|عمل|شغل) (?:يوم )?(?:ال)?(?:جمعه|سبت|خميس)|(?:نهايه|عطله) (?:ال)?اسبوع|ويكند',
  ],
  [
    'remote',
    'remote(?:ly)?|hybrid|(?:from|at) home|home office|home working|on ?site|(?:in|at|to) the office(?: \\w+){0,4}|office based|(?:days?|time) in the office|work from anywhere|commut\\w+',
    'عن بعد|ريموت|remote|hybrid|هايبرد|الهايبرد|(?:من|في) (?:ال)?(?:بيت|منزل)|حضوري\\S*|on ?site|اون سايت|(?:كل يوم|يوميا|كم يوم|كله) (?:في |من )?(?:ال)?(?:مكتب|office)|(?:مكتبيه?|ميدانيه?) (?:\\S+ )?(?:ولا|ام|او)|(?:عمل|شغل|وظيفه|دوام) ميداني\\S*',
  ],
  [
    'place',
    '(?:where|wheres|whereabouts) (?:(?!other|head|main)\\w+ ){0,4}(?:job|role|position|post|work|working|workplace|based|office|located|site|branch|clinic|ward|school|warehouse|shop|store)|(?:where|wheres) (?:is )?(?:it|this)(?= (?:based|located|exactly)|$)|where (?:would|will) i (?:\\w+ )?(?:be|sit|go)|(?:which|what) (?:\\w+ )?(?:city|branch|site|office|location|town|area|building|campus|emirate)(?! hours)|(?:job|work) location|(?:the|your) location|(?:would|will|am) i (?:be )?(?:based|located|placed)|based (?:in|at|on) (?!my|what|how)|(?:one|different|several) sites?',
    '(?:وين|وينه|وينها|اين|فين) (?:\\S+ ){0,4}(?:ال)?(?:شغل|عمل|دوام|مكتب|مقر|مقركم|موقع|موقعكم|فرع|مكان|وظيفه|مكتبكم|شغلي|بشتغل|ساعمل|بداوم|اداوم)|(?:ال)?(?:دوام|شغل|عمل|مكتب|مقر|موقع|فرع|وظيفه|مكتبكم|مقركم) (?:بالضبط )?(?:وين|اين|فين|في اي)|(?:مكان|موقع|مقر) (?:ال)?(?:عمل|شغل|دوام|وظيفه)|(?:باي|في اي|اي|باي) (?:مدينه|فرع|منطقه|موقع|حي)(?= |$)',
  ],
  [
    'salary',
    'salary|salaries|the pay|pay (?:like|range|scale|rate|rise|monthly|weekly|well|me|you|is)|(?:it|job|this|they|role|position|you|that|post) pays?(?! for| (?:a |the |any )?(?:bonus|overtime|commission))|how much (?:is it|does it|is the job|would i|will i|do i|am i|do you|do they|are you|are they|for this|a month|money)(?! (?:have|should|need|want|know) )|pays|wages?|compensation|remuneration|(?:the|your|pay|salary) (?:band|range)|per hour|it paying|would i earn|hourly rate|day rate|time and a half|flat rate',
    'راتب(?:ها|كم|ه)?(?= |$)|الراتب|معاش(?:ها|كم|ه)?(?= |$)|المعاش|salary|(?:ال)?package|كم (?:\\S+ )?(?:بتعطوني|تعطون\\S*|تدفعون\\S*|حاطين\\S*|بتدفعون|تعطوني|بيعطوني)|(?:كم|ما|وش|ايش) (?:\\S+ )?(?:ال)?اجر(?= |$)|الميزانيه المرصوده|(?:رصدتم|رصدتموه|المرصود|رصدتوا|المدي المعتمد)\\S*',
  ],
  [
    'contract',
    '(?:what|which|how long|kind|type|sort) (?:\\w+ ){0,5}contract|(?:is|its|be|on) (?:it |this |that |the )?(?:job |role |position |post )?(?:a |an |on a )?(?:\\w+ )?contract(?! (?:review|work|manage|law|negot))|contract (?:length|type|duration|permanent|temporary|or)|(?:year|month) contract|permanent|temporary|fixed term|full ?time|part ?time|open ended|zero hours|how long is (?:the|this) (?:job|post|position|role|assignment)',
    'عقد(?= |$)|العقد|contract|(?:ب|ال)?دوام (?:كامل|جزيي)|(?:دايمه?|موقته?|ثابته?) (?:ولا|ام|او)|(?:ولا|ام|او) (?:موقته?|دايمه?)|full ?time|part ?time',
  ],
  [
    'travel',
    '(?:travel|travell?ing)(?! (?:to|for|here|today) (?:the |this |your )?(?:interview|today))|business trips?|trips|away from home|on the road|overnight stays?|(?:visits?|visiting) (?:\\w+ )?(?:clients|customers|sites|branches|suppliers)',
    'سفر\\S*|اسافر|تسافر|يسافر|نسافر|تنقل\\S*|travel|رحلات عمل|زيارات',
  ],
  [
    'training',
    'training|train (?:me|people|you|us|new)|(?:on|any|for) courses?|(?:fund|help with|pay for) (?:\\w+ ){0,4}(?:courses?|fees|exams?|certificat\\w+|qualification)|induction|onboarding|learn (?:it )?on the job|mentor\\w*|(?:course|exam) fees|(?:learning|training|development) budget|shown the ropes|(?:pay|paying) for (?:\\w+ ){0,3}(?:courses?|exams?|papers|certificat\\w+)',
    '(?:ال)?تدريب(?= |$)|تدريبي\\S*|تدريبات|(?:في|فيه|عندكم|توفرون|تعطون|تقدمون|ال)? ?(?:دورات|دوره تدريبيه)|رسوم (?:ال)?(?:شهاد|دور|دراس|اختبار)\\S*|training|تدربون\\S*|تدربوني|تعلمون(?:ي|ني)',
  ],
  [
    'benefits',
    'benefits?|perks?|(?:medical|health|dental|life|the|any|get|provide|offer|have|includes?) insurance|insurance (?:cover\\w*|included|for (?:me|my|the|us|staff))|medical cover|pension|allowances?|bonus(?:es)?|housing|accommodation|company transport|transport (?:provided|allowance|to work)|(?:is there|provide|any|offer) (?:\\w+ )?transport|(?:is|are) there (?:\\w+ ){0,2}parking|parking (?:available|provided|space|for (?:staff|us|employees))|staff parking|company (?:car|van|laptop|phone)|get a (?:company )?(?:car|van)|flight tickets?|relocation (?:help|support|package|allowance|costs?)|help with (?:the )?(?:cost of )?(?:moving|relocat\\w+)|moving costs|(?:staff|free) meals?|lunch (?:paid|free|included|provided)|uniforms?|gym|health ?care|(?:get|give|provide|supply|developers) (?:\\w+ ){0,3}laptops?|commission|stock options|staff discounts?|what (?:else )?do (?:you|they) offer|the package|overtime (?:paid|pay)',
    '(?:ال)?مزايا|مزاياكم|مميزات (?:\\S+ )?(?:ال)?(?:وظيفه|شغل|عمل|شركه)|(?:ال)?تامين (?:ال)?(?:طبي|صحي)|تامين\\S* (?:\\S+ )?(?:يشمل|عندكم)|(?:فيه|في|عندكم|تعطون|توفرون) (?:ال)?تامين|بدل (?:سكن|نقل|مواصلات|طعام|عن)|فيه بدل|بدلات|(?:فيه|في|عندكم|تعطون|توفرون|تقدمون|يوفرون|تتكفلون بال|بال|مع) ?(?:ال)?(?:سكن|سكنا|مواصلات|تذاكر|سياره|لابتوب|laptop|وجبات|مواقف)(?= |$)|سكن من|سياره من|السكن علي|تذاكر (?:سفر|طيران|سنويه)|bonus|بونص|مكافات?|مكافاه|حوافز|عموله|commission|كوميشن|مواقف (?:سيارات|للموظفين|حق|عند)|benefits|allowances?|زي موحد',
  ],
  [
    'languages',
    `(?:which|what) languages?|(?:need|have|required?|necessary|must|compulsory) (?:\\w+ ){0,4}${LANGUAGE}|${LANGUAGE} (?:\\w+ ){0,3}(?:needed|required|necessary|compulsory|a must|on the job|at work|for (?:the|this) (?:job|role|position|post|work)|with (?:the )?(?:customers|clients|colleagues|patients|team|guests))|${LANGUAGE} (?:enough|only)? ?(?:for|in) (?:the|this) (?:job|role|position|post|work)|(?:working|office) language|language (?:at work|of (?:the )?work|in the office|do (?:you|they|people) (?:use|speak))|other languages?`,
    '(?:ال)?(?:لغه|لغات|انجليزي|انجليزيه|انقليزي|english|عربيه) (?:\\S+ ){0,4}(?:مطلوب\\S*|لازم|ضروري\\S*|شرط|(?:في|لل)?(?:ال|لل)?(?:عمل|شغل|وظيفه|دوام)|تستخدمون\\S*|عندكم|يشترط)|(?:لازم|ضروري|شرط|مطلوب\\S*|يشترط|تشترطون|تطلبون|تحتاج) (?:\\S+ ){0,3}(?:ال)?(?:لغه|لغات|انجليزي|انجليزيه|انقليزي|english)|(?:اي|كم|وش|شنو|ايش|ما) (?:هي )?(?:ال)?(?:لغه|لغات)(?: العمل| المطلوبه| الشغل)?',
  ],
  [
    'team',
    '(?:how (?:big|large|many|small)|size|number) (?:\\w+ ){0,6}(?:team|department|crew|colleagues|teammates|shift|ward)|(?:team|department) (?:size|is how|big|small)|how many (?:of us|would i be working|people would i|people will i|others)|(?:who|whos|whod|wholl) (?:\\w+ ){0,4}(?:(?:on|in) (?:the|my|your|this) team|i (?:be )?work(?:ing)? with|my (?:colleagues|teammates))|part of a team|(?:work(?:ing)?|be) (?:alone|on my own|by myself)|(?:alone|on my own) or (?:\\w+ ){0,2}(?:in|with|part of) a team|the only (?:one|person|\\w+ist|\\w+er|\\w+or)|in a team',
    '(?:كم|جم|عدد|حجم|قد ايش|شكثر) (?:\\S+ ){0,5}(?:ال|بال|في ال)?(?:فريق|قسم|team|زملاء|زميلات|زميل|معاي|معي|معهم)(?= |$)|(?:ال)?(?:فريق|team|قسم) (?:\\S+ )?(?:كم|كبير|صغير|مكون)|(?:مع|ضمن) (?:ال)?(?:فريق|team) (?:ولا|ام|او|لو)|(?:لحالي|وحدي|بروحي|لوحدي) (?:ولا|ام|او|لو)|(?:ولا|ام|او|لو) (?:لحالي|وحدي|بروحي|لوحدي)',
  ],
  [
    'hours',
    `(?:what|which|how (?:long|many)|whats) (?:\\w+ ){0,6}(?:hours?(?! (?:are|is) left)|days? (?:a|per) week|working days?|work days?)|working hours|work hours|hours (?:like|of work|a week|per week|a day|per day)|office hours|the hours|flexi\\w*|(?:what time|when) (?:\\w+ ){0,5}(?:day|work|mornings?|evenings?|shift)(?= |$)|what time (?:do|would|will) (?:i|people|you) (?:\\w+ )?(?:start|finish|leave|come)|(?:start|finish) (?:work|the day|in the morning|in the evening)|work(?:ing)? schedule|timings?|overtime|nine to five`,
    '(?:كم|ايش|وش|شنو|ما|كيف|شلون|متي|من كم) (?:\\S+ ){0,3}(?:ساعات|ساعه|(?:ال)?دوام|دوامكم|دوامها|دوامنا|دوامه)(?! (?:وين|اين))|ساعات (?:ال)?(?:عمل|دوام|شغل)|(?:ال)?دوام(?:كم|ها|ه)? (?:\\S+ )?(?:كم|من|متي|مرن|كيف|شلون|لين|الساعه)|(?:اوقات|مواعيد) (?:ال)?(?:عمل|دوام|شغل)|مرون(?:ه)?|مرن|اوفر ?تايم|overtime|وقت اضافي',
  ],
  [
    'tools',
    '(?:what|which) (?:\\w+ ){0,5}(?:tools?|stack|software|systems?|technolog\\w+|programs?|framework|database|erp|crm|platform|languages? do you code|equipment|machines)|tech stack|(?:do|does) (?:you|they|the team|the company|it|people)(?: guys| all)? use (?!my|this|that|the (?:interview|answers?))\\w+|what (?:do|does|would|will|are) (?:you|i|they|the team|we)(?: guys)? (?:be )?(?:us(?:e|ing)|work(?:ing)? (?:with|on))(?= |$)(?! (?:this|my|these|it))',
    '(?:ايش|وش|شنو|ما|اي|ماهي|شو) (?:هي |هو )?(?:ال)?(?:ادوات|برامج|برنامج|نظام|انظمه|تقنيات|systems?|tools|software|stack)|(?:تستخدمون|تشتغلون علي|تستعملون|مستخدمين) (?!كلامي|جوابي|اجاباتي|التسجيل|بياناتي|هذا)\\S+|(?:tools|stack|software|system)(?= |$)',
  ],
  [
    'duties',
    '(?:main |key |daily |exact )?(?:dut(?:y|ies)|responsibilit\\w+)|day to day|(?:typical|normal|average|usual) (?:working )?(?:day|week|shift|monday|tuesday|wednesday|thursday|friday)|(?:do|doing) all day|i be responsible for|am i responsible for|daily (?:work|routine|tasks|basis)|(?:job|role|position|post|work|it) (?:\\w+ )?(?:involves?|entails?|consists?|include|includes)|what (?:\\w+ ){0,3}(?:would|will|do|does|am|is|are|should|might) (?:i|this (?:job|role|position|post|person)|the (?:job|role|position|post|work|person)) (?:\\w+ ){0,4}(?:do|doing|be doing|involve|look like|entail|mean|about)(?! (?:with|if|now|to (?:prepare|improve|answer)))|what (?:\\w+ )?tasks|my tasks|expected of me|main (?:part|parts|tasks) of',
    'مهام\\S*|المهام|مهامي|مسووليات\\S*|المسووليات|(?:وش|شنو|ايش|شو|ما|ماذا|ايه) (?:\\S+ ){0,3}(?:شغلي|عملي|بسوي|بسويه|اسوي|ساعمل|سافعل|بشتغل|دوري|طبيعه)|طبيعه (?:ال)?(?:عمل|شغل|وظيفه|دور)|(?:ال)?(?:شغل|عمل|يوم) (?:ال)?(?:يومي|عادي)|كل يوم (?:بالضبط|شو|وش|ايش|شنو)|بيكون شغلي|(?:المطلوب|مطلوبا?) (?:\\S+ ){0,2}(?:من هالوظيفه|يوميا|مني في (?:ال)?وظيفه)|(?:سيفعله|يفعله|بيسويه) (?:من|اللي) يشغل',
  ],
];

/** Benefits that are asked for by name. Regular-expression sources for folded text. */
const BENEFITS: readonly string[] = [
  'insurance|medical|health|dental|تامين',
  'pension|تقاعد',
  'housing|accommodation|relocat|moving costs|سكن',
  'transport|مواصلات|بدل نقل',
  'parking|مواقف|موقف',
  'company (?:car|van)|\\bcar\\b|سياره',
  'bonus|commission|بونص|مكافا|حوافز|عموله',
  'flight|ticket|تذاكر|تذكره',
  'laptop|لابتوب|حاسوب',
  'phone|هاتف|جوال',
  'meals?|canteen|lunch|وجبات|وجبه',
  'uniform|زي موحد',
  'gym|نادي',
  'stock options',
  'discount|خصم',
];

/** What the interview itself consists of: questions about it are none about the job. */
const OF_THE_INTERVIEW =
  /\b(?:interview|(?:will|are) (?:we|this)|next question|(?:this|the|my|an|your|last) (?:question|answer)s?|answers?|report(?! (?:directly )?to\b)|feedback|recorded|recording|session|score|say|you mean|(?:can|may|could|shall|should) (?:i|we) (?:answer|speak|switch|talk|do (?:this|it)|reply|continue|go on|stop|take(?! (?:\w+ ){0,3}(?:leave|holidays?|vacation|off)\b)))\b|مقابله|المقابله|السوال|سوالك|اجاوب|اتكلم|اقوله|يسمع|تقصد|قصدك|تعني|معني|بنخلص|نخلص|ننتهي|نطول|جوابي|الاجابه|اجابتي|تسجيل|التقييم|التقرير|نتيجه|النتيجه|انترفيو/u;

const PATTERNS = DETAILS.map(
  ([topic, english, arabic]) =>
    [
      topic,
      new RegExp(
        `\\b(?:${english})\\b|(?<!\\p{L})[وف]?(?:بال|لل|ال|[بل])?(?:${arabic})(?!\\p{L})`,
        'u',
      ),
    ] as const,
);
const NAMED_BENEFITS = BENEFITS.map((source) => new RegExp(source, 'u'));

/** Questions that are surely about something else than the job. */
const NEVER: ReadonlySet<CandidateQuestion> = new Set(['permission', 'orders', 'opinion']);
/** Questions that are about the interview, or about who holds it. */
const OF_OTHERS: ReadonlySet<CandidateQuestion> = new Set([
  'score',
  'remaining',
  'answer_length',
  'recording',
  'language',
]);
/**
 * Questions for which those about a job's dates and terms are taken: "how long is the probation"
 * sounds like "how long is the interview".
 */
const CONFUSED: ReadonlySet<CandidateQuestion> = new Set(['length', 'feedback', 'identity']);
const TAKEN_FOR_OTHERS: ReadonlySet<AdvertisedTopic> = new Set([
  'probation',
  'closing_date',
  'start',
  'reports_to',
  'contract',
  'leave',
  'salary',
  'tools',
  'shifts',
  'hours',
  'training',
]);
/** Longest such question, in words for each detail: a longer one speaks of the job in passing. */
const MAX_WORDS_IF_CONFUSED = 12;

/**
 * Returns everything that a candidate's turn asks about the job that advertisements state, in order;
 * nothing if it asks for nothing of the kind.
 * @param text the turn, with its punctuation
 * @param question what the turn is about on the whole
 */
export function jobDetailsOf(text: string, question: CandidateQuestion): JobDetail[] {
  if (NEVER.has(question) || OF_OTHERS.has(question)) return [];
  const said = plain(text);
  const parts = severalQuestionsIn(text).filter((part) => !OWN_DEEDS.test(part));
  const several = differing(parts.flatMap((part) => detailIn(part) ?? []));
  const details = several.length > 1 ? several : [detailIn(said) ?? []].flat();
  if (!CONFUSED.has(question)) return details;
  const isPassing =
    OF_THE_INTERVIEW.test(said) || said.split(' ').length > MAX_WORDS_IF_CONFUSED * details.length;
  return isPassing ? [] : details.filter(({ topic }) => TAKEN_FOR_OTHERS.has(topic));
}

/** Returns the first topic that matches. Expects the output of `plain`. */
function detailIn(said: string): JobDetail | null {
  const topic = PATTERNS.find(([, pattern]) => pattern.test(said))?.[0];
  if (topic === undefined) return null;
  const named = topic === 'benefits' && NAMED_BENEFITS.find((pattern) => pattern.test(said));
  return { topic, names: named || null };
}

const differing = (details: readonly JobDetail[]): JobDetail[] =>
  details.filter(
    ({ topic, names }, at) =>
      details.findIndex((other) => other.topic === topic && other.names === names) === at,
  );

/** Longest turn, in words, whose form alone shows that it asks about the job. */
const MAX_WORDS_OF_A_QUESTION = 14;

const LEAD =
  '(?:(?:so|and|but|ok|okay|well|sorry|um|uh|actually|yes|quick one|one question|just|also|excuse me|please|hi|can i ask|may i ask|can you tell me|could you tell me|do you know|طيب|عفوا|لو سمحت|معليش|بس|سوال|سوالي|عندي سوال|ابي اعرف|ابغي اعرف|ودي اعرف|اريد ان اعرف|اود ان اعرف|و) )*';
const AUXILIARY = '(?:is|are|s|re|d|ll|would|will|do|does|can|could|should)';
/**
 * The forms of a direct question: an interrogative with a verb behind it, so that "what I did" and
 * "where the job was unclear" are none, and in Arabic "the work has …, or not".
 */
const DIRECT_QUESTION = new RegExp(
  `^${LEAD}(?:${[
    `(?:what|which|how (?:many|much|long|big|large|soon|often|flexible))(?: \\w+){0,3}? ${AUXILIARY}\\b`,
    `(?:(?:until|from|since) )?(?:when|where|who|whom|how) ${AUXILIARY}\\b`,
    '(?:whats|whens|wheres|whos|whod|wholl|hows)\\b',
    '(?:is|are) (?:it|there|the|this|that|they|you|your|\\w+ (?:required|needed|included|provided|necessary))\\b',
    '(?:does|do|would|will|can|could|must|should) (?:it|there|the|this|that|they|you|your|i|people|we|everyone|staff)\\b',
    'هل(?= )|ما(?: هو| هي| هم)? (?:ال\\S+|نوع|عدد|مده|ساعات|طبيعه|موعد|تاريخ|مهام|اوقات|لغه|مقر|فتره|سقف|حجم)(?= |$)|(?:ماذا|متي|اين|وين|فين|كم|جم|وش|شنو|ايش|شو|من|مين|منو|لمن|اي (?:برنامج|برامج|نظام|ادوات|لغه|لغات|مدينه|فرع|منطقه|موقع|حي|قسم|ساعه|يوم|وقت|نوع|تاريخ)|كيف|شلون|لين متي|الي متي|حتي متي)(?= )(?! (?:كنت|سويت|عملت|فعلت|ارتب|تعاملت))',
    '(?:فيه|عندكم|يوجد|توفرون|تعطون)(?:(?: \\S+){1,4}$| (?=.* (?:ولا|ام|او)(?= |$)))',
    '(?:ال|ها?ل)(?:دوام|شغل|عمل|وظيفه|عقد|راتب|تامين|فريق)(?: \\S+){1,5} (?:ولا|ام|او|متي|كم|وين|منو|مين)(?= |$)',
  ].join('|')})`,
  'u',
);

/** What the candidate did or does themselves, which questions about a job hardly mention. */
const OWN_DEEDS =
  /\bi (?:(?!need\b)\w+ed|was|had|did|went|made|took|told|wrote|found|gave|got|said|saw|built|ran|led|kept|knew|came|always|usually|often)\b|(?:^| )(?:كنت|كنا|كان|كانت|سويت|عملت|قلت|قال|سالني|سالتني|رحت)(?= |$)/u;

/** Whose language is spoken where, if a question about a language names it. */
const OF_THE_JOB =
  /\b(?:job|role|position|post|work|working|team|office|customers|clients|patients|colleagues|required|necessary)\b|(?:ال|لل|هال)(?:عمل|شغل|وظيفه|دوام|عملاء)|عندكم/u;

/**
 * Whether a turn surely asks for something about the job that advertisements state: it is short, has
 * the form of a question, and speaks neither of the interview nor of what the candidate did. Expects
 * the output of `plain`.
 */
export function asksAboutJob(said: string): boolean {
  if (said.split(' ').length > MAX_WORDS_OF_A_QUESTION) return false;
  if (!DIRECT_QUESTION.test(said) || OF_THE_INTERVIEW.test(said) || OWN_DEEDS.test(said))
    return false;
  const topic = detailIn(said)?.topic;
  return topic !== undefined && (topic !== 'languages' || OF_THE_JOB.test(said));
}

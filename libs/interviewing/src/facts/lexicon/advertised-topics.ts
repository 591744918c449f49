import type { AdvertisedTopic } from '@portal/protocol';
import { fold } from '../../language/words';

/** Topics that are found by their words; duties are read apart. */
export type StatedTopic = Exclude<AdvertisedTopic, 'duties'>;

interface Wordings {
  /** Headings and labels of the topic ("Working hours", "Location: Riyadh"), separated by bars. */
  labels: string;
  /** What a sentence on the topic contains. Regular-expression sources for folded text. */
  english: string;
  arabic: string;
  /** What a sentence contains that has such words and says nothing of this job. */
  otherwise: string;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|sept(?:ember)?|october|november|december)';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const CURRENCY =
  '(?:sar|aed|usd|gbp|eur|qar|kwd|kd|bhd|bd|omr|egp|jod|inr|sr|dhs|riyals?|dirhams?|dinars?|pounds?|dollars?|euros?)';
const AMOUNT = `(?:(?:[$£€]|${CURRENCY} ?)\\d[\\d,.]*k?|\\d[\\d,.]*k? ?(?:[$£€]|${CURRENCY}(?![a-z])))`;
const LANGUAGE =
  '(?:english|arabic|french|german|spanish|italian|turkish|russian|chinese|urdu|hindi|tagalog|bengali|farsi|malayalam)';
const ARABIC_LANGUAGE = '(?:انجليزي|عربي|فرنسي|الماني|اسباني|تركي|اوردو|هندي|صيني)';
const TOWN =
  '(?:رياض|جده|دمام|خبر|ظهران|جبيل|مكه|مدينه|طايف|ابها|تبوك|قصيم|بريده|احساء|دبي|ابوظبي|ابو ظبي|شارقه|عين|عجمان|دوحه|كويت|منامه|مسقط|صحار|صلاله|عمان|قاهره|اسكندريه|بيروت|بغداد|دمشق)';

const WORDINGS: Readonly<Record<StatedTopic, Wordings>> = {
  hours: {
    labels: `hours | working hours | work hours | hours of work | working time | schedule |
      work schedule | working days | working days and hours | days and hours | timings |
      working week | ساعات العمل | أوقات العمل | أوقات الدوام | ساعات الدوام | مواعيد العمل | الدوام | أيام العمل |
      مواعيد الدوام`,
    english: `\\d{1,2}(?:[.:]\\d{2})? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?)? ?(?:-|–|to|until|till) ?\\d{1,2}(?:[.:]\\d{2})? ?(?:am|pm|a\\.m|p\\.m)|${DAY} (?:-|–|to|through|until) ${DAY}|(?:\\d{1,2}|forty|thirty|twenty)(?:[.,]\\d)?[- ]hours? (?:(?:a|per|each|every) )?(?:working )?(?:week|day)|working hours|hours of work|flexi(?:ble|time)(?: working)?(?: hours| time| schedule)?|core hours|overtime`,
    arabic: `من الساعه|\\d ?(?:صباحا|مساء|ص|م)(?= |$)|ساعات (?:ال)?(?:عمل|دوام)|(?:اوقات|مواعيد) (?:ال)?(?:عمل|دوام)|(?:ساعه|ساعات) (?:عمل )?(?:اسبوعيا|يوميا|في (?:ال)?(?:اسبوع|يوم))|من (?:ال)?(?:احد|سبت|اثنين) (?:الي|حتي|ل)|الدوام من|دوام مرن|ساعات مرنه|ساعات اضافيه|اوفر ?تايم`,
    otherwise:
      'hours of (?:experience|training|video|footage)|response times?|within \\d+ hours|flexible (?:person|attitude|approach)',
  },
  shifts: {
    labels: `shift | shifts | shift pattern | المناوبات | الورديات | الوردية | الشفتات | نظام الورديات`,
    english: `(?:rotating|rotational|rotation|night|day|morning|evening|early|late|split|weekend|alternating|\\d{1,2}[- ]hour|two|three) shifts?|shift (?:work|pattern|system|rotation|basis)|(?:in|on|by|of) shifts|works? (?:\\w+ )?shifts|on[- ]call|weekend work|(?:work|working) (?:on )?(?:\\w+ )?weekends|no (?:nights|weekends|shifts)|days only|nights only`,
    arabic:
      'شفت\\S*|ورديات|ورديه|مناوبات|مناوبه (?:ليليه|مساييه|صباحيه|نهاريه|كل)|نوبات|دوام ليلي|دوام(?: علي)? فترتين|فترتين',
    otherwise:
      '(?:supervis|schedul|roster|plan|manag|organi[sz]|assign|allocat|coordinat)\\w* (?:\\S+ ){0,3}(?:shift|on[- ]call)|shift (?:leader|manager|supervisor)|تسليم|ستقود|تقود|(?:ال)?(?:اشراف|جدوله|تنظيم|توزيع|اعداد|جداول)(?: علي)? (?:\\S+ )?(?:ال)?(?:مناوبات|ورديات|شفتات)',
  },
  place: {
    labels: `location | job location | work location | place of work | workplace | based in |
      work site | city | الموقع | موقع العمل | مكان العمل | مقر العمل | المدينة | المكان | موقع الوظيفة | مقر الوظيفة`,
    english:
      "(?:role|position|job|post|vacancy|you)(?: is| will|'ll|'re| are)?(?: be)? (?:based|located) (?:in|at|out of|near)|^(?:based|located) (?:in|at|out of|near)|(?:role|position|job|post|vacancy)(?: is)? (?:in|at) our|work(?:ing)? (?:from|in|at) our (?:\\S+ ){0,4}(?:office|branch|clinic|site|store|shop|warehouse|hospital|school|studio|plant|factory)",
    arabic: `(?:مقر|مكان|موقع) (?:ال)?(?:عمل|وظيفه|دوام)|(?:الوظيفه|العمل|الدوام|الشاغر|الشغل) (?:\\S+ ){0,2}(?:في |ب)(?:(?:مدينه|حي|فرع|فرعنا|مكتب|مكتبنا|مقر|مقرنا|مستشفي|مدرسه) ?)?(?:ال)?${TOWN}|(?:الوظيفه|العمل|الدوام) (?:يكون )?(?:في|ب) ?(?:فرعنا|مقرنا|مكتبنا|مصنعنا|مستودعنا)`,
    otherwise: '(?!)',
  },
  remote: {
    labels: `work mode | work arrangement | workplace type | work model | remote | نمط العمل | طبيعة الدوام | نوع العمل`,
    english:
      'remote(?:ly)?|hybrid|on[- ]?site|work(?:ing)? from home|home office|(?:\\w+ days? )(?:a week |per week )?(?:in the office|at home|from home)|office[- ]based|in[- ]office',
    arabic:
      'عن بعد|من (?:ال)?(?:منزل|بيت)|حضوري\\S*|هجين|في (?:ال)?(?:مقر|مكتب) (?:كامل|يوميا)|ريموت|هايبرد',
    otherwise:
      '(?:remote|on[- ]?site) (?:monitor|support|sites?|areas?|access|control|sens|patient|desktop|learning|village|diagnos|teams?|consultations?|care|banking|sessions?|clinic|gym|parking|canteen|nursery|restaurant)|hybrid (?:cloud|vehicle|cars?|engine|app)|(?:ال)?(?:تعليم|تعلم|مراقبه|تحكم|دعم|مواقع|خدمات) (?:\\S+ )?عن بعد',
  },
  salary: {
    labels: `salary | salary range | pay | pay range | rate of pay | compensation | remuneration |
      package | wage | hourly rate | الراتب | الأجر | الراتب الشهري | المعاش | الراتب الأساسي | سلم الرواتب`,
    english: `(?:salary|pay|wages?|compensation|remuneration|package)(?= .*(?:\\d|competitive|negotiable|depend|commensurate|according|attractive|range))|(?:competitive|negotiable|attractive|monthly|basic|starting|annual|hourly|gross|net) (?:salary|pay|wage|package|compensation)|${AMOUNT}(?: ?(?:-|–|to|and) ?${AMOUNT})? ?(?:\\w+ )?(?:(?:per|a|an|/) ?(?:month|year|annum|hour|week|day)|monthly|annually|yearly|gross|net|p\\.?a)`,
    arabic:
      '(?:راتب|الراتب|اجر|الاجر|معاش|المعاش)(?= .*(?:\\d|يحدد|تنافسي|مجز|حسب|قابل|مغر|يبدا|يصل|شهري|اساسي))|راتب (?:تنافسي|مجز|ثابت|شهري|اساسي)|\\d[\\d,.]* (?:ريال|درهم|دينار|جنيه|دولار)\\S* (?:شهري|سنوي|في الشهر|في السنه)\\S*',
    otherwise:
      'payrolls?|salaries|employees|staff|payments?|revenue|turnover|budgets?|invoices?|customers?|clients?|sales of|portfolio|transactions|رواتب|مسير|الموظفين|العاملين|ميزاني|ايراد|مبيعات|فواتير',
  },
  contract: {
    labels: `contract | contract type | type of contract | employment type | job type | employment |
      type of employment | contract length | duration | نوع العقد | العقد | نوع الدوام | نوع التوظيف | مدة العقد`,
    english:
      'full[- ]time|part[- ]time|permanent(?:ly)?|fixed[- ]term|temporary|(?:\\d+|one|two|three|six|twelve)[- ](?:month|year)s? (?:renewable |fixed )?contract|contract (?:type|is|of|for|length|duration|renewable)|(?:renewable|open[- ]ended|unlimited|limited|seasonal) contract|zero[- ]hours|freelance|seasonal (?:job|position|role|work)',
    arabic:
      'دوام (?:كامل|جزيي|كلي)|(?:ال)?عقد (?:\\S+ )?(?:سن|شهر|دايم|موقت|محدد|مفتوح|غير محدد|قابل|لمده|مده|موسمي)\\S*|وظيفه (?:دايمه|موقته|موسميه)|(?:ب|ال)?دوام (?:كامل|جزيي)',
    otherwise:
      'full[- ]time (?:degree|education|stud\\w+|experience|equivalent|employees|staff)|experience|permanent (?:resid|solution|fix|staff)|right to work|temporary (?:staff|workers|works)|(?:client|supplier|vendor|customer) contracts|عقود|موظفين دايمين',
  },
  team: {
    labels: `team size | size of team | the team | about the team | team | your team | حجم الفريق | الفريق | فريق العمل`,
    english:
      'teams? of (?:about |around |up to |over )?(?:\\w+ )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:person|people|strong|member|man) (?:\\S+ )?team|(?:small|large|friendly|close|international|diverse|young|growing) (?:\\S+ )?team|(?:join|part of|member of) (?:a|an|our|the) (?:[\\w-]+ ){0,4}(?:team|department|crew)',
    arabic:
      '(?:ال)?فريق (?:\\S+ ){0,2}(?:مكون|يتكون|يضم|مولف|صغير|كبير|من \\d|عدده)|(?:تنضم|ينضم|الانضمام) (?:\\S+ ){0,2}(?:ال)?فريق\\S*|(?:ضمن|مع) فريق|فريق من',
    otherwise:
      'countries|worldwide|offices|globally|customers|clients|team player|team spirit|دوله|دول|فروع|حول العالم',
  },
  reports_to: {
    labels: `reports to | reporting to | reporting line | line manager | report to | supervisor |
      manager | المدير المباشر | يرتبط بـ | يتبع | المرجع الإداري | الرئيس المباشر | التبعية الإدارية`,
    english:
      "(?:you(?:'ll| will)?|role|position|post|job|candidate|holder|and)(?: will| also)? reports? (?:directly )?(?:in)?to|^reports? (?:directly )?to|reporting (?:directly )?(?:in)?to|line manager (?:is|will)|your (?:line )?manager (?:is|will)|supervised by|under (?:the )?(?:supervision|direction|guidance) of|(?:you(?:'ll| will)? )?work(?:ing)? under (?:the|a|our)",
    arabic:
      '(?:ترتبط|يرتبط|تتبع|يتبع|ترجع|يرجع|ترفع|يرفع|ترفعين) (?:\\S+ ){0,3}(?:ل|ب|الي )?(?:ال)?(?:مدير|رييس|مشرف|مسوول|لمدير|للمدير|لرييس|للمشرف|بمدير|بالمدير)\\S*|(?:المدير|الرييس) المباشر|تحت (?:اشراف|اداره)|(?:مديرك|رييسك|مشرفك) (?:المباشر )?(?:هو|بيكون|سيكون)',
    otherwise: 'عملاء|customers? report|incidents?|prepar\\w+',
  },
  start: {
    labels: `start date | starting date | start | joining date | date of joining | expected start date |
      available from | تاريخ المباشرة | تاريخ البدء | موعد المباشرة | بداية العمل | تاريخ الالتحاق | المباشرة | تاريخ بدء العمل`,
    english: `start(?:ing)? date|(?:immediate|urgent) (?:start|joining|joiners?|vacancy|hiring|availability)|start(?:ing|s)? (?:immediately|asap|as soon as possible|straight away|right away)|(?:start|join|begin)(?:s|ing|ning)? (?:us |work |date )?(?:in|on|by|from|at the beginning of) (?:the )?(?:\\d|early |mid |late |beginning |${MONTH})|(?:available|join|joining) immediately|as of ${MONTH}|from (?:\\d{1,2}(?:st|nd|rd|th)? )?${MONTH}`,
    arabic:
      'تاريخ (?:ال)?(?:بدء|مباشره|التحاق|بدايه)|المباشره (?:فور|في|من|خلال|بعد|بدايه|يوم|مع|اول)\\S*|مباشره (?:العمل|فوريه)|(?:يبدا|تبدا|بدايه|بدء) (?:ال)?(?:عمل|دوام|وظيفه)|(?:ال)?(?:التحاق|انضمام) فور\\S*|نبي (?:احد|شخص) (?:يبدا|يباشر)|يباشر',
    otherwise:
      'we (?:started|began)|(?:company|project|business|story|journey) (?:started|began|starts)|applications?|apply|تقديم|انطلق|salary|راتب',
  },
  travel: {
    labels: `travel | travel required | travel requirements | business travel | السفر | التنقل`,
    english:
      'travel(?:s|l?ing)?|business trips?|visits? to (?:\\S+ )?(?:clients?|customers?|sites?|branches|suppliers|schools)|trips? (?:a|per|each) (?:month|year|week)',
    arabic:
      'سفر|السفر|للسفر|سفرات|رحلات عمل|زيارات? (?:ميدانيه|للفروع|للعملاء|للمواقع|الفروع|العملاء)|تنقل|التنقل|للتنقل',
    otherwise:
      '(?:in|time) travel|travel (?:or|and|credit|discount|agen|compan|industry|insurance|book|allowance|expenses|cost|app|platform|brand|business|sector|arrangement|plan)\\w*|(?:book|arrang|organi[sz])\\w* (?:\\S+ ){0,3}(?:travel|trips)|(?:customers?|clients?|guests?|people|passengers?) (?:\\S+ )?(?:who )?travel|حجوزات|حجز|وكاله|وكالات|سياحه|تذاكر|تذكره|تذكرتي|وتذكره|وتذكرتي|ترتيب',
  },
  benefits: {
    labels: `benefits | our benefits | your benefits | what we offer | we offer | perks |
      perks and benefits | benefits and perks | what you get | what you will get | what you'll get |
      compensation and benefits | salary and benefits | pay and benefits | المزايا | ما نقدمه |
      مزايا الوظيفة | الامتيازات | البدلات | الحوافز | وش نقدم لك | نقدم لك | نوفر لك | ماذا نقدم | المميزات | الراتب والمزايا`,
    english:
      '(?:medical|health|dental|life) (?:insurance|cover)|pension|(?:housing|transport(?:ation)?|food|meal|phone|shift|night|car) allowance|(?:annual|yearly|performance|quarterly|monthly) bonus|(?:annual|air|flight|return) tickets?|(?:free|company|staff|shared|furnished) (?:accommodation|housing|transport(?:ation)?|meals?|parking|lunch|uniform|laptop|phone|car)|(?:accommodation|housing|transport(?:ation)?|meals|uniform|laptop|tools)(?:,? (?:and )?\\w+){0,3} (?:is |are |will be )?(?:provided|included|paid|free)|relocation (?:support|package|help|allowance)|stock options|gym membership|we offer (?!our|a (?:full|wide|broad) range|customers|clients)|commission',
    arabic:
      'تامين (?:طبي|صحي)|التامين (?:ال)?(?:طبي|صحي)|بدل (?:سكن|نقل|مواصلات|غلاء|اتصال|طعام|طبيعه|انتقال)|بدلات|(?:تذاكر|تذكره|تذكرتي|تذكرتان) (?:طيران|سفر|سنويه)|سكن (?:مومن|مجاني|مشترك|للموظفين|مفروش)|السكن (?:علينا|مومن)|نوفر|نوفرلك|نقدم لك|حوافز|عموله|مكافاه (?:سنويه|اداء)|مواصلات|وجبات|وجبه',
    otherwise:
      '(?:insurance|pension|housing|transport|commission) (?:claims?|compan\\w+|products?|market|projects?|sector|industry|broker\\w*)|(?:our|to) (?:customers|clients|guests|patients)|شركات? (?:ال)?تامين|مطالبات|عملاءنا|عملاينا|لعملاينا|للعملاء|للمرضي|زبايننا|لزبايننا',
  },
  leave: {
    labels: `annual leave | leave | holiday | holidays | vacation | holiday entitlement | days off | الإجازات | الإجازة | الإجازة السنوية`,
    english: `(?:annual|paid|vacation|yearly) leave|no leave (?:in|during|over|at|between|before|after|until)|leave (?:may|can(?:not)?|must|will) (?:only |not )*be (?:taken|booked)|\\d+ (?:working |calendar |paid |vacation )*days(?:'| of)? (?:\\w+ ){0,2}(?:leave|holidays?|vacation|off)|(?:holidays?|vacation) (?:per|a) year|(?:${DAY}|weekends?) off|(?:\\w+ )days? off|paid holidays?`,
    arabic: 'اجازه|اجازات|الاجازه|الاجازات|واجازه',
    otherwise:
      'leave (?:requests?|records?|balances?|applications?|management|calendar)|(?:holiday|vacation) (?:bookings?|packages?|rentals?|homes?)|طلبات|رصيد|سجلات|متابعه الاجازات',
  },
  training: {
    labels: `training provided | training and development | learning and development | onboarding | development | التدريب | التدريب والتطوير`,
    english:
      "training (?:is |will be )?(?:provided|given|included|budget|allowance|period|on the job)|(?:full|paid|initial|on[- ]the[- ]job|induction|ongoing|regular) training|we(?:'ll| will)? train you|(?:weeks?|months?|days?) (?:of )?(?:training|induction|onboarding)|(?:course|exam) fees|(?:learning|training|study) (?:budget|allowance)|you(?:'ll| will)? (?:receive|get|be given|have) (?:\\S+ ){0,5}training|(?:induction|onboarding) (?:period|week|programme|program|plan)|mentor(?:ship)? (?:from|by|programme|program)|training programmes? for new",
    arabic:
      '(?:نوفر|نقدم|تحصل علي|ستتلقي|تتلقي|يوجد|فتره|برنامج|اسبوع|اسبوعان|اسبوعين|شهر|اشهر|دورات?) (?:\\S+ ){0,3}(?:ال)?(?:تدريب|تدريبي|تدريبيه)\\S*|تدريب (?:مدفوع|علي راس|كامل|مكثف|مجاني|مستمر|لمده|اولي|قبل)|بندربك|ندربك',
    otherwise:
      '(?:deliver|provid|conduct|run|design|organi[sz]|lead|plan)\\w* (?:\\S+ ){0,3}training (?:to|for|of|sessions?|courses?|materials?)|(?:customers?|clients?|patients?)|تدريب (?:ال)?(?:موظفين|عملاء|زملاء|طلاب|فريق|كادر|متدربين|فرق)|خبره',
  },
  probation: {
    labels: `probation | probation period | probationary period | trial period | فترة التجربة | مدة التجربة | التجربة`,
    english: 'probation(?:ary)?|trial (?:period|month|shift|week|day)',
    arabic:
      '(?:فتره|مده|شهور|اشهر|شهر|شهرين|شهران) (?:ال)?تجربه|تحت (?:ال)?تجربه|فتره (?:ال)?اختبار',
    otherwise:
      'probation (?:officer|service|board)|offenders|clinical trial|تجربه (?:ال)?(?:عميل|مستخدم)',
  },
  languages: {
    labels: `languages | language | language requirements | language skills | required languages | اللغات | اللغة | لغات العمل | اللغات المطلوبة`,
    english: `(?:fluen\\w+|spoken|written|good|excellent|strong|basic|proficien\\w+|command|knowledge|level|speak\\w*|bilingual|read|write|conversational) (?:[\\w,/&-]+ ){0,5}${LANGUAGE}|${LANGUAGE}(?:[ ,/&-]+(?:and|or|both|languages?|skills|\\w+)){0,4} (?:is |are )?(?:fluent|fluency|required|essential|a must|a plus|an advantage|preferred|mandatory|necessary|level|speak\\w*)|working language`,
    arabic: `(?:اجاده|اتقان|يجيد|تجيد|تتقن|يتقن|تتكلم|تحدث|يتحدث|مستوي|طلاقه|كتابه|معرفه)(?: \\S+){0,4} \\S*${ARABIC_LANGUAGE}|لغه \\S*${ARABIC_LANGUAGE}\\S*|اللغه \\S*${ARABIC_LANGUAGE}\\S*|(?:ال)?${ARABIC_LANGUAGE}\\S* (?:\\S+ ){0,2}(?:شرط|مطلوب\\S*|اساسي\\S*|ضروري\\S*|ممتاز\\S*|جيد\\S*|بطلاقه|ميزه|لازم|زينه|زين)`,
    otherwise: `${LANGUAGE} (?:food|cuisine|restaurant|department|teacher|lessons?|literature|curriculum|furniture|market)|${LANGUAGE}[- ]speaking (?:customers|clients|patients|market)|(?:teach|translat)\\w* |تدريس|ترجمه|معالجه|معلمه?|معلم/ه|مدرس|دعم|لدعم|ماكولات|مطبخ`,
  },
  tools: {
    labels: `tools | tech stack | technologies | stack | our stack | software | systems | tools and technologies | systems used | الأدوات | التقنيات | البرامج | الأنظمة | البرامج المستخدمة | الأدوات والتقنيات`,
    english:
      'tools?|stack|software|systems?|using|we use|use of|technolog\\w+|work(?:ing)? with|experience (?:with|in|of|using)|proficien\\w+|knowledge of|familiar\\w*|years (?:of|with)|hands[- ]on',
    arabic:
      'برامج|برنامج|نظام|انظمه|اجاده|استخدام|ادوات|تقنيات|خبره|معرفه|التعامل مع|نشتغل علي|نستخدم',
    otherwise: '(?!)',
  },
  closing_date: {
    labels: `closing date | application deadline | deadline | apply by | apply before | last date to apply | applications close |
      آخر موعد للتقديم | آخر موعد | موعد التقديم | انتهاء التقديم | آخر يوم للتقديم | تاريخ الإغلاق`,
    english: `closing date|appl(?:y|ications?|ication) (?:\\S+ ){0,4}(?:by|before|until|till|close[sd]?|no later than|deadline|not later than)(?= .*(?:\\d|${MONTH}))|deadline for applications|(?:vacancy|advert|advertisement|post) closes|last (?:date|day) (?:to apply|for applications)`,
    arabic:
      'اخر (?:موعد|يوم|تاريخ)(?: \\S+){0,2} (?:التقديم|للتقديم|للتقدم|لاستلام|لاستقبال)|(?:ال)?تقديم (?:\\S+ ){0,2}(?:حتي|ينتهي|قبل|لغايه|الي (?:يوم|تاريخ|نهايه))|(?:ينتهي|يغلق|يقفل) (?:باب )?(?:ال)?تقديم|باب التقديم',
    otherwise: '(?!)',
  },
};

const whole = (source: string) => `(?<![\\p{L}\\p{N}])(?:${source})`;

/** What a sentence says of the company's past, its customers and when they are served. */
const OF_OTHERS = new RegExp(
  `${whole(
    "founded|established|since (?:19|20)\\d\\d|our (?:customers?|clients?|guests?|patients?|shoppers|story|history|visitors)|(?:customers?|guests?|patients?|visitors|shoppers) (?:are|is|can|may|visit|come|get|have)|we (?:serve|began|started|opened|grew|have grown)|(?:is|are|stays?|stores?|shops?|branch(?:es)?|doors|clinics?|restaurants?|we're) open|open (?:to|from|until|24|seven|daily|every)|opening (?:hours|times)|(?:visiting|store|shop|branch|clinic) hours|competitors?|equal opportunit\\w+|adjustments|(?:last|previous|former) (?:employee|holder|person)",
  )}|(?<!\\p{L})و?(?:تاسس\\S*|منذ (?:عام|سنه)|انطلقت|بدانا|عملاونا|زبايننا|ضيوفنا|نخدم|نستقبل|تستقبل|يستقبل|(?:ابوابنا|فروعنا|فرعنا|المعرض|المحل|المطعم|العياده|الصيدليه|معارضنا|محلاتنا|صيدلياتنا) (?:\\S+ )?(?:مفتوح|تفتح|يفتح|نفتح)\\S*|مفتوحه? (?:لل|من|طوال|علي)\\S*|(?:ل|ال)?(?:عملاء|زباين|مراجعين|مرضي|زوار)|المنافس\\S*|(?:ب)?تكافو)`,
  'u',
);

/** Headings of what is about the customers. */
const OTHERS_HEADINGS = folded(
  `opening hours | opening times | visiting hours | store hours | branch hours | our branches |
  أوقات استقبال العملاء | مواعيد الزيارة | أوقات الزيارة | ساعات الاستقبال | ساعات عمل الفروع | فروعنا | أوقات عمل الفروع`,
);

function folded(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map((label) => fold(label.replace(/\s+/g, ' ').trim())));
}

const TOPICS = (Object.keys(WORDINGS) as StatedTopic[]).map((topic) => {
  const { labels, english, arabic, otherwise } = WORDINGS[topic];
  return {
    topic,
    labels: folded(labels),
    // Arabic particles are written together with the word after them.
    stated: new RegExp(
      `${whole(english)}(?![\\p{L}\\p{N}])|(?<!\\p{L})[وف]?(?:لل|بال|ال|[بل])?(?:${arabic})(?!\\p{L})`,
      'u',
    ),
    otherwise: new RegExp(whole(otherwise), 'u'),
  };
});

const bare = (label: string) =>
  fold(label)
    .replace(/&/g, 'and')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ');

/**
 * Returns the topic that a heading or label names; `others` if it is about the customers, null if
 * it names nothing known.
 */
export function topicOfLabel(label: string): StatedTopic | 'others' | null {
  const name = bare(label);
  if (OTHERS_HEADINGS.has(name)) return 'others';
  return TOPICS.find(({ labels }) => labels.has(name))?.topic ?? null;
}

/** Returns what a sentence of an advertisement states about the job. */
export function topicsStatedIn(sentence: string): StatedTopic[] {
  const said = fold(sentence);
  return TOPICS.filter(
    ({ topic, stated, otherwise }) =>
      stated.test(said) &&
      !otherwise.test(said) &&
      (topic === 'closing_date' || !OF_OTHERS.test(said)),
  ).map(({ topic }) => topic);
}

/** Whether a sentence speaks of the company's past or of its customers. */
export const isOfOthers = (sentence: string): boolean => OF_OTHERS.test(fold(sentence));

/** What a candidate may ask about, during the interview or at its end. */
export type CandidateQuestion =
  | 'permission'
  | 'orders'
  | 'feedback'
  | 'score'
  | 'remaining'
  | 'length'
  | 'answer_length'
  | 'recording'
  | 'language'
  | 'salary'
  | 'identity'
  | 'opinion'
  | 'role'
  | 'company'
  | 'unknown';

type Topic = Exclude<CandidateQuestion, 'unknown'>;

/**
 * Wordings of each topic, as regular-expression sources in folded spelling and without punctuation.
 * English ones match whole words; Arabic ones match anywhere, because prefixes and suffixes are
 * written together with the word. The first topic that matches wins.
 */
const TOPICS: readonly (readonly [Topic, english: string, arabic: string])[] = [
  [
    'orders',
    'ignore|disregard|override|bypass|system prompt|give me (?:a |the )?(?:\\d+|full|perfect|highest|maximum|top|hundred)',
    'تجاهل|تعليماتك|اعطني (?:100|مئه|مايه|العلامه)',
  ],
  [
    'answer_length',
    '(?:keep|make|be|stay) (?:it |this |my answers? )?(?:very )?(?:short|brief|quick|long)|(?:how much|any|more|enough|in|into|so much|too much) details?|how detailed|(?:long|short|full|brief|quick) (?:version|answers?|story|one)|(?:one|two|few|couple of) (?:or \\w+ )?(?:sentences?|words|lines)|whole story|how long (?:should|can|may|do you want|must|do i|shall)|talk for|too long|length of (?:my|the|an) answers?|how (?:much|long) (?:should|do|can) i|(?:go|get) into (?:it|everything)|summari[sz]e',
    'اختصر|نختصر|اتوسع|افصل|بالتفصيل|التفاصيل|تفاصيل|اطول (?:ب|في)|(?:كم|قد ايش|شكثر) (?:دقيقه |جمله |سطر )?(?:اتكلم|اجاوب|احكي)|باختصار|مختصر|short answer|طول (?:ال)?(?:جواب|اجابه)|كلمتين|جمله|جملتين',
  ],
  [
    'recording',
    'record\\w*|tap(?:e|ed|ing)|listening (?:to|in)|(?:who|anyone|anybody|somebody|someone|employer|boss|people) (?:\\w+ ){0,3}(?:see|sees|hear|hears|listen|listens|listening|read|reads|watch|watches|watching)|private|confidential|camera|video|my (?:voice|data|audio|information|details)|(?:keep|store|save|share|delete) (?:it|this|my|what)|stored|saved|shared|deleted',
    'تسجل|يسجل|يتسجل|تسجيل|مسجل|recorded|recording|(?:يسمع|يشوف|سيطلع|بيشوف|يطلع علي|سيري|سيسمع|بيسمع)|كلامي (?:بعد|هذا)|يروح كلامي|خصوصي|سري(?:ه|تي)?(?= |$)|تحفظ|يحفظ|كاميرا|بياناتي|يشاهد|تحتفظ',
  ],
  [
    'remaining',
    'how many (?:questions?|more|of these|are (?:there|left)|left|to go)|how (?:much|many) (?:is |are )?(?:left|more|remaining)|(?:questions?|more|many|much) (?:are |is )?(?:there )?(?:left|remaining|to go|to come)|(?:the |our )?last (?:one|question)|halfway|half way|(?:nearly|almost) (?:there|done|finished|over)|(?:what|which) (?:number|question) (?:are|is)|are we (?:done|nearly|almost|close)|is (?:that|this) (?:all|it|the last|the end)|any more|more (?:questions|after this|coming)|left',
    'كم (?:\\S+ )?(?:سوال|باقي|بقي|تبقي|ضل|question)|باقي|بقي|تبقي|الاخير|اخر (?:واحد|سوال|شي|وحده)|وصلنا|انتهينا|خلصنا|عدد الاسيله|نص المقابله',
  ],
  [
    'length',
    'how long|time limit|(?:how much|my|of) time|(?:half|quarter|whole|full|an)(?: of)?(?: an)? hour|minutes|(?:when|what time) (?:are|will|do|does|is|would) (?:we|it|this)(?: \\w+){0,3} (?:finish\\w*|done|end|ends|over|through)|finish\\w*|take long|duration|quick(?:ly)? (?:one|over)',
    'كم (?:ستستغرق|تستغرق|يستغرق|بتاخذ|تاخذ|ياخذ|بياخذ|مده|مدتها|المده|من الوقت|وقت|الوقت|دقيقه|ساعه|تطول|بتطول|مدت)|وقت (?:محدد|معين)|متي (?:سننتهي|ننتهي|نخلص|بنخلص|تنتهي|تخلص)|نطول|تطول|بتطول|مده|طويله|كم ال ?interview|من الوقت',
  ],
  [
    'feedback',
    'feedback|(?:the|my|a|any|get|read|see) reports?|results?|next steps?|hear (?:back|from|something|anything)|what (?:happens|comes|is) (?:now|next|after|then)|what (?:now|then|next)|whats next|when (?:will|would|do|can|should|might) (?:i|you) (?:\\w+ )?(?:know|get|hear|see|find out|expect|be told|call|contact|decide)|(?:second|next|another|more|other) (?:round|interview|stage|step)s?|how it went|get (?:back to me|told|contacted|a call)|(?:call|contact|email|phone|write|notify) me|after (?:this|we|the interview|that)|decision',
    'ماذا (?:يحدث|سيحدث|بعد)|الخطوه (?:التاليه|القادمه|الجايه)|متي (?:\\S+ )?(?:اعرف|ساعرف|تظهر|ستظهر|يظهر|النتيجه|تطلع|يصدر|التقييم|تردون|ترد|الرد|يوصلني|اسمع|تبلغ|توصل|تعلن)|التقييم|التقرير|النتيج|النتايج|شو بعدين|(?:عقب|بعد) (?:هذه |هذي |هال)?(?:ال)?مقابله|(?:تتصل|تواصل|تبلغ|تردون)|feedback|مرحله ثانيه|جوله|(?:شنو|وش|ايش) (?:يصير|بيصير|بعد)|بعد ذلك',
  ],
  [
    'score',
    'how (?:am i doing|did i do|did i perform|was i|was my|were my|well did i|(?:do|would|will) you (?:rate|decide|judge|score|grade|assess|evaluate|mark|know|measure)|is my performance)|scor\\w+|grad(?:e|es|ed|ing)|marks?|marked|rated?|rating|points?|judg\\w+|evaluat\\w+|assess\\w*|criteria|performance|count against|counts? (?:for|as|if)|penali[sz]ed?|(?:right|correct|wrong|perfect|good) answers?|did i (?:pass|do|answer|get|fail|say)|was (?:that|it|this|my answer|any of my answers) (?:\\w+ )?(?:right|correct|ok|okay|enough|good|fine|wrong|alright)|is (?:that|it|this|my answer|the answer) (?:\\w+ )?(?:right|correct|enough|good|wrong)$|am i (?:hired|accepted|doing|right|correct|on the right)|what (?:should|could|can) i (?:improve|do better)|looking for(?: in)?|any good|good enough|matters?|important to you|lose points',
    'كيف (?:كان )?(?:ادايي|اداي|اجاباتي|كنت|جوابي)|تقيم|تقيي|يقيم|scoring|score|درج|علام(?:ه|تي|ات)|نقاط|نقطه|اساس|معيار|معايير|تحسب|ينحسب|محسوب|يوثر|اخطاء|غلطت|اغلط|هل (?:نجحت|اجبت|اجابتي|كانت|كان (?:جوابي|هذا))|(?:الجواب|الاجابه|هذا|جوابي|كلامي|اجابتي) (?:\\S+ )?(?:صحيح|صح|جيد|زين|مقبول|حلو|كافي|مناسب|تمام|عدل)|زين كذا|صح كذا|تسمعون|نتيجتي',
  ],
  [
    'language',
    'arabic|english|languages?|french|urdu|hindi|dialect|accent|mother tongue|translate',
    'بالعربي|العربيه|عربي|انجليزي|انجليزيه|انقلش|انقليزي|english|arabic|فصحي|لهج|لغه|اللغه',
  ],
  [
    'salary',
    'salary|pay|pays|paid|compensation|bonus|benefits|wage|wages|money|vacation|holidays|remote|hybrid|working hours|work hours|contract|relocation|visa|insurance|leave days|days off',
    'راتب|رواتب|معاش|اجر(?= |$)|مزايا|بدلات|مكافا|اجازات|عن بعد|remote|دوام|ساعات العمل|تامين|عقد|فلوس',
  ],
  [
    'identity',
    '(?:robot|bot|human|humans|machine|ai|artificial|computer|program|chatgpt|recording)|real person|a person|who (?:are you|made you|built you|am i|is (?:it|this|that))|what are you(?: called)?$|your name|(?:should|do|can) i call you|(?:talking|speaking) (?:to|with)|are you (?:real|someone|the (?:manager|boss|recruiter))',
    'روبوت|انسان|بشر|(?:^| )(?:اله|الي|ai|person|bot|robot)(?= |$)|برنامج|ذكاء|حقيقي|(?:هل انت|انت) شخص|من انت|مين انت|انت (?:مين|منو|رجال|حقيقي)|حضرتك|اسمك|اكلم (?:منو|مين|من)|(?:مع|الي) من ات|اتكلم مع (?:منو|مين|من)|اتحدث مع',
  ],
  [
    'opinion',
    '(?:what|how) (?:do|would|did|about) you (?:think|do|say|answer|have|handle|feel|prefer|suggest|recommend|yourself)?|what is your|whats your|why do you|your (?:opinion|view|advice|tip)|any (?:advice|tips?)|do you (?:like|think|agree|prefer|have any advice)',
    'ما رايك|ايش رايك|شو رايك|وش رايك|شنو رايك|ايه رايك|ماذا عنك|نصيحه|نصايح|ماذا تنصح|هل توافق|هل تحب',
  ],
  [
    'role',
    'job|jobs|role|position|title|duties|duty|tasks?|report(?:ing)? to|responsib\\w+|manag\\w+|senior|junior|hands on|travel\\w*|day to day|typical day|(?:all|each|every) day|daily|shifts?|first (?:few )?(?:weeks|months|days)|expect\\w*|tech stack|stack|technolog\\w+|tools|career|growth|promotion|training|onboarding|start date|new (?:position|opening)|replac\\w+|be doing|work alone|challenges?',
    'وظيفه|شغل|عمل|دور|مهام|مهمه|مسوول|مسووليات|ميداني|مكتبي|مطلوب مني|مطلوبا مني|مديري|مدير|job|role|description|طبيعه|تدريب|تطور|ترقيه|تقنيات|ادوات|تحديات|قسم|سفر|سياره',
  ],
  [
    'company',
    'compan(?:y|ies)|firm|business|organi[sz]ation|startup|start up|employer|culture|team|teams|how big|(?:many|much) (?:people|employees|staff)|(?:you|your) (?:guys )?(?:based|located|office|offices|headquarters|product|products|clients|customers)|offices?|location|where (?:are|is) (?:you|it|the)|products?|customers|clients|strategy|values|mission|hire|hiring|candidates|process|department|projects?|work like|work life|what do you (?:guys )?(?:do|make|sell)',
    'شرك(?:ه|ت)|جهه|موسسه|مقر|(?:عدد|كم) (?:\\S+ )?(?:العاملين|الموظفين|موظف)|فريق|ثقافه|culture|بييه|انتو|نبذه|توظيف|عملاء|مشروع|مشاريع|فروع|وين (?:مقر|موقع|مكان)',
  ],
];

const PERMISSION =
  /^(?:(?:yes|yeah|yep|sure|so|actually|okay|ok|well|and|i have|just|maybe|one|a|quick|question|also) )*(?:(?:can|may|could) i ask (?:you )?(?:a|one|some|something|you something|(?:a|one|another|a few|some) (?:\w+ )?questions?)(?: .{0,16})?|i (?:do )?(?:have|got|had) (?:a|one|some|another|two|a couple of|a few) (?:\w+ )?questions?(?: (?:for you|please|yes|actually))*|i would like to ask (?:a question|something|you something))$|^(?:نعم |طيب |لو سمحت |هل )*(?:(?:يمكنني|ممكن|اقدر|يمكن) (?:ان )?(?:اسال|اسالك|اطرح)(?: (?:سوال|سوالا|شيء|شي|عن شيء))?|(?:عندي|لدي|في عندي) (?:سوال|اسيله)(?: .{0,10})?)$/;

/** Matches "Who am I picking up from?": whose work the candidate would take over. */
const PREDECESSOR =
  /\bwho(?:s|m|d|ll)? (?:\w+ ){0,5}(?:(?:pick|tak)(?:e|ing)? (?:\w+ ){0,2}(?:up|over)|replac(?:e|ing)|step(?:ping)? in for|succeed(?:ing)?|follow(?:ing)? on from)\b|\bwhose (?:work|job|desk|place|shoes|round|list) (?:\w+ ){0,4}(?:tak|pick|fill|inherit|step)\w*|(?:مين|منو|من|مكان مين|مكان من|محل من|محل منو|مكان منو) (?:\S+ ){0,3}(?:استلم|بستلم|ساستلم|بمسك|احل|اخلف|بحل) (?:\S+ )?(?:منه|مكانه|محله|الشغل|العمل|المهام|محل|مكان)|(?:مكان|محل) (?:مين|منو|من) (?:\S+ )?(?:بكون|باخذ|ساكون|اكون|بمسك|بجي)/u;

/** Whether a question asks whose work the candidate would take over. Expects the output of `plain`. */
export const asksForPredecessor = (said: string): boolean => PREDECESSOR.test(said);

const PATTERNS = TOPICS.map(
  ([topic, english, arabic]) =>
    [topic, new RegExp(`\\b(?:${english})\\b|(?:${arabic})`, 'u')] as const,
);

/**
 * Returns what a question is about; `unknown` if it is none of the topics. Expects folded text
 * without punctuation.
 */
export function topicOf(said: string): CandidateQuestion {
  if (PERMISSION.test(said)) return 'permission';
  if (asksForPredecessor(said)) return 'role';
  return PATTERNS.find(([, pattern]) => pattern.test(said))?.[0] ?? 'unknown';
}

import { phraseMatcher } from '../../language/phrase-matcher';

/**
 * Phrases that fit any question and any job: interview clichés, wording from job advertisements and
 * self-praise.
 */
export const STOCK =
  phraseMatcher(`great question|good question|excellent question|thank you for asking|thank you for this|thanks for the question|thank you for the opportunity|highly motivated|self motivated|motivated|detail oriented|results driven|goal driven|goal oriented|result oriented|solution oriented
|proven track record|track record|my greatest strength|my greatest weakness|my strengths|my strength|my weakness|perfectionist|one hundred and ten percent|110 percent|110%|work well|independently|team player|thrive|under pressure|consistently|exceeded expectations|exceed expectations|recognised by|recognized by
|my dedication|dedication|dedicated|eager|dynamic|organisation such as yours|organization such as yours|company such as yours|your company|your organisation|your organization|grow|contribute|from day one|hard working|hardworking|hard worker|passionate|passion|flexible|reliable|learn quickly|fast learner|quick learner
|never give up|opportunity to grow|personally and professionally|professionally|professional|key to success|i believe|i am a big believer|big believer|i'm a big believer|communication skills|interpersonal skills|strong communication|excellent communication|open and honest|honest communication|natural part|win win|win win situation
|in the shoes|with respect|good attitude|positive attitude|attitude|can do|committed|commitment|strive|go the extra mile|extra mile|think outside the box|outside the box|growth mindset|mindset|step out of my comfort zone|comfort zone|ambitious|goals|career goals|my career|my dream|dream job|five years time|work life balance
|every challenge|challenges|always looking|constantly|continuously|continuous|values|synergy|synergies|leverage|leveraging|leveraged|holistic|strategic|strategy|strategies|stakeholder alignment|align|aligned|alignment|best practices|best practice|best in class|industry|cutting edge|state of the art|innovation|innovative|innovate|excellence|transformation
|transformative|empower|empowering|empowered|empowerment|scalable|scalability|scale|sustainable|resilient|robust|seamless|end to end|cross functional|data driven|value based|outcome driven|outcomes|customer centric|user centric|human centered|human centred|mission critical|north star|paradigm|ecosystem|optimisation|optimization|optimise|optimize
|maximise|maximize|accelerate|drive|driving|delightful|velocity|agile|framework|frameworks|methodology|methodologies|governance|business objectives|business value|business acumen|value proposition|thought leader|thought leadership|insights|actionable|roadmap to success|proactive|proactively|impact|impactful|key performance|kpis|okrs|at the end of the day
|we are looking for|you are looking for|looking for|the ideal candidate|ideal candidate|the role|this role|the position|requirements|requirement|responsibilities|responsible for|responsibilities include|years of experience|at least three years|at least five years|good knowledge|strong knowledge|knowledge of|degree in|ability to|familiarity with|proficiency
|proficient|preferred|must have|nice to have|qualifications|full time|competitive salary|job description|i meet all|i have all of that|all of these|as required|daily reports|reporting to
|شكرا على هذا السؤال|شكرا على السؤال|سؤال رائع|السؤال الرائع|سؤال جميل|أشكركم|أشكركم على|هذه الفرصة|إتاحة الفرصة|شخص طموح|طموح|مجتهد|ومجتهد|أسعى|وأسعى|أسعى دائما|الكمال|عيبي الوحيد|مهارات تواصل|مهارات التواصل|مهارات|تحت الضغط|ضغط العمل|ضمن فريق|روح الفريق|تطوير نفسي|أطور نفسي|باستمرار|فرصة للتعلم
|النجاح|رحلة وليس محطة|أتطلع|وأتطلع|الانضمام|مؤسستكم|شركتكم|المرموقة|الموقرة|تحقيق أهدافها|أهدافها|شغف|شغوف|شغفي|نقاط قوتي|نقاط القوة|سرعة التعلم|سريع التعلم|الالتزام|والالتزام|بالمواعيد|إضافة حقيقية|وأؤمن|أؤمن|الأمانة|الإخلاص|والإخلاص|أساس النجاح|منظم ودقيق|أتحمل المسؤولية|وأتحمل المسؤولية|المسؤولية
|التميز|والتميز|أفضل الممارسات|الممارسات العالمية|التواصل الفعال|الذكاء العاطفي|حل المشكلات|التفكير الاستراتيجي|الاستراتيجي|استراتيجيات|استراتيجية|مستدامة|الاستدامة|والاستدامة|الابتكار|والابتكار|التحول الرقمي|التحسين المستمر|رؤية|ورؤية|مؤشرات الأداء|الرئيسية|الجودة|والجودة|تجربة العميل|القرن الحادي والعشرين|محفزة|وشاملة
|التفكير الناقد|والإبداعي|مواءمة|مخرجات|تفعيل|وتفعيل|توظيف|وتوظيف|تعزيز|وتعزيز|تمكين|وتمكين|منظومة|متكاملة|المتكاملة|الحوكمة|والحوكمة|القادر على المنافسة|عالميا|جيل المستقبل|المستقبل|لتحقيق|وتحقيق|تحقيق|الرؤية|بيئة العمل|القيم|وقيمها|المؤهلات|المتطلبات|المسؤوليات|خبرة لا تقل|لا تقل عن|إجادة|القدرة على|معرفة جيدة|المسمى الوظيفي|الوصف الوظيفي|المطلوب موظف`);

/** Phrases about personal life rather than work: education, prizes, hobbies, family and food. */
export const BIOGRAPHY =
  phraseMatcher(`my passion|passion|since i was a child|since childhood|as a child|i grew up|my family|my husband|my wife|my father|my mother|my grandmother|my grandfather|my favourite|my favorite|favourite|favorite|hobby|hobbies|i love|i really enjoy|i enjoy|i really like|university|college|graduated|graduation|bachelor|master's|degree|diploma|certificate|certified
|certification|internship|scholarship|award|prize|promoted|promotion|proud|i gave a talk|gave a talk|amazing experience|amazing|wonderful|beautiful|holiday|weekend|travelled|traveled|football|cookinggraphy|birthday|wedding|charity|my dream|dream|volunteer|volunteered|neighbours|neighbors|ceremony|ribbon|newspaper|local paper
|team building|festival|decorated|anniversary|poster|posters|trophy|pizza|cake|lunch was|barbecue|party|the weather|my sister|my brother|my cousin|my uncle|my aunt|my son|my daughter|my kids|my children|my neighbour|my neighbor|my car|her car|his car|my dog|my cat|football match|holidays|the beach|his tie|same tie|wedding party|restaurant near
|أحب|كنت أحب|أحب مجال|تخرجت|وتخرجت|جامعة|الجامعة|شهادة|الشرف|بمعدل|معدل مرتفع|مسابقة|وفزنا|فزنا|فزت|الجائزة|جائزة|المركز الأول|المركز الثاني|سافرت|التصوير|هوايتي|هواياتي|هواية|طفولتي|منذ الصغر|من صغري|وأنا صغير|عائلتي|أهلي|والدي|والدتي|جدتي|جدي|زوجتي|تجربة جميلة|التجربة كانت جميلة|كانت رائعة|رائعة|شكر من الإدارة|مؤتمر
|بحضور|زائر|متابع|افتتاح|الافتتاح|ديكور|الديكور|هدايا|الشعار|الألوان|يوم المهنة|ترقيت|ترقية إلى|تدريب صيفي|دبلوم|بكالوريوس|ماجستير|رحلة|مخيم|حفل|الحفل|كرة القدم|الطبخ|السفر|تطوعت|التطوع|أختي|أخوي|أخي الصغير|أولادي|عيالي|ولد عمه|ولد عمي|جاره|جاري|سيارتي|الجو حر|البر|الشاليه|العشاء|عزيمة|قهوة|حلقوم|كيكة|بيتزا|المكيف|علمتني|الوالدة|الوالد|الإجازة`);

/** Evasive phrases and filler words. */
export const VAGUE =
  phraseMatcher(`maybe|perhaps|i guess|i suppose|it depends|depends|somehow|whatever|something|some things|somebody|someone did|something like that|things like that|and stuff|stuff|stuff like that|and so on|or something|et cetera|etc|i think so|not sure|various|different things|many things|a lot of things|lots of things|everything|all kinds of|all that|and all that|some kind of|kind of
|sort of|you know|i mean|basically|in general|generally|usually|in a way|one way or another|here and there|more or less|at the end of the day|like i said|as i said|i would say|right and|people say|everybody talks|everybody|everyone|anybody|always a thing|always|where do i even start|so many|so yeah|and yeah|really really|actually|literally|obviously|of course|to be honest with you|this and that|there's this|there's that
|let me think|i think it was|it must have been|must have been|i don't remember|i can't remember|can't remember|don't remember exactly|funny thing|whole story|long story|another story|we laughed|everybody laughed|i always remember|what was i saying|where was i|back to your question|or was it|by the way|as you know|these days|nice guy|somebody else|someone else said|it was like|you can imagine|blah blah|that kind of thing|how should i say|how can i say|to make it short|a long time ago|in the old days
|things|a thing|good things|bad things|or maybe|or was it|or a|i think it was|i don't even know|a bit different|the same|anyway
|ربما|يمكن|يعتمد|حسب|على حسب|نوعا ما|وما إلى ذلك|إلى آخره|وهكذا|وكذا|كذا|وكذا يعني|أشياء كثيرة|أمور كثيرة|أشياء|أمور|كل شيء|كل شي|لست متأكدا|لا أعرف بالضبط|يعني|والله|والله شوف|شوف|زي ما تقول|على العموم|عموما|بشكل عام|في النهاية|بالأخير|إن شاء الله|ان شاء الله|الحمد لله|والحمد لله|دايما|دائما|كل الناس|الناس|ناس|كل واحد|الواحد|بطريقة أو بأخرى
|يا أخي|يا اخوي|أنواع|أشكال وألوان|وش صاير|ما علينا|نرجع لموضوعنا|وين كنا|على فكرة|بالمناسبة|ما أذكر بالضبط|ما أتذكر|أظن|الله يذكره بالخير|طول عمري|زمان|سبحان الله|ما شاء الله|ضحكنا|وضحكنا|قصة طويلة|طبعا|أكيد|زي كذا|مثل كذا|كل يوم تشوف|الله يحفظها|الله يحفظه|الله يعطيكم العافية|في الحقيقة|كما تعلم|كما تعلمون|بصراحة|أيام زمان|ما أدري|مدري
|نصيب|الرزق|مو مثل أول|من زمان|أحيانا|وأحيانا|هذا وهذا|تمشي|الأمور تمشي|بحر|طول الوقت|خير|يحاول ويجتهد|المهم|بصراحة يعني|نفس الشي`);

/** Words by which an answer speaks of a group instead of the speaker. */
export const TOGETHER: ReadonlySet<string> = new Set(
  "we our us we've we'd team everyone everybody نحن احنا حنا الفريق فريقنا كنا عندنا".split(' '),
);

/**
 * Words of generality: what is always, everywhere and for everybody so, what is important, good or
 * right, and what one should do. Answers that tell of something hardly need them.
 */
export const GENERAL: ReadonlySet<string> = new Set(
  `always never every everyone everybody everything anything lots something very really quite important essential good best great right sure should try believe experience experiences situation situations solution solutions challenge challenges difficult possible openly honest honestly attitude communication responsibility responsible trust respect care regular regularly seriously carefully properly
دائما دايما دايم ابدا جدا مهم اهم المهم والمهم مهمه اساس اساسي لازم ولازم يجب ضروري كل وكل جميع الجميع الكل لله والحمد الحمد الله شاء كثير كثيرا كثيره وايد الواحد بشكل المناسب المناسبه مناسب كامل كامله شامله النجاح الامور طبيعي طبعا وطبعا اكيد احرص نحرص يحتاج نحتاج انسان باستمرار مستمر بجديه افضل احسن الافضل الطيبه الاحترام والاحترام التواصل والتواصل التعامل اتعامل مهما دايمه مشاكل المشاكل الصعوبات التحديات`.split(
    /\s+/,
  ),
);

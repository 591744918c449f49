import { template } from '../template';
import type { Trade } from './trade';

/** Services, their data and their interfaces. */
export const BACKEND: Trade = {
  family: 'software',
  evidence:
    /\b(?:back[- ]?end|full[- ]?stack|api|apis|server[- ]side|microservices?|spring boot|node\.js|django|laravel|asp\.net|postgresql|mysql|sql server)\b|خلفيه|الخادم|خوادم|واجهات برمجيه/u,
  technical: {
    easy: [
      template(
        'backend-index',
        'practice craft',
        [
          'What does a database index do, and what does it cost you?',
          'When would you add an index to a table, and when not?',
          'faster reads for certain queries|slower writes and more storage|which columns are worth it',
          'index,query,read,write,table,slow',
          'database indexes',
        ],
        [
          'مَا فَائِدَةُ الْفِهْرِسِ فِي قَاعِدَةِ الْبَيَانَاتِ، وَمَا ثَمَنُهُ؟',
          'مَتَى يَكُونُ قَرَارُكْ إِضَافَةَ فِهْرِسٍ إِلَى جَدْوَلٍ، وَمَتَى لَا يَكُونُ؟',
          'تسريع القراءة لاستعلامات معينة|إبطاء الكتابة ومساحة إضافية|الأعمدة التي تستحق',
          'فهرس,استعلام,قراءة,كتابة,جدول',
          'فَهَارِسِ قَوَاعِدِ الْبَيَانَاتِ',
        ],
        {
          en: [
            [
              'index* always speed* up|index* speed* up writ*|index* make* writ* faster',
              'An index speeds up reads and slows down every write to the table.',
            ],
            [
              'index on every column|more indexes the better',
              'Each index costs storage and write time, so only queries that need one should get one.',
            ],
          ],
          ar: [
            [
              'الفهرس يسرع الكتابة|الفهارس تسرع الكتابة',
              'الفهرس يسرع القراءة ويبطئ الكتابة في الجدول.',
            ],
            [
              'فهرس على كل عمود|كلما زادت الفهارس كان افضل',
              'لكل فهرس ثمن في المساحة والكتابة، فلا يضاف إلا لاستعلام يحتاجه.',
            ],
          ],
        },
      ),
      template(
        'backend-status',
        'practice communication',
        [
          'A client sends your API invalid data. What should the response look like, and what should it not reveal?',
          'What do you send back when a request is wrong?',
          'a 4xx status and not 200 or 500|a clear message per field|no stack traces or internal details',
          'status,error,400,message,validation,client',
          'answers to invalid requests',
        ],
        [
          'أَرْسَلَ عَمِيلٌ بَيَانَاتٍ غَيْرَ صَالِحَةٍ إِلَى وَاجِهَتِكْ الْبَرْمَجِيَّةِ. كَيْفَ سَيَكُونُ رَدُّكْ، وَمَا الَّذِي لَا يَصِحُّ كَشْفُهُ فِيهِ؟',
          'مَا الرَّدُّ الْمُنَاسِبُ بِرَأْيِكْ عَلَى طَلَبٍ خَاطِئٍ؟',
          'رمز خطأ من جهة العميل|رسالة واضحة لكل حقل|دون تفاصيل داخلية',
          'رمز,خطأ,رسالة,تحقق,عميل',
          'الرَّدِّ عَلَى الطَّلَبَاتِ الْخَاطِئَةِ',
        ],
        {
          en: [
            [
              'return 200 with an error|200 with the error inside|return 500 for invalid|500 for invalid input|return a 500 when the data',
              "Invalid input is the client's fault and is answered with a 4xx status.",
            ],
            [
              'return the stack trace to the client|include the stack trace in the response|send the stack trace to the client|show the sql error to the user',
              'Internal details help attackers and stay in the log.',
            ],
          ],
          ar: [
            [
              'نرجع 200 مع رساله خطا|نرد 200 مع الخطا|نرجع 500 للبيانات|نرجع 500 لان البيانات',
              'المدخلات غير الصالحة من جهة المرسل، وجوابها رمز من فئة الأربعمئة.',
            ],
            [
              'نرسل تفاصيل الاستثناء للعميل|نعرض خطا قاعده البيانات|نرجع تفاصيل الاستثناء',
              'التفاصيل الداخلية تفيد المهاجم وتبقى في السجل.',
            ],
          ],
        },
      ),
      template(
        'backend-password',
        'practice risk',
        [
          "How should a system store users' passwords, and why not simply encrypt them?",
          'What happens to a password between the login form and the database?',
          'a slow hash with a salt for each user|encryption can be reversed by whoever has the key|what happens if the table leaks',
          'hash,salt,bcrypt,argon,leak,password',
          'storing passwords',
        ],
        [
          'مَا طَرِيقَتُكْ فِي حِفْظِ كَلِمَاتِ مُرُورِ الْمُسْتَخْدِمِينَ، وَلِمَاذَا لَا يَكْفِي تَشْفِيرُهَا؟',
          'مَاذَا يَحْدُثُ لِكَلِمَةِ الْمُرُورِ مِنَ الشَّاشَةِ إِلَى قَاعِدَةِ الْبَيَانَاتِ؟',
          'تجزئة بطيئة مع ملح لكل مستخدم|التشفير يمكن عكسه بالمفتاح|ما يحدث عند التسريب',
          'تجزئة,ملح,تسريب,مرور,تشفير',
          'حِفْظِ كَلِمَاتِ الْمُرُورِ',
        ],
        {
          en: [
            [
              'encrypt* the password|encrypt* passwords in the database|store passwords encrypted',
              'Passwords are stored as salted slow hashes; whoever has the key can read encrypted ones.',
            ],
            [
              'hash* can be decrypted|decrypt the hash',
              "A hash can't be decrypted; it can only be compared or guessed.",
            ],
          ],
          ar: [
            [
              'تشفير كلمات المرور يكفي|نشفر كلمه المرور|تخزن مشفره',
              'تحفظ كلمات المرور مجزأة مع ملح، لأن المشفر يقرؤه من يملك المفتاح.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'backend-slow-query',
        'practice diagnosis',
        [
          'A query that took 50 milliseconds last month now takes five seconds. How do you find out why?',
          'How do you approach a query that has become slow?',
          'the execution plan before and after|growth of data, missing index, stale statistics|locks and load at the same time|checking the fix with real data',
          'plan,explain,index,lock,statistics,rows',
          'a query that became slow',
        ],
        [
          'اسْتِعْلَامٌ كَانَ يَأْخُذُ جُزْءًا مِنَ الثَّانِيَةِ وَأَصْبَحَ يَأْخُذُ خَمْسَ ثَوَانٍ. مَا خُطُوَاتُكْ لِلْبَحْثِ عَنِ السَّبَبِ؟',
          'مَا خُطُوَاتُكْ مَعَ اسْتِعْلَامٍ صَارَ بَطِيئًا؟',
          'خطة التنفيذ قبل وبعد|نمو البيانات أو فهرس ناقص أو إحصاءات قديمة|الأقفال والحمل|اختبار الحل على بيانات حقيقية',
          'خطة,فهرس,قفل,إحصاءات,صفوف',
          'اسْتِعْلَامٍ صَارَ بَطِيئًا',
        ],
        {
          en: [
            [
              'put an index on every column|just index all the columns|just restart the database|restarting the database fixes',
              'Each index slows writes, and a restart hides the cause; the execution plan shows it.',
            ],
          ],
          ar: [
            [
              'نضع فهرس* علي كل عمود|نفهرس كل الاعمده|نعيد تشغيل القاعده وتنحل',
              'كل فهرس يبطئ الكتابة، وخطة التنفيذ هي التي تكشف السبب.',
            ],
          ],
        },
      ),
      template(
        'backend-cache',
        'practice judgement',
        [
          'You add a cache in front of the database. What can go wrong, and how do you decide how long an entry lives?',
          'What do you have to think about before you cache something?',
          'stale data and who may see it|invalidation on writes or a lifetime|many misses at once|what happens when the cache is down',
          'cache,stale,invalidate,ttl,miss,consistency',
          'putting a cache before a database',
        ],
        [
          'عِنْدَ إِضَافَةِ ذَاكِرَةٍ مُؤَقَّتَةٍ أَمَامَ قَاعِدَةِ الْبَيَانَاتِ، مَا الْمَشَاكِلُ الْمُحْتَمَلَةُ، وَمَا طَرِيقَتُكْ فِي تَحْدِيدِ مُدَّةِ الِاحْتِفَاظِ؟',
          'مَا الَّذِي عَلَيْكْ مَعْرِفَتُهُ قَبْلَ التَّخْزِينِ الْمُؤَقَّتِ؟',
          'بيانات قديمة ومن يراها|الإبطال عند الكتابة أو مدة محددة|كثرة الطلبات عند الغياب|تعطل الذاكرة المؤقتة',
          'ذاكرة,قديم,إبطال,مدة,اتساق',
          'الذَّاكِرَةِ الْمُؤَقَّتَةِ',
        ],
        {
          en: [
            [
              'cache is always up to date|cache* never stale|cache always makes* faster',
              'A cache can serve stale data, and misses make a request slower.',
            ],
          ],
          ar: [['الذاكره الموقته دائما محدثه', 'قد تعيد الذاكرة المؤقتة بيانات قديمة.']],
        },
      ),
      template(
        'backend-queue',
        'practice planning',
        [
          'Sending emails makes your signup endpoint slow. How do you move that work out of the request, and how do you make sure nothing gets lost or sent twice?',
          'How do you do slow work after answering a request?',
          'a queue or outbox written in the same transaction|retries with limits|making the job safe to run twice|watching failed jobs',
          'queue,retry,idempotent,outbox,worker,failed',
          'slow work in the background',
        ],
        [
          'إِرْسَالُ الْبَرِيدِ يُبْطِئُ عَمَلِيَّةَ التَّسْجِيلِ. مَا خُطُوَاتُكْ لِنَقْلِ هٰذَا الْعَمَلِ إِلَى الْخَلْفِيَّةِ دُونَ أَنْ تَضِيعَ رِسَالَةٌ أَوْ تَصِلَ مَرَّتَيْنِ؟',
          'مَا طَرِيقَتُكْ فِي تَنْفِيذِ عَمَلٍ بَطِيءٍ بَعْدَ الرَّدِّ عَلَى الطَّلَبِ؟',
          'طابور يكتب في المعاملة نفسها|إعادة محاولة بحدود|تنفيذ آمن عند التكرار|متابعة المهام الفاشلة',
          'طابور,إعادة,تكرار,خلفية,فشل',
          'الْعَمَلِ فِي الْخَلْفِيَّةِ',
        ],
        {
          en: [
            [
              'queue guarantees exactly once|queue delivers exactly once|message is never delivered twice|queue never delivers twice',
              'Most queues deliver at least once, so the job itself must be safe to repeat.',
            ],
            [
              'publish the message before the commit|send it to the queue before the commit|publish before the transaction commits',
              'A job that is sent before its transaction commits can run for data that is rolled back.',
            ],
          ],
          ar: [
            [
              'الطابور يضمن مره واحده|الرساله لا تصل مرتين ابدا|الطابور لا يكرر الرسايل|الطابور ما يكرر',
              'معظم الطوابير توصل مرة على الأقل، فيجب أن تكون المهمة آمنة عند التكرار.',
            ],
            [
              'نرسل للطابور قبل الحفظ|نرسل الرساله قبل حفظ المعامله',
              'ما يرسل قبل تثبيت المعاملة قد يعمل على بيانات تراجعت.',
            ],
          ],
        },
      ),
      template(
        'backend-tests',
        'practice quality',
        [
          'Which parts of a backend service do you cover with unit tests, which with integration tests, and why?',
          'How do you decide what kind of test a piece of backend code gets?',
          'rules and edge cases in unit tests|database and other services in integration tests|speed and trust in the results|what you leave untested',
          'unit,integration,database,mock,coverage,fast',
          'testing a backend service',
        ],
        [
          'فِي خِدْمَةٍ خَلْفِيَّةٍ، مَا الَّذِي تُغَطِّيهِ اخْتِبَارَاتُ الْوَحْدَةِ عِنْدَكْ، وَمَا الَّذِي تُغَطِّيهِ اخْتِبَارَاتُ التَّكَامُلِ، وَلِمَاذَا؟',
          'مَا طَرِيقَتُكْ فِي اخْتِيَارِ نَوْعِ الِاخْتِبَارِ لِجُزْءٍ مِنَ الْكُودِ؟',
          'القواعد والحالات الطرفية في اختبارات الوحدة|قاعدة البيانات والخدمات في التكامل|السرعة والثقة|ما يترك',
          'وحدة,تكامل,قاعدة,تغطية,سرعة',
          'اخْتِبَارِ الْخِدْمَةِ الْخَلْفِيَّةِ',
        ],
        {
          en: [
            [
              '100% coverage means no bugs|full coverage means no bugs|full coverage means it is correct|coverage proves that the code',
              'Coverage shows which lines ran, and says nothing about right results.',
            ],
            [
              'unit tests are always enough|unit tests alone are enough|integration tests are a waste',
              'Queries, mappings and connections fail only against a real database or service.',
            ],
          ],
          ar: [
            [
              'التغطيه الكامله تعني لا اخطاء|تغطيه كامله تعني بلا اخطاء|التغطيه تثبت صحه',
              'التغطية تبين الأسطر التي نفذت، لا سلامة النتائج.',
            ],
            [
              'اختبارات الوحده وحدها تكفي|اختبارات الوحده تكفي',
              'الاستعلامات والاتصالات لا تظهر عيوبها إلا مع قاعدة أو خدمة حقيقية.',
            ],
          ],
        },
      ),
    ],
    hard: [
      template(
        'backend-idempotent',
        'practice risk',
        [
          'A client retries a request because the answer got lost, and your service has already done the work. How do you design the API so that this is safe?',
          'How do you make a write operation safe to repeat?',
          'an idempotency key kept with the result|what happens when two retries arrive together|how long keys are kept|what the client sees',
          'idempotency,key,retry,unique,transaction,timeout',
          'requests that are sent twice',
        ],
        [
          'أَعَادَ عَمِيلٌ إِرْسَالَ طَلَبٍ لِأَنَّ الرَّدَّ ضَاعَ، وَكَانَتِ الْعَمَلِيَّةُ قَدْ تَمَّتْ. مَا خُطُوَاتُكْ لِتَصْمِيمِ الْوَاجِهَةِ حَتَّى يَكُونَ ذٰلِكَ آمِنًا؟',
          'مَا طَرِيقَتُكْ فِي جَعْلِ عَمَلِيَّةِ كِتَابَةٍ آمِنَةً عِنْدَ التَّكْرَارِ؟',
          'مفتاح للطلب يحفظ مع النتيجة|وصول طلبين معا|مدة حفظ المفاتيح|ما يراه العميل',
          'مفتاح,تكرار,فريد,معاملة,مهلة',
          'الطَّلَبَاتِ الْمُكَرَّرَةِ',
        ],
        {
          en: [
            [
              'post is idempotent by default|post is always idempotent|every post is idempotent',
              'Creating by POST twice makes two records unless a key tells a repeat from a new call.',
            ],
            [
              'every retry gets a new key|each retry gets a new key|new key on every retry|each retry has its own key',
              'A repeat carries the first key; a fresh one makes the work happen twice.',
            ],
          ],
          ar: [
            [
              'كل اعاده لها مفتاح جديد|كل محاوله اعاده لها مفتاح جديد|نولد مفتاح* جديد* لكل اعاده',
              'يحمل التكرار المفتاح الأول، والجديد يكرر العمل.',
            ],
          ],
        },
      ),
      template(
        'backend-isolation',
        'practice craft',
        [
          'Which problems can happen between concurrent transactions at the default isolation level of a database you know, and when do you go higher?',
          'What does transaction isolation protect you from, and what not?',
          'the level that is the default|what can still happen, such as lost updates or phantoms|locks or a higher level, and their price|retries after conflicts',
          'isolation,transaction,lock,phantom,serializable,conflict',
          'transaction isolation',
        ],
        [
          'مَا الْمَشَاكِلُ الَّتِي قَدْ تَقَعُ بَيْنَ مُعَامَلَاتٍ مُتَزَامِنَةٍ عَلَى مُسْتَوَى الْعَزْلِ الِافْتِرَاضِيِّ فِي قَاعِدَةٍ عَمِلْتْ عَلَيْهَا، وَمَتَى يَكُونُ رَفْعُ الْمُسْتَوَى ضَرُورِيًّا؟',
          'مِمَّ يَحْمِي عَزْلُ الْمُعَامَلَاتِ، وَمِمَّ لَا يَحْمِي؟',
          'المستوى الافتراضي|ما يبقى ممكنا مثل ضياع التعديل|الأقفال أو مستوى أعلى وثمنه|إعادة المحاولة',
          'عزل,معاملة,قفل,تزامن,تعارض',
          'عَزْلِ الْمُعَامَلَاتِ',
        ],
        {
          en: [
            [
              'transactions prevent all|transaction* guarantee* no conflict*|default isolation prevents everything',
              "At most databases' default level, lost updates and phantoms are still possible.",
            ],
          ],
          ar: [
            ['المعامله تمنع كل', 'المستوى الافتراضي لا يمنع كل المشاكل بين المعاملات المتزامنة.'],
          ],
        },
      ),
      template(
        'backend-degrade',
        'practice planning',
        [
          'A service you depend on starts answering in thirty seconds instead of one. What happens to yours, and how do you protect it?',
          'How do you keep your service up when one it calls is slow?',
          'threads and connections pile up|timeouts and limited retries|circuit breaker and a fallback|what users get meanwhile',
          'timeout,retry,circuit,fallback,pool,latency',
          'a slow dependency',
        ],
        [
          'خِدْمَةٌ يَعْتَمِدُ عَلَيْهَا نِظَامُكْ صَارَتْ تَرُدُّ خِلَالَ ثَلَاثِينَ ثَانِيَةً بَدَلَ ثَانِيَةٍ. مَاذَا سَيَحْدُثُ لِنِظَامِكْ، وَمَا طَرِيقَتُكْ فِي حِمَايَتِهَا؟',
          'كَيْفَ تَسْتَمِرُّ خِدْمَةٌ عِنْدَمَا تَتَأَخَّرُ خِدْمَةٌ أُخْرَى؟',
          'تراكم الاتصالات والخيوط|مهلة وإعادة محاولة محدودة|قاطع وبديل|ما يحصل عليه المستخدم',
          'مهلة,إعادة,بديل,قاطع,تأخر',
          'خِدْمَةٍ بَطِيئَةٍ نَعْتَمِدُ عَلَيْهَا',
        ],
        {
          en: [
            [
              'just increase the timeout|just raise the timeout|just retry until it works|just retry until it answers',
              'Long waits and unlimited repeats pile up requests and spread the failure.',
            ],
          ],
          ar: [
            [
              'نزيد المهله وخلاص|نزيد وقت الانتظار وبس|نعيد المحاوله بلا حد|نعيد المحاوله للابد',
              'الانتظار الطويل والتكرار بلا حد يراكمان الطلبات وينشران العطل.',
            ],
          ],
        },
      ),
      template(
        'backend-model-change',
        'practice judgement',
        [
          'When would you choose a document database over a relational one for a new service, and what would you regret later?',
          'What decides between a relational and a document database?',
          'shape of the data and its relations|which queries and transactions are needed|changes to the schema over time|team knowledge and running costs',
          'relational,document,schema,join,transaction,scale',
          'choosing a database',
        ],
        [
          'مَتَى تَكُونُ قَاعِدَةُ الْمُسْتَنَدَاتِ بِرَأْيِكْ أَنْسَبَ مِنَ الْقَاعِدَةِ الْعَلَائِقِيَّةِ لِخِدْمَةٍ جَدِيدَةٍ، وَمَا عُيُوبُهَا الَّتِي تَظْهَرُ لَاحِقًا؟',
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لِقَاعِدَةِ الْبَيَانَاتِ؟',
          'شكل البيانات وعلاقاتها|الاستعلامات والمعاملات المطلوبة|تغير البنية مع الوقت|خبرة الفريق وتكلفة التشغيل',
          'علائقية,مستندات,بنية,ربط,معاملة',
          'اخْتِيَارِ قَاعِدَةِ الْبَيَانَاتِ',
        ],
        {
          en: [
            [
              'document databases have no schema|nosql is always faster|nosql always scales better',
              'A document database moves the schema into the code, and joins and transactions become harder.',
            ],
          ],
          ar: [
            [
              'القواعد غير العلايقيه اسرع دائما',
              'يتوقف الأداء على الاستعلامات، وتنتقل البنية إلى الكود.',
            ],
          ],
        },
      ),
    ],
  },
};

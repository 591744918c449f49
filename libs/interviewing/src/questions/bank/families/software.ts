import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const SOFTWARE: FamilyBank = {
  technical: {
    easy: [
      template(
        'software-slow-page',
        'practice diagnosis',
        [
          'A page or a call that used to be fast has become slow. What do you check first, and in which order?',
          'Something in your software is slow today. Where do you look?',
          'measuring before guessing|where the time goes: browser, network, server, database|what changed lately',
          'profile,logs,database,query,network,cache,measure',
          'a slow page',
        ],
        [
          'صَارَتْ صَفْحَةٌ سَرِيعَةٌ بَطِيئَةً. مَا أَوَّلُ مَا يَجِبُ عَلَيْكْ فَحْصُهُ، وَبِأَيِّ تَرْتِيبٍ؟',
          'شَيْءٌ مَا فِي الْبَرْنَامَجِ بَطِيءٌ الْيَوْمَ. مِنْ أَيْنَ سَيَبْدَأُ بَحْثُكْ؟',
          'القياس قبل التخمين|موضع ضياع الوقت: المتصفح أو الشبكة أو الخادم أو قاعدة البيانات|ما تغير مؤخرا',
          'قياس,سجلات,استعلام,شبكة,ذاكرة',
          'صَفْحَةٍ بَطِيئَةٍ',
        ],
      ),
      template(
        'software-code-review',
        'practice quality',
        [
          "What do you look for when you review a colleague's code, and what do you leave alone?",
          'Which things in a code review matter to you, and which do not?',
          'correctness and edge cases|readability and tests|how you put your remarks',
          'tests,readable,edge,naming,comment,review',
          'reviewing code',
        ],
        [
          'مَا الَّذِي يَهُمُّكْ عِنْدَ مُرَاجَعَةِ كُودِ زَمِيلٍ، وَمَا الَّذِي لَا يَسْتَحِقُّ التَّعْلِيقَ؟',
          'مَا الْمُهِمُّ عِنْدَكْ فِي مُرَاجَعَةِ الْكُودِ، وَمَا غَيْرُ الْمُهِمِّ؟',
          'الصحة والحالات الطرفية|الوضوح والاختبارات|طريقة طرح الملاحظات',
          'اختبار,وضوح,حالات,تسمية,مراجعة',
          'مُرَاجَعَةِ الْكُودِ',
        ],
      ),
      template(
        'software-bug-report',
        'practice craft',
        [
          'A user reports a fault that you cannot see on your own machine. How do you go about it?',
          'A bug shows up for them and never for you. What do you try?',
          'what you ask the user for|comparing the two environments|logs or a recording|a test once it is found',
          'logs,reproduce,version,environment,data,test',
          'a fault that cannot be reproduced',
        ],
        [
          'أَبْلَغَ مُسْتَخْدِمٌ عَنْ خَلَلٍ لَا يَظْهَرُ عَلَى جِهَازِ الْمُطَوِّرِ. مَا خُطُوَاتُكْ لِلْبَحْثِ عَنْهُ؟',
          'خَلَلٌ يَظْهَرُ عِنْدَ الْمُسْتَخْدِمِ وَحْدَهُ. مَا الَّذِي يَجِبُ عَلَيْكْ تَجْرِبَتُهُ؟',
          'ما يسأل عنه المستخدم|مقارنة البيئتين|السجلات أو التسجيل|اختبار بعد العثور عليه',
          'سجلات,تكرار,إصدار,بيئة,اختبار',
          'خَلَلٍ لَا يَتَكَرَّرُ عِنْدَ الْفَحْصِ',
        ],
        {
          en: [
            [
              'works on my machine so it is|works for me so close|cannot reproduce it so there is no bug',
              "A fault can depend on data, version or environment that the developer's machine does not have.",
            ],
          ],
          ar: [
            [
              'يعمل عندي فلا مشكله|يعمل علي جهازي يعني|شغال عندي يعني ما فيه',
              'قد يتوقف العطل على بيانات أو إصدار أو بيئة لدى المستخدم.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'software-api-change',
        'practice communication',
        [
          'How do you change an API that other teams already use, without breaking them?',
          'Callers depend on an interface that you must change. What are your steps?',
          'keeping the old form working for a time|versions or additive changes|telling the callers and watching their use|when to remove the old one',
          'version,deprecate,compatible,clients,migrate,monitor',
          'changing an interface others use',
        ],
        [
          'مَا طَرِيقَتُكْ فِي تَغْيِيرِ وَاجِهَةٍ بَرْمَجِيَّةٍ تَسْتَخْدِمُهَا فِرَقٌ أُخْرَى دُونَ تَعْطِيلِهَا؟',
          'وَاجِهَةٌ يَعْتَمِدُ عَلَيْهَا آخَرُونَ وَيَلْزَمُ تَغْيِيرُهَا. مَا خُطُوَاتُكْ؟',
          'إبقاء الشكل القديم لفترة|الإصدارات أو التغييرات المضافة|إبلاغ المستخدمين ومتابعة الاستخدام|وقت إزالة القديم',
          'إصدار,توافق,عملاء,ترحيل,متابعة',
          'تَغْيِيرِ وَاجِهَةٍ مُسْتَخْدَمَةٍ',
        ],
        {
          en: [
            [
              'adding a required field is safe|adding a mandatory field is safe|renaming a field is safe|removing a field is safe|renaming a field is compatible',
              'New required, renamed and removed fields break callers that exist.',
            ],
          ],
          ar: [
            [
              'اضافه حقل الزامي امنه|تغيير اسم الحقل امن|حذف الحقل امن|اعاده تسميه الحقل لا تكسر',
              'الحقل الإلزامي الجديد أو المحذوف أو المعاد تسميته يعطل من يستدعي الواجهة.',
            ],
          ],
        },
      ),
      template(
        'software-data-race',
        'practice craft',
        [
          'Two users change the same record at the same moment. What can go wrong, and how do you prevent it?',
          'How do you keep data right when two requests write to it at once?',
          'the lost update|locks, versions or transactions|what the user is told|how you would test it',
          'transaction,lock,version,optimistic,conflict,retry,isolation',
          'two changes to one record',
        ],
        [
          'مُسْتَخْدِمَانِ يُعَدِّلَانِ السِّجِلَّ نَفْسَهُ فِي اللَّحْظَةِ نَفْسِهَا. مَا الَّذِي قَدْ يَحْدُثُ، وَمَا طَرِيقَتُكْ فِي مَنْعِهِ؟',
          'كَيْفَ تَبْقَى الْبَيَانَاتُ صَحِيحَةً عِنْدَ كِتَابَتَيْنِ مُتَزَامِنَتَيْنِ؟',
          'ضياع التعديل|الأقفال أو الإصدارات أو المعاملات|ما يظهر للمستخدم|طريقة الاختبار',
          'معاملة,قفل,إصدار,تعارض,إعادة',
          'تَعْدِيلَيْنِ عَلَى سِجِلٍّ وَاحِدٍ',
        ],
        {
          en: [
            [
              'a transaction always prevents lost updates|transaction alone prevents lost updates|wrapping it in a transaction is enough|database handles it automatically',
              'At the default level of most databases two read-then-write transactions can overwrite each other.',
            ],
            [
              'last write wins is safe|last write wins is always fine|last one wins is fine',
              "Letting the last save win silently discards the other person's change.",
            ],
          ],
          ar: [
            [
              'المعامله وحدها تكفي|قاعده البيانات تحل ذلك تلقاييا|القاعده تتكفل بها تلقاييا',
              'في المستوى الافتراضي قد يكتب أحد التعديلين فوق الآخر.',
            ],
            [
              'اخر حفظ يكسب وهذا امن|اخر كتابه تفوز وهذا امن|اخر واحد يحفظ يفوز عادي',
              'يضيع بذلك تعديل الشخص الآخر دون علمه.',
            ],
          ],
        },
      ),
      template(
        'software-legacy-change',
        'practice risk',
        [
          'You must change a part of the code that has no tests and whose author has left. How do you make it safe?',
          'How do you work on old code that nobody on the team understands?',
          'reading and pinning down what it does today|a few tests around the change|small steps that can be taken back|what you leave untouched',
          'tests,refactor,behavior,small,commit,rollback',
          'changing code without tests',
        ],
        [
          'عَلَيْكْ تَعْدِيلُ جُزْءٍ مِنَ الْكُودِ لَا اخْتِبَارَاتِ لَهُ وَقَدْ غَادَرَ كَاتِبُهُ. مَا طَرِيقَتُكْ فِي تَعْدِيلِهِ بِأَمَانٍ؟',
          'مَا طَرِيقَتُكْ فِي الْعَمَلِ عَلَى كُودٍ قَدِيمٍ لَا يَفْهَمُهُ أَحَدٌ فِي الْفَرِيقِ؟',
          'فهم السلوك الحالي وتثبيته|اختبارات قليلة حول التعديل|خطوات صغيرة يمكن التراجع عنها|ما يترك دون تغيير',
          'اختبار,سلوك,خطوات,تراجع,تعديل',
          'تَعْدِيلِ كُودٍ بِلَا اخْتِبَارَاتٍ',
        ],
        {
          en: [
            [
              'refactor first and write tests later|change it first and test later|rewriting it is always safer|rewrite from scratch is always safer',
              "Tests that pin down today's behavior come before the change.",
            ],
          ],
          ar: [
            [
              'نعدل اولا ونختبر بعدين|اعاده الكتابه من الصفر دايما امن|نعيد كتابته من الصفر اضمن',
              'تثبت الاختبارات السلوك الحالي قبل التعديل.',
            ],
          ],
        },
      ),
    ],
    hard: [
      template(
        'software-tenfold',
        'practice risk',
        [
          'A service must carry ten times its traffic by next quarter. What breaks first, and how do you find out before it does?',
          'Load grows tenfold in three months. What is your plan?',
          'the likeliest bottleneck and why|load tests and measurements|the cheapest step first|what you would accept to lose',
          'bottleneck,load,cache,queue,database,shard,measure,cost',
          'ten times the load',
        ],
        [
          'يَجِبُ أَنْ تَتَحَمَّلَ خِدْمَةٌ عَشَرَةَ أَضْعَافِ الْحِمْلِ فِي الرُّبْعِ الْقَادِمِ. مَا أَوَّلُ مَا سَيَنْهَارُ، وَمَا طَرِيقَتُكْ فِي مَعْرِفَةِ ذٰلِكَ مُسْبَقًا؟',
          'يَتَضَاعَفُ الْحِمْلُ عَشْرَ مَرَّاتٍ فِي ثَلَاثَةِ أَشْهُرٍ. مَا خُطَّتُكْ؟',
          'أرجح نقطة اختناق وسببها|اختبارات الحمل والقياس|أرخص خطوة أولا|ما يمكن التنازل عنه',
          'اختناق,حمل,ذاكرة,طابور,قياس,تكلفة',
          'تَضَاعُفِ الْحِمْلِ',
        ],
        {
          en: [
            [
              'ten times the servers means ten times|ten times more servers solves it|performance scales linearly with servers',
              'Shared parts such as the database do not grow with the machines in front of them.',
            ],
          ],
          ar: [
            [
              'عشره اضعاف الخوادم تعني عشره اضعاف|عشره اضعاف الخوادم تكفي|نضاعف الخوادم عشر مرات وبس',
              'الأجزاء المشتركة كقاعدة البيانات لا تكبر مع الأجهزة التي أمامها.',
            ],
          ],
        },
      ),
      template(
        'software-split-or-keep',
        'practice judgement',
        [
          'When would you split a system into separate services, and when would you put services back together?',
          'Which signs tell you that a system has too few parts, or too many?',
          'the forces: teams, releases, failure, data|the price of distribution|a case from your own work|how you would reverse the step',
          'service,monolith,deploy,team,transaction,latency,coupling',
          'splitting a system into services',
        ],
        [
          'مَتَى يَكُونُ تَقْسِيمُ النِّظَامِ إِلَى خِدَمَاتٍ مُنْفَصِلَةٍ صَحِيحًا بِرَأْيِكْ، وَمَتَى يَكُونُ الْأَفْضَلُ دَمْجَهَا؟',
          'مَا الْعَلَامَاتُ عَلَى أَنَّ أَجْزَاءَ النِّظَامِ أَقَلُّ مِمَّا يَجِبُ أَوْ أَكْثَرُ؟',
          'العوامل: الفرق والإصدارات والأعطال والبيانات|ثمن التوزيع|حالة من تجربة شخصية|طريقة التراجع',
          'خدمة,نشر,فريق,معاملة,ترابط',
          'تَقْسِيمِ النِّظَامِ إِلَى خِدْمَاتٍ',
        ],
        {
          en: [
            [
              'microservices are always better|microservices are always faster|network call is as fast as',
              'Calls between services cost time and can fail, so splitting has a price.',
            ],
          ],
          ar: [
            [
              'الخدمات المصغره دايما افضل|الخدمات المصغره دايما اسرع|الخدمات الصغيره دايما افضل',
              'النداء عبر الشبكة يكلف وقتا وقد يفشل، فللتقسيم ثمن.',
            ],
          ],
        },
      ),
      template(
        'software-live-migration',
        'practice planning',
        [
          'You have to move a table that is written to all day into a new structure, without stopping the service. How do you plan it?',
          'How would you migrate data that is in use, with no downtime and a way back?',
          'writing to both and filling up the old rows|comparing old and new|switching readers step by step|the way back at each step',
          'migration,dual,backfill,compare,switch,rollback,schema',
          'moving live data to a new structure',
        ],
        [
          'عَلَيْكْ نَقْلُ جَدْوَلٍ مُسْتَخْدَمٍ طَوَالَ الْيَوْمِ إِلَى بِنْيَةٍ جَدِيدَةٍ دُونَ إِيقَافِ الْخِدْمَةِ. مَا خُطَّتُكْ؟',
          'مَا طَرِيقَتُكْ فِي نَقْلِ بَيَانَاتٍ مُسْتَخْدَمَةٍ دُونَ تَوَقُّفٍ وَمَعَ إِمْكَانِ التَّرَاجُعِ؟',
          'الكتابة في الاثنين ونقل القديم|مقارنة القديم بالجديد|تحويل القراءة بالتدريج|طريق التراجع في كل خطوة',
          'ترحيل,مقارنة,تحويل,تراجع,بنية',
          'نَقْلِ بَيَانَاتٍ حَيَّةٍ إِلَى بِنْيَةٍ جَدِيدَةٍ',
        ],
        {
          en: [
            [
              'copy everything in one transaction|copy all rows in one transaction|lock the table and copy|backfill in one big transaction',
              'One huge copy blocks writers for a long time; old rows are filled up in small batches.',
            ],
            [
              'drop the old table right away|delete the old table immediately|drop the old table at once',
              'The old structure is kept until the new one has been compared and proved, as the way back.',
            ],
          ],
          ar: [
            [
              'ننسخ الكل في معامله واحده|ننقل كل الصفوف في معامله واحده|نقفل الجدول وننسخ',
              'النسخ الضخم دفعة واحدة يوقف الكتابة، فتملأ السجلات القديمة على دفعات صغيرة.',
            ],
            [
              'نحذف الجدول القديم مباشره|نحذف الجدول القديم فورا|نمسح الجدول القديم علي طول',
              'يبقى القديم حتى تتم المقارنة، فهو طريق الرجوع.',
            ],
          ],
        },
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'software-hr-pairing',
        'story teamwork',
        [
          'Tell me about a piece of code you wrote together with someone. How did you share the work?',
          'When did working on code with another person go well?',
          'who did what|how you talked about it|what came of it',
          'together,pair,review,shared,learned',
          'working closely on one piece of code',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ كُودٍ كَتَبْتْهُ مَعَ شَخْصٍ آخَرَ. كَيْفَ قَسَمْتُمُ الْعَمَلَ، وَمَا الَّذِي اسْتَفَدْتْهُ مِنْهُ؟',
          'مَتَى نَجَحْتْ فِي الْعَمَلِ مَعَ غَيْرِكْ عَلَى كُودٍ وَاحِدٍ؟',
          'توزيع العمل|طريقة الحوار|النتيجة',
          'مشترك,مراجعة,حوار,فائدة',
          'عَمَلٍ مُشْتَرَكٍ عَلَى كُودٍ وَاحِدٍ',
        ],
      ),
      template(
        'software-hr-users',
        'story service',
        [
          'Tell me about a time when you watched someone use what you had built. What did you change afterwards?',
          'What have you learned from watching users?',
          'what you saw|what surprised you|the change',
          'user,watched,surprised,changed,feedback',
          'seeing users work with the software',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُسْتَخْدِمٍ رَأَيْتْ كَيْفَ يَعْمَلُ عَلَى مَا بَنَيْتْهُ. مَاذَا تَعَلَّمْتْ مِنْهُ، وَمَاذَا غَيَّرْتْ بَعْدَهَا؟',
          'مَاذَا تَعَلَّمْتْ مِنْ مُشَاهَدَةِ الْمُسْتَخْدِمِينَ؟',
          'ما شوهد|المفاجأة|التغيير',
          'مستخدم,مشاهدة,مفاجأة,تغيير',
          'رُؤْيَةِ الْمُسْتَخْدِمِينَ أَثْنَاءَ الْعَمَلِ',
        ],
      ),
    ],
    medium: [
      template(
        'software-hr-review-dispute',
        'story conflict',
        [
          'Tell me about a code review that turned into an argument. How did you resolve it?',
          'When did a disagreement on code become personal, and what did you do?',
          'the two views|what lay behind them|the step that calmed it|what you agreed for the future',
          'review,argument,listened,agreed,standard',
          'a dispute in a code review',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُرَاجَعَةِ كُودٍ تَحَوَّلَتْ إِلَى جِدَالٍ بَيْنَكْ وَبَيْنَ زَمِيلٍ. كَيْفَ تَصَرَّفْتْ، وَكَيْفَ انْتْهَى؟',
          'مَتَى صَارَ الْخِلَافُ عَلَى الْكُودِ شَخْصِيًّا، وَمَاذَا فَعَلْتْ؟',
          'الرأيان|ما وراءهما|الخطوة التي هدأت الأمر|الاتفاق للمستقبل',
          'مراجعة,جدال,استماع,اتفاق',
          'خِلَافٍ فِي مُرَاجَعَةِ الْكُودِ',
        ],
      ),
      template(
        'software-hr-oncall',
        'story pressure',
        [
          'Tell me about a production failure that happened at a bad moment. What did you do, and who did you keep informed?',
          'When did software you were responsible for fail under pressure?',
          'what was at stake|your first steps|how you spoke to others|what you changed afterwards',
          'production,calm,rollback,informed,team,after',
          'a failure at a bad moment',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عُطْلٍ فِي بِيئَةِ التَّشْغِيلِ جَاءَكْ فِي أَسْوَأِ وَقْتٍ. كَيْفَ تَصَرَّفْتْ، وَمَنْ أَخْبَرْتْ بِهِ؟',
          'مَتَى تَعَطَّلَ تَحْتَ الضَّغْطِ نِظَامٌ كَانَ ضِمْنَ مَسْؤُولِيَّتِكْ؟',
          'ما كان على المحك|الخطوات الأولى|إبلاغ الآخرين|ما تغير بعد ذلك',
          'عطل,هدوء,تراجع,إبلاغ,فريق',
          'عُطْلٍ فِي وَقْتٍ صَعْبٍ',
        ],
      ),
    ],
    hard: [
      template(
        'software-hr-debt',
        'story influence',
        [
          'Tell me about a time when you won time for technical work that customers would never see. Who was against it, and what convinced them?',
          'How did you once make the case for repairing old code?',
          'what the old code cost|who had to agree|the case in their words|what came of it',
          'debt,cost,convinced,manager,priority,result',
          'winning time for work that nobody sees',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ خَصَّصْتْ فِيهَا وَقْتًا لِعَمَلٍ تِقْنِيٍّ لَا يَرَاهُ الْعُمَلَاءُ. مَنْ عَارَضَهُ، وَكَيْفَ أَقْنَعْتْهُ؟',
          'كَيْفَ أَقْنَعْتْ الْآخَرِينَ بِإِصْلَاحِ كُودٍ قَدِيمٍ؟',
          'ثمن الكود القديم|من لزمت موافقته|الحجة بلغتهم|النتيجة',
          'إصلاح,تكلفة,إقناع,مدير,نتيجة',
          'كَسْبِ الْوَقْتِ لِعَمَلٍ لَا يَرَاهُ أَحَدٌ',
        ],
      ),
      template(
        'software-hr-abandon',
        'story learning',
        [
          'Tell me about a time when you threw away work of your own because there was a better way. How did you notice?',
          'Tell me about a solution of yours that you gave up.',
          'how much was at stake|the evidence that turned you|how you told the team|what you kept from it',
          'rewrite,evidence,changed,team,learned,weeks',
          "giving up one's own solution",
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمَلٍ تَرَكْتْهُ بَعْدَ أَسَابِيعَ لِأَنَّكْ وَجَدْتْ طَرِيقَةً أَفْضَلَ. كَيْفَ عَرَفْتْ ذٰلِكَ؟',
          'مَتَى تَخَلَّيْتْ عَنْ حَلٍّ بَدَأْتْ فِيهِ، وَلِمَاذَا؟',
          'حجم ما بذل|الدليل المقنع|إبلاغ الفريق|ما بقي منه',
          'تخل,دليل,تغيير,فريق,درس',
          'التَّخَلِّي عَنْ حَلٍّ شَخْصِيٍّ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US':
        'Which component, query or log line are we talking about, if I looked over your shoulder?',
      'ar-SA': 'عَنْ أَيِّ مُكَوِّنٍ أَوِ اسْتِعْلَامٍ أَوْ سَطْرٍ فِي السِّجِلِّ كَلَامُكْ بِالضَّبْطِ؟',
    },
    no_result: {
      'en-US': 'What would users or the team notice of that: speed, errors, hours?',
      'ar-SA': 'مَا الَّذِي يُلَاحِظُهُ الْمُسْتَخْدِمُونَ أَوِ الْفَرِيقُ مِنْ ذٰلِكَ: سُرْعَةٌ أَمْ أَخْطَاءٌ أَمْ سَاعَاتٌ؟',
    },
  },
};

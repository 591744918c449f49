import { template } from '../template';
import type { Trade } from './trade';

/** Running systems and networks. */
export const OPERATIONS: Trade = {
  family: 'infrastructure',
  technical: {
    easy: [
      template(
        'operations-disk',
        'practice diagnosis',
        [
          "A server's disk is full and the service has stopped. What do you do first, and what so that it does not happen again?",
          'How do you handle a full disk in production?',
          'freeing space safely, not deleting blindly|what filled it: logs, dumps, old images|an alert before it is full, and rotation',
          'disk,log,alert,rotate,space,cleanup',
          'a full disk',
        ],
        [
          'امْتَلَأَ قُرْصُ أَحَدِ الْخَوَادِمِ وَتَوَقَّفَتِ الْخِدْمَةُ. مَا أَوَّلُ خُطْوَةٍ لَكْ، وَمَا الَّذِي عَلَيْكْ فِعْلُهُ حَتَّى لَا يَتَكَرَّرَ ذٰلِكَ؟',
          'مَا طَرِيقَتُكْ فِي مُعَالَجَةِ امْتِلَاءِ الْقُرْصِ فِي التَّشْغِيلِ؟',
          'تفريغ آمن دون حذف عشوائي|ما ملأه: سجلات أو نسخ قديمة|تنبيه قبل الامتلاء وتدوير السجلات',
          'قرص,سجل,تنبيه,تدوير,مساحة',
          'امْتِلَاءِ الْقُرْصِ',
        ],
      ),
      template(
        'operations-container',
        'practice craft',
        [
          'What does a container isolate from its host, and what does it share with it?',
          'How is a container different from a virtual machine?',
          "own files, processes and network|the host's kernel is shared|limits for memory and processor have to be set",
          'container,kernel,host,image,limit,isolation',
          'containers and their host',
        ],
        [
          'مَا الَّذِي تَعْزِلُهُ الْحَاوِيَةُ عَنِ الْخَادِمِ الْمُضِيفِ، وَمَا الَّذِي تُشَارِكُهُ فِيهِ؟',
          'مَا الْفَرْقُ بَيْنَ الْحَاوِيَةِ وَالْجِهَازِ الِافْتِرَاضِيِّ؟',
          'ملفات وعمليات وشبكة خاصة|نواة المضيف مشتركة|حدود للذاكرة والمعالج',
          'حاوية,نواة,مضيف,صورة,عزل',
          'الْحَاوِيَاتِ',
        ],
        {
          en: [
            [
              'container has its own kernel|container is a small virtual machine|containers are as isolated as',
              "A container shares its host's kernel, so it isolates less than a virtual machine.",
            ],
          ],
          ar: [
            [
              'للحاويه نواه خاصه|الحاويه جهاز افتراضي صغير',
              'تشترك الحاوية مع المضيف في النواة، فعزلها أقل من الجهاز الافتراضي.',
            ],
          ],
        },
      ),
      template(
        'operations-dns',
        'practice communication',
        [
          'Users say that "the site is down", and it works for you. Which questions do you ask, and what do you check?',
          "How do you look into an outage that you can't see?",
          'who, where, since when, and the exact message|name resolution, network path, one region|what is announced meanwhile',
          'outage,dns,region,network,status,users',
          "an outage that you can't see",
        ],
        [
          'يَقُولُ الْمُسْتَخْدِمُونَ إِنَّ الْمَوْقِعَ مُعَطَّلٌ وَهُوَ يَعْمَلُ عِنْدَكْ. مَا أَسْئِلَتُكْ لَهُمْ، وَمَا الَّذِي عَلَيْكْ فَحْصُهُ؟',
          'مَا خُطُوَاتُكْ لِلْبَحْثِ عَنْ عُطْلٍ لَا يَظْهَرُ لَكْ؟',
          'من وأين ومنذ متى والرسالة بالضبط|ترجمة الأسماء ومسار الشبكة ومنطقة واحدة|ما يعلن إلى ذلك الحين',
          'عطل,أسماء,منطقة,شبكة,مستخدم',
          'عُطْلٍ لَا يَظْهَرُ',
        ],
      ),
    ],
    medium: [
      template(
        'operations-rollout',
        'practice risk',
        [
          'How do you release a risky change to a million users so that a mistake hits only a few, and you notice it within minutes?',
          'How do you release a change step by step?',
          'a small share first, by user or region|what you watch, and limits decided beforehand|rolling back by itself|database changes that work with both versions',
          'canary,rollback,monitor,share,flag,migration',
          'releasing a risky change',
        ],
        [
          'مَا طَرِيقَتُكْ فِي إِطْلَاقِ تَغْيِيرٍ خَطِرٍ لِمِلْيُونِ مُسْتَخْدِمٍ بِحَيْثُ لَا يَصِلُ الْخَطَأُ إِلَّا إِلَى قِلَّةٍ وَيَظْهَرُ خِلَالَ دَقَائِقَ؟',
          'مَا طَرِيقَتُكْ فِي إِطْلَاقِ التَّغْيِيرِ عَلَى مَرَاحِلَ؟',
          'نسبة صغيرة أولا حسب المستخدم أو المنطقة|ما يراقب وحدود مسبقة|رجوع تلقائي|تعديلات قاعدة تعمل مع النسختين',
          'مراحل,رجوع,مراقبة,نسبة,ترحيل',
          'إِطْلَاقِ تَغْيِيرٍ خَطِرٍ',
        ],
      ),
      template(
        'operations-restore',
        'practice quality',
        [
          'When did you last restore a backup, and how do you know how long it would take for your whole system?',
          'How do you make sure that a restore works?',
          'regular restores on another machine|time measured, data checked|keys and settings that are missing in the backup|what the business can bear to lose',
          'restore,backup,time,verify,keys,loss',
          'restoring a backup',
        ],
        [
          'مَتَى كَانَتْ آخِرُ اسْتِعَادَةٍ لِنُسْخَةٍ احْتِيَاطِيَّةٍ قُمْتْ بِهَا، وَكَمْ تَأْخُذُ لِلنِّظَامِ كُلِّهِ؟',
          'مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّ الِاسْتِعَادَةَ تَنْجَحُ؟',
          'استعادة دورية على جهاز آخر|قياس الوقت وفحص البيانات|المفاتيح والإعدادات الناقصة|ما تحتمل الجهة فقدانه',
          'استعادة,نسخة,وقت,فحص,فقدان',
          'اسْتِعَادَةِ النُّسَخِ',
        ],
        {
          en: [
            [
              'successful backup job means|backup finished so it works|replication is a backup',
              'A backup is only proven by restoring it, and a replica repeats every deletion.',
            ],
          ],
          ar: [
            [
              'نجاح النسخ يكفي|النسخ المتزامن يغني',
              'لا تثبت النسخة إلا باستعادتها، والنسخة المتزامنة تكرر كل حذف.',
            ],
          ],
        },
      ),
      template(
        'operations-phishing',
        'practice diagnosis',
        [
          'An employee has typed their password into a false login page an hour ago. What do you do, and in which order?',
          'What do you do after a password has been stolen?',
          'ending sessions and changing the password|looking at logins, rules and devices since then|who else got the message|no blame, so that people report',
          'phishing,session,password,log,report,reset',
          'a stolen password',
        ],
        [
          'أَدْخَلَ مُوَظَّفٌ كَلِمَةَ مُرُورِهِ فِي صَفْحَةٍ مُزَيَّفَةٍ قَبْلَ سَاعَةٍ. مَا خُطُوَاتُكْ، وَبِأَيِّ تَرْتِيبٍ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ بَعْدَ سَرِقَةِ كَلِمَةِ مُرُورٍ؟',
          'إنهاء الجلسات وتغيير الكلمة|فحص الدخول والقواعد والأجهزة منذ ذلك|من وصلته الرسالة أيضا|دون لوم حتى يبلغ الناس',
          'تصيد,جلسة,مرور,سجل,إبلاغ',
          'سَرِقَةِ كَلِمَةِ مُرُورٍ',
        ],
      ),
    ],
    hard: [
      template(
        'operations-capacity',
        'practice planning',
        [
          'Traffic will be eight times as high for two hours on one day. How do you prepare, and what do you switch off first if it is not enough?',
          'How do you prepare for a large peak?',
          'load tests with real patterns|the part that does not scale, often the database|capacity ready before, limits at the edge|an order in which features are dropped',
          'capacity,load test,scale,database,limit,degrade',
          'a large peak',
        ],
        [
          'سَيَكُونُ الضَّغْطُ ثَمَانِيَةَ أَضْعَافٍ لِسَاعَتَيْنِ فِي يَوْمٍ وَاحِدٍ. مَا خُطَّتُكْ لِلِاسْتِعْدَادِ، وَمَا أَوَّلُ مَا عَلَيْكْ إِيقَافُهُ إِنْ لَمْ يَكْفِ ذٰلِكَ؟',
          'مَا طَرِيقَتُكْ فِي الِاسْتِعْدَادِ لِضَغْطٍ كَبِيرٍ؟',
          'اختبار حمل بأنماط حقيقية|ما لا يتوسع مثل قاعدة البيانات|سعة جاهزة مسبقا وحدود عند المدخل|ترتيب إيقاف الميزات',
          'سعة,اختبار,توسع,قاعدة,حدود',
          'ضَغْطٍ كَبِيرٍ',
        ],
        {
          en: [
            [
              'autoscaling handles everything|autoscaling is enough',
              "Scaling takes minutes and does not help what can't scale, such as a single database.",
            ],
          ],
          ar: [
            ['التوسع التلقايي يكفي', 'التوسع يحتاج دقائق ولا يفيد ما لا يتوسع مثل قاعدة واحدة.'],
          ],
        },
      ),
      template(
        'operations-postmortem',
        'practice improvement',
        [
          'The same kind of outage has happened three times, each time with a review and a list of actions. Why does it come back, and what do you change?',
          'How do you make sure that reviews after incidents change something?',
          'actions without owner or time|causes in one person instead of the system|few changes that remove a whole class|checking that they were done',
          'postmortem,action,owner,cause,system,recurring',
          'outages that come back',
        ],
        [
          'تَكَرَّرَ نَوْعُ الْعُطْلِ نَفْسُهُ ثَلَاثَ مَرَّاتٍ، وَبَعْدَ كُلِّ مَرَّةٍ مُرَاجَعَةٌ وَقَائِمَةُ إِجْرَاءَاتٍ. لِمَاذَا يَعُودُ، وَمَا الَّذِي يَجِبُ تَغْيِيرُهُ فِي رَأْيِكْ؟',
          'مَا خُطُوَاتُكْ كَيْ تُؤَدِّيَ مُرَاجَعَاتُ الْأَعْطَالِ إِلَى تَغْيِيرٍ؟',
          'إجراءات بلا مسؤول أو وقت|سبب في شخص لا في النظام|تغييرات قليلة تزيل نوعا كاملا|التأكد من تنفيذها',
          'مراجعة,إجراء,مسؤول,سبب,نظام',
          'تَكْرَارِ الْأَعْطَالِ',
        ],
      ),
      template(
        'operations-zero-trust',
        'practice judgement',
        [
          'Developers want direct access to production data to find faults faster. How do you decide, and what do you offer instead?',
          'How do you weigh fast debugging against protecting data?',
          'what they need to see, and how often|masked copies, logs and traces|short access with a reason and a record|personal data and the law',
          'access,production,mask,audit,temporary,privacy',
          'access to production data',
        ],
        [
          'يُرِيدُ الْمُطَوِّرُونَ وُصُولًا مُبَاشِرًا إِلَى بَيَانَاتِ التَّشْغِيلِ لِمَعْرِفَةِ الْأَعْطَالِ أَسْرَعَ. مَا قَرَارُكْ، وَمَا الْبَدِيلُ الَّذِي لَدَيْكْ لَهُمْ؟',
          'مَا طَرِيقَتُكْ فِي الْمُوَازَنَةِ بَيْنَ سُرْعَةِ الْبَحْثِ وَحِمَايَةِ الْبَيَانَاتِ؟',
          'ما يلزم رؤيته وكم مرة|نسخ مقنعة وسجلات|وصول قصير بسبب وتسجيل|البيانات الشخصية والنظام',
          'وصول,تشغيل,إخفاء,تسجيل,خصوصية',
          'الْوُصُولِ إِلَى بَيَانَاتِ التَّشْغِيلِ',
        ],
      ),
    ],
  },
};

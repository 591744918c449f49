import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const INFRASTRUCTURE: FamilyBank = {
  technical: {
    easy: [
      template(
        'infra-deploy',
        'practice craft',
        [
          'How does a change get from a commit to the users in a place where you have worked?',
          'What happens between finished code and running code?',
          'build and tests|the rollout and who approves it|how it is taken back',
          'pipeline,build,test,deploy,rollback,approve',
          'the way of a change to the users',
        ],
        [
          'فِي مَكَانٍ عَمِلْتْ فِيهِ، كَيْفَ كَانَ تَعْدِيلُكْ يَصِلُ مِنَ الْكُودِ إِلَى الْمُسْتَخْدِمِينَ؟',
          'مَا الَّذِي يَحْدُثُ بَيْنَ اكْتِمَالِ الْكُودِ وَتَشْغِيلِهِ؟',
          'البناء والاختبار|الإطلاق ومن يعتمده|طريقة التراجع',
          'بناء,اختبار,نشر,تراجع',
          'طَرِيقِ التَّعْدِيلِ إِلَى الْمُسْتَخْدِمِينَ',
        ],
      ),
      template(
        'infra-backup',
        'practice quality',
        [
          'How do you know that a backup is any good?',
          'What belongs to a backup besides making it?',
          'restoring it, regularly|where it is kept|how much may be lost and how long it may take',
          'restore,test,recovery,copy,schedule',
          'backups',
        ],
        [
          'مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّ نُسْخَتَكْ الِاحْتِيَاطِيَّةَ صَالِحَةٌ؟',
          'مَا الَّذِي عَلَيْكْ فِعْلُهُ بَعْدَ إِنْشَاءِ النُّسْخَةِ الِاحْتِيَاطِيَّةِ؟',
          'تجربة الاستعادة بانتظام|مكان الحفظ|مقدار الفقد المسموح وزمن الاستعادة',
          'استعادة,اختبار,نسخة,جدول',
          'النُّسَخِ الِاحْتِيَاطِيَّةِ',
        ],
        {
          en: [
            [
              'backup job is green so|backup succeeded so it is good|no error means the backup is good|backup finished so it is fine',
              'Only a restore shows that a copy can be used.',
            ],
            [
              'raid is a backup|replication is a backup|replica is a backup|mirroring is a backup',
              'Mirrors copy a deletion at once, so they replace no separate copy.',
            ],
          ],
          ar: [
            [
              'النسخه نجحت فهي سليمه|اكتمل النسخ يعني سليم*|نجاح المهمه يعني النسخه سليمه',
              'لا يثبت صلاح النسخة إلا استعادتها.',
            ],
            [
              'المرايا نسخه احتياطيه|التكرار هو نسخ احتياطي|النسخ المتماثل يغني عن النسخ الاحتياطي',
              'النسخ المتزامن يكرر الحذف فورا فلا يحل محل نسخة منفصلة.',
            ],
          ],
        },
      ),
      template(
        'infra-access',
        'practice risk',
        [
          'A new colleague needs access to production. What do you grant, for how long, and how is it taken back?',
          'How do you decide who may touch which system?',
          "only what the task needs|a second person's approval|a record and an end date",
          'access,role,approve,least,audit,expire',
          'access rights',
        ],
        [
          'يَحْتَاجُ زَمِيلٌ جَدِيدٌ إِلَى دُخُولِ بِيئَةِ التَّشْغِيلِ. مَا الصَّلَاحِيَّاتُ الَّتِي سَيَأْخُذُهَا مِنْكْ، وَلِأَيِّ مُدَّةٍ؟',
          'مَا طَرِيقَتُكْ فِي تَحْدِيدِ مَنْ يَدْخُلُ إِلَى أَيِّ نِظَامٍ؟',
          'ما تحتاجه المهمة فقط|موافقة شخص ثان|سجل وتاريخ انتهاء',
          'صلاحيات,دور,موافقة,تدقيق,انتهاء',
          'صَلَاحِيَّاتِ الدُّخُولِ',
        ],
        {
          en: [
            [
              'shared account is fine|just share the admin password|just share the root password|just give everyone admin',
              'Shared or excessive rights leave no record of who did what.',
            ],
          ],
          ar: [
            [
              'حساب مشترك يكفي|نشارك كلمه مرور المدير|نعطيه كلمه مرور المدير|نعطي الجميع صلاحيه المدير',
              'الحساب المشترك لا يبين من فعل ماذا، والصلاحية بقدر المهمة.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'infra-incident',
        'practice diagnosis',
        [
          'It is three in the morning and the service is down. What do you do in the first half hour?',
          'What do you do first in an outage, and what do you leave for later?',
          'stopping the harm before finding the cause|who is told and how often|what you note down|the review afterwards',
          'rollback,alert,status,logs,communicate,postmortem,mitigate',
          'the first half hour of an outage',
        ],
        [
          'تَعَطَّلَتِ الْخِدْمَةُ فِي الثَّالِثَةِ فَجْرًا. مَا خُطُوَاتُكْ فِي أَوَّلِ نِصْفِ سَاعَةٍ؟',
          'مَا أَوَّلُ مَا عَلَيْكْ فِعْلُهُ عِنْدَ انْقِطَاعِ الْخِدْمَةِ، وَمَا الَّذِي عَلَيْكْ تَأْجِيلُهُ؟',
          'إيقاف الضرر قبل معرفة السبب|من يبلغ وكم مرة|ما يدون|المراجعة بعد ذلك',
          'تراجع,تنبيه,سجلات,إبلاغ,مراجعة',
          'أَوَّلِ نِصْفِ سَاعَةٍ مِنَ الِانْقِطَاعِ',
        ],
      ),
      template(
        'infra-alerts',
        'practice quality',
        [
          'Your team gets a hundred alerts a week and ignores most of them. What do you change?',
          'How do you make alerts worth waking up for?',
          'alerts on what users feel|removing or merging the rest|who owns each|how you measure the improvement',
          'alert,threshold,noise,users,owner,objective',
          'too many alerts',
        ],
        [
          'يَتَلَقَّى الْفَرِيقُ مِئَةَ تَنْبِيهٍ أُسْبُوعِيًّا وَيَتَجَاهَلُ مُعْظَمَهَا. مَا الَّذِي عَلَيْكْ تَغْيِيرُهُ؟',
          'مَا خُطُوَاتُكْ كَيْ تَكُونَ التَّنْبِيهَاتُ جَدِيرَةً بِالِانْتِبَاهِ؟',
          'التنبيه على ما يشعر به المستخدم|حذف الباقي أو دمجه|مسؤول كل تنبيه|قياس التحسن',
          'تنبيه,حد,مستخدم,مسؤول',
          'كَثْرَةِ التَّنْبِيهَاتِ',
        ],
      ),
      template(
        'infra-bill',
        'practice improvement',
        [
          'The cloud bill has doubled in half a year while traffic has not. How do you find the waste, and what do you cut first?',
          'How do you bring running costs down without hurting the service?',
          'cost by service and owner|idle and oversized parts|the cut with least risk first|keeping it from growing back',
          'cost,tag,idle,rightsizing,reserved,budget,owner',
          'a cloud bill that doubled',
        ],
        [
          'تَضَاعَفَتْ فَاتُورَةُ التَّشْغِيلِ خِلَالَ نِصْفِ عَامٍ دُونَ زِيَادَةٍ فِي الِاسْتِخْدَامِ. مَا خُطُوَاتُكْ لِكَشْفِ الْهَدَرِ، وَمَا أَوَّلُ مَا سَيَشْمَلُهُ الْخَفْضُ عِنْدَكْ؟',
          'مَا طَرِيقَتُكْ فِي خَفْضِ تَكْلِفَةِ التَّشْغِيلِ دُونَ الْإِضْرَارِ بِالْخِدْمَةِ؟',
          'التكلفة حسب الخدمة والمسؤول|الموارد الخاملة والزائدة|البدء بأقل التخفيضات خطرا|منع عودة الزيادة',
          'تكلفة,خامل,ميزانية,مسؤول,تخفيض',
          'فَاتُورَةِ تَشْغِيلٍ تَضَاعَفَتْ',
        ],
      ),
    ],
    hard: [
      template(
        'infra-region',
        'practice planning',
        [
          'A whole region of your provider fails. What do users notice, and what happens to the data?',
          'How far would you go to survive the loss of a data center?',
          'what fails over and how|data loss against availability|the cost, in money and complexity|how you practice it',
          'failover,replica,region,consistency,cost,recovery,drill',
          'surviving the loss of a region',
        ],
        [
          'تَعَطَّلَتْ مِنْطَقَةٌ كَامِلَةٌ لَدَى مُزَوِّدِ الْخِدْمَةِ. مَاذَا سَيَحْدُثُ لِلْمُسْتَخْدِمِ وَلِلْبَيَانَاتِ، وَمَا طَرِيقَتُكْ فِي حِمَايَتِهَا مِنْ ذٰلِكَ؟',
          'إِلَى أَيِّ حَدٍّ يَسْتَحِقُّ الِاسْتِعْدَادُ لِفَقْدِ مَرْكَزِ بَيَانَاتٍ؟',
          'ما ينتقل وكيف|فقد البيانات مقابل التوفر|التكلفة المالية والتعقيد|طريقة التدريب عليه',
          'انتقال,نسخة,منطقة,تكلفة,استعادة',
          'فَقْدِ مِنْطَقَةٍ كَامِلَةٍ',
        ],
        {
          en: [
            [
              'replication means no data loss|asynchronous replication loses nothing|async replication loses no data',
              'With asynchronous copies the last writes before a failure can be lost.',
            ],
            [
              'several zones protect against a region|availability zones protect against a region|multiple zones survive a region',
              'Zones lie within one region and fail together with it.',
            ],
          ],
          ar: [
            [
              'النسخ غير المتزامن لا يفقد|التكرار يعني عدم فقدان|النسخ يضمن عدم فقدان',
              'قد تضيع آخر الكتابات قبل العطل إذا كان التكرار متأخرا.',
            ],
          ],
        },
      ),
      template(
        'infra-secrets',
        'practice risk',
        [
          'You learn that a secret key was public for a week. What do you do in the first hour, and what changes so that it cannot happen again?',
          'A credential has leaked. How do you handle it from start to end?',
          'revoking before investigating|finding out what was done with it|whom to tell|the lasting change',
          'rotate,revoke,audit,logs,access,scan,notify',
          'a leaked key',
        ],
        [
          'تَبَيَّنَ أَنَّ مِفْتَاحًا سِرِّيًّا كَانَ مَكْشُوفًا أُسْبُوعًا. مَا خُطُوَاتُكْ فِي السَّاعَةِ الْأُولَى، وَمَا الَّذِي عَلَيْكْ فِعْلُهُ حَتَّى لَا يَتَكَرَّرَ ذٰلِكَ؟',
          'تَسَرَّبَتْ بَيَانَاتُ دُخُولٍ. مَا خُطُوَاتُكْ لِمُعَالَجَةِ الْحَالَةِ مِنَ الْبِدَايَةِ إِلَى النِّهَايَةِ؟',
          'الإلغاء قبل التحقيق|معرفة ما حدث به|من يجب إبلاغه|التغيير الدائم',
          'إلغاء,تدقيق,سجلات,صلاحيات,إبلاغ',
          'تَسَرُّبِ مِفْتَاحٍ سِرِّيٍّ',
        ],
        {
          en: [
            [
              'deleting the commit is enough|removing the commit is enough|making the repository private is enough|rewriting the history is enough|remove it from the repository and done',
              'A key that was public counts as stolen and is revoked; deleting it leaves copies.',
            ],
          ],
          ar: [
            [
              'حذف المفتاح من المستودع يكفي|يكفي حذفه من المستودع|حذف الملف يكفي|نجعل المستودع خاص* ويكفي',
              'المفتاح الذي انكشف يعد مسروقا ويلغى فورا، فالحذف يترك نسخا عند غيرنا.',
            ],
          ],
        },
      ),
      template(
        'infra-change-freeze',
        'practice judgement',
        [
          'Developers want to release ten times a day, operations wants a weekly window. Both have been burnt. How do you settle it?',
          'How do you find the right pace of change for a system that must not fail?',
          'what the failures really came from|small changes and quick ways back|a budget for failure that both accept|how you review it after a month',
          'release,rollback,budget,change,risk,canary,agree',
          'speed of release against stability',
        ],
        [
          'يُرِيدُ الْمُطَوِّرُونَ عَشَرَةَ إِصْدَارَاتٍ يَوْمِيًّا، وَيُرِيدُ فَرِيقُ التَّشْغِيلِ مَوْعِدًا أُسْبُوعِيًّا. مَا خُطُوَاتُكْ لِحَسْمِ الْأَمْرِ؟',
          'مَا طَرِيقَتُكْ فِي تَحْدِيدِ السُّرْعَةِ الْمُنَاسِبَةِ لِلتَّغْيِيرِ فِي نِظَامٍ لَا يَحْتَمِلُ التَّوَقُّفَ؟',
          'المصدر الحقيقي للأعطال|تغييرات صغيرة وتراجع سريع|حد مقبول للأعطال لدى الطرفين|المراجعة بعد شهر',
          'إصدار,تراجع,تغيير,خطر,اتفاق',
          'سُرْعَةِ الْإِصْدَارِ فِي مُقَابِلِ الِاسْتِقْرَارِ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'infra-hr-thanks',
        'story service',
        [
          'Tell me about a colleague whose work stood still because of a system. What did you do for them?',
          'When did you get someone working again?',
          'what was wrong|how you kept them informed|what you did so that it would not return',
          'helped,colleague,fixed,informed,system',
          'help for a colleague in trouble',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ زَمِيلٍ تَوَقَّفَ عَمَلُهُ بِسَبَبِ عُطْلٍ. كَيْفَ سَاعَدْتَهُ؟',
          'مَتَى عَادَ زَمِيلٌ إِلَى عَمَلِهِ بِفَضْلِ مُسَاعَدَتِكْ؟',
          'ما تعطل|إبقاؤه على اطلاع|منع التكرار',
          'مساعدة,زميل,إصلاح,اطلاع',
          'مُسَاعَدَةِ زَمِيلٍ تَعَطَّلَ عَمَلُهُ',
        ],
      ),
      template(
        'infra-hr-routine',
        'story initiative',
        [
          'Tell me about a dull, repeated task that you got rid of. Who gained by it?',
          'What have you automated or simplified without being asked?',
          'the task and its cost|what you did|the time won',
          'automated,script,saved,manual,hours',
          'doing away with a dull task',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَهَمَّةٍ مُمِلَّةٍ مُتَكَرِّرَةٍ تَخَلَّصْتُمْ مِنْهَا بِفَضْلِكْ. مَا الَّذِي فَعَلْتْهُ، وَمَنِ اسْتَفَادَ مِنْ ذٰلِكَ؟',
          'مَا الَّذِي جَعَلْتْهُ آلِيًّا أَوْ بَسَّطْتْهُ دُونَ أَنْ يَطْلُبَهُ أَحَدٌ؟',
          'المهمة وثمنها|ما أنجز|الوقت الموفر',
          'أتمتة,توفير,يدوي,ساعات',
          'التَّخَلُّصِ مِنْ مَهَمَّةٍ مُتَكَرِّرَةٍ',
        ],
      ),
    ],
    medium: [
      template(
        'infra-hr-blame',
        'story learning',
        [
          'Tell me about an outage that you caused yourself. What did you say, and what came out of the review?',
          'When did a mistake of yours take a system down?',
          'what you did|when and how you said so|the repair|what the review changed',
          'outage,mistake,told,review,changed',
          "an outage that was one's own doing",
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ انْقِطَاعٍ كَانَ سَبَبُهُ خَطَأً مِنْكْ. مَاذَا فَعَلْتْ حِينَهَا، وَمَاذَا تَعَلَّمْتْ مِنْهُ؟',
          'مَتَى أَدَّى خَطَأٌ مِنْكْ إِلَى تَوَقُّفِ نِظَامٍ؟',
          'الدور الشخصي|الاعتراف ووقته|الإصلاح|ما غيرته المراجعة',
          'انقطاع,خطأ,إبلاغ,مراجعة,تغيير',
          'انْقِطَاعٍ سَبَبُهُ خَطَأٌ شَخْصِيٌّ',
        ],
      ),
      template(
        'infra-hr-developers',
        'story conflict',
        [
          'Tell me about a disagreement between your team and the developers. What did each side want, and how did you settle it?',
          'When did two teams blame each other for a failure, and where did you stand?',
          'both sides, fairly|what you found out|what you proposed|how they work together today',
          'teams,blame,agreed,meeting,result',
          'a quarrel between two teams',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ خِلَافٍ بَيْنَكْ وَبَيْنَ فَرِيقِ الْمُطَوِّرِينَ. مَاذَا أَرَادَ كُلُّ طَرَفٍ، وَكَيْفَ انْتْهَى الْخِلَافُ؟',
          'مَتَى تَبَادَلَ فَرِيقَانِ اللَّوْمَ عَلَى عُطْلٍ، وَمَا كَانَ دَوْرُكْ؟',
          'موقف الطرفين بإنصاف|ما ظهر من حقائق|الاقتراح|التعاون اليوم',
          'فريق,لوم,اتفاق,اجتماع',
          'خِلَافٍ بَيْنَ فَرِيقَيْنِ',
        ],
      ),
    ],
    hard: [
      template(
        'infra-hr-unpopular-rule',
        'story influence',
        [
          'Tell me about a security rule you had to bring in against resistance. How did you win people over, and what did you change in the rule?',
          'When did you make work harder for people for good reasons?',
          'the risk behind the rule|who objected and why|what you gave way on|how many follow it today',
          'rule,security,objected,explained,adopted',
          'a security rule that people dislike',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ قَاعِدَةِ أَمَانٍ طَبَّقْتْهَا وَقَاوَمَهَا النَّاسُ. كَيْفَ كَسَبْتْهُمْ، وَمَا الَّذِي غَيَّرْتْهُ فِيهَا؟',
          'مَتَى جَعَلْتْ الْعَمَلَ أَصْعَبَ عَلَى النَّاسِ لِسَبَبٍ وَجِيهٍ؟',
          'الخطر وراء القاعدة|المعترضون وأسبابهم|التنازل الممكن|مدى الالتزام اليوم',
          'قاعدة,أمان,اعتراض,شرح,التزام',
          'قَاعِدَةِ أَمَانٍ لَا يُحِبُّهَا النَّاسُ',
        ],
      ),
      template(
        'infra-hr-exhausted',
        'story pressure',
        [
          'Tell me about a time when your team was worn out by incidents. What did you change, and what got better?',
          'How did you protect a team from too many night calls?',
          'the signs of strain|what was stopped or shared out|the case made to managers|the change in figures',
          'incidents,rota,stopped,managers,reduced',
          'a team worn out by incidents',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ وَقْتٍ أَرْهَقَتْ فِيهِ كَثْرَةُ الْأَعْطَالِ فَرِيقَكْ. مَا الَّذِي غَيَّرْتْهُ، وَمَا الَّذِي تَحَسَّنَ؟',
          'كَيْفَ حَمَيْتْ فَرِيقَكْ مِنْ كَثْرَةِ النِّدَاءَاتِ اللَّيْلِيَّةِ؟',
          'علامات الإرهاق|ما أوقف أو وزع|ما عرض على الإدارة|التغير بالأرقام',
          'أعطال,مناوبة,إيقاف,إدارة,انخفاض',
          'فَرِيقٍ أَرْهَقَتْهُ الْأَعْطَالُ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which system, alert or setting would I see if I watched the screen with you?',
      'ar-SA': 'أَيُّ نِظَامٍ أَوْ تَنْبِيهٍ أَوْ إِعْدَادٍ يَظْهَرُ أَمَامَكْ عَلَى الشَّاشَةِ هُنَا؟',
    },
    no_result: {
      'en-US': 'What does that do to downtime, cost or the nights of the people on call?',
      'ar-SA': 'مَا أَثَرُ عَمَلِكْ هٰذَا فِي مُدَّةِ التَّوَقُّفِ أَوِ التَّكْلِفَةِ أَوْ لَيَالِي الْمُنَاوِبِينَ؟',
    },
  },
};

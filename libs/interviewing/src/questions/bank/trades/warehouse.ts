import { template } from '../template';
import type { Trade } from './trade';

/** Warehouses, stock and transport. */
export const WAREHOUSE: Trade = {
  family: 'logistics',
  evidence:
    /\bwarehous\w*|\bstore ?keeper\b|\bstock\b|\binventory\b|\bpick(?:ing|ers?)\b|\bfulfil\w*|\bdistribution cent\w+|مستودع|مخزن|مخازن|مخزون|تخزين/u,
  technical: {
    easy: [
      template(
        'warehouse-slotting',
        'practice planning',
        [
          'Where in a warehouse do you put the items that are picked most, and what else decides the place?',
          'How do you decide where an item is stored?',
          'fast movers near and at hand height|weight, size, what is ordered together|expiry or special conditions',
          'slotting,pick,fast,weight,location,expiry',
          'where items are stored',
        ],
        [
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ تَوْزِيعُكْ لِلْأَصْنَافِ عَلَى أَمَاكِنِهَا فِي الْمُسْتَوْدَعِ؟',
          'مَا طَرِيقَتُكْ فِي تَحْدِيدِ مَكَانِ تَخْزِينِ الصِّنْفِ؟',
          'سريع الحركة قريب وعلى ارتفاع اليد|الوزن والحجم وما يطلب معا|الصلاحية أو الشروط الخاصة',
          'مكان,حركة,وزن,حجم,صلاحية',
          'أَمَاكِنِ الْأَصْنَافِ',
        ],
      ),
      template(
        'warehouse-forklift',
        'practice risk',
        [
          'Forklifts and people on foot share the same aisles. What do you do so that nobody gets hurt?',
          'How do you keep people safe from forklifts?',
          'separate ways or times|speed, sight and crossings|licences, checks and near misses',
          'forklift,aisle,separate,speed,safety,near miss',
          'forklifts and people on foot',
        ],
        [
          'تَسِيرُ الرَّافِعَاتُ الشَّوْكِيَّةُ وَالْمُشَاةُ فِي الْمَمَرَّاتِ نَفْسِهَا. مَا إِجْرَاءَاتُكْ حَتَّى لَا يُصَابَ أَحَدٌ؟',
          'مَا طَرِيقَتُكْ فِي حِمَايَةِ النَّاسِ مِنَ الرَّافِعَاتِ؟',
          'فصل الطرق أو الأوقات|السرعة والرؤية والتقاطعات|الرخص والفحوص والحوادث الوشيكة',
          'رافعة,ممر,فصل,سرعة,سلامة',
          'الرَّافِعَاتِ وَالْمُشَاةِ',
        ],
        {
          en: [
            [
              'can lift someone on the forks|can lift a colleague on the forks|can let someone ride on the forks',
              "Nobody is carried or raised with a forklift's bare tines.",
            ],
            [
              'fine to drive with the load raised|fine to drive with the forks raised|can drive with the load raised',
              'Loads are carried close to the ground.',
            ],
            [
              'anyone can drive a forklift|anyone can drive it|experienced people need no licence',
              'Only trained and authorized drivers use one.',
            ],
          ],
          ar: [
            [
              'نرفع عامل على الشوك*|أرفع زميل على الشوك*|عادي يركب العامل على الشوك*',
              'لا يحمل أحد ولا يرفع بالرافعة.',
            ],
            ['نسوق والحمولة مرفوعة|نقود والشوكة مرفوعة', 'تنقل الأحمال قريبة من الأرض.'],
            [
              'أي واحد يقدر يسوق الرافعة|أي عامل يسوق الرافعة|أي عامل يقود الرافعة|الرافعة ما تحتاج رخصة',
              'القيادة للمدربين المصرح لهم فقط.',
            ],
          ],
        },
      ),
      template(
        'warehouse-shift',
        'practice communication',
        [
          'What do you cover in the five minutes before a shift starts?',
          'What do you tell the team at the start of a shift?',
          'volume, staffing and priorities of the day|one safety point|problems from the shift before, and questions',
          'shift,volume,priority,safety,briefing,team',
          'the talk before a shift',
        ],
        [
          'مَا الَّذِي يَسْمَعُهُ الْفَرِيقُ مِنْكْ فِي الدَّقَائِقِ الْخَمْسِ قَبْلَ بَدْءِ الْوَرْدِيَّةِ؟',
          'مَا الَّذِي يَعْرِفُهُ الْفَرِيقُ مِنْكْ فِي بِدَايَةِ الْوَرْدِيَّةِ؟',
          'الحجم والعدد وأولويات اليوم|نقطة سلامة واحدة|مشاكل الوردية السابقة والأسئلة',
          'وردية,حجم,أولوية,سلامة,فريق',
          'حَدِيثِ بِدَايَةِ الْوَرْدِيَّةِ',
        ],
      ),
    ],
    medium: [
      template(
        'warehouse-labour',
        'practice judgement',
        [
          "Tomorrow's orders are forty percent above plan and you can't get more people. How do you decide what leaves and what waits?",
          'How do you handle a peak with too few people?',
          'promised times and customers|cut-off times of carriers|moving people between areas, overtime within limits|telling sales before customers call',
          'peak,cut-off,priority,overtime,carrier,orders',
          'a peak with too few people',
        ],
        [
          'طَلَبَاتُ الْغَدِ أَعْلَى مِنَ الْخُطَّةِ بِأَرْبَعِينَ فِي الْمِئَةِ وَلَا مَجَالَ لِزِيَادَةِ الْعَدَدِ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ بِشَأْنِ مَا يَخْرُجُ وَمَا يَنْتَظِرُ؟',
          'مَا طَرِيقَتُكْ فِي إِدَارَةِ ضَغْطِ الطَّلَبَاتِ مَعَ قِلَّةِ الْعَدَدِ؟',
          'المواعيد الموعودة والعملاء|آخر موعد للناقلين|نقل العاملين بين الأقسام وعمل إضافي بحدود|إبلاغ المبيعات قبل اتصال العملاء',
          'ضغط,موعد,أولوية,ناقل,طلبات',
          'ضَغْطِ الطَّلَبَاتِ',
        ],
      ),
      template(
        'warehouse-accuracy',
        'practice diagnosis',
        [
          'Picking errors have doubled since the new layout. How do you find out why, and what do you try first?',
          'How do you find the cause of picking errors?',
          'which items, places, people and hours|look-alikes, labels, units|watching the work on the floor|one change, measured for two weeks',
          'picking,error,label,location,scan,measure',
          'picking errors',
        ],
        [
          'تَضَاعَفَتْ أَخْطَاءُ التَّجْهِيزِ مُنْذُ التَّرْتِيبِ الْجَدِيدِ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَمَا أَوَّلُ مَا عَلَيْكْ تَجْرِبَتُهُ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ أَخْطَاءِ التَّجْهِيزِ؟',
          'أي الأصناف والأماكن والساعات|الأصناف المتشابهة والملصقات والوحدات|متابعة العمل في الموقع|تغيير واحد وقياسه',
          'تجهيز,خطأ,ملصق,مكان,قياس',
          'أَخْطَاءِ التَّجْهِيزِ',
        ],
        {
          en: [
            [
              'change everything at once|change several things at once|try all the changes together',
              'With one measured step at a time it is clear what helped.',
            ],
          ],
          ar: [
            [
              'نغير كل شي مرة وحدة|نغير كل شيء دفعة واحدة|نجرب كل التغييرات مع بعض',
              'تجربة خطوة مقيسة وحدها تبين ما الذي نفع.',
            ],
          ],
        },
      ),
      template(
        'warehouse-cycle-count',
        'practice quality',
        [
          'You want to stop closing for the yearly count. How do you set up counting through the year, and when do you trust it?',
          'How do you count stock without stopping work?',
          'what is counted how often, by value and movement|counting blind, and a second count|finding causes, not only correcting|accuracy by location over months',
          'cycle count,value,accuracy,cause,location,blind',
          'counting through the year',
        ],
        [
          'نُرِيدُ الِاسْتِغْنَاءَ عَنِ الْإِغْلَاقِ لِلْجَرْدِ السَّنَوِيِّ. مَا طَرِيقَتُكْ فِي تَنْظِيمِ الْجَرْدِ عَلَى مَدَارِ الْعَامِ، وَمَتَى يَكُونُ مَوْثُوقًا عِنْدَكْ؟',
          'مَا طَرِيقَتُكْ فِي جَرْدِ الْمَخْزُونِ دُونَ إِيقَافِ الْعَمَلِ؟',
          'ما يجرد وكم مرة حسب القيمة والحركة|جرد دون معرفة الرصيد وجرد ثان|معرفة السبب لا التصحيح وحده|الدقة حسب الموقع عبر الأشهر',
          'جرد,قيمة,دقة,سبب,موقع',
          'الْجَرْدِ الدَّوْرِيِّ',
        ],
        {
          en: [
            [
              'just correct the system|adjust* the system and move on',
              'Correcting the figure hides the cause; each difference is looked into before it is booked.',
            ],
          ],
          ar: [
            [
              'نعدل الرصيد وننتهي|يكفي تعديل الرصيد',
              'تعديل الرصيد يخفي السبب، فيبحث عن الفرق قبل تسويته.',
            ],
          ],
        },
      ),
    ],
    hard: [
      template(
        'warehouse-automation',
        'practice planning',
        [
          'A storage robot goes live in four months in a running warehouse. How do you plan the change-over, and what is your way back?',
          'How do you bring automation into a running warehouse?',
          'data of items and locations clean beforehand|a few items first, old way in parallel|people trained, and what their new work is|measures that stop the change-over',
          'automation,pilot,parallel,data,train,fallback',
          'bringing automation into a warehouse',
        ],
        [
          'سَيَبْدَأُ نِظَامُ تَخْزِينٍ آلِيٌّ بَعْدَ أَرْبَعَةِ أَشْهُرٍ فِي مُسْتَوْدَعٍ يَعْمَلُ. مَا خُطَّتُكْ لِلِانْتِقَالِ، وَمَا طَرِيقُ الرُّجُوعِ عِنْدَكْ؟',
          'مَا طَرِيقَتُكْ فِي إِدْخَالِ الْأَتْمَتَةِ إِلَى مُسْتَوْدَعٍ يَعْمَلُ؟',
          'بيانات الأصناف والمواقع نظيفة مسبقا|أصناف قليلة أولا والطريقة القديمة بالتوازي|تدريب الناس وعملهم الجديد|مؤشرات توقف الانتقال',
          'أتمتة,تجربة,تواز,بيانات,تدريب',
          'إِدْخَالِ الْأَتْمَتَةِ',
        ],
        {
          en: [
            [
              'clean the data afterwards|clean the data after go-live|fix the master data later|clean the data later',
              'Records of articles and places must be right before the start.',
            ],
          ],
          ar: [
            [
              'ننظف البيانات بعد التشغيل|نصلح البيانات بعدين|ننظف البيانات لاحقا',
              'سجلات الأصناف والمواقع تصحح قبل البدء.',
            ],
          ],
        },
      ),
      template(
        'warehouse-turnover',
        'practice improvement',
        [
          'Half of your warehouse staff leave every year. What have you seen work against that, and how would you start here?',
          'How do you keep people in a warehouse?',
          'when and from which shift they leave, and why|first weeks, supervisors, fairness of shifts|a way up and pay by skill|what it costs and saves',
          'turnover,supervisor,shift,training,pay,retention',
          'keeping people in a warehouse',
        ],
        [
          'نِصْفُ عُمَّالِ الْمُسْتَوْدَعِ يُغَادِرُونَ كُلَّ عَامٍ. مَا الَّذِي يَنْجَحُ بِرَأْيِكْ فِي تَقْلِيلِ ذٰلِكَ، وَمِنْ أَيْنَ سَتَكُونُ بِدَايَتُكْ؟',
          'مَا طَرِيقَتُكْ فِي الْمُحَافَظَةِ عَلَى عُمَّالِ الْمُسْتَوْدَعِ؟',
          'متى ومن أي وردية يغادرون ولماذا|الأسابيع الأولى والمشرفون وعدالة الورديات|مسار للترقي وأجر حسب المهارة|التكلفة والتوفير',
          'مغادرة,مشرف,وردية,تدريب,أجر',
          'الْحِفَاظِ عَلَى الْعُمَّالِ',
        ],
      ),
      template(
        'warehouse-network',
        'practice judgement',
        [
          'Deliveries must get from three days to one, without a larger budget. Which levers do you look at, and what would you give up?',
          'How do you make deliveries faster without paying more?',
          'which customers and items need it at all|stock closer to demand against more stock|cut-off times, carriers, batching|a test in one region',
          'delivery,stock,carrier,region,cut-off,cost',
          'faster deliveries',
        ],
        [
          'الْمَطْلُوبُ أَنْ يَصِلَ التَّوْصِيلُ مِنْ ثَلَاثَةِ أَيَّامٍ إِلَى يَوْمٍ دُونَ مِيزَانِيَّةٍ أَكْبَرَ. مَا الْحُلُولُ الَّتِي أَمَامَكْ، وَمَا ثَمَنُ كُلٍّ مِنْهَا؟',
          'مَا طَرِيقَتُكْ فِي تَسْرِيعِ التَّوْصِيلِ دُونَ تَكْلِفَةٍ أَعْلَى؟',
          'أي العملاء والأصناف يحتاج ذلك|مخزون أقرب مقابل مخزون أكثر|آخر موعد للطلب والناقلون والتجميع|تجربة في منطقة واحدة',
          'توصيل,مخزون,ناقل,منطقة,تكلفة',
          'تَسْرِيعِ التَّوْصِيلِ',
        ],
      ),
    ],
  },
};

import { template } from '../template';
import type { Trade } from './trade';

/** Electrical installations. */
export const ELECTRICAL: Trade = {
  family: 'engineering',
  apart: true,
  evidence: /\belectrical\b|\belectrician\b|\bswitchgear\b|\bsubstation|\bpower systems?\b|كهرب/u,
  technical: {
    easy: [
      template(
        'electrical-breaker',
        'practice craft',
        [
          'What does a circuit breaker protect, what does a residual-current device protect, and why do you need both?',
          'What is the difference between a breaker and a residual-current device?',
          "breaker: the cable against overload and short circuit|residual current: people against shock and fire|neither does the other's work",
          'breaker,residual,overload,short circuit,earth,shock',
          'breakers and residual-current devices',
        ],
        [
          'مَا الَّذِي يَحْمِيهِ قَاطِعُ الدَّائِرَةِ، وَمَا الَّذِي يَحْمِيهِ قَاطِعُ التَّسَرُّبِ، وَلِمَاذَا يَلْزَمَانِ مَعًا؟',
          'مَا الْفَرْقُ بَيْنَ قَاطِعِ الدَّائِرَةِ وَقَاطِعِ التَّسَرُّبِ؟',
          'قاطع الدائرة: الكابل من الحمل الزائد والقصر|قاطع التسرب: الناس من الصعق والحريق|لا يغني أحدهما عن الآخر',
          'قاطع,تسرب,حمل,قصر,صعق',
          'الْقَوَاطِعِ الْكَهْرَبَائِيَّةِ',
        ],
        {
          en: [
            [
              'breaker protects people|breaker protects against shock',
              'A circuit breaker protects the cable; a residual-current device protects people.',
            ],
          ],
          ar: [
            [
              'القاطع يحمي الناس|القاطع العادي يحمي من الصعق',
              'قاطع الدائرة يحمي الكابل، وقاطع التسرب يحمي الناس.',
            ],
          ],
        },
      ),
      template(
        'electrical-cable',
        'practice planning',
        [
          'Which things do you need to know before you choose the size of a cable?',
          'What decides the size of a cable?',
          'load current and protection device|length and voltage drop|how it is laid, grouping and temperature|short-circuit current',
          'cable,current,voltage drop,temperature,grouping,protection',
          'choosing a cable size',
        ],
        [
          'مَا الْمَعْلُومَاتُ الَّتِي عَلَيْكْ جَمْعُهَا قَبْلَ اخْتِيَارِ مَقْطَعِ الْكَابِلِ؟',
          'عَلَامَ يَتَوَقَّفُ مَقْطَعُ الْكَابِلِ؟',
          'تيار الحمل وجهاز الحماية|الطول وهبوط الجهد|طريقة التمديد والتجميع والحرارة|تيار القصر',
          'كابل,تيار,هبوط,حرارة,حماية',
          'مَقْطَعِ الْكَابِلِ',
        ],
      ),
      template(
        'electrical-dead',
        'practice risk',
        [
          'How do you prove that a circuit is dead before you touch it?',
          'What do you do before you work on a circuit?',
          'isolating and locking off|testing the tester before and after|all conductors, against each other and earth|earthing where it is needed',
          'isolate,lock,tester,prove,earth,dead',
          'proving a circuit dead',
        ],
        [
          'مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّ الدَّائِرَةَ بِلَا جُهْدٍ قَبْلَ لَمْسِهَا؟',
          'مَا خُطُوَاتُكْ قَبْلَ الْعَمَلِ عَلَى دَائِرَةٍ كَهْرَبَائِيَّةٍ؟',
          'الفصل والقفل|فحص جهاز الاختبار قبل وبعد|كل الموصلات بينها ومع الأرض|التأريض عند الحاجة',
          'فصل,قفل,اختبار,جهد,أرض',
          'التَّأَكُّدِ مِنْ انْقِطَاعِ الْجُهْدِ',
        ],
      ),
    ],
    medium: [
      template(
        'electrical-nuisance',
        'practice diagnosis',
        [
          'A residual-current device trips once a week, at no fixed time. How do you find the cause?',
          'How do you look for the cause of a trip that comes and goes?',
          'what runs or gets wet at the time|the sum of small leakages|splitting circuits and measuring leakage|insulation tests, neutral faults',
          'trip,leakage,insulation,neutral,measure,circuit',
          'trips that come and go',
        ],
        [
          'قَاطِعُ تَسَرُّبٍ يَفْصِلُ مَرَّةً فِي الْأُسْبُوعِ دُونَ مَوْعِدٍ ثَابِتٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ؟',
          'مَا خُطُوَاتُكْ لِلْبَحْثِ عَنْ سَبَبِ فَصْلٍ مُتَقَطِّعٍ؟',
          'ما يعمل أو يبتل حينها|مجموع التسربات الصغيرة|تقسيم الدوائر وقياس التسرب|فحص العزل وأعطال المحايد',
          'فصل,تسرب,عزل,محايد,قياس',
          'الْفَصْلِ الْمُتَقَطِّعِ',
        ],
      ),
      template(
        'electrical-selectivity',
        'practice quality',
        [
          'A fault in one office puts the whole floor in the dark. What was wrong with the protection, and how do you design it properly?',
          'How do you make only the nearest breaker trip?',
          "coordination of time and current curves|fault level at each board|settings checked against the makers' tables|testing and recording the settings",
          'selectivity,coordination,curve,fault,settings,breaker',
          'coordination of breakers',
        ],
        [
          'عُطْلٌ فِي مَكْتَبٍ وَاحِدٍ أَظْلَمَ الطَّابِقَ كُلَّهُ. مَا الْخَلَلُ فِي الْحِمَايَةِ بِرَأْيِكْ، وَمَا طَرِيقَتُكْ فِي تَصْمِيمِهَا تَصْمِيمًا جَيِّدًا؟',
          'مَا خُطُوَاتُكْ كَيْ يَفْصِلَ الْقَاطِعُ الْأَقْرَبُ وَحْدَهُ؟',
          'تنسيق منحنيات الزمن والتيار|مستوى القصر عند كل لوحة|الضبط حسب جداول الصانع|اختبار الضبط وتوثيقه',
          'انتقائية,تنسيق,منحنى,قصر,ضبط',
          'تَنْسِيقِ الْقَوَاطِعِ',
        ],
      ),
      template(
        'electrical-drawings',
        'practice communication',
        [
          'The architect moves a wall two weeks before the tender. What do you check in your electrical design, and whom do you tell?',
          'How do you handle a late change by another discipline?',
          'routes, boards, lighting and clearances|loads and lengths that change|one list of changes with revisions|coordination with mechanical and fire systems',
          'drawing,revision,coordinate,route,lighting,change',
          'a late change in the drawings',
        ],
        [
          'نَقَلَ الْمِعْمَارِيُّ جِدَارًا قَبْلَ الْعَطَاءِ بِأُسْبُوعَيْنِ. مَا الَّذِي عَلَيْكْ مُرَاجَعَتُهُ فِي التَّصْمِيمِ الْكَهْرَبَائِيِّ، وَمَنْ عَلَيْكْ إِبْلَاغُهُ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ تَغْيِيرٍ مُتَأَخِّرٍ مِنْ تَخَصُّصٍ آخَرَ؟',
          'المسارات واللوحات والإنارة والخلوص|الأحمال والأطوال المتغيرة|قائمة واحدة بالتعديلات|التنسيق مع الميكانيك والحريق',
          'مخطط,تعديل,تنسيق,مسار,إنارة',
          'تَغْيِيرٍ مُتَأَخِّرٍ فِي الْمُخَطَّطَاتِ',
        ],
      ),
    ],
    hard: [
      template(
        'electrical-load',
        'practice judgement',
        [
          'The client wants the cheapest transformer for the load list, and asks for chargers for cars in two years. How do you size it, and how do you argue?',
          'How much reserve do you give a transformer?',
          'diversity of the real loads|growth that is likely, and its date|losses, harmonics and temperature|staged options with prices',
          'transformer,diversity,reserve,losses,harmonics,stage',
          'the size of a transformer',
        ],
        [
          'يُرِيدُ الْعَمِيلُ أَرْخَصَ مُحَوِّلٍ لِقَائِمَةِ الْأَحْمَالِ، وَيَنْوِي إِضَافَةَ شَوَاحِنِ سَيَّارَاتٍ بَعْدَ سَنَتَيْنِ. مَا طَرِيقَتُكْ فِي تَحْدِيدِ الْقُدْرَةِ، وَمَا حُجَّتُكْ أَمَامَ الْعَمِيلِ؟',
          'كَمِ الِاحْتِيَاطِيُّ الْمُنَاسِبُ لِلْمُحَوِّلِ؟',
          'معامل التباين للأحمال الفعلية|النمو المحتمل وموعده|الفواقد والتوافقيات والحرارة|بدائل على مراحل بأسعارها',
          'محول,تباين,احتياطي,فواقد,توافقيات',
          'قُدْرَةِ الْمُحَوِّلِ',
        ],
      ),
      template(
        'electrical-short-circuit',
        'practice risk',
        [
          'The utility tells you that the fault level at your connection has risen by a third. What does that mean for an existing installation, and what do you do?',
          'What has to be checked when the short-circuit level rises?',
          "breaking capacity of breakers and boards|arc energy and people's protection|cable withstand and settings|limiting devices or replacement, by priority",
          'fault,breaking capacity,arc,switchgear,limit,study',
          'a higher short-circuit level',
        ],
        [
          'ارْتَفَعَ مُسْتَوَى الْقَصْرِ عِنْدَ نُقْطَةِ الرَّبْطِ بِمِقْدَارِ الثُّلُثِ. مَاذَا يَعْنِي ذٰلِكَ لِمَنْشَأَةٍ قَائِمَةٍ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'مَا الَّذِي يَجِبُ عَلَيْكْ مُرَاجَعَتُهُ عِنْدَ ارْتِفَاعِ مُسْتَوَى الْقَصْرِ؟',
          'قدرة القطع للقواطع واللوحات|طاقة القوس وحماية الناس|تحمل الكابلات والضبط|حد التيار أو الاستبدال حسب الأولوية',
          'قصر,قدرة,قوس,لوحة,دراسة',
          'ارْتِفَاعِ مُسْتَوَى الْقَصْرِ',
        ],
      ),
      template(
        'electrical-commissioning',
        'practice planning',
        [
          'The hand-over is in three weeks and half of the tests have failed or not been done. How do you plan them, and what would stop you from energising?',
          'How do you commission an installation that is late?',
          'tests by risk and by dependency|what must pass before power is on|defects with an owner and a date|no hand-over on promises for safety items',
          'commissioning,test,energise,defect,safety,handover',
          'commissioning that is late',
        ],
        [
          'التَّسْلِيمُ بَعْدَ ثَلَاثَةِ أَسَابِيعَ وَنِصْفُ الْفُحُوصِ لَمْ يَنْجَحْ أَوْ لَمْ يَتِمَّ. مَا خُطَّتُكْ، وَمَا الَّذِي يَمْنَعُ إِيصَالَ التَّيَّارِ بِرَأْيِكْ؟',
          'مَا طَرِيقَتُكْ فِي اسْتِكْمَالِ فُحُوصِ التَّشْغِيلِ الْمُتَأَخِّرَةُ؟',
          'ترتيب الفحوص حسب الخطر والتسلسل|ما يجب أن ينجح قبل التيار|ملاحظات لها مسؤول وموعد|لا تسليم على وعود في السلامة',
          'تشغيل,فحص,تيار,ملاحظات,سلامة',
          'فُحُوصِ التَّشْغِيلِ',
        ],
      ),
    ],
  },
};

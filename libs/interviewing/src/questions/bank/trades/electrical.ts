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
            [
              'rcd trips on overload|rcd trips on a short circuit|residual current device trips on overload|rcd also protects against overload',
              'A residual-current device does not react to overload or short circuit between the conductors; the breaker does.',
            ],
            [
              'rcd replaces the earth|rcd replaces earthing|with an rcd you need no earth|rcd makes earthing unnecessary',
              'A residual-current device adds to protective earthing and does not replace it.',
            ],
          ],
          ar: [
            [
              'القاطع يحمي الناس|القاطع العادي يحمي من الصعق',
              'قاطع الدائرة يحمي الكابل، وقاطع التسرب يحمي الناس.',
            ],
            [
              'قاطع التسرب يفصل عند الحمل الزايد|قاطع التسرب يفصل عند القصر|قاطع التسرب يحمي ايضا من الحمل',
              'قاطع التسرب لا يستجيب لزيادة الأحمال ولا لقصر بين الموصلات، وهذا عمل قاطع الدائرة.',
            ],
            [
              'قاطع التسرب يغني عن التاريض|مع قاطع التسرب لا نحتاج تاريض*|مع قاطع التسرب ما نحتاج تاريض*|قاطع التسرب بديل عن التاريض',
              'قاطع التسرب يضاف إلى أرضي الحماية ولا يحل محله.',
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
        {
          en: [
            [
              'just put in a bigger breaker|bigger breaker solves it|breaker can be bigger than the cable|breaker rating can exceed the cable',
              'The rating of the breaker must not be above what the cable carries, or the cable burns first.',
            ],
            [
              'length has no influence|length plays no role|only the load current matters',
              'The voltage drop grows with the length, so a long run may need a larger size.',
            ],
            [
              'grouping does not matter|grouping has no effect|temperature does not matter|bundled cables carry the same current',
              'Cables that are hot or laid together carry less, so their rating is reduced.',
            ],
          ],
          ar: [
            [
              'نركب قاطع* اكبر وخلاص|نركب قاطع* اكبر ويكفي|القاطع الاكبر يحل المشكله',
              'لا يتجاوز تيار القاطع ما يتحمله الكابل، وإلا احترق الكابل أولا.',
            ],
            [
              'طول الكابل ليس له تاثير|طول الكابل ما له دخل|يكفي تيار الحمل وحده',
              'يزيد هبوط الجهد مع الطول، فقد يلزم مقطع أكبر.',
            ],
            [
              'التجميع لا يوثر|تجميع الكابلات ما يوثر|الحراره لا توثر علي الكابل|حراره الجو ما توثر علي الكابل',
              'الكابل الساخن أو الممدد مع غيره يحمل تيارا أقل، فتخفض قدرته.',
            ],
          ],
        },
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
        {
          en: [
            [
              'switching it off is enough|switching off the breaker is enough|turning off the breaker is enough|turn off the breaker and start right away|breaker is off so it is dead',
              'A circuit counts as dead only after isolating, locking and testing all conductors with a proven tester.',
            ],
            [
              'voltage pen is enough|non contact tester is enough|test screwdriver is enough|neon screwdriver is enough|phase tester is enough',
              'A pen proves nothing dead; a two-pole voltage detector is tried on a live source before and after.',
            ],
            [
              'touch it with the back of|check with the back of the hand|touch the wire to see|touch the wire to check',
              'No conductor is touched before it has been proved dead with a voltage tester.',
            ],
          ],
          ar: [
            [
              'فصل القاطع يكفي|يكفي فصل القاطع|يكفي نفصل القاطع|نفصل القاطع ويكفي|نفصل القاطع ونبدا علي طول|اطفاء القاطع يكفي',
              'لا تعد الدائرة ميتة إلا بعد العزل والقفل واختبار كل الموصلات بجهاز مجرب.',
            ],
            [
              'مفك الفحص يكفي|يكفي مفك الفحص|المفك الفاحص يكفي|قلم الفحص يكفي|مفك التيست يكفي',
              'المفك لا يثبت انقطاع الجهد، ويستخدم كاشف ثنائي القطب يجرب على مصدر حي قبل وبعد.',
            ],
            [
              'المس السلك بظهر اليد|المسه بظهر يدي|نلمس السلك بظهر اليد|المس السلك للتاكد',
              'لا يلمس موصل قبل إثبات انقطاع الجهد بجهاز اختبار.',
            ],
          ],
        },
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
        {
          en: [
            [
              'just bypass the rcd|bypass the rcd until|just remove the rcd|just fit a less sensitive|take the rcd out until',
              'Shock protection is not bypassed or made less sensitive to stop trips; the leakage is found.',
            ],
            [
              'overload makes the rcd trip|rcd trips because of overload|overload trips the rcd|rcd trips from too much load',
              'A residual-current device reacts to leakage to earth, however high the current is.',
            ],
          ],
          ar: [
            [
              'نلغي قاطع التسرب|نشيل قاطع التسرب ونوصل|نوصل بدون قاطع التسرب',
              'حماية الناس من الصعق لا تلغى لمنع الفصل، بل يبحث عن مصدر التسريب.',
            ],
            [
              'الحمل الزايد يفصل قاطع التسرب|قاطع التسرب يفصل بسبب الحمل الزايد|زياده الاحمال تفصل قاطع التسرب',
              'قاطع التسرب يستجيب للتيار المتسرب إلى الأرض مهما كان الحمل.',
            ],
          ],
        },
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
        {
          en: [
            [
              'main breaker should trip first|upstream breaker should trip first|main breaker must be the fastest|upstream breaker must be faster',
              'The breaker nearest to the fault opens alone; the one before it waits.',
            ],
            [
              'bigger main breaker is enough|larger main breaker is enough|different ratings are always enough|difference in rating is enough',
              'At high fault current a larger rating alone gives no selectivity; time and energy have to be coordinated.',
            ],
          ],
          ar: [
            [
              'الرييسي لازم يفصل اول*|القاطع الرييسي يجب ان يفصل اولا|القاطع الرييسي لازم يكون اسرع|القاطع الرييسي يجب ان يكون اسرع',
              'يفصل الأقرب إلى العطل وحده، وينتظر الذي قبله.',
            ],
            [
              'القاطع الرييسي الاكبر يكفي|يكفي ان يكون الرييسي اكبر|فرق المقاس يكفي|فرق الامبير يكفي',
              'عند قصر كبير لا يكفي فرق التيار الاسمي، بل ينسق الزمن والطاقة.',
            ],
          ],
        },
      ),
      template(
        'electrical-drawings',
        'practice communication',
        [
          'The architect moves a wall two weeks before the tender. What do you check in your electrical design, and who do you tell?',
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
        {
          en: [
            [
              'just add up all the loads|size it for the sum of all|transformer is the sum of all|sum of all loads gives the size',
              'Loads do not all run at once, so a diversity factor is applied.',
            ],
            [
              'power factor does not matter|harmonics do not matter|harmonics have no effect|kva and kw are the same',
              'A transformer carries apparent power, and distorted currents heat it further.',
            ],
            [
              'bigger transformer is always better|larger transformer is always better|bigger transformer is always safer',
              'An oversized unit costs more and raises no-load losses and fault current.',
            ],
          ],
          ar: [
            [
              'نجمع كل الاحمال وبس|قدره المحول مجموع الاحمال|المحول يساوي مجموع الاحمال|قدره المحول تساوي مجموع الاحمال',
              'لا تعمل الأحمال كلها معا، فيطبق معامل التباين.',
            ],
            [
              'معامل القدره لا يهم|التوافقيات لا توثر|التوافقيات ما توثر|التوافقيات لا تهم',
              'يحمل المحول القدرة الظاهرية، والتيارات المشوهة ترفع حرارته.',
            ],
            [
              'المحول الاكبر دايما افضل|المحول الاكبر افضل دايما|كلما كبر المحول كان افضل',
              'المحول الزائد أغلى، وفواقده دون حمل وتيار القصر أعلى.',
            ],
          ],
        },
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
        {
          en: [
            [
              'breakers just trip faster|nothing changes for the existing|has no effect on the existing installation|existing installation is not affected',
              'Breakers and boards must withstand and break the higher current, or they can burst.',
            ],
            [
              'breaking capacity is the rated current|rated current is the breaking capacity|breaking capacity is the same as the rated',
              'Rated current is what a breaker carries; breaking capacity is the fault current that it can interrupt.',
            ],
          ],
          ar: [
            [
              'القواطع تفصل اسرع وخلاص|لا يتغير شيء في المنشاه|المنشاه القايمه لا تتاثر|المنشاه القايمه ما تتاثر',
              'يجب أن تقطع القواطع التيار الأعلى وأن تتحمله اللوحات، وإلا انفجرت.',
            ],
            [
              'قدره القطع هي التيار الاسمي|التيار الاسمي هو قدره القطع|قدره القطع نفس التيار الاسمي',
              'التيار الاسمي ما يحمله القاطع، وقدرة القطع تيار القصر الذي يفصله.',
            ],
          ],
        },
      ),
      template(
        'electrical-commissioning',
        'practice planning',
        [
          'The hand-over is in three weeks and half of the tests have failed or not been done. How do you plan them, and what would stop you from energizing?',
          'How do you commission an installation that is late?',
          'tests by risk and by dependency|what must pass before power is on|defects with an owner and a date|no hand-over on promises for safety items',
          'commissioning,test,energize,defect,safety,handover',
          'commissioning that is late',
        ],
        [
          'التَّسْلِيمُ بَعْدَ ثَلَاثَةِ أَسَابِيعَ وَنِصْفُ الْفُحُوصِ لَمْ يَنْجَحْ أَوْ لَمْ يَتِمَّ. مَا خُطَّتُكْ، وَمَا الَّذِي يَمْنَعُ إِيصَالَ التَّيَّارِ بِرَأْيِكْ؟',
          'مَا طَرِيقَتُكْ فِي اسْتِكْمَالِ فُحُوصِ التَّشْغِيلِ الْمُتَأَخِّرَةُ؟',
          'ترتيب الفحوص حسب الخطر والتسلسل|ما يجب أن ينجح قبل التيار|ملاحظات لها مسؤول وموعد|لا تسليم على وعود في السلامة',
          'تشغيل,فحص,تيار,ملاحظات,سلامة',
          'فُحُوصِ التَّشْغِيلِ',
        ],
        {
          en: [
            [
              'energise first and test later|energise now and test later|energise first and test afterwards|insulation test after energising|hand over now and test later',
              'Continuity, insulation and protection have to pass before power is switched on.',
            ],
          ],
          ar: [
            [
              'نوصل التيار ثم نفحص العزل|نوصل التيار ونفحص بعدين|نسلم وبعدين نفحص|فحص العزل بعد ايصال التيار',
              'يجب أن تنجح الاستمرارية والعزل والحماية قبل التشغيل.',
            ],
          ],
        },
      ),
    ],
  },
};

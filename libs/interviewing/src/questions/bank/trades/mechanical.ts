import { template } from '../template';
import type { Trade } from './trade';

/** Machines: design, operation and maintenance. */
export const MECHANICAL: Trade = {
  family: 'engineering',
  apart: true,
  evidence:
    /\bmechanical\b|\bmechanic\b|\bmaintenance\b|\brotating\b|\bpiping\b|\bmechatronics?\b|\breliability\b|\bmanufacturing\b|\bproduction engineer\b|ميكانيك|صيانه|معدات دواره/u,
  technical: {
    easy: [
      template(
        'mechanical-fit',
        'practice craft',
        [
          'How do you choose the fit between a shaft and a bearing, and what happens when it is too loose or too tight?',
          'What does the fit between shaft and bearing depend on?',
          'load, speed and which ring turns|too loose: it creeps and wears|too tight: no clearance, heat',
          'fit,tolerance,clearance,bearing,load,shaft',
          'fits of shafts and bearings',
        ],
        [
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لِلتَّوَافُقِ بَيْنَ الْعَمُودِ وَالْمَحْمِلِ، وَمَاذَا يَحْدُثُ إِذَا كَانَ رَخْوًا أَوْ مَشْدُودًا أَكْثَرَ مِنَ اللَّازِمِ؟',
          'عَلَامَ يَتَوَقَّفُ التَّوَافُقُ بَيْنَ الْعَمُودِ وَالْمَحْمِلِ؟',
          'الحمل والسرعة والحلقة الدوارة|الرخو: انزلاق وتآكل|المشدود: حرارة وفقد الخلوص',
          'توافق,خلوص,محمل,حمل,عمود',
          'تَوَافُقِ الْعَمُودِ وَالْمَحْمِلِ',
        ],
        {
          en: [
            [
              'tighter the better|tighter is always better|as tight as possible is best|tight fit is always better',
              "Too tight a fit takes away the bearing's internal clearance and overheats it.",
            ],
            [
              'hammer it onto the shaft|hammer the bearing onto the shaft|press through the balls',
              'Mounting force goes through the ring with the interference, never through the rolling elements.',
            ],
          ],
          ar: [
            [
              'كلما شددنا كان افضل|التوافق المشدود دايما افضل|الاضيق دايما افضل',
              'التوافق المشدود جدا يلغي الخلوص الداخلي للمحمل فيسخن.',
            ],
            [
              'نطرق المحمل علي العمود|نضرب المحمل بالمطرقه|نركب المحمل بالمطرقه|نضرب الرولمان بالمطرقه',
              'تمر قوة التركيب عبر الحلقة المشدودة وحدها لا عبر الكرات.',
            ],
          ],
        },
      ),
      template(
        'mechanical-pump',
        'practice diagnosis',
        [
          'A centrifugal pump delivers less than it used to, and it sounds as if gravel ran through it. What do you suspect, and what do you check?',
          'How do you find out why a pump has lost flow and is noisy?',
          'cavitation: suction pressure, level, strainer, temperature|worn impeller or wrong direction|comparing with the pump curve',
          'cavitation,suction,pressure,impeller,curve,strainer',
          'a noisy pump with little flow',
        ],
        [
          'مِضَخَّةٌ طَارِدَةٌ قَلَّ تَدَفُّقُهَا وَصَوْتُهَا كَأَنَّ حَصًى يَمُرُّ فِيهَا. مَا الِاحْتِمَالُ الْأَوَّلُ بِرَأْيِكْ، وَمَا الَّذِي عَلَيْكْ فَحْصُهُ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ ضَعْفِ الْمِضَخَّةِ وَصَوْتِهَا؟',
          'التكهف: ضغط السحب والمستوى والمصفاة والحرارة|تآكل الدفاعة أو اتجاه الدوران|المقارنة بمنحنى المضخة',
          'تكهف,سحب,ضغط,دفاعة,منحنى',
          'ضَعْفِ مِضَخَّةٍ وَضَجِيجِهَا',
        ],
        {
          en: [
            [
              'close* the suction valve|throttl* the suction',
              'Throttling belongs on the discharge side; throttling the suction causes cavitation.',
            ],
          ],
          ar: [['نغلق صمام السحب|خنق السحب', 'يكون الخنق في جهة الطرد، وخنق السحب يسبب التكهف.']],
        },
      ),
      template(
        'mechanical-lockout',
        'practice risk',
        [
          'You have to open a machine that has been running. What do you do before your hands go in?',
          'What makes a machine safe to work on?',
          'all energy sources off and locked, with your own lock|releasing stored pressure, springs and heat|trying to start it',
          'lockout,tag,energy,pressure,isolate,test',
          'making a machine safe to work on',
        ],
        [
          'عَلَيْكْ فَتْحُ آلَةٍ كَانَتْ تَعْمَلُ. مَا الَّذِي عَلَيْكْ فِعْلُهُ قَبْلَ إِدْخَالِ يَدِكْ فِيهَا؟',
          'مَا الَّذِي يَجْعَلُ الْعَمَلَ عَلَى الْآلَةِ آمِنًا؟',
          'فصل كل مصادر الطاقة وقفلها|تفريغ الضغط والنوابض والحرارة|محاولة التشغيل للتأكد',
          'قفل,عزل,طاقة,ضغط,تأكد',
          'تَأْمِينِ الْآلَةِ قَبْلَ الْعَمَلِ',
        ],
        {
          en: [
            [
              'switching it off is enough|emergency stop is enough',
              'An emergency stop is no isolation: energy has to be locked off and released.',
            ],
          ],
          ar: [
            [
              'زر الايقاف يكفي|يكفي ايقاف الاله',
              'الإيقاف ليس عزلا: تقفل مصادر الطاقة وتفرغ المخزنة.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'mechanical-material',
        'practice judgement',
        [
          'A bracket keeps cracking at the same corner. When do you change the shape, when the material, and how do you decide?',
          'How do you stop a part from cracking at the same place?',
          'where and how the crack starts|sharp corners and welds raise stress|a stronger material does not stiffen and may be more brittle|a test or calculation of the change',
          'crack,fatigue,radius,stress,material,weld',
          'a bracket that cracks',
        ],
        [
          'قَوْسُ تَثْبِيتٍ يَتَشَقَّقُ دَائِمًا عِنْدَ الزَّاوِيَةِ نَفْسِهَا. مَتَى يَكُونُ الْحَلُّ بِرَأْيِكْ تَغْيِيرَ الشَّكْلِ، وَمَتَى يَكُونُ تَغْيِيرَ الْمَادَّةِ؟',
          'مَا طَرِيقَتُكْ فِي مَنْعِ تَشَقُّقِ قِطْعَةٍ فِي الْمَكَانِ نَفْسِهِ؟',
          'مكان بدء الشق وطريقته|الزوايا الحادة واللحام ترفع الإجهاد|المادة الأقوى لا تزيد الصلابة وقد تكون أهش|اختبار أو حساب التغيير',
          'شق,كلل,زاوية,إجهاد,مادة',
          'تَشَقُّقِ الْقِطَعِ',
        ],
        {
          en: [
            [
              'stronger steel is stiffer|high strength steel is stiffer',
              'All steels have nearly the same stiffness; strength does not change it.',
            ],
          ],
          ar: [['الصلب الاقوي اكثر صلابه', 'معامل المرونة متقارب في كل أنواع الصلب.']],
        },
      ),
      template(
        'mechanical-maintenance',
        'practice planning',
        [
          "You have time to monitor only a fifth of the plant's machines. How do you choose them, and what do you do with the rest?",
          'How do you decide which machines get which maintenance?',
          'what a failure costs in safety and output|whether a failure announces itself|inspection, vibration or oil, by failure type|running some to failure on purpose',
          'critical,failure,vibration,inspection,interval,cost',
          'choosing machines to monitor',
        ],
        [
          'الْوَقْتُ يَكْفِي لِمُرَاقَبَةِ خُمُسِ مُعَدَّاتِ الْمَصْنَعِ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لَهَا، وَمَاذَا عَنِ الْبَاقِي؟',
          'مَا طَرِيقَتُكْ فِي تَحْدِيدِ نَوْعِ الصِّيَانَةِ لِكُلِّ آلَةٍ؟',
          'ثمن العطل في السلامة والإنتاج|هل يعطي العطل إنذارا|فحص أو اهتزاز أو زيت حسب النوع|التشغيل حتى العطل عن قصد',
          'أهمية,عطل,اهتزاز,فحص,تكلفة',
          'اخْتِيَارِ الْمُعَدَّاتِ لِلْمُرَاقَبَةِ',
        ],
        {
          en: [
            [
              'more maintenance is always better|replace* parts more often is',
              'Overhauling too often brings new faults; the interval follows from how the part fails.',
            ],
          ],
          ar: [['كلما زادت الصيانه كان افضل', 'الصيانة الزائدة تدخل أعطالا جديدة.']],
        },
      ),
      template(
        'mechanical-supplier-part',
        'practice quality',
        [
          'The first parts from a new supplier fit but wear out in half the time. How do you find the difference, and what do you agree on with them?',
          "What do you do when a supplier's part wears out too early?",
          'measuring material, hardness, surface and geometry|comparing with the old part and the drawing|what the drawing does not say|acceptance tests for the next lot',
          'hardness,surface,drawing,measure,supplier,lot',
          "a supplier's part that wears early",
        ],
        [
          'الْقِطَعُ الْأُولَى مِنْ مُوَرِّدٍ جَدِيدٍ مُنَاسِبَةٌ لٰكِنَّهَا تَتَآكَلُ فِي نِصْفِ الْمُدَّةِ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ الْفَرْقِ، وَعَلَى مَاذَا سَيَكُونُ اتِّفَاقُكْ مَعَ الْمُوَرِّدِ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ قِطْعَةٍ تَتَآكَلُ مُبَكِّرًا؟',
          'قياس المادة والصلادة والسطح والأبعاد|المقارنة بالقديمة وبالمخطط|ما لا يذكره المخطط|فحص قبول للدفعة التالية',
          'صلادة,سطح,مخطط,قياس,مورد',
          'قِطْعَةٍ تَتَآكَلُ مُبَكِّرًا',
        ],
        {
          en: [
            [
              'harder is always better|harder material always lasts longer|certificate is enough',
              'Wear also depends on surface, geometry and lubrication, and delivered parts have to be measured.',
            ],
          ],
          ar: [
            [
              'الاقسي دايما افضل|الشهاده تكفي|شهاده المورد تكفي|شهاده الماده تكفي',
              'يتوقف التآكل أيضا على السطح والشكل والتزييت، وتقاس القطع المسلمة نفسها.',
            ],
          ],
        },
      ),
    ],
    hard: [
      template(
        'mechanical-simulation',
        'practice quality',
        [
          'A stress analysis shows a part at twice the allowable value at one corner. How do you decide whether that is real, and what would you want to measure?',
          'When do you trust a finite element result?',
          'mesh, singular corner, contact and constraints|a hand calculation for the order of size|how loads were assumed|a strain gauge or a test at the real place',
          'mesh,singularity,load,constraint,strain,convergence',
          'a stress peak in an analysis',
        ],
        [
          'يُظْهِرُ تَحْلِيلُ الْإِجْهَادِ ضِعْفَ الْحَدِّ الْمَسْمُوحِ عِنْدَ زَاوِيَةٍ وَاحِدَةٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ مَا إِذَا كَانَ ذٰلِكَ حَقِيقِيًّا، وَمَا الَّذِي عَلَيْكْ قِيَاسُهُ؟',
          'مَتَى تَكُونُ نَتِيجَةُ الْعَنَاصِرِ الْمَحْدُودَةِ مَوْثُوقَةً عِنْدَكْ؟',
          'الشبكة والزاوية الحادة والتلامس والتثبيت|حساب يدوي للتقدير|افتراض الأحمال|قياس فعلي في المكان',
          'شبكة,زاوية,حمل,تثبيت,قياس',
          'ذِرْوَةِ الْإِجْهَادِ فِي التَّحْلِيلِ',
        ],
        {
          en: [
            [
              'finer mesh is always more accurate|finer mesh always',
              'At a sharp corner a finer mesh only raises the value; it never converges.',
            ],
          ],
          ar: [
            [
              'الشبكه الادق ادق دائما',
              'عند الزاوية الحادة ترتفع القيمة مع تنعيم الشبكة دون تقارب.',
            ],
          ],
        },
      ),
      template(
        'mechanical-shutdown',
        'practice planning',
        [
          'You plan a two-week shutdown of a plant. How do you decide what is done, and what do you do when an inspection finds a surprise on day three?',
          'How do you plan a plant shutdown?',
          'work that only a shutdown allows, by risk|critical path, parts and permits beforehand|time kept for findings|who may decide to extend',
          'shutdown,critical path,permit,parts,inspection,scope',
          'planning a shutdown',
        ],
        [
          'التَّوَقُّفُ السَّنَوِيُّ لِلْمَصْنَعِ أُسْبُوعَانِ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لِلْأَعْمَالِ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ إِذَا ظَهَرَتْ مُفَاجَأَةٌ فِي الْيَوْمِ الثَّالِثِ؟',
          'مَا طَرِيقَتُكْ فِي التَّخْطِيطِ لِتَوَقُّفِ الْمَصْنَعِ؟',
          'ما لا يتم إلا في التوقف حسب الخطر|المسار الحرج والقطع والتصاريح مسبقا|وقت للمفاجآت|صاحب قرار التمديد',
          'توقف,مسار,تصريح,قطع,فحص',
          'التَّوَقُّفِ السَّنَوِيِّ',
        ],
      ),
      template(
        'mechanical-cost-down',
        'practice judgement',
        [
          'You are asked to take a fifth of the cost out of a proven product. Where do you look, and what would you not touch?',
          'How do you make a product cheaper without making it worse?',
          'where the money is: material, operations, assembly, variants|functions the customer pays for|parts that carry safety or durability|proof by test before release',
          'cost,material,assembly,tolerance,test,safety',
          'taking cost out of a product',
        ],
        [
          'الْمَطْلُوبُ خَفْضُ خُمُسِ تَكْلِفَةِ مُنْتَجٍ نَاجِحٍ. مِنْ أَيْنَ سَيَبْدَأُ بَحْثُكْ عَنِ التَّوْفِيرِ، وَمَا الَّذِي يَجِبُ أَنْ يَبْقَى كَمَا هُوَ؟',
          'مَا طَرِيقَتُكْ فِي خَفْضِ تَكْلِفَةِ مُنْتَجٍ دُونَ الْإِضْرَارِ بِهِ؟',
          'مكان التكلفة: المادة والعمليات والتجميع|الوظائف التي يدفع لها العميل|ما يحمل السلامة والمتانة|إثبات بالاختبار قبل الإطلاق',
          'تكلفة,مادة,تجميع,اختبار,سلامة',
          'خَفْضِ تَكْلِفَةِ الْمُنْتَجِ',
        ],
        {
          en: [
            [
              'small change needs no test|proven product needs no test*|proven so no test is needed',
              'Even a small change to a proven part is verified by calculation or trial before release.',
            ],
          ],
          ar: [
            [
              'التغيير البسيط لا يحتاج اختبار*|التعديل البسيط ما يحتاج فحص|المنتج مجرب فلا يحتاج اختبار*',
              'كل تعديل في قطعة مجربة يثبت بالحساب أو التجربة قبل اعتماده.',
            ],
          ],
        },
      ),
    ],
  },
};

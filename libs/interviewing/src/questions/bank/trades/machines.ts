import { template } from '../template';
import type { Trade } from './trade';

/** Rotating machines. */
export const MACHINES: Trade = {
  family: 'engineering',
  apart: true,
  evidence:
    /\b(?:mechanical|rotating|pumps?|compressors?|turbines?|gearbox\w*|machin\w+|maintenance|hydraulic\w*|solidworks)\b|ميكانيك|مضخ|ضواغط|توربين|الات|معدات|صيانه/u,
  technical: {
    easy: [
      template(
        'machine-vibration',
        'practice diagnosis',
        [
          'A pump has become louder and its bearing is warm. What do you check before anyone takes it apart?',
          'How do you look into a machine that sounds different?',
          'what changed: load, flow, level, recent work|vibration, temperature, lubrication, alignment|when it must be stopped at once',
          'bearing,vibration,temperature,alignment,lubrication,stop',
          'a pump that has become louder',
        ],
        [
          'ارْتَفَعَ صَوْتُ مِضَخَّةٍ وَسَخُنَ مَحْمَلُهَا. مَا الَّذِي يَجِبُ عَلَيْكْ فَحْصُهُ قَبْلَ تَفْكِيكِهَا؟',
          'مَا طَرِيقَتُكْ فِي فَحْصِ آلَةٍ تَغَيَّرَ صَوْتُهَا؟',
          'ما تغير: الحمل والتدفق والمستوى وآخر عمل|الاهتزاز والحرارة والتزييت والمحاذاة|متى يجب الإيقاف فورا',
          'محمل,اهتزاز,حرارة,محاذاة,تزييت',
          'مِضَخَّةٍ ارْتَفَعَ صَوْتُهَا',
        ],
        {
          en: [
            [
              'more grease is always better|just fill it with grease|more grease always helps|just add more grease',
              'Too much lubricant churns and overheats a bearing.',
            ],
            [
              'take the guard off while it runs|open it while it is running|touch the shaft while it runs|put my hand in while it runs',
              'A machine is stopped and isolated before a guard is removed or a moving part touched.',
            ],
          ],
          ar: [
            [
              'كثره الشحم افضل|زياده الشحم دايما افضل|نزيد الشحم وخلاص|كلما زاد الشحم كان افضل',
              'فائض التشحيم يسخن المحمل.',
            ],
            [
              'نفتح الغطاء وهي شغاله|نفتحها وهي شغاله|نرفع الحمايه اثناء التشغيل|نفتح المضخه اثناء التشغيل',
              'توقف الآلة وتعزل قبل رفع غطائها أو لمس جزء متحرك.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'machine-tolerance',
        'practice craft',
        [
          'A shaft and its bearing come from two suppliers and do not fit at assembly. How do you find which dimension is wrong, and what do you change on the drawing?',
          'How do you deal with parts that are within the drawing and still do not fit?',
          'measuring both against the drawing, at temperature|fit, tolerance chain and datum|function first: what the fit must do|a change that suppliers can hold and measure',
          'tolerance,fit,datum,measure,drawing,supplier',
          'parts that do not fit',
        ],
        [
          'عَمُودٌ وَمَحْمَلُهُ مِنْ مُوَرِّدَيْنِ لَا يَتَطَابَقَانِ عِنْدَ التَّرْكِيبِ. مَا طَرِيقَتُكْ فِي مَعْرِفَةِ الْقِيَاسِ الْخَاطِئِ، وَمَا الَّذِي عَلَيْكْ تَغْيِيرُهُ فِي الرَّسْمِ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ قِطَعٍ تُطَابِقُ الرَّسْمَ وَلَا تَتَرَكَّبُ؟',
          'قياس القطعتين مقابل الرسم وعند حرارة محددة|التوافق وسلسلة التفاوتات والمرجع|الوظيفة أولا: ما يجب أن يؤديه التوافق|تغيير يستطيع الموردون تنفيذه وقياسه',
          'تفاوت,توافق,مرجع,قياس,رسم,مورد',
          'قِطَعٍ لَا تَتَرَكَّبُ',
        ],
        {
          en: [
            [
              'tighter tolerances are always better|tighten all the tolerances|smaller tolerance is always better',
              'Tolerances closer than the function needs only raise the cost.',
            ],
            [
              'temperature does not matter|temperature makes no difference|just measure it warm',
              'Length changes with heat, so parts are measured at one reference, usually 20 degrees.',
            ],
          ],
          ar: [
            [
              'التفاوت الاضيق دايما افضل|نضيق كل التفاوتات|كلما ضاق التفاوت كان افضل',
              'تفاوت أدق مما تتطلبه الوظيفة يزيد الكلفة فقط.',
            ],
            [
              'الحراره لا توثر علي القياس|حراره القطعه لا تهم|الحراره ما توثر علي القياس',
              'تتغير الأطوال بالسخونة، فتقاس القطع عند مرجع واحد، عادة عشرين درجة.',
            ],
          ],
        },
      ),
    ],
    hard: [
      template(
        'machine-repeat-failure',
        'practice risk',
        [
          'The same shaft has broken three times, although the calculation says it should last for years. How do you work from the broken surface to the real load?',
          'How do you explain a part that fails well below its calculated life?',
          'the fracture: fatigue, overload, corrosion, where it starts|loads that were not calculated: misalignment, start-ups, resonance|measuring in operation|a change, and proof that it holds',
          'fatigue,fracture,load,resonance,measure,life',
          'a shaft that breaks again and again',
        ],
        [
          'انْكَسَرَ الْعَمُودُ نَفْسُهُ ثَلَاثَ مَرَّاتٍ مَعَ أَنَّ الْحِسَابَ يُعْطِيهِ سَنَوَاتٍ. مَا طَرِيقَتُكْ فِي مَعْرِفَةِ الْحِمْلِ الْحَقِيقِيِّ مِنْ سَطْحِ الْكَسْرِ؟',
          'مَا طَرِيقَتُكْ فِي تَفْسِيرِ قِطْعَةٍ تَنْكَسِرُ قَبْلَ الْمُدَّةِ الْمَحْسُوبَةِ بِكَثِيرٍ؟',
          'الكسر: كلال أو حمل زائد أو تآكل ومن أين بدأ|أحمال لم تحسب: انحراف وبدء تشغيل ورنين|القياس أثناء التشغيل|تغيير ودليل على نجاحه',
          'كلال,كسر,حمل,رنين,قياس',
          'عَمُودٍ يَنْكَسِرُ مِرَارًا',
        ],
        {
          en: [
            [
              'no fatigue below the yield|below yield it cannot fail|fatigue only happens above the yield|below the yield it never breaks',
              'Fatigue cracks grow under repeated stress far below the yield strength.',
            ],
            [
              'beach marks mean overload|beach marks show overload|beach marks are a sign of overload',
              'Beach marks show a crack that grew by fatigue.',
            ],
          ],
          ar: [
            [
              'لا كلال تحت حد الخضوع|الكلال يحدث فقط فوق الخضوع|تحت حد الخضوع لا ينكسر|تحت حد الخضوع ما ينكسر',
              'تنمو شقوق الكلال بإجهاد متكرر أقل كثيرا من مقاومة المعدن.',
            ],
            [
              'علامات الشاطي تعني حمل* زايد*|خطوط الشاطي تعني حمل* زايد*',
              'علامات الشاطئ أثر شق نما بالكلال.',
            ],
          ],
        },
      ),
    ],
  },
};

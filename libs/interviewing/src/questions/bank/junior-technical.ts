import { template, type ByDifficulty } from './template';

/** Technical questions for people without a job so far, about their studies and projects. */
export const JUNIOR_TECHNICAL: ByDifficulty = {
  easy: [
    template(
      'junior-project',
      'story craft',
      [
        'Tell me about the project or exercise from your studies that you are most pleased with. What did you do yourself?',
        'Tell me about one piece of work from your studies.',
        'what was asked|your own part|what came of it',
        'project,studies,part,built,result',
        'a project from your studies',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَنْجَحِ مَشْرُوعٍ أَوْ تَمْرِينٍ لَكْ فِي الدِّرَاسَةِ. مَا الْجُزْءُ الَّذِي عَمِلْتْ عَلَيْهِ بِنَفْسِكْ؟',
        'مَا الَّذِي أَنْجَزْتْهُ فِي الدِّرَاسَةِ وَيُعْجِبُكْ أَكْثَرَ مِنْ غَيْرِهِ؟',
        'المطلوب|الدور الشخصي|النتيجة',
        'مشروع,دراسة,دور,بناء,نتيجة',
        'مَشْرُوعٍ مِنَ الدِّرَاسَةِ',
      ],
    ),
    template(
      'junior-learn',
      'practice planning',
      [
        'In your first week here you meet something you never learned. What do you try yourself, and when do you ask?',
        'How do you learn something new for a task?',
        'where you look first|a small try of your own|when and what you ask',
        'learn,read,try,ask,example',
        'learning something new for a task',
      ],
      [
        'فِي أُسْبُوعِكْ الْأَوَّلِ هُنَا وَاجَهَكْ أَمْرٌ لَمْ يَمُرَّ بِكْ فِي دِرَاسَتِكْ. مَا خُطُوَاتُكْ لِفَهْمِهِ، وَمَتَى يَأْتِي وَقْتُ سُؤَالِ زَمِيلِكْ؟',
        'مَا طَرِيقَتُكْ فِي تَعَلُّمِ أَمْرٍ جَدِيدٍ تَحْتَاجُ إِلَيْهِ مَهَمَّتُكْ؟',
        'أول مصدر للبحث|تجربة صغيرة|متى يسأل وعن ماذا',
        'تعلم,بحث,تجربة,سؤال,مثال',
        'تَعَلُّمِ أَمْرٍ جَدِيدٍ لِمَهَمَّةٍ',
      ],
    ),
  ],
  medium: [
    template(
      'junior-stuck',
      'story diagnosis',
      [
        'Tell me about a point in a project or training where you were stuck. How did you find out what was wrong?',
        'Tell me about a difficulty in a project, and how you got past it.',
        'the difficulty|what you tried|how the cause showed|what you took from it',
        'stuck,tried,cause,solved,learned',
        'a difficulty in a project',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ صُعُوبَةٍ أَوْقَفَتْكْ فِي مَشْرُوعٍ أَوْ تَدْرِيبٍ. كَيْفَ عَرَفْتْ سَبَبَهَا، وَكَيْفَ تَجَاوَزْتْهَا؟',
        'أَيُّ صُعُوبَةٍ وَاجَهَتْكْ فِي مَشْرُوعٍ، وَكَيْفَ حَلَلْتْهَا؟',
        'الصعوبة|المحاولات|كيف ظهر السبب|الدرس منها',
        'صعوبة,محاولة,سبب,حل,تعلم',
        'صُعُوبَةٍ فِي مَشْرُوعٍ',
      ],
    ),
    template(
      'junior-check',
      'practice quality',
      [
        'You have a result that looks right, and nobody to check it. How do you convince yourself that it is?',
        'How do you check your own result?',
        'an estimate or a case with a known answer|a second way to the same result|limits and units|what would raise doubt',
        'check,estimate,compare,test,doubt',
        'checking your own result',
      ],
      [
        'وَصَلْتْ إِلَى نَتِيجَةٍ تَبْدُو صَحِيحَةً وَلَا أَحَدَ يُرَاجِعُهَا مَعَكْ. مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْهَا؟',
        'مَا طَرِيقَتُكْ فِي مُرَاجَعَةِ نَتِيجَتِكْ دُونَ مُسَاعَدَةٍ؟',
        'تقدير أو حالة معروفة الجواب|طريق آخر إلى النتيجة|الحدود والوحدات|ما يثير الشك',
        'تحقق,تقدير,مقارنة,اختبار,شك',
        'مُرَاجَعَةِ النَّتِيجَةِ',
      ],
    ),
  ],
  hard: [
    template(
      'junior-assumption',
      'practice judgement',
      [
        'Choose a rule you learned in your field. What does it assume, and what happens when that does not hold?',
        'When does a rule that you learned no longer hold?',
        'the rule|its assumptions|a case where one fails|what one does instead',
        'rule,assumption,fails,case,instead',
        'a rule and its assumptions',
      ],
      [
        'أَيُّ قَاعِدَةٍ دَرَسْتْهَا تَقُومُ عَلَى افْتِرَاضَاتٍ، وَمَاذَا يَحْدُثُ عِنْدَمَا لَا تَصِحُّ؟',
        'مَتَى لَا تَصِحُّ قَاعِدَةٌ تَعَلَّمْتْهَا فِي الدِّرَاسَةِ؟',
        'القاعدة|افتراضاتها|حالة يسقط فيها أحدها|البديل حينها',
        'قاعدة,افتراض,حالة,بديل',
        'قَاعِدَةٍ وَافْتِرَاضَاتِهَا',
      ],
    ),
    template(
      'junior-real-use',
      'practice improvement',
      [
        'Suppose a project from your studies had to serve real users for a year. What would break first, and how would you change it?',
        'What would a project from your studies need before others could rely on it?',
        'what breaks first and why|what real use demands|the change, and its price|how you would test it',
        'real,users,break,change,test',
        'a project in real use',
      ],
      [
        'لَوِ اسْتَخْدَمَ النَّاسُ مَشْرُوعًا مِنْ مَشَارِيعِكْ فِي الدِّرَاسَةِ لِمُدَّةِ عَامٍ، فَمَا أَوَّلُ مَا سَيَتَعَطَّلُ بِرَأْيِكْ، وَمَا خُطَّتُكْ لِإِصْلَاحِهِ؟',
        'مَاذَا يَنْقُصُ مَشْرُوعَكْ فِي الدِّرَاسَةِ لِيَعْتَمِدَ عَلَيْهِ الْآخَرُونَ؟',
        'أول ما يتعطل وسببه|ما يتطلبه الاستخدام الحقيقي|التعديل وثمنه|طريقة اختباره',
        'حقيقي,استخدام,تعطل,تعديل,اختبار',
        'مَشْرُوعٍ فِي اسْتِخْدَامٍ حَقِيقِيٍّ',
      ],
    ),
  ],
};

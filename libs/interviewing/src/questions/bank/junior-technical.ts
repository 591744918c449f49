import { template, type ByDifficulty } from './template';

/** Technical questions for people without a job so far, about their studies and projects. */
export const JUNIOR_TECHNICAL: ByDifficulty = {
  easy: [
    template(
      'junior-project',
      'story craft',
      [
        'Which project or exercise from your studies are you most pleased with? What was asked, and what did you do yourself?',
        'Tell me about one piece of work from your studies.',
        'what was asked|your own part|what came of it',
        'project,studies,part,built,result',
        'a project from your studies',
      ],
      [
        'أَيُّ مَشْرُوعٍ أَوْ تَمْرِينٍ مِنَ الدِّرَاسَةِ كَانَ الْأَنْجَحَ؟ مَا الْمَطْلُوبُ فِيهِ، وَمَا الْجُزْءُ الَّذِي كَانَ مِنْ عَمَلِكْ؟',
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمَلٍ وَاحِدٍ مِنَ الدِّرَاسَةِ.',
        'المطلوب|الدور الشخصي|النتيجة',
        'مشروع,دراسة,دور,بناء,نتيجة',
        'مَشْرُوعٍ مِنَ الدِّرَاسَةِ',
      ],
    ),
    template(
      'junior-learn',
      'practice planning',
      [
        'In your first week here you meet something that you never learned. How do you go about it before you ask, and when do you ask?',
        'How do you learn something new for a task?',
        'where you look first|a small try of your own|when and what you ask',
        'learn,read,try,ask,example',
        'learning something new for a task',
      ],
      [
        'فِي الْأُسْبُوعِ الْأَوَّلِ يَظْهَرُ أَمْرٌ لَمْ تَشْمَلْهُ الدِّرَاسَةُ. مَا الْخُطُوَاتُ قَبْلَ السُّؤَالِ، وَمَتَى يُسْأَلُ؟',
        'كَيْفَ يُتَعَلَّمُ أَمْرٌ جَدِيدٌ لِإِنْجَازِ مَهَمَّةٍ؟',
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
        'In a project or during training, where were you stuck the longest? How did you find out what was wrong?',
        'Tell me about a difficulty in a project, and how you got past it.',
        'the difficulty|what you tried|how the cause showed|what you took from it',
        'stuck,tried,cause,solved,learned',
        'a difficulty in a project',
      ],
      [
        'فِي مَشْرُوعٍ أَوْ تَدْرِيبٍ، أَيُّ صُعُوبَةٍ أَخَذَتْ أَطْوَلَ وَقْتٍ؟ وَكَيْفَ عُرِفَ السَّبَبُ؟',
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ صُعُوبَةٍ فِي مَشْرُوعٍ، وَكَيْفَ حُلَّتْ.',
        'الصعوبة|المحاولات|كيف ظهر السبب|الدرس منها',
        'صعوبة,محاولة,سبب,حل,تعلم',
        'صُعُوبَةٍ فِي مَشْرُوعٍ',
      ],
    ),
    template(
      'junior-check',
      'practice quality',
      [
        'You have a result that looks right, and nobody to check it. How do you convince yourself, and what would make you doubt it?',
        'How do you check your own result?',
        'an estimate or a case with a known answer|a second way to the same result|limits and units|what would raise doubt',
        'check,estimate,compare,test,doubt',
        'checking your own result',
      ],
      [
        'ظَهَرَتْ نَتِيجَةٌ تَبْدُو صَحِيحَةً وَلَا أَحَدَ يُرَاجِعُهَا. كَيْفَ يُتَأَكَّدُ مِنْهَا، وَمَا الَّذِي يُثِيرُ الشَّكَّ فِيهَا؟',
        'كَيْفَ تُرَاجَعُ النَّتِيجَةُ دُونَ مُسَاعَدَةٍ؟',
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
        'Choose something you learned as a rule in your field. On which assumptions does it rest, and what happens when one of them fails?',
        'When does a rule that you learned no longer hold?',
        'the rule|its assumptions|a case where one fails|what one does instead',
        'rule,assumption,fails,case,instead',
        'a rule and its assumptions',
      ],
      [
        'لِنَأْخُذْ قَاعِدَةً مِنَ الدِّرَاسَةِ فِي هٰذَا الْمَجَالِ. عَلَى أَيِّ افْتِرَاضَاتٍ تَقُومُ، وَمَاذَا يَحْدُثُ إِذَا سَقَطَ أَحَدُهَا؟',
        'مَتَى لَا تَصِحُّ قَاعِدَةٌ شَمِلَتْهَا الدِّرَاسَةُ؟',
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
        'لَوِ اسْتُخْدِمَ مَشْرُوعٌ مِنَ الدِّرَاسَةِ اسْتِخْدَامًا حَقِيقِيًّا لِمُدَّةِ عَامٍ، فَمَا أَوَّلُ مَا يَتَعَطَّلُ، وَكَيْفَ يُعَدَّلُ؟',
        'مَاذَا يَلْزَمُ مَشْرُوعًا مِنَ الدِّرَاسَةِ لِيَعْتَمِدَ عَلَيْهِ الْآخَرُونَ؟',
        'أول ما يتعطل وسببه|ما يتطلبه الاستخدام الحقيقي|التعديل وثمنه|طريقة اختباره',
        'حقيقي,استخدام,تعطل,تعديل,اختبار',
        'مَشْرُوعٍ فِي اسْتِخْدَامٍ حَقِيقِيٍّ',
      ],
    ),
  ],
};

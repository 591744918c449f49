import { template, type ByDifficulty } from './template';

/** HR questions for people without a job so far, about studies, groups and training. */
export const JUNIOR_HR: ByDifficulty = {
  easy: [
    template(
      'junior-hr-why',
      'practice motivation',
      [
        'What made you choose this field, and what do you hope to learn in your first job?',
        'Why this field, and what do you want from your first job?',
        'what drew you to the field, with an example|what you want to learn|how that fits this position',
        'field,learn,interest,first,grow',
        'choosing your field',
      ],
      [
        'لِمَاذَا كَانَ اخْتِيَارُكْ لِهٰذَا الْمَجَالِ، وَمَا الَّذِي يَهُمُّكْ تَعَلُّمُهُ فِي أَوَّلِ وَظِيفَةٍ؟',
        'مَا سَبَبُ اخْتِيَارِ هٰذَا الْمَجَالِ، وَمَا الْمُنْتَظَرُ مِنْ أَوَّلِ وَظِيفَةٍ؟',
        'سبب اختيار المجال مع مثال|ما يراد تعلمه|صلة ذلك بهذه الوظيفة',
        'مجال,تعلم,اهتمام,أول,تطور',
        'اخْتِيَارِ الْمَجَالِ',
      ],
    ),
    template(
      'junior-hr-group',
      'story teamwork',
      [
        'Tell me about a group project or a team you were part of. What was your role, and how did you work together?',
        'When did you work in a group, and what did you contribute?',
        'the group and its task|your own role|how you worked together|the result',
        'group,team,role,together,result',
        'working in a group',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمَلٍ جَمَاعِيٍّ شَارَكْتْ فِيهِ. مَا كَانَ دَوْرُكْ، وَكَيْفَ كَانَ التَّعَاوُنُ بَيْنَكُمْ؟',
        'مَا الْعَمَلُ الْجَمَاعِيُّ الَّذِي كَانَ لَكْ فِيهِ دَوْرٌ، وَمَا هُوَ؟',
        'المجموعة ومهمتها|الدور الشخصي|طريقة التعاون|النتيجة',
        'مجموعة,فريق,دور,تعاون,نتيجة',
        'الْعَمَلِ الْجَمَاعِيِّ',
      ],
    ),
    template(
      'junior-hr-feedback',
      'practice learning',
      [
        'How do you like to be taught something new at work, and how do you take feedback?',
        'What helps you learn from someone more experienced?',
        'how you learn best|how you ask|what you do with feedback, with an example',
        'learn,feedback,ask,practise,example',
        'learning from others',
      ],
      [
        'مَا أَفْضَلُ طَرِيقَةٍ لَكْ فِي تَعَلُّمِ شَيْءٍ جَدِيدٍ فِي الْعَمَلِ، وَكَيْفَ يَكُونُ تَقَبُّلُكْ لِلْمُلَاحَظَاتِ؟',
        'مَا الَّذِي يُسَاعِدُكْ عَلَى التَّعَلُّمِ مِنْ أَصْحَابِ الْخِبْرَةِ؟',
        'أفضل طريقة للتعلم|طريقة السؤال|التعامل مع الملاحظات مع مثال',
        'تعلم,ملاحظات,سؤال,تدريب,مثال',
        'التَّعَلُّمِ مِنَ الْآخَرِينَ',
      ],
    ),
  ],
  medium: [
    template(
      'junior-hr-deadline',
      'story pressure',
      [
        'Tell me about a time when several deadlines came together. How did you decide what to do first?',
        'When did you have too much to do at once, and how did you manage?',
        'what had to be done|how you set the order|whom you told|how it ended',
        'deadline,priority,plan,time,finished',
        'several deadlines at once',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ وَقْتٍ اجْتَمَعَتْ فِيهِ عِدَّةُ مَوَاعِيدِ تَسْلِيمٍ. كَيْفَ كَانَ تَحْدِيدُ الْأَوَّلِيَّاتِ؟',
        'مَتَى كَانَ عَلَيْكْ عَمَلٌ كَثِيرٌ فِي وَقْتٍ وَاحِدٍ، وَكَيْفَ أُنْجِزَ؟',
        'المطلوب إنجازه|ترتيب الأولويات|من أبلغ|كيف انتهى',
        'موعد,أولوية,خطة,وقت,إنجاز',
        'اجْتِمَاعِ الْمَوَاعِيدِ',
      ],
    ),
    template(
      'junior-hr-disagree',
      'story conflict',
      [
        'Tell me about a disagreement in a group you worked in. What did you do to settle it?',
        'When did people in your group want different things, and what did you do?',
        'what the disagreement was about|how you listened|what you did yourself|how it ended',
        'disagree,group,listen,agree,result',
        'a disagreement in a group',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ خِلَافٍ فِي مَجْمُوعَةٍ شَارَكْتْ فِيهَا. مَا الَّذِي سَاعَدَ عَلَى حَلِّهِ؟',
        'مَتَى اخْتَلَفَتِ الْآرَاءُ فِي الْمَجْمُوعَةِ، وَكَيْفَ كَانَ تَصَرُّفُكْ؟',
        'موضوع الخلاف|الاستماع|التصرف الشخصي|كيف انتهى',
        'خلاف,مجموعة,استماع,اتفاق,نتيجة',
        'الْخِلَافِ فِي الْمَجْمُوعَةِ',
      ],
    ),
    template(
      'junior-hr-initiative',
      'story initiative',
      [
        'What have you started or organised on your own initiative, in or outside university, and what came of it?',
        'When did you do something nobody had asked of you?',
        'what you started and why|what you did|who benefited|the result',
        'started,organised,initiative,idea,result',
        'something you started yourself',
      ],
      [
        'مَا الْمُبَادَرَةُ الَّتِي بَدَأَتْ بِفِكْرَةٍ مِنْكْ، فِي الْجَامِعَةِ أَوْ خَارِجَهَا، وَمَا نَتِيجَتُهَا؟',
        'مَتَى كَانَ لَكْ عَمَلٌ لَمْ يَطْلُبْهُ أَحَدٌ؟',
        'المبادرة وسببها|ما نفذ|المستفيدون|النتيجة',
        'مبادرة,فكرة,تنظيم,بداية,نتيجة',
        'مُبَادَرَةٍ شَخْصِيَّةٍ',
      ],
    ),
  ],
  hard: [
    template(
      'junior-hr-failure',
      'story learning',
      [
        'Tell me about something you tried that did not work out. What did you learn, and what do you do differently now?',
        'When did you fail at something, and what did you take from it?',
        'what you tried|why it did not work|what you learned|what you do differently',
        'failed,tried,learned,change,differently',
        'something that did not work out',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُحَاوَلَةٍ لَمْ تَنْجَحْ. مَا الدَّرْسُ الَّذِي بَقِيَ مِنْهَا، وَمَا الَّذِي تَغَيَّرَ بَعْدَهَا؟',
        'مَتَى لَمْ تَسِرِ الْأُمُورُ كَمَا أَرَدْتْ، وَمَا الدَّرْسُ؟',
        'المحاولة|سبب عدم النجاح|الدرس|ما تغير',
        'فشل,محاولة,درس,تغيير',
        'مُحَاوَلَةٍ لَمْ تَنْجَحْ',
      ],
    ),
    template(
      'junior-hr-mistake',
      'practice integrity',
      [
        'You notice a mistake of your own the day after you handed the work in, and nobody else has seen it. What do you do?',
        'What do you do when you find your own mistake too late?',
        'saying so at once, and to whom|how large the damage is|how you put it right|how you avoid it next time',
        'mistake,tell,manager,fix,honest',
        'finding your own mistake',
      ],
      [
        'بَعْدَ تَسْلِيمِ الْعَمَلِ بِيَوْمٍ يَظْهَرُ لَكْ خَطَأٌ مِنْكْ لَمْ يَرَهُ أَحَدٌ. كَيْفَ يَكُونُ تَصَرُّفُكْ؟',
        'مَا التَّصَرُّفُ عِنْدَ اكْتِشَافِ خَطَأٍ شَخْصِيٍّ مُتَأَخِّرٍ؟',
        'الإبلاغ فورا ولمن|حجم الضرر|التصحيح|تجنبه لاحقا',
        'خطأ,إبلاغ,مدير,تصحيح,صدق',
        'اكْتِشَافِ خَطَأٍ شَخْصِيٍّ',
      ],
    ),
    template(
      'junior-hr-no-answer',
      'practice adaptability',
      [
        'Your manager is away, a task is urgent, and you are not sure how to do it. What do you do?',
        'How do you handle an urgent task that you have never done before?',
        'what you can find out alone|whom else you ask|what you would not do without approval|how you report it afterwards',
        'urgent,ask,check,risk,report',
        'an urgent task without help',
      ],
      [
        'الْمُدِيرُ غَائِبٌ وَالْمَهَمَّةُ عَاجِلَةٌ، وَطَرِيقَةُ تَنْفِيذِهَا غَيْرُ وَاضِحَةٍ لَكْ. كَيْفَ يَكُونُ تَصَرُّفُكْ؟',
        'مَا التَّصَرُّفُ أَمَامَ مَهَمَّةٍ عَاجِلَةٍ لَمْ تَسْبِقْ لَكْ تَجْرِبَتُهَا؟',
        'ما يمكن معرفته ذاتيا|من يسأل غير المدير|ما لا يتم دون موافقة|الإبلاغ بعد ذلك',
        'عاجل,سؤال,تحقق,خطر,إبلاغ',
        'مَهَمَّةٍ عَاجِلَةٍ دُونَ مُسَاعَدَةٍ',
      ],
    ),
  ],
};

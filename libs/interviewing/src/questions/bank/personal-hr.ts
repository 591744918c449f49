import { template, type ByDifficulty } from './template';

/** HR questions that name the candidate's employers and projects, the position and the company. */
export const PERSONAL_HR: ByDifficulty = {
  easy: [
    template(
      'why-role',
      'practice motivation',
      [
        'What draws you to the position of {role}, and why now?',
        'Why did you choose to apply for {role}?',
        'what in the role appeals to you|how it follows from what you did before|what you want to learn',
        'interest,role,team,learn,grow,career',
      ],
      [
        'مَا الَّذِي يَجْذِبُكَ إِلَى وَظِيفَةِ {role}، وَلِمَاذَا الْآنَ؟',
        'مَا سَبَبُ التَّقَدُّمِ إِلَى وَظِيفَةِ {role}؟',
        'ما يجذب في الوظيفة|صلتها بالخبرة السابقة|ما يراد تعلمه',
        'اهتمام,وظيفة,فريق,تعلم,تطور',
      ],
    ),
    template(
      'employer-enjoyed',
      'story motivation',
      [
        'What did you enjoy most in your work at {employer}, and what did you enjoy least?',
        'Which days at {employer} were good ones, and which were not?',
        'what you enjoyed, with an example|what you enjoyed less, said fairly|what this says about the work you look for',
        'enjoyed,team,learned,challenge,work',
      ],
      [
        'مَا أَكْثَرُ مَا كَانَ مُمْتِعًا فِي عَمَلِكَ فِي {employer}، وَمَا أَقَلُّهُ؟',
        'كَيْفَ كَانَتِ الْأَيَّامُ الْجَيِّدَةُ فِي {employer}، وَكَيْفَ كَانَتِ الصَّعْبَةُ؟',
        'ما كان ممتعا مع مثال|ما كان أقل متعة بإنصاف|دلالة ذلك على العمل المناسب',
        'متعة,فريق,تعلم,تحدي,عمل',
      ],
    ),
    template(
      'company-know',
      'practice motivation',
      [
        'What do you know about {company}, and what would you like to ask the people who work there?',
        'What have you read or heard about {company}?',
        'what the company does|what interests you in it|a question that shows preparation',
        'company,customers,product,read,culture',
      ],
      [
        'مَا الْمَعْرُوفُ لَدَيْكَ عَنْ {company}، وَمَا السُّؤَالُ الَّذِي يُطْرَحُ عَلَى الْعَامِلِينَ فِيهَا؟',
        'مَا الَّذِي قُرِئَ أَوْ سُمِعَ عَنْ {company}؟',
        'نشاط الشركة|ما يثير الاهتمام فيها|سؤال يدل على الاستعداد',
        'شركة,عملاء,منتج,ثقافة,قراءة',
      ],
    ),
    template(
      'project-proud',
      'story initiative',
      [
        'What makes you glad to have been part of {project}, and what was it like to work on it?',
        'What did you like about working on {project}?',
        'what you are glad of|your own part|the people around you',
        'glad,team,part,proud,people',
      ],
      [
        'مَا الَّذِي يَبْعَثُ عَلَى الرِّضَا فِي الْعَمَلِ عَلَى مَشْرُوعِ {project}، وَكَيْفَ كَانَتْ تِلْكَ التَّجْرِبَةُ؟',
        'مَا الْجَمِيلُ فِي الْعَمَلِ عَلَى مَشْرُوعِ {project}؟',
        'سبب الرضا|الدور فيه|الزملاء',
        'رضا,فريق,دور,ناس',
      ],
    ),
  ],
  medium: [
    template(
      'employer-disagreement',
      'story conflict',
      [
        'Describe a disagreement you had with someone at {employer}. How did you settle it, and what came of it?',
        'When did you see a matter differently from a colleague at {employer}, and what did you do?',
        'what the disagreement was about|how you listened to the other side|what you did yourself|the result for the work and the people',
        'disagreement,listened,colleague,agreed,discussed,result',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ خِلَافٍ فِي الرَّأْيِ مَعَ زَمِيلٍ فِي {employer}. كَيْفَ حُلَّ، وَمَا النَّتِيجَةُ؟',
        'مَتَى اخْتَلَفَ رَأْيُكَ عَنْ رَأْيِ زَمِيلٍ فِي {employer}، وَمَا الَّذِي حَدَثَ؟',
        'موضوع الخلاف|الاستماع إلى الطرف الآخر|التصرف الشخصي|النتيجة على العمل والعلاقة',
        'خلاف,استماع,زميل,اتفاق,نقاش',
      ],
    ),
    template(
      'employer-proudest',
      'story initiative',
      [
        'Which achievement at {employer} are you proudest of, and how do you know that it made a difference?',
        'What did you leave better at {employer} than you found it?',
        'the situation before|what you did yourself|the difference, measured|who benefited',
        'achievement,improved,percent,customers,team,result',
      ],
      [
        'مَا أَكْثَرُ إِنْجَازٍ فِي {employer} يَبْعَثُ عَلَى الْفَخْرِ، وَمَا الدَّلِيلُ عَلَى أَثَرِهِ؟',
        'مَا الَّذِي صَارَ أَفْضَلَ فِي {employer} بِفَضْلِ عَمَلِكْ؟',
        'الوضع قبل ذلك|العمل الشخصي|الأثر المقيس|المستفيدون',
        'إنجاز,تحسين,نسبة,عملاء,فريق',
      ],
    ),
    template(
      'project-team',
      'story teamwork',
      [
        'How did the people around you shape {project}, and what did you do to help them work well together?',
        'Who did you work with on {project}, and how did you help each other?',
        'who was involved|how the work was shared|what you did for the others|what you learned about teamwork',
        'team,together,shared,helped,feedback',
      ],
      [
        'كَيْفَ أَثَّرَ مَنْ حَوْلَكَ فِي مَشْرُوعِ {project}، وَمَا الَّذِي سَاعَدَهُمْ عَلَى التَّعَاوُنِ؟',
        'مَنِ الَّذِينَ شَارَكُوا فِي مَشْرُوعِ {project}، وَكَيْفَ كَانَ التَّعَاوُنُ بَيْنَهُمْ؟',
        'المشاركون|توزيع العمل|ما قدم للآخرين|درس في العمل الجماعي',
        'فريق,تعاون,توزيع,مساعدة,ملاحظات',
      ],
    ),
    template(
      'role-fit',
      'practice motivation',
      [
        'Which part of the position of {role} would suit you best, and which would you have to grow into?',
        'In the position of {role}, where would you feel at home, and where not yet?',
        'the part that fits, with proof|the part to grow into|how you would grow',
        'strength,learn,grow,experience,role',
      ],
      [
        'أَيُّ جُزْءٍ مِنْ وَظِيفَةِ {role} هُوَ الْأَنْسَبُ، وَأَيُّ جُزْءٍ يَحْتَاجُ إِلَى نُمُوٍّ؟',
        'أَيْنَ تَكُونُ الْبِدَايَةُ سَهْلَةً فِي وَظِيفَةِ {role}، وَأَيْنَ تَكُونُ صَعْبَةً؟',
        'الجزء المناسب مع دليل|الجزء المحتاج إلى نمو|طريقة النمو',
        'قوة,تعلم,نمو,خبرة',
      ],
    ),
  ],
  hard: [
    template(
      'employer-bad-news',
      'story influence',
      [
        'Tell me about a time at {employer} when you had to give unwelcome news to someone senior. How did you prepare, and how did it end?',
        'When did you have to tell a manager at {employer} something they did not want to hear?',
        'what was at stake|how you prepared the facts|how you said it|the outcome and what you would change',
        'news,manager,facts,honest,prepared,outcome',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ خَبَرٍ غَيْرِ سَارٍّ لَزِمَ نَقْلُهُ إِلَى مَسْؤُولٍ فِي {employer}. كَيْفَ كَانَ الِاسْتِعْدَادُ، وَكَيْفَ انْتَهَى الْأَمْرُ؟',
        'مَتَى لَزِمَ إِخْبَارُ مُدِيرٍ فِي {employer} بِمَا لَا يُرِيدُ سَمَاعَهُ؟',
        'ما كان على المحك|إعداد الحقائق|طريقة نقل الخبر|النتيجة وما يستحق التغيير',
        'خبر,مدير,حقائق,صدق,نتيجة',
      ],
    ),
    template(
      'role-ninety-days',
      'practice adaptability',
      [
        'Imagine you have the position of {role}. After ninety days your manager is disappointed. What is the likeliest reason, and how would you prevent it?',
        'What could make your first three months as {role} fail, and what would you do early against it?',
        'an honest risk|its early signs|what you would agree on at the start|how you would ask for feedback',
        'risk,expectations,feedback,manager,first,priorities',
      ],
      [
        'لِنَفْتَرِضْ أَنَّ الْمُدِيرَ غَيْرُ رَاضٍ بَعْدَ تِسْعِينَ يَوْمًا فِي وَظِيفَةِ {role}. مَا السَّبَبُ الْأَرْجَحُ، وَكَيْفَ يُمْكِنُ تَجَنُّبُهُ؟',
        'مَا الَّذِي قَدْ يُفْشِلُ الْأَشْهُرَ الثَّلَاثَةَ الْأُولَى فِي وَظِيفَةِ {role}، وَمَا الْوِقَايَةُ مِنْهُ؟',
        'خطر محتمل بصدق|علاماته المبكرة|الاتفاق على التوقعات في البداية|طلب الملاحظات',
        'خطر,توقعات,ملاحظات,مدير,أولويات',
      ],
    ),
    template(
      'employer-unpopular',
      'story influence',
      [
        'Which unpopular decision did you carry through at {employer}, and how did you keep the trust of those who opposed it?',
        'When did you stand for something at {employer} that others did not want?',
        'the decision and why it was needed|who opposed it and why|what you did to keep their trust|what came of it',
        'decision,opposed,trust,listened,explained,outcome',
      ],
      [
        'أَيُّ قَرَارٍ غَيْرِ مَرْغُوبٍ نُفِّذَ عَلَى يَدِكَ فِي {employer}، وَكَيْفَ بَقِيَتْ ثِقَةُ الْمُعَارِضِينَ لَهُ؟',
        'مَتَى كَانَ لَكَ فِي {employer} مَوْقِفٌ لَا يُرِيدُهُ الْآخَرُونَ؟',
        'القرار وضرورته|المعارضون وأسبابهم|الحفاظ على الثقة|النتيجة',
        'قرار,معارضة,ثقة,شرح,نتيجة',
      ],
    ),
  ],
};

import { template, type ByDifficulty } from './template';

/** HR questions that name the candidate's employers and projects, the position and the company. */
export const PERSONAL_HR: ByDifficulty = {
  easy: [
    template(
      'why-role',
      'practice motivation',
      [
        'Why are you interested in the {role} position, and why now?',
        'What made you apply for the {role} position?',
        'what in the role appeals to you|how it follows from what you did before|what you want to learn',
        'interest,role,team,learn,grow,career',
      ],
      [
        'مَا الَّذِي يَجْذِبُكْ إِلَى وَظِيفَةِ {role}، وَلِمَاذَا الْآنَ؟',
        'مَا سَبَبُ تَقَدُّمِكْ إِلَى وَظِيفَةِ {role}؟',
        'ما يجذب في الوظيفة|صلتها بالخبرة السابقة|ما يراد تعلمه',
        'اهتمام,وظيفة,فريق,تعلم,تطور',
      ],
    ),
    template(
      'employer-enjoyed',
      'story motivation',
      [
        'What did you enjoy most about your work at {employer}, and what did you enjoy least?',
        'Which days at {employer} were good ones, and which were not?',
        'what you enjoyed|an example of it|what you enjoyed less, said fairly|what this says about the work you look for',
        'enjoyed,liked,people,team,learned,challenge,boring,repetitive',
      ],
      [
        'مَا أَكْثَرُ مَا أَعْجَبَكْ فِي الْعَمَلِ فِي {employer}، وَمَا أَقَلُّ مَا أَعْجَبَكْ؟',
        'كَيْفَ كَانَتْ أَيَّامُكْ الْجَيِّدَةُ فِي {employer}، وَكَيْفَ كَانَتْ أَيَّامُكْ الصَّعْبَةُ؟',
        'ما أعجبك|مثال عليه|ما كان أقل متعة بإنصاف|دلالة ذلك على العمل المناسب',
        'استمتعت,ممتع,فريق,ناس,تعلم,تحدي,ممل,تكرار,روتين',
      ],
    ),
    template(
      'company-know',
      'practice motivation',
      [
        'What do you know about {company}, and what makes you want to work here?',
        'What have you read or heard about {company}?',
        'what the company does|what interests you in it|how it fits what you look for',
        'company,customers,product,read,culture',
      ],
      [
        'مَا مَعْلُومَاتُكْ عَنْ {company}، وَمَا سَبَبُ رَغْبَتِكْ فِي الْعَمَلِ مَعَنَا؟',
        'مَاذَا عَرَفْتْ عَنْ {company} حَتَّى الْآنَ؟',
        'نشاط الشركة|ما يثير الاهتمام فيها|صلتها بما يبحث عنه',
        'شركة,عملاء,منتج,ثقافة,قراءة',
      ],
    ),
    template(
      'project-proud',
      'story initiative',
      [
        'What are you most proud of in {project}, and why?',
        'What did you like about working on {project}?',
        'what you are proud of|your own part|the people around you',
        'proud,glad,team,part,people,built',
      ],
      [
        'مَا أَكْثَرُ مَا يَدْعُوكْ إِلَى الْفَخْرِ فِي مَشْرُوعِ {project}، وَلِمَاذَا؟',
        'مَا الَّذِي أَعْجَبَكْ فِي عَمَلِكْ عَلَى مَشْرُوعِ {project}؟',
        'سبب الفخر|الدور فيه|الزملاء',
        'فخر,فريق,دور,زملاء,أنجزنا',
      ],
    ),
  ],
  medium: [
    template(
      'employer-disagreement',
      'story conflict',
      [
        'Tell me about a disagreement you had with a colleague at {employer}. How did you settle it?',
        'When did you see a matter differently from a colleague at {employer}, and what did you do?',
        'what the disagreement was about|how you listened to the other side|what you did yourself|the result for the work and the people',
        'disagreement,listened,colleague,agreed,discussed,suggested,result',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ خِلَافٍ فِي الرَّأْيِ بَيْنَكْ وَبَيْنَ زَمِيلٍ فِي {employer}. كَيْفَ تَصَرَّفْتْ، وَكَيْفَ انْتْهَى الْخِلَافُ؟',
        'مَتَى اخْتَلَفَ رَأْيُكْ عَنْ رَأْيِ زَمِيلٍ فِي {employer}، وَكَيْفَ تَصَرَّفْتْ؟',
        'موضوع الخلاف|الاستماع إلى الطرف الآخر|التصرف الشخصي|النتيجة على العمل والعلاقة',
        'خلاف,استماع,زميل,اتفقنا,نقاش,اقترحت',
      ],
    ),
    template(
      'employer-proudest',
      'story initiative',
      [
        'Which achievement at {employer} are you proudest of, and what difference did it make?',
        'What did you leave better at {employer} than you found it?',
        'the situation before|what you did yourself|the difference, measured|who benefited',
        'achievement,improved,before,percent,customers,team,result',
      ],
      [
        'مَا أَبْرَزُ مَا أَنْجَزْتْهُ فِي {employer}، وَمَا أَثَرُهُ عَلَى الْعَمَلِ؟',
        'مَا الَّذِي صَارَ أَفْضَلَ فِي {employer} بِفَضْلِ عَمَلِكْ؟',
        'الوضع قبل ذلك|العمل الشخصي|الأثر المقيس|المستفيدون',
        'إنجاز,تحسن,نسبة,عملاء,فريق,نتيجة',
      ],
    ),
    template(
      'project-team',
      'story teamwork',
      [
        'Who did you work with on {project}, and how did you share the work?',
        'How did you and the others work together on {project}?',
        'who was involved|how the work was shared|what you did for the others|what you learned about teamwork',
        'team,together,shared,helped,feedback',
      ],
      [
        'مَنْ كَانَ مَعَكْ فِي مَشْرُوعِ {project}، وَكَيْفَ تَوَزَّعَ الْعَمَلُ بَيْنَكُمْ؟',
        'كَيْفَ تَعَاوَنْتْ مَعَ الْآخَرِينَ فِي مَشْرُوعِ {project}؟',
        'المشاركون|توزيع العمل|ما قدم للآخرين|درس في العمل الجماعي',
        'فريق,تعاون,توزيع,مساعدة,ملاحظات',
      ],
    ),
    template(
      'role-fit',
      'practice motivation',
      [
        'Which part of the {role} position would come easily to you, and where would you still need to grow?',
        'In the {role} position, where would you feel at home, and where not yet?',
        'the part that fits, with proof|the part to grow into|how you would grow',
        'strength,learn,grow,experience,role',
      ],
      [
        'مَا الَّذِي سَيَكُونُ سَهْلًا عَلَيْكْ فِي وَظِيفَةِ {role}، وَمَا الَّذِي عَلَيْكْ تَعَلُّمُهُ أَوْ تَطْوِيرُهُ؟',
        'مَا نِقَاطُ قُوَّتِكْ فِي وَظِيفَةِ {role}، وَمَا الَّذِي مَا زَالَ يَنْقُصُكْ؟',
        'الجزء المناسب مع دليل|الجزء المحتاج إلى تطور|طريقة التطور',
        'قوة,تعلم,تطور,خبرة',
      ],
    ),
  ],
  hard: [
    template(
      'employer-bad-news',
      'story influence',
      [
        'Tell me about a time at {employer} when you had to give someone senior bad news. How did you go about it?',
        'When did you have to tell a manager at {employer} something they did not want to hear?',
        'what was at stake|how you prepared the facts|how you said it|the outcome|what you would change',
        'news,manager,facts,honest,prepared,outcome',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَوْقِفٍ فِي {employer} كَانَ عَلَيْكْ فِيهِ نَقْلُ خَبَرٍ سَيِّئٍ إِلَى مُدِيرِكْ. كَيْفَ تَصَرَّفْتْ؟',
        'مَتَى كَانَ عَلَيْكْ إِخْبَارُ مُدِيرِكْ فِي {employer} بِمَا لَا يُحِبُّ سَمَاعَهُ؟',
        'ما كان على المحك|إعداد الحقائق|طريقة نقل الخبر|النتيجة|ما يستحق التغيير',
        'خبر,مدير,حقائق,صدق,نتيجة',
      ],
    ),
    template(
      'role-ninety-days',
      'practice adaptability',
      [
        'If you got the {role} position, what would you want to have achieved after ninety days, and how would you get there?',
        'How would you plan your first three months in the {role} position?',
        'what you would learn first|one or two results|whom you would talk to|how you would ask for feedback',
        'plan,learn,feedback,manager,first,priorities',
      ],
      [
        'إِذَا اخْتَرْنَاكْ لِوَظِيفَةِ {role}، فَمَا أَهْدَافُكْ لِأَوَّلِ تِسْعِينَ يَوْمًا، وَمَا خُطَّتُكْ لِتَحْقِيقِهَا؟',
        'مَا خُطَّتُكْ لِلْأَشْهُرِ الثَّلَاثَةِ الْأُولَى فِي وَظِيفَةِ {role}؟',
        'أول ما يحتاج إلى تعلم|نتيجة أو نتيجتان|من يجب التحدث إليه|طلب الملاحظات',
        'خطة,تعلم,ملاحظات,مدير,أولويات',
      ],
    ),
    template(
      'employer-unpopular',
      'story influence',
      [
        'Tell me about a time at {employer} when you stood by a decision that others disagreed with. How did you handle it?',
        'When did you stand for something at {employer} that others did not want?',
        'the decision and why it was needed|who opposed it and why|what you did to keep their trust|what came of it',
        'decision,opposed,trust,listened,explained,outcome',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَوْقِفٍ فِي {employer} كَانَ لَكْ فِيهِ رَأْيٌ لَمْ يُوَافِقْ عَلَيْهِ الْآخَرُونَ. كَيْفَ تَصَرَّفْتْ؟',
        'مَتَى تَمَسَّكْتْ فِي {employer} بِرَأْيٍ لَا يُرِيدُهُ الْآخَرُونَ؟',
        'القرار وضرورته|المعارضون وأسبابهم|الحفاظ على الثقة|النتيجة',
        'قرار,معارضة,ثقة,شرح,نتيجة',
      ],
    ),
  ],
};

import { template, type ByDifficulty } from './template';

/**
 * Technical questions about what the job asks for: a skill that the candidate has (`match`), one
 * that they may not have (`gap`), and a duty. Whoever lacks the skill can answer a `gap` question.
 */
export const JOB_TECHNICAL: ByDifficulty = {
  easy: [
    template(
      'match-last',
      'story craft',
      [
        'This role calls for {match}, which is on your resume. What was the last piece of work you did with it, and what was your own part?',
        'When did you last work with {match}, and what was the work for?',
        'the last work in which {match} mattered|what it was for|your own part|how it turned out',
        'last,used,project,goal,result',
      ],
      [
        'تَحْتَاجُ هٰذِهِ الْوَظِيفَةُ إِلَى {match}، وَهِيَ خِبْرَةٌ ذَكَرْتْهَا فِي سِيرَتِكْ. مَا آخِرُ عَمَلٍ لَكْ فِي هٰذَا الْمَجَالِ، وَمَا كَانَ دَوْرُكْ فِيهِ؟',
        'مَتَى كَانَ آخِرُ عَمَلٍ لَكْ عَلَى {match}، وَمَا الْغَرَضُ مِنْهُ؟',
        'آخر عمل استخدم فيه {match}|الغرض منه|الدور الشخصي|النتيجة',
        'آخر,استخدام,مشروع,هدف,نتيجة',
      ],
    ),
    template(
      'match-steps',
      'story planning',
      [
        'How does {match} come into your daily work? Take me through one recent example.',
        'What is an ordinary piece of work with {match}, from start to finish?',
        'how the task began|the steps you took|how you checked the result',
        'steps,task,used,checked,result',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ آخِرِ مَرَّةٍ احْتَجْتْ فِيهَا إِلَى {match} فِي عَمَلِكْ. مَا الْغَرَضُ مِنْ ذٰلِكَ، وَمَا خُطُوَاتُكْ؟',
        'مَا خُطُوَاتُكْ فِي عَمَلٍ مُعْتَادٍ عَلَى {match} مِنَ الْبِدَايَةِ إِلَى النِّهَايَةِ؟',
        'بداية المهمة|الخطوات المتخذة|التحقق من النتيجة',
        'خطوات,مهمة,استخدام,تحقق',
      ],
    ),
    template(
      'match-limits',
      'practice quality',
      [
        'What mistakes do people often make with {match}, and what do you do to avoid them?',
        'Which mistakes with {match} do you watch out for?',
        'a common mistake|why it happens|how you prevent it',
        'mistake,avoid,check,common,careful',
      ],
      [
        'مَا الْأَخْطَاءُ الشَّائِعَةُ فِي الْعَمَلِ عَلَى {match}، وَمَا طَرِيقَتُكْ فِي تَجَنُّبِهَا؟',
        'مَا أَكْثَرُ الْأَخْطَاءِ الَّتِي مَرَّتْ بِكْ فِي الْعَمَلِ عَلَى {match}؟',
        'خطأ شائع|سبب وقوعه|طريقة منعه',
        'خطأ,تجنب,تحقق,شائع',
      ],
    ),
    template(
      'gap-know',
      'practice craft',
      [
        'This role asks for {gap}, which I did not see on your resume. Have you worked with it, or with something close to it?',
        'How close does your experience come to {gap}?',
        'any contact with {gap}, said honestly|the closest experience|what carries over',
        'similar,closest,learn,used,experience',
      ],
      [
        'تَطْلُبُ هٰذِهِ الْوَظِيفَةُ {gap}، وَلَمْ أَجِدْ ذٰلِكَ فِي سِيرَتِكْ. هَلْ سَبَقَ لَكْ الْعَمَلُ فِي هٰذَا الْمَجَالِ أَوْ فِي شَيْءٍ قَرِيبٍ مِنْهُ؟',
        'مَا أَقْرَبُ خِبْرَةٍ لَدَيْكْ إِلَى {gap}؟',
        'أي تجربة مع {gap} بصدق|أقرب خبرة|ما ينتقل منها',
        'مشابه,قريب,تعلم,خبرة',
      ],
    ),
    template(
      'duty-experience',
      'story craft',
      [
        'Part of this job is {duty}. What experience do you have with that, and what was your own part in it?',
        'Where have you done something like {duty}?',
        'a similar task you have done|your own part|how it turned out',
        'similar,did,experience,result,part',
      ],
      [
        'مِنْ مَهَامِّ هٰذِهِ الْوَظِيفَةِ {duty}. مَا خِبْرَتُكْ فِي ذٰلِكَ، وَمَا الَّذِي قُمْتْ بِهِ بِنَفْسِكْ؟',
        'أَيْنَ سَبَقَ لَكْ عَمَلٌ قَرِيبٌ مِنْ {duty}؟',
        'مهمة مشابهة سابقة|الدور الشخصي|النتيجة',
        'مشابه,خبرة,دور,نتيجة',
      ],
    ),
    template(
      'duty-steps',
      'practice planning',
      [
        'Part of this job is {duty}. How would you go about it, step by step?',
        'What are the main steps in {duty}, and in which order?',
        'the steps, in order|the reason for the order|what each step needs',
        'steps,order,first,before,need',
      ],
      [
        'مِنْ مَهَامِّ هٰذِهِ الْوَظِيفَةِ {duty}. مَا خُطُوَاتُكْ فِي ذٰلِكَ مِنَ الْبِدَايَةِ إِلَى النِّهَايَةِ؟',
        'مَا خُطُوَاتُكْ الرَّئِيسَةُ فِي {duty}، وَبِأَيِّ تَرْتِيبٍ؟',
        'الخطوات بالترتيب|سبب الترتيب|ما تحتاجه كل خطوة',
        'خطوات,ترتيب,أول,قبل,حاجة',
      ],
    ),
    template(
      'duty-check',
      'practice quality',
      [
        'This role includes {duty}. How do you make sure that this is done well?',
        'What does good work look like when it comes to {duty}?',
        'what good looks like|the checks, one by one|who else would look at it',
        'check,good,result,compare,review',
      ],
      [
        'تَشْمَلُ هٰذِهِ الْوَظِيفَةُ {duty}. مَا خُطُوَاتُكْ لِلتَّأَكُّدِ مِنْ جَوْدَةِ هٰذَا الْعَمَلِ؟',
        'كَيْفَ عَرَفْتْ أَنَّ عَمَلَكْ فِي {duty} كَانَ جَيِّدًا؟',
        'صفة النتيجة الجيدة|خطوات التحقق|من يراجعها أيضا',
        'تحقق,جيد,نتيجة,مقارنة,مراجعة',
      ],
    ),
  ],
  medium: [
    template(
      'match-result',
      'story improvement',
      [
        'Tell me about a problem you solved where {match} made the difference. What did you do, and how did you know it had worked?',
        'What is the best thing you have done that involved {match}?',
        'the problem and where it came from|what you did|the result, measured|what you would keep or change',
        'result,problem,improved,measured,team',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُشْكِلَةٍ حَلَلْتْهَا فِي عَمَلِكْ عَلَى {match}. مَا الَّذِي فَعَلْتْهُ، وَكَيْفَ عَرَفْتْ أَنَّ الْحَلَّ نَجَحَ؟',
        'مَا أَفْضَلُ عَمَلٍ لَكْ عَلَى {match}؟',
        'المشكلة ومصدرها|ما نفذ|نتيجة مقيسة|ما يستحق التغيير',
        'نتيجة,مشكلة,تحسين,قياس,فريق',
      ],
    ),
    template(
      'match-pressure',
      'story diagnosis',
      [
        'Tell me about a time when something went wrong in your work with {match}. How did you find the cause, and what did you change?',
        'When did your work with {match} go wrong, and what was behind it?',
        'what went wrong and how it showed|how you searched|the cause|what you changed',
        'wrong,noticed,cause,searched,fixed',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ حَدَثَ فِيهَا خَطَأٌ فِي عَمَلِكْ عَلَى {match}. كَيْفَ وَصَلْتْ إِلَى السَّبَبِ، وَمَاذَا غَيَّرْتْ بَعْدَهَا؟',
        'مَتَى تَعَثَّرَ عَمَلُكْ عَلَى {match}، وَمَا السَّبَبُ؟',
        'الخطأ وكيف ظهر|طريقة البحث|السبب|ما تغير',
        'خطأ,علامة,سبب,بحث,حل',
      ],
    ),
    template(
      'match-other-way',
      'story judgement',
      [
        'Tell me about a decision you had to make in your work with {match}. What were the options, and why did you choose the one you did?',
        'When did you have two ways to go in your work with {match}, and why did you take the one you took?',
        'the case and its needs|the options|the reasons for the choice|what it brought and cost',
        'chose,option,because,cost,result',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ قَرَارٍ مُهِمٍّ لَكْ فِي الْعَمَلِ عَلَى {match}. مَا الْبَدَائِلُ الَّتِي كَانَتْ أَمَامَكْ، وَعَلَى أَيِّ أَسَاسٍ اخْتَرْتْ؟',
        'مَتَى كَانَ أَمَامَكْ خِيَارَانِ فِي الْعَمَلِ عَلَى {match}، وَلِمَاذَا اخْتَرْتْ أَحَدَهُمَا؟',
        'الحالة وحاجاتها|البدائل|أسباب الاختيار|الفائدة والثمن',
        'اختيار,بديل,سبب,تكلفة,نتيجة',
      ],
    ),
    template(
      'gap-carry-over',
      'practice improvement',
      [
        'The job asks for {gap}, and I did not find it on your resume. What related experience do you have, and how would you get up to speed?',
        'What do you bring that would help you learn {gap} quickly?',
        'related experience|what would be new|a plan for learning it|a first piece of work',
        'similar,help,learn,experience,new',
      ],
      [
        'تَطْلُبُ الْوَظِيفَةُ {gap}، وَلَمْ أَجِدْ ذٰلِكَ فِي سِيرَتِكْ. مَا الْخِبْرَةُ الْقَرِيبَةُ لَدَيْكْ، وَمَا خُطَّتُكْ لِتَعَلُّمِ الْبَاقِي؟',
        'مَا الَّذِي يُسَاعِدُكْ عَلَى تَعَلُّمِ {gap} بِسُرْعَةٍ؟',
        'خبرة قريبة|الجديد فيه|خطة التعلم|أول عمل صغير',
        'مشابه,مساعدة,تعلم,خبرة',
      ],
    ),
    template(
      'duty-ready',
      'story craft',
      [
        'This role includes {duty}. Tell me about a time when you did something similar, and how it turned out.',
        'What have you done that comes closest to {duty}?',
        'a similar task you have done|your own part|what came of it|what would be new to you',
        'similar,did,experience,result,before',
      ],
      [
        'تَشْمَلُ هٰذِهِ الْوَظِيفَةُ {duty}. مَا أَقْرَبُ عَمَلٍ قُمْتْ بِهِ إِلَى ذٰلِكَ، وَكَيْفَ كَانَتْ نَتِيجَتُهُ؟',
        'مَا أَقْرَبُ تَجْرِبَةٍ لَكْ إِلَى {duty}؟',
        'مهمة مشابهة سابقة|الدور الشخصي فيها|النتيجة|الجديد في هذه المهمة',
        'مشابه,خبرة,سابق,نتيجة,مهمة',
      ],
    ),
    template(
      'duty-mistakes',
      'practice quality',
      [
        'This role includes {duty}. What tends to go wrong there, and how do you prevent it?',
        'What goes wrong easily in {duty}?',
        'two or three likely mistakes|why they happen|an early sign of each|how you prevent them',
        'mistake,early,check,sign,prevent',
      ],
      [
        'تَشْمَلُ هٰذِهِ الْوَظِيفَةُ {duty}. مَا الْأَخْطَاءُ الَّتِي تَتَكَرَّرُ فِي هٰذَا الْعَمَلِ، وَمَا طَرِيقَتُكْ فِي تَجَنُّبِهَا؟',
        'مَا الَّذِي يَتَعَثَّرُ كَثِيرًا بِرَأْيِكْ فِي {duty}؟',
        'خطآن أو ثلاثة|أسبابها|علامة مبكرة لكل منها|طريقة الوقاية',
        'خطأ,مبكر,تحقق,علامة,وقاية',
      ],
    ),
    template(
      'duty-obstacle',
      'practice planning',
      [
        'Part of this job is {duty}. What do you find hardest about that kind of work, and how do you deal with it?',
        'What is difficult about {duty}, and what helps?',
        'what makes it hard|how you prepare|what you do when it gets difficult|a case that you draw on',
        'hard,prepare,help,plan,example',
      ],
      [
        'مِنْ مَهَامِّ هٰذِهِ الْوَظِيفَةِ {duty}. مَا أَصْعَبُ مَا فِي هٰذَا الْعَمَلِ بِرَأْيِكْ، وَمَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَهُ؟',
        'مَا الصَّعْبُ عَلَيْكْ فِي {duty}، وَمَا الَّذِي يُسَاعِدُكْ؟',
        'سبب الصعوبة|الاستعداد|التصرف عند الصعوبة|تجربة سابقة',
        'صعوبة,استعداد,مساعدة,خطة,مثال',
      ],
    ),
  ],
  hard: [
    template(
      'match-practices',
      'practice quality',
      [
        'If you had to train a new colleague in {match}, what would you focus on first, and why?',
        'What should a new colleague learn first about {match}, and why?',
        'the few things that matter most|the case behind each|how you would check it|what you would leave for later',
        'rule,because,case,check,important',
      ],
      [
        'لَوْ كَانَ عَلَيْكْ تَدْرِيبُ زَمِيلٍ جَدِيدٍ عَلَى {match}، فَبِمَاذَا سَتَكُونُ بِدَايَتُكْ مَعَهُ، وَلِمَاذَا؟',
        'مَا أَوَّلُ شَيْءٍ عَلَيْكْ تَعْلِيمُهُ لِزَمِيلٍ جَدِيدٍ فِي {match}؟',
        'أهم القواعد|الحالة وراء كل منها|طريقة التحقق|ما يؤجل',
        'قاعدة,سبب,حالة,تحقق,مهم',
      ],
    ),
    template(
      'match-limit-reached',
      'story risk',
      [
        "What's the hardest thing you've done with {match}, and what would you do differently today?",
        'Tell me about the hardest piece of work you have done with {match}.',
        'the demand|what made it hard|what you did about it|what you would change today',
        'hard,limit,failed,measured,change',
      ],
      [
        'مَا أَصْعَبُ عَمَلٍ لَكْ عَلَى {match}، وَمَا الَّذِي تَعَلَّمْتْهُ مِنْهُ؟',
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَصْعَبِ عَمَلٍ لَكْ عَلَى {match}.',
        'المطلوب|سبب الصعوبة|التصرف|ما يتغير اليوم',
        'صعوبة,حد,قياس,تعديل',
      ],
    ),
    template(
      'match-disputed',
      'story judgement',
      [
        'What do people often get wrong about {match}, and how did you learn to do it better?',
        'When was {match} not enough, and what did you turn to?',
        'a concrete case|the sign that it was not enough|the alternative and its cost|what came of it',
        'limit,alternative,cost,because,result',
      ],
      [
        'مَا الَّذِي يُخْطِئُ فِيهِ كَثِيرُونَ فِي الْعَمَلِ عَلَى {match}، وَكَيْفَ تَعَلَّمْتْ الطَّرِيقَةَ الصَّحِيحَةَ؟',
        'مَتَى احْتَجْتْ إِلَى بَدِيلٍ عَنْ {match}، وَمَا هُوَ؟',
        'حالة معينة|علامة عدم الكفاية|البديل وثمنه|النتيجة',
        'حدود,بديل,تكلفة,سبب,نتيجة',
      ],
    ),
    template(
      'gap-judge',
      'practice risk',
      [
        '{gap} is part of this role and is not on your resume. If you had to take responsibility for it within two months, how would you go about it?',
        'How would you learn {gap} on real work without doing damage?',
        'related experience|small steps and a second pair of eyes|what could go wrong|how you would know that you are ready',
        'risk,learn,test,ask,experience,small',
      ],
      [
        'تَشْمَلُ هٰذِهِ الْوَظِيفَةُ {gap}، وَلَمْ أَجِدْ ذٰلِكَ فِي سِيرَتِكْ. لَوْ كَانَتْ هٰذِهِ الْمَسْؤُولِيَّةُ عَلَيْكْ خِلَالَ شَهْرَيْنِ، فَمِنْ أَيْنَ سَتَكُونُ بِدَايَتُكْ؟',
        'مَا خُطَّتُكْ لِتَعَلُّمِ {gap} فِي عَمَلٍ حَقِيقِيٍّ دُونَ ضَرَرٍ؟',
        'خبرة قريبة|خطوات صغيرة ومراجعة من آخر|ما قد يتعثر|علامة الجاهزية',
        'مخاطر,أسئلة,تعلم,اختبار,خبرة',
      ],
    ),
    template(
      'duty-hard-part',
      'practice improvement',
      [
        'In this role you would be {duty}. After six months, how would you judge whether it is going well?',
        'How would you tell after half a year whether {duty} is going well?',
        'what good looks like|figures or signs you would follow|whom you would ask|what you would do if it is not',
        'measure,signs,feedback,result,change',
      ],
      [
        'مِنْ مَسْؤُولِيَّاتِ هٰذِهِ الْوَظِيفَةِ {duty}. بَعْدَ سِتَّةِ أَشْهُرٍ، مَا الَّذِي سَيَدُلُّكْ عَلَى نَجَاحِكْ فِي ذٰلِكَ؟',
        'مَا الَّذِي سَيَدُلُّكْ بَعْدَ نِصْفِ سَنَةٍ عَلَى نَجَاحِكْ فِي {duty}؟',
        'صفة النجاح|المؤشرات المتابعة|من يسأل|التصرف عند التعثر',
        'قياس,مؤشر,ملاحظات,نتيجة,تغيير',
      ],
    ),
    template(
      'duty-trade-off',
      'story risk',
      [
        'This role includes {duty}. What is the most difficult situation you have faced in that kind of work, and what did you do?',
        'When was {duty}, or work like it, hardest for you?',
        'the situation and why it was hard|what you did|how it ended|what you would do differently',
        'difficult,situation,decided,result,differently',
      ],
      [
        'تَشْمَلُ هٰذِهِ الْوَظِيفَةُ {duty}. مَا أَصْعَبُ مَوْقِفٍ مَرَّ بِكْ فِي عَمَلٍ كَهٰذَا، وَكَيْفَ تَصَرَّفْتْ؟',
        'مَتَى كَانَ عَمَلٌ مِثْلُ {duty} فِي أَصْعَبِ حَالَاتِهِ مَعَكْ؟',
        'الموقف وسبب صعوبته|التصرف|كيف انتهى|ما يتغير اليوم',
        'موقف,صعوبة,قرار,نتيجة,تغيير',
      ],
    ),
    template(
      'duty-causes',
      'practice diagnosis',
      [
        'Suppose you take over {duty} from someone else, and results have been poor. What would you look at first, and what would you change?',
        'How would you find out why {duty} keeps going wrong?',
        'what you would look at and whom you would ask|two or three possible causes|how you would tell them apart|the first change',
        'signs,cause,measure,ask,change',
      ],
      [
        'لِنَفْتَرِضْ أَنَّكْ تَسَلَّمْتْ مَسْؤُولِيَّةَ {duty} وَكَانَتِ النَّتَائِجُ السَّابِقَةُ ضَعِيفَةً. مَا أَوَّلُ مَا عَلَيْكْ مُرَاجَعَتُهُ، وَمَا أَوَّلُ تَغْيِيرٍ؟',
        'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ التَّعَثُّرِ الْمُتَكَرِّرِ فِي {duty}؟',
        'ما ينظر فيه ومن يسأل|سببان محتملان أو ثلاثة|طريقة التمييز بينها|أول تغيير',
        'علامات,سبب,قياس,سؤال,تغيير',
      ],
    ),
  ],
};

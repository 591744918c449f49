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
        'The job needs {match}, and your resume shows it. Describe the last piece of work where it mattered: what was it for, and what did you do yourself?',
        'When did {match} last matter in your work, and what were you trying to get done?',
        'the last work in which {match} mattered|what you were trying to reach|your own part|what you learned from it',
        'last,used,project,goal,learned',
      ],
      [
        'تَحْتَاجُ الْوَظِيفَةُ إِلَى {match}، وَهٰذِهِ الْخِبْرَةُ فِي السِّيرَةِ الذَّاتِيَّةِ. مَا آخِرُ عَمَلٍ كَانَتْ مُهِمَّةً فِيهِ، وَمَا الْجُزْءُ الَّذِي كَانَ مِنْ عَمَلِكْ؟',
        'مَتَى كَانَ آخِرُ عَمَلٍ تَطَلَّبَ {match}، وَمَا الْهَدَفُ مِنْهُ؟',
        'آخر عمل تطلب {match}|الهدف من العمل|الدور الشخصي|الدرس المستفاد',
        'آخر,استخدام,مشروع,هدف,تعلم',
      ],
    ),
    template(
      'match-steps',
      'story planning',
      [
        'Take one ordinary task of yours that involved {match}. Which steps did it have, and what did you check before you called it done?',
        'Which steps did your latest piece of work with {match} have?',
        'how the task began|the steps you took|how you checked the result',
        'steps,task,used,checked,result',
      ],
      [
        'لِنَأْخُذْ مَهَمَّةً مُعْتَادَةً تَطَلَّبَتْ {match}. مَا خُطُوَاتُهَا، وَمَا الَّذِي جَرَى التَّحَقُّقُ مِنْهُ قَبْلَ إِنْهَائِهَا؟',
        'مِمَّ تَكَوَّنَ آخِرُ عَمَلٍ تَطَلَّبَ {match}؟',
        'بداية المهمة|الخطوات المتخذة|التحقق من النتيجة',
        'خطوات,مهمة,استخدام,تحقق',
      ],
    ),
    template(
      'match-limits',
      'practice quality',
      [
        'You know {match}, and the job needs it. Which mistake happens most often there, and what do you do to prevent it?',
        'Which mistakes with {match} do you watch out for?',
        'a common mistake|why it happens|how you prevent it',
        'mistake,avoid,check,common,careful',
      ],
      [
        'تَطْلُبُ الْوَظِيفَةُ {match}، وَتَذْكُرُ السِّيرَةُ الذَّاتِيَّةُ هٰذِهِ الْخِبْرَةَ. مَا أَكْثَرُ الْأَخْطَاءِ شُيُوعًا هُنَا، وَكَيْفَ يُمْكِنُ مَنْعُهُ؟',
        'أَيُّ الْأَخْطَاءِ فِي {match} تَسْتَحِقُّ الِانْتِبَاهَ؟',
        'خطأ شائع|سبب وقوعه|طريقة منعه',
        'خطأ,تجنب,تحقق,شائع',
      ],
    ),
    template(
      'gap-know',
      'practice craft',
      [
        'The work here includes {gap}, which may be new to you. What is the closest thing you have done, and what would you want to learn first?',
        'Which of your experience would help you with {gap}, even if you have never worked with it?',
        'something close to {gap}|what carries over|what you would learn first, and how',
        'similar,closest,learn,help,experience',
      ],
      [
        'يَشْمَلُ الْعَمَلُ هُنَا {gap}، وَقَدْ يَكُونُ ذٰلِكَ جَدِيدًا. مَا أَقْرَبُ خِبْرَةٍ إِلَيْهِ، وَمَا الَّذِي يَحْسُنُ تَعَلُّمُهُ أَوَّلًا؟',
        'أَيُّ خِبْرَةٍ سَابِقَةٍ تُفِيدُ فِي {gap}، وَلَوْ لَمْ يَسْبِقِ الْعَمَلُ فِي هٰذَا الْمَجَالِ؟',
        'خبرة قريبة من {gap}|ما ينتقل منها|ما يلزم تعلمه أولا وكيف',
        'مشابه,قريب,تعلم,خبرة',
      ],
    ),
    template(
      'duty-start',
      'practice planning',
      [
        'One duty here reads: {duty}. What would you ask, and what would you do first?',
        'If this were your first task, {duty}, what would you do before anything else?',
        'what you would ask|the first step|whom you would turn to',
        'first,ask,step,team,plan',
      ],
      [
        'مِنْ مَهَامِّ الْوَظِيفَةِ: {duty}. مَا الْأَسْئِلَةُ الْوَاجِبَةُ، وَمَا أَوَّلُ خُطْوَةٍ؟',
        'لَوْ كَانَتْ هٰذِهِ أَوَّلَ مَهَمَّةٍ: {duty}، فَمَا أَوَّلُ خُطْوَةٍ؟',
        'الأسئلة المطلوبة|الخطوة الأولى|من يسأل',
        'أول,سؤال,خطوة,فريق,خطة',
      ],
    ),
    template(
      'duty-steps',
      'practice craft',
      [
        'The job includes this: {duty}. Which steps does that take, in which order, and why in that order?',
        'How would you go about this, step by step: {duty}?',
        'the steps, in order|the reason for the order|what each step needs',
        'steps,order,first,before,need',
      ],
      [
        'مِنْ عَمَلِ هٰذِهِ الْوَظِيفَةِ: {duty}. مَا خُطُوَاتُ ذٰلِكَ، وَمَا تَرْتِيبُهَا، وَمَا سَبَبُ هٰذَا التَّرْتِيبِ؟',
        'كَيْفَ يُنْجَزُ هٰذَا خُطْوَةً بِخُطْوَةٍ: {duty}؟',
        'الخطوات بالترتيب|سبب الترتيب|ما تحتاجه كل خطوة',
        'خطوات,ترتيب,أول,قبل,حاجة',
      ],
    ),
    template(
      'duty-check',
      'practice quality',
      [
        'Imagine you have just finished this: {duty}. How do you check that it was done well?',
        'How can one see that this was done well: {duty}?',
        'what good looks like|the checks, one by one|who else would look at it',
        'check,good,result,compare,review',
      ],
      [
        'لَوِ انْتَهَتْ هٰذِهِ الْمَهَمَّةُ الْآنَ: {duty}، فَكَيْفَ يُتَأَكَّدُ مِنْ أَنَّهَا أُنْجِزَتْ جَيِّدًا؟',
        'كَيْفَ يَظْهَرُ أَنَّ هٰذَا أُنْجِزَ جَيِّدًا: {duty}؟',
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
        'Which problem did you solve with the help of {match}? How did you go about it, and how did you know that it worked?',
        'What is the best thing you have done that involved {match}, and how did you go about it?',
        'the problem and where it came from|what you did|the result, measured|what you would keep or change',
        'result,problem,improved,measured,team',
      ],
      [
        'أَيُّ مُشْكِلَةٍ حُلَّتْ بِفَضْلِ {match}؟ كَيْفَ كَانَ الْعَمَلُ عَلَيْهَا، وَكَيْفَ عُرِفَ أَنَّ الْحَلَّ نَجَحَ؟',
        'مَا أَفْضَلُ عَمَلٍ تَطَلَّبَ {match}، وَكَيْفَ أُنْجِزَ؟',
        'المشكلة ومصدرها|ما نفذ|نتيجة مقيسة|ما يستحق التغيير',
        'نتيجة,مشكلة,تحسين,قياس,فريق',
      ],
    ),
    template(
      'match-pressure',
      'story diagnosis',
      [
        'Describe a case where something went wrong in your work with {match}. What did you notice first, and how did you find the cause?',
        'When did your work with {match} go wrong, and what was behind it?',
        'what went wrong and how it showed|how you searched|the cause|what you changed',
        'wrong,noticed,cause,searched,fixed',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ حَالَةٍ تَعَثَّرَ فِيهَا عَمَلٌ يَتَطَلَّبُ {match}. مَا أَوَّلُ عَلَامَةٍ، وَكَيْفَ عُرِفَ السَّبَبُ؟',
        'مَتَى تَعَثَّرَ عَمَلٌ يَتَطَلَّبُ {match}، وَمَا كَانَ وَرَاءَ ذٰلِكَ؟',
        'ما ساء وكيف ظهر|طريقة البحث|السبب|ما تغير',
        'خطأ,علامة,سبب,بحث,حل',
      ],
    ),
    template(
      'match-other-way',
      'story judgement',
      [
        'Think of a choice in your work with {match} that had two good answers. Which did you take, and what did it bring and cost?',
        'Where did your work with {match} leave you two ways to go, and why did you take the one you took?',
        'the case and its needs|the options|the reasons for the choice|what it brought and cost',
        'chose,option,because,cost,result',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنِ اخْتِيَارٍ يَخُصُّ {match} كَانَ لَهُ جَوَابَانِ صَحِيحَانِ. أَيُّهُمَا اعْتُمِدَ، وَمَاذَا جَلَبَ وَمَاذَا كَلَّفَ؟',
        'أَيْنَ كَانَ فِي {match} طَرِيقَانِ، وَمَا سَبَبُ اخْتِيَارِ أَحَدِهِمَا؟',
        'الحالة وحاجاتها|البدائل|أسباب الاختيار|الفائدة والثمن',
        'اختيار,بديل,سبب,تكلفة,نتيجة',
      ],
    ),
    template(
      'gap-carry-over',
      'practice improvement',
      [
        'Part of this work is {gap}. Which of your own experience would help you most there, and which part would you ask to be shown?',
        'What do you bring that would make {gap} easier to learn, and what would be hard?',
        'experience that carries over|what would be new|the help you would ask for|a first piece of work',
        'similar,help,learn,experience,new',
      ],
      [
        'جُزْءٌ مِنَ الْعَمَلِ هُنَا هُوَ {gap}. أَيُّ خِبْرَةٍ سَابِقَةٍ تُفِيدُ أَكْثَرَ فِي ذٰلِكَ، وَأَيْنَ تَلْزَمُ الْمُسَاعَدَةُ؟',
        'مَا الَّذِي يُسَهِّلُ تَعَلُّمَ {gap}، وَمَا الصَّعْبُ فِي ذٰلِكَ؟',
        'خبرة مفيدة|الجديد فيه|المساعدة المطلوبة|أول عمل صغير',
        'مشابه,مساعدة,تعلم,خبرة',
      ],
    ),
    template(
      'duty-ready',
      'story craft',
      [
        'The job description says: {duty}. What have you done, at work or in your studies, that comes closest to it?',
        'One duty here reads: {duty}. Where have you done something close to it?',
        'a similar task you have done|your own part|what came of it|what would be new to you',
        'similar,did,experience,result,before',
      ],
      [
        'يَذْكُرُ الْوَصْفُ الْوَظِيفِيُّ: {duty}. مَا أَقْرَبُ عَمَلٍ سَابِقٍ إِلَى ذٰلِكَ، فِي وَظِيفَةٍ أَوْ فِي الدِّرَاسَةِ؟',
        'مِنْ مَهَامِّ الْوَظِيفَةِ: {duty}. أَيْنَ سَبَقَ الْقِيَامُ بِعَمَلٍ قَرِيبٍ مِنْ ذٰلِكَ؟',
        'مهمة مشابهة سابقة|الدور الشخصي فيها|النتيجة|الجديد في هذه المهمة',
        'مشابه,خبرة,سابق,نتيجة,مهمة',
      ],
    ),
    template(
      'duty-mistakes',
      'practice quality',
      [
        'The job includes this: {duty}. Which mistakes are easy to make there, and how would you find each of them early?',
        'What goes wrong easily in this: {duty}?',
        'two or three likely mistakes|why they happen|an early sign of each|how you prevent them',
        'mistake,early,check,sign,prevent',
      ],
      [
        'مِنْ عَمَلِ هٰذِهِ الْوَظِيفَةِ: {duty}. مَا الْأَخْطَاءُ الَّتِي يَسْهُلُ الْوُقُوعُ فِيهَا، وَكَيْفَ تُكْتَشَفُ مُبَكِّرًا؟',
        'مَا الَّذِي يَتَعَثَّرُ بِسُهُولَةٍ فِي هٰذَا: {duty}؟',
        'خطآن أو ثلاثة|أسبابها|علامة مبكرة لكل منها|طريقة الوقاية',
        'خطأ,مبكر,تحقق,علامة,وقاية',
      ],
    ),
    template(
      'duty-obstacle',
      'practice planning',
      [
        'You are in the middle of this: {duty}. Something you rely on is missing or late. What do you do, and whom do you tell?',
        'How would you keep this going when something is missing: {duty}?',
        'what can go on without it|the risk of waiting|a way around it|who is told, and when',
        'missing,late,risk,around,tell',
      ],
      [
        'فِي مُنْتَصَفِ هٰذَا الْعَمَلِ: {duty}، تَأَخَّرَ شَيْءٌ لَازِمٌ أَوْ نَقَصَ. مَا التَّصَرُّفُ، وَمَنْ يُبْلَغُ؟',
        'كَيْفَ يَسْتَمِرُّ هٰذَا الْعَمَلُ عِنْدَ نَقْصِ شَيْءٍ لَازِمٍ: {duty}؟',
        'ما يستمر دونه|خطر الانتظار|حل بديل|من يبلغ ومتى',
        'نقص,تأخر,خطر,بديل,إبلاغ',
      ],
    ),
  ],
  hard: [
    template(
      'match-practices',
      'practice quality',
      [
        'Which two rules about {match} do you hold to in your own work? What taught you each of them, and when do you break it?',
        'What would you never do again in work with {match}, and why?',
        'two rules|the case behind each|the price of keeping it|when it does not hold',
        'rule,because,case,cost,exception',
      ],
      [
        'مَا الْقَاعِدَتَانِ الْأَهَمُّ فِي {match} حَسَبَ التَّجْرِبَةِ؟ مَا الَّذِي عَلَّمَ كُلًّا مِنْهُمَا، وَمَتَى يَصِحُّ تَرْكُهَا؟',
        'مَا الَّذِي لَا يَصِحُّ تَكْرَارُهُ فِي {match}، وَلِمَاذَا؟',
        'قاعدتان|الحالة وراء كل منهما|ثمن الالتزام|متى لا تنطبق',
        'قاعدة,سبب,حالة,تكلفة,استثناء',
      ],
    ),
    template(
      'match-limit-reached',
      'story risk',
      [
        'What is the most demanding work you have done with {match}? What came close to failing, and how did you know?',
        'Tell me about the hardest piece of work you have done with {match}.',
        'the demand|the limit and its signs|what you did about it|what you would plan for today',
        'limit,load,failed,measured,redesign',
      ],
      [
        'مَا أَصْعَبُ عَمَلٍ تَطَلَّبَ {match}؟ مَا الَّذِي كَادَ يَفْشَلُ فِيهِ، وَكَيْفَ عُرِفَ ذٰلِكَ؟',
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَكْثَرِ الْأَعْمَالِ صُعُوبَةً فِي مَجَالِ {match}.',
        'المطلوب|الحد وعلاماته|التصرف|ما يخطط له اليوم',
        'حد,حمل,قياس,تعديل',
      ],
    ),
    template(
      'match-disputed',
      'practice judgement',
      [
        'People who know {match} well still disagree about parts of it. Name one such question, where you stand, and what would change your mind.',
        'Which common advice about {match} do you doubt, and on what grounds?',
        'a real point of dispute|both sides, fairly|your own view and its grounds|evidence that would change it',
        'disagree,evidence,because,depends,view',
      ],
      [
        'يَخْتَلِفُ أَهْلُ الْخِبْرَةِ أَحْيَانًا حَوْلَ {match}. مَا مِثَالٌ عَلَى ذٰلِكَ، وَمَا رَأْيُكَ فِيهِ، وَمَا الَّذِي قَدْ يُغَيِّرُهْ؟',
        'أَيُّ نَصِيحَةٍ شَائِعَةٍ عَنْ {match} يُمْكِنُ الشَّكُّ فِيهَا، وَعَلَى أَيِّ أَسَاسٍ؟',
        'مسألة خلافية حقيقية|الرأيان بإنصاف|الرأي الشخصي وأسبابه|دليل قد يغيره',
        'خلاف,دليل,سبب,رأي',
      ],
    ),
    template(
      'gap-judge',
      'practice risk',
      [
        'You would meet {gap} here, perhaps for the first time. What could go wrong while you learn it, and how would you notice in time?',
        'How would you learn {gap} on real work without doing damage?',
        'what usually goes wrong with something new|small steps and a second pair of eyes|how your own experience carries over|how you would test your judgement',
        'risk,learn,test,ask,experience,small',
      ],
      [
        'قَدْ يَكُونُ {gap} جَدِيدًا فِي هٰذَا الْعَمَلِ. مَا الَّذِي قَدْ يَتَعَثَّرُ أَثْنَاءَ التَّعَلُّمِ، وَكَيْفَ يُلَاحَظُ فِي الْوَقْتِ الْمُنَاسِبِ؟',
        'كَيْفَ يُمْكِنُ تَعَلُّمُ {gap} فِي عَمَلٍ حَقِيقِيٍّ دُونَ ضَرَرٍ؟',
        'الأخطاء المعتادة عند الجديد|خطوات صغيرة ومراجعة من آخر|ما ينتقل من الخبرة السابقة|طريقة اختبار الحكم',
        'مخاطر,أسئلة,تعلم,اختبار,خبرة',
      ],
    ),
    template(
      'duty-hard-part',
      'practice risk',
      [
        'The job description says: {duty}. What is the hardest part of that, and what makes people fail at it?',
        'One duty here reads: {duty}. What would you worry about most?',
        'the hardest part and why|how people fail at it|what you would do early|a case that you draw on',
        'hard,fail,early,risk,experience',
      ],
      [
        'يَذْكُرُ الْوَصْفُ الْوَظِيفِيُّ: {duty}. مَا أَصْعَبُ جُزْءٍ فِي ذٰلِكَ، وَمَا سَبَبُ تَعَثُّرِ النَّاسِ فِيهِ؟',
        'مِنْ مَهَامِّ الْوَظِيفَةِ: {duty}. مَا الَّذِي يُقْلِقُ أَكْثَرَ فِيهَا؟',
        'أصعب جزء وسببه|كيف يتعثر الناس|التصرف المبكر|تجربة سابقة',
        'صعب,تعثر,مبكر,خطر,خبرة',
      ],
    ),
    template(
      'duty-trade-off',
      'practice judgement',
      [
        'Take this part of the job: {duty}. Where do speed and quality pull apart in it, and how would you settle that in a concrete case?',
        'What would you give up, and what never, in this: {duty}?',
        'a concrete case|what is lost on each side|the line that is not crossed|how the choice is explained',
        'speed,quality,risk,choose,because',
      ],
      [
        'فِي هٰذَا الْجُزْءِ مِنَ الْوَظِيفَةِ: {duty}، أَيْنَ تَتَعَارَضُ السُّرْعَةُ مَعَ الْجَوْدَةِ، وَكَيْفَ يُحْسَمُ ذٰلِكَ فِي حَالَةٍ مُعَيَّنَةٍ؟',
        'مَا الَّذِي يُمْكِنُ التَّنَازُلُ عَنْهُ، وَمَا الَّذِي لَا تَنَازُلَ عَنْهُ، فِي هٰذَا: {duty}؟',
        'حالة معينة|الخسارة في كل جانب|الحد الذي لا يتجاوز|شرح الاختيار',
        'سرعة,جودة,خطر,اختيار,سبب',
      ],
    ),
    template(
      'duty-causes',
      'practice diagnosis',
      [
        'Suppose this had gone badly for months: {duty}. Which signs would show it, and how would you tell the possible causes apart?',
        'How would you find out why this keeps going wrong: {duty}?',
        'signs that can be measured|two or three possible causes|a test that separates them|what you would change first',
        'signs,cause,measure,test,compare',
      ],
      [
        'لَوْ سَاءَ هٰذَا الْعَمَلُ أَشْهُرًا: {duty}، فَمَا الْعَلَامَاتُ الدَّالَّةُ، وَكَيْفَ تُمَيَّزُ الْأَسْبَابُ الْمُحْتَمَلَةُ بَعْضُهَا عَنْ بَعْضٍ؟',
        'كَيْفَ يُعْرَفُ سَبَبُ التَّعَثُّرِ الْمُتَكَرِّرِ فِي هٰذَا: {duty}؟',
        'علامات يمكن قياسها|سببان محتملان أو ثلاثة|اختبار يفصل بينها|أول تغيير',
        'علامات,سبب,قياس,اختبار,مقارنة',
      ],
    ),
  ],
};

import { template, type ByDifficulty } from './template';

/**
 * Technical questions about the candidate's skills, employers and projects.
 */
export const PERSONAL_TECHNICAL: ByDifficulty = {
  easy: [
    template(
      'skill-use',
      'story craft',
      [
        'Your resume mentions {skill}. What have you used it for, and how well do you know it?',
        'Tell me about something you did with {skill}, large or small.',
        'what you used {skill} for|the part you know best|one concrete result',
        'used,project,built,work,daily',
      ],
      [
        'ذَكَرْتْ فِي سِيرَتِكْ {skill}. فِي أَيِّ عَمَلٍ اسْتَفَدْتْ مِنْ هٰذِهِ الْخِبْرَةِ، وَمَا مُسْتَوَاكْ فِيهَا؟',
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمَلٍ لَكْ فِي مَجَالِ {skill}، صَغِيرًا كَانَ أَوْ كَبِيرًا.',
        'مجال استخدام {skill}|أقوى جانب في هذه الخبرة|نتيجة واحدة ملموسة',
        'استخدام,مشروع,بناء,عمل,نتيجة',
      ],
    ),
    template(
      'project-part',
      'story craft',
      [
        'Tell me about {project}. What was it for, and which part of it was your own work?',
        'In a few sentences: what does {project} do, and what did you do in it?',
        'the purpose of {project}|your own part in it|who used it or what came of it',
        'purpose,built,users,part,team',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَشْرُوعِ {project}. مَا الْغَرَضُ مِنْهُ، وَمَا الْجُزْءُ الَّذِي عَمِلْتْ عَلَيْهِ؟',
        'بِاخْتِصَارٍ: مَا فَائِدَةُ مَشْرُوعِ {project}، وَمَا دَوْرُكْ فِيهِ؟',
        'الغرض من {project}|الدور الشخصي فيه|المستفيدون أو النتيجة',
        'غرض,دور,جزء,فريق,نتيجة',
      ],
    ),
    template(
      'employer-task',
      'story planning',
      [
        'Take me through a typical piece of work you did at {employer}, from the request to the finished result.',
        'What did an ordinary task at {employer} look like, step by step?',
        'where the task came from|the steps you took|how you knew it was done',
        'task,steps,request,team,finished',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَهَمَّةٍ مُعْتَادَةٍ مِنْ عَمَلِكْ فِي {employer}. مَا خُطُوَاتُكْ فِيهَا مِنَ الطَّلَبِ إِلَى التَّسْلِيمِ؟',
        'مَا كَانَتْ خُطُوَاتُكْ فِي مَهَمَّةٍ عَادِيَّةٍ فِي {employer}؟',
        'مصدر المهمة|الخطوات المتخذة|معيار الإنجاز',
        'مهمة,خطوات,طلب,فريق,إنجاز',
      ],
    ),
    template(
      'project-learned',
      'story improvement',
      [
        'What did you learn from working on {project} that you still use today?',
        'What was new to you in {project}, and how did you learn it?',
        'what was new to you|how you learned it|where you have used it since',
        'learned,new,used,since,practice',
      ],
      [
        'مَاذَا تَعَلَّمْتْ مِنْ مَشْرُوعِ {project}، وَفِيمَ أَفَادَكْ بَعْدَهُ؟',
        'مَا أَهَمُّ دَرْسٍ خَرَجْتْ بِهِ مِنْ مَشْرُوعِ {project}؟',
        'الجديد فيه|طريقة التعلم|مجال استخدامه بعد ذلك',
        'تعلم,جديد,استخدام,تدريب',
      ],
    ),
  ],
  medium: [
    template(
      'skill-problem',
      'story diagnosis',
      [
        'Tell me about a problem you solved with {skill}. What was the cause, and what did you do about it?',
        'Think of one difficulty you met with {skill}. How did you get past it?',
        'the problem and why it mattered|how you found its cause|what you did|the result, with a number if there is one',
        'problem,cause,fixed,solution,result',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُشْكِلَةٍ حَلَلْتْهَا بِفَضْلِ خِبْرَتِكْ فِي {skill}. مَا سَبَبُهَا، وَمَاذَا فَعَلْتْ؟',
        'مَا أَصْعَبُ مَا وَاجَهَكْ مَعَ {skill}، وَمَاذَا فَعَلْتْ؟',
        'المشكلة وأهميتها|طريقة الوصول إلى السبب|ما نفذ|النتيجة مع رقم إن وجد',
        'مشكلة,سبب,حل,نتيجة,خطأ',
      ],
    ),
    template(
      'project-decision',
      'story judgement',
      [
        'What was the most important decision you made on {project}, and what alternatives did you consider?',
        'What was the biggest choice in {project}, and what else could you have done?',
        'the decision and its context|the alternatives|why you chose as you did|how it turned out',
        'decision,alternative,chose,because,trade-off',
      ],
      [
        'مَا أَهَمُّ قَرَارٍ اتَّخَذْتْهُ فِي مَشْرُوعِ {project}، وَمَا الْبَدَائِلُ الَّتِي كَانَتْ أَمَامَكْ؟',
        'بَيْنَ مَاذَا اخْتَرْتْ فِي مَشْرُوعِ {project}، وَمَا سَبَبُ اخْتِيَارِكْ؟',
        'القرار وسياقه|البدائل|سبب الاختيار|ما آل إليه الأمر',
        'قرار,بديل,اختيار,سبب,نتيجة',
      ],
    ),
    template(
      'employer-hardest',
      'story diagnosis',
      [
        'What was the hardest problem you had to solve at {employer}, and how did you go about it?',
        'Which task at {employer} gave you the most trouble, and how did you get through it?',
        'what made it hard|how you found the cause|your own steps|the result',
        'problem,hard,cause,solved,result',
      ],
      [
        'مَا أَصْعَبُ مُشْكِلَةٍ وَاجَهَتْكْ أَثْنَاءَ عَمَلِكْ فِي {employer}، وَكَيْفَ حَلَلْتْهَا؟',
        'أَيُّ مَهَمَّةٍ فِي {employer} كَانَتِ الْأَصْعَبَ عَلَيْكْ، وَكَيْفَ أَنْجَزْتْهَا؟',
        'سبب الصعوبة|طريقة معرفة السبب|الخطوات الشخصية|النتيجة',
        'مشكلة,صعوبة,سبب,حل,نتيجة',
      ],
    ),
    template(
      'employer-changed',
      'story improvement',
      [
        'Tell me about something at {employer} that did not work well and that you improved. What did you do?',
        'What did you make better at {employer}, and how?',
        'what it was like before|what you did yourself|how others took it up|how you knew that it was better',
        'changed,before,use,result,better',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَمْرٍ فِي {employer} لَمْ يَكُنْ يَسِيرُ جَيِّدًا ثُمَّ تَحَسَّنَ بِفَضْلِكْ. مَا الَّذِي فَعَلْتْهُ؟',
        'مَا الَّذِي حَسَّنْتْهُ فِي {employer}، وَكَيْفَ؟',
        'الحال من قبل|الدور الشخصي|كيف أخذ به الآخرون|كيف عرف أنه أفضل',
        'تغيير,قبل,استخدام,نتيجة,أفضل',
      ],
    ),
    template(
      'project-trouble',
      'story risk',
      [
        'What was the biggest problem you ran into on {project}, and how did you deal with it?',
        'When was {project} in trouble, and how did it come through?',
        'the problem and its signs|what was at stake|what you did|how it ended',
        'problem,risk,noticed,solved,result',
      ],
      [
        'مَا أَكْبَرُ مُشْكِلَةٍ ظَهَرَتْ فِي مَشْرُوعِ {project}، وَكَيْفَ تَعَامَلْتْ مَعَهَا؟',
        'مَتَى كَادَ مَشْرُوعُ {project} أَنْ يَتَعَثَّرَ، وَمَاذَا فَعَلْتْ؟',
        'المشكلة وعلاماتها|ما كان على المحك|التصرف|كيف انتهى',
        'مشكلة,خطر,علامة,حل,نتيجة',
      ],
    ),
  ],
  hard: [
    template(
      'skill-mistake',
      'story judgement',
      [
        'Tell me about a decision involving {skill} that turned out wrong. What did it cost, and what do you do differently now?',
        'Which of your choices around {skill} would you take back, and why?',
        'the decision and the reasons at the time|how you noticed that it was wrong|what it cost|what you changed afterwards',
        'mistake,wrong,cost,learned,changed,since',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ قَرَارٍ لَكْ فِي {skill} تَبَيَّنَ أَنَّهُ خَاطِئٌ. مَا عَوَاقِبُهُ، وَمَاذَا غَيَّرْتْ بَعْدَهُ؟',
        'أَيُّ قَرَارٍ لَكْ فِي {skill} كَانَ غَيْرُهُ أَفْضَلَ، وَلِمَاذَا؟',
        'القرار وأسبابه وقتها|كيف ظهر الخطأ|التكلفة|ما تغير بعد ذلك',
        'خطأ,تكلفة,درس,تغيير,قرار',
      ],
    ),
    template(
      'project-again',
      'story improvement',
      [
        'If you could start {project} over, what would you do differently, and why?',
        'Looking back at {project}, which part would you do again in another way?',
        'what you would change and why|the evidence for it|the price of the change|what you would keep',
        'differently,change,cost,evidence,keep,because',
      ],
      [
        'لَوْ بَدَأْتْ مَشْرُوعَ {project} مِنْ جَدِيدٍ، فَمَا أَوَّلُ شَيْءٍ عَلَيْكْ تَغْيِيرُهُ، وَلِمَاذَا؟',
        'بِالنَّظَرِ إِلَى مَشْرُوعِ {project} الْآنَ، مَا الَّذِي يَحْتَاجُ بِرَأْيِكْ إِلَى تَغْيِيرٍ؟',
        'ما يستحق التغيير وسببه|الدليل عليه|ثمن التغيير|ما يستحق البقاء',
        'تغيير,تكلفة,دليل,سبب,بقاء',
      ],
    ),
    template(
      'employer-trade-off',
      'story judgement',
      [
        'Tell me about a time at {employer} when quality, time and cost pulled in different directions. What did you decide, and how did it turn out?',
        'When did you have to choose at {employer} between doing it fast and doing it well?',
        'the pressure from each side|what you argued for and why|who decided|the outcome, measured',
        'quality,time,cost,deadline,decision,outcome',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَوْقِفٍ فِي {employer} تَعَارَضَتْ فِيهِ الْجَوْدَةُ مَعَ الْوَقْتِ أَوِ التَّكْلِفَةِ. مَا الَّذِي اخْتَرْتْهُ، وَكَيْفَ كَانَتِ النَّتِيجَةُ؟',
        'مَتَى كَانَ عَلَيْكْ فِي {employer} الِاخْتِيَارُ بَيْنَ السُّرْعَةِ وَالْإِتْقَانِ؟',
        'الضغوط من كل جانب|الرأي المدافع عنه وسببه|صاحب القرار|النتيجة المقيسة',
        'جودة,وقت,تكلفة,قرار,نتيجة',
      ],
    ),
    template(
      'project-critic',
      'story quality',
      [
        'What is the weakest point of {project}, and what would it take to fix it?',
        'What would a critic say about {project}, and what would you answer?',
        'the weakness, plainly|why it is there|what it costs|what you would do about it',
        'weakness,because,cost,improve,fix',
      ],
      [
        'مَا أَضْعَفُ نُقْطَةٍ بِرَأْيِكْ فِي مَشْرُوعِ {project}، وَمَا خُطَّتُكْ لِإِصْلَاحِهَا؟',
        'مَا الِانْتِقَادُ الَّذِي تَوَقَّعْتْهُ لِمَشْرُوعِ {project}، وَمَا جَوَابُكْ عَنْهُ؟',
        'الضعف بوضوح|سبب وجوده|ثمنه|ما يمكن فعله',
        'ضعف,سبب,تكلفة,تحسين',
      ],
    ),
  ],
};

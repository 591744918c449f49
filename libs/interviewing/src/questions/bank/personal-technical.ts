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
        'Your resume lists {skill}. What have you used it for, and which part of it do you know best?',
        'Tell me about something you did with {skill}, large or small.',
        'what you used {skill} for|the part you know best|one concrete result',
        'used,project,built,feature,daily',
      ],
      [
        'تَذْكُرُ السِّيرَةُ الذَّاتِيَّةُ {skill}. فِي أَيِّ عَمَلٍ كَانَتْ هٰذِهِ الْخِبْرَةُ مُفِيدَةً، وَمَا أَقْوَى جَانِبٍ فِيهَا؟',
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمَلٍ أُنْجِزَ فِي مَجَالِ {skill}، صَغِيرًا كَانَ أَوْ كَبِيرًا.',
        'مجال استخدام {skill}|أقوى جانب في هذه الخبرة|نتيجة واحدة ملموسة',
        'استخدام,مشروع,بناء,عمل,نتيجة',
      ],
    ),
    template(
      'skill-explain',
      'practice communication',
      [
        'How would you explain {skill} to a colleague who has never worked with it?',
        'Imagine a new colleague asks what {skill} is good for. What would you say?',
        'what {skill} is for, in plain words|an example from your own work|when not to use it',
        'explain,example,simple,purpose,useful',
      ],
      [
        'كَيْفَ يُمْكِنُ شَرْحُ {skill} لِزَمِيلٍ جَدِيدٍ فِي هٰذَا الْمَجَالِ؟',
        'لَوْ سَأَلَ زَمِيلٌ جَدِيدٌ عَنْ فَائِدَةِ {skill}، فَمَا الْجَوَابُ؟',
        'الغرض من {skill} بكلمات بسيطة|مثال من تجربة شخصية|متى لا تكفي هذه الخبرة',
        'شرح,مثال,بسيط,غرض,فائدة',
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
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَشْرُوعِ {project}. مَا الْغَرَضُ مِنْهُ، وَمَا الْجُزْءُ الَّذِي كَانَ مِنْ عَمَلِكْ؟',
        'بِاخْتِصَارٍ: مَا فَائِدَةُ مَشْرُوعِ {project}، وَمَا دَوْرُكَ فِيهْ؟',
        'الغرض من {project}|الدور الشخصي فيه|المستفيدون أو النتيجة',
        'غرض,دور,جزء,فريق,نتيجة',
      ],
    ),
    template(
      'employer-task',
      'story planning',
      [
        'At {employer}, what did a typical piece of your work look like, from the request to the finished result?',
        'Pick one ordinary task from {employer} and take me through it step by step.',
        'where the task came from|the steps you took|how you knew it was done',
        'task,steps,request,team,finished',
      ],
      [
        'فِي {employer}، كَيْفَ كَانَتْ تَسِيرُ مَهَمَّةٌ مُعْتَادَةٌ مِنْ عَمَلِكَ، مِنَ الطَّلَبِ إِلَى النَّتِيجَةِ النِّهَائِيَّةِ؟',
        'مَا خُطُوَاتُ مَهَمَّةٍ عَادِيَّةٍ وَاحِدَةٍ فِي {employer}؟',
        'مصدر المهمة|الخطوات المتخذة|معيار الإنجاز',
        'مهمة,خطوات,طلب,فريق,إنجاز',
      ],
    ),
    template(
      'project-learned',
      'story improvement',
      [
        'What did you learn while working on {project} that you did not know before?',
        'Which new thing did {project} teach you?',
        'what was new to you|how you learned it|where you have used it since',
        'learned,new,used,since,practice',
      ],
      [
        'مَا الَّذِي أَضَافَهُ الْعَمَلُ عَلَى مَشْرُوعِ {project} مِنْ مَعْرِفَةٍ لَمْ تَكُنْ مَوْجُودَةً مِنْ قَبْلُ؟',
        'أَيُّ أَمْرٍ جَدِيدٍ جَاءَ مِنَ الْعَمَلِ عَلَى مَشْرُوعِ {project}؟',
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
        'Walk me through a problem you solved with {skill}. What went wrong at first, and how did you fix it?',
        'Think of one difficulty you met with {skill}. What was the cause, and what did you do?',
        'the problem and why it mattered|how you found its cause|what you did with {skill}|the result, with a number if there is one',
        'problem,cause,fixed,solution,result',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُشْكِلَةٍ حُلَّتْ فِي مَجَالِ {skill}. مَا الَّذِي تَعَثَّرَ أَوَّلًا، وَكَيْفَ كَانَ الْحَلُّ؟',
        'مَا صُعُوبَةٌ وَاحِدَةٌ ظَهَرَتْ عِنْدَ الْعَمَلِ مَعَ {skill}، وَمَا سَبَبُهَا، وَكَيْفَ حُلَّتْ؟',
        'المشكلة وأهميتها|طريقة الوصول إلى السبب|ما نفذ باستخدام {skill}|النتيجة مع رقم إن وجد',
        'مشكلة,سبب,حل,نتيجة,خطأ',
      ],
    ),
    template(
      'skill-wrong-choice',
      'practice judgement',
      [
        'Where are the limits of {skill}: when is it not enough, and what do you turn to then?',
        'Describe a case in which {skill} would not be the answer, and say why.',
        'a case beyond {skill}|what you turn to instead|the reasons: cost, time, people or risk',
        'instead,alternative,cost,risk,depends,simpler',
      ],
      [
        'أَيْنَ حُدُودُ {skill}: مَتَى لَا تَكُونُ هٰذِهِ الْخِبْرَةُ كَافِيَةً، وَمَا الْبَدِيلُ حِينَهَا؟',
        'مَا حَالَةٌ لَا يَكُونُ الْحَلُّ فِيهَا مِنْ بَابِ {skill}، وَلِمَاذَا؟',
        'حالة خارج حدود {skill}|البديل المقترح|الأسباب: التكلفة أو الوقت أو المخاطر',
        'بديل,تكلفة,مخاطر,أبسط,سبب',
      ],
    ),
    template(
      'project-decision',
      'story judgement',
      [
        'In {project}, which decision mattered most, and which alternatives did you weigh against it?',
        'What was the most important choice you made in {project}, and what else could you have done?',
        'the decision and its context|the alternatives|why you chose as you did|how it turned out',
        'decision,alternative,chose,because,trade-off',
      ],
      [
        'فِي مَشْرُوعِ {project}، مَا الْقَرَارُ الْأَكْثَرُ أَهَمِّيَّةً، وَمَا الْبَدَائِلُ الَّتِي قُورِنَ بِهَا؟',
        'مَا أَهَمُّ اخْتِيَارٍ فِي مَشْرُوعِ {project}، وَمَا الَّذِي كَانَ يُمْكِنُ فِعْلُهُ غَيْرَ ذٰلِكَ؟',
        'القرار وسياقه|البدائل|سبب الاختيار|ما آل إليه الأمر',
        'قرار,بديل,اختيار,سبب,نتيجة',
      ],
    ),
    template(
      'employer-hardest',
      'story diagnosis',
      [
        'Think of the hardest problem you met in your work at {employer}. How did you find its cause, and what did you do about it?',
        'Which task at {employer} gave you the most trouble, and how did you get through it?',
        'what made it hard|how you found the cause|your own steps|the result',
        'problem,hard,cause,solved,result',
      ],
      [
        'مَا أَصْعَبُ مُشْكِلَةٍ ظَهَرَتْ فِي عَمَلِكَ فِي {employer}؟ كَيْفَ عُرِفَ سَبَبُهَا، وَكَيْفَ عُولِجَتْ؟',
        'أَيُّ مَهَمَّةٍ فِي {employer} كَانَتِ الْأَكْثَرَ صُعُوبَةً، وَكَيْفَ أُنْجِزَتْ؟',
        'سبب الصعوبة|طريقة معرفة السبب|الخطوات الشخصية|النتيجة',
        'مشكلة,صعوبة,سبب,حل,نتيجة',
      ],
    ),
    template(
      'employer-changed',
      'story improvement',
      [
        'Which piece of your work at {employer} is still in use, as far as you know? What was it like before, and what did you do?',
        'What did you leave behind at {employer} that others went on using?',
        'what it was like before|what you did yourself|how others took it up|how you knew that it was better',
        'changed,before,use,result,better',
      ],
      [
        'أَيُّ عَمَلٍ فِي {employer} مَا زَالَ مُسْتَخْدَمًا حَسَبَ عِلْمِكَ؟ كَيْفَ كَانَ الْحَالُ قَبْلَهُ، وَمَا الَّذِي أُنْجِزَ؟',
        'مَا الَّذِي بَقِيَ فِي {employer} وَاسْتَمَرَّ الْآخَرُونَ فِي اسْتِخْدَامِهِ؟',
        'الحال من قبل|الدور الشخصي|كيف أخذ به الآخرون|كيف عرف أنه أفضل',
        'تغيير,قبل,استخدام,نتيجة,أفضل',
      ],
    ),
    template(
      'project-trouble',
      'story risk',
      [
        'Which risk nearly sank {project}, and what did you do about it?',
        'When was {project} in danger, and how did it come through?',
        'the risk and its signs|what was at stake|what you did|how it ended',
        'risk,danger,noticed,prevented,result',
      ],
      [
        'أَيُّ خَطَرٍ كَادَ يُفْشِلُ مَشْرُوعَ {project}، وَكَيْفَ جَرَى التَّعَامُلُ مَعَهُ؟',
        'مَتَى كَانَ مَشْرُوعُ {project} مُهَدَّدًا، وَكَيْفَ نَجَا؟',
        'الخطر وعلاماته|ما كان على المحك|التصرف|كيف انتهى',
        'خطر,تهديد,علامة,وقاية,نتيجة',
      ],
    ),
  ],
  hard: [
    template(
      'skill-standard',
      'practice quality',
      [
        'Which signs tell you that work with {skill} was done badly? What is usually behind each of them, and which would you put right first?',
        'How do you tell good work with {skill} from bad, and what would you change first?',
        'signs of good and bad work|how you would measure it|what you would change first|the cost of the change',
        'measure,review,risk,standard,signs,metrics',
      ],
      [
        'مَا الْعَلَامَاتُ الدَّالَّةُ عَلَى عَمَلٍ ضَعِيفٍ فِي {skill}؟ مَا سَبَبُ كُلٍّ مِنْهَا عَادَةً، وَبِأَيِّهَا تَكُونُ الْبِدَايَةُ؟',
        'كَيْفَ يُمَيَّزُ الْعَمَلُ الْجَيِّدُ مِنَ الضَّعِيفِ فِي {skill}، وَمَا أَوَّلُ تَغْيِيرٍ مَطْلُوبٍ؟',
        'علامات العمل الجيد والسيئ|طريقة القياس|أول تغيير|تكلفة التغيير',
        'قياس,مراجعة,مخاطر,معيار,علامات',
      ],
    ),
    template(
      'skill-mistake',
      'story judgement',
      [
        'Tell me about a decision on {skill} that turned out wrong. What did it cost, and what do you do differently since?',
        'Which of your choices around {skill} would you take back, and why?',
        'the decision and the reasons at the time|how you noticed that it was wrong|what it cost|what you changed afterwards',
        'mistake,wrong,cost,learned,changed,since',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ قَرَارٍ بِشَأْنِ {skill} تَبَيَّنَ أَنَّهُ خَاطِئٌ. مَاذَا كَلَّفَ، وَمَا الَّذِي تَغَيَّرَ بَعْدَهُ؟',
        'أَيُّ اخْتِيَارٍ يَخُصُّ {skill} كَانَ الْأَفْضَلُ تَرْكَهُ، وَلِمَاذَا؟',
        'القرار وأسبابه وقتها|كيف ظهر الخطأ|التكلفة|ما تغير بعد ذلك',
        'خطأ,تكلفة,درس,تغيير,قرار',
      ],
    ),
    template(
      'project-again',
      'practice improvement',
      [
        'If you began {project} again today, what would you do differently, and what would that cost you?',
        'Looking back at {project}, which part would you rebuild, and which price would you pay for it?',
        'what you would change and why|the evidence for it|the price of the change|what you would keep',
        'differently,change,cost,evidence,keep,because',
      ],
      [
        'لَوْ بَدَأَ مَشْرُوعُ {project} مِنْ جَدِيدٍ الْيَوْمَ، فَمَا الَّذِي سَيَتَغَيَّرُ، وَمَا ثَمَنُ ذٰلِكَ؟',
        'بِالنَّظَرِ إِلَى مَشْرُوعِ {project} الْآنَ، أَيُّ جُزْءٍ يَسْتَحِقُّ إِعَادَةَ الْبِنَاءِ، وَمَا تَكْلِفَةُ ذٰلِكَ؟',
        'ما يستحق التغيير وسببه|الدليل عليه|ثمن التغيير|ما يستحق البقاء',
        'تغيير,تكلفة,دليل,سبب,بقاء',
      ],
    ),
    template(
      'employer-trade-off',
      'story judgement',
      [
        'At {employer}, which trade-off between quality, time and cost did you have to defend, and how did it end?',
        'When did you have to argue at {employer} for doing less, later or better, and what came of it?',
        'the pressure from each side|what you argued for and why|who decided|the outcome, measured',
        'quality,time,cost,deadline,decision,outcome',
      ],
      [
        'فِي {employer}، أَيُّ مُوَازَنَةٍ بَيْنَ الْجَوْدَةِ وَالْوَقْتِ وَالتَّكْلِفَةِ لَزِمَ الدِّفَاعُ عَنْهَا، وَكَيْفَ انْتَهَتْ؟',
        'مَتَى لَزِمَ فِي {employer} الْإِقْنَاعُ بِعَمَلٍ أَقَلَّ أَوْ أَبْطَأَ أَوْ أَجْوَدَ، وَمَا النَّتِيجَةُ؟',
        'الضغوط من كل جانب|الرأي المدافع عنه وسببه|صاحب القرار|النتيجة المقيسة',
        'جودة,وقت,تكلفة,قرار,نتيجة',
      ],
    ),
    template(
      'project-critic',
      'practice quality',
      [
        'Suppose a sharp critic looks at {project}. Which weakness would they find first, and what would you answer?',
        'What is the best objection to {project}, and how do you meet it?',
        'the weakness, plainly|why it is there|what it costs|what you would do about it',
        'weakness,because,cost,improve,objection',
      ],
      [
        'لَوْ نَظَرَ نَاقِدٌ دَقِيقٌ إِلَى مَشْرُوعِ {project}، فَمَا أَوَّلُ ضَعْفٍ يَجِدُهُ، وَمَا الْجَوَابُ عَنْهُ؟',
        'مَا أَقْوَى اعْتِرَاضٍ عَلَى مَشْرُوعِ {project}، وَكَيْفَ يُرَدُّ عَلَيْهِ؟',
        'الضعف بوضوح|سبب وجوده|ثمنه|ما يمكن فعله',
        'ضعف,سبب,تكلفة,تحسين',
      ],
    ),
  ],
};

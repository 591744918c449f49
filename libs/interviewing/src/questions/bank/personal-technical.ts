import { template, type ByDifficulty } from './template';

/**
 * Technical questions about the candidate's skills, employers and projects, and about what the job
 * requires.
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
      'gap-know',
      'practice craft',
      [
        "The role asks for {gap}, which your resume doesn't mention. What do you already know about it?",
        'Have you come across {gap} in any form, and what do you understand it to be for?',
        'what {gap} is for|anything near to it that you have done|how you would start learning it',
        'know,learn,similar,course,read',
      ],
      [
        'تَطْلُبُ الْوَظِيفَةُ {gap}، وَلَا ذِكْرَ لِذٰلِكَ فِي السِّيرَةِ الذَّاتِيَّةِ. مَا الْمَعْرُوفُ لَدَيْكَ عَنْ هٰذَا الْمَجَالْ؟',
        'هَلْ سَبَقَ التَّعَامُلُ مَعَ {gap} بِأَيِّ شَكْلٍ، وَفِيمَ يُفِيدُ هٰذَا الْمَجَالْ؟',
        'الغرض من {gap}|خبرة قريبة منه|طريقة البدء في التعلم',
        'معرفة,تعلم,مشابه,دورة,خبرة',
      ],
    ),
    template(
      'match-last',
      'story craft',
      [
        'The role needs {match}, and it is on your resume. Where did you use it last, and for what?',
        'When did you last work with {match}, and what were you trying to get done?',
        'the last work in which you used {match}|what you were trying to reach|what you learned from it',
        'last,used,project,goal,learned',
      ],
      [
        'تَحْتَاجُ الْوَظِيفَةُ إِلَى {match}، وَتَذْكُرُ السِّيرَةُ الذَّاتِيَّةُ هٰذِهِ الْخِبْرَةَ. أَيْنَ كَانَتْ آخِرَ مَرَّةٍ، وَلِأَيِّ غَرَضٍ؟',
        'مَتَى كَانَ آخِرُ عَمَلٍ فِي مَجَالِ {match}، وَمَا الْهَدَفُ مِنْهُ؟',
        'آخر عمل استخدم فيه {match}|الهدف من العمل|الدرس المستفاد',
        'آخر,استخدام,مشروع,هدف,تعلم',
      ],
    ),
    template(
      'match-steps',
      'story craft',
      [
        'The role works with {match} every day. Take me through the last task you did with it, from start to finish.',
        'Which steps did your latest piece of work with {match} have?',
        'how the task began|the steps you took|how you checked the result',
        'steps,task,used,checked,result',
      ],
      [
        'تَعْتَمِدُ الْوَظِيفَةُ عَلَى {match} يَوْمِيًّا. مَا خُطُوَاتُ آخِرِ مَهَمَّةٍ أُنْجِزَتْ فِي هٰذَا الْمَجَالِ مِنَ الْبِدَايَةِ إِلَى النِّهَايَةِ؟',
        'مِمَّ تَكَوَّنَ آخِرُ عَمَلٍ فِي مَجَالِ {match}؟',
        'بداية المهمة|الخطوات المتخذة|التحقق من النتيجة',
        'خطوات,مهمة,استخدام,تحقق',
      ],
    ),
    template(
      'match-limits',
      'practice quality',
      [
        'You know {match}, and the job needs it. What do people often get wrong with it, and how do you avoid that?',
        'Which mistakes with {match} do you watch out for?',
        'a common mistake|why it happens|how you avoid it',
        'mistake,avoid,check,common,careful',
      ],
      [
        'تَطْلُبُ الْوَظِيفَةُ {match}، وَتَذْكُرُ السِّيرَةُ الذَّاتِيَّةُ هٰذِهِ الْخِبْرَةَ. مَا الْأَخْطَاءُ الشَّائِعَةُ فِي هٰذَا الْمَجَالِ، وَكَيْفَ يُمْكِنُ تَجَنُّبُهَا؟',
        'أَيُّ الْأَخْطَاءِ فِي {match} تَسْتَحِقُّ الِانْتِبَاهَ؟',
        'خطأ شائع|سبب وقوعه|طريقة تجنبه',
        'خطأ,تجنب,تحقق,شائع',
      ],
    ),
    template(
      'gap-nearest',
      'story craft',
      [
        "Your resume doesn't name {gap}, and the job asks for it. What is the nearest thing you have worked with, and how is it similar?",
        'What have you done that comes close to {gap}?',
        'something near to {gap}|what is similar|what would still be new',
        'similar,near,worked,difference,learn',
      ],
      [
        'لَا تَذْكُرُ السِّيرَةُ الذَّاتِيَّةُ {gap}، وَهٰذَا مَطْلُوبٌ فِي الْوَظِيفَةِ. مَا أَقْرَبُ خِبْرَةٍ إِلَى ذٰلِكَ، وَمَا وَجْهُ الشَّبَهِ؟',
        'أَيُّ عَمَلٍ سَابِقٍ هُوَ الْأَقْرَبُ إِلَى {gap}؟',
        'خبرة قريبة من {gap}|وجه الشبه|ما يبقى جديدا',
        'مشابه,قريب,خبرة,فرق,تعلم',
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
    template(
      'duty-start',
      'practice planning',
      [
        'One duty here reads: {duty}. How would you begin it on your first day?',
        'If this were your first task, {duty}, what would you do before anything else?',
        'what you would ask|the first step|whom you would turn to',
        'first,ask,step,team,plan',
      ],
      [
        'مِنْ مَهَامِّ الْوَظِيفَةِ: {duty}. كَيْفَ تَكُونُ الْبِدَايَةُ فِي الْيَوْمِ الْأَوَّلِ؟',
        'لَوْ كَانَتْ هٰذِهِ أَوَّلَ مَهَمَّةٍ: {duty}، فَمَا أَوَّلُ خُطْوَةٍ؟',
        'الأسئلة المطلوبة|الخطوة الأولى|من يسأل',
        'أول,سؤال,خطوة,فريق,خطة',
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
      'gap-productive',
      'practice planning',
      [
        "The role asks for {gap}, which your resume doesn't mention: how would you become productive with it in your first month?",
        'Suppose you start here and the work needs {gap}. What would you do in the first weeks?',
        'what you already know that carries over|a plan of first steps|a small real task to learn on|how you would check your progress',
        'learn,plan,week,practice,documentation,mentor,similar',
      ],
      [
        'تَطْلُبُ الْوَظِيفَةُ {gap}، وَلَا ذِكْرَ لِذٰلِكَ فِي السِّيرَةِ الذَّاتِيَّةِ. كَيْفَ يُمْكِنُ الْإِسْهَامُ فِي هٰذَا الْمَجَالِ خِلَالَ الشَّهْرِ الْأَوَّلِ؟',
        'إِذَا احْتَاجَ الْعَمَلُ هُنَا إِلَى {gap}، فَمَا خُطَّةُ الْأَسَابِيعِ الْأُولَى؟',
        'خبرة سابقة تفيد فيه|خطة الخطوات الأولى|مهمة حقيقية صغيرة للتعلم|طريقة قياس التقدم',
        'تعلم,خطة,أسبوع,تدريب,مشابه',
      ],
    ),
    template(
      'match-result',
      'story improvement',
      [
        'This role relies on {match}. Which result of yours with it would you show the team, and how did you reach it?',
        'What is the best thing you have done with {match}, and how did you go about it?',
        'the situation you started from|what you did with {match}|the result, measured|what you would keep or change',
        'result,achieved,improved,percent,team',
      ],
      [
        'تَعْتَمِدُ هٰذِهِ الْوَظِيفَةُ عَلَى {match}. مَا أَبْرَزُ نَتِيجَةٍ تَحَقَّقَتْ فِي هٰذَا الْمَجَالِ، وَكَيْفَ تَحَقَّقَتْ؟',
        'مَا أَفْضَلُ عَمَلٍ أُنْجِزَ فِي مَجَالِ {match}، وَكَيْفَ أُنْجِزَ؟',
        'نقطة البداية|ما نفذ باستخدام {match}|نتيجة مقيسة|ما يستحق التغيير',
        'نتيجة,تحقيق,تحسين,نسبة,فريق',
      ],
    ),
    template(
      'duty-ready',
      'story craft',
      [
        'The job description says: {duty}. What in your work so far prepares you for that?',
        'One duty here reads: {duty}. Where have you done something close to it?',
        'a similar task you have done|your own part|what came of it|what would be new to you',
        'similar,did,experience,result,before',
      ],
      [
        'يَذْكُرُ الْوَصْفُ الْوَظِيفِيُّ: {duty}. مَا الَّذِي يُؤَهِّلُكَ لِذٰلِكَ مِنْ خِبْرَتِكَ السَّابِقَةِ؟',
        'مِنْ مَهَامِّ الْوَظِيفَةِ: {duty}. أَيْنَ سَبَقَ الْقِيَامُ بِعَمَلٍ قَرِيبٍ مِنْ ذٰلِكَ؟',
        'مهمة مشابهة سابقة|الدور الشخصي فيها|النتيجة|الجديد في هذه المهمة',
        'مشابه,خبرة,سابق,نتيجة,مهمة',
      ],
    ),
    template(
      'match-pressure',
      'story diagnosis',
      [
        'Tell me about a time when something went badly wrong in your work with {match}. What did you notice first, and how did you get to the bottom of it?',
        'When did your work with {match} go wrong, and what was behind it?',
        'what went wrong and how it showed|how you searched|the cause|what you changed',
        'wrong,noticed,cause,searched,fixed',
      ],
      [
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَوْقِفٍ تَعَثَّرَ فِيهِ الْعَمَلُ فِي مَجَالِ {match}. مَا أَوَّلُ عَلَامَةٍ، وَكَيْفَ عُرِفَ السَّبَبُ؟',
        'مَتَى سَاءَ الْعَمَلُ فِي مَجَالِ {match}، وَمَا كَانَ وَرَاءَ ذٰلِكَ؟',
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
        'نَوَدُّ أَنْ نَسْمَعَ عَنِ اخْتِيَارٍ فِي مَجَالِ {match} كَانَ لَهُ جَوَابَانِ صَحِيحَانِ. أَيُّهُمَا اعْتُمِدَ، وَمَاذَا جَلَبَ وَمَاذَا كَلَّفَ؟',
        'أَيْنَ كَانَ فِي مَجَالِ {match} طَرِيقَانِ، وَمَا سَبَبُ اخْتِيَارِ أَحَدِهِمَا؟',
        'الحالة وحاجاتها|البدائل|أسباب الاختيار|الفائدة والثمن',
        'اختيار,بديل,سبب,تكلفة,نتيجة',
      ],
    ),
    template(
      'gap-carry-over',
      'practice improvement',
      [
        "We rely on {gap}, and I don't see it on your resume. Which of your experience carries over to it, and where would you need help?",
        'What do you bring that would make {gap} easier to learn, and what would be hard?',
        'experience that carries over|what would be new|the help you would ask for|a first piece of work',
        'similar,help,learn,experience,new',
      ],
      [
        'نَعْتَمِدُ عَلَى {gap}، وَلَا ذِكْرَ لِذٰلِكَ فِي السِّيرَةِ الذَّاتِيَّةِ. مَا الْخِبْرَةُ الَّتِي تُفِيدُ هُنَا، وَأَيْنَ تَلْزَمُ الْمُسَاعَدَةُ؟',
        'مَا الَّذِي يُسَهِّلُ تَعَلُّمَ {gap}، وَمَا الصَّعْبُ فِي ذٰلِكَ؟',
        'خبرة مفيدة|الجديد فيه|المساعدة المطلوبة|أول عمل صغير',
        'مشابه,مساعدة,تعلم,خبرة',
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
        'Suppose you had to judge how good a team is at {skill}. What would you look at first, and what would worry you?',
        'Which signs tell you that {skill} is in poor hands, and what would you change first?',
        'signs of good and bad work|how you would measure it|what you would change first|the cost of the change',
        'measure,review,risk,standard,signs,metrics',
      ],
      [
        'كَيْفَ يُمْكِنُ الْحُكْمُ عَلَى مُسْتَوَى فَرِيقٍ فِي {skill}؟ مَا أَوَّلُ مَا يُفْحَصُ، وَمَا الَّذِي يُثِيرُ الْقَلَقَ؟',
        'مَا الْعَلَامَاتُ الدَّالَّةُ عَلَى ضَعْفِ فَرِيقٍ فِي {skill}، وَمَا أَوَّلُ تَغْيِيرٍ مَطْلُوبٍ؟',
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
      'gap-judge',
      'practice risk',
      [
        "The role asks for {gap}, which your resume doesn't mention. How would you judge, early on, how well the team handles it?",
        'Without much practice in {gap}, how would you find out what matters in it and what can go wrong?',
        'the questions you would ask|what usually goes wrong with it|how your own experience carries over|how you would test your judgement',
        'risk,questions,learn,test,experience,compare',
      ],
      [
        'تَطْلُبُ الْوَظِيفَةُ {gap}، وَلَا ذِكْرَ لِذٰلِكَ فِي السِّيرَةِ الذَّاتِيَّةِ. كَيْفَ يُمْكِنُ الْحُكْمُ مُبَكِّرًا عَلَى مُسْتَوَى الْفَرِيقِ فِي هٰذَا الْمَجَالِ؟',
        'مَعَ قِلَّةِ الْخِبْرَةِ فِي {gap}، كَيْفَ يُعْرَفُ الْمُهِمُّ مِنْ غَيْرِهِ، وَمَا قَدْ يَتَعَثَّرُ؟',
        'الأسئلة الواجب طرحها|الأخطاء الشائعة|ما ينتقل من الخبرة السابقة|طريقة اختبار الحكم',
        'مخاطر,أسئلة,تعلم,اختبار,خبرة',
      ],
    ),
    template(
      'match-practices',
      'practice quality',
      [
        'You would help to set the standard for {match} here. Which practices would you insist on, and what would you give up for them?',
        'If the team asked you for rules on using {match} well, which would come first, and why?',
        'two or three practices|the reason behind each, from experience|the price of them|how you would win the team over',
        'practice,standard,because,cost,team,review',
      ],
      [
        'سَيَكُونُ لَكَ دَوْرٌ فِي وَضْعِ مَعَايِيرِ {match} هُنَا. مَا الْمُمَارَسَاتُ الَّتِي لَا غِنَى عَنْهَا، وَمَا ثَمَنُهَا؟',
        'لَوْ طَلَبَ الْفَرِيقُ قَوَاعِدَ لِحُسْنِ اسْتِخْدَامِ {match}، فَمَا أُولَاهَا، وَلِمَاذَا؟',
        'ممارستان أو ثلاث|سبب كل منها من التجربة|ثمنها|طريقة إقناع الفريق',
        'ممارسة,معيار,سبب,تكلفة,فريق',
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
        'مَا أَصْعَبُ عَمَلٍ أُنْجِزَ فِي مَجَالِ {match}؟ مَا الَّذِي كَادَ يَفْشَلُ فِيهِ، وَكَيْفَ عُرِفَ ذٰلِكَ؟',
        'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَكْثَرِ الْأَعْمَالِ صُعُوبَةً فِي مَجَالِ {match}.',
        'المطلوب|الحد وعلاماته|التصرف|ما يخطط له اليوم',
        'حد,حمل,قياس,تعديل',
      ],
    ),
    template(
      'match-judge-others',
      'practice communication',
      [
        'A team here is divided over how to go about {match}. How would you lead them to a decision, and what would you bring to the table yourself?',
        'How would you settle a dispute among experts on {match}?',
        'the positions, fairly|evidence or a small trial|your own view and its grounds|how the decision is kept open',
        'decision,evidence,trial,team,reason',
      ],
      [
        'يَنْقَسِمُ فَرِيقٌ هُنَا حَوْلَ {match}. كَيْفَ يُقَادُ إِلَى قَرَارٍ، وَمَا الرَّأْيُ الَّذِي يُطْرَحُ عَلَيْهِ؟',
        'كَيْفَ يُحْسَمُ خِلَافٌ بَيْنَ خُبَرَاءَ فِي {match}؟',
        'الآراء بإنصاف|دليل أو تجربة صغيرة|الرأي وأسبابه|إمكان مراجعة القرار',
        'قرار,دليل,تجربة,فريق,سبب',
      ],
    ),
    template(
      'gap-lead',
      'practice planning',
      [
        'The job expects {gap}, and your resume is silent on it. You have a quarter before others depend on your judgement. What is your plan?',
        'How would you become someone the team can rely on for {gap} within three months?',
        'what must be known first|people and real work to learn from|how your progress is tested|when you would say that it is not enough',
        'plan,quarter,learn,test,mentor,risk',
      ],
      [
        'تَتَوَقَّعُ الْوَظِيفَةُ {gap}، وَلَا ذِكْرَ لِذٰلِكَ فِي السِّيرَةِ الذَّاتِيَّةِ. مَا الْخُطَّةُ خِلَالَ ثَلَاثَةِ أَشْهُرٍ قَبْلَ أَنْ يَعْتَمِدَ الْآخَرُونَ عَلَى هٰذِهِ الْخِبْرَةِ؟',
        'كَيْفَ يُمْكِنُ اكْتِسَابُ خِبْرَةٍ مَوْثُوقَةٍ فِي {gap} خِلَالَ ثَلَاثَةِ أَشْهُرٍ؟',
        'ما يجب معرفته أولا|أشخاص وعمل حقيقي للتعلم|اختبار التقدم|متى يقال إنه غير كاف',
        'خطة,أشهر,تعلم,اختبار',
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
    template(
      'duty-hard-part',
      'practice risk',
      [
        'The job description says: {duty}. What is the hardest part of that, and where do people fail at it?',
        'One duty here reads: {duty}. What would you worry about most?',
        'the hardest part and why|how people fail at it|what you would do early|a case that you draw on',
        'hard,fail,early,risk,experience',
      ],
      [
        'يَذْكُرُ الْوَصْفُ الْوَظِيفِيُّ: {duty}. مَا أَصْعَبُ جُزْءٍ فِي ذٰلِكَ، وَأَيْنَ يَتَعَثَّرُ النَّاسُ فِيهِ؟',
        'مِنْ مَهَامِّ الْوَظِيفَةِ: {duty}. مَا الَّذِي يُقْلِقُ أَكْثَرَ فِيهَا؟',
        'أصعب جزء وسببه|كيف يتعثر الناس|التصرف المبكر|تجربة سابقة',
        'صعب,تعثر,مبكر,خطر,خبرة',
      ],
    ),
  ],
};

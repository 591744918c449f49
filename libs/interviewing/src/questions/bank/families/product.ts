import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const PRODUCT: FamilyBank = {
  technical: {
    easy: [
      template(
        'product-good',
        'practice craft',
        [
          'Choose a product you use often. What does it do well, and what would you change?',
          'Which product do you like, and what would you do better?',
          'who it is for|the strength, with a reason|the change and how you would check it',
          'user,need,feature,change,measure',
          'a product worth using',
        ],
        [
          'مَا الْمُنْتَجُ الَّذِي يُعْجِبُكْ اسْتِخْدَامُهُ، وَمَا أَفْضَلُ مَا فِيهِ، وَمَا الَّذِي يَحْتَاجُ بِرَأْيِكْ إِلَى تَغْيِيرٍ؟',
          'أَيُّ مُنْتَجٍ يُعْجِبُكْ، وَمَا الَّذِي يُمْكِنُكْ تَحْسِينُهُ فِيهِ؟',
          'المستفيد منه|نقطة القوة وسببها|التغيير وطريقة التحقق منه',
          'مستخدم,حاجة,ميزة,تغيير',
          'مُنْتَجٍ مُفَضَّلٍ',
        ],
      ),
      template(
        'product-requirement',
        'practice diagnosis',
        [
          'A customer asks for a certain button. How do you find out what they really need?',
          'How do you get from a wish to the need behind it?',
          'questions about the situation|watching instead of asking alone|restating the need',
          'why,ask,observe,need,problem,interview',
          'the need behind a wish',
        ],
        [
          'يَطْلُبُ عَمِيلٌ زِرًّا مُعَيَّنًا. مَا خُطُوَاتُكْ لِمَعْرِفَةِ حَاجَتِهِ الْحَقِيقِيَّةِ؟',
          'مَا طَرِيقَتُكْ فِي الِانْتِقَالِ مِنَ الرَّغْبَةِ إِلَى الْحَاجَةِ وَرَاءَهَا؟',
          'أسئلة عن الموقف|الملاحظة لا السؤال وحده|إعادة صياغة الحاجة',
          'سؤال,ملاحظة,حاجة,مشكلة',
          'الْحَاجَةِ وَرَاءَ الطَّلَبِ',
        ],
      ),
      template(
        'product-story',
        'practice communication',
        [
          'How do you describe a piece of work so that the people who build it know when it is done?',
          'What belongs in a good requirement, and what does not?',
          'who needs it and why|how it is checked|what is left to the makers',
          'story,acceptance,criteria,user,example,scope',
          'describing a requirement',
        ],
        [
          'مَا طَرِيقَتُكْ فِي وَصْفِ الْعَمَلِ الْمَطْلُوبِ بِحَيْثُ يَعْرِفُ الْمُنَفِّذُونَ مَتَى يَكْتَمِلُ؟',
          'مَا الَّذِي يَدْخُلُ فِي الْمُتَطَلَّبِ الْجَيِّدِ، وَمَا الَّذِي لَا يَدْخُلُ فِيهِ؟',
          'من يحتاجه ولماذا|طريقة التحقق|ما يترك للمنفذين',
          'قصة,قبول,معايير,مستخدم,نطاق',
          'وَصْفِ مُتَطَلَّبٍ',
        ],
      ),
    ],
    medium: [
      template(
        'product-prioritise',
        'practice planning',
        [
          'You have ten requests and room for three. How do you choose, and how do you tell the others?',
          'How do you say no to good ideas?',
          'the measure of value and effort|evidence against opinion|how you told those who lost|what came of it',
          'value,effort,priority,evidence,stakeholder,tell',
          'choosing between requests',
        ],
        [
          'لَدَيْكْ عَشَرَةُ طَلَبَاتٍ وَالْمَجَالُ يَتَّسِعُ لِثَلَاثَةٍ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ، وَمَا طَرِيقَتُكْ فِي إِبْلَاغِ أَصْحَابِ الْبَاقِي؟',
          'مَا طَرِيقَتُكْ فِي رَفْضِ الْأَفْكَارِ الْجَيِّدَةِ؟',
          'معيار القيمة والجهد|الدليل مقابل الرأي|إبلاغ من رفض طلبه|النتيجة',
          'قيمة,جهد,أولوية,دليل',
          'الِاخْتِيَارِ بَيْنَ الطَّلَبَاتِ',
        ],
      ),
      template(
        'product-slip',
        'practice risk',
        [
          'A project you run will be a month late. When do you say so, to whom, and with which choices?',
          'How do you handle a plan that no longer holds?',
          'early signs|the options: scope, date, people|the message and to whom|what you change in the plan',
          'late,scope,options,stakeholder,risk,communicate',
          'a project that will be late',
        ],
        [
          'سَيَتَأَخَّرُ مَشْرُوعُكْ شَهْرًا. مَتَى عَلَيْكْ قَوْلُ ذٰلِكَ، وَلِمَنْ، وَمَا الْخِيَارَاتُ الَّتِي لَدَيْكْ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ خُطَّةٍ لَمْ تَعُدْ صَالِحَةً؟',
          'العلامات المبكرة|الخيارات: النطاق أو الموعد أو الفريق|الرسالة ولمن|تعديل الخطة',
          'تأخر,نطاق,خيارات,مخاطر',
          'مَشْرُوعٍ سَيَتَأَخَّرُ',
        ],
      ),
      template(
        'product-assumption',
        'story judgement',
        [
          'Tell me about an idea that you tested before anything was built. What did you learn, and what did it save?',
          'When did a cheap trial change your plan?',
          'the assumption behind the idea|the trial and its cost|what people did|the decision that followed',
          'assumption,test,prototype,interview,learned,saved,decision',
          'testing an assumption cheaply',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ فِكْرَةٍ اخْتَبَرْتْهَا قَبْلَ الْبِنَاءِ. مَاذَا اكْتَشَفْتْ، وَمَا الَّذِي وَفَّرَهُ ذٰلِكَ؟',
          'مَتَى غَيَّرَتْ تَجْرِبَةٌ رَخِيصَةٌ خُطَّتَكْ؟',
          'الافتراض وراء الفكرة|التجربة وتكلفتها|ما فعله الناس|القرار الذي تبعها',
          'افتراض,تجربة,نموذج,مقابلة,قرار',
          'اخْتِبَارِ افْتِرَاضٍ بِأَقَلِّ تَكْلِفَةٍ',
        ],
      ),
    ],
    hard: [
      template(
        'product-kill',
        'practice judgement',
        [
          'Which evidence would make you stop a product that its team loves, and how would you end it decently?',
          'When should something be given up although much has been put into it?',
          'the signs against hope|money already spent as no argument|what users and team need|what you would keep',
          'evidence,stop,cost,users,team,decision',
          'stopping a product',
        ],
        [
          'مَا الدَّلِيلُ الَّذِي يُقْنِعُكْ بِإِيقَافِ مُنْتَجٍ يُحِبُّهُ فَرِيقُهُ، وَمَا طَرِيقَتُكْ فِي إِنْهَائِهِ بِإِنْصَافٍ؟',
          'مَتَى يَجِبُ عَلَيْكْ تَرْكُ عَمَلٍ رَغْمَ كَثْرَةِ مَا بَذَلْتُمْ فِيهِ؟',
          'العلامات مقابل الأمل|ما أنفق ليس حجة|حاجة المستخدمين والفريق|ما يستحق البقاء',
          'دليل,إيقاف,تكلفة,مستخدم,فريق',
          'إِيقَافِ مُنْتَجٍ',
        ],
      ),
      template(
        'product-metric-trap',
        'practice quality',
        [
          'Your main measure improves while customers grow unhappier. How do you explain that, and what do you do?',
          'How can a good number hide a bad product?',
          'what the measure leaves out|how people adapt to it|a second measure against it|what you would change at once',
          'metric,satisfaction,incentive,retention,complaints,balance',
          'a good figure and unhappy customers',
        ],
        [
          'يَتَحَسَّنُ الْمُؤَشِّرُ الرَّئِيسُ بَيْنَمَا يَقِلُّ رِضَا الْعُمَلَاءِ. مَا تَفْسِيرُكْ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'كَيْفَ يُخْفِي رَقْمٌ جَيِّدٌ مُنْتَجًا سَيِّئًا؟',
          'ما يغفله المؤشر|تكيف الناس معه|مؤشر ثان يوازنه|التغيير الفوري',
          'مؤشر,رضا,احتفاظ,شكاوى',
          'مُؤَشِّرٍ جَيِّدٍ وَعُمَلَاءَ غَيْرِ رَاضِينَ',
        ],
      ),
      template(
        'product-strategy-choice',
        'practice planning',
        [
          'Your company wants growth, profit and a new market in the same year. How do you turn that into a plan that a team can follow?',
          'How do you make a clear plan out of goals that pull apart?',
          'naming the conflict openly|one goal first, and why|what will not be done|the sign to change course',
          'goal,strategy,focus,tradeoff,milestone,metric,decide',
          'a strategy with too many goals',
        ],
        [
          'تُرِيدُ الشَّرِكَةُ النُّمُوَّ وَالرِّبْحَ وَسُوقًا جَدِيدَةً فِي عَامٍ وَاحِدٍ. مَا خُطُوَاتُكْ لِتَحْوِيلِ ذٰلِكَ إِلَى خُطَّةٍ وَاضِحَةٍ لِلْفَرِيقِ؟',
          'مَا طَرِيقَتُكْ فِي صُنْعِ خُطَّةٍ وَاضِحَةٍ مِنْ أَهْدَافٍ مُتَعَارِضَةٍ؟',
          'تسمية التعارض صراحة|هدف أول وسببه|ما لن ينفذ|علامة تغيير المسار',
          'هدف,خطة,تركيز,موازنة,قرار',
          'خُطَّةٍ كَثِيرَةِ الْأَهْدَافِ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'product-hr-listen',
        'story service',
        [
          'Tell me about one talk with a user that you still remember. What did it change?',
          'Which user taught you something, and how?',
          'who it was and what they said|what surprised you|what you did with it',
          'user,talk,listened,changed,need',
          'a talk with a user that changed something',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ حِوَارٍ لَكْ مَعَ مُسْتَخْدِمٍ بَقِيَ فِي ذَاكِرَتِكْ. مَا الَّذِي غَيَّرْتْهُ بِسَبَبِهِ؟',
          'مِنْ أَيِّ مُسْتَخْدِمٍ تَعَلَّمْتْ شَيْئًا، وَكَيْفَ؟',
          'من هو وماذا قال|المفاجأة|ما بني عليه',
          'مستخدم,حوار,استماع,تغيير',
          'حِوَارٍ مَعَ مُسْتَخْدِمٍ غَيَّرَ شَيْئًا',
        ],
      ),
      template(
        'product-hr-meeting',
        'story teamwork',
        [
          "How do you make sure that your meetings are worth everyone's time? Please give an example.",
          'How do you get a group to a decision without wasting an hour?',
          'the aim and the people|how you led it|the decision and what followed',
          'meeting,decision,agenda,people,result',
          'a meeting worth its time',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ اجْتِمَاعٍ لَكْ كَانَ يَسْتَحِقُّ وَقْتَ الْجَمِيعِ. مَا الَّذِي جَعَلَهُ كَذٰلِكَ؟',
          'كَيْفَ وَصَلْتْ بِمَجْمُوعَةٍ إِلَى قَرَارٍ دُونَ إِضَاعَةِ وَقْتِهَا؟',
          'الهدف والحاضرون|طريقة الإدارة|القرار وما تلاه',
          'اجتماع,قرار,هدف,نتيجة',
          'اجْتِمَاعٍ يَسْتَحِقُّ وَقْتَهُ',
        ],
      ),
    ],
    medium: [
      template(
        'product-hr-no-authority',
        'story influence',
        [
          'Tell me about people you needed who reported to someone else and had other goals. How did you get their help?',
          "When did you have to lead without being anyone's boss?",
          'what they wanted themselves|what you offered|how you kept in touch|what came of it',
          'persuaded,goals,offered,agreed,delivered',
          'leading people who report to someone else',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمَلٍ احْتَجْتْ فِيهِ إِلَى أَشْخَاصٍ لَهُمْ مُدِيرٌ آخَرُ وَأَهْدَافٌ أُخْرَى. كَيْفَ كَسَبْتْ مُسَاعَدَتَهُمْ؟',
          'مَتَى قُدْتْ عَمَلًا دُونَ سُلْطَةٍ رَسْمِيَّةٍ؟',
          'ما يريدونه هم|ما قدم لهم|استمرار التواصل|النتيجة',
          'إقناع,أهداف,عرض,اتفاق',
          'قِيَادَةِ مَنْ لَا يَتْبَعُونَ الْإِدَارَةَ نَفْسَهَا',
        ],
      ),
      template(
        'product-hr-changed-plan',
        'story adaptability',
        [
          'Tell me about a plan everyone had agreed to that was overturned late. How did you tell the team?',
          'Describe a sudden change of direction that you had to carry.',
          'the plan and the blow|your words to the team|the first new steps|what became of it',
          'plan,changed,team,told,again',
          'a plan overturned late',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ خُطَّةٍ غَيَّرْتْهَا بَعْدَ أَنِ اقْتَنَعَ بِهَا الْجَمِيعُ. كَيْفَ أَبْلَغْتْ الْفَرِيقَ بِذٰلِكَ؟',
          'مَتَى تَغَيَّرَ اتِّجَاهُ عَمَلِكْ فَجْأَةً، وَمَاذَا فَعَلْتْ؟',
          'الخطة والتغيير|ما قيل للفريق|الخطوات الجديدة الأولى|ما آلت إليه',
          'خطة,تغيير,فريق,إبلاغ',
          'خُطَّةٍ انْقَلَبَتْ مُتَأَخِّرَةً',
        ],
      ),
    ],
    hard: [
      template(
        'product-hr-own-failure',
        'story learning',
        [
          'Tell me about something you launched that failed. What did you overlook, and what did you learn?',
          'Which launch would you take back, and why?',
          'what was expected|what happened, in figures|your own part in it|what you do differently',
          'launch,failed,overlooked,learned,figures',
          'a launch that failed',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ إِطْلَاقٍ لَكْ لَمْ يَنْجَحْ. مَا الَّذِي غَابَ عَنْكْ، وَمَاذَا تَعَلَّمْتْ مِنْهُ؟',
          'أَيُّ إِطْلَاقٍ كَانَ عَلَيْكْ تَأْجِيلُهُ، وَلِمَاذَا؟',
          'المتوقع|ما حدث بالأرقام|الدور الشخصي|ما تغير بعده',
          'إطلاق,إخفاق,درس,أرقام',
          'إِطْلَاقٍ لَمْ يَنْجَحْ',
        ],
      ),
      template(
        'product-hr-executive',
        'story conflict',
        [
          'Tell me about a time when someone powerful insisted on an idea that the evidence spoke against. What did you do?',
          'How did you deal with a pet idea from above?',
          'the idea and the evidence|how you raised it, and when|what you agreed to try|the end, for product and relationship',
          'executive,evidence,raised,trial,decision',
          "an executive's pet idea",
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَسْؤُولٍ كَبِيرٍ تَمَسَّكَ بِفِكْرَةٍ يُخَالِفُهَا الدَّلِيلُ. كَيْفَ تَصَرَّفْتْ؟',
          'كَيْفَ تَعَامَلْتْ مَعَ فِكْرَةٍ مَفْرُوضَةٍ مِنَ الْأَعْلَى؟',
          'الفكرة والدليل|طريقة الطرح ووقته|ما اتفق على تجربته|النهاية للمنتج وللعلاقة',
          'مسؤول,دليل,طرح,تجربة,قرار',
          'فِكْرَةٍ يَتَمَسَّكُ بِهَا مَسْؤُولٌ كَبِيرٌ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which user, in which situation, are we talking about?',
      'ar-SA': 'عَنْ أَيِّ مُسْتَخْدِمٍ كَلَامُكْ، وَفِي أَيِّ مَوْقِفٍ؟',
    },
    no_result: {
      'en-US': 'Which figure moves because of that, and over what time?',
      'ar-SA': 'أَيُّ رَقْمٍ يَتَحَرَّكُ بِسَبَبِ عَمَلِكْ هٰذَا، وَخِلَالَ أَيِّ مُدَّةٍ؟',
    },
  },
};

import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const DESIGN: FamilyBank = {
  technical: {
    easy: [
      template(
        'design-steps',
        'practice craft',
        [
          'How do you get from a problem to a finished design? Please use one of your projects as an example.',
          'What are your usual steps when you design something?',
          'understanding users and limits|sketches and variants|trying it with people',
          'sketch,prototype,user,test,iterate,wireframe',
          'the steps of designing',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَحَدِ أَعْمَالِكْ. مَا خُطُوَاتُكْ فِيهِ مِنَ الْمُشْكِلَةِ إِلَى التَّصْمِيمِ النِّهَائِيِّ؟',
          'مَا خُطُوَاتُكْ الْمُعْتَادَةُ فِي عَمَلِ التَّصْمِيمِ؟',
          'فهم المستخدمين والحدود|الرسوم الأولية والبدائل|التجربة مع الناس',
          'رسم,نموذج,مستخدم,اختبار',
          'خُطُوَاتِ التَّصْمِيمِ',
        ],
      ),
      template(
        'design-accessible',
        'practice quality',
        [
          'What do you do so that a person with weak sight can use your design?',
          'How do you make a screen usable for everyone?',
          'contrast and size|keyboard and screen reader|checking with tools and people',
          'contrast,keyboard,reader,size,label,color',
          'a design that everyone can use',
        ],
        [
          'مَا الَّذِي عَلَيْكْ مُرَاعَاتُهُ لِيَكُونَ تَصْمِيمُكْ صَالِحًا لِمَنْ ضَعُفَ بَصَرُهُ؟',
          'مَا خُطُوَاتُكْ كَيْ تَكُونَ الشَّاشَةُ صَالِحَةً لِلْجَمِيعِ؟',
          'التباين والحجم|لوحة المفاتيح وقارئ الشاشة|الفحص بالأدوات ومع الناس',
          'تباين,حجم,قارئ,لون',
          'تَصْمِيمٍ صَالِحٍ لِلْجَمِيعِ',
        ],
      ),
      template(
        'design-critique',
        'practice communication',
        [
          'A colleague shows you a screen and asks what you think. How do you give feedback that helps?',
          'What do you look at, and what do you say, when you review a design?',
          'the aim before taste|concrete remarks with a reason|questions instead of orders',
          'aim,hierarchy,contrast,user,question,reason',
          'giving feedback on a design',
        ],
        [
          'يَعْرِضُ عَلَيْكْ زَمِيلٌ شَاشَةً وَيَطْلُبُ رَأْيَكْ فِيهَا. مَا خُطُوَاتُكْ كَيْ تَكُونَ مُلَاحَظَاتُكْ مُفِيدَةً لَهُ؟',
          'مَا الَّذِي يُهِمُّكْ عِنْدَ مُرَاجَعَةِ تَصْمِيمِ زَمِيلٍ، وَمَا الَّذِي سَيَسْمَعُهُ مِنْكْ؟',
          'الهدف قبل الذوق|ملاحظات محددة مع السبب|أسئلة بدل الأوامر',
          'هدف,تسلسل,تباين,مستخدم,سبب',
          'نَقْدِ تَصْمِيمِ زَمِيلٍ',
        ],
      ),
    ],
    medium: [
      template(
        'design-test-surprise',
        'story diagnosis',
        [
          'Tell me about a test with users that proved you wrong. What had you believed, and what did you change?',
          'When did users do something you had not foreseen?',
          'the belief|how the test was run|what people did|the change and its effect',
          'users,test,expected,changed,observed,result',
          'a user test that surprised',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ اخْتِبَارٍ مَعَ الْمُسْتَخْدِمِينَ أَثْبَتَ خَطَأَ تَوَقُّعِكْ. مَا الَّذِي غَيَّرْتْهُ بَعْدَهُ؟',
          'مَتَى فَاجَأَكْ الْمُسْتَخْدِمُونَ بِتَصَرُّفِهِمْ؟',
          'التوقع|طريقة الاختبار|ما فعله الناس|التغيير وأثره',
          'مستخدم,اختبار,توقع,تغيير',
          'اخْتِبَارٍ مَعَ الْمُسْتَخْدِمِينَ',
        ],
      ),
      template(
        'design-pushback',
        'practice communication',
        [
          'An engineer says that your design is too costly to build. How do you go on from there?',
          'How do you find a solution when design and feasibility clash?',
          'what the design must keep|learning the real cost|a cheaper variant|who decides',
          'cost,constraint,variant,engineer,priority,discuss',
          'a design that is costly to build',
        ],
        [
          'يَقُولُ مُهَنْدِسٌ إِنَّ تَصْمِيمَكْ مُكْلِفٌ فِي التَّنْفِيذِ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'مَا طَرِيقَتُكْ فِي إِيجَادِ حَلٍّ عِنْدَ تَعَارُضِ التَّصْمِيمِ مَعَ إِمْكَانِ التَّنْفِيذِ؟',
          'ما لا بد من بقائه|معرفة التكلفة الحقيقية|بديل أرخص|صاحب القرار',
          'تكلفة,قيود,بديل,مهندس',
          'تَصْمِيمٍ مُكْلِفِ التَّنْفِيذِ',
        ],
      ),
      template(
        'design-two-users',
        'practice judgement',
        [
          'Beginners want guidance and experts want speed, on the same screen. How do you design for both?',
          'How do you serve two kinds of users with one design?',
          'what each does most often|showing more step by step|shortcuts that do not disturb|testing with both',
          'beginner,expert,shortcut,default,progressive,test',
          'users with opposite needs',
        ],
        [
          'يُرِيدُ الْمُبْتَدِئُونَ إِرْشَادًا وَيُرِيدُ الْخُبَرَاءُ سُرْعَةً عَلَى الشَّاشَةِ نَفْسِهَا. مَا الْحَلُّ الَّذِي لَدَيْكْ لِلْفَرِيقَيْنِ؟',
          'مَا خُطُوَاتُكْ كَيْ يَخْدُمَ تَصْمِيمٌ وَاحِدٌ نَوْعَيْنِ مِنَ الْمُسْتَخْدِمِينَ؟',
          'أكثر ما يفعله كل منهما|الإظهار بالتدريج|اختصارات لا تزعج|الاختبار مع النوعين',
          'مبتدئ,خبير,اختصار,تدرج,اختبار',
          'مُسْتَخْدِمِينَ مُتَعَارِضِي الْحَاجَاتِ',
        ],
      ),
    ],
    hard: [
      template(
        'design-system-break',
        'practice quality',
        [
          'When is it right to break your own design system, and how do you keep it from falling apart afterwards?',
          'How do you deal with a case that the design system does not fit?',
          'the need that justifies it|the cost for users and makers|feeding it back into the system|who may decide',
          'consistency,component,exception,contribute,decision,cost',
          'exceptions from a design system',
        ],
        [
          'مَتَى يَصِحُّ بِرَأْيِكْ الْخُرُوجُ عَنْ نِظَامِ التَّصْمِيمِ، وَمَا طَرِيقَتُكْ فِي الْحِفَاظِ عَلَى تَمَاسُكِهِ بَعْدَ ذٰلِكَ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ حَالَةٍ لَا يُنَاسِبُهَا نِظَامُ التَّصْمِيمِ؟',
          'الحاجة المبررة|التكلفة على المستخدمين والمنفذين|إعادة التغيير إلى النظام|صاحب القرار',
          'اتساق,مكون,استثناء,قرار',
          'الْخُرُوجِ عَنْ نِظَامِ التَّصْمِيمِ',
        ],
      ),
      template(
        'design-dark',
        'practice judgement',
        [
          'A change to the design would raise sales by nudging people into what they do not want. What do you say, and with which arguments?',
          'Where do you draw the line between persuading users and tricking them?',
          'the harm and to whom|long-term cost against short-term gain|an honest alternative|how far you would go',
          'trust,users,alternative,ethics,evidence,retention',
          'persuading users or tricking them',
        ],
        [
          'تَغْيِيرٌ فِي التَّصْمِيمِ يَزِيدُ الْمَبِيعَاتِ بِدَفْعِ النَّاسِ إِلَى مَا لَا يُرِيدُونَ. مَا رَأْيُكْ، وَمَا حُجَجُكْ؟',
          'أَيْنَ الْحَدُّ بَيْنَ إِقْنَاعِ الْمُسْتَخْدِمِ وَخِدَاعِهِ؟',
          'الضرر وعلى من يقع|الثمن البعيد مقابل الربح القريب|بديل نزيه|إلى أي حد يكون الاعتراض',
          'ثقة,مستخدم,بديل,أخلاق',
          'إِقْنَاعِ الْمُسْتَخْدِمِ أَوْ خِدَاعِهِ',
        ],
      ),
      template(
        'design-prove-value',
        'practice improvement',
        [
          'A manager asks what the redesign has brought, in figures. How do you measure it?',
          'How do you show that design work paid off?',
          'the measure fixed beforehand|other causes of the same change|what users did and said|honest limits',
          'measure,baseline,conversion,task,time,survey,compare',
          'proving what design is worth',
        ],
        [
          'يَسْأَلُكْ مُدِيرٌ عَنْ فَائِدَةِ إِعَادَةِ التَّصْمِيمِ بِالْأَرْقَامِ. مَا طَرِيقَتُكْ فِي قِيَاسِهَا، وَمَا جَوَابُكْ عَمَّا لَا يُقَاسُ؟',
          'مَا دَلِيلُكْ عَلَى أَنَّ عَمَلَ التَّصْمِيمِ كَانَ مُجْدِيًا؟',
          'مقياس محدد مسبقا|أسباب أخرى للتغير نفسه|أفعال المستخدمين وأقوالهم|حدود القياس بصدق',
          'قياس,مقارنة,مهمة,وقت,استبيان',
          'إِثْبَاتِ قِيمَةِ التَّصْمِيمِ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'design-hr-inspire',
        'story motivation',
        [
          'Which design by someone else do you admire, and what have you taken from it into your own work?',
          'What draws you to design as a profession?',
          'what it does for people|what you learned|where you used it',
          'admire,learned,people,used,simple',
          'a design that you admire',
        ],
        [
          'مَا التَّصْمِيمُ الَّذِي يُعْجِبُكْ، وَمَا الَّذِي أَخَذْتْهُ مِنْهُ إِلَى عَمَلِكْ؟',
          'مَا الَّذِي يَجْذِبُكْ فِي مِهْنَةِ التَّصْمِيمِ؟',
          'ما يقدمه للناس|ما تم تعلمه|أين استخدم',
          'إعجاب,تعلم,ناس,استخدام',
          'تَصْمِيمٍ يُثِيرُ الْإِعْجَابَ',
        ],
      ),
      template(
        'design-hr-brief',
        'story teamwork',
        [
          'Tell me about a developer or writer you worked with closely. How did you help each other do better work?',
          'When did a colleague from another trade improve your design?',
          'how you shared the work|what each of you brought|the result',
          'together,developer,shared,improved,result',
          'working with someone who writes code',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ تَعَاوُنٍ قَرِيبٍ بَيْنَكْ وَبَيْنَ مُطَوِّرٍ أَوْ كَاتِبٍ. مَاذَا قَدَّمْتْ لَهُ، وَمَاذَا قَدَّمَ لَكْ؟',
          'مَتَى حَسَّنَ زَمِيلٌ مِنْ تَخَصُّصٍ آخَرَ تَصْمِيمَكْ؟',
          'توزيع العمل|ما قدمه كل طرف|النتيجة',
          'تعاون,مطور,تحسين,نتيجة',
          'الْعَمَلِ مَعَ مُطَوِّرٍ',
        ],
      ),
    ],
    medium: [
      template(
        'design-hr-harsh',
        'story learning',
        [
          'Tell me about criticism that took one of your designs apart. What did you do with it?',
          'Which hard word about your work helped you in the end?',
          'what was said|how you took it|what you changed and kept|what you do since',
          'critique,changed,listened,kept,improved',
          'a hard critique',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ نَقْدٍ هَدَمَ تَصْمِيمًا كَامِلًا لَكْ. مَاذَا فَعَلْتْ فِي الْيَوْمِ نَفْسِهِ، وَفِي الْأُسْبُوعِ التَّالِي؟',
          'أَيُّ كَلَامٍ قَاسٍ عَنْ عَمَلِكْ أَفَادَكْ فِي النِّهَايَةِ؟',
          'مضمون النقد|طريقة استقباله|ما تغير وما بقي|الممارسة منذ ذلك',
          'نقد,تغيير,استماع,تحسين',
          'نَقْدٍ قَاسٍ لِتَصْمِيمٍ',
        ],
      ),
      template(
        'design-hr-client-taste',
        'story conflict',
        [
          'Tell me about a client who insisted on something you thought was wrong. How did you handle it, and what was built?',
          'Describe a clash of taste, and how you settled it.',
          'what the client really wanted|how you showed the difference|the compromise|how it was received',
          'client,taste,evidence,compromise,result',
          'a client with other taste',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمِيلٍ أَصَرَّ عَلَى أَمْرٍ غَيْرِ مُنَاسِبٍ بِرَأْيِكْ. كَيْفَ تَعَامَلْتْ مَعَهُ، وَمَا الَّذِي نَفَّذْتْهُ فِي النِّهَايَةِ؟',
          'مَتَى اخْتَلَفَ ذَوْقُكْ عَنْ ذَوْقِ الْعَمِيلِ، وَمَاذَا فَعَلْتْ؟',
          'ما أراده العميل فعلا|توضيح الفرق|الحل الوسط|كيف استقبل',
          'عميل,ذوق,دليل,حل',
          'عَمِيلٍ ذَوْقُهُ مُخْتَلِفٌ',
        ],
      ),
    ],
    hard: [
      template(
        'design-hr-seat',
        'story influence',
        [
          'Tell me about a time when design was brought in too late. How did you get it involved earlier?',
          'How did you once make people take design seriously?',
          'how decisions were made before|whom you won first, and how|the first proof|what changed for good',
          'decision,earlier,proof,stakeholders,changed',
          'winning a voice for design',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَكَانٍ كَانَ التَّصْمِيمُ فِيهِ آخِرَ خُطْوَةٍ. كَيْفَ نَجَحْتْ فِي إِشْرَاكِهِ مُبَكِّرًا، وَمَا الَّذِي تَحَسَّنَ؟',
          'كَيْفَ جَعَلْتْ الْآخَرِينَ يَأْخُذُونَ التَّصْمِيمَ بِجِدِّيَّةٍ؟',
          'طريقة القرار من قبل|أول من اقتنع وكيف|أول دليل|ما تغير للأبد',
          'قرار,مبكر,دليل,اقتناع',
          'كَسْبِ مَكَانٍ لِلتَّصْمِيمِ فِي الْقَرَارِ',
        ],
      ),
      template(
        'design-hr-principle',
        'story integrity',
        [
          'Tell me about a time when you were asked to design something that worked against its users. What did you do?',
          'Tell me about a line you drew in your work.',
          'what was asked|whom it would have harmed|what you said and offered|the price',
          'refused,users,harm,alternative,price',
          'saying no to a misleading design',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ طَلَبِ تَصْمِيمٍ يُخَالِفُ مَصْلَحَةَ الْمُسْتَخْدِمِينَ. كَيْفَ تَصَرَّفْتْ؟',
          'مَتَى رَفَضْتْ طَلَبَ تَصْمِيمٍ، وَلِمَاذَا؟',
          'ما طلب|من كان سيتضرر|ما قيل وما عرض|الثمن',
          'رفض,مستخدم,ضرر,بديل',
          'رَفْضِ تَصْمِيمٍ مُضَلِّلٍ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US':
        'If you sketched it for me now, what would be on the screen, and what would be gone?',
      'ar-SA': 'لَوْ رَسَمْتْ لِي ذٰلِكَ الْآنَ، فَمَا الَّذِي يَظْهَرُ عَلَى الشَّاشَةِ، وَمَا الَّذِي يَخْتَفِي؟',
    },
    no_result: {
      'en-US': 'What can people do afterwards that they could not do before?',
      'ar-SA': 'مَا الَّذِي يَسْتَطِيعُهُ النَّاسُ بَعْدَ عَمَلِكْ هٰذَا وَلَمْ يَكُونُوا يَسْتَطِيعُونَهُ؟',
    },
  },
};

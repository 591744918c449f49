import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const QUALITY: FamilyBank = {
  technical: {
    easy: [
      template(
        'quality-first-test',
        'practice planning',
        [
          'You get a new feature to test, with a one-line description. Where do you begin?',
          'How do you plan the testing of something that is hardly described?',
          'questions to the author|the main path, then the edges|what you note down',
          'requirement,case,edge,question,scenario',
          'testing a new feature',
        ],
        [
          'وَصَلَتْكْ مِيزَةٌ جَدِيدَةٌ لِلِاخْتِبَارِ مَعَ وَصْفٍ مِنْ سَطْرٍ وَاحِدٍ. مِنْ أَيْنَ سَتَكُونُ بِدَايَتُكْ؟',
          'مَا طَرِيقَتُكْ فِي التَّخْطِيطِ لِاخْتِبَارِ شَيْءٍ قَلِيلِ الْوَصْفِ؟',
          'أسئلة لصاحب الطلب|المسار الرئيس ثم الحالات الطرفية|ما يدون',
          'متطلبات,حالة,سؤال,سيناريو',
          'اخْتِبَارِ مِيزَةٍ جَدِيدَةٍ',
        ],
      ),
      template(
        'quality-bug-report',
        'practice communication',
        [
          'What makes a fault report good enough that a developer can start at once?',
          'What do you write down when you find a bug?',
          'exact steps|what was expected and what happened|version, data and evidence',
          'steps,expected,actual,version,screenshot,severity',
          'a good fault report',
        ],
        [
          'مَا الَّذِي عَلَيْكْ كِتَابَتُهُ فِي بَلَاغِ الْخَلَلِ لِيَبْدَأَ الْمُطَوِّرُ الْعَمَلَ فَوْرًا؟',
          'مَاذَا يَشْمَلُ بَلَاغُكْ عِنْدَ الْعُثُورِ عَلَى خَلَلٍ؟',
          'الخطوات بدقة|المتوقع وما حدث|الإصدار والبيانات والدليل',
          'خطوات,متوقع,إصدار,دليل,شدة',
          'بَلَاغِ خَلَلٍ جَيِّدٍ',
        ],
      ),
      template(
        'quality-edges',
        'practice craft',
        [
          'A form asks for an amount of money. Which inputs do you try, and in which order?',
          'How do you choose test cases for one simple field?',
          'ordinary values first|limits, empty and wrong ones|why you stop where you do',
          'boundary,empty,negative,decimal,invalid,limit',
          'testing an input field',
        ],
        [
          'نَمُوذَجٌ يَطْلُبُ مَبْلَغًا مِنَ الْمَالِ. مَا الْقِيَمُ الَّتِي عَلَيْكْ تَجْرِبَتُهَا، وَبِأَيِّ تَرْتِيبٍ؟',
          'مَا طَرِيقَتُكْ فِي اخْتِيَارِ حَالَاتِ الِاخْتِبَارِ لِحَقْلٍ وَاحِدٍ بَسِيطٍ؟',
          'القيم المعتادة أولا|الحدود والفارغة والخاطئة|سبب التوقف عند حد ما',
          'حد,فارغ,سالب,كسر,قيمة',
          'اخْتِبَارِ حَقْلِ إِدْخَالٍ',
        ],
      ),
    ],
    medium: [
      template(
        'quality-flaky',
        'practice improvement',
        [
          'A tenth of your automated tests fail at random. How do you win back trust in them?',
          'What do you do about tests that fail now and then without a reason?',
          'measuring which fail and when|typical causes: time, order, shared data|repairing, isolating or removing|keeping new ones out',
          'flaky,wait,order,data,isolate,retry,quarantine',
          'tests that fail at random',
        ],
        [
          'يَفْشَلُ عُشْرُ الِاخْتِبَارَاتِ الْآلِيَّةِ عَشْوَائِيًّا. مَا خُطُوَاتُكْ لِاسْتِعَادَةِ الثِّقَةِ بِهَا؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ اخْتِبَارَاتٍ تَفْشَلُ أَحْيَانًا بِلَا سَبَبٍ ظَاهِرٍ؟',
          'قياس ما يفشل ومتى|الأسباب المعتادة: الوقت والترتيب والبيانات المشتركة|الإصلاح أو العزل أو الحذف|منع الجديد منها',
          'عشوائي,ترتيب,بيانات,عزل',
          'اخْتِبَارَاتٍ تَفْشَلُ عَشْوَائِيًّا',
        ],
      ),
      template(
        'quality-what-to-automate',
        'practice judgement',
        [
          'There is time to automate a third of the test cases. Which third, and what stays in human hands?',
          'How do you decide which tests deserve automation?',
          'how often they run and what failure costs|how stable the part is|upkeep as a cost|what people see that scripts do not',
          'automation,cost,regression,stable,maintain,risk,exploratory',
          'what to automate',
        ],
        [
          'الْوَقْتُ يَكْفِي لِأَتْمَتَةِ ثُلُثِ الِاخْتِبَارَاتِ. أَيُّ ثُلُثٍ سَيَكُونُ اخْتِيَارَكْ، وَمَا الَّذِي يَبْقَى يَدَوِيًّا؟',
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ بِشَأْنِ أَيُّ الِاخْتِبَارَاتِ يَسْتَحِقُّ الْأَتْمَتَةَ؟',
          'عدد مرات التشغيل وثمن الخطأ|ثبات الجزء المختبر|الصيانة بوصفها تكلفة|ما يراه الإنسان دون النص الآلي',
          'أتمتة,تكلفة,ثبات,صيانة,خطر',
          'مَا يُؤَتْمَتُ مِنَ الِاخْتِبَارَاتِ',
        ],
      ),
      template(
        'quality-escaped',
        'story diagnosis',
        [
          'Tell me about a fault that got past testing and reached the users. Why was it missed, and what changed afterwards?',
          'Which escaped bug taught you most?',
          'what happened and to whom|why no test caught it|what you did at once|the change in the way of testing',
          'escaped,production,missed,coverage,review,added,test',
          'a fault that reached the users',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ خَلَلٍ تَجَاوَزَ اخْتِبَارَكْ وَوَصَلَ إِلَى الْمُسْتَخْدِمِينَ. لِمَاذَا لَمْ يَظْهَرْ لَكْ، وَمَاذَا غَيَّرْتْ بَعْدَهُ؟',
          'أَيُّ خَلَلٍ أَفْلَتَ مِنْكْ تَعَلَّمْتْ مِنْهُ أَكْثَرَ مِنْ غَيْرِهِ؟',
          'ما حدث ولمن|سبب عدم اكتشافه|التصرف الفوري|التغيير في طريقة الاختبار',
          'خلل,تغطية,مراجعة,اختبار,سبب',
          'خَلَلٍ وَصَلَ إِلَى الْمُسْتَخْدِمِينَ',
        ],
      ),
    ],
    hard: [
      template(
        'quality-release-no',
        'practice risk',
        [
          'The release is tomorrow, and you found a fault that touches few users but badly. How do you argue, and who decides?',
          'How do you give advice on releasing with a known fault?',
          'the risk in numbers and in words|the options besides yes and no|who decides|what you do after the decision',
          'risk,severity,users,workaround,decision,rollback',
          'releasing with a known fault',
        ],
        [
          'الْإِصْدَارُ غَدًا، وَظَهَرَ خَلَلٌ يَمَسُّ قِلَّةً مِنَ الْمُسْتَخْدِمِينَ بِشِدَّةٍ. مَا رَأْيُكْ، وَمَنْ صَاحِبُ الْقَرَارِ؟',
          'مَا طَرِيقَتُكْ فِي تَقْدِيمِ النَّصِيحَةِ بِشَأْنِ إِصْدَارٍ فِيهِ خَلَلٌ مَعْرُوفٌ؟',
          'الخطر بالأرقام والكلمات|الخيارات غير نعم ولا|صاحب القرار|ما بعد القرار',
          'خطر,شدة,مستخدم,قرار,تراجع',
          'إِصْدَارٍ فِيهِ خَلَلٌ مَعْرُوفٌ',
        ],
      ),
      template(
        'quality-strategy',
        'practice planning',
        [
          'You join a team that moves money and tests by hand for a week before each release. What do you change in six months, and in which order?',
          'How would you build a test strategy where there is hardly any?',
          'where a fault would hurt most|quick wins and the long road|who tests what, developers included|how you show that it works',
          'strategy,risk,pyramid,unit,release,developers,measure',
          'a test strategy for a risky product',
        ],
        [
          'فَرِيقٌ يُعَالِجُ الْأَمْوَالَ وَيَخْتَبِرُ يَدَوِيًّا أُسْبُوعًا قَبْلَ كُلِّ إِصْدَارٍ. مَا الَّذِي عَلَيْكْ تَغْيِيرُهُ خِلَالَ سِتَّةِ أَشْهُرٍ، وَبِأَيِّ تَرْتِيبٍ؟',
          'مَا طَرِيقَتُكْ فِي بِنَاءِ خُطَّةِ اخْتِبَارٍ حَيْثُ لَا تَكَادُ تُوجَدُ؟',
          'أين يكون الخطأ أشد ضررا|المكاسب السريعة والطريق الطويل|من يختبر ماذا|إثبات النجاح',
          'خطة,خطر,إصدار,مطور,قياس',
          'خُطَّةِ اخْتِبَارٍ لِمُنْتَجٍ حَسَّاسٍ',
        ],
      ),
      template(
        'quality-metric',
        'practice quality',
        [
          'The number of found faults falls every month, and everyone is pleased. What would make you doubt it, and what would you measure instead?',
          'Which quality figures deceive, and which do you trust?',
          "other reasons for the fall|how people adapt to a measure|a measure taken at the users' end|what you would show the managers",
          'defects,coverage,metric,production,incident,trend,users',
          'measures of quality that mislead',
        ],
        [
          'عَدَدُ الْأَخْطَاءِ الْمُكْتَشَفَةِ يَنْخَفِضُ كُلَّ شَهْرٍ وَالْجَمِيعُ رَاضٍ. مَا الَّذِي يَدْعُوكْ إِلَى الشَّكِّ، وَمَا الْمِقْيَاسُ الْأَفْضَلُ بِرَأْيِكْ؟',
          'أَيُّ أَرْقَامِ الْجَوْدَةِ مُضَلِّلٌ، وَأَيُّهَا مَوْثُوقٌ؟',
          'أسباب أخرى للانخفاض|تكيف الناس مع المقياس|مقياس من جهة المستخدم|ما يعرض على الإدارة',
          'أخطاء,تغطية,مؤشر,مستخدم,اتجاه',
          'مُؤَشِّرَاتِ جَوْدَةٍ مُضَلِّلَةٍ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'quality-hr-praise',
        'story teamwork',
        [
          'Testers mostly bring bad news. How do you keep a good relationship with the developers?',
          'How do you build a good relationship with developers?',
          'what went well|how you said it|the effect on working together',
          'developers,praise,relationship,together,team',
          'good news from a tester',
        ],
        [
          'الْمُخْتَبِرُ يَحْمِلُ أَخْبَارًا سَيِّئَةً فِي الْغَالِبِ. مَا طَرِيقَتُكْ فِي الْمُحَافَظَةِ عَلَى عَلَاقَةٍ جَيِّدَةٍ مَعَ الْمُطَوِّرِينَ؟',
          'مَا طَرِيقَتُكْ فِي بِنَاءِ عَلَاقَةٍ جَيِّدَةٍ مَعَ الْمُطَوِّرِينَ؟',
          'ما نجح|طريقة قوله|أثره في التعاون',
          'مطور,ثناء,علاقة,تعاون',
          'خَبَرٍ جَيِّدٍ مِنَ الِاخْتِبَارِ',
        ],
      ),
      template(
        'quality-hr-detail',
        'story motivation',
        [
          'What keeps you careful when you run the same check for the tenth time? Tell me about a time when it paid off.',
          'When did patience with a detail make a difference?',
          'what keeps you attentive|the case|what would have happened otherwise',
          'careful,detail,found,routine,attention',
          'patience with small things',
        ],
        [
          'مَا الَّذِي يُسَاعِدُكْ عَلَى الِانْتِبَاهِ عِنْدَ تَكْرَارِ الْفَحْصِ لِلْمَرَّةِ الْعَاشِرَةِ، وَمَتَى اكْتَشَفْتْ بِفَضْلِ ذٰلِكَ شَيْئًا؟',
          'مَتَى أَفَادَكْ صَبْرُكْ عَلَى تَفْصِيلٍ صَغِيرٍ؟',
          'ما يحفظ الانتباه|الحالة|ما كان سيحدث لولاه',
          'انتباه,تفصيل,صبر,تكرار',
          'الصَّبْرِ عَلَى التَّفَاصِيلِ',
        ],
      ),
    ],
    medium: [
      template(
        'quality-hr-rejected',
        'story conflict',
        [
          'Describe a fault you reported that a developer would not accept. What did you do, and who was right in the end?',
          'When did someone call your finding unimportant?',
          'the fault and its effect|the other view|how you put it again|the outcome',
          'report,rejected,evidence,agreed,priority',
          'a fault report that was waved away',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ بَلَاغِ خَلَلٍ مِنْكْ رَفَضَهُ مُطَوِّرٌ. مَاذَا فَعَلْتْ، وَمَنْ كَانَ عَلَى صَوَابٍ فِي النِّهَايَةِ؟',
          'مَتَى قَالَ أَحَدُهُمْ إِنَّ خَلَلًا وَجَدْتْهُ غَيْرُ مُهِمٍّ، وَمَاذَا فَعَلْتْ؟',
          'الخلل وأثره|الرأي الآخر|إعادة العرض|النتيجة',
          'بلاغ,رفض,دليل,اتفاق',
          'بَلَاغٍ رُفِضَ',
        ],
      ),
      template(
        'quality-hr-late',
        'story pressure',
        [
          'Tell me about a time when testing time was cut in half and the date stayed. How did you choose what to leave out?',
          'Tell me about testing under heavy time pressure.',
          'how you ranked the risks|what was left out, and who knew|how you kept calm|what happened after release',
          'time,risk,priority,release,told',
          'testing squeezed by the date',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ صَارَ فِيهَا وَقْتُ الِاخْتِبَارِ نِصْفَ مَا خَطَّطْتْ لَهُ وَبَقِيَ الْمَوْعِدُ. كَيْفَ اخْتَرْتْ مَا يُمْكِنُكْ تَرْكُهُ؟',
          'مَتَى كَانَ عَلَيْكْ الِاخْتِبَارُ تَحْتَ ضَغْطٍ شَدِيدٍ، وَمَاذَا فَعَلْتْ؟',
          'ترتيب المخاطر|ما ترك ومن علم به|المحافظة على الهدوء|ما حدث بعد الإصدار',
          'وقت,خطر,أولوية,إصدار,إبلاغ',
          'اخْتِبَارٍ ضَاقَ وَقْتُهُ',
        ],
      ),
    ],
    hard: [
      template(
        'quality-hr-overruled',
        'story adaptability',
        [
          'Tell me about a release that went out against your advice. How did you behave before, during and after?',
          'When was your warning overruled, and what did you do then?',
          'the warning and its grounds|who decided, and why|how you helped all the same|what followed',
          'warned,decided,release,helped,outcome',
          'being overruled on a release',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ إِصْدَارٍ خَرَجَ رَغْمَ تَحْذِيرِكْ مِنْهُ. كَيْفَ تَصَرَّفْتْ قَبْلَهُ وَبَعْدَهُ؟',
          'مَتَى لَمْ يُؤْخَذْ بِتَحْذِيرِكَ، وَمَاذَا حَدَثَ بَعْدَهُ؟',
          'التحذير وأسبابه|صاحب القرار وسببه|المساعدة رغم ذلك|ما تلا',
          'تحذير,قرار,إصدار,مساعدة,نتيجة',
          'قَرَارِ إِصْدَارٍ خَالَفَ النَّصِيحَةَ',
        ],
      ),
      template(
        'quality-hr-culture',
        'story influence',
        [
          'Tell me about a time when you got people who were not testers to care about quality. What lasted?',
          'When did you change how a whole team thinks about faults?',
          'where the team stood|what you did, not only said|who resisted|the sign that it lasted',
          'quality,team,habit,resisted,changed',
          "making quality everyone's task",
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ صَارَ فِيهَا غَيْرُ الْمُخْتَبِرِينَ يَهْتَمُّونَ بِالْجَوْدَةِ بِفَضْلِكْ. كَيْفَ نَجَحْتْ فِي ذٰلِكَ؟',
          'كَيْفَ غَيَّرْتْ نَظْرَةَ فَرِيقٍ إِلَى الْأَخْطَاءِ؟',
          'حال الفريق من قبل|الأفعال لا الأقوال|من قاوم التغيير|دليل الاستمرار',
          'جودة,فريق,عادة,مقاومة,تغيير',
          'جَعْلِ الْجَوْدَةِ مَهَمَّةَ الْجَمِيعِ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which test, with which data, are we talking about?',
      'ar-SA': 'عَنْ أَيِّ اخْتِبَارٍ كَلَامُكْ، وَبِأَيِّ بَيَانَاتٍ؟',
    },
    no_result: {
      'en-US': 'How many faults less reach the users because of that?',
      'ar-SA': 'كَمْ يَقِلُّ عَدَدُ الْأَخْطَاءِ الَّتِي تَصِلُ إِلَى الْمُسْتَخْدِمِينَ بِسَبَبِ ذٰلِكَ؟',
    },
  },
};

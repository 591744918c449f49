import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const DATA: FamilyBank = {
  technical: {
    easy: [
      template(
        'data-dirty',
        'practice quality',
        [
          'You receive a data set that you have never seen. What do you look at before you trust it?',
          'How do you get to know new data?',
          'missing and doubled values|ranges, units and meaning of columns|who made it and how',
          'missing,duplicate,range,column,source,check',
          'checking new data',
        ],
        [
          'عِنْدَ وُصُولِ بَيَانَاتٍ جَدِيدَةٍ إِلَيْكْ، مَا الَّذِي عَلَيْكْ فَحْصُهُ قَبْلَ الْوُثُوقِ بِهَا؟',
          'مَا طَرِيقَتُكْ فِي التَّعَرُّفِ عَلَى بَيَانَاتٍ جَدِيدَةٍ؟',
          'القيم المفقودة والمكررة|المدى والوحدات ومعنى الأعمدة|مصدرها وطريقة جمعها',
          'مفقودة,مكررة,مدى,عمود,مصدر',
          'فَحْصِ الْبَيَانَاتِ الْجَدِيدَةِ',
        ],
      ),
      template(
        'data-average',
        'practice craft',
        [
          'When does an average mislead, and what do you show in its place?',
          'Give an example in which the mean says the wrong thing.',
          'skew and outliers|median, quantiles or a picture|an example',
          'median,outlier,distribution,percentile,chart,skew',
          'averages that mislead',
        ],
        [
          'مَتَى يَكُونُ الْمُتَوَسِّطُ مُضَلِّلًا، وَمَا الَّذِي سَيَكُونُ اخْتِيَارَكْ بَدَلًا مِنْهُ؟',
          'هَلْ لَدَيْكْ مِثَالٌ عَلَى مُتَوَسِّطٍ أَعْطَى صُورَةً خَاطِئَةً؟',
          'الالتواء والقيم الشاذة|الوسيط أو المئينات أو الرسم|مثال',
          'وسيط,شاذة,توزيع,رسم',
          'الْمُتَوَسِّطِ الْمُضَلِّلِ',
        ],
      ),
      template(
        'data-chart',
        'practice communication',
        [
          'A manager wants to see how sales have developed over two years in five regions. Which chart do you choose, and why?',
          'How do you decide how to show a set of figures?',
          'the question that the picture answers|the form that fits and one that does not|what you leave out',
          'line,chart,trend,compare,axis,region',
          'choosing a chart',
        ],
        [
          'يُرِيدُ مُدِيرٌ مَعْرِفَةَ تَطَوُّرِ الْمَبِيعَاتِ خِلَالَ عَامَيْنِ فِي خَمْسِ مَنَاطِقَ. أَيُّ رَسْمٍ سَيَكُونُ اخْتِيَارَكْ، وَلِمَاذَا؟',
          'مَا طَرِيقَتُكْ فِي اخْتِيَارِ طَرِيقَةِ عَرْضِ مَجْمُوعَةٍ مِنَ الْأَرْقَامِ؟',
          'السؤال الذي يجيب عنه الرسم|الشكل المناسب وغير المناسب|ما يحذف من الرسم',
          'خط,رسم,اتجاه,مقارنة,محور',
          'اخْتِيَارِ الرَّسْمِ الْبَيَانِيِّ',
        ],
      ),
    ],
    medium: [
      template(
        'data-number-disagrees',
        'practice quality',
        [
          'Two dashboards show different figures for the same thing. How do you find out which is right?',
          'A manager says your number is wrong. What do you do?',
          'the definitions behind each figure|filters, time zones and joins|tracing back to the source|how you prevent it next time',
          'definition,filter,join,source,test,timezone,trace',
          'two figures that disagree',
        ],
        [
          'تُظْهِرُ لَوْحَتَانِ رَقْمَيْنِ مُخْتَلِفَيْنِ لِلْأَمْرِ نَفْسِهِ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ الصَّحِيحِ؟',
          'يَقُولُ الْمُدِيرُ إِنَّ الرَّقْمَ خَاطِئٌ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'تعريف كل رقم|المرشحات والمناطق الزمنية والربط|التتبع إلى المصدر|منع التكرار',
          'تعريف,مرشح,ربط,مصدر,اختبار',
          'رَقْمَيْنِ مُخْتَلِفَيْنِ',
        ],
      ),
      template(
        'data-model-choice',
        'practice judgement',
        [
          'A simple model is nearly as good as a complex one. How do you choose, and how do you explain it to people without statistics?',
          'When do you prefer the simpler method although it is a little less accurate?',
          'what the difference is worth|cost to run and maintain|explaining and trust|how you would check later',
          'accuracy,simple,cost,explain,validate,baseline,maintain',
          'a simple model or a complex one',
        ],
        [
          'نَمُوذَجٌ بَسِيطٌ يَكَادُ يُسَاوِي نَمُوذَجًا مُعَقَّدًا. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ، وَمَا طَرِيقَتُكْ فِي شَرْحِهِ لِغَيْرِ الْمُخْتَصِّينَ؟',
          'مَتَى تَكُونُ الطَّرِيقَةُ الْأَبْسَطُ أَفْضَلَ بِرَأْيِكْ رَغْمَ أَنَّهَا أَقَلُّ دِقَّةً؟',
          'قيمة الفرق|تكلفة التشغيل والصيانة|الشرح والثقة|التحقق لاحقا',
          'دقة,بسيط,تكلفة,شرح,تحقق',
          'اخْتِيَارِ النَّمُوذَجِ',
        ],
      ),
      template(
        'data-pipeline-late',
        'practice diagnosis',
        [
          'The nightly load fails twice a week, and reports are late. How do you find out why, and what do you change so that people can rely on it?',
          'A data pipeline keeps breaking. How do you make it dependable?',
          'which step fails and since when|checks on the data as it comes in|running a step again without doubling rows|telling people before they ask',
          'pipeline,retry,alert,schema,check,schedule,idempotent',
          'a nightly load that fails',
        ],
        [
          'يَتَعَثَّرُ التَّحْمِيلُ اللَّيْلِيُّ مَرَّتَيْنِ فِي الْأُسْبُوعِ فَتَتَأَخَّرُ التَّقَارِيرُ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَكَيْفَ سَيَكُونُ الْحَلُّ بِرَأْيِكْ؟',
          'خَطُّ بَيَانَاتٍ كَثِيرُ التَّعَطُّلِ. مَا خُطُوَاتُكْ لِيَصِيرَ مَوْثُوقًا؟',
          'الخطوة المتعثرة ومتى بدأت|فحص البيانات عند دخولها|إعادة الخطوة دون تكرار الصفوف|إبلاغ المستخدمين مسبقا',
          'إعادة,تنبيه,فحص,جدولة,تكرار',
          'تَحْمِيلٍ لَيْلِيٍّ يَتَعَثَّرُ',
        ],
      ),
    ],
    hard: [
      template(
        'data-drift',
        'practice diagnosis',
        [
          'A model that worked for a year slowly gets worse. How do you notice, how do you find the reason, and when do you stop using it?',
          'How do you guard a model in use against a world that changes?',
          'what you monitor and with which delay|drift of inputs against change of meaning|retraining or stepping back|who is harmed meanwhile',
          'drift,monitor,retrain,feature,label,alert,baseline',
          'a model that gets worse',
        ],
        [
          'نَمُوذَجٌ نَجَحَ عَامًا كَامِلًا ثُمَّ أَخَذَ يَسُوءُ بِبُطْءٍ. مَا طَرِيقَتُكْ فِي مُلَاحَظَةِ ذٰلِكَ مُبَكِّرًا، وَمَتَى يَكُونُ عَلَيْكْ إِيقَافُهُ؟',
          'مَا طَرِيقَتُكْ فِي حِمَايَةِ نَمُوذَجٍ مُسْتَخْدَمٍ مِنْ تَغَيُّرِ الْوَاقِعِ؟',
          'ما يراقب وبأي تأخير|انحراف المدخلات مقابل تغير المعنى|إعادة التدريب أو التراجع|المتضررون أثناء ذلك',
          'انحراف,مراقبة,تدريب,تنبيه',
          'نَمُوذَجٍ يَسُوءُ مَعَ الْوَقْتِ',
        ],
      ),
      template(
        'data-cause',
        'practice judgement',
        [
          'Sales rose after a change, and no experiment was run. How would you judge whether the change was the cause?',
          'How do you argue for cause and effect with data that nobody planned?',
          'other explanations: season, selection, trend|comparison groups|what would disprove it|how sure you would say you are',
          'control,season,confound,experiment,compare,trend,uncertainty',
          'cause and effect without an experiment',
        ],
        [
          'زَادَتِ الْمَبِيعَاتُ بَعْدَ تَغْيِيرٍ دُونَ تَجْرِبَةٍ مَضْبُوطَةٍ. مَا خُطُوَاتُكْ لِلْحُكْمِ عَلَى أَنَّ التَّغْيِيرَ هُوَ السَّبَبُ؟',
          'مَا طَرِيقَتُكْ فِي الِاسْتِدْلَالِ عَلَى السَّبَبِيَّةِ مِنْ بَيَانَاتٍ لَمْ يُخَطَّطْ لَهَا؟',
          'التفسيرات الأخرى: الموسم والاختيار والاتجاه|مجموعات المقارنة|ما ينفي ذلك|درجة التأكد',
          'مقارنة,موسم,تجربة,اتجاه',
          'السَّبَبِيَّةِ دُونَ تَجْرِبَةٍ',
        ],
      ),
      template(
        'data-unfair-model',
        'practice risk',
        [
          'A model does well on the whole but errs far more often for one group of customers. How do you find that out, and what do you do before release?',
          "How do you check that a model's mistakes are not unfairly spread?",
          'measuring errors by group|the source: data, labels or use|the price of each remedy|who decides on release',
          'error,group,bias,sample,label,threshold,release',
          'a model that errs more for some people',
        ],
        [
          'نَمُوذَجٌ جَيِّدٌ فِي الْمُجْمَلِ لٰكِنَّ أَخْطَاءَهُ تَكْثُرُ مَعَ فِئَةٍ مِنَ الْعُمَلَاءِ. مَا طَرِيقَتُكْ فِي كَشْفِ ذٰلِكَ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ قَبْلَ الْإِطْلَاقِ؟',
          'مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّ أَخْطَاءَ النَّمُوذَجِ مُوَزَّعَةٌ بِإِنْصَافٍ؟',
          'قياس الأخطاء لكل فئة|المصدر: البيانات أو التصنيف أو الاستخدام|ثمن كل علاج|صاحب قرار الإطلاق',
          'خطأ,فئة,انحياز,عينة,إطلاق',
          'نَمُوذَجٍ تَكْثُرُ أَخْطَاؤُهُ مَعَ فِئَةٍ دُونَ أُخْرَى',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'data-hr-curious',
        'story motivation',
        [
          'Tell me about a question you answered with data just because you wanted to know, and what you found.',
          'What in working with data makes you curious?',
          'the question|how you went about it|what surprised you',
          'question,found,curious,surprised,analysis',
          'a question that data answered',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ سُؤَالٍ بَحَثْتْ عَنْ جَوَابِهِ فِي الْبَيَانَاتِ بِدَافِعِ فُضُولِكْ وَحْدَهُ. مَاذَا اكْتَشَفْتْ؟',
          'مَا الَّذِي يُثِيرُ فُضُولَكْ فِي الْعَمَلِ مَعَ الْبَيَانَاتِ؟',
          'السؤال|طريقة البحث|المفاجأة',
          'سؤال,فضول,مفاجأة,تحليل',
          'سُؤَالٍ أَجَابَتْ عَنْهُ الْبَيَانَاتُ',
        ],
      ),
      template(
        'data-hr-explain',
        'story service',
        [
          'Tell me about someone who did not understand your report at first. How did you help them?',
          'When did you have to explain the same figures in another way?',
          'who it was and what they needed|what you changed|how you saw that it helped',
          'report,explained,simple,question,helped',
          'explaining a figure to a colleague',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ شَخْصٍ لَمْ يَفْهَمْ تَقْرِيرَكْ فِي الْبِدَايَةِ. كَيْفَ سَاعَدْتْهُ؟',
          'مَتَى احْتَجْتْ إِلَى شَرْحِ الْأَرْقَامِ نَفْسِهَا بِطَرِيقَةٍ أُخْرَى؟',
          'من هو وما حاجته|ما تغير في الشرح|دليل الفائدة',
          'تقرير,شرح,بسيط,مساعدة',
          'شَرْحِ رَقْمٍ لِزَمِيلٍ',
        ],
      ),
    ],
    medium: [
      template(
        'data-hr-wrong-number',
        'story integrity',
        [
          'Tell me about a figure of yours that turned out wrong after people had relied on it. What did you do first?',
          'When did you have to correct yourself in front of others?',
          'how the error came to light|whom you told and when|the effect of it|the check you added',
          'error,told,corrected,check,trust',
          'a wrong figure that was already in use',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ رَقَمٍ قَدَّمْتْهُ وَتَبَيَّنَ أَنَّهُ خَاطِئٌ بَعْدَ الِاعْتِمَادِ عَلَيْهِ. مَا أَوَّلُ شَيْءٍ فَعَلْتْهُ؟',
          'مَتَى كَانَ عَلَيْكْ تَصْحِيحُ خَطَئِكْ أَمَامَ الْآخَرِينَ؟',
          'كيف ظهر الخطأ|من أبلغ ومتى|أثر الخطأ|الفحص المضاف',
          'خطأ,إبلاغ,تصحيح,فحص,ثقة',
          'رَقْمٍ خَاطِئٍ صَارَ مُسْتَخْدَمًا',
        ],
      ),
      template(
        'data-hr-urgent',
        'story pressure',
        [
          'Tell me about a time when a manager needed an answer within the hour and the data was poor. What did you hand over?',
          'Describe a time when speed and accuracy pulled against each other in your analysis.',
          'what was asked and by when|what you could stand behind|how you put the doubt into words|what came of it',
          'urgent,limits,estimate,manager,decision',
          'an urgent question with poor data',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ طَلَبَ مِنْكْ فِيهَا مُدِيرٌ إِجَابَةً خِلَالَ سَاعَةٍ وَالْبَيَانَاتُ نَاقِصَةٌ. مَا الَّذِي قَدَّمْتْهُ لَهُ، وَكَيْفَ وَضَّحْتْ حُدُودَهُ؟',
          'مَتَى تَعَارَضَتِ السُّرْعَةُ وَالدِّقَّةُ فِي عَمَلِكْ، وَمَاذَا فَعَلْتْ؟',
          'المطلوب وموعده|ما يمكن الوثوق به|التعبير عن الشك|ما ترتب على ذلك',
          'عاجل,حدود,تقدير,مدير,قرار',
          'سُؤَالٍ عَاجِلٍ وَبَيَانَاتٍ نَاقِصَةٍ',
        ],
      ),
    ],
    hard: [
      template(
        'data-hr-unwelcome',
        'story influence',
        [
          'Tell me about an analysis whose result nobody wanted to hear. How did you present it, and what happened to it?',
          'When did your evidence go against what leaders believed?',
          'the belief and the finding|how you checked yourself first|how you put it to them|what was decided',
          'evidence,leaders,presented,decision,checked',
          'a finding that nobody wanted',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ تَحْلِيلٍ لَكْ لَمْ يُرِدْ أَحَدٌ سَمَاعَ نَتِيجَتِهِ. كَيْفَ عَرَضْتْهُ، وَمَاذَا حَدَثَ بَعْدَ ذٰلِكَ؟',
          'مَتَى خَالَفَ دَلِيلُكْ قَنَاعَةَ الْإِدَارَةِ، وَمَاذَا فَعَلْتْ؟',
          'القناعة والنتيجة|التحقق أولا|طريقة العرض|القرار',
          'دليل,إدارة,عرض,قرار',
          'نَتِيجَةٍ لَمْ يُرِدْهَا أَحَدٌ',
        ],
      ),
      template(
        'data-hr-misuse',
        'story integrity',
        [
          'Tell me about a time when someone wanted you to show data in a misleading way. What did you say, and how did it end?',
          'Tell me about pressure to make figures look better than they were.',
          'what was asked and why|what you refused and what you offered|who else you involved|how it ended',
          'mislead,refused,honest,alternative,trust',
          'a request to bend the figures',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ طَلَبَ مِنْكْ فِيهَا أَحَدٌ عَرْضَ الْبَيَانَاتِ بِطَرِيقَةٍ مُضَلِّلَةٍ. مَاذَا كَانَ رَدُّكْ، وَكَيْفَ انْتْهَى الْأَمْرُ؟',
          'مَتَى وَاجَهَكْ ضَغْطٌ لِتَجْمِيلِ الْأَرْقَامِ، وَمَاذَا فَعَلْتْ؟',
          'المطلوب وسببه|الرفض والبديل|من أشرك في الأمر|كيف انتهى',
          'تضليل,رفض,صدق,بديل,ثقة',
          'طَلَبِ تَجْمِيلِ الْأَرْقَامِ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which table, column or figure are we talking about, and over which period?',
      'ar-SA': 'عَنْ أَيِّ جَدْوَلٍ أَوْ عَمُودٍ أَوْ رَقْمٍ كَلَامُكْ، وَعَنْ أَيِّ فَتْرَةٍ؟',
    },
    no_result: {
      'en-US': 'Which decision changes because of that, and by how much?',
      'ar-SA': 'أَيُّ قَرَارٍ يَتَغَيَّرُ بِسَبَبِ عَمَلِكْ هٰذَا، وَبِأَيِّ قَدْرٍ؟',
    },
  },
};

import { template } from '../template';
import type { Trade } from './trade';

/** Figures, reports and experiments. */
export const ANALYTICS: Trade = {
  family: 'data',
  evidence:
    /\b(?:data|bi|business|insights?) analyst\b|\banalytics\b|\bbusiness intelligence\b|\bdata engineer\b|\bpower bi\b|\btableau\b|محلله? بيانات|تحليل البيانات|ذكاء الاعمال|مهندسه? بيانات/u,
  technical: {
    easy: [
      template(
        'analytics-join',
        'practice craft',
        [
          'You join two tables and suddenly have more rows than before. What happened, and how do you check for it?',
          'Why can a join produce more rows than expected?',
          'several matches for one key|counting rows and distinct keys before and after|inner and left join differ',
          'join,rows,key,duplicate,count,left',
          'joins that multiply rows',
        ],
        [
          'بَعْدَ رَبْطِ جَدْوَلَيْنِ صَارَ عَدَدُ الصُّفُوفِ أَكْثَرَ مِمَّا كَانَ. مَاذَا حَدَثَ بِرَأْيِكْ، وَمَا طَرِيقَتُكْ فِي التَّحَقُّقِ مِنْهُ؟',
          'لِمَاذَا قَدْ يَزِيدُ الرَّبْطُ عَدَدَ الصُّفُوفِ؟',
          'تكرار المفتاح في أحد الجدولين|عد الصفوف والمفاتيح قبل وبعد|الفرق بين أنواع الربط',
          'ربط,صفوف,مفتاح,تكرار,عدد',
          'رَبْطِ الْجَدَاوِلِ',
        ],
        {
          en: [
            [
              'left join never adds rows|left join keeps the same number',
              'A left join adds rows whenever one key has several matches.',
            ],
          ],
          ar: [
            [
              'الربط الايسر لا يزيد الصفوف',
              'الربط الأيسر يزيد الصفوف إذا تكرر المفتاح في الجدول الثاني.',
            ],
          ],
        },
      ),
      template(
        'analytics-missing',
        'practice quality',
        [
          'A tenth of the values in a column are missing. What do you find out before you decide what to do with them?',
          'How do you deal with missing values?',
          'why they are missing and for whom|what dropping or filling them changes|saying so in the result',
          'missing,null,drop,fill,bias,reason',
          'missing values',
        ],
        [
          'عُشْرُ الْقِيَمِ فِي أَحَدِ الْأَعْمِدَةِ مَفْقُودٌ. مَا الَّذِي عَلَيْكْ مَعْرِفَتُهُ قَبْلَ اتِّخَاذِ قَرَارٍ بِشَأْنِهَا؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ الْقِيَمِ الْمَفْقُودَةِ؟',
          'سبب الفقد ومن يخص|أثر الحذف أو التعويض|ذكر ذلك في النتيجة',
          'مفقود,حذف,تعويض,سبب,تحيز',
          'الْقِيَمِ الْمَفْقُودَةِ',
        ],
        {
          en: [
            [
              'replace* missing with the average|fill* with the mean is always|delete* the rows is always safe',
              'Filling or deleting values can distort the result unless one knows why they are missing.',
            ],
          ],
          ar: [
            [
              'نعوض بالمتوسط دائما|حذف الصفوف امن دائما',
              'قد يشوه التعويض أو الحذف النتيجة ما لم يعرف سبب الفقد.',
            ],
          ],
        },
      ),
      template(
        'analytics-request',
        'practice communication',
        [
          'A manager asks for "the sales numbers". What do you ask back before you open any tool?',
          'What do you need to know before you prepare a report?',
          'the decision behind the request|period, definition and level of detail|when and in which form it is needed',
          'decision,period,definition,detail,audience',
          'a vague request for numbers',
        ],
        [
          'طَلَبَ مُدِيرٌ مِنْكْ «أَرْقَامَ الْمَبِيعَاتِ» فَقَطْ. مَا أَسْئِلَتُكْ قَبْلَ الْبَدْءِ؟',
          'مَا الَّذِي عَلَيْكْ مَعْرِفَتُهُ قَبْلَ إِعْدَادِ تَقْرِيرٍ؟',
          'القرار وراء الطلب|الفترة والتعريف ومستوى التفصيل|الموعد والشكل',
          'قرار,فترة,تعريف,تفصيل,جمهور',
          'طَلَبِ أَرْقَامٍ غَيْرِ وَاضِحٍ',
        ],
      ),
    ],
    medium: [
      template(
        'analytics-drop',
        'practice diagnosis',
        [
          'A key figure on the dashboard fell by twenty percent overnight. How do you find out whether that is real?',
          'How do you examine a sudden drop in a figure?',
          'data first: loads, tracking, definitions|splitting by segment, channel and time|season and comparable periods|what you tell people meanwhile',
          'drop,segment,tracking,season,compare,load',
          'a sudden drop in a figure',
        ],
        [
          'انْخَفَضَ مُؤَشِّرٌ رَئِيسِيٌّ بِنِسْبَةِ عِشْرِينَ فِي الْمِئَةِ بَيْنَ يَوْمٍ وَلَيْلَةٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ مَا إِذَا كَانَ الِانْخِفَاضُ حَقِيقِيًّا؟',
          'مَا طَرِيقَتُكْ فِي فَحْصِ انْخِفَاضٍ مُفَاجِئٍ فِي رَقْمٍ؟',
          'البيانات أولا: التحميل والتتبع والتعريف|التقسيم حسب الشريحة والقناة والوقت|الموسم والفترات المماثلة|ما يقال للناس',
          'انخفاض,شريحة,تتبع,موسم,مقارنة',
          'انْخِفَاضٍ مُفَاجِئٍ فِي رَقْمٍ',
        ],
      ),
      template(
        'analytics-test',
        'practice judgement',
        [
          'An experiment shows two percent more sales after three days, and the team wants to stop it. What do you say?',
          'When can a test with two versions be ended?',
          'size and duration planned beforehand|looking early finds differences by chance|weekdays and novelty|side effects on other figures',
          'sample,significance,duration,chance,novelty',
          'ending an experiment early',
        ],
        [
          'أَظْهَرَتْ تَجْرِبَةٌ زِيَادَةَ اثْنَيْنِ فِي الْمِئَةِ بَعْدَ ثَلَاثَةِ أَيَّامٍ، وَيُرِيدُ الْفَرِيقُ إِنْهَاءَهَا. مَا رَأْيُكْ؟',
          'مَتَى يَصِحُّ بِرَأْيِكْ إِنْهَاءُ تَجْرِبَةٍ بَيْنَ نُسْخَتَيْنِ؟',
          'الحجم والمدة محددان من قبل|النظر المبكر يجد فروقا بالصدفة|أيام الأسبوع وأثر الجديد|الأثر على مؤشرات أخرى',
          'عينة,دلالة,مدة,صدفة,جديد',
          'إِنْهَاءِ تَجْرِبَةٍ مُبَكِّرًا',
        ],
        {
          en: [
            [
              'stop* as soon as it is significant|significant means it is true|p value is the probability that',
              'Stopping at the first significant look finds differences that are only chance.',
            ],
          ],
          ar: [['نوقفها عند اول دلاله', 'التوقف عند أول دلالة يجعل الصدفة تبدو نتيجة.']],
        },
      ),
      template(
        'analytics-definition',
        'practice planning',
        [
          'Sales and finance count "active customers" differently. How do you get to one definition, and how do you keep it?',
          'How do you make departments use the same definition of a figure?',
          'what each side needs it for|one written definition with an owner|one place where it is computed|old reports that change',
          'definition,owner,metric,agree,source,document',
          'one definition for a figure',
        ],
        [
          'تَحْسُبُ الْمَبِيعَاتُ «الْعَمِيلَ النَّشِطَ» بِطَرِيقَةٍ وَالْمَالِيَّةُ بِأُخْرَى. مَا خُطُوَاتُكْ لِاتِّفَاقِهِمَا عَلَى تَعْرِيفٍ وَاحِدٍ يَدُومُ؟',
          'مَا خُطُوَاتُكْ كَيْ تَعْتَمِدَ الْأَقْسَامُ تَعْرِيفًا وَاحِدًا لِلرَّقَمِ؟',
          'حاجة كل طرف|تعريف مكتوب له مسؤول|مكان واحد للحساب|تغير التقارير القديمة',
          'تعريف,مسؤول,مؤشر,اتفاق,مصدر',
          'تَعْرِيفٍ وَاحِدٍ لِلرَّقْمِ',
        ],
      ),
    ],
    hard: [
      template(
        'analytics-confounder',
        'practice judgement',
        [
          'Customers who use a feature stay longer, so the team wants to push everyone to it. What would you check first?',
          'Does using a feature make customers stay, or is it the other way round?',
          'those who use it may differ anyway|comparing like with like, before and after|an experiment if it is possible|what you would advise meanwhile',
          'correlation,cause,compare,experiment,selection',
          'whether a feature keeps customers',
        ],
        [
          'الْعُمَلَاءُ الَّذِينَ يَسْتَخْدِمُونَ مِيزَةً مَا يَبْقَوْنَ أَطْوَلَ، وَيُرِيدُ الْفَرِيقُ دَفْعَ الْجَمِيعِ إِلَيْهَا. مَا أَوَّلُ شَيْءٍ عَلَيْكْ فَحْصُهُ؟',
          'هَلِ الْمِيزَةُ هِيَ السَّبَبُ فِي بَقَاءِ الْعُمَلَاءِ؟',
          'اختلاف من يستخدمها أصلا|مقارنة المتشابهين قبل وبعد|تجربة إن أمكن|التوصية إلى ذلك الحين',
          'ارتباط,سبب,مقارنة,تجربة,اختيار',
          'سَبَبِ بَقَاءِ الْعُمَلَاءِ',
        ],
        {
          en: [
            [
              'correlation means|correlation shows that it causes|correlation proves',
              'That two things go together does not show that one causes the other.',
            ],
          ],
          ar: [['الارتباط يعني السبب|الارتباط يثبت', 'الارتباط لا يثبت أن أحدهما سبب الآخر.']],
        },
      ),
      template(
        'analytics-forecast',
        'practice risk',
        [
          "Management wants one number for next year's demand. How do you build the forecast, and how do you show how uncertain it is?",
          'How do you give a forecast without promising too much?',
          'baseline, season and known events|testing on a past year|a range and the assumptions behind it|when you would revise it',
          'forecast,baseline,season,range,assumption,error',
          'a forecast and its uncertainty',
        ],
        [
          'تُرِيدُ الْإِدَارَةُ رَقْمًا وَاحِدًا لِطَلَبِ السَّنَةِ الْقَادِمَةِ. مَا خُطُوَاتُكْ لِبِنَاءِ التَّوَقُّعِ وَلِعَرْضِ مِقْدَارِ عَدَمِ الْيَقِينِ فِيهِ؟',
          'مَا طَرِيقَتُكْ فِي تَقْدِيمِ تَوَقُّعٍ دُونَ وُعُودٍ زَائِدَةٍ؟',
          'خط أساس وموسم وأحداث معروفة|اختبار على سنة سابقة|مدى وافتراضاته|متى يراجع',
          'توقع,أساس,موسم,مدى,افتراض',
          'التَّوَقُّعِ وَعَدَمِ الْيَقِينِ',
        ],
        {
          en: [
            [
              'fits the past so it will|good fit to the past means|more variables make a better forecast|more variables always make it better',
              'A model that fits its own data closely may still forecast badly; it is tested on data it has not seen.',
            ],
          ],
          ar: [
            [
              'كلما زادت المتغيرات تحسن التوقع|يطابق الماضي يعني دقيق|يطابق الماضي اذن سيتوقع',
              'قد يطابق النموذج بياناته ويفشل في غيرها، فيختبر على فترة لم يرها.',
            ],
          ],
        },
      ),
      template(
        'analytics-trust',
        'practice improvement',
        [
          'People in the company no longer trust the dashboards and keep their own spreadsheets. What do you do in the first three months?',
          'How do you win back trust in reports?',
          'asking what went wrong for them|few figures that are right and owned|visible checks and freshness|dropping what nobody uses',
          'trust,owner,check,spreadsheet,definition',
          'winning back trust in reports',
        ],
        [
          'لَمْ يَعُدِ الْمُوَظَّفُونَ يَثِقُونَ بِلَوْحَاتِ الْمُؤَشِّرَاتِ، وَلِكُلِّ قِسْمٍ جَدَاوِلُهُ. مَا خُطَّتُكْ لِأَوَّلِ ثَلَاثَةِ أَشْهُرٍ؟',
          'مَا طَرِيقَتُكْ فِي اسْتِعَادَةِ الثِّقَةِ بِالتَّقَارِيرِ؟',
          'معرفة ما أزعجهم|مؤشرات قليلة صحيحة لها مسؤول|فحوص وتحديث ظاهران|إلغاء ما لا يستخدم',
          'ثقة,مسؤول,فحص,جداول,تعريف',
          'الثِّقَةِ بِالتَّقَارِيرِ',
        ],
      ),
    ],
  },
};

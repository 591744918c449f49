import { template } from '../template';
import type { Trade } from './trade';

/** Testing software. */
export const TESTING: Trade = {
  family: 'quality',
  technical: {
    easy: [
      template(
        'testing-boundaries',
        'practice craft',
        [
          'A discount applies to orders of 100 to 500. Which values do you test, and why those?',
          'How do you choose test values for a range?',
          'just below, on and just above each limit|one ordinary value, zero and nothing|wrong types and rounding',
          'boundary,limit,value,range,rounding,invalid',
          'test values for a range',
        ],
        [
          'خَصْمٌ يَنْطَبِقُ عَلَى الطَّلَبَاتِ مِنْ مِئَةٍ إِلَى خَمْسِمِئَةٍ. مَا الْقِيَمُ الَّتِي عَلَيْكْ اخْتِبَارُهَا، وَلِمَاذَا؟',
          'مَا طَرِيقَتُكْ فِي اخْتِيَارِ قِيَمِ الِاخْتِبَارِ لِمَدًى مُعَيَّنٍ؟',
          'قبل كل حد وعنده وبعده|قيمة معتادة وصفر وفراغ|أنواع خاطئة وتقريب',
          'حد,قيمة,مدى,تقريب,خطأ',
          'قِيَمِ الِاخْتِبَارِ',
        ],
      ),
      template(
        'testing-severity',
        'practice judgement',
        [
          'What is the difference between the severity and the priority of a fault? Please give an example where they differ.',
          'When is a severe fault not urgent, and a small one urgent?',
          'severity: the damage it does|priority: how soon it must be fixed|an example of each kind',
          'severity,priority,damage,urgent,example',
          'severity and priority',
        ],
        [
          'مَا الْفَرْقُ بَيْنَ خُطُورَةِ الْخَلَلِ وَأَوْلَوِيَّتِهِ، وَهَلْ لَدَيْكْ مِثَالٌ يَخْتَلِفَانِ فِيهِ؟',
          'مَتَى يَكُونُ الْخَلَلُ خَطِيرًا وَغَيْرَ عَاجِلٍ؟',
          'الخطورة: حجم الضرر|الأولوية: سرعة الإصلاح|مثال لكل حالة',
          'خطورة,أولوية,ضرر,عاجل,مثال',
          'الْخُطُورَةِ وَالْأَوْلَوِيَّةِ',
        ],
        {
          en: [
            [
              'severity and priority are the same|severity is the same as priority',
              'Severity is the damage a fault does; priority is how soon it must be fixed.',
            ],
          ],
          ar: [['الخطوره هي الاولويه', 'الخطورة حجم الضرر، والأولوية سرعة الإصلاح المطلوبة.']],
        },
      ),
      template(
        'testing-done',
        'practice quality',
        [
          'How do you decide that a feature has been tested enough?',
          'When do you stop testing a feature?',
          'what could go wrong and was covered|open faults and their damage|time left, said openly',
          'enough,risk,coverage,open,stop',
          'when a feature has been tested enough',
        ],
        [
          'مَتَى يَكُونُ اخْتِبَارُ مِيزَةٍ كَافِيًا بِرَأْيِكْ، وَعَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ؟',
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ بِالتَّوَقُّفِ عَنْ اخْتِبَارِ مِيزَةٍ؟',
          'ما قد يتعطل وقد غطي|الأخطاء المفتوحة وضررها|الوقت الباقي بوضوح',
          'كفاية,خطر,تغطية,مفتوح,توقف',
          'كِفَايَةِ الِاخْتِبَارِ',
        ],
        {
          en: [
            [
              'all tests pass means no bugs|full coverage means no bugs|100% coverage means',
              'Tests show that faults are there, never that there are none.',
            ],
          ],
          ar: [
            [
              'نجاح الاختبارات يعني عدم|التغطيه الكامله تعني',
              'الاختبارات تظهر وجود الأخطاء ولا تثبت عدمها.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'testing-pyramid',
        'practice planning',
        [
          'Your end-to-end tests take three hours and break often. What do you move to other kinds of tests, and what stays?',
          'How do you make a slow set of tests faster without losing trust?',
          'what each test is meant to catch|rules in unit tests, contracts between services|few journeys that earn money stay|test data and waiting for the right thing',
          'end-to-end,unit,contract,data,fast,wait',
          'a slow set of tests',
        ],
        [
          'اخْتِبَارَاتُ الْمَسَارِ الْكَامِلِ تَأْخُذُ ثَلَاثَ سَاعَاتٍ وَتَتَعَطَّلُ كَثِيرًا. مَا الَّذِي عَلَيْكْ نَقْلُهُ إِلَى أَنْوَاعٍ أُخْرَى، وَمَا الَّذِي يَبْقَى؟',
          'مَا طَرِيقَتُكْ فِي تَسْرِيعِ الِاخْتِبَارَاتِ دُونَ فَقْدِ الثِّقَةِ؟',
          'ما يكشفه كل اختبار|القواعد في اختبارات الوحدة والعقود بين الخدمات|بقاء مسارات قليلة مهمة|البيانات والانتظار الصحيح',
          'مسار,وحدة,عقد,بيانات,سرعة',
          'اخْتِبَارَاتٍ بَطِيئَةٍ',
        ],
      ),
      template(
        'testing-intermittent',
        'practice diagnosis',
        [
          'A fault appears once in fifty runs, and nobody can reproduce it. How do you go about it?',
          'How do you catch a fault that hardly ever shows?',
          'what differs in the runs that fail|more logging, load, slower machines, times|order of events and shared data|a run that repeats until it fails',
          'intermittent,log,timing,order,repeat,environment',
          'a fault that hardly ever shows',
        ],
        [
          'خَلَلٌ يَظْهَرُ مَرَّةً فِي كُلِّ خَمْسِينَ تَشْغِيلًا وَلَا يَسْتَطِيعُ أَحَدٌ تَكْرَارَهُ. مَا خُطُوَاتُكْ؟',
          'مَا خُطُوَاتُكْ لِلْعُثُورِ عَلَى خَلَلٍ نَادِرِ الظُّهُورِ؟',
          'ما يختلف في المرات الفاشلة|سجلات أكثر وحمل وأجهزة أبطأ|ترتيب الأحداث والبيانات المشتركة|تكرار حتى الفشل',
          'نادر,سجل,توقيت,ترتيب,تكرار',
          'خَلَلٍ نَادِرٍ',
        ],
      ),
      template(
        'testing-requirements',
        'practice communication',
        [
          'You read the requirements of a feature before anything is built. What do you look for, and what do you ask?',
          'How do you find faults before there is any code?',
          'cases that are not described|words that can mean two things|limits, errors and rights|how anyone will know that it works',
          'requirement,question,case,ambiguous,acceptance',
          'reading requirements',
        ],
        [
          'تَصِلُ إِلَيْكْ مُتَطَلَّبَاتُ مِيزَةٍ قَبْلَ بِنَائِهَا. مَا الَّذِي عَلَيْكْ التَّحَقُّقُ مِنْهُ فِيهَا، وَمَا أَسْئِلَتُكْ؟',
          'مَا طَرِيقَتُكْ فِي اكْتِشَافِ الْأَخْطَاءِ قَبْلَ كِتَابَةِ الْكُودِ؟',
          'حالات لم توصف|كلمات لها معنيان|الحدود والأخطاء والصلاحيات|كيف يعرف أنها تعمل',
          'متطلبات,سؤال,حالة,غموض,قبول',
          'قِرَاءَةِ الْمُتَطَلَّبَاتِ',
        ],
      ),
    ],
    hard: [
      template(
        'testing-release-risk',
        'practice risk',
        [
          "You can test a third of what changed before tonight's release. How do you choose, and what do you tell those who decide?",
          'How do you test when there is far too little time?',
          'where a fault would hurt most and is likely|what changed and what depends on it|what stays untested, in plain words|watching closely after release, and a way back',
          'risk,release,change,untested,rollback,choose',
          'testing with too little time',
        ],
        [
          'يَكْفِي الْوَقْتُ لِاخْتِبَارِ ثُلُثِ التَّغْيِيرَاتِ قَبْلَ إِطْلَاقِ اللَّيْلَةِ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ، وَمَا الَّذِي سَيَسْمَعُهُ مِنْكْ أَصْحَابُ الْقَرَارِ؟',
          'مَا طَرِيقَتُكْ فِي الِاخْتِبَارِ عِنْدَ ضِيقِ الْوَقْتِ؟',
          'موضع الضرر الأكبر والأرجح|ما تغير وما يعتمد عليه|ما بقي دون اختبار بوضوح|متابعة بعد الإطلاق وطريق للرجوع',
          'خطر,إطلاق,تغيير,متابعة,رجوع',
          'الِاخْتِبَارِ مَعَ ضِيقِ الْوَقْتِ',
        ],
      ),
      template(
        'testing-performance',
        'practice quality',
        [
          'Users complain that the system is slow on the first day of the month, and your load tests show nothing. What is wrong with the tests?',
          'Why can load tests miss what users feel?',
          'other actions and data than in reality|average times that hide the slow ones|jobs and caches that differ on that day|measuring in production',
          'load,percentile,data,realistic,cache,production',
          'load tests that show nothing',
        ],
        [
          'يَشْكُو الْمُسْتَخْدِمُونَ مِنَ الْبُطْءِ فِي أَوَّلِ يَوْمٍ مِنَ الشَّهْرِ، وَاخْتِبَارَاتُ الْحِمْلِ لَا تُظْهِرُ شَيْئًا. أَيْنَ الْخَلَلُ فِيهَا بِرَأْيِكْ؟',
          'لِمَاذَا قَدْ لَا تُظْهِرُ اخْتِبَارَاتُ الْحِمْلِ مَا يَشْعُرُ بِهِ النَّاسُ؟',
          'أفعال وبيانات غير الواقع|متوسطات تخفي الأبطأ|مهام وذاكرة تختلف في ذلك اليوم|القياس في التشغيل',
          'حمل,متوسط,بيانات,واقع,تشغيل',
          'اخْتِبَارَاتِ الْحِمْلِ',
        ],
      ),
      template(
        'testing-prevent',
        'practice improvement',
        [
          'Half of the faults found in testing are of the same few kinds. How do you get the team to stop making them?',
          'How do you prevent faults instead of finding them?',
          'grouping faults by cause|checks that run before review, or a better design|one kind at a time, measured|developers who test with you',
          'cause,prevent,check,review,measure,pattern',
          'preventing faults',
        ],
        [
          'نِصْفُ الْأَخْطَاءِ الْمُكْتَشَفَةِ فِي الِاخْتِبَارِ مِنْ أَنْوَاعٍ قَلِيلَةٍ مُتَكَرِّرَةٍ. مَا خُطُوَاتُكْ لِمَنْعِ وُقُوعُهَا مِنَ الْأَصْلِ؟',
          'مَا طَرِيقَتُكْ فِي مَنْعِ الْأَخْطَاءِ بَدَلَ اكْتِشَافِهَا؟',
          'تجميع الأخطاء حسب السبب|فحوص قبل المراجعة أو تصميم أفضل|نوع واحد كل مرة مع القياس|مطورون يختبرون معنا',
          'سبب,منع,فحص,مراجعة,قياس',
          'مَنْعِ الْأَخْطَاءِ',
        ],
      ),
    ],
  },
};

import { template } from '../template';
import type { Trade } from './trade';

/** Campaigns, content and budgets. */
export const CAMPAIGNS: Trade = {
  family: 'marketing',
  technical: {
    easy: [
      template(
        'campaigns-brief',
        'practice planning',
        [
          'You get the task "more visitors for the web shop". What do you ask before you plan anything?',
          'What belongs in a brief for a campaign?',
          'which visitors, and what they should do|budget, time and what was tried|how success is measured',
          'brief,goal,audience,budget,measure',
          'a brief for a campaign',
        ],
        [
          'طَلَبَ مِنْكْ مُدِيرٌ «زُوَّارًا أَكْثَرَ لِلْمَتْجَرِ الْإِلِكْتُرُونِيِّ». مَا أَسْئِلَتُكْ قَبْلَ أَيِّ خُطَّةٍ؟',
          'مَا مَضْمُونُ مُوجَزِ الْحَمْلَةِ؟',
          'أي زوار وماذا يفعلون|الميزانية والوقت وما جرب من قبل|مقياس النجاح',
          'موجز,هدف,جمهور,ميزانية,قياس',
          'مُوجَزِ الْحَمْلَةِ',
        ],
      ),
      template(
        'campaigns-funnel',
        'practice craft',
        [
          'Many people click on an advertisement and hardly anybody buys. Where do you look?',
          'How do you find out why clicks do not turn into sales?',
          'whether the page keeps what the advertisement promised|speed, price, form, payment|who clicks: audience and intent',
          'click,landing,conversion,audience,page,promise',
          'clicks that do not turn into sales',
        ],
        [
          'يَنْقُرُ كَثِيرُونَ عَلَى الْإِعْلَانِ وَلَا يَكَادُ يَشْتَرِي أَحَدٌ. مِنْ أَيْنَ سَيَبْدَأُ بَحْثُكْ عَنِ السَّبَبِ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ النَّقْرِ دُونَ شِرَاءٍ؟',
          'هل تفي الصفحة بوعد الإعلان|السرعة والسعر والنموذج والدفع|من ينقر: الجمهور والنية',
          'نقرة,صفحة,تحويل,جمهور,وعد',
          'نَقَرَاتٍ بِلَا مَبِيعَاتٍ',
        ],
        {
          en: [
            [
              'more clicks will bring sales|more clicks mean more sales',
              "Traffic doesn't help while the page or the offer stops people.",
            ],
          ],
          ar: [
            [
              'نزيد النقرات وتزيد المبيعات|نقرات أكثر يعني مبيعات أكثر',
              'الزيارات لا تنفع ما دامت الصفحة أو العرض يوقف الناس.',
            ],
          ],
        },
      ),
      template(
        'campaigns-comment',
        'practice communication',
        [
          'A customer posts a sharp complaint under your latest post, and others agree. What do you answer, and what do you do behind the scenes?',
          'How do you answer a public complaint?',
          'soon, calm and in plain words|moving details to a private channel|passing the cause on, and coming back',
          'comment,complaint,answer,private,tone',
          'a public complaint',
        ],
        [
          'كَتَبَ عَمِيلٌ شَكْوَى حَادَّةً تَحْتَ آخِرِ مَنْشُورٍ وَأَيَّدَهُ آخَرُونَ. كَيْفَ سَيَكُونُ رَدُّكْ، وَمَا الَّذِي عَلَيْكْ فِعْلُهُ دَاخِلَ الشَّرِكَةِ؟',
          'مَا طَرِيقَتُكْ فِي الرَّدِّ عَلَى شَكْوَى عَلَنِيَّةٍ؟',
          'سريعا وبهدوء وكلمات بسيطة|نقل التفاصيل إلى قناة خاصة|إيصال السبب والعودة إلى العميل',
          'تعليق,شكوى,رد,خاص,نبرة',
          'شَكْوَى عَلَنِيَّةٍ',
        ],
        {
          en: [
            [
              'delete the complaint|hide the complaint|block the customer|remove the complaint',
              'Criticism is answered openly; making it vanish adds to the anger.',
            ],
          ],
          ar: [
            [
              'نحذف الشكوى|أحذف الشكوى|نخفي الشكوى|نحظر العميل',
              'يرد على النقد علنا، فإزالته تزيد الغضب.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'campaigns-test',
        'practice quality',
        [
          'You want to know whether a new subject line works better. How do you set up the test, and when do you believe the result?',
          'How do you test two versions of a message?',
          'one change at a time, groups by chance|enough people, decided beforehand|the result that counts, not only opens|trying it again',
          'test,sample,open,conversion,random,significant',
          'testing two versions',
        ],
        [
          'نُرِيدُ أَنْ نَعْرِفَ هَلْ عُنْوَانُ الرِّسَالَةِ الْجَدِيدُ أَفْضَلُ. مَا طَرِيقَتُكْ فِي إِعْدَادِ التَّجْرِبَةِ، وَمَتَى تَكُونُ نَتِيجَتُهَا مَوْثُوقَةً عِنْدَكْ؟',
          'مَا طَرِيقَتُكْ فِي اخْتِبَارِ نُسْخَتَيْنِ مِنْ رِسَالَةٍ؟',
          'تغيير واحد ومجموعات عشوائية|عدد كاف يحدد مسبقا|النتيجة المهمة لا الفتح وحده|إعادة التجربة',
          'تجربة,عينة,فتح,تحويل,عشوائي',
          'اخْتِبَارِ نُسْخَتَيْنِ',
        ],
        {
          en: [
            [
              'stop as soon as it is significant|stop as soon as one is ahead|stop the test when one is ahead|end the test once it is significant',
              'The sample is fixed beforehand; an early end picks winners by chance.',
            ],
          ],
          ar: [
            [
              'نوقف التجربة أول ما تتفوق|نوقف الاختبار أول ما يظهر الفائز|أوقف التجربة لما تتقدم',
              'يحدد العدد مسبقا، والإنهاء المبكر يختار فائزا بالصدفة.',
            ],
          ],
        },
      ),
      template(
        'campaigns-cost',
        'practice diagnosis',
        [
          'The cost of winning a customer has risen by half in a year. How do you find out why, and what do you try?',
          'How do you examine rising costs per customer?',
          'by channel, audience and device|competition, fatigue of the message, tracking|the value of the customers won|moving budget in steps',
          'cost,channel,acquisition,audience,value,tracking',
          'rising costs per customer',
        ],
        [
          'ارْتَفَعَتْ تَكْلِفَةُ كَسْبِ الْعَمِيلِ بِمِقْدَارِ النِّصْفِ خِلَالَ سَنَةٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَمَا أَوَّلُ مَا عَلَيْكْ تَجْرِبَتُهُ؟',
          'مَا طَرِيقَتُكْ فِي فَحْصِ ارْتِفَاعِ تَكْلِفَةِ الْعَمِيلِ؟',
          'حسب القناة والجمهور والجهاز|المنافسة وملل الرسالة والتتبع|قيمة العملاء المكتسبين|نقل الميزانية بالتدريج',
          'تكلفة,قناة,جمهور,قيمة,تتبع',
          'ارْتِفَاعِ تَكْلِفَةِ الْعَمِيلِ',
        ],
      ),
      template(
        'campaigns-search',
        'practice improvement',
        [
          'Your pages lost a third of their visitors from search after a redesign. What do you check, and in which order?',
          'How do you find out why search traffic fell?',
          'addresses that changed without redirects|indexing, speed and titles|which pages and which searches|what to restore first',
          'search,redirect,index,ranking,title,traffic',
          'losing visitors from search',
        ],
        [
          'فَقَدَتْ صَفَحَاتُكُمْ ثُلُثَ زُوَّارِ الْبَحْثِ بَعْدَ إِعَادَةِ التَّصْمِيمِ. مَا الَّذِي يَجِبُ عَلَيْكْ فَحْصُهُ، وَبِأَيِّ تَرْتِيبٍ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ تَرَاجُعِ زُوَّارِ الْبَحْثِ؟',
          'عناوين تغيرت دون تحويل|الفهرسة والسرعة والعناوين|أي الصفحات وأي الكلمات|ما يستعاد أولا',
          'بحث,تحويل,فهرسة,ترتيب,زوار',
          'تَرَاجُعِ زُوَّارِ الْبَحْثِ',
        ],
        {
          en: [
            [
              'redirect all old pages to the homepage|redirect everything to the homepage|redirect everything to the home page|send all old addresses to the homepage',
              'Each address leads permanently to the matching new one.',
            ],
            [
              'temporary redirects are enough|302 redirects are fine|302 redirects are enough',
              'A permanent move is signalled with a 301.',
            ],
          ],
          ar: [
            [
              'نحول كل الصفحات القديمة للرئيسية|نحول كل الروابط للصفحة الرئيسية|نحول كل العناوين للصفحة الرئيسية',
              'يقود كل عنوان دائما إلى ما يقابله في الموقع الجديد.',
            ],
            ['تحويل مؤقت يكفي|التحويل المؤقت يكفي', 'النقل الدائم يعلن بالرمز 301.'],
          ],
        },
      ),
    ],
    hard: [
      template(
        'campaigns-incremental',
        'practice judgement',
        [
          'Your advertisements on your own brand name look like the best channel of all. How do you find out whether they bring sales you would not have had?',
          'How do you measure what advertising really adds?',
          'people who would have come anyway|switching off in some regions or times|comparing total sales, not clicks|what you do with the answer',
          'incremental,brand,region,holdout,attribution,sales',
          'what advertising really adds',
        ],
        [
          'تَبْدُو الْإِعْلَانَاتُ عَلَى اسْمِ عَلَامَتِكُمْ أَفْضَلَ قَنَاةٍ عَلَى الْإِطْلَاقِ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ مَا إِذَا كَانَتْ تَجْلِبُ مَبِيعَاتٍ لَمْ تَكُنْ لِتَحْدُثَ؟',
          'مَا طَرِيقَتُكْ فِي قِيَاسِ مَا يُضِيفُهُ الْإِعْلَانُ فِعْلًا؟',
          'من كان سيأتي على أي حال|إيقاف في مناطق أو أوقات|مقارنة إجمالي المبيعات لا النقرات|ما يفعل بالنتيجة',
          'إضافة,علامة,منطقة,مبيعات,مقارنة',
          'مَا يُضِيفُهُ الْإِعْلَانُ',
        ],
        {
          en: [
            [
              'last click shows what worked|last click proves',
              'The last click counts people who would have bought anyway; only a comparison shows what was added.',
            ],
          ],
          ar: [['النقره الاخيره تثبت', 'النقرة الأخيرة تحسب من كان سيشتري على أي حال.']],
        },
      ),
      template(
        'campaigns-position',
        'practice craft',
        [
          'Two competitors say the same as you. How do you find a position that is true, that matters to customers, and that the company can keep?',
          'How do you find out what a brand should stand for?',
          "customers' words, and why they left others|what you do differently and can prove|what you give up by choosing|how it shows in product and service",
          'position,customer,competitor,prove,brand,choose',
          'the position of a brand',
        ],
        [
          'مُنَافِسَانِ يَقُولَانِ مَا نَقُولُ. مَا طَرِيقَتُكْ فِي اخْتِيَارِ رِسَالَةٍ تُمَيِّزُ الْعَلَامَةَ وَتَكُونُ صَادِقَةً وَمُهِمَّةً لِلْعُمَلَاءِ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ مَا يَنْبَغِي أَنْ تُمَثِّلَهُ الْعَلَامَةُ؟',
          'كلمات العملاء وسبب تركهم غيرنا|ما يختلف ويمكن إثباته|ما يترك عند الاختيار|كيف يظهر في المنتج والخدمة',
          'موقع,عميل,منافس,إثبات,علامة',
          'مَوْقِعِ الْعَلَامَةِ',
        ],
      ),
      template(
        'campaigns-board',
        'practice communication',
        [
          "The board asks why marketing should get more money next year. How do you make the case, and what do you admit that you don't know?",
          'How do you argue for a marketing budget?',
          "what last year's money brought, with the method|what more money would and would not do|a test before the full amount|risks and unknowns, plainly",
          'budget,return,evidence,test,risk,board',
          'arguing for a budget',
        ],
        [
          'يَسْأَلُكْ مَجْلِسُ الْإِدَارَةِ لِمَاذَا نُنْفِقُ عَلَى التَّسْوِيقِ أَكْثَرَ فِي السَّنَةِ الْقَادِمَةِ. مَا حُجَّتُكْ، وَمَا الَّذِي لَا نَعْرِفُهُ بِرَأْيِكْ؟',
          'مَا حُجَّتُكْ لِلدِّفَاعِ عَنْ مِيزَانِيَّةِ التَّسْوِيقِ؟',
          'ما جلبه مال السنة الماضية وطريقة حسابه|ما تفعله الزيادة وما لا تفعله|تجربة قبل المبلغ كاملا|المخاطر والمجهول بوضوح',
          'ميزانية,عائد,دليل,تجربة,مخاطر',
          'مِيزَانِيَّةِ التَّسْوِيقِ',
        ],
      ),
    ],
  },
};

import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const LOGISTICS: FamilyBank = {
  technical: {
    easy: [
      template(
        'logistics-count',
        'practice quality',
        [
          'The system says 120 pieces, and the shelf holds 112. Where do you look for the difference, and what do you correct?',
          'How do you find out why stock and records do not agree?',
          'counting again, and nearby locations|open receipts, picks and returns|correcting the record and the cause',
          'count,stock,location,receipt,record,difference',
          'stock that does not match the records',
        ],
        [
          'يُظْهِرُ النِّظَامُ مِئَةً وَعِشْرِينَ قِطْعَةً، وَعَلَى الرَّفِّ أَقَلُّ مِنْ ذٰلِكَ. مَا طَرِيقَتُكْ فِي الْبَحْثِ عَنِ الْفَرْقِ، وَمَا الَّذِي عَلَيْكْ تَصْحِيحُهُ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ اخْتِلَافِ الْمَخْزُونِ عَنِ السِّجِلَّاتِ؟',
          'إعادة العد والمواقع المجاورة|الاستلام والصرف والمرتجعات المفتوحة|تصحيح السجل والسبب',
          'جرد,مخزون,موقع,استلام,سجل,فرق',
          'مَخْزُونٍ يَخْتَلِفُ عَنِ السِّجِلَّاتِ',
        ],
        {
          en: [
            [
              'just correct the system|overwrite the system figure|book the difference off right away|adjust the system and move on',
              'A second count and a search for the cause come before any correction.',
            ],
          ],
          ar: [
            [
              'نعدل الرقم في النظام وخلاص|أعدل النظام مباشرة|نشطب الفرق على طول|نعدل الرصيد وننتهي',
              'إعادة العد ومعرفة السبب تسبقان أي تصحيح.',
            ],
          ],
        },
      ),
      template(
        'logistics-receive',
        'practice risk',
        [
          'A truck arrives with goods that you ordered. What do you check before you sign, and what do you do when something is wrong?',
          'How do you receive a delivery properly?',
          'order, delivery note and quantity|damage, batch and expiry|noting it before signing, and telling the supplier',
          'order,quantity,damage,note,supplier,check',
          'receiving a delivery',
        ],
        [
          'تَصِلُ شَاحِنَةٌ بِبَضَائِعَ مَطْلُوبَةٍ. مَا الَّذِي عَلَيْكْ فَحْصُهُ قَبْلَ التَّوْقِيعِ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَ وُجُودِ خَطَأٍ؟',
          'مَا طَرِيقَتُكْ فِي اسْتِلَامِ شِحْنَةٍ بِطَرِيقَةٍ صَحِيحَةٍ؟',
          'أمر الشراء وسند التسليم والكمية|التلف والدفعة والصلاحية|التدوين قبل التوقيع وإبلاغ المورد',
          'طلب,كمية,تلف,سند,مورد,فحص',
          'اسْتِلَامِ شِحْنَةٍ',
        ],
        {
          en: [
            [
              'sign first and check later|sign first and check afterwards|sign and check it later',
              'Damage and missing pieces are noted before the signature.',
            ],
          ],
          ar: [
            [
              'أوقع أول وبعدين أفحص|أوقع أولا ثم أفحص|نوقع أول وبعدين نفحص',
              'يدون التلف والنقص قبل التوقيع.',
            ],
          ],
        },
      ),
      template(
        'logistics-reorder',
        'practice planning',
        [
          'How do you decide when to order an item again, and how much of it?',
          'Which figures tell you that it is time to reorder?',
          'use per day and delivery time|safety stock for both|order size, cost and space',
          'demand,lead,safety,stock,order,cost',
          'when to order again',
        ],
        [
          'مَا طَرِيقَتُكْ فِي تَحْدِيدِ وَقْتِ إِعَادَةِ طَلَبِ صِنْفٍ وَكَمِّيَّتُهُ؟',
          'أَيُّ الْأَرْقَامِ تَدُلُّكْ عَلَى أَنَّ وَقْتَ الطَّلَبِ قَدْ حَانَ؟',
          'الاستهلاك اليومي ومدة التوريد|مخزون الأمان لكليهما|حجم الطلب والتكلفة والمساحة',
          'طلب,توريد,أمان,مخزون,تكلفة',
          'وَقْتِ إِعَادَةِ الطَّلَبِ',
        ],
        {
          en: [
            [
              'order when it runs out|order when stock is zero|order when the shelf is empty|reorder at zero stock',
              'An order is placed while the rest still covers the delivery time.',
            ],
          ],
          ar: [
            [
              'نطلب لما يخلص المخزون|أطلب عند نفاد المخزون|نطلب بعد ما يخلص|نطلب عندما ينتهي المخزون',
              'يكون الطلب والباقي يغطي مدة التوريد.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'logistics-late-supplier',
        'practice planning',
        [
          'A supplier tells you today that a critical part comes three weeks late. What do you do in the next two days?',
          'How do you keep deliveries going when a supplier fails?',
          'stock and orders that are affected, by date|substitutes, other sources, partial or air shipment, with cost|who is told what|a date that you believe',
          'supplier,late,stock,alternative,customer,cost',
          'a supplier who is late',
        ],
        [
          'يُبْلِغُ مُوَرِّدٌ الْيَوْمَ أَنَّ قِطْعَةً حَرِجَةً سَتَتَأَخَّرُ ثَلَاثَةَ أَسَابِيعَ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ فِي الْيَوْمَيْنِ التَّالِيَيْنِ؟',
          'مَا خُطُوَاتُكْ كَيْ يَسْتَمِرَّ التَّسْلِيمُ عِنْدَ تَعَثُّرِ مُوَرِّدٍ؟',
          'المخزون والطلبات المتأثرة بالتاريخ|البدائل والمصادر والشحن الجزئي أو الجوي مع تكلفتها|من يبلغ وبماذا|تاريخ موثوق',
          'مورد,تأخر,مخزون,بديل,عميل,تكلفة',
          'تَأَخُّرِ مُوَرِّدٍ',
        ],
      ),
      template(
        'logistics-forecast',
        'practice diagnosis',
        [
          'Your forecast was too high for four months in a row. How do you find out why, and what do you do with the stock?',
          'What do you do with a forecast that keeps missing to one side?',
          'error by item and customer, not in total|promotions, lost sales and optimistic inputs|a correction that can be measured|orders stopped, stock moved or sold',
          'forecast,error,bias,promotion,stock,order',
          'a forecast that is always too high',
        ],
        [
          'كَانَ تَوَقُّعُ الطَّلَبِ أَعْلَى مِنَ الْوَاقِعِ أَرْبَعَةَ أَشْهُرٍ مُتَتَالِيَةٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ الْمَخْزُونِ الزَّائِدِ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ تَوَقُّعٍ يُخْطِئُ فِي الِاتِّجَاهِ نَفْسِهِ دَائِمًا؟',
          'الخطأ لكل صنف وعميل لا إجمالا|العروض والمبيعات الضائعة والمدخلات المتفائلة|تصحيح يمكن قياسه|إيقاف الطلبات ونقل المخزون أو بيعه',
          'توقع,خطأ,انحياز,عروض,مخزون',
          'تَوَقُّعٍ أَعْلَى مِنَ الْوَاقِعِ',
        ],
        {
          en: [
            [
              'errors cancel each other out|it will average out|errors average out over time',
              'A bias to one side stays until its cause is removed.',
            ],
          ],
          ar: [
            [
              'الأخطاء تتعادل مع الوقت|الأخطاء تلغي بعضها|الفروق تتعادل مع الوقت',
              'الانحياز إلى جهة واحدة يبقى حتى يزال سببه.',
            ],
          ],
        },
      ),
      template(
        'logistics-routes',
        'practice improvement',
        [
          'Deliveries cost more each month, although the volume is the same. Which figures do you look at, and what do you try first?',
          'How do you bring the cost of a delivery down without losing punctuality?',
          'cost per drop and kilometer, load, failed attempts|routes, windows and carriers compared|a trial on one area|punctuality watched beside cost',
          'cost,route,load,carrier,delivery,trial',
          'deliveries that cost more',
        ],
        [
          'تَزِيدُ تَكْلِفَةُ التَّوْصِيلِ كُلَّ شَهْرٍ مَعَ ثَبَاتِ الْحَجْمِ. أَيُّ الْأَرْقَامِ عَلَيْكْ فَحْصُهَا، وَمَا أَوَّلُ تَجْرِبَةٍ لَكْ؟',
          'مَا طَرِيقَتُكْ فِي خَفْضِ تَكْلِفَةِ التَّوْصِيلِ دُونَ الْإِضْرَارِ بِالْمَوَاعِيدِ؟',
          'تكلفة التوصيلة والكيلومتر والحمولة والمحاولات الفاشلة|مقارنة المسارات والأوقات والناقلين|تجربة في منطقة واحدة|متابعة الالتزام مع التكلفة',
          'تكلفة,مسار,حمولة,ناقل,توصيل,تجربة',
          'تَوْصِيلٍ تَزِيدُ تَكْلِفَتُهُ',
        ],
      ),
    ],
    hard: [
      template(
        'logistics-service-cash',
        'practice judgement',
        [
          'Finance wants a fifth of the stock gone, and sales wants no item ever missing. How do you work out what is possible, and what do you propose?',
          'How do you trade stock against availability?',
          'items by value and by how demand varies|service level and safety stock per group|delivery times and lot sizes as the real levers|the price of each point of service',
          'service,safety,stock,variability,lead,cash',
          'stock against availability',
        ],
        [
          'تُرِيدُ الْمَالِيَّةُ خَفْضَ خُمُسِ الْمَخْزُونِ، وَتُرِيدُ الْمَبِيعَاتُ أَلَّا يَنْقُصَ صِنْفٌ أَبَدًا. مَا طَرِيقَتُكْ فِي حِسَابِ الْمُمْكِنِ، وَمَا اقْتِرَاحُكْ؟',
          'مَا طَرِيقَتُكْ فِي الْمُوَازَنَةِ بَيْنَ حَجْمِ الْمَخْزُونِ وَتَوَفُّرِ الْأَصْنَافِ؟',
          'الأصناف حسب القيمة وتذبذب الطلب|مستوى الخدمة ومخزون الأمان لكل مجموعة|مدة التوريد وحجم الدفعة هما الرافعة|ثمن كل درجة من التوفر',
          'خدمة,أمان,مخزون,تذبذب,توريد,نقد',
          'الْمَخْزُونِ وَتَوَفُّرِ الْأَصْنَافِ',
        ],
        {
          en: [
            [
              'safety stock covers average demand|safety stock depends on average demand|safety stock is for average demand',
              'It covers variation in sales and delivery times.',
            ],
            [
              'cut every item by the same|cut a fifth of every item|keep the same safety stock for all',
              'Value and variation decide where less is possible without shortages.',
            ],
          ],
          ar: [
            [
              'مخزون الأمان يغطي متوسط الطلب|مخزون الأمان حسب متوسط الطلب|مخزون الأمان هو متوسط الطلب',
              'هو يغطي تذبذب المبيعات ومدة التوريد.',
            ],
            [
              'نخفض كل الأصناف بنفس النسبة|نخفض من كل صنف الخمس|نحط نفس مخزون الأمان لكل الأصناف',
              'القيمة والتذبذب يحددان أين يمكن الخفض دون نقص.',
            ],
          ],
        },
      ),
      template(
        'logistics-single-source',
        'practice risk',
        [
          'One supplier makes a part that half of your sales depend on. How do you measure that risk, and when is a second source not worth it?',
          'How do you deal with a part that has only one source?',
          'sales lost per week and time to recover|qualification cost, volume split and price|stock, tooling or design as other ways|signs that are watched',
          'supplier,risk,source,qualify,stock,recovery',
          'a part with one source',
        ],
        [
          'مُوَرِّدٌ وَاحِدٌ يَصْنَعُ قِطْعَةً يَعْتَمِدُ عَلَيْهَا نِصْفُ الْمَبِيعَاتِ. مَا طَرِيقَتُكْ فِي قِيَاسِ هٰذَا الْخَطَرِ، وَمَتَى لَا يَسْتَحِقُّ مَصْدَرٌ ثَانٍ تَكْلِفَتَهُ بِرَأْيِكْ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ قِطْعَةٍ لَهَا مَصْدَرٌ وَاحِدٌ؟',
          'المبيعات الضائعة أسبوعيا ومدة التعافي|كلفة التأهيل وتقسيم الحجم والسعر|المخزون أو القوالب أو التصميم بدائل أخرى|علامات تتابع',
          'مورد,خطر,مصدر,تأهيل,مخزون,تعافي',
          'قِطْعَةٍ لَهَا مَصْدَرٌ وَاحِدٌ',
        ],
      ),
      template(
        'logistics-bullwhip',
        'practice diagnosis',
        [
          'Customers buy evenly, yet your orders to the factory swing wildly from week to week. Where does the swing come from, and how would you prove it?',
          'Why do orders swing more than sales, and what calms them?',
          'batching, promotions, long delivery times, rationing|sales beside orders at each stage|parameters changed one at a time|sharing real demand upstream',
          'orders,demand,batch,lead,variance,share',
          'orders that swing more than sales',
        ],
        [
          'يَشْتَرِي الْعُمَلَاءُ بِانْتِظَامٍ، لٰكِنَّ الطَّلَبَاتِ إِلَى الْمَصْنَعِ تَتَذَبْذَبُ بِشِدَّةٍ كُلَّ أُسْبُوعٍ. مِنْ أَيْنَ يَأْتِي التَّذَبْذُبُ بِرَأْيِكْ، وَمَا دَلِيلُكْ؟',
          'لِمَاذَا تَتَذَبْذَبُ الطَّلَبَاتُ أَكْثَرَ مِنَ الْمَبِيعَاتِ، وَمَا الَّذِي يُهَدِّئُهَا؟',
          'التجميع والعروض وطول التوريد والتقنين|المبيعات بجانب الطلبات في كل مرحلة|تغيير عامل واحد كل مرة|مشاركة الطلب الحقيقي',
          'طلبات,تذبذب,تجميع,توريد,مشاركة',
          'طَلَبَاتٍ تَتَذَبْذَبُ أَكْثَرَ مِنَ الْمَبِيعَاتِ',
        ],
        {
          en: [
            [
              'larger batches calm|bigger batches reduce the swing|larger batches reduce the swing|longer lead times calm',
              'Big orders and slow deliveries make the swing stronger.',
            ],
          ],
          ar: [
            [
              'الدفعات الكبيرة تقلل التذبذب|الطلبيات الكبيرة تقلل التذبذب|تكبير الدفعات يقلل التذبذب',
              'التجميع وطول التوريد يزيدان الاضطراب.',
            ],
          ],
        },
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'logistics-hr-busy',
        'story pressure',
        [
          'Tell me about the busiest day you have had at work. What did you do first, and what did you leave?',
          'When did everything have to leave at once, and how did you keep order?',
          'what made it busy|how you chose the order|how the day ended',
          'busy,first,order,helped,finished',
          'your busiest day',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَكْثَرِ أَيَّامِ عَمَلِكْ ازْدِحَامًا. بِمَاذَا بَدَأْتْ، وَمَا الَّذِي أَجَّلْتْهُ؟',
          'مَتَى كَانَ عَلَيْكْ إِخْرَاجُ كُلِّ شَيْءٍ دَفْعَةً وَاحِدَةً، وَكَيْفَ حَافَظْتْ عَلَى النِّظَامِ؟',
          'سبب الازدحام|طريقة ترتيب العمل|نهاية اليوم',
          'ازدحام,أول,ترتيب,تعاون',
          'أَكْثَرِ الْأَيَّامِ ازْدِحَامًا',
        ],
      ),
      template(
        'logistics-hr-driver',
        'story teamwork',
        [
          'Tell me about a time when a driver, picker or clerk helped you solve something that was not their job.',
          'Tell me about good work together between warehouse, transport and office.',
          'the problem|what each one did|your own part',
          'driver,warehouse,helped,together,solved',
          'working across warehouse, transport and office',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ سَائِقٍ أَوْ عَامِلِ مُسْتَوْدَعٍ سَاعَدَكْ فِي حَلِّ أَمْرٍ لَيْسَ مِنْ عَمَلِهِ. كَيْفَ حَدَثَ ذٰلِكَ؟',
          'مَتَى تَعَاوَنْتْ جَيِّدًا مَعَ الْمُسْتَوْدَعِ أَوِ النَّقْلِ؟',
          'المشكلة|ما قدمه كل واحد|الدور الشخصي',
          'سائق,مستودع,تعاون,حل',
          'التَّعَاوُنِ بَيْنَ الْمُسْتَوْدَعِ وَالنَّقْلِ وَالْمَكْتَبِ',
        ],
      ),
    ],
    medium: [
      template(
        'logistics-hr-supplier',
        'story conflict',
        [
          'Describe a dispute with a supplier or a carrier about a damaged or missing load. How did you settle it?',
          'When did you and a carrier blame each other, and how did it end?',
          'what each side claimed|the proof you gathered|how you spoke with each other|what changed afterwards',
          'supplier,carrier,proof,agreed,damage',
          'a dispute about a load',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ خِلَافٍ بَيْنَكْ وَبَيْنَ مُوَرِّدٍ أَوْ نَاقِلٍ حَوْلَ شِحْنَةٍ تَالِفَةٍ أَوْ نَاقِصَةٍ. كَيْفَ تَصَرَّفْتْ، وَكَيْفَ انْتْهَى؟',
          'مَتَى تَبَادَلْتُمُ اللَّوْمَ حَوْلَ شِحْنَةٍ، وَكَيْفَ انْتْهَى ذٰلِكَ؟',
          'قول كل طرف|الأدلة المجموعة|طريقة الحوار|ما تغير بعد ذلك',
          'مورد,ناقل,دليل,اتفاق,تلف',
          'خِلَافٍ حَوْلَ شِحْنَةٍ',
        ],
      ),
      template(
        'logistics-hr-shortcut',
        'story integrity',
        [
          'Tell me about a time when somebody wanted to skip a check to get a load out in time. What did you do?',
          'Tell me about a shortcut that you refused, or regret.',
          'the pressure and who felt it|what could have happened|what you did and said|what came of it',
          'check,safety,refused,load,time',
          'a shortcut under time pressure',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ أَرَادَ فِيهَا أَحَدُهُمْ تَجَاوُزَ فَحْصٍ لِتَخْرُجَ الشِّحْنَةُ فِي مَوْعِدِهَا. كَيْفَ تَصَرَّفْتْ؟',
          'أَيُّ اخْتِصَارٍ رَفَضْتْهُ فِي عَمَلِكْ، وَلِمَاذَا؟',
          'الضغط ومصدره|ما كان يمكن أن يحدث|التصرف والقول|النتيجة',
          'فحص,سلامة,رفض,شحنة,وقت',
          'اخْتِصَارٍ تَحْتَ ضَغْطِ الْوَقْتِ',
        ],
      ),
    ],
    hard: [
      template(
        'logistics-hr-blame',
        'story learning',
        [
          'Tell me about a decision of yours that left customers without goods. What did you do, and what is different now?',
          'When were you responsible for an empty shelf, and what came of it?',
          'the decision and its reasons|the damage, in figures|what was said to whom|what is done differently',
          'decision,customers,stock,learned,changed',
          'a decision that left customers waiting',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ قَرَارٍ لَكْ تَرَكَ الْعُمَلَاءَ دُونَ بَضَائِعَ. كَيْفَ تَصَرَّفْتْ، وَمَاذَا غَيَّرْتْ بَعْدَهُ؟',
          'مَتَى كَانَ الرَّفُّ فَارِغًا بِسَبَبِ قَرَارِكْ، وَمَاذَا تَعَلَّمْتْ؟',
          'القرار وأسبابه|الضرر بالأرقام|ما قيل ولمن|ما تغير بعده',
          'قرار,عملاء,مخزون,درس,تغيير',
          'قَرَارٍ تَرَكَ الْعُمَلَاءَ يَنْتَظِرُونَ',
        ],
      ),
      template(
        'logistics-hr-sales',
        'story influence',
        [
          'Tell me about a time when you convinced sales or production to change a plan that would not have worked. What moved them?',
          'How did you stop a plan that the stock could not carry?',
          'the plan and its flaw|the figures you brought|the other side’s interest|what was agreed',
          'plan,sales,figures,convinced,agreed',
          'changing a plan that would not work',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ خُطَّةٍ لِلْمَبِيعَاتِ أَوِ الْإِنْتَاجِ أَقْنَعْتْ أَصْحَابَهَا بِتَغْيِيرِهَا. مَا الدَّلِيلُ الَّذِي أَقْنَعَهُمْ؟',
          'كَيْفَ أَوْقَفْتْ خُطَّةً لَا يَحْتَمِلُهَا الْمَخْزُونُ؟',
          'الخطة وعيبها|الأرقام المعروضة|مصلحة الطرف الآخر|ما اتفق عليه',
          'خطة,مبيعات,أرقام,إقناع,اتفاق',
          'تَغْيِيرِ خُطَّةٍ لَا تَنْجَحُ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which figures would you have in front of you, and what would you read from them?',
      'ar-SA': 'أَيُّ الْأَرْقَامِ تَكُونُ أَمَامَكْ حِينَهَا، وَعَلَى مَاذَا تَدُلُّكْ؟',
    },
    no_result: {
      'en-US': 'What does that change for the customer who waits for the goods?',
      'ar-SA': 'مَا الَّذِي يَتَغَيَّرُ بِفَضْلِ عَمَلِكْ لِلْعَمِيلِ الَّذِي يَنْتَظِرُ الْبِضَاعَةَ؟',
    },
  },
};

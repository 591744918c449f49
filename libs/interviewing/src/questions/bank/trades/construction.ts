import { template } from '../template';
import type { Trade } from './trade';

/** Building sites, their quantities and contracts. */
export const CONSTRUCTION: Trade = {
  family: 'engineering',
  apart: true,
  evidence:
    /\bcivil\b|\bconstruction\b|\bsite engineer\b|\bquantity surveyor\b|\bsurveyor\b|\bstructural\b|\bconcrete\b|\bcost engineer\b|مدني|انشاي|موقع|كميات|مساح|مقاولات/u,
  technical: {
    easy: [
      template(
        'construction-concrete',
        'practice quality',
        [
          'A concrete truck arrives on site. What do you check before it is poured, and what makes you send it back?',
          'How do you accept concrete on site?',
          'ticket: mix, time since mixing|slump and temperature, cubes taken|no water added on site',
          'concrete,slump,temperature,cube,ticket,water',
          'accepting concrete on site',
        ],
        [
          'وَصَلَتْ خَلَّاطَةُ الْخَرَسَانَةِ إِلَى الْمَوْقِعِ. مَا الَّذِي عَلَيْكْ فَحْصُهُ قَبْلَ الصَّبِّ، وَمَتَى سَيَكُونُ قَرَارُكْ إِعَادَتَهَا؟',
          'مَا طَرِيقَتُكْ فِي قَبُولِ الْخَرَسَانَةِ فِي الْمَوْقِعِ؟',
          'بيان الخلطة والوقت منذ الخلط|الهبوط والحرارة وأخذ المكعبات|عدم إضافة ماء في الموقع',
          'خرسانة,هبوط,حرارة,مكعب,ماء',
          'قَبُولِ الْخَرَسَانَةِ',
        ],
        {
          en: [
            [
              'add* water to make it easier|add* water on site',
              'Extra water on site lowers the strength; workability comes from the mix or an admixture.',
            ],
          ],
          ar: [['نضيف ماء|اضافه الماء تحسن', 'إضافة الماء في الموقع تضعف الخرسانة.']],
        },
      ),
      template(
        'construction-quantities',
        'practice craft',
        [
          'You measure the same wall from the drawings and on site, and get different quantities. What do you compare, and which one do you use?',
          'How do you measure work so that nobody disputes it?',
          'the rules of measurement in the contract|openings, overlaps, revisions of the drawing|measuring together and signing',
          'measure,drawing,revision,rules,site,sign',
          'measuring quantities',
        ],
        [
          'كَمِّيَّةُ الْجِدَارِ نَفْسِهِ مُخْتَلِفَةٌ بَيْنَ الْمُخَطَّطِ وَالْمَوْقِعِ. مَا الَّذِي عَلَيْكْ مُقَارَنَتُهُ، وَأَيُّهُمَا سَيَكُونُ الْمُعْتَمَدَ عِنْدَكْ؟',
          'مَا طَرِيقَتُكْ فِي قِيَاسِ الْكَمِّيَّاتِ دُونَ خِلَافٍ؟',
          'قواعد القياس في العقد|الفتحات والتداخل ومراجعات المخطط|القياس المشترك والتوقيع',
          'قياس,مخطط,مراجعة,قواعد,توقيع',
          'قِيَاسِ الْكَمِّيَّاتِ',
        ],
        {
          en: [
            [
              'site measurement always wins|the drawing is always what counts|just take the higher quantity|just use the higher quantity',
              'The rules of measurement in the contract decide which quantity counts.',
            ],
          ],
          ar: [
            [
              'قياس الموقع دايما هو المعتمد|المخطط دايما هو المعتمد|ناخذ الكميه الاكبر',
              'قواعد القياس في العقد تحدد الكمية التي تحتسب.',
            ],
          ],
        },
      ),
      template(
        'construction-daily',
        'practice communication',
        [
          'What do you write in the site diary every day, and when have you seen it matter?',
          'What belongs in a daily site report?',
          'people, plant, weather and progress|instructions, delays and visitors|facts that support a claim later',
          'diary,record,delay,instruction,weather,progress',
          'the site diary',
        ],
        [
          'مَا الَّذِي عَلَيْكْ كِتَابَتُهُ فِي التَّقْرِيرِ الْيَوْمِيِّ لِلْمَوْقِعِ، وَمَتَى تَظْهَرُ أَهَمِّيَّتُهُ؟',
          'مَا مَضْمُونُ التَّقْرِيرِ الْيَوْمِيِّ لِلْمَوْقِعِ؟',
          'العمالة والمعدات والطقس والتقدم|التعليمات والتأخير والزوار|حقائق تدعم المطالبة لاحقا',
          'تقرير,سجل,تأخير,تعليمات,تقدم',
          'التَّقْرِيرِ الْيَوْمِيِّ',
        ],
        {
          en: [
            [
              'write the diary once a week|fill the diary in once a month|write it from memory later',
              'A diary has weight as evidence because it is written on the same day.',
            ],
          ],
          ar: [
            [
              'نكتب اليوميه نهايه الاسبوع|نكتب اليوميات اخر الشهر|نعبي اليوميات اخر الشهر',
              'قيمة اليومية دليلا أنها تكتب في يومها.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'construction-variation',
        'practice planning',
        [
          'The client asks on site for a change and wants it done at once. What do you do before the work starts, and what if the price is not agreed?',
          'How do you handle a change that the client orders on site?',
          "a written instruction|effect on cost and time, with evidence|records and daywork sheets if there is no price|the contract's notice periods",
          'variation,instruction,notice,price,record,time',
          'changes ordered on site',
        ],
        [
          'طَلَبَ الْعَمِيلُ تَغْيِيرًا فِي الْمَوْقِعِ وَيُرِيدُهُ فَوْرًا. مَا خُطُوَاتُكْ قَبْلَ الْبَدْءِ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ إِنْ لَمْ تَتَّفِقُوا عَلَى السِّعْرِ؟',
          'مَا طَرِيقَتُكْ فِي إِدَارَةِ تَغْيِيرٍ يَطْلُبُهُ الْعَمِيلُ فِي الْمَوْقِعِ؟',
          'تعليمات مكتوبة|الأثر على التكلفة والوقت مع الدليل|سجلات يومية إن لم يوجد سعر|مدد الإخطار في العقد',
          'تغيير,تعليمات,إخطار,سعر,سجل',
          'أَوَامِرِ التَّغْيِيرِ',
        ],
        {
          en: [
            [
              'a verbal instruction is enough|agree it later verbally',
              'Without a written instruction and notice in time, the change may not be paid.',
            ],
          ],
          ar: [
            ['التعليمات الشفهيه تكفي', 'دون تعليمات مكتوبة وإخطار في موعده قد لا يدفع التغيير.'],
          ],
        },
      ),
      template(
        'construction-bids',
        'practice judgement',
        [
          'Three subcontractors bid for the same package, and the lowest is a quarter below the others. How do you compare them, and do you take the lowest?',
          'How do you decide between bids?',
          'what is left out or misunderstood|capacity, safety and past work|clearing up in writing|the cost if they fail',
          'bid,scope,exclusion,subcontractor,risk,compare',
          'comparing bids',
        ],
        [
          'ثَلَاثَةُ عُرُوضٍ لِلْأَعْمَالِ نَفْسِهَا، وَأَدْنَاهَا أَقَلُّ بِالرُّبُعِ. مَا طَرِيقَتُكْ فِي الْمُقَارَنَةِ بَيْنَهَا، وَمَتَى سَيَكُونُ اخْتِيَارُكْ لِلْأَدْنَى؟',
          'مَا طَرِيقَتُكْ فِي الِاخْتِيَارِ بَيْنَ عُرُوضِ الْأَسْعَارِ؟',
          'ما استثني أو أسيء فهمه|القدرة والسلامة والأعمال السابقة|استيضاح مكتوب|ثمن الفشل',
          'عرض,نطاق,استثناء,مقاول,مقارنة',
          'مُقَارَنَةِ الْعُرُوضِ',
        ],
        {
          en: [
            [
              'lowest bid always wins|lowest price always wins|take the lowest bid every time',
              'A bid far below the others often leaves something out and is clarified before award.',
            ],
          ],
          ar: [
            [
              'ناخذ الارخص دايما|الاقل سعرا دايما يفوز|دايما نختار الارخص',
              'العرض المنخفض جدا قد يغفل بنودا، فيستوضح كتابة قبل الترسية.',
            ],
          ],
        },
      ),
      template(
        'construction-crack',
        'practice diagnosis',
        [
          'A crack appears in a new concrete wall. How do you tell a harmless one from a dangerous one, and what do you do in the meantime?',
          'How do you judge a crack in concrete?',
          'width, direction, position and growth|shrinkage, settlement or load|gauges and dates|when you stop the work or call the designer',
          'crack,width,settlement,shrinkage,monitor,load',
          'a crack in a new wall',
        ],
        [
          'ظَهَرَ شَقٌّ فِي جِدَارٍ خَرَسَانِيٍّ جَدِيدٍ. مَا طَرِيقَتُكْ فِي تَمْيِيزِ الْبَسِيطِ مِنَ الْخَطِيرِ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ حَتَّى ذٰلِكَ الْحِينِ؟',
          'مَا طَرِيقَتُكْ فِي الْحُكْمِ عَلَى شَقٍّ فِي الْخَرَسَانَةِ؟',
          'العرض والاتجاه والمكان والنمو|انكماش أو هبوط أو حمل|قياس وتواريخ|متى يوقف العمل أو يستدعى المصمم',
          'شق,عرض,هبوط,انكماش,متابعة',
          'شَقٍّ فِي الْخَرَسَانَةِ',
        ],
        {
          en: [
            [
              'every crack is dangerous|all cracks are dangerous|every crack means failure',
              'Fine shrinkage cracks are common; width, direction and growth tell a dangerous one.',
            ],
            [
              'just fill the crack|just plaster over it|just cover it with plaster',
              'The cause of a crack is found and its movement measured before it is closed.',
            ],
          ],
          ar: [
            [
              'كل شق خطير|كل الشقوق خطيره|اي شق يعني انهيار',
              'شقوق الانكماش الدقيقة شائعة، والعرض والاتجاه والنمو تكشف الخطر.',
            ],
            [
              'نسد الشق وخلاص|نغطي الشق بالدهان|نليس فوق الشق',
              'يعرف سبب الشق وتقاس حركته قبل إغلاقه.',
            ],
          ],
        },
      ),
    ],
    hard: [
      template(
        'construction-delay',
        'practice diagnosis',
        [
          'The project is ten weeks late, and client and contractor blame each other. How do you find out who caused which part?',
          'How do you analyze a delay?',
          'the schedule at the start and its updates|critical path at the time of each event|delays at the same time|records as evidence',
          'delay,critical path,program,schedule,concurrent,record,claim',
          'causes of a delay',
        ],
        [
          'الْمَشْرُوعُ مُتَأَخِّرٌ عَشَرَةَ أَسَابِيعَ، وَالْعَمِيلُ وَالْمُقَاوِلُ يَتَبَادَلَانِ اللَّوْمَ. مَا طَرِيقَتُكْ فِي تَحْدِيدِ سَبَبِ كُلِّ جُزْءٍ مِنَ التَّأْخِيرِ؟',
          'مَا طَرِيقَتُكْ فِي تَحْلِيلِ التَّأْخِيرِ؟',
          'البرنامج الأصلي وتحديثاته|المسار الحرج وقت كل حدث|التأخير المتزامن|السجلات دليلا',
          'تأخير,مسار,برنامج,متزامن,سجل',
          'أَسْبَابِ التَّأْخِيرِ',
        ],
        {
          en: [
            [
              'every delay extends the end date|any delay extends the project|every delay moves the end date|all delays count the same',
              'Only a delay on the critical path moves the completion.',
            ],
          ],
          ar: [
            [
              'كل تاخير يمدد المشروع|اي تاخير يوخر التسليم|كل تاخير يوخر نهايه المشروع',
              'التأخير على المسار الحرج وحده يغير موعد الإنجاز.',
            ],
          ],
        },
      ),
      template(
        'construction-final-account',
        'practice communication',
        [
          'The final account is two million apart, and the other side is a client you want to keep. How do you prepare and run the negotiation?',
          'How do you settle a final account that is far apart?',
          'each item with its evidence and strength|what you can give and what not|the cost of going on arguing|agreeing in steps, in writing',
          'final account,evidence,negotiate,item,settle,client',
          'settling a final account',
        ],
        [
          'الْفَرْقُ فِي الْحِسَابِ الْخِتَامِيِّ مِلْيُونَانِ، وَالطَّرَفُ الْآخَرُ عَمِيلٌ مُهِمٌّ. مَا خُطَّتُكْ لِلتَّفَاوُضِ مَعَهُ؟',
          'مَا طَرِيقَتُكْ فِي تَسْوِيَةِ حِسَابٍ خِتَامِيٍّ مُخْتَلَفٍ عَلَيْهِ؟',
          'كل بند بدليله وقوته|ما يمكن التنازل عنه وما لا يمكن|ثمن استمرار الخلاف|اتفاق مكتوب على مراحل',
          'حساب,دليل,تفاوض,بند,تسوية',
          'الْحِسَابِ الْخِتَامِيِّ',
        ],
      ),
      template(
        'construction-forecast',
        'practice risk',
        [
          'Your monthly report shows a profit, but your feeling says that the project is losing money. Where do you look?',
          "Where does a loss hide in a project's cost report?",
          "work done and not yet billed, and the reverse|commitments and claims not booked|subcontractors' final accounts|productivity against the estimate",
          'cost,value,accrual,forecast,subcontract,claim',
          'a loss hidden in a cost report',
        ],
        [
          'تَقْرِيرُ الشَّهْرِ يُظْهِرُ رِبْحًا، لٰكِنَّ إِحْسَاسَكْ أَنَّ الْمَشْرُوعَ يَخْسَرُ. مِنْ أَيْنَ سَيَبْدَأُ بَحْثُكْ؟',
          'أَيْنَ تَخْتَبِئُ الْخَسَارَةُ فِي تَقْرِيرِ التَّكْلِفَةِ؟',
          'أعمال منفذة لم تفوتر والعكس|التزامات ومطالبات غير مسجلة|حسابات مقاولي الباطن|الإنتاجية مقارنة بالتقدير',
          'تكلفة,قيمة,التزام,توقع,مطالبة',
          'خَسَارَةٍ خَفِيَّةٍ',
        ],
        {
          en: [
            [
              'what we billed is profit|billed means earned|invoiced means earned|cash received is profit',
              'Profit follows the work done and the costs still to come, not the billing.',
            ],
          ],
          ar: [
            [
              'ما فوترناه ربح|المفوتر هو الربح|الفواتير تعني ربح*|المقبوض هو الربح',
              'يتبع الربح الأعمال المنجزة والتكاليف الباقية.',
            ],
          ],
        },
      ),
    ],
  },
};

import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const SALES: FamilyBank = {
  technical: {
    easy: [
      template(
        'sales-customer',
        'story diagnosis',
        [
          'Tell me about a customer you knew well. What did they need, and how did you find that out?',
          'How do you get to know what a customer needs?',
          'who the customer was|how you learned their need|what you did with it',
          'customer,need,listen,research,question',
          'learning what a customer needs',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمِيلٍ تَعَامَلْتْ مَعَهُ. مَاذَا كَانَ يُرِيدُ، وَكَيْفَ عَرَفْتْ ذٰلِكَ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ حَاجَةِ الْعَمِيلِ؟',
          'من هو العميل|كيف عرفت حاجته|ما بني على ذلك',
          'عميل,حاجة,استماع,بحث',
          'مَعْرِفَةِ حَاجَةِ الْعَمِيلِ',
        ],
      ),
      template(
        'sales-pitch',
        'practice communication',
        [
          'Choose something you have sold. How would you recommend it to me in half a minute?',
          'Convince me of a product you know, in a few sentences.',
          'the need it meets|one benefit with proof|a clear next step',
          'benefit,need,proof,price,offer',
          'recommending a product',
        ],
        [
          'لِنَخْتَرْ مُنْتَجًا سَبَقَ لَكْ بَيْعُهُ. كَيْفَ سَيَكُونُ عَرْضُكْ لَهُ عَلَيَّ فِي نِصْفِ دَقِيقَةٍ؟',
          'مَا طَرِيقَتُكْ فِي الْإِقْنَاعِ بِمُنْتَجٍ فِي جُمَلٍ قَلِيلَةٍ؟',
          'الحاجة التي يلبيها|فائدة واحدة مع دليل|خطوة تالية واضحة',
          'فائدة,حاجة,دليل,سعر',
          'التَّوْصِيَةِ بِمُنْتَجٍ',
        ],
      ),
      template(
        'sales-first-call',
        'practice planning',
        [
          'You meet a possible customer for the first time tomorrow. How do you prepare, and what do you want to know by the end?',
          'What does a good first sales meeting need?',
          'what you find out beforehand|questions instead of a speech|a clear next step',
          'prepare,question,need,decision,next,listen',
          'preparing a first meeting',
        ],
        [
          'لَدَيْكْ غَدًا لِقَاءٌ أَوَّلُ مَعَ عَمِيلٍ مُحْتَمَلٍ. مَا طَرِيقَتُكْ فِي التَّحْضِيرِ لَهُ، وَمَا الَّذِي عَلَيْكْ مَعْرِفَتُهُ فِي نِهَايَتِهِ؟',
          'مَا الَّذِي يَحْتَاجُ إِلَيْهِ لِقَاءُ الْبَيْعِ الْأَوَّلُ لِيَنْجَحَ؟',
          'ما يعرف مسبقا|أسئلة بدل الخطابة|خطوة تالية واضحة',
          'تحضير,سؤال,حاجة,قرار,خطوة',
          'التَّحْضِيرِ لِأَوَّلِ لِقَاءٍ',
        ],
      ),
    ],
    medium: [
      template(
        'sales-lost',
        'story improvement',
        [
          'Tell me about a deal or a campaign that failed. What did you misjudge, and what did you change afterwards?',
          'Which loss taught you most about your customers?',
          'the plan and the aim|what happened, in numbers|the misjudgement|the change',
          'lost,campaign,deal,budget,learned,changed',
          'a deal that failed',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ صَفْقَةٍ خَسِرْتْهَا. مَا الَّذِي أَخْطَأْتْ فِي تَقْدِيرِهِ، وَمَاذَا غَيَّرْتْ بَعْدَهَا؟',
          'أَيُّ خَسَارَةٍ عَلَّمَتْكْ شَيْئًا عَنِ الْعُمَلَاءِ؟',
          'الخطة والهدف|ما حدث بالأرقام|خطأ التقدير|التغيير',
          'خسارة,حملة,صفقة,ميزانية',
          'صَفْقَةٍ لَمْ تَنْجَحْ',
        ],
      ),
      template(
        'sales-objection',
        'practice judgement',
        [
          'A good customer says that you are too expensive. How do you answer, and when do you let them go?',
          'How do you deal with an objection to the price?',
          'what lies behind the objection|value before discount|what you can trade|the limit',
          'price,value,discount,objection,negotiate,margin',
          'an objection to the price',
        ],
        [
          'يَقُولُ عَمِيلٌ جَيِّدٌ إِنَّ السِّعْرَ مُرْتَفِعٌ. كَيْفَ سَيَكُونُ رَدُّكْ، وَمَتَى يَكُونُ الِانْسِحَابُ أَفْضَلَ بِرَأْيِكْ؟',
          'مَا طَرِيقَتُكْ فِي مُعَالَجَةِ الِاعْتِرَاضِ عَلَى السِّعْرِ؟',
          'ما وراء الاعتراض|القيمة قبل الخصم|ما يمكن التفاوض عليه|الحد',
          'سعر,قيمة,خصم,اعتراض,تفاوض',
          'الِاعْتِرَاضِ عَلَى السِّعْرِ',
        ],
      ),
      template(
        'sales-pipeline',
        'practice planning',
        [
          'Half of the deals in your list have not moved for two months. How do you decide which to chase, which to drop, and what to forecast?',
          'How do you keep a list of deals honest?',
          'signs that a deal lives or not|asking the customer plainly|what goes into the forecast|where the time goes instead',
          'pipeline,forecast,stage,qualify,decision,drop',
          'deals that do not move',
        ],
        [
          'نِصْفُ الصَّفَقَاتِ فِي قَائِمَتِكْ لَمْ يَتَحَرَّكْ مُنْذُ شَهْرَيْنِ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لِمَا يَسْتَحِقُّ الْمُتَابَعَةَ وَمَا يَسْتَحِقُّ التَّرْكَ؟',
          'مَا خُطُوَاتُكْ كَيْ تَبْقَى قَائِمَةُ الصَّفَقَاتِ صَادِقَةً؟',
          'علامات حياة الصفقة|سؤال العميل بوضوح|ما يدخل في التوقع|أين يذهب الوقت بدلا منها',
          'صفقة,توقع,مرحلة,تأهيل,قرار',
          'صَفَقَاتٍ لَا تَتَحَرَّكُ',
        ],
      ),
    ],
    hard: [
      template(
        'sales-big-loss',
        'practice risk',
        [
          'One customer brings forty percent of the income and now demands a price you cannot live with. What is your plan for the talks, and for the case that they leave?',
          'How do you negotiate with a customer you cannot afford to lose?',
          'what they would lose themselves|what can be traded besides price|the line you hold, agreed inside|making yourself less dependent',
          'negotiate,price,value,alternative,margin,risk,contract',
          'one customer who brings too much',
        ],
        [
          'عَمِيلٌ يَأْتِي مِنْهُ أَرْبَعُونَ بِالْمِئَةِ مِنَ الدَّخْلِ يَطْلُبُ سِعْرًا لَا يُحْتَمَلُ. مَا خُطَّتُكْ لِلتَّفَاوُضِ مَعَهُ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ إِنْ غَادَرَ؟',
          'مَا طَرِيقَتُكْ فِي التَّفَاوُضِ مَعَ عَمِيلٍ لَا تُحْتَمَلُ خَسَارَتُهُ؟',
          'ما يخسره العميل نفسه|ما يمكن تبادله غير السعر|حد متفق عليه داخليا|تقليل الاعتماد عليه',
          'تفاوض,سعر,بديل,هامش,عقد',
          'عَمِيلٍ يَأْتِي مِنْهُ مُعْظَمُ الدَّخْلِ',
        ],
      ),
      template(
        'sales-misfit',
        'practice judgement',
        [
          'A customer is ready to sign, and you know the product will not solve their problem. The quarter ends on Friday. What do you do?',
          'When do you advise a customer against buying?',
          'what you tell the customer|the cost now against the cost later|what you tell your manager|a better offer, or none',
          'trust,target,honest,renewal,refund,need',
          'a sale that does not serve the customer',
        ],
        [
          'عَمِيلٌ مُسْتَعِدٌّ لِلتَّوْقِيعِ، وَالْمُنْتَجُ لَنْ يَحُلَّ مُشْكِلَتَهُ، وَالرُّبْعُ يَنْتَهِي بَعْدَ أَيَّامٍ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'مَتَى تَكُونُ نَصِيحَتُكْ لِلْعَمِيلِ عَدَمَ الشِّرَاءِ؟',
          'ما يقال للعميل|الثمن الآن والثمن لاحقا|ما يقال للمدير|عرض أنسب أو لا عرض',
          'ثقة,هدف,صدق,تجديد,حاجة',
          'بَيْعٍ لَا يَنْفَعُ الْعَمِيلَ',
        ],
      ),
      template(
        'sales-team-target',
        'story improvement',
        [
          'Tell me about a time when sales were far behind target. What did you find out, and what did you change?',
          'How did you once turn poor sales around?',
          'where in the process it failed|the few changes made|what was stopped|the figures before and after',
          'target,conversion,process,coaching,percent,quarter',
          'getting a team back on target',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ فَتْرَةٍ كَانَتْ مَبِيعَاتُكْ فِيهَا بَعِيدَةً عَنِ الْهَدَفِ. مَا السَّبَبُ، وَمَاذَا غَيَّرْتْ، وَكَيْفَ كَانَتِ النَّتِيجَةُ؟',
          'كَيْفَ حَسَّنْتْ مَبِيعَاتٍ ضَعِيفَةً؟',
          'موضع الخلل في المراحل|التغييرات القليلة|ما توقف|الأرقام قبل وبعد',
          'هدف,تحويل,مراحل,تدريب,نسبة',
          'فَرِيقٍ بَعِيدٍ عَنْ هَدَفِهِ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'sales-hr-rejection',
        'story motivation',
        [
          'How do you keep your energy after several customers in a row have said no?',
          'What keeps you going in sales?',
          'what you tell yourself|a habit that helps|a day when it worked',
          'rejection,next,habit,motivation,call',
          'carrying on after a no',
        ],
        [
          'مَا طَرِيقَتُكْ فِي الْحِفَاظِ عَلَى حَمَاسِكْ بَعْدَ أَنْ يَرْفُضَ عَرْضَكْ عِدَّةُ عُمَلَاءَ مُتَتَالِينَ؟',
          'مَا الَّذِي يُعِينُكْ عَلَى الْمُوَاصَلَةِ فِي الْبَيْعِ؟',
          'الحديث مع النفس|عادة مفيدة|يوم نجحت فيه',
          'رفض,عادة,دافع,مواصلة',
          'الْمُوَاصَلَةِ بَعْدَ الرَّفْضِ',
        ],
      ),
      template(
        'sales-hr-loyal',
        'story service',
        [
          'Tell me about a customer who came back to you. What had you done that they remembered?',
          'Which customer stayed loyal because of you?',
          'the customer and the occasion|what you did beyond the sale|what came of it',
          'customer,returned,followed,helped,loyal',
          'a customer who came back',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمِيلٍ عَادَ إِلَيْكْ مَرَّةً أُخْرَى. مَا الَّذِي جَعَلَهُ يَعُودُ بِرَأْيِكْ؟',
          'أَيُّ عَمِيلٍ ظَلَّ وَفِيًّا بِفَضْلِ عَمَلِكْ؟',
          'العميل والمناسبة|ما قدم فوق البيع|ما نتج عن ذلك',
          'عميل,عودة,متابعة,وفاء',
          'عَمِيلٍ عَادَ مَرَّةً أُخْرَى',
        ],
      ),
    ],
    medium: [
      template(
        'sales-hr-shared-deal',
        'story conflict',
        [
          'Describe a time when you and a colleague both claimed the same customer or deal. How was it settled?',
          'When did competition inside the team become a problem?',
          'both claims, fairly|what was best for the customer|what you proposed|how you work together since',
          'colleague,deal,agreed,customer,fair',
          'two people claiming one customer',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ نِزَاعٍ بَيْنَكْ وَبَيْنَ زَمِيلٍ عَلَى عَمِيلٍ أَوْ صَفْقَةٍ. كَيْفَ تَصَرَّفْتْ، وَكَيْفَ انْتْهَى؟',
          'مَتَى صَارَ التَّنَافُسُ دَاخِلَ فَرِيقِكْ مُشْكِلَةً، وَمَاذَا فَعَلْتْ؟',
          'موقف الطرفين|مصلحة العميل|الاقتراح|التعاون بعد ذلك',
          'زميل,صفقة,اتفاق,عدل',
          'نِزَاعٍ عَلَى عَمِيلٍ وَاحِدٍ',
        ],
      ),
      template(
        'sales-hr-behind',
        'story pressure',
        [
          'Tell me about a quarter in which you were far behind target. What did you change, and where did you end?',
          'How do you deal with a target that slips away?',
          'the gap, in figures|what you stopped and started|whom you asked for help|the final figure',
          'target,behind,changed,calls,figure',
          'being far behind the target',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ رُبْعٍ كَانَ هَدَفُكْ فِيهِ بَعِيدًا. مَا الَّذِي غَيَّرْتْهُ فِي عَمَلِكْ، وَكَيْفَ كَانَتِ النِّهَايَةُ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ هَدَفٍ يَبْتَعِدُ؟',
          'الفرق بالأرقام|ما توقف وما بدأ|من طلبت مساعدته|الرقم النهائي',
          'هدف,فرق,تغيير,رقم',
          'ابْتِعَادٍ كَبِيرٍ عَنِ الْهَدَفِ',
        ],
      ),
    ],
    hard: [
      template(
        'sales-hr-promise',
        'story integrity',
        [
          'Tell me about a time when a colleague had promised a customer something that could not be kept. How did you handle it?',
          "Tell me about repairing a customer's broken trust.",
          'the promise and the truth|how you told the customer|what you offered, and its limits|what became of the relationship',
          'promise,customer,honest,offer,trust',
          'a promise made by someone else',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ وَعْدٍ قَدَّمَهُ زَمِيلٌ لِعَمِيلٍ وَلَمْ يَكُنْ مُمْكِنًا. كَيْفَ تَعَامَلْتْ مَعَ ذٰلِكَ؟',
          'مَتَى اسْتَعَدْتْ ثِقَةَ عَمِيلٍ، وَكَيْفَ؟',
          'الوعد والحقيقة|إبلاغ العميل|العرض وحدوده|مصير العلاقة',
          'وعد,عميل,صدق,ثقة',
          'وَعْدٍ قَطَعَهُ شَخْصٌ آخَرُ',
        ],
      ),
      template(
        'sales-hr-inside',
        'story influence',
        [
          'Tell me about a time when you got your own company to change something for a customer. Who was against it?',
          'How did you once get colleagues to bend for a customer?',
          'what the customer needed|who was against it, and why|the case you made|what came of it',
          'inside,convinced,legal,product,exception,result',
          'selling an idea inside the company',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ كَانَ عَلَيْكْ فِيهَا إِقْنَاعُ شَرِكَتِكْ بِتَغْيِيرِ شَيْءٍ مِنْ أَجْلِ عَمِيلٍ. مَنْ عَارَضَ، وَكَيْفَ أَقْنَعْتْهُ؟',
          'كَيْفَ أَقْنَعْتْ زُمَلَاءَكْ بِاسْتِثْنَاءٍ لِأَجْلِ عَمِيلٍ؟',
          'حاجة العميل|المعارضون وأسبابهم|الحجة|ما نتج عنها',
          'داخل,إقناع,استثناء,نتيجة',
          'إِقْنَاعٍ دَاخِلَ الشَّرِكَةِ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which customer do you have in mind, and what did the talk sound like?',
      'ar-SA': 'عَنْ أَيِّ عَمِيلٍ كَلَامُكْ، وَكَيْفَ كَانَ حَدِيثُكْ مَعَهُ؟',
    },
    no_result: {
      'en-US': 'Does it end in a signed order, and how large would it be?',
      'ar-SA': 'هَلْ يَنْتَهِي عَمَلُكْ هٰذَا بِطَلَبٍ مُوَقَّعٍ، وَكَمْ حَجْمُهُ؟',
    },
  },
};

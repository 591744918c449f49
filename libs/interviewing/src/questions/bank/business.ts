import { template, type ByDifficulty } from './template';

export const PRODUCT: ByDifficulty = {
  easy: [
    template('product-good',
      ['Choose a product you use often. What is one thing it does well, and one thing you would change?', 'Which product do you like, and what would you do better?', 'who it is for|the strength, with a reason|the change and how you would check it', 'user,need,feature,change,measure'],
      ['مَا مُنْتَجٌ يَكْثُرُ اسْتِخْدَامُهُ لَدَيْكَ؟ مَا أَفْضَلُ مَا فِيهِ، وَمَا الَّذِي يَسْتَحِقُّ التَّغْيِيرَ؟', 'أَيُّ مُنْتَجٍ يَنَالُ إِعْجَابَكَ، وَمَا الَّذِي يُمْكِنُ تَحْسِينُهُ؟', 'المستفيد منه|نقطة القوة وسببها|التغيير وطريقة التحقق منه', 'مستخدم,حاجة,ميزة,تغيير']),
    template('product-requirement',
      ['A customer asks for a certain button. How do you find out what they really need?', 'How do you get from a wish to the need behind it?', 'questions about the situation|watching instead of asking alone|restating the need', 'why,ask,observe,need,problem,interview'],
      ['يَطْلُبُ عَمِيلٌ زِرًّا مُعَيَّنًا. كَيْفَ تُعْرَفُ حَاجَتُهُ الْحَقِيقِيَّةُ؟', 'كَيْفَ يَكُونُ الِانْتِقَالُ مِنَ الرَّغْبَةِ إِلَى الْحَاجَةِ وَرَاءَهَا؟', 'أسئلة عن الموقف|الملاحظة لا السؤال وحده|إعادة صياغة الحاجة', 'سؤال,ملاحظة,حاجة,مشكلة']),
  ],
  medium: [
    template('product-prioritise',
      ['You have ten requests and room for three. How did you choose when that last happened, and whom did you disappoint?', 'How do you say no to good ideas?', 'the measure of value and effort|evidence against opinion|how you told those who lost|what came of it', 'value,effort,priority,evidence,stakeholder,tell'],
      ['عَشَرَةُ طَلَبَاتٍ وَالْمُتَّسَعُ لِثَلَاثَةٍ. كَيْفَ كَانَ الِاخْتِيَارُ آخِرَ مَرَّةٍ، وَمَنِ الَّذِي لَمْ يَرْضَ؟', 'كَيْفَ تُرْفَضُ الْأَفْكَارُ الْجَيِّدَةُ؟', 'معيار القيمة والجهد|الدليل مقابل الرأي|إبلاغ من رفض طلبه|النتيجة', 'قيمة,جهد,أولوية,دليل']),
    template('product-slip',
      ['A project you run will be a month late. When do you say so, to whom, and with which choices?', 'How do you handle a plan that no longer holds?', 'early signs|the options: scope, date, people|the message and to whom|what you change in the plan', 'late,scope,options,stakeholder,risk,communicate'],
      ['سَيَتَأَخَّرُ الْمَشْرُوعُ شَهْرًا. مَتَى يُقَالُ ذٰلِكَ، وَلِمَنْ، وَمَعَ أَيِّ خِيَارَاتٍ؟', 'كَيْفَ يَكُونُ التَّعَامُلُ مَعَ خُطَّةٍ لَمْ تَعُدْ صَالِحَةً؟', 'العلامات المبكرة|الخيارات: النطاق أو الموعد أو الفريق|الرسالة ولمن|تعديل الخطة', 'تأخر,نطاق,خيارات,مخاطر']),
  ],
  hard: [
    template('product-kill',
      ['Which evidence would make you stop a product that its team loves, and how would you end it decently?', 'When should something be given up although much has been put into it?', 'the signs against hope|money already spent as no argument|what users and team need|what you would keep', 'evidence,stop,cost,users,team,decision'],
      ['مَا الدَّلِيلُ الَّذِي يَدْعُو إِلَى إِيقَافِ مُنْتَجٍ يُحِبُّهُ فَرِيقُهُ، وَكَيْفَ يُنْهَى بِإِنْصَافٍ؟', 'مَتَى يَجِبُ تَرْكُ عَمَلٍ رَغْمَ كَثْرَةِ مَا بُذِلَ فِيهِ؟', 'العلامات مقابل الأمل|ما أنفق ليس حجة|حاجة المستخدمين والفريق|ما يستحق البقاء', 'دليل,إيقاف,تكلفة,مستخدم,فريق']),
    template('product-metric-trap',
      ['Your main measure improves while customers grow unhappier. How do you explain that, and what do you do?', 'How can a good number hide a bad product?', 'what the measure leaves out|how people adapt to it|a second measure against it|what you would change at once', 'metric,satisfaction,incentive,retention,complaints,balance'],
      ['يَتَحَسَّنُ الْمُؤَشِّرُ الرَّئِيسُ بَيْنَمَا يَقِلُّ رِضَا الْعُمَلَاءِ. مَا التَّفْسِيرُ، وَمَا الْعَمَلُ؟', 'كَيْفَ يُخْفِي رَقْمٌ جَيِّدٌ مُنْتَجًا سَيِّئًا؟', 'ما يغفله المؤشر|تكيف الناس معه|مؤشر ثان يوازنه|التغيير الفوري', 'مؤشر,رضا,احتفاظ,شكاوى']),
  ],
};

export const DESIGN: ByDifficulty = {
  easy: [
    template('design-steps',
      ['Show me your way from a problem to a finished design, with one example.', 'What are your usual steps when you design something?', 'understanding users and limits|sketches and variants|trying it with people', 'sketch,prototype,user,test,iterate,wireframe'],
      ['مَا الطَّرِيقُ مِنَ الْمُشْكِلَةِ إِلَى التَّصْمِيمِ النِّهَائِيِّ، مَعَ مِثَالٍ وَاحِدٍ؟', 'مَا الْخُطُوَاتُ الْمُعْتَادَةُ فِي عَمَلِ التَّصْمِيمِ؟', 'فهم المستخدمين والحدود|الرسوم الأولية والبدائل|التجربة مع الناس', 'رسم,نموذج,مستخدم,اختبار']),
    template('design-accessible',
      ['What do you do so that a person with weak sight can use your design?', 'How do you make a screen usable for everyone?', 'contrast and size|keyboard and screen reader|checking with tools and people', 'contrast,keyboard,reader,size,label,colour'],
      ['مَا الَّذِي يَجْعَلُ التَّصْمِيمَ صَالِحًا لِمَنْ ضَعُفَ بَصَرُهُ؟', 'كَيْفَ تَكُونُ الشَّاشَةُ صَالِحَةً لِلْجَمِيعِ؟', 'التباين والحجم|لوحة المفاتيح وقارئ الشاشة|الفحص بالأدوات ومع الناس', 'تباين,حجم,قارئ,لون']),
  ],
  medium: [
    template('design-test-surprise',
      ['Tell me about a test with users that proved you wrong. What had you believed, and what did you change?', 'When did users do something you had not foreseen?', 'the belief|how the test was run|what people did|the change and its effect', 'users,test,expected,changed,observed,result'],
      ['نَوَدُّ أَنْ نَسْمَعَ عَنِ اخْتِبَارٍ مَعَ الْمُسْتَخْدِمِينَ أَثْبَتَ خَطَأَ التَّوَقُّعِ. مَا الَّذِي تَغَيَّرَ بَعْدَهُ؟', 'مَتَى تَصَرَّفَ الْمُسْتَخْدِمُونَ بِشَكْلٍ غَيْرِ مُتَوَقَّعٍ؟', 'التوقع|طريقة الاختبار|ما فعله الناس|التغيير وأثره', 'مستخدم,اختبار,توقع,تغيير']),
    template('design-pushback',
      ['An engineer says that your design is too costly to build. How do you go on from there?', 'How do you find a solution when design and feasibility clash?', 'what the design must keep|learning the real cost|a cheaper variant|who decides', 'cost,constraint,variant,engineer,priority,discuss'],
      ['يَقُولُ مُهَنْدِسٌ إِنَّ التَّصْمِيمَ مُكْلِفٌ فِي التَّنْفِيذِ. كَيْفَ يُكْمَلُ الْعَمَلُ؟', 'كَيْفَ يُوجَدُ حَلٌّ عِنْدَ تَعَارُضِ التَّصْمِيمِ مَعَ إِمْكَانِ التَّنْفِيذِ؟', 'ما لا بد من بقائه|معرفة التكلفة الحقيقية|بديل أرخص|صاحب القرار', 'تكلفة,قيود,بديل,مهندس']),
  ],
  hard: [
    template('design-system-break',
      ['When is it right to break your own design system, and how do you keep it from falling apart afterwards?', 'How do you deal with a case that the design system does not fit?', 'the need that justifies it|the cost for users and makers|feeding it back into the system|who may decide', 'consistency,component,exception,contribute,decision,cost'],
      ['مَتَى يَصِحُّ الْخُرُوجُ عَنْ نِظَامِ التَّصْمِيمِ، وَكَيْفَ يُحْفَظُ تَمَاسُكُهُ بَعْدَ ذٰلِكَ؟', 'مَا الْعَمَلُ مَعَ حَالَةٍ لَا يُنَاسِبُهَا نِظَامُ التَّصْمِيمِ؟', 'الحاجة المبررة|التكلفة على المستخدمين والمنفذين|إعادة التغيير إلى النظام|صاحب القرار', 'اتساق,مكون,استثناء,قرار']),
    template('design-dark',
      ['A change to the design would raise sales by nudging people into what they do not want. What do you say, and with which arguments?', 'Where do you draw the line between persuading users and tricking them?', 'the harm and to whom|long-term cost against short-term gain|an honest alternative|how far you would go', 'trust,users,alternative,ethics,evidence,retention'],
      ['تَغْيِيرٌ فِي التَّصْمِيمِ يَزِيدُ الْمَبِيعَاتِ بِدَفْعِ النَّاسِ إِلَى مَا لَا يُرِيدُونَ. مَا الرَّأْيُ، وَمَا حُجَجُهُ؟', 'أَيْنَ الْحَدُّ بَيْنَ إِقْنَاعِ الْمُسْتَخْدِمِ وَخِدَاعِهِ؟', 'الضرر وعلى من يقع|الثمن البعيد مقابل الربح القريب|بديل نزيه|إلى أي حد يكون الاعتراض', 'ثقة,مستخدم,بديل,أخلاق']),
  ],
};

export const COMMERCIAL: ByDifficulty = {
  easy: [
    template('commercial-customer',
      ['Describe a customer you knew well. What did they want, and how did you find that out?', 'How do you get to know what a customer needs?', 'who the customer was|how you learned their need|what you did with it', 'customer,need,listen,research,question'],
      ['نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمِيلٍ مَعْرُوفٍ لَدَيْكَ. مَاذَا كَانَ يُرِيدُ، وَكَيْفَ عُرِفَ ذٰلِكَ؟', 'كَيْفَ تُعْرَفُ حَاجَةُ الْعَمِيلِ؟', 'من هو العميل|كيف عرفت حاجته|ما بني على ذلك', 'عميل,حاجة,استماع,بحث']),
    template('commercial-pitch',
      ['Choose something you have sold or promoted, and recommend it to me in half a minute.', 'Convince me of a product you know, in a few sentences.', 'the need it meets|one benefit with proof|a clear next step', 'benefit,need,proof,price,offer'],
      ['لِنَخْتَرْ مُنْتَجًا سَبَقَ تَسْوِيقُهُ: مَا الَّذِي يُقَالُ عَنْهُ فِي نِصْفِ دَقِيقَةٍ؟', 'كَيْفَ يَكُونُ الْإِقْنَاعُ بِمُنْتَجٍ فِي جُمَلٍ قَلِيلَةٍ؟', 'الحاجة التي يلبيها|فائدة واحدة مع دليل|خطوة تالية واضحة', 'فائدة,حاجة,دليل,سعر']),
  ],
  medium: [
    template('commercial-lost',
      ['Tell me about a deal or a campaign that failed. What did you misjudge, and what did you change afterwards?', 'Which loss taught you most about your customers?', 'the plan and the aim|what happened, in numbers|the misjudgement|the change', 'lost,campaign,deal,budget,learned,changed'],
      ['نَوَدُّ أَنْ نَسْمَعَ عَنْ صَفْقَةٍ أَوْ حَمْلَةٍ لَمْ تَنْجَحْ. مَا الْخَطَأُ فِي التَّقْدِيرِ، وَمَا الَّذِي تَغَيَّرَ؟', 'أَيُّ خَسَارَةٍ كَانَتِ الْأَكْثَرَ تَعْلِيمًا عَنِ الْعُمَلَاءِ؟', 'الخطة والهدف|ما حدث بالأرقام|خطأ التقدير|التغيير', 'خسارة,حملة,صفقة,ميزانية']),
    template('commercial-objection',
      ['A good customer says that you are too expensive. How do you answer, and when do you let them go?', 'How do you deal with an objection to the price?', 'what lies behind the objection|value before discount|what you can trade|the limit', 'price,value,discount,objection,negotiate,margin'],
      ['يَقُولُ عَمِيلٌ جَيِّدٌ إِنَّ السِّعْرَ مُرْتَفِعٌ. كَيْفَ يَكُونُ الرَّدُّ، وَمَتَى يُتْرَكُ؟', 'كَيْفَ يُعَالَجُ الِاعْتِرَاضُ عَلَى السِّعْرِ؟', 'ما وراء الاعتراض|القيمة قبل الخصم|ما يمكن التفاوض عليه|الحد', 'سعر,قيمة,خصم,اعتراض,تفاوض']),
  ],
  hard: [
    template('commercial-budget-half',
      ['Your budget is cut by half, and the target stays. What do you drop, what do you keep, and how do you prove that it was right?', 'How do you reach the same goal with half the money?', 'what each channel or account really brings|what you stop first|the test that proves it|what you tell your manager', 'budget,channel,return,test,priority,measure'],
      ['خُفِّضَتِ الْمِيزَانِيَّةُ إِلَى النِّصْفِ وَبَقِيَ الْهَدَفُ. مَا الَّذِي يُتْرَكُ، وَمَا الَّذِي يَبْقَى، وَمَا الدَّلِيلُ عَلَى صِحَّةِ ذٰلِكَ؟', 'كَيْفَ يُبْلَغُ الْهَدَفُ نَفْسُهُ بِنِصْفِ الْمَالِ؟', 'عائد كل قناة أو عميل|ما يوقف أولًا|الاختبار الذي يثبت ذلك|ما يقال للمدير', 'ميزانية,قناة,عائد,اختبار,أولوية']),
    template('commercial-new-market',
      ['You must enter a market in which nobody knows the company. What do you find out first, and what would make you advise against it?', 'How would you judge whether a new market is worth it?', 'customers and their present choice|the cheapest real test|the costs that are easily forgotten|the sign to stop', 'market,test,competitor,customer,cost,partner'],
      ['الْمَطْلُوبُ دُخُولُ سُوقٍ لَا يَعْرِفُ الشَّرِكَةَ. مَا أَوَّلُ مَا يَجِبُ مَعْرِفَتُهُ، وَمَا الَّذِي يَدْعُو إِلَى الْعُدُولِ عَنْهُ؟', 'كَيْفَ يُحْكَمُ عَلَى جَدْوَى سُوقٍ جَدِيدَةٍ؟', 'العملاء وخيارهم الحالي|أرخص اختبار حقيقي|التكاليف المنسية|علامة التوقف', 'سوق,اختبار,منافس,عميل,تكلفة']),
  ],
};

export const FINANCE: ByDifficulty = {
  easy: [
    template('finance-close',
      ['Which steps belong to a month-end close, and where do mistakes usually creep in?', 'How does the end of a month run in accounting?', 'the main steps in order|the usual sources of error|the checks', 'close,reconcile,accrual,journal,check,deadline'],
      ['مَا خُطُوَاتُ الْإِقْفَالِ الشَّهْرِيِّ، وَأَيْنَ تَقَعُ الْأَخْطَاءُ عَادَةً؟', 'كَيْفَ يَسِيرُ الْعَمَلُ الْمُحَاسَبِيُّ فِي نِهَايَةِ الشَّهْرِ؟', 'الخطوات بالترتيب|مصادر الخطأ المعتادة|المراجعات', 'أقفال,تسوية,قيود,مراجعة']),
    template('finance-explain',
      ['Explain to a colleague from another department why profit and cash are not the same.', 'How can a profitable company run out of money?', 'the timing of income and payment|an example|why it matters', 'cash,profit,invoice,timing,example,stock'],
      ['كَيْفَ يُشْرَحُ لِزَمِيلٍ مِنْ قِسْمٍ آخَرَ الْفَرْقُ بَيْنَ الرِّبْحِ وَالنَّقْدِ؟', 'كَيْفَ يَنْفَدُ النَّقْدُ مِنْ شَرِكَةٍ رَابِحَةٍ؟', 'توقيت الإيراد والدفع|مثال|أهمية ذلك', 'نقد,ربح,فاتورة,توقيت']),
  ],
  medium: [
    template('finance-variance',
      ['Costs are fifteen percent over budget. How do you find the reason, and how do you present it to people who did not expect it?', 'How do you work through a deviation from the budget?', 'volume, price and timing|going down to the entries|what will repeat and what will not|the message', 'variance,budget,actual,cause,forecast,explain'],
      ['تَجَاوَزَتِ التَّكَالِيفُ الْمِيزَانِيَّةَ بِخَمْسَةَ عَشَرَ بِالْمِئَةِ. كَيْفَ يُعْرَفُ السَّبَبُ، وَكَيْفَ يُعْرَضُ؟', 'كَيْفَ يُدْرَسُ الِانْحِرَافُ عَنِ الْمِيزَانِيَّةِ؟', 'الكمية والسعر والتوقيت|النزول إلى القيود|ما يتكرر وما لا يتكرر|طريقة العرض', 'انحراف,ميزانية,فعلي,سبب']),
    template('finance-control',
      ['Which control would you set up so that nobody can pay a false invoice, without slowing everything down?', 'How do you protect payments against error and fraud?', 'separation of duties|checks against order and receipt|limits by amount|how exceptions are handled', 'approval,invoice,segregation,match,limit,audit'],
      ['مَا الضَّوَابِطُ الَّتِي تَمْنَعُ دَفْعَ فَاتُورَةٍ زَائِفَةٍ دُونَ تَعْطِيلِ الْعَمَلِ؟', 'كَيْفَ تُحْمَى الْمَدْفُوعَاتُ مِنَ الْخَطَأِ وَالِاحْتِيَالِ؟', 'فصل المهام|المطابقة مع الطلب والاستلام|حدود المبالغ|معالجة الاستثناءات', 'اعتماد,فاتورة,فصل,مطابقة']),
  ],
  hard: [
    template('finance-pressure',
      ['A manager asks you to book income in this quarter that belongs to the next. What do you say, and what do you do if they insist?', 'How do you hold a line in the books under pressure?', 'the rule and its reason|how you say no and offer a way|whom you involve|what you keep in writing', 'revenue,period,standard,refuse,escalate,audit'],
      ['يَطْلُبُ مُدِيرٌ تَسْجِيلَ إِيرَادٍ فِي هٰذَا الرُّبْعِ وَهُوَ يَخُصُّ الرُّبْعَ التَّالِيَ. مَا الرَّدُّ، وَمَا الْعَمَلُ عِنْدَ الْإِصْرَارِ؟', 'كَيْفَ يُحَافَظُ عَلَى سَلَامَةِ الْحِسَابَاتِ تَحْتَ الضَّغْطِ؟', 'القاعدة وسببها|الرفض مع بديل|من يجب إشراكه|ما يوثق', 'إيراد,فترة,معيار,رفض,تصعيد']),
    template('finance-model-doubt',
      ['A forecast rests on one assumption that nobody can check. How do you build the model, and how do you speak about its result?', 'How do you deal with great uncertainty in a financial model?', 'naming and varying the assumption|scenarios instead of one figure|what decision depends on it|honest wording', 'assumption,scenario,sensitivity,range,decision,risk'],
      ['يَقُومُ التَّوَقُّعُ عَلَى افْتِرَاضٍ لَا يُمْكِنُ التَّحَقُّقُ مِنْهُ. كَيْفَ يُبْنَى النَّمُوذَجُ، وَكَيْفَ تُعْرَضُ نَتِيجَتُهُ؟', 'كَيْفَ يَكُونُ التَّعَامُلُ مَعَ عَدَمِ يَقِينٍ كَبِيرٍ فِي نَمُوذَجٍ مَالِيٍّ؟', 'تسمية الافتراض وتغييره|سيناريوهات بدلا من رقم واحد|القرار المبني عليه|صدق العرض', 'افتراض,سيناريو,حساسية,قرار,مخاطر']),
  ],
};

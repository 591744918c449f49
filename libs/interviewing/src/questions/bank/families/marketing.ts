import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const MARKETING: FamilyBank = {
  technical: {
    easy: [
      template(
        'marketing-audience',
        'practice craft',
        [
          'Before you write a single line for a campaign, what do you find out about the people it is for?',
          'How do you get to know an audience?',
          'what they want and what holds them back|where they can be reached|how you check your picture of them',
          'audience,need,segment,survey,channel,message',
          'knowing an audience',
        ],
        [
          'قَبْلَ كِتَابَةِ سَطْرٍ وَاحِدٍ لِلْحَمْلَةِ، مَا الَّذِي يَجِبُ مَعْرِفَتُهُ عَنْ جُمْهُورِهَا؟',
          'كَيْفَ يَكُونُ التَّعَرُّفُ عَلَى الْجُمْهُورِ؟',
          'ما يريدونه وما يمنعهم|أين يمكن الوصول إليهم|التحقق من الصورة عنهم',
          'جمهور,حاجة,شريحة,استبيان,قناة',
          'مَعْرِفَةِ الْجُمْهُورِ',
        ],
      ),
      template(
        'marketing-figures',
        'practice quality',
        [
          'A campaign has run for a week. Which figures do you look at first, and what do they tell you?',
          'How do you see early whether a campaign works?',
          'cost for each result|the step at which people drop out|what is too early to judge',
          'cost,click,conversion,reach,rate,compare',
          'the figures of a campaign',
        ],
        [
          'مَضَى أُسْبُوعٌ عَلَى الْحَمْلَةِ. مَا أَوَّلُ الْأَرْقَامِ الَّتِي تُرَاجَعُ، وَمَا دَلَالَتُهَا؟',
          'كَيْفَ يُعْرَفُ مُبَكِّرًا أَنَّ الْحَمْلَةَ نَاجِحَةٌ؟',
          'تكلفة النتيجة الواحدة|الخطوة التي يتوقف عندها الناس|ما يصعب الحكم عليه مبكرا',
          'تكلفة,نقرة,تحويل,وصول,نسبة',
          'أَرْقَامِ الْحَمْلَةِ',
        ],
      ),
      template(
        'marketing-message',
        'story communication',
        [
          'Think of a text or a post of yours that worked. What did it say, and why did it work?',
          'Which message of yours reached people, and how do you know?',
          'the one thought in it|why it fitted the reader|the response',
          'headline,message,post,reader,response,engagement',
          'one message in few words',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ نَصٍّ أَوْ مَنْشُورٍ نَجَحَ. مَاذَا قَالَ، وَلِمَاذَا نَجَحَ؟',
          'أَيُّ رِسَالَةٍ وَصَلَتْ إِلَى النَّاسِ، وَمَا الدَّلِيلُ؟',
          'الفكرة الواحدة فيه|سبب ملاءمته للقارئ|التفاعل معه',
          'عنوان,رسالة,منشور,قارئ,تفاعل',
          'رِسَالَةٍ فِي كَلِمَاتٍ قَلِيلَةٍ',
        ],
      ),
    ],
    medium: [
      template(
        'marketing-attribution',
        'practice judgement',
        [
          'Three channels each claim the same sale. How do you find out where the next part of the budget should go?',
          'How do you tell which marketing really brings customers?',
          'how each channel counts|a test with and without it|cost for a new customer|living with uncertainty',
          'attribution,channel,test,cost,incremental,budget',
          'which channel earned the sale',
        ],
        [
          'ثَلَاثُ قَنَوَاتٍ تَنْسِبُ كُلٌّ مِنْهَا الْبَيْعَ نَفْسَهُ إِلَيْهَا. كَيْفَ يُعْرَفُ أَيْنَ تُنْفَقُ الْمِيزَانِيَّةُ التَّالِيَةُ؟',
          'كَيْفَ يُعْرَفُ أَيُّ تَسْوِيقٍ يَجْلِبُ الْعُمَلَاءَ فِعْلًا؟',
          'طريقة احتساب كل قناة|تجربة بوجودها وبدونها|تكلفة العميل الجديد|التعامل مع عدم اليقين',
          'قناة,تجربة,تكلفة,عميل,ميزانية',
          'الْقَنَاةِ الَّتِي جَاءَتْ بِالْبَيْعِ',
        ],
      ),
      template(
        'marketing-failed-campaign',
        'story diagnosis',
        [
          'Tell me about a campaign that fell flat. How did you find out why, and what did you change in the next one?',
          'Which campaign disappointed you, and what was behind it?',
          'the aim and the figures|where it broke: audience, offer or channel|the evidence for that|the change and its effect',
          'campaign,audience,offer,budget,data,changed,result',
          'a campaign that fell flat',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ حَمْلَةٍ لَمْ تَنْجَحْ. كَيْفَ عُرِفَ السَّبَبُ، وَمَا الَّذِي تَغَيَّرَ فِي الْحَمْلَةِ التَّالِيَةِ؟',
          'أَيُّ حَمْلَةٍ كَانَتْ مُخَيِّبَةً، وَمَا كَانَ وَرَاءَ ذٰلِكَ؟',
          'الهدف والأرقام|موضع الخلل: الجمهور أو العرض أو القناة|الدليل على ذلك|التغيير وأثره',
          'حملة,جمهور,عرض,ميزانية,تغيير',
          'حَمْلَةٍ لَمْ تَنْجَحْ',
        ],
      ),
      template(
        'marketing-brand-sales',
        'practice planning',
        [
          'Sales wants discounts this month, the brand needs patience. How do you plan a year that serves both?',
          'How do you balance quick results with a name that lasts?',
          'what each needs and by when|a share of the budget for each|what you would never discount|how you see the slow effect',
          'brand,discount,budget,plan,share,measure',
          'quick sales against the brand',
        ],
        [
          'يُرِيدُ قِسْمُ الْمَبِيعَاتِ خُصُومَاتٍ هٰذَا الشَّهْرَ، وَتَحْتَاجُ الْعَلَامَةُ إِلَى صَبْرٍ. كَيْفَ تُوضَعُ خُطَّةُ عَامٍ تَخْدُمُ الْأَمْرَيْنِ؟',
          'كَيْفَ يُوَازَنُ بَيْنَ النَّتَائِجِ السَّرِيعَةِ وَاسْمٍ يَدُومُ؟',
          'حاجة كل منهما وموعدها|نصيب كل منهما من الميزانية|ما لا يخفض سعره أبدا|قياس الأثر البطيء',
          'علامة,خصم,ميزانية,خطة,قياس',
          'الْبَيْعِ السَّرِيعِ وَبِنَاءِ الْعَلَامَةِ',
        ],
      ),
    ],
    hard: [
      template(
        'marketing-budget-half',
        'practice judgement',
        [
          'Your budget is cut by half, and the target stays. What do you drop, what do you keep, and how do you prove that it was right?',
          'How do you reach the same goal with half the money?',
          'what each channel or account really brings|what you stop first|the test that proves it|what you tell your manager',
          'budget,channel,return,test,priority,measure',
          'the same target with half the budget',
        ],
        [
          'خُفِّضَتِ الْمِيزَانِيَّةُ إِلَى النِّصْفِ وَبَقِيَ الْهَدَفُ. مَا الَّذِي يُتْرَكُ، وَمَا الَّذِي يَبْقَى، وَمَا الدَّلِيلُ عَلَى صِحَّةِ ذٰلِكَ؟',
          'كَيْفَ يُبْلَغُ الْهَدَفُ نَفْسُهُ بِنِصْفِ الْمَالِ؟',
          'عائد كل قناة أو عميل|ما يوقف أولا|الاختبار الذي يثبت ذلك|ما يقال للمدير',
          'ميزانية,قناة,عائد,اختبار,أولوية',
          'الْهَدَفِ نَفْسِهِ بِنِصْفِ الْمِيزَانِيَّةِ',
        ],
      ),
      template(
        'marketing-new-market',
        'practice planning',
        [
          'You must enter a market in which nobody knows the company. What do you find out first, and what would make you advise against it?',
          'How would you judge whether a new market is worth it?',
          'customers and their present choice|the cheapest real test|the costs that are easily forgotten|the sign to stop',
          'market,test,competitor,customer,cost,partner',
          'entering a new market',
        ],
        [
          'الْمَطْلُوبُ دُخُولُ سُوقٍ لَا يَعْرِفُ الشَّرِكَةَ. مَا أَوَّلُ مَا يَجِبُ مَعْرِفَتُهُ، وَمَا الَّذِي يَدْعُو إِلَى الْعُدُولِ عَنْهُ؟',
          'كَيْفَ يُحْكَمُ عَلَى جَدْوَى سُوقٍ جَدِيدَةٍ؟',
          'العملاء وخيارهم الحالي|أرخص اختبار حقيقي|التكاليف المنسية|علامة التوقف',
          'سوق,اختبار,منافس,عميل,تكلفة',
          'دُخُولِ سُوقٍ جَدِيدَةٍ',
        ],
      ),
      template(
        'marketing-crisis',
        'practice risk',
        [
          'A post that accuses your company is shared thousands of times overnight, and it is partly true. What happens in the first hours, and in the weeks after?',
          'How do you answer in public when a complaint spreads and is half right?',
          'finding out what is true first|who speaks, where and how soon|what you admit|what must really change',
          'statement,facts,apology,monitor,response,trust,spokesperson',
          'a public complaint that spreads',
        ],
        [
          'اِنْتَشَرَ خِلَالَ لَيْلَةٍ مَنْشُورٌ يَتَّهِمُ الشَّرِكَةَ، وَبَعْضُ مَا فِيهِ صَحِيحٌ. مَا الَّذِي يُفْعَلُ فِي السَّاعَاتِ الْأُولَى، وَفِي الْأَسَابِيعِ التَّالِيَةِ؟',
          'كَيْفَ يَكُونُ الرَّدُّ الْعَلَنِيُّ عَلَى شَكْوَى مُنْتَشِرَةٍ نِصْفُهَا صَحِيحٌ؟',
          'معرفة الصحيح أولا|من يتحدث وأين ومتى|ما يعترف به|ما يجب أن يتغير فعلا',
          'بيان,حقائق,اعتذار,متابعة,ثقة',
          'شَكْوَى عَلَنِيَّةٍ تَنْتَشِرُ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'marketing-hr-idea',
        'story initiative',
        [
          'Tell me about a small idea of yours that cost little and worked. Where did it come from?',
          'Which simple idea are you glad you tried?',
          'where the idea came from|how you tried it|what it brought',
          'idea,tried,small,result,audience',
          'a small idea that worked',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ فِكْرَةٍ صَغِيرَةٍ قَلِيلَةِ التَّكْلِفَةِ نَجَحَتْ. مِنْ أَيْنَ جَاءَتْ؟',
          'أَيُّ فِكْرَةٍ بَسِيطَةٍ كَانَتْ تَسْتَحِقُّ التَّجْرِبَةَ؟',
          'مصدر الفكرة|طريقة التجربة|ما جاءت به',
          'فكرة,تجربة,صغيرة,نتيجة',
          'فِكْرَةٍ صَغِيرَةٍ نَجَحَتْ',
        ],
      ),
      template(
        'marketing-hr-sales-team',
        'story teamwork',
        [
          'Tell me about a time when you worked well with the sales or product team. What made it work?',
          'How do you make sure that marketing and sales pull in the same direction?',
          'what each needed|what you shared regularly|an example of the result',
          'sales,shared,together,leads,result',
          'working with the sales team',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ تَعَاوُنٍ نَاجِحٍ مَعَ فَرِيقِ الْمَبِيعَاتِ أَوِ الْمُنْتَجِ. مَا سَبَبُ نَجَاحِهِ؟',
          'كَيْفَ يَسِيرُ التَّسْوِيقُ وَالْمَبِيعَاتُ فِي اتِّجَاهٍ وَاحِدٍ؟',
          'حاجة كل طرف|ما يشارك بانتظام|مثال على النتيجة',
          'مبيعات,مشاركة,تعاون,نتيجة',
          'الْعَمَلِ مَعَ فَرِيقِ الْمَبِيعَاتِ',
        ],
      ),
    ],
    medium: [
      template(
        'marketing-hr-criticised',
        'story learning',
        [
          'Tell me about a time when customers disliked something you published. How did you react, and what did you learn about them?',
          'When did an audience surprise you unpleasantly?',
          'what was published|what people said|what you did within a day|what you learned',
          'audience,reaction,apologised,learned,changed',
          'public criticism of your work',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَادَّةٍ مَنْشُورَةٍ لَمْ تُعْجِبِ الْعُمَلَاءَ. كَيْفَ كَانَ رَدُّ الْفِعْلِ، وَمَا الدَّرْسُ؟',
          'مَتَى كَانَتْ مُفَاجَأَةُ الْجُمْهُورِ غَيْرَ سَارَّةٍ؟',
          'ما نشر|ما قاله الناس|التصرف خلال يوم|الدرس',
          'جمهور,رد,اعتذار,درس',
          'نَقْدٍ عَلَنِيٍّ لِلْعَمَلِ',
        ],
      ),
      template(
        'marketing-hr-many',
        'story pressure',
        [
          'Tell me about a time when you ran several launches at once with too few people. What did you drop, and how was that agreed?',
          'Describe a month in which everything was due at the same time.',
          'how you ranked them|what you gave up, and who agreed|how you kept the quality|the result',
          'launch,priority,deadline,agreed,quality',
          'several launches at once',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ وَقْتٍ اجْتَمَعَتْ فِيهِ عِدَّةُ حَمَلَاتٍ مَعَ قِلَّةِ الْأَيْدِي. مَا الَّذِي أُجِّلَ، وَكَيْفَ اتُّفِقَ عَلَى ذٰلِكَ؟',
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ شَهْرٍ كَانَ فِيهِ كُلُّ شَيْءٍ مَطْلُوبًا مَعًا.',
          'طريقة الترتيب|ما ترك ومن وافق|حفظ الجودة|النتيجة',
          'حملة,أولوية,موعد,اتفاق',
          'عِدَّةِ حَمَلَاتٍ فِي وَقْتٍ وَاحِدٍ',
        ],
      ),
    ],
    hard: [
      template(
        'marketing-hr-claim',
        'story integrity',
        [
          'Tell me about a time when you were asked to promise more than the product could deliver. What did you do?',
          'Tell me about a claim you would not sign.',
          'the claim and the truth|the pressure behind it|the wording you offered|the outcome',
          'claim,honest,wording,pressure,outcome',
          'a claim that could not be kept',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ طُلِبَ فِيهَا وَعْدُ النَّاسِ بِأَكْثَرَ مِمَّا يُقَدِّمُهُ الْمُنْتَجُ. مَاذَا كَانَ رَدُّكْ؟',
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ وَعْدٍ إِعْلَانِيٍّ لَمْ يُقْبَلْ.',
          'الوعد والحقيقة|الضغط وراءه|الصياغة البديلة|النتيجة',
          'وعد,صدق,صياغة,ضغط',
          'وَعْدٍ إِعْلَانِيٍّ لَا يُوفَى بِهِ',
        ],
      ),
      template(
        'marketing-hr-doubters',
        'story influence',
        [
          'Tell me about leaders who thought marketing was wasted money. What did you do over the next months to change that?',
          'How did you win a budget from people who did not believe in it?',
          'their doubt, taken seriously|the first small proof|how you reported|what they decided',
          'budget,proof,report,convinced,decided',
          'winning over people who doubt marketing',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ إِدَارَةٍ كَانَتْ تَرَى التَّسْوِيقَ هَدْرًا لِلْمَالِ. مَا الَّذِي غَيَّرَ ذٰلِكَ خِلَالَ أَشْهُرٍ؟',
          'كَيْفَ كُسِبَتْ مِيزَانِيَّةٌ مِمَّنْ لَمْ يُؤْمِنُوا بِفَائِدَتِهَا؟',
          'الشك بجدية|أول دليل صغير|طريقة الإبلاغ|القرار',
          'ميزانية,دليل,تقرير,إقناع',
          'إِقْنَاعِ مَنْ يَشُكُّ فِي التَّسْوِيقِ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'For whom, in which channel, and with which words?',
      'ar-SA': 'لِمَنْ، وَفِي أَيِّ قَنَاةٍ، وَبِأَيِّ كَلِمَاتٍ؟',
    },
    no_result: {
      'en-US': 'What does that bring, counted in customers or in money?',
      'ar-SA': 'مَاذَا يَجْلِبُ ذٰلِكَ بِحِسَابِ الْعُمَلَاءِ أَوِ الْمَالِ؟',
    },
  },
};

import { template } from '../template';
import type { Trade } from './trade';

/** Selling to customers. */
export const SELLING: Trade = {
  family: 'sales',
  technical: {
    easy: [
      template(
        'selling-discovery',
        'practice craft',
        [
          'A prospect asks for a price in the first minute. What do you want to know before you name one, and how do you ask?',
          'How do you find out what a customer needs before you talk about price?',
          'the problem and what it costs them|who decides, and when|a range if they insist, and why it varies',
          'need,problem,decide,budget,question,price',
          'asking before naming a price',
        ],
        [
          'طَلَبَ عَمِيلٌ مُحْتَمَلٌ السِّعْرَ فِي الدَّقِيقَةِ الْأُولَى. مَا الَّذِي يُهِمُّكْ مَعْرِفَتُهُ قَبْلَ ذِكْرِ السِّعْرِ، وَمَا أَسْئِلَتُكْ لَهُ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ حَاجَةِ الْعَمِيلِ قَبْلَ الْحَدِيثِ عَنِ السِّعْرِ؟',
          'المشكلة وما تكلفه|من يقرر ومتى|نطاق سعر إن أصر وسبب اختلافه',
          'حاجة,مشكلة,قرار,ميزانية,سعر',
          'السُّؤَالِ قَبْلَ السِّعْرِ',
        ],
      ),
      template(
        'selling-week',
        'practice planning',
        [
          'How do you divide your week between existing customers, new prospects and paperwork?',
          'What does a good week of selling look like for you?',
          'time set aside for new business|visits planned by value and route|notes and follow-up the same day',
          'week,visit,prospect,follow-up,plan,crm',
          'dividing a week of selling',
        ],
        [
          'مَا طَرِيقَتُكْ فِي تَوْزِيعِ أُسْبُوعُكْ بَيْنَ الْعُمَلَاءِ الْحَالِيِّينَ وَالْجُدُدِ وَالْأَعْمَالِ الْمَكْتَبِيَّةِ؟',
          'كَيْفَ يَبْدُو أُسْبُوعٌ نَاجِحٌ فِي الْبَيْعِ عِنْدَكْ؟',
          'وقت محجوز للعملاء الجدد|زيارات حسب القيمة والمسار|التوثيق والمتابعة في اليوم نفسه',
          'أسبوع,زيارة,عميل,متابعة,خطة',
          'تَوْزِيعِ الْأُسْبُوعِ',
        ],
      ),
      template(
        'selling-no-answer',
        'practice improvement',
        [
          'You sent an offer a week ago and hear nothing. What do you do, and when do you stop?',
          'How do you follow up an offer without being a nuisance?',
          'a next step agreed before sending|a reason to call, another channel|asking plainly for a yes or a no',
          'offer,follow-up,call,next step,close',
          'following up an offer',
        ],
        [
          'أَرْسَلْتْ عَرْضًا قَبْلَ أُسْبُوعٍ وَلَمْ يَصِلْكْ رَدٌّ. مَا خُطْوَتُكْ التَّالِيَةُ، وَمَتَى يَكُونُ وَقْتُ التَّوَقُّفِ عَنِ الْمُتَابَعَةِ؟',
          'مَا طَرِيقَتُكْ فِي مُتَابَعَةِ الْعَرْضِ دُونَ إِزْعَاجٍ؟',
          'خطوة تالية متفق عليها قبل الإرسال|سبب للاتصال وقناة أخرى|طلب جواب واضح بنعم أو لا',
          'عرض,متابعة,اتصال,خطوة,إغلاق',
          'مُتَابَعَةِ الْعَرْضِ',
        ],
      ),
    ],
    medium: [
      template(
        'selling-discount',
        'practice judgement',
        [
          'A buyer says that a competitor is fifteen percent cheaper and wants your answer today. What do you say, and what would you trade for a discount?',
          'How do you react when a buyer asks for a discount?',
          'checking whether the offers are the same|value before price|giving only for something in return|your limit, and walking away',
          'discount,competitor,value,trade,limit,volume',
          'a buyer who wants a discount',
        ],
        [
          'يَقُولُ الْمُشْتَرِي إِنَّ الْمُنَافِسَ أَرْخَصُ بِخَمْسَ عَشْرَةَ فِي الْمِئَةِ وَيُرِيدُ الرَّدَّ الْيَوْمَ. مَا جَوَابُكْ، وَمَا الَّذِي سَيَكُونُ طَلَبَكْ مُقَابِلَ أَيِّ خَصْمٍ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ طَلَبِ الْخَصْمِ؟',
          'هل العرضان متماثلان|القيمة قبل السعر|خصم بمقابل فقط|الحد الأدنى والانسحاب',
          'خصم,منافس,قيمة,مقابل,حد',
          'طَلَبِ الْخَصْمِ',
        ],
      ),
      template(
        'selling-stakeholders',
        'practice diagnosis',
        [
          'Your contact loves the product and the deal still does not move. How do you find out who is holding it up?',
          'What do you do when a deal stalls and nobody says why?',
          'who signs, who pays, who uses, who can stop it|asking your contact to map the decision|what each of them gains or fears|a meeting with the one who decides',
          'decision,stakeholder,budget,contact,stall,sign',
          'a deal that does not move',
        ],
        [
          'جِهَةُ اتِّصَالِكْ مُعْجَبَةٌ بِالْمُنْتَجِ وَالصَّفْقَةُ لَا تَتَقَدَّمُ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ مَنْ يُؤَخِّرُهَا؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَ تَوَقُّفِ صَفْقَةٍ دُونَ سَبَبٍ مُعْلَنٍ؟',
          'من يوقع ومن يدفع ومن يستخدم ومن يعترض|رسم مسار القرار مع جهة الاتصال|مكسب كل طرف وخوفه|لقاء صاحب القرار',
          'قرار,ميزانية,اتصال,توقيع,تأخير',
          'صَفْقَةٍ لَا تَتَقَدَّمُ',
        ],
      ),
      template(
        'selling-forecast',
        'practice quality',
        [
          "How do you decide whether a deal belongs in this quarter's forecast?",
          'What makes you believe that a deal will close in time?',
          'steps the customer has taken, not your hope|signature process and dates confirmed|past rates by stage|saying early that it slips',
          'forecast,stage,date,commit,close,pipeline',
          'a deal in the forecast',
        ],
        [
          'مَا الَّذِي يَدُلُّكْ عَلَى أَنَّ صَفْقَةً مَا سَتُغْلَقُ فِي هٰذَا الرُّبْعِ؟',
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ بِإِدْخَالِ صَفْقَةٍ فِي تَوَقُّعِ الرُّبْعِ؟',
          'خطوات قام بها العميل لا الأمل|إجراءات التوقيع وتواريخها|نسب المراحل السابقة|الإبلاغ المبكر عن التأخر',
          'توقع,مرحلة,تاريخ,إغلاق,التزام',
          'تَوَقُّعِ الْمَبِيعَاتِ',
        ],
      ),
    ],
    hard: [
      template(
        'selling-key-account',
        'practice risk',
        [
          'Your largest customer has hired a new head of purchasing who reopens every contract. How do you prepare for the next six months?',
          'How do you protect a large account when the buyer changes?',
          'what the customer would lose without you, in figures|contacts above and beside the buyer|your limits and your alternatives|an offer that changes the terms, not only the price',
          'account,contract,buyer,value,limit,terms',
          'a new buyer at the largest customer',
        ],
        [
          'عَيَّنَ أَكْبَرُ عُمَلَائِكُمْ مُدِيرَ مُشْتَرَيَاتٍ جَدِيدًا يُعِيدُ فَتْحَ كُلِّ الْعُقُودِ. مَا خُطَّتُكْ لِلِاسْتِعْدَادِ لِلْأَشْهُرِ السِّتَّةِ الْقَادِمَةِ؟',
          'مَا طَرِيقَتُكْ فِي حِمَايَةِ حِسَابٍ كَبِيرٍ عِنْدَ تَغَيُّرِ الْمُشْتَرِي؟',
          'ما يخسره العميل بدونكم بالأرقام|علاقات فوق المشتري وبجانبه|الحدود والبدائل|عرض يغير الشروط لا السعر وحده',
          'حساب,عقد,مشتري,قيمة,شروط',
          'مُشْتَرٍ جَدِيدٍ عِنْدَ أَكْبَرِ عَمِيلٍ',
        ],
      ),
      template(
        'selling-territory',
        'practice planning',
        [
          'You get a territory that has been without a salesperson for a year. What do you do in the first ninety days?',
          'How do you build up a neglected territory?',
          'who still buys, who left and why|a short list by potential and reach|promises that were broken|first results and what you report',
          'territory,customer,potential,list,visit,target',
          'a neglected territory',
        ],
        [
          'تَسَلَّمْتْ مِنْطَقَةً بَقِيَتْ سَنَةً دُونَ مَنْدُوبٍ. مَا خُطَّتُكْ لِأَوَّلِ تِسْعِينَ يَوْمًا؟',
          'مَا طَرِيقَتُكْ فِي بِنَاءِ مِنْطَقَةٍ مُهْمَلَةٍ مِنْ جَدِيدٍ؟',
          'من يشتري ومن ترك ولماذا|قائمة قصيرة حسب الإمكانات|وعود لم تنفذ|نتائج أولى وما يبلغ عنه',
          'منطقة,عميل,إمكانات,قائمة,هدف',
          'مِنْطَقَةٍ مُهْمَلَةٍ',
        ],
      ),
      template(
        'selling-tender',
        'practice quality',
        [
          'A public tender asks for exactly what your competitor has. Do you bid, and how do you decide?',
          'When is a tender worth the work?',
          'who wrote it, and whether questions can open it|chance and cost of the bid|what you can prove and what not|what you learn from losing',
          'tender,bid,specification,cost,chance,question',
          'whether to bid in a tender',
        ],
        [
          'مُنَاقَصَةٌ تَطْلُبُ مُوَاصَفَاتِ مُنَافِسِكُمْ بِالضَّبْطِ. هَلْ رَأْيُكْ أَنْ نُقَدِّمَ عَرْضًا، وَعَلَى أَيِّ أَسَاسٍ؟',
          'مَتَى تَسْتَحِقُّ الْمُنَاقَصَةُ الْجُهْدَ؟',
          'من كتبها وهل تفتحها الأسئلة|فرصة العرض وتكلفته|ما يمكن إثباته|الدرس من الخسارة',
          'مناقصة,عرض,مواصفات,تكلفة,فرصة',
          'دُخُولِ الْمُنَاقَصَةِ',
        ],
      ),
    ],
  },
};

import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const SUPPORT: FamilyBank = {
  technical: {
    easy: [
      template(
        'support-angry',
        'practice communication',
        [
          'A customer begins the call by shouting. How do you respond in the first minute?',
          'How do you calm an angry caller?',
          'listening and naming the problem|taking responsibility without blame|the next step and when',
          'listen,sorry,understand,solve,calm,step',
          'an angry caller',
        ],
        [
          'عَمِيلٌ يَبْدَأُ الْمُكَالَمَةَ بِالصُّرَاخِ. كَيْفَ سَيَكُونُ رَدُّكْ فِي الدَّقِيقَةِ الْأُولَى؟',
          'مَا طَرِيقَتُكْ فِي تَهْدِئَةِ مُتَّصِلٍ غَاضِبٍ؟',
          'الاستماع وتسمية المشكلة|تحمل المسؤولية دون لوم|الخطوة التالية وموعدها',
          'استماع,اعتذار,فهم,حل,هدوء',
          'مُتَّصِلٍ غَاضِبٍ',
        ],
      ),
      template(
        'support-ticket',
        'practice craft',
        [
          'A message says only: it does not work. What do you answer, and what do you look at before you answer?',
          'How do you handle a request that tells you almost nothing?',
          'what can be seen without asking|few questions, all at once|something to try in the meantime',
          'question,account,log,steps,reply,screenshot',
          'a request that says too little',
        ],
        [
          'وَصَلَتْكْ رِسَالَةٌ تَقُولُ فَقَطْ: لَا يَعْمَلُ. مَا رَدُّكْ، وَمَا الَّذِي عَلَيْكْ مُرَاجَعَتُهُ قَبْلَهُ؟',
          'مَا طَرِيقَتُكْ فِي مُعَالَجَةِ طَلَبٍ لَا يَكَادُ يَقُولُ شَيْئًا؟',
          'ما يمكن معرفته دون سؤال|أسئلة قليلة دفعة واحدة|ما يمكن تجربته أثناء ذلك',
          'سؤال,حساب,سجل,خطوات,رد',
          'طَلَبٍ قَلِيلِ التَّفَاصِيلِ',
        ],
      ),
      template(
        'support-escalate',
        'practice judgement',
        [
          'When do you pass a case on to someone else, and what do you pass on with it?',
          'How do you decide that a case is beyond you?',
          "the limits of time and knowledge|everything known so far in writing|staying the customer's contact",
          'escalate,history,owner,limit,notes,update',
          'passing a case on',
        ],
        [
          'مَتَى يَكُونُ عَلَيْكْ تَحْوِيلُ الْحَالَةِ إِلَى شَخْصٍ آخَرَ، وَمَا الَّذِي عَلَيْكْ تَسْلِيمُهُ مَعَهَا؟',
          'مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّ الْحَالَةَ تَحْتَاجُ إِلَى مَنْ هُوَ أَعْلَمُ بِهَا؟',
          'حدود الوقت والمعرفة|كل المعلوم مكتوبا|البقاء على تواصل مع العميل',
          'تصعيد,سجل,مسؤول,حدود,متابعة',
          'تَحْوِيلِ الْحَالَةِ إِلَى غَيْرِ الْمُخْتَصِّ',
        ],
      ),
    ],
    medium: [
      template(
        'support-repeat',
        'practice improvement',
        [
          'The same question reaches your team fifty times a week. What do you do, besides answering it?',
          'How do you make a frequent question go away?',
          'finding out why it is asked|an article, a text or a change in the product|whom you convince|how you measure it',
          'cause,article,product,ticket,measure,reduce',
          'a question that keeps coming',
        ],
        [
          'يَصِلُ السُّؤَالُ نَفْسُهُ إِلَى الْفَرِيقِ خَمْسِينَ مَرَّةً فِي الْأُسْبُوعِ. مَا الَّذِي عَلَيْكْ فِعْلُهُ غَيْرَ الْإِجَابَةِ عَنْهُ؟',
          'مَا طَرِيقَتُكْ فِي التَّخَلُّصِ مِنْ سُؤَالٍ مُتَكَرِّرٍ؟',
          'معرفة سبب السؤال|مقال أو نص أو تغيير في المنتج|من يجب إقناعه|طريقة القياس',
          'سبب,مقال,منتج,تذكرة,قياس',
          'سُؤَالٍ مُتَكَرِّرٍ',
        ],
      ),
      template(
        'support-outage',
        'practice communication',
        [
          'Everything is down, a thousand people write at once, and engineering has no answer yet. What do you tell them, and how often?',
          'How do you speak to customers while you do not know the reason yourself?',
          'one place for the news|honest words without guesses|a time for the next message|sorting out urgent cases',
          'status,update,honest,template,priority,time',
          'answering customers during an outage',
        ],
        [
          'تَعَطَّلَ كُلُّ شَيْءٍ، وَأَلْفُ شَخْصٍ يَكْتُبُونَ مَعًا، وَلَا تَفْسِيرَ بَعْدُ. مَا الَّذِي سَيَسْمَعُونَهُ مِنْكْ، وَكَمْ مَرَّةً؟',
          'مَا طَرِيقَتُكْ فِي مُخَاطَبَةِ الْعُمَلَاءِ وَالسَّبَبُ غَيْرُ مَعْرُوفٍ؟',
          'مكان واحد للأخبار|كلام صادق بلا تخمين|موعد الرسالة التالية|فرز الحالات العاجلة',
          'حالة,تحديث,صدق,أولوية,موعد',
          'الرَّدِّ عَلَى الْعُمَلَاءِ أَثْنَاءَ عُطْلٍ عَامٍّ',
        ],
      ),
      template(
        'support-measure',
        'practice quality',
        [
          'Your team answers faster every month, yet more customers write again. What is going on, and which measure would you change?',
          'How do you keep a team from being fast but useless?',
          'what the fast answer leaves open|reading cases, not only figures|a measure of solved at once|how the team learns of it',
          'reopen,resolution,satisfaction,time,quality,review',
          'speed against real help',
        ],
        [
          'الْفَرِيقُ أَسْرَعُ كُلَّ شَهْرٍ فِي الرَّدِّ، لٰكِنَّ الْعُمَلَاءَ يَكْتُبُونَ مَرَّةً أُخْرَى. مَا السَّبَبُ بِرَأْيِكْ، وَأَيُّ مُؤَشِّرٍ عَلَيْكْ تَغْيِيرُهُ؟',
          'مَا خُطُوَاتُكْ كَيْ لَا تَكُونَ سُرْعَةُ الْفَرِيقِ بِلَا فَائِدَةٍ؟',
          'ما يتركه الرد السريع|قراءة الحالات لا الأرقام وحدها|مقياس الحل من أول مرة|تعلم الفريق منه',
          'إعادة,حل,رضا,وقت,جودة',
          'السُّرْعَةِ فِي مُقَابِلِ الْحَلِّ الْحَقِيقِيِّ',
        ],
      ),
    ],
    hard: [
      template(
        'support-policy',
        'practice judgement',
        [
          'The rules forbid the refund that would be fair. What do you do for this customer, and what do you do about the rule?',
          'When do you make an exception, and who should know of it?',
          'what you can do within the rules|the case for an exception|the precedent it sets|changing the rule with evidence',
          'policy,exception,refund,fair,escalate,evidence',
          'a rule that is unfair to a customer',
        ],
        [
          'تَمْنَعُ الْقَوَاعِدُ رَدَّ مَبْلَغٍ مِنَ الْعَدْلِ رَدُّهُ. مَا الَّذِي عَلَيْكْ فِعْلُهُ لِهٰذَا الْعَمِيلِ، وَمَاذَا عَنِ الْقَاعِدَةِ؟',
          'مَتَى يَكُونُ الِاسْتِثْنَاءُ صَحِيحًا بِرَأْيِكْ، وَمَنْ عَلَيْكْ إِبْلَاغُهُ بِهِ؟',
          'الممكن ضمن القواعد|مبررات الاستثناء|السابقة التي يصنعها|تغيير القاعدة بالدليل',
          'سياسة,استثناء,عدل,تصعيد,دليل',
          'قَاعِدَةٍ غَيْرِ مُنْصِفَةٍ لِلْعَمِيلِ',
        ],
      ),
      template(
        'support-scale',
        'practice planning',
        [
          'Requests will double within a year and the team will not. What do you change in the product, in self-service and in the team, and what first?',
          'How do you prepare a support team for twice the load?',
          'which requests need not exist|what customers can do alone|what must stay human|figures that show it works',
          'volume,article,automation,deflect,product,training',
          'twice the requests with the same team',
        ],
        [
          'سَتَتَضَاعَفُ الطَّلَبَاتُ خِلَالَ عَامٍ وَالْفَرِيقُ كَمَا هُوَ. مَا الَّذِي عَلَيْكْ تَغْيِيرُهُ، وَبِمَاذَا سَتَكُونُ بِدَايَتُكْ؟',
          'مَا طَرِيقَتُكْ فِي إِعْدَادِ فَرِيقِ الدَّعْمِ لِضِعْفِ الْحِمْلِ؟',
          'طلبات يمكن منعها|ما ينجزه العميل وحده|ما يبقى بيد الإنسان|أرقام تثبت النجاح',
          'حجم,مقال,أتمتة,منتج,تدريب',
          'ضِعْفِ الطَّلَبَاتِ بِالْفَرِيقِ نَفْسِهِ',
        ],
      ),
      template(
        'support-voice',
        'story improvement',
        [
          'Tell me about a time when what customers told you changed the product or a process. How did you make the case, and what came of it?',
          'When did support change something bigger than one case?',
          'the pattern in the cases|figures and one telling story|who had to be convinced|the effect on customers',
          'pattern,cases,product,convince,data,changed',
          "bringing the customers' voice to the product",
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ تَغْيِيرٍ فِي الْمُنْتَجِ أَوِ الْعَمَلِ كَانَ سَبَبُهُ كَلَامَ عُمَلَائِكْ. كَيْفَ أَقْنَعْتْ بِهِ الْآخَرِينَ، وَمَا نَتِيجَتُهُ؟',
          'مَتَى غَيَّرْتْ شَيْئًا أَكْبَرَ مِنْ حَالَةٍ وَاحِدَةٍ؟',
          'النمط في الحالات|أرقام وقصة معبرة|من لزم إقناعه|الأثر على العملاء',
          'نمط,حالات,منتج,إقناع,بيانات',
          'إِيصَالِ صَوْتِ الْعُمَلَاءِ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'support-hr-kind',
        'story service',
        [
          'Tell me about a customer for whom you did more than you had to. Why that one, and how did it end?',
          'Which customer do you remember gladly?',
          'what they needed|what you did beyond the usual|how they took it',
          'customer,helped,extra,thanked,listened',
          'a customer you helped beyond the script',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمِيلٍ قَدَّمْتْ لَهُ أَكْثَرَ مِنَ الْمُعْتَادِ. لِمَاذَا فَعَلْتْ ذٰلِكَ، وَكَيْفَ كَانَ رَدُّهُ؟',
          'أَيُّ عَمِيلٍ مَا زَالَ فِي ذَاكِرَتِكْ، وَلِمَاذَا؟',
          'حاجته|ما قدم فوق المعتاد|كيف استقبله',
          'عميل,مساعدة,شكر,استماع',
          'عَمِيلٍ خُدِمَ بِأَكْثَرَ مِنَ الْمُعْتَادِ',
        ],
      ),
      template(
        'support-hr-tired',
        'story pressure',
        [
          'What helps you to stay friendly at the end of a long day of calls? Tell me about such a day.',
          'How do you keep your patience when you are tired?',
          'a habit between calls|how colleagues help|the day in question',
          'patience,calls,break,team,calm',
          'staying friendly at the end of a shift',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ يَوْمٍ كَثُرَتْ فِيهِ الْمُكَالَمَاتُ عَلَيْكْ. كَيْفَ حَافَظْتْ عَلَى لُطْفِكْ مَعَ الْمُتَّصِلِ الْأَرْبَعِينَ؟',
          'مَا الَّذِي يُسَاعِدُكْ عَلَى الصَّبْرِ مَعَ التَّعَبِ؟',
          'عادة بين المكالمات|دور الزملاء|اليوم المقصود',
          'صبر,مكالمات,استراحة,فريق',
          'اللُّطْفِ فِي نِهَايَةِ يَوْمٍ طَوِيلٍ',
        ],
      ),
    ],
    medium: [
      template(
        'support-hr-own-error',
        'story learning',
        [
          'Tell me about a wrong answer you gave a customer. How did you find out, and how did you put it right?',
          'When did you have to call a customer back and say you were wrong?',
          'the answer and its effect|how you told them|the repair|what you check since',
          'wrong,called,apologized,fixed,check',
          'a wrong answer given to a customer',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ إِجَابَةٍ خَاطِئَةٍ قَدَّمْتْهَا لِعَمِيلٍ. كَيْفَ اكْتَشَفْتْ الْخَطَأَ، وَكَيْفَ صَحَّحْتْهُ؟',
          'مَتَى كَانَ عَلَيْكْ الِاعْتِرَافُ لِعَمِيلٍ بِخَطَأٍ مِنْكْ؟',
          'الإجابة وأثرها|إبلاغ العميل|التصحيح|ما يفحص منذ ذلك',
          'خطأ,اتصال,اعتذار,تصحيح',
          'إِجَابَةٍ خَاطِئَةٍ لِعَمِيلٍ',
        ],
      ),
      template(
        'support-hr-other-team',
        'story conflict',
        [
          'Tell me about a case that was stuck because another team did not answer. How did you get it moving?',
          'When did you depend on people who had other priorities?',
          'what the customer lost meanwhile|how you asked, and asked again|what you understood of their side|how it was solved',
          'team,waiting,asked,priority,solved',
          'a team that does not answer',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ حَالَةٍ تَعَطَّلَتْ عِنْدَكْ لِأَنَّ فَرِيقًا آخَرَ لَمْ يَرُدَّ. كَيْفَ حَرَّكْتْهَا دُونَ خُصُومَةٍ؟',
          'مَتَى اعْتَمَدَ عَمَلُكْ عَلَى مَنْ لَهُمْ أَوْلَوِيَّاتٌ أُخْرَى، وَمَاذَا فَعَلْتْ؟',
          'خسارة العميل أثناء ذلك|الطلب وتكراره|فهم ظروفهم|كيف حلت',
          'فريق,انتظار,طلب,أولوية',
          'فَرِيقٍ لَا يَرُدُّ',
        ],
      ),
    ],
    hard: [
      template(
        'support-hr-threat',
        'story integrity',
        [
          'Tell me about a time when a customer insulted or threatened you or a colleague. Where did you draw the line?',
          'How did you protect a colleague and still serve a customer?',
          'what was said, in general terms|the line and how you stated it|the support given|what became of the customer',
          'threat,limit,calm,colleague,policy',
          'a customer who threatens',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمِيلٍ أَسَاءَ إِلَيْكْ أَوْ إِلَى زَمِيلٍ. أَيْنَ وَضَعْتْ الْحَدَّ، وَمَنْ سَاعَدَكْ؟',
          'كَيْفَ حَمَيْتْ زَمِيلًا مَعَ الِاسْتِمْرَارِ فِي خِدْمَةِ الْعَمِيلِ؟',
          'ما حدث إجمالا|الحد وكيف قيل|الدعم المقدم|مصير العميل',
          'تهديد,حد,هدوء,زميل',
          'عَمِيلٍ يُهَدِّدُ',
        ],
      ),
      template(
        'support-hr-morale',
        'story influence',
        [
          'Tell me about a time when your team had lost heart. What did you do, and what changed?',
          'How did you help a discouraged team?',
          'what had worn it down|what you did first|who joined in|the sign of change',
          'team,morale,started,together,figures',
          'lifting a discouraged team',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ وَقْتٍ ضَعُفَتْ فِيهِ مَعْنَوِيَّاتُ فَرِيقِكْ. مَا الَّذِي فَعَلْتْهُ، وَمَا الَّذِي تَحَسَّنَ؟',
          'كَيْفَ سَاعَدْتْ فَرِيقًا مُحْبَطًا؟',
          'سبب الإحباط|أول خطوة|من شارك|علامة التغير',
          'فريق,معنويات,خطوة,أرقام',
          'رَفْعِ مَعْنَوِيَّاتِ الْفَرِيقِ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which sentence would the customer hear or read from you?',
      'ar-SA': 'مَا الْجُمْلَةُ الَّتِي يَسْمَعُهَا الْعَمِيلُ مِنْكْ أَوْ يَقْرَؤُهَا؟',
    },
    no_result: {
      'en-US': 'Does the customer have to write again afterwards, and how do you know?',
      'ar-SA': 'هَلْ يَحْتَاجُ الْعَمِيلُ إِلَى الْكِتَابَةِ مَرَّةً أُخْرَى، وَمَا دَلِيلُكْ عَلَى ذٰلِكَ؟',
    },
  },
};

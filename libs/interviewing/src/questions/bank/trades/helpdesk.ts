import { template } from '../template';
import type { Trade } from './trade';

/** Support for customers and users. */
export const HELPDESK: Trade = {
  family: 'support',
  evidence:
    /\btechnical\b|\bit\b|\bhelp ?desk\b|\bservice desk\b|\bsoftware\b|\btickets?\b|\btroubleshoot\w*|تقني|فني|تذاكر|برامج/u,
  technical: {
    easy: [
      template(
        'helpdesk-no-internet',
        'practice diagnosis',
        [
          'A customer says that the internet is down. Which questions and checks come first, and why in that order?',
          'How do you narrow down a connection problem over the phone?',
          'one device or all, cable or wireless|lights, restart, known outages|one change at a time',
          'connection,device,router,cable,outage,restart',
          'a connection that is down',
        ],
        [
          'يَقُولُ عَمِيلٌ إِنَّ الْإِنْتَرْنِتَ مَقْطُوعٌ. مَا أَسْئِلَتُكْ وَفُحُوصُكْ الْأُولَى، وَلِمَاذَا بِهٰذَا التَّرْتِيبِ؟',
          'مَا طَرِيقَتُكْ فِي حَصْرِ مُشْكِلَةِ اتِّصَالٍ عَبْرَ الْهَاتِفِ؟',
          'جهاز واحد أم الكل وسلك أم لاسلكي|الأضواء وإعادة التشغيل والأعطال المعلنة|تغيير واحد كل مرة',
          'اتصال,جهاز,موجه,سلك,عطل',
          'انْقِطَاعِ الِاتِّصَالِ',
        ],
      ),
      template(
        'helpdesk-verify',
        'practice risk',
        [
          'Someone calls and asks you to reset a password for a director who is "in a meeting". What do you do?',
          'How do you make sure that a caller is who they say?',
          'checking identity by the rules, for everybody|calling back on the number on file|staying polite under pressure|reporting the attempt',
          'identity,verify,password,reset,callback,report',
          'checking who is calling',
        ],
        [
          'اتَّصَلَ شَخْصٌ يَطْلُبُ تَغْيِيرَ كَلِمَةِ مُرُورِ مُدِيرٍ هُوَ «فِي اجْتِمَاعٍ». كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ هُوِيَّةِ الْمُتَّصِلِ؟',
          'التحقق حسب القواعد مع الجميع|معاودة الاتصال بالرقم المسجل|اللباقة تحت الضغط|الإبلاغ عن المحاولة',
          'هوية,تحقق,مرور,اتصال,إبلاغ',
          'التَّحَقُّقِ مِنْ هُوِيَّةِ الْمُتَّصِلِ',
        ],
      ),
      template(
        'helpdesk-ticket-notes',
        'practice communication',
        [
          'What do you write in a ticket so that the colleague who picks it up tomorrow does not have to ask the customer again?',
          'What belongs in a good ticket?',
          'what the customer sees, in their words|what was tried, with results and times|what happens next and who waits for what',
          'ticket,note,tried,result,next,version',
          'notes in a ticket',
        ],
        [
          'مَا الَّذِي يَجِبُ عَلَيْكْ كِتَابَتُهُ فِي التَّذْكِرَةِ حَتَّى لَا يَسْأَلَ زَمِيلٌ الْعَمِيلَ مَرَّةً أُخْرَى غَدًا؟',
          'مَا مَضْمُونُ التَّذْكِرَةِ الْجَيِّدَةِ؟',
          'ما يراه العميل بكلماته|ما جرب مع النتائج والأوقات|الخطوة التالية ومن ينتظر ماذا',
          'تذكرة,ملاحظة,تجربة,نتيجة,خطوة',
          'كِتَابَةِ التَّذْكِرَةِ',
        ],
      ),
    ],
    medium: [
      template(
        'helpdesk-priority',
        'practice planning',
        [
          'You have thirty open tickets, three angry customers and one chat waiting. How do you decide what to do first?',
          'How do you work through a full queue?',
          'impact and urgency, not loudness|promised times and dependencies|quick answers in between|telling people when they will hear from you',
          'priority,queue,impact,urgent,promise,ticket',
          'a full queue',
        ],
        [
          'لَدَيْكْ ثَلَاثُونَ تَذْكِرَةً وَثَلَاثَةُ عُمَلَاءَ غَاضِبِينَ وَمُحَادَثَةٌ تَنْتَظِرُ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ تَرْتِيبُكْ لِلْعَمَلِ؟',
          'مَا طَرِيقَتُكْ فِي إِدَارَةِ قَائِمَةِ تَذَاكِرَ مُمْتَلِئَةٌ؟',
          'الأثر والاستعجال لا علو الصوت|المواعيد الموعودة وما يتوقف عليها|إجابات سريعة بينها|إبلاغ الناس بموعد الرد',
          'أولوية,قائمة,أثر,عاجل,وعد',
          'تَرْتِيبِ التَّذَاكِرِ',
        ],
      ),
      template(
        'helpdesk-no',
        'practice judgement',
        [
          'A customer demands a refund that the rules do not allow, and threatens with a bad review. How do you say no, and what do you offer?',
          'How do you refuse something without losing the customer?',
          'hearing the whole story first|a clear no with its reason|what is possible instead|passing on a rule that is wrong',
          'refund,policy,offer,explain,review,escalate',
          'saying no to a customer',
        ],
        [
          'يُطَالِبُ عَمِيلٌ بِاسْتِرْدَادٍ لَا تَسْمَحُ بِهِ الْقَوَاعِدُ وَيُهَدِّدُ بِتَقْيِيمٍ سَيِّئٍ. مَا طَرِيقَتُكْ فِي رَفْضِ طَلَبِهِ، وَمَا الْبَدِيلُ الَّذِي لَدَيْكْ لَهُ؟',
          'مَا طَرِيقَتُكْ فِي رَفْضِ طَلَبٍ دُونَ خَسَارَةِ الْعَمِيلِ؟',
          'سماع القصة كاملة|رفض واضح مع سببه|الممكن بدلا منه|إيصال القاعدة الخاطئة لأصحابها',
          'استرداد,قاعدة,بديل,شرح,تصعيد',
          'رَفْضِ طَلَبِ الْعَمِيلِ',
        ],
      ),
      template(
        'helpdesk-article',
        'practice improvement',
        [
          'Half of the readers of a help article still open a ticket afterwards. How do you find out what is wrong with it, and how do you rewrite it?',
          'How do you make a help article that solves the problem?',
          'what they searched for and what they wrote then|steps tried on a fresh account|one problem per article, words of the customer|measuring again',
          'article,search,steps,customer,rewrite,measure',
          'a help article that does not help',
        ],
        [
          'نِصْفُ قُرَّاءِ مَقَالِ الْمُسَاعَدَةِ يَفْتَحُونَ تَذْكِرَةً بَعْدَهُ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ الْخَلَلِ فِيهِ وَلِإِصْلَاحِهِ؟',
          'مَا طَرِيقَتُكْ فِي كِتَابَةِ مَقَالِ مُسَاعَدَةٍ يَحُلُّ الْمُشْكِلَةَ؟',
          'عم بحثوا وماذا كتبوا بعدها|تجربة الخطوات بحساب جديد|مشكلة واحدة بكلمات العميل|القياس مرة أخرى',
          'مقال,بحث,خطوات,عميل,قياس',
          'مَقَالِ الْمُسَاعَدَةِ',
        ],
      ),
    ],
    hard: [
      template(
        'helpdesk-recurring',
        'practice diagnosis',
        [
          'The same fault comes back for ten customers after every fix, and engineering says that it is solved. How do you build the case?',
          'How do you prove that a fault is not solved?',
          'what the cases have in common: version, place, time|steps that show it, with evidence|numbers and cost to customers|a named owner and a date',
          'recurring,evidence,version,pattern,engineering,impact',
          'a fault that keeps coming back',
        ],
        [
          'يَعُودُ الْخَلَلُ نَفْسُهُ لِعَشَرَةِ عُمَلَاءَ بَعْدَ كُلِّ إِصْلَاحٍ، وَالْفَرِيقُ التِّقْنِيُّ يَقُولُ إِنَّهُ حُلَّ. مَا دَلِيلُكْ لَهُمْ عَلَى الْعَكْسِ؟',
          'مَا طَرِيقَتُكْ فِي إِثْبَاتِ أَنَّ الْخَلَلَ لَمْ يُحَلَّ؟',
          'المشترك بين الحالات: الإصدار والمكان والوقت|خطوات تظهره مع الدليل|الأعداد وثمنها على العملاء|مسؤول معين وموعد',
          'تكرار,دليل,إصدار,نمط,أثر',
          'خَلَلٍ يَتَكَرَّرُ',
        ],
      ),
      template(
        'helpdesk-levels',
        'practice planning',
        [
          'Your second-level team is overloaded because first level passes on too much. What do you look at, and what do you change?',
          'How do you make the first level solve more cases?',
          'which cases are passed on, and what was missing|access, knowledge and time at first level|clear criteria and feedback on returned cases|what must stay with specialists',
          'escalation,first level,knowledge,access,criteria,feedback',
          'too many escalations',
        ],
        [
          'فَرِيقُ الْمُسْتَوَى الثَّانِي مُرْهَقٌ لِأَنَّ الْأَوَّلَ يُحِيلُ إِلَيْهِ الْكَثِيرَ. مَا الَّذِي عَلَيْكْ فَحْصُهُ، وَمَا الَّذِي عَلَيْكْ تَغْيِيرُهُ؟',
          'كَيْفَ يَحُلُّ الْمُسْتَوَى الْأَوَّلُ حَالَاتٍ أَكْثَرَ؟',
          'ما يحال وما كان ينقصه|الصلاحيات والمعرفة والوقت|معايير واضحة وملاحظات على المعاد|ما يبقى للمختصين',
          'إحالة,مستوى,معرفة,صلاحية,معيار',
          'كَثْرَةِ الْإِحَالَاتِ',
        ],
      ),
      template(
        'helpdesk-data-loss',
        'practice risk',
        [
          'A customer has lost a year of data through a mistake on your side. You are the first to talk to them. What do you say, and what do you do next?',
          'How do you handle a serious mistake of your own company?',
          'saying what is known and what is not|no guesses about fault or recovery|who is called at once, and one contact|when you call again, and keeping to it',
          'data,loss,honest,escalate,recover,update',
          'a serious mistake on your side',
        ],
        [
          'فَقَدَ عَمِيلٌ بَيَانَاتِ سَنَةٍ بِسَبَبِ خَطَأٍ مِنْ شَرِكَتِكْ، وَسَيَكُونُ حَدِيثُهُ الْأَوَّلُ مَعَكْ. مَا الَّذِي سَيَسْمَعُهُ مِنْكْ، وَمَا خُطْوَتُكْ التَّالِيَةُ؟',
          'مَا طَرِيقَتُكْ فِي إِدَارَةِ خَطَأٍ جَسِيمٍ مِنَ الشَّرِكَةِ؟',
          'قول ما يعرف وما لا يعرف|دون تخمين للمسؤولية أو الاستعادة|من يستدعى فورا وجهة اتصال واحدة|موعد الاتصال التالي والالتزام به',
          'بيانات,فقدان,صدق,تصعيد,استعادة',
          'خَطَأٍ جَسِيمٍ مَعَ عَمِيلٍ',
        ],
      ),
    ],
  },
};

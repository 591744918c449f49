import { template } from '../template';
import type { Trade } from './trade';

/** Projects and products. */
export const PROJECTS: Trade = {
  family: 'product',
  technical: {
    easy: [
      template(
        'projects-kickoff',
        'practice planning',
        [
          'You take over a new project on Monday. What do you want to have settled by the end of the first week?',
          'What do you do in the first week of a project?',
          'goal, scope and who decides|people, dates and dependencies|biggest risks and the next two weeks',
          'goal,scope,stakeholder,risk,plan,decide',
          'the first week of a project',
        ],
        [
          'تَسَلَّمْتْ مَشْرُوعًا جَدِيدًا يَوْمَ الْأَحَدِ. مَا الَّذِي عَلَيْكْ حَسْمُهُ قَبْلَ نِهَايَةِ الْأُسْبُوعِ الْأَوَّلِ؟',
          'مَا خُطُوَاتُكْ فِي أَوَّلِ أُسْبُوعٍ مِنَ الْمَشْرُوعِ؟',
          'الهدف والنطاق وصاحب القرار|الناس والمواعيد وما يتوقف عليه|أكبر المخاطر والأسبوعان القادمان',
          'هدف,نطاق,قرار,مخاطر,خطة',
          'أُسْبُوعِ الْمَشْرُوعِ الْأَوَّلِ',
        ],
      ),
      template(
        'projects-status',
        'practice communication',
        [
          'How do you report the status of a project so that a busy manager knows in one minute whether to worry?',
          'What belongs in a status report?',
          'on track or not, and since when|what changed, what is decided next|what you need from the reader',
          'status,report,risk,decision,change',
          'reporting status',
        ],
        [
          'مَا طَرِيقَتُكْ فِي كِتَابَةِ تَقْرِيرِ حَالَةِ الْمَشْرُوعِ حَتَّى يَعْرِفَ مُدِيرٌ مَشْغُولٌ فِي دَقِيقَةٍ هَلْ هُنَاكَ مَا يُقْلِقُ؟',
          'مَا مَضْمُونُ تَقْرِيرِ الْحَالَةِ؟',
          'على المسار أم لا ومنذ متى|ما تغير وما القرار القادم|المطلوب من القارئ',
          'حالة,تقرير,مخاطر,قرار,تغير',
          'تَقْرِيرِ الْحَالَةِ',
        ],
      ),
      template(
        'projects-scope',
        'practice risk',
        [
          'A stakeholder asks for "one small addition" in the middle of the work. What do you do before you say yes or no?',
          'How do you handle a request outside the scope?',
          'why it is needed and by whom|effect on time, cost and other work|who decides, in writing|what could be dropped for it',
          'scope,change,effect,decide,request',
          'requests outside the scope',
        ],
        [
          'طَلَبَ أَحَدُ أَصْحَابِ الْمَصْلَحَةِ «إِضَافَةً صَغِيرَةً» فِي مُنْتَصَفِ الْعَمَلِ. مَا خُطُوَاتُكْ قَبْلَ الْقَبُولِ أَوِ الرَّفْضِ؟',
          'مَا طَرِيقَتُكْ فِي إِدَارَةِ طَلَبٍ خَارِجَ النِّطَاقِ؟',
          'سبب الحاجة وصاحبها|الأثر على الوقت والتكلفة والعمل الآخر|صاحب القرار كتابة|ما يترك مقابلها',
          'نطاق,تغيير,أثر,قرار,طلب',
          'طَلَبٍ خَارِجَ النِّطَاقِ',
        ],
      ),
    ],
    medium: [
      template(
        'projects-dependency',
        'practice diagnosis',
        [
          'Your project waits for another team that has its own priorities. How do you get what you need without escalating at once?',
          'What do you do when another team blocks you?',
          'what is needed, by when, and what it holds up|what they would gain or lose|smaller steps or a way around|when you do escalate, and with them',
          'dependency,priority,team,escalate,workaround',
          'waiting for another team',
        ],
        [
          'يَتَوَقَّفُ مَشْرُوعُكْ عَلَى فَرِيقٍ آخَرَ لَهُ أَوْلَوِيَّاتُهُ. مَا خُطُوَاتُكْ لِلْحُصُولِ عَلَى الْمَطْلُوبِ دُونَ تَصْعِيدٍ فَوْرِيٍّ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَمَا يُعَطِّلُكُمْ فَرِيقٌ آخَرُ؟',
          'المطلوب وموعده وما يعطله|مكسب الفريق الآخر وخسارته|خطوات أصغر أو طريق بديل|متى يصعد الأمر وبحضورهم',
          'اعتماد,أولوية,فريق,تصعيد,بديل',
          'انْتِظَارِ فَرِيقٍ آخَرَ',
        ],
      ),
      template(
        'projects-estimate',
        'practice quality',
        [
          'The team says six weeks and the sponsor expects three. How do you find out which number is right, and what do you offer?',
          'How do you deal with an estimate that nobody likes?',
          "what is in the estimate and how sure it is|parts that can come first|risks of cutting tests or people's time|a range and a date to decide",
          'estimate,range,scope,risk,sponsor,date',
          'an estimate that nobody likes',
        ],
        [
          'يَقُولُ الْفَرِيقُ سِتَّةَ أَسَابِيعَ وَيَتَوَقَّعُ الرَّاعِي ثَلَاثَةً. مَا طَرِيقَتُكْ فِي مَعْرِفَةِ الْأَصَحِّ، وَمَا الْحَلُّ الَّذِي عَلَيْكْ عَرْضُهُ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ تَقْدِيرٍ لَا يُعْجِبُ أَحَدًا؟',
          'مضمون التقدير ودرجة اليقين|ما يمكن تقديمه أولا|خطر تقليل الاختبار أو الوقت|مدى وتاريخ للقرار',
          'تقدير,مدى,نطاق,خطر,تاريخ',
          'تَقْدِيرٍ لَا يُعْجِبُ أَحَدًا',
        ],
        {
          en: [
            [
              'add people to speed it up|adding people makes it faster',
              'Adding people to a late project often slows it down at first.',
            ],
          ],
          ar: [['زياده العدد تسرع', 'زيادة العدد في مشروع متأخر تبطئه في البداية غالبا.']],
        },
      ),
      template(
        'projects-feedback',
        'practice judgement',
        [
          'Users ask for ten features, and the data shows that nine of ten only use one. How do you decide what to build next?',
          'How do you weigh what users say against what they do?',
          'the problem behind each request|who asks and who stays silent|small tests before building|what it costs to keep',
          'users,data,request,test,value,cost',
          'what users say and what they do',
        ],
        [
          'يَطْلُبُ الْمُسْتَخْدِمُونَ عَشْرَ مِيزَاتٍ، وَالْبَيَانَاتُ تُظْهِرُ أَنَّ مُعْظَمَهُمْ يَسْتَخْدِمُ وَاحِدَةً. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ بِشَأْنِ مَا نَبْنِيهِ بَعْدَ ذٰلِكَ؟',
          'مَا طَرِيقَتُكْ فِي الْمُوَازَنَةِ بَيْنَ قَوْلِ الْمُسْتَخْدِمِينَ وَفِعْلِهِمْ؟',
          'المشكلة وراء كل طلب|من يطلب ومن يصمت|تجارب صغيرة قبل البناء|تكلفة الاستمرار',
          'مستخدم,بيانات,طلب,تجربة,قيمة',
          'قَوْلِ الْمُسْتَخْدِمِينَ وَفِعْلِهِمْ',
        ],
      ),
    ],
    hard: [
      template(
        'projects-rescue',
        'practice improvement',
        [
          'You take over a project that has missed three dates, and the client no longer believes any plan. What do you do in the first month?',
          'How do you rescue a project that has lost all trust?',
          'the real state, from those who do the work|a small result soon and on time|less scope, open risks|a rhythm with the client',
          'rescue,trust,scope,client,plan,result',
          'rescuing a project',
        ],
        [
          'تَسَلَّمْتْ مَشْرُوعًا فَاتَتْهُ ثَلَاثَةُ مَوَاعِيدَ وَلَمْ يَعُدِ الْعَمِيلُ يُصَدِّقُ أَيَّ خُطَّةٍ. مَا خُطَّتُكْ لِلشَّهْرِ الْأَوَّلِ؟',
          'مَا طَرِيقَتُكْ فِي إِنْقَاذِ مَشْرُوعٍ فَقَدَ الثِّقَةَ؟',
          'الوضع الحقيقي ممن ينفذون|نتيجة صغيرة قريبة في موعدها|نطاق أقل ومخاطر معلنة|لقاءات منتظمة مع العميل',
          'إنقاذ,ثقة,نطاق,عميل,نتيجة',
          'إِنْقَاذِ مَشْرُوعٍ',
        ],
      ),
      template(
        'projects-portfolio',
        'practice planning',
        [
          'You have twelve projects and people for seven. How do you decide which ones stop, and how do you tell their sponsors?',
          'How do you cut a list of projects that is too long?',
          'value, cost left, risk and strategy on one page|who is stretched over several|what stopping saves, not what was spent|one decision with the leaders, told in person',
          'portfolio,value,stop,capacity,sponsor,strategy',
          'cutting a list of projects',
        ],
        [
          'لَدَيْكُمْ اثْنَا عَشَرَ مَشْرُوعًا وَنَاسٌ لِسَبْعَةٍ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لِمَا يَتَوَقَّفُ، وَمَا طَرِيقَتُكْ فِي إِبْلَاغِ أَصْحَابِهِ؟',
          'مَا طَرِيقَتُكْ فِي اخْتِصَارِ قَائِمَةِ مَشَارِيعَ طَوِيلَةٌ؟',
          'القيمة والتكلفة المتبقية والخطر والاستراتيجية في صفحة|من يتوزع على عدة مشاريع|ما يوفره الإيقاف لا ما صرف|قرار واحد مع الإدارة يبلغ شخصيا',
          'مشاريع,قيمة,إيقاف,طاقة,قرار',
          'اخْتِصَارِ قَائِمَةِ الْمَشَارِيعِ',
        ],
        {
          en: [
            [
              'already spent too much to stop|spent so much that we must',
              'What has been spent is gone; only what is still to come counts.',
            ],
          ],
          ar: [['صرفنا كثيرا فلا نتوقف', 'ما صرف قد مضى، والقرار على ما سيأتي.']],
        },
      ),
      template(
        'projects-launch',
        'practice quality',
        [
          'Two days before launch, legal finds a problem that touches five percent of customers. How do you decide?',
          'How do you decide about a launch with a known problem?',
          'what can happen to those customers and the company|launching without them, or later|who has the right to decide|what is said, and to whom',
          'launch,risk,legal,decide,customers,delay',
          'a launch with a known problem',
        ],
        [
          'قَبْلَ الْإِطْلَاقِ بِيَوْمَيْنِ وَجَدَتِ الْإِدَارَةُ الْقَانُونِيَّةُ مُشْكِلَةً تَمَسُّ خَمْسَةً فِي الْمِئَةِ مِنَ الْعُمَلَاءِ. مَا قَرَارُكْ، وَعَلَى أَيِّ أَسَاسٍ؟',
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ بِالْإِطْلَاقِ مَعَ مُشْكِلَةٍ مَعْرُوفَةٍ؟',
          'ما قد يحدث لهؤلاء العملاء وللشركة|إطلاق دونهم أو تأجيل|من له حق القرار|ما يقال ولمن',
          'إطلاق,خطر,قانون,قرار,تأجيل',
          'الْإِطْلَاقِ مَعَ مُشْكِلَةٍ',
        ],
      ),
    ],
  },
};

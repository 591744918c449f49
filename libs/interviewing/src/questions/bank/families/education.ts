import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const EDUCATION: FamilyBank = {
  technical: {
    easy: [
      template(
        'teach-lesson',
        'story planning',
        [
          'Describe a lesson that went well. What was its aim, and how did you see that the students had reached it?',
          'Take me through one good lesson of yours.',
          'the aim|the steps of the lesson|how you checked understanding',
          'aim,students,activity,question,check,understand',
          'a lesson that went well',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ دَرْسٍ نَاجِحٍ لَكْ. مَا هَدَفُهُ، وَكَيْفَ عَرَفْتْ أَنَّ الطُّلَّابَ بَلَغُوهُ؟',
          'كَيْفَ سَارَ دَرْسٌ جَيِّدٌ لَكْ مِنَ الْبِدَايَةِ إِلَى النِّهَايَةِ؟',
          'الهدف|خطوات الدرس|التحقق من الفهم',
          'هدف,طلاب,نشاط,سؤال,فهم',
          'دَرْسٍ نَاجِحٍ',
        ],
      ),
      template(
        'teach-question',
        'practice craft',
        [
          'How do you ask questions in class so that more than the same three students answer?',
          'What do you do when the same few students always answer?',
          'time to think before an answer|calling on everyone kindly|what a wrong answer is good for',
          'question,think,pairs,answer,wait,students',
          'asking questions in class',
        ],
        [
          'مَا طَرِيقَتُكْ فِي طَرْحِ الْأَسْئِلَةِ فِي الصَّفِّ حَتَّى لَا يُجِيبَ الطُّلَّابُ أَنْفُسُهُمْ دَائِمًا؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَمَا يُجِيبُ الطُّلَّابُ أَنْفُسُهُمْ دَائِمًا؟',
          'وقت للتفكير قبل الإجابة|إشراك الجميع بلطف|فائدة الإجابة الخاطئة',
          'سؤال,تفكير,مشاركة,إجابة,طلاب',
          'طَرْحِ الْأَسْئِلَةِ فِي الصَّفِّ',
        ],
      ),
      template(
        'teach-marking',
        'practice quality',
        [
          'You return thirty essays. What do you write on them so that the next ones are better?',
          "What makes feedback on a student's work useful?",
          'one or two points, not twenty|what to do next|time to use it in class',
          'feedback,improve,criteria,next,example,redraft',
          'marking that helps',
        ],
        [
          'عِنْدَ إِعَادَةِ ثَلَاثِينَ مَوْضُوعَ تَعْبِيرٍ إِلَى طُلَّابِكْ، مَا الَّذِي عَلَيْكْ كِتَابَتُهُ عَلَيْهَا لِيَتَحَسَّنُوا؟',
          'مَا الَّذِي يَجْعَلُ الْمُلَاحَظَاتِ عَلَى عَمَلِ الطَّالِبِ مُفِيدَةً؟',
          'نقطة أو نقطتان لا عشرون|الخطوة التالية|وقت للاستفادة منها في الصف',
          'ملاحظات,تحسين,معايير,مثال,خطوة',
          'تَصْحِيحٍ يُفِيدُ الطَّالِبَ',
        ],
      ),
    ],
    medium: [
      template(
        'teach-mixed',
        'practice planning',
        [
          'Half of a class is bored and the other half is lost. What do you change in the next lesson, and in the next month?',
          'How do you teach a group of very different levels?',
          'finding out the levels|tasks of different depth|grouping and support|how you see progress',
          'level,group,task,support,assessment,differentiate',
          'a class of different levels',
        ],
        [
          'نِصْفُ الصَّفِّ يَشْعُرُ بِالْمَلَلِ وَالنِّصْفُ الْآخَرُ لَا يَفْهَمُ. مَا الَّذِي عَلَيْكْ تَغْيِيرُهُ فِي الدَّرْسِ التَّالِي، وَفِي الشَّهْرِ التَّالِي؟',
          'مَا طَرِيقَتُكْ فِي تَدْرِيسِ مَجْمُوعَةٍ مُتَفَاوِتَةِ الْمُسْتَوَيَاتِ؟',
          'معرفة المستويات|مهام متفاوتة العمق|المجموعات والدعم|ملاحظة التقدم',
          'مستوى,مجموعة,مهمة,دعم,تقييم',
          'صَفٍّ مُتَفَاوِتِ الْمُسْتَوَيَاتِ',
        ],
      ),
      template(
        'teach-disruption',
        'practice judgement',
        [
          "One student disturbs every lesson, and the usual measures change nothing. What do you try next, and how do you protect the others' learning?",
          'How do you deal with behavior that keeps coming back?',
          'what lies behind it|a private talk and an agreement|clear limits in class|whom you bring in',
          'behavior,talk,agreement,limit,support,counsellor',
          'a student who disturbs the class',
        ],
        [
          'طَالِبٌ يُعَطِّلُ كُلَّ دَرْسٍ وَالْإِجْرَاءَاتُ الْمُعْتَادَةُ لَا تَنْفَعُ. مَا خُطْوَتُكْ التَّالِيَةُ، وَمَا طَرِيقَتُكْ فِي حِمَايَةِ تَعَلُّمِ الْآخَرِينَ؟',
          'مَا طَرِيقَتُكْ فِي مُعَالَجَةِ سُلُوكٍ يَتَكَرَّرُ؟',
          'ما وراء السلوك|حديث خاص واتفاق|حدود واضحة في الصف|من يجب إشراكه',
          'سلوك,حديث,اتفاق,حدود,دعم',
          'طَالِبٍ يُعَطِّلُ الدَّرْسَ',
        ],
      ),
      template(
        'teach-lesson-failed',
        'story improvement',
        [
          'Tell me about a lesson that went wrong. How did you notice, and how did you teach it the next time?',
          'Which lesson did you have to rebuild, and why?',
          "the plan and what happened|how it showed in the students' work|the reason|the new version and its result",
          'lesson,plan,students,changed,understood,result',
          'a lesson that went wrong',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ دَرْسٍ لَكْ لَمْ يَنْجَحْ. كَيْفَ عَرَفْتْ ذٰلِكَ، وَكَيْفَ قَدَّمْتْهُ فِي الْمَرَّةِ التَّالِيَةِ؟',
          'أَيُّ دَرْسٍ كَانَ عَلَيْكْ إِعَادَةُ بِنَائِهِ، وَلِمَاذَا؟',
          'الخطة وما حدث|كيف ظهر في عمل الطلاب|السبب|الصيغة الجديدة ونتيجتها',
          'درس,خطة,طلاب,تغيير,نتيجة',
          'دَرْسٍ لَمْ يَنْجَحْ',
        ],
      ),
    ],
    hard: [
      template(
        'teach-results',
        'practice diagnosis',
        [
          'Your students pass the tests but cannot use what they learned. How do you know, and what do you change although the tests stay?',
          'How do you teach for understanding when only marks are counted?',
          'signs of shallow learning|other forms of assessment|time against the syllabus|how you win over parents and colleagues',
          'understanding,assessment,project,transfer,curriculum,parents',
          'marks without understanding',
        ],
        [
          'يَنْجَحُ الطُّلَّابُ فِي الِاخْتِبَارَاتِ وَلَا يَسْتَطِيعُونَ تَطْبِيقَ مَا تَعَلَّمُوهُ. مَا طَرِيقَتُكْ فِي التَّحَقُّقِ مِنَ السَّبَبِ، وَمَا الَّذِي عَلَيْكْ تَغْيِيرُهُ؟',
          'مَا طَرِيقَتُكْ فِي التَّعْلِيمِ لِلْفَهْمِ مَعَ أَنَّ الدَّرَجَاتِ هِيَ الْمِعْيَارُ؟',
          'علامات التعلم السطحي|أشكال أخرى للتقييم|الوقت مقابل المنهج|كسب الأهل والزملاء',
          'فهم,تقييم,مشروع,منهج',
          'دَرَجَاتٍ بِلَا فَهْمٍ',
        ],
      ),
      template(
        'teach-curriculum',
        'practice planning',
        [
          'The syllabus holds a third more than the year allows. What do you cut or shorten, and on what grounds?',
          'How do you teach less and have students learn more?',
          'what later learning depends on|what the examination asks for|agreeing with colleagues|what you tell students and guardians',
          'syllabus,priority,exam,depth,sequence,colleagues',
          'a syllabus that is too full',
        ],
        [
          'الْمَنْهَجُ أَكْبَرُ مِمَّا يَتَّسِعُ لَهُ الْعَامُ بِمِقْدَارِ الثُّلُثِ. مَا الَّذِي عَلَيْكْ اخْتِصَارُهُ، وَعَلَى أَيِّ أَسَاسٍ، وَبِمُوَافَقَةِ مَنْ؟',
          'مَا خُطُوَاتُكْ كَيْ يَتَعَلَّمَ الطُّلَّابُ أَكْثَرَ مِنْ مَادَّةٍ أَقَلَّ؟',
          'ما يعتمد عليه التعلم اللاحق|ما يطلبه الاختبار|الاتفاق مع الزملاء|ما يقال للطلاب وأولياء الأمور',
          'منهج,أولوية,اختبار,عمق,زملاء',
          'مَنْهَجٍ أَكْبَرَ مِنَ الْوَقْتِ',
        ],
      ),
      template(
        'teach-evidence',
        'practice judgement',
        [
          'The school wants everyone to use a new method, and you are not convinced that it works. How do you find out fairly, and what do you do meanwhile?',
          'How do you judge whether a new way of teaching is better?',
          'what it should improve and by when|a fair comparison|what students say and show|how you speak about your doubts',
          'method,compare,evidence,trial,results,colleagues',
          'a new teaching method',
        ],
        [
          'تُرِيدُ الْمَدْرَسَةُ تَعْمِيمَ طَرِيقَةٍ جَدِيدَةٍ وَفَائِدَتُهَا غَيْرُ مُؤَكَّدَةٍ. مَا طَرِيقَتُكْ فِي اخْتِبَارِهَا بِإِنْصَافٍ؟',
          'مَا طَرِيقَتُكْ فِي الْحُكْمِ عَلَى طَرِيقَةِ تَدْرِيسٍ جَدِيدَةٍ؟',
          'ما يفترض أن تحسنه ومتى|مقارنة عادلة|ما يقوله الطلاب ويظهرونه|طرح الشكوك بلباقة',
          'طريقة,مقارنة,دليل,تجربة,نتائج',
          'طَرِيقَةِ تَدْرِيسٍ جَدِيدَةٍ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'teach-hr-moment',
        'story motivation',
        [
          'Tell me about a moment with a student that you are proud of. What had you done to bring it about?',
          'What keeps you teaching?',
          'the student and the difficulty|what you did|how it showed',
          'student,moment,understood,helped,progress',
          'a moment that makes teaching worth it',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ لَحْظَةٍ مَعَ طَالِبٍ أَسْعَدَتْ يَوْمَكْ. مَا الَّذِي أَدَّى إِلَيْهَا، وَمَا كَانَ دَوْرُكْ؟',
          'مَا الَّذِي يَدْعُوكْ إِلَى الِاسْتِمْرَارِ فِي التَّعْلِيمِ؟',
          'الطالب والصعوبة|ما قدم له|كيف ظهر الأثر',
          'طالب,لحظة,فهم,تقدم',
          'لَحْظَةٍ تَجْعَلُ التَّعْلِيمَ مُجْدِيًا',
        ],
      ),
      template(
        'teach-hr-colleague',
        'story teamwork',
        [
          'Tell me about something you prepared together with another teacher. What did each of you bring to it?',
          'When did working with a colleague make your lessons better?',
          'what you made together|how you shared it|what students gained',
          'together,lesson,shared,colleague,students',
          'sharing work with another teacher',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمَلٍ أَعْدَدْتْهُ مَعَ زَمِيلٍ فِي التَّدْرِيسِ. مَا الَّذِي قَدَّمْتْهُ، وَمَا الَّذِي قَدَّمَهُ زَمِيلُكْ؟',
          'مَتَى صَارَتْ دُرُوسُكْ أَفْضَلَ بِالتَّعَاوُنِ مَعَ زَمِيلٍ؟',
          'ما أعد معا|توزيع العمل|فائدة الطلاب',
          'تعاون,درس,زميل,طلاب',
          'الْعَمَلِ مَعَ مُعَلِّمٍ آخَرَ',
        ],
      ),
    ],
    medium: [
      template(
        'teach-hr-guardian',
        'story conflict',
        [
          'Tell me about a hard talk with the guardian of a student. What did each of you want, and what did you agree on?',
          'When did someone at a school meeting accuse you unfairly?',
          'the complaint and what lay behind it|how you listened|the facts you brought|the agreement',
          'meeting,listened,agreed,student,facts',
          'a hard talk with a guardian',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ حِوَارٍ صَعْبٍ لَكْ مَعَ وَلِيِّ أَمْرِ طَالِبٍ. مَاذَا أَرَادَ، وَعَلَامَ اتَّفَقْتُمَا؟',
          'مَتَى وَاجَهَكْ وَلِيُّ أَمْرٍ بِاتِّهَامٍ غَيْرِ مُنْصِفٍ، وَمَاذَا فَعَلْتْ؟',
          'الشكوى وما وراءها|الاستماع|الوقائع|الاتفاق',
          'لقاء,استماع,اتفاق,طالب',
          'حِوَارٍ صَعْبٍ مَعَ وَلِيِّ أَمْرٍ',
        ],
      ),
      template(
        'teach-hr-sudden',
        'story adaptability',
        [
          'Tell me about a lesson where everything you had planned fell through. What did you do with the class?',
          'Describe a sudden change in your teaching that you had to master.',
          'what fell through|your quick decision|how the students took it|what you keep ready since',
          'plan,improvised,students,changed,ready',
          'a lesson without what was planned',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ دَرْسٍ لَمْ يَسِرْ فِيهِ شَيْءٌ كَمَا خَطَّطْتْ. كَيْفَ تَصَرَّفْتْ مَعَ الصَّفِّ؟',
          'مَتَى فَاجَأَكْ تَغْيِيرٌ فِي التَّدْرِيسِ، وَمَاذَا فَعَلْتْ؟',
          'ما تعذر|القرار السريع|تجاوب الطلاب|الاستعداد منذ ذلك',
          'خطة,تغيير,طلاب,استعداد',
          'دَرْسٍ بِلَا مَا خُطِّطَ لَهُ',
        ],
      ),
    ],
    hard: [
      template(
        'teach-hr-fair-mark',
        'story integrity',
        [
          'Tell me about a time when you were pressed to give a mark that was not earned. What did you do?',
          'Tell me about holding to a fair standard under pressure.',
          'who pressed and why|the standard and its reason|another way you offered|the outcome',
          'mark,standard,fair,pressure,support',
          'pressure to change a mark',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ وَاجَهَكْ فِيهَا ضَغْطٌ لِمَنْحِ دَرَجَةٍ غَيْرِ مُسْتَحَقَّةٍ. كَيْفَ تَصَرَّفْتْ؟',
          'مَتَى تَمَسَّكْتْ بِمِعْيَارٍ عَادِلٍ تَحْتَ الضَّغْطِ؟',
          'من ضغط ولماذا|المعيار وسببه|الطريق البديل|النتيجة',
          'درجة,معيار,عدل,ضغط',
          'ضَغْطٍ لِتَغْيِيرِ دَرَجَةٍ',
        ],
      ),
      template(
        'teach-hr-school-change',
        'story influence',
        [
          'Tell me about something you changed beyond your own classroom. Who hesitated, and what brought them round?',
          'When did an idea of yours spread through a school?',
          'the need|the first allies|the doubts you answered|what is still in place',
          'school,colleagues,convinced,spread,result',
          'changing something for the whole school',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ تَغْيِيرٍ بَدَأْتْهُ وَتَجَاوَزَ صَفَّكْ. مَنْ تَرَدَّدَ فِيهِ، وَكَيْفَ أَقْنَعْتْهُ؟',
          'أَيُّ فِكْرَةٍ لَكْ انْتَشَرَتْ فِي الْمَدْرَسَةِ كُلِّهَا؟',
          'الحاجة|أول المؤيدين|الرد على الشكوك|ما بقي منها',
          'مدرسة,زملاء,إقناع,انتشار',
          'تَغْيِيرٍ عَلَى مُسْتَوَى الْمَدْرَسَةِ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'In which lesson and with which task would I see that?',
      'ar-SA': 'فِي أَيِّ دَرْسٍ مِنْ دُرُوسِكْ وَبِأَيِّ نَشَاطٍ يَظْهَرُ ذٰلِكَ؟',
    },
    no_result: {
      'en-US': 'What can the students do at the end that they could not do at the start?',
      'ar-SA': 'مَا الَّذِي يَسْتَطِيعُهُ الطُّلَّابُ فِي النِّهَايَةِ وَلَمْ يَكُونُوا يَسْتَطِيعُونَهُ فِي الْبِدَايَةِ؟',
    },
  },
};

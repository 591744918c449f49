import { template } from '../template';
import type { Trade } from './trade';

/** Teaching in a classroom. */
export const TEACHING: Trade = {
  family: 'education',
  technical: {
    easy: [
      template(
        'teaching-start',
        'practice planning',
        [
          'It is your first week with a new class. How do you find out what the students can already do?',
          'How do you get to know the level of a new class?',
          "a short task without marks|listening and watching in group work|last year's records, read with care",
          'class,level,task,record,observe,group',
          'the level of a new class',
        ],
        [
          'أُسْبُوعُكْ الْأَوَّلُ مَعَ صَفٍّ جَدِيدٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ مُسْتَوَى الطُّلَّابِ الْحَقِيقِيُّ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ مُسْتَوَى صَفٍّ جَدِيدٍ؟',
          'نشاط قصير دون درجات|الملاحظة أثناء عمل المجموعات|سجلات العام الماضي بحذر',
          'صف,مستوى,نشاط,سجل,ملاحظة',
          'مُسْتَوَى الصَّفِّ الْجَدِيدِ',
        ],
      ),
      template(
        'teaching-objective',
        'practice craft',
        [
          'You plan a lesson for tomorrow. How do you write its objective so that you can see at the end whether it was reached?',
          'What makes a good aim for a lesson?',
          'what students will be able to do|one or two aims, not a list of topics|a task at the end that shows it',
          'objective,aim,task,lesson,check,evidence',
          'the objective of a lesson',
        ],
        [
          'عِنْدَ تَحْضِيرِ دَرْسِ الْغَدِ، مَا طَرِيقَتُكْ فِي صِيَاغَةِ هَدَفٍ يَسْهُلُ عَلَيْكْ التَّأَكُّدُ مِنْ تَحَقُّقِهِ فِي نِهَايَةِ الْحِصَّةِ؟',
          'مَا صِفَاتُ الْهَدَفِ الْجَيِّدِ لِلدَّرْسِ؟',
          'ما سيستطيع الطلاب فعله|هدف أو هدفان لا قائمة موضوعات|نشاط ختامي يظهره',
          'هدف,نشاط,درس,تحقق,دليل',
          'هَدَفِ الدَّرْسِ',
        ],
      ),
      template(
        'teaching-instructions',
        'practice communication',
        [
          'You explained a task, and half of the class does not know what to do. What do you change in how you give instructions?',
          'How do you give instructions that everybody follows?',
          'few steps, shown and not only said|asking a student to say it back|a model or a first example together',
          'instructions,steps,example,model,clear,repeat',
          'giving instructions',
        ],
        [
          'بَعْدَ شَرْحِ النَّشَاطِ، نِصْفُ الصَّفِّ لَا يَعْرِفُ الْمَطْلُوبَ. مَا الَّذِي عَلَيْكْ تَغْيِيرُهُ فِي طَرِيقَةِ إِعْطَاءِ التَّعْلِيمَاتِ؟',
          'مَا طَرِيقَتُكْ فِي إِعْطَاءِ تَعْلِيمَاتٍ يَتْبَعُهَا الْجَمِيعُ؟',
          'خطوات قليلة تعرض ولا تقال فقط|أن يعيدها طالب|مثال أول معا',
          'تعليمات,خطوات,مثال,وضوح,إعادة',
          'إِعْطَاءِ التَّعْلِيمَاتِ',
        ],
      ),
    ],
    medium: [
      template(
        'teaching-formative',
        'practice quality',
        [
          'How do you find out in the middle of a lesson who has understood, without asking "is that clear"?',
          'How do you check understanding while you teach?',
          'short answers from everybody at once|mistakes that show how they think|changing the lesson at once|quiet students',
          'check,understand,whiteboard,mistake,adjust,quiz',
          'checking understanding in a lesson',
        ],
        [
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ مَنْ فَهِمَ وَمَنْ لَمْ يَفْهَمْ أَثْنَاءَ الْحِصَّةِ، دُونَ سُؤَالِ «هَلْ هٰذَا وَاضِحٌ»؟',
          'مَا طَرِيقَتُكْ فِي قِيَاسِ الْفَهْمِ أَثْنَاءَ الشَّرْحِ؟',
          'إجابات قصيرة من الجميع معا|أخطاء تكشف طريقة التفكير|تعديل الدرس فورا|الطلاب الصامتون',
          'فهم,تحقق,خطأ,تعديل,سؤال',
          'قِيَاسِ الْفَهْمِ أَثْنَاءَ الْحِصَّةِ',
        ],
        {
          en: [
            [
              'everyone has the same learning style|visual learners learn only|teach* to their learning style',
              'Matching lessons to "learning styles" has not been shown to help; different forms help everybody.',
            ],
          ],
          ar: [
            [
              'لكل طالب نمط تعلم ثابت|نمط التعلم البصري',
              'لم يثبت أن تدريس كل طالب حسب «نمطه» يحسن التعلم.',
            ],
          ],
        },
      ),
      template(
        'teaching-reading-gap',
        'practice diagnosis',
        [
          'A student reads aloud fluently but cannot say what the text was about. What do you look into, and what do you try?',
          'What do you do when a student reads well but does not understand?',
          'vocabulary, background knowledge, attention|short texts with thinking aloud|questions before and after reading|support outside class',
          'reading,vocabulary,understand,question,text,support',
          'reading without understanding',
        ],
        [
          'طَالِبٌ يَقْرَأُ بِطَلَاقَةٍ وَلَا يَسْتَطِيعُ أَنْ يَقُولَ عَمَّ يَتَحَدَّثُ النَّصُّ. مَا الَّذِي عَلَيْكْ فَحْصُهُ، وَمَا الَّذِي عَلَيْكْ تَجْرِبَتُهُ مَعَهُ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ طَالِبٍ يَقْرَأُ جَيِّدًا وَلَا يَفْهَمُ؟',
          'المفردات والمعرفة السابقة والانتباه|نصوص قصيرة مع التفكير بصوت مسموع|أسئلة قبل القراءة وبعدها|دعم خارج الصف',
          'قراءة,مفردات,فهم,سؤال,نص',
          'الْقِرَاءَةِ دُونَ فَهْمٍ',
        ],
      ),
      template(
        'teaching-groups',
        'practice improvement',
        [
          'In group work, two students do everything and the others watch. How do you set up the next task?',
          'How do you get everybody to work in a group?',
          'a role or a part for each|a product that needs every part|group size and who sits with whom|marking both the group and each one',
          'group,role,part,task,mark,share',
          'group work in class',
        ],
        [
          'فِي الْعَمَلِ الْجَمَاعِيِّ يَعْمَلُ اثْنَانِ وَيَتَفَرَّجُ الْبَاقُونَ. مَا طَرِيقَتُكْ فِي إِعْدَادِ النَّشَاطِ الْقَادِمِ حَتَّى يُشَارِكَ الْجَمِيعُ؟',
          'مَا خُطُوَاتُكْ كَيْ يُشَارِكَ الْجَمِيعُ فِي عَمَلِ الْمَجْمُوعَةِ؟',
          'دور أو جزء لكل طالب|ناتج يحتاج كل الأجزاء|حجم المجموعة وتوزيعها|تقييم المجموعة والفرد',
          'مجموعة,دور,جزء,نشاط,تقييم',
          'الْعَمَلِ الْجَمَاعِيِّ فِي الصَّفِّ',
        ],
      ),
    ],
    hard: [
      template(
        'teaching-assessment-fair',
        'practice quality',
        [
          'You and a colleague mark the same essays and differ by a whole grade. How do you make marking fair across the year group?',
          'How do you make teachers mark in the same way?',
          'criteria with examples for each level|marking a few together, then comparing|names hidden, one question at a time|looking at results by class',
          'marking,criteria,moderate,example,grade,compare',
          'marking in the same way',
        ],
        [
          'اخْتَلَفَ تَصْحِيحُكْ عَنْ تَصْحِيحِ زَمِيلٍ لِلْأَوْرَاقِ نَفْسِهَا بِدَرَجَةٍ كَامِلَةٍ. مَا خُطُوَاتُكْ لِيَكُونَ التَّصْحِيحُ عَادِلًا بَيْنَ الصُّفُوفِ؟',
          'مَا طَرِيقَتُكْ فِي تَوْحِيدِ التَّصْحِيحِ بَيْنَ الْمُعَلِّمِينَ؟',
          'معايير مع أمثلة لكل مستوى|تصحيح مشترك لعدد قليل ثم المقارنة|إخفاء الأسماء وسؤال واحد كل مرة|النظر في نتائج الصفوف',
          'تصحيح,معيار,مثال,درجة,مقارنة',
          'تَوْحِيدِ التَّصْحِيحِ',
        ],
      ),
      template(
        'teaching-motivation',
        'practice judgement',
        [
          'A capable student has stopped working halfway through the year. How do you find out why, and what do you do before you involve others?',
          'What do you do about a student who has given up?',
          'what changed and when, in which subjects|a talk without blame|work that can succeed soon|when the counsellor or guardian must know',
          'student,motivation,talk,change,support,goal',
          'a student who has given up',
        ],
        [
          'طَالِبٌ مُتَمَكِّنٌ تَوَقَّفَ عَنِ الْعَمَلِ فِي مُنْتَصَفِ الْعَامِ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَمَتَى عَلَيْكْ طَلَبُ الْمُسَاعَدَةِ مِنْ غَيْرِكْ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ طَالِبٍ فَقَدَ الرَّغْبَةَ؟',
          'ما الذي تغير ومتى وفي أي المواد|حديث دون لوم|عمل ينجح فيه قريبا|متى يبلغ المرشد أو ولي الأمر',
          'طالب,دافع,حديث,تغير,دعم',
          'طَالِبٍ فَقَدَ الرَّغْبَةَ',
        ],
      ),
      template(
        'teaching-new-programme',
        'practice planning',
        [
          'You lead the introduction of a new textbook in your department. How do you plan the year, and how do you see by winter whether it works?',
          'How do you bring in a new program at school?',
          'trying it with a few classes|time for colleagues to plan together|what must be measured from the start|what may be dropped',
          'textbook,plan,colleagues,measure,pilot,results',
          'bringing in a new program',
        ],
        [
          'سَيَكُونُ إِدْخَالُ كِتَابٍ جَدِيدٍ فِي الْقِسْمِ مِنْ مَسْؤُولِيَّتِكْ. مَا خُطَّتُكْ لِلْعَامِ، وَمَا الَّذِي سَيَدُلُّكْ فِي مُنْتَصَفِهِ عَلَى نَجَاحِهَا؟',
          'مَا طَرِيقَتُكْ فِي إِدْخَالِ مَنْهَجٍ جَدِيدٍ إِلَى الْمَدْرَسَةِ؟',
          'تجربة مع بعض الصفوف|وقت لتخطيط الزملاء معا|ما يقاس من البداية|ما يمكن تركه',
          'كتاب,خطة,زملاء,قياس,تجربة',
          'إِدْخَالِ مَنْهَجٍ جَدِيدٍ',
        ],
      ),
    ],
  },
};

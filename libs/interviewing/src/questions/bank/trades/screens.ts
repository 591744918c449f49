import { template } from '../template';
import type { Trade } from './trade';

/** Designing screens and services. */
export const SCREENS: Trade = {
  family: 'design',
  evidence:
    /\bux\b|\bui\b|\bproduct design\w*|\binteraction\b|\binterfaces?\b|\bscreens?\b|\bweb\b|\bapps?\b|\bfigma\b|\busability\b|\bprototyp\w+|تجربه المستخدم|واجه|تطبيق|مواقع/u,
  technical: {
    easy: [
      template(
        'screens-form',
        'practice craft',
        [
          'You design a registration form. How do you decide which fields to ask for, and what happens when someone fills one in wrongly?',
          'What makes a form easy to fill in?',
          'only what is needed now|labels, order and input types|an error next to the field, in plain words',
          'form,field,label,error,help,required',
          'designing a form',
        ],
        [
          'عِنْدَ تَصْمِيمِ نَمُوذَجِ تَسْجِيلٍ، عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لِلْحُقُولِ، وَمَاذَا يَرَى الْمُسْتَخْدِمُ عِنْدَ الْخَطَأِ؟',
          'مَا الَّذِي يَجْعَلُ النَّمُوذَجَ سَهْلًا؟',
          'ما يلزم الآن فقط|التسميات والترتيب ونوع الإدخال|خطأ بجانب الحقل بكلمات بسيطة',
          'نموذج,حقل,تسمية,خطأ,مساعدة',
          'تَصْمِيمِ النَّمَاذِجِ',
        ],
      ),
      template(
        'screens-empty',
        'practice planning',
        [
          'Which states of a screen do you design besides the one with perfect content?',
          'What does a screen show when there is nothing, too much or an error?',
          'empty, loading, error and partial states|long texts and many entries|what the user can do next',
          'state,empty,loading,error,long,content',
          'the states of a screen',
        ],
        [
          'مَا حَالَاتُ الشَّاشَةِ الَّتِي عَلَيْكْ تَصْمِيمُهَا غَيْرُ الْحَالَةِ الْمِثَالِيَّةِ؟',
          'مَا الَّذِي سَتَعْرِضُهُ شَاشَتُكْ عِنْدَ الْفَرَاغِ أَوِ الْكَثْرَةِ أَوِ الْخَطَأِ؟',
          'الفراغ والتحميل والخطأ والناقص|النصوص الطويلة والعناصر الكثيرة|ما يمكن للمستخدم فعله',
          'حالة,فراغ,تحميل,خطأ,محتوى',
          'حَالَاتِ الشَّاشَةِ',
        ],
      ),
      template(
        'screens-handoff',
        'practice communication',
        [
          'What do you give developers so that they build what you designed without asking ten times?',
          'What belongs in a hand-over to developers?',
          'components, spacing and states|behavior on other sizes, edge cases|a talk early and a check of what was built',
          'handover,component,state,spacing,developer,review',
          'handing a design to developers',
        ],
        [
          'مَا الَّذِي عَلَيْكْ تَسْلِيمُهُ لِلْمُطَوِّرِينَ حَتَّى يَبْنُوا التَّصْمِيمَ دُونَ أَسْئِلَةٍ كَثِيرَةٍ؟',
          'مَا مَضْمُونُ تَسْلِيمِ التَّصْمِيمِ لِلْمُطَوِّرِينَ؟',
          'المكونات والمسافات والحالات|السلوك في المقاسات والحالات الطرفية|حديث مبكر ومراجعة ما بني',
          'تسليم,مكون,حالة,مسافة,مراجعة',
          'تَسْلِيمِ التَّصْمِيمِ',
        ],
      ),
    ],
    medium: [
      template(
        'screens-interviews',
        'practice quality',
        [
          'You have five users for half an hour each. How do you ask so that you learn what they do and not what they think you want to hear?',
          'How do you run an interview with a user?',
          'past behavior, not opinions about the future|open questions, silence, a task|no selling of the idea|patterns over five people',
          'interview,behavior,open,task,bias,pattern',
          'interviews with users',
        ],
        [
          'لَدَيْكْ خَمْسَةُ مُسْتَخْدِمِينَ وَنِصْفُ سَاعَةٍ لِكُلٍّ مِنْهُمْ. مَا طَرِيقَتُكْ فِي طَرْحِ الْأَسْئِلَةِ لِمَعْرِفَةِ مَا يَفْعَلُونَهُ حَقًّا؟',
          'مَا طَرِيقَتُكْ فِي إِجْرَاءِ مُقَابَلَةِ مُسْتَخْدِمٍ؟',
          'السلوك السابق لا الرأي في المستقبل|أسئلة مفتوحة وصمت ومهمة|دون تسويق الفكرة|أنماط عبر الخمسة',
          'مقابلة,سلوك,مفتوح,مهمة,نمط',
          'مُقَابَلَاتِ الْمُسْتَخْدِمِينَ',
        ],
      ),
      template(
        'screens-drop-off',
        'practice diagnosis',
        [
          'Half of the people leave your checkout at the second step. How do you find out why, with numbers and with people?',
          'How do you find out why people leave a flow?',
          'which devices, which field, which error|watching a few people try|what was promised before|one change, measured',
          'checkout,drop,error,test,measure,step',
          'people who leave a flow',
        ],
        [
          'نِصْفُ النَّاسِ يُغَادِرُونَ صَفْحَةَ الدَّفْعِ فِي الْخُطْوَةِ الثَّانِيَةِ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ بِالْأَرْقَامِ وَمَعَ النَّاسِ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ مُغَادَرَةِ الْخُطُوَاتِ؟',
          'أي جهاز وأي حقل وأي خطأ|مشاهدة بعض الناس يحاولون|ما وعدوا به قبلها|تغيير واحد وقياسه',
          'مغادرة,خطأ,اختبار,قياس,خطوة',
          'مُغَادَرَةِ الْمُسْتَخْدِمِينَ',
        ],
      ),
      template(
        'screens-arabic',
        'practice planning',
        [
          'You adapt a screen for Arabic and English. What do you mirror, what do you leave, and what do you check in the type?',
          'How do you design one screen for two directions?',
          'layout and arrows mirrored, logos and media not|line height and weights of both scripts|longer words, numbers and mixed text|tests with readers of both',
          'arabic,mirror,type,numbers,layout,mixed',
          'a screen for two directions',
        ],
        [
          'شَاشَةٌ وَاحِدَةٌ لِلْعَرَبِيَّةِ وَالْإِنْجِلِيزِيَّةِ. مَا الَّذِي عَلَيْكْ عَكْسُهُ، وَمَا الَّذِي يَبْقَى كَمَا هُوَ، وَمَاذَا عَنِ الْخُطُوطِ؟',
          'مَا طَرِيقَتُكْ فِي تَصْمِيمِ شَاشَةٍ لِاتِّجَاهَيْنِ؟',
          'التخطيط والأسهم تعكس والشعار والوسائط لا|ارتفاع السطر وأوزان الخطين|الكلمات الأطول والأرقام والنص المختلط|اختبار مع قراء اللغتين',
          'عربي,انعكاس,خط,أرقام,تخطيط',
          'شَاشَةٍ بِاتِّجَاهَيْنِ',
        ],
      ),
    ],
    hard: [
      template(
        'screens-evidence',
        'practice judgement',
        [
          'Research says one thing, the experiment says another, and the director likes a third. How do you decide on the design?',
          'What do you do when evidence points in different directions?',
          "what each method can and can't show|the quality of each result|the cost of being wrong, and whether it can be undone|a decision with a date to look again",
          'evidence,experiment,research,decide,risk,review',
          'evidence that points in different directions',
        ],
        [
          'الْبَحْثُ يَقُولُ شَيْئًا وَالتَّجْرِبَةُ تَقُولُ غَيْرَهُ وَالْمُدِيرُ يُفَضِّلُ ثَالِثًا. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَ تَعَارُضِ الْأَدِلَّةِ؟',
          'ما تظهره كل طريقة وما لا تظهره|جودة كل نتيجة|ثمن الخطأ وإمكان الرجوع|قرار بموعد للمراجعة',
          'دليل,تجربة,بحث,قرار,مراجعة',
          'تَعَارُضِ الْأَدِلَّةِ',
        ],
      ),
      template(
        'screens-redesign',
        'practice risk',
        [
          'You redesign a tool that experts use eight hours a day. How do you improve it without slowing them down on the day it changes?',
          'How do you change a tool that people know by heart?',
          'watching them work, shortcuts and habits|small releases, old way beside the new|speed measured before and after|help on the first days, and a way back',
          'redesign,expert,shortcut,habit,release,measure',
          'redesigning a tool for experts',
        ],
        [
          'أَدَاةٌ يَعْمَلُ عَلَيْهَا خُبَرَاءُ ثَمَانِيَ سَاعَاتٍ يَوْمِيًّا وَعَلَيْكْ إِعَادَةُ تَصْمِيمِهَا. مَا طَرِيقَتُكْ فِي تَحْسِينِهَا دُونَ إِبْطَائِهِمْ يَوْمَ التَّغْيِيرِ؟',
          'مَا طَرِيقَتُكْ فِي تَغْيِيرِ أَدَاةٍ يَحْفَظُهَا النَّاسُ؟',
          'مشاهدة عملهم واختصاراتهم وعاداتهم|إصدارات صغيرة والقديم بجانب الجديد|قياس السرعة قبل وبعد|مساعدة في الأيام الأولى وطريق للرجوع',
          'تصميم,خبير,اختصار,عادة,قياس',
          'إِعَادَةِ تَصْمِيمِ أَدَاةٍ',
        ],
      ),
      template(
        'screens-system',
        'practice improvement',
        [
          'Eight teams use your design system, and each has its own buttons again. What went wrong, and what do you do?',
          'How do you keep a design system in use?',
          'what the system lacked or how slowly it answered|contributions with clear rules|code and design in one place|what is fixed and what is free',
          'system,component,team,contribute,rule,adopt',
          'a design system that falls apart',
        ],
        [
          'ثَمَانِيَةُ فِرَقٍ تَسْتَخْدِمُ نِظَامَ التَّصْمِيمِ، وَلِكُلٍّ مِنْهَا أَزْرَارُهُ مِنْ جَدِيدٍ. أَيْنَ الْخَلَلُ بِرَأْيِكْ، وَمَا خُطَّتُكْ؟',
          'مَا خُطُوَاتُكْ كَيْ يَبْقَى نِظَامُ التَّصْمِيمِ مُسْتَخْدَمًا؟',
          'ما نقص النظام أو بطء تجاوبه|مساهمات بقواعد واضحة|الكود والتصميم في مكان واحد|الثابت والمتروك للفرق',
          'نظام,مكون,فريق,قاعدة,مساهمة',
          'نِظَامِ التَّصْمِيمِ',
        ],
      ),
    ],
  },
};

import { template } from '../template';
import type { Trade } from './trade';

/** Hiring and looking after employees. */
export const PERSONNEL: Trade = {
  family: 'people',
  technical: {
    easy: [
      template(
        'personnel-screen',
        'practice craft',
        [
          'Eighty applications arrive for one post. How do you get to six interviews without missing good people?',
          'How do you screen applications fairly?',
          'three or four criteria agreed with the manager|the same questions for everybody|a second look at those just below the line',
          'screen,criteria,application,shortlist,fair,interview',
          'screening applications',
        ],
        [
          'وَصَلَكْ ثَمَانُونَ طَلَبًا لِوَظِيفَةٍ وَاحِدَةٍ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لِسِتَّةِ أَشْخَاصٍ لِلْمُقَابَلَةِ؟',
          'مَا طَرِيقَتُكْ فِي فَرْزِ الطَّلَبَاتِ بِعَدْلٍ؟',
          'ثلاثة معايير أو أربعة متفق عليها مع المدير|الأسئلة نفسها للجميع|نظرة ثانية لمن هم دون الحد بقليل',
          'فرز,معيار,طلب,مقابلة,عدل',
          'فَرْزِ الطَّلَبَاتِ',
        ],
      ),
      template(
        'personnel-absence',
        'practice communication',
        [
          'An employee has been late eight times this month. How do you prepare the talk with them?',
          'How do you talk to somebody who keeps coming late?',
          'facts and dates, and what was agreed before|asking for the reason first|a clear expectation and a date to look again',
          'late,fact,reason,expectation,record,talk',
          'a talk about being late',
        ],
        [
          'تَأَخَّرَ مُوَظَّفٌ ثَمَانِيَ مَرَّاتٍ هٰذَا الشَّهْرَ. مَا خُطُوَاتُكْ لِلْإِعْدَادِ لِلْحَدِيثِ مَعَهُ؟',
          'مَا طَرِيقَتُكْ فِي الْحَدِيثِ مَعَ مَنْ يَتَكَرَّرُ تَأَخُّرُهُ؟',
          'الوقائع والتواريخ وما اتفق عليه|السؤال عن السبب أولا|توقع واضح وموعد للمراجعة',
          'تأخر,وقائع,سبب,توقع,حديث',
          'الْحَدِيثِ عَنِ التَّأَخُّرِ',
        ],
      ),
      template(
        'personnel-contract',
        'practice quality',
        [
          'What do you check in an employment contract before it goes out, and which mistake is the most expensive?',
          'What has to be right in an employment contract?',
          'title, pay, start, place and probation as agreed|what the law requires in writing|approval before it is sent',
          'contract,probation,law,approval,terms',
          'employment contracts',
        ],
        [
          'مَا الَّذِي عَلَيْكْ مُرَاجَعَتُهُ فِي عَقْدِ الْعَمَلِ قَبْلَ إِرْسَالِهِ، وَأَيُّ خَطَأٍ فِيهِ هُوَ الْأَخْطَرُ بِرَأْيِكْ؟',
          'مَا الَّذِي يَجِبُ أَنْ يَكُونَ صَحِيحًا فِي عَقْدِ الْعَمَلِ؟',
          'المسمى والأجر والبداية والمكان وفترة التجربة|ما يوجبه نظام العمل كتابة|الاعتماد قبل الإرسال',
          'عقد,تجربة,نظام,اعتماد,شروط',
          'عُقُودِ الْعَمَلِ',
        ],
      ),
    ],
    medium: [
      template(
        'personnel-grievance',
        'practice risk',
        [
          'An employee complains to you about how their manager treats them, and asks you to keep it to yourself. What do you do?',
          'How do you handle a complaint that should stay confidential?',
          'what you can promise and what not|listening, with facts and dates|protection from being punished for it|next steps with a date',
          'complaint,confidential,fact,protect,investigate,step',
          'a confidential complaint',
        ],
        [
          'يَشْكُو مُوَظَّفٌ مِنْ مُعَامَلَةِ مُدِيرِهِ وَيَطْلُبُ أَنْ يَبْقَى الْأَمْرُ سِرًّا. كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ شَكْوَى سِرِّيَّةٍ؟',
          'ما يمكن الوعد به وما لا يمكن|الاستماع مع الوقائع والتواريخ|الحماية من الانتقام|الخطوات التالية بموعد',
          'شكوى,سر,وقائع,حماية,تحقيق',
          'شَكْوَى سِرِّيَّةٍ',
        ],
        {
          en: [
            [
              'promise* to tell nobody|promise* complete confidentiality',
              "HR can't promise full confidentiality: some complaints must be acted upon.",
            ],
          ],
          ar: [
            ['نعده بالسريه التامه', 'لا يمكن الوعد بالسرية التامة، فبعض الشكاوى يجب التحقيق فيها.'],
          ],
        },
      ),
      template(
        'personnel-leavers',
        'practice diagnosis',
        [
          'A third of new hires leave within six months. How do you find out why, and where do you start?',
          'How do you find out why new people leave early?',
          'by team, manager, source and month|talks with those who left and stayed|what was promised and what they met|one change, measured',
          'turnover,onboarding,manager,promise,interview,data',
          'new hires who leave early',
        ],
        [
          'ثُلُثُ الْمُوَظَّفِينَ الْجُدُدِ يُغَادِرُونَ خِلَالَ سِتَّةِ أَشْهُرٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَمِنْ أَيْنَ سَتَكُونُ بِدَايَتُكْ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ مُغَادَرَةِ الْجُدُدِ مُبَكِّرًا؟',
          'حسب الفريق والمدير والمصدر والشهر|حديث مع من غادر ومن بقي|ما وعدوا به وما وجدوه|تغيير واحد مع القياس',
          'دوران,تهيئة,مدير,وعد,بيانات',
          'مُغَادَرَةِ الْجُدُدِ',
        ],
      ),
      template(
        'personnel-training',
        'practice improvement',
        [
          'Managers ask for more training, and after each course nothing changes at work. What do you do differently?',
          'How do you make training change how people work?',
          "the problem first, and whether training solves it|practice on real tasks|the manager's part before and after|looking at work, not at smiles",
          'training,need,manager,practice,measure,transfer',
          'training that changes work',
        ],
        [
          'يَطْلُبُ الْمُدِيرُونَ تَدْرِيبًا أَكْثَرَ، وَبَعْدَ كُلِّ دَوْرَةٍ لَا يَتَغَيَّرُ شَيْءٌ فِي الْعَمَلِ. مَا الَّذِي عَلَيْكْ تَغْيِيرُهُ فِي الْمَرَّةِ الْقَادِمَةِ؟',
          'مَا خُطُوَاتُكْ لِيُغَيِّرَ التَّدْرِيبُ طَرِيقَةَ الْعَمَلِ؟',
          'المشكلة أولا وهل يحلها التدريب|تطبيق على مهام حقيقية|دور المدير قبل وبعد|قياس العمل لا الرضا',
          'تدريب,حاجة,مدير,تطبيق,قياس',
          'تَدْرِيبٍ يُغَيِّرُ الْعَمَلَ',
        ],
      ),
    ],
    hard: [
      template(
        'personnel-pay-structure',
        'practice judgement',
        [
          'You find that people in the same job are paid up to forty percent differently, for reasons nobody remembers. What do you do?',
          'How do you put differences in pay in order?',
          'facts by job, level and performance|which differences can be justified|a plan over some years and its cost|what is said to whom',
          'pay,band,level,difference,plan,justify',
          'differences in pay',
        ],
        [
          'اكْتَشَفْتْ أَنَّ أُجُورَ الْعَامِلِينَ فِي الْوَظِيفَةِ نَفْسِهَا تَخْتَلِفُ بِأَرْبَعِينَ فِي الْمِئَةِ دُونَ سَبَبٍ وَاضِحٍ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'مَا طَرِيقَتُكْ فِي مُعَالَجَةِ فُرُوقِ الْأُجُورِ؟',
          'الحقائق حسب الوظيفة والمستوى والأداء|الفروق التي لها مبرر|خطة على سنوات وتكلفتها|ما يقال ولمن',
          'أجور,مستوى,فرق,خطة,مبرر',
          'فُرُوقِ الْأُجُورِ',
        ],
      ),
      template(
        'personnel-investigation',
        'practice quality',
        [
          'Two employees accuse each other of bullying, and each brings witnesses. How do you run the investigation so that both can accept it?',
          'How do you investigate a case with two versions?',
          'who investigates, without ties to either|separate talks, the same questions, written down|evidence beyond witnesses|a finding on each point, and support',
          'investigation,witness,evidence,neutral,record,finding',
          'an investigation with two versions',
        ],
        [
          'مُوَظَّفَانِ يَتَّهِمُ كُلٌّ مِنْهُمَا الْآخَرَ بِالتَّنَمُّرِ، وَلِكُلٍّ شُهُودُهُ. مَا خُطُوَاتُكْ لِإِدَارَةِ التَّحْقِيقِ حَتَّى يَقْبَلَهُ الطَّرَفَانِ؟',
          'مَا طَرِيقَتُكْ فِي التَّحْقِيقِ فِي وَاقِعَةٍ لَهَا رِوَايَتَانِ؟',
          'محقق محايد|لقاءات منفصلة بالأسئلة نفسها وتوثيقها|أدلة غير الشهود|نتيجة لكل نقطة ودعم',
          'تحقيق,شهود,دليل,محايد,توثيق',
          'تَحْقِيقٍ لَهُ رِوَايَتَانِ',
        ],
      ),
      template(
        'personnel-plan',
        'practice planning',
        [
          'The business wants to open a second site in nine months with sixty people. What is your plan, and what would worry you most?',
          'How do you plan the staffing of a new site?',
          'which roles first, and by when|market, sources and time to hire|moving experienced people and its effect|costs and points at which you stop',
          'workforce,plan,roles,market,time,site',
          'staffing a new site',
        ],
        [
          'تُرِيدُ الْإِدَارَةُ افْتِتَاحَ مَوْقِعٍ ثَانٍ خِلَالَ تِسْعَةِ أَشْهُرٍ بِسِتِّينَ مُوَظَّفًا. مَا خُطَّتُكْ، وَمَا أَكْثَرُ مَا يُقْلِقُكْ فِيهَا؟',
          'مَا طَرِيقَتُكْ فِي التَّخْطِيطِ لِتَوْظِيفِ مَوْقِعٍ جَدِيدٍ؟',
          'الوظائف الأولى ومواعيدها|السوق والمصادر ومدة التوظيف|نقل أصحاب الخبرة وأثره|التكاليف ونقاط التوقف',
          'تخطيط,وظائف,سوق,مدة,موقع',
          'تَوْظِيفِ مَوْقِعٍ جَدِيدٍ',
        ],
      ),
    ],
  },
};

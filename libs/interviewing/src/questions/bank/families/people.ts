import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const PEOPLE: FamilyBank = {
  technical: {
    easy: [
      template(
        'people-interview',
        'practice craft',
        [
          'How do you prepare an interview so that each candidate gets a fair chance?',
          'What makes a hiring interview fair?',
          'the same questions for all|criteria fixed beforehand|notes instead of impressions',
          'criteria,questions,notes,score,fair,panel',
          'a fair hiring interview',
        ],
        [
          'مَا طَرِيقَتُكْ فِي إِعْدَادِ مُقَابَلَةِ التَّوْظِيفِ لِتَكُونَ مُنْصِفَةً لِكُلِّ مُرَشَّحٍ؟',
          'مَا الَّذِي يَجْعَلُ مُقَابَلَةَ التَّوْظِيفِ عَادِلَةً؟',
          'الأسئلة نفسها للجميع|معايير محددة مسبقا|التدوين لا الانطباع',
          'معايير,أسئلة,تدوين,عدل',
          'مُقَابَلَةِ تَوْظِيفٍ مُنْصِفَةٍ',
        ],
      ),
      template(
        'people-onboarding',
        'practice planning',
        [
          "What must happen in a new employee's first week, and who does what?",
          'How do you prepare a good start for someone new?',
          'ready before day one|people, tasks and rules|asking how it went',
          'onboarding,manager,buddy,access,plan,feedback',
          'a first week at work',
        ],
        [
          'مَا الَّذِي عَلَيْكْ تَرْتِيبُهُ فِي الْأُسْبُوعِ الْأَوَّلِ لِمُوَظَّفٍ جَدِيدٍ، وَمَنِ الْمَسْؤُولُ مَعَكْ عَنْهُ؟',
          'مَا خُطُوَاتُكْ لِبِدَايَةٍ جَيِّدَةٍ لِمَنْ يَنْضَمُّ حَدِيثًا؟',
          'التجهيز قبل اليوم الأول|الأشخاص والمهام والقواعد|السؤال عن التجربة',
          'تهيئة,مدير,خطة,ملاحظات,تجهيز',
          'الْأُسْبُوعِ الْأَوَّلِ لِمُوَظَّفٍ جَدِيدٍ',
        ],
      ),
      template(
        'people-job-advert',
        'practice quality',
        [
          'A manager hands you a wish list of twenty requirements. How do you turn it into an advertisement that the right people answer?',
          'What makes a job advertisement clear and fair?',
          'what the work really needs|must against nice to have|plain wording that shuts nobody out',
          'requirements,advert,must,wording,criteria,applicants',
          'a fair job advertisement',
        ],
        [
          'أَعْطَاكْ مُدِيرٌ قَائِمَةً بِعِشْرِينَ شَرْطًا. مَا خُطُوَاتُكْ لِتَحْوِيلِهَا إِلَى إِعْلَانٍ يَتَقَدَّمُ إِلَيْهِ الْمُنَاسِبُونَ؟',
          'مَا الَّذِي يَجْعَلُ إِعْلَانَ الْوَظِيفَةِ وَاضِحًا وَمُنْصِفًا؟',
          'ما يحتاجه العمل فعلا|اللازم والمفضل|صياغة بسيطة لا تستبعد أحدا',
          'شروط,إعلان,صياغة,معايير,متقدم',
          'إِعْلَانِ وَظِيفَةٍ مُنْصِفٍ',
        ],
      ),
    ],
    medium: [
      template(
        'people-turnover',
        'practice diagnosis',
        [
          'One department loses three times as many people as the others. How do you find the reason, and what do you propose?',
          'How do you look into people leaving a team?',
          'figures and comparisons|conversations and exit interviews|cause against symptom|a proposal and how to measure it',
          'turnover,exit,survey,manager,data,retention',
          'people leaving a department',
        ],
        [
          'يَفْقِدُ قِسْمٌ ثَلَاثَةَ أَضْعَافِ مَا تَفْقِدُهُ الْأَقْسَامُ الْأُخْرَى مِنَ الْمُوَظَّفِينَ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَمَا الَّذِي سَيَكُونُ اقْتِرَاحَكْ؟',
          'مَا طَرِيقَتُكْ فِي دِرَاسَةِ مُغَادَرَةِ الْمُوَظَّفِينَ لِفَرِيقٍ مَا؟',
          'الأرقام والمقارنات|المحادثات ومقابلات المغادرة|السبب مقابل العرض|اقتراح وطريقة قياسه',
          'دوران,مغادرة,استبيان,مدير',
          'مُغَادَرَةِ الْمُوَظَّفِينَ',
        ],
      ),
      template(
        'people-performance',
        'practice communication',
        [
          'A manager has avoided a talk about poor performance for months and asks for your help. How do you prepare them, and what comes after?',
          'How do you support a manager through a hard performance talk?',
          'facts and examples, not character|what was never made clear|an agreed plan with dates|a record and a fair ending',
          'performance,examples,plan,support,document,manager',
          'a difficult performance talk',
        ],
        [
          'يُؤَجِّلُ مُدِيرٌ مُنْذُ أَشْهُرٍ حِوَارًا عَنْ ضَعْفِ الْأَدَاءِ وَيَطْلُبُ مُسَاعَدَتَكْ. مَا خُطُوَاتُكْ لِإِعْدَادِهِ لِلْحِوَارِ، وَمَا دَوْرُكْ بَعْدَهُ؟',
          'مَا طَرِيقَتُكْ فِي دَعْمِ الْمُدِيرِ فِي حِوَارٍ صَعْبٍ عَنِ الْأَدَاءِ؟',
          'وقائع وأمثلة لا صفات|ما لم يوضح من قبل|خطة متفق عليها بمواعيد|توثيق ونهاية عادلة',
          'أداء,أمثلة,خطة,دعم,توثيق',
          'حِوَارٍ صَعْبٍ عَنِ الْأَدَاءِ',
        ],
      ),
      template(
        'people-hire-speed',
        'practice improvement',
        [
          'Filling a post takes four months, and the best candidates are gone by then. Where do you look, and what do you change without hiring worse?',
          'How do you speed up hiring and keep its quality?',
          "time spent in each step|steps that add nothing|managers' part in the delay|quality measured later",
          'hiring,days,step,interview,offer,manager,measure',
          'a hiring process that takes too long',
        ],
        [
          'يَسْتَغْرِقُ شَغْلُ الْوَظِيفَةِ أَرْبَعَةَ أَشْهُرٍ فَيَذْهَبُ أَفْضَلُ الْمُرَشَّحِينَ. مِنْ أَيْنَ سَيَبْدَأُ بَحْثُكْ عَنِ السَّبَبِ، وَمَا الَّذِي عَلَيْكْ تَغْيِيرُهُ دُونَ خَفْضِ الْجَوْدَةِ؟',
          'مَا طَرِيقَتُكْ فِي تَسْرِيعِ التَّوْظِيفِ مَعَ الْحِفَاظِ عَلَى جَوْدَتِهِ؟',
          'وقت كل خطوة|خطوات لا فائدة منها|دور المديرين في التأخر|قياس الجودة لاحقا',
          'توظيف,أيام,خطوة,مقابلة,عرض',
          'تَوْظِيفٍ يَطُولُ أَكْثَرَ مِمَّا يَجِبُ',
        ],
      ),
    ],
    hard: [
      template(
        'people-star',
        'practice risk',
        [
          'A manager with excellent results treats people badly. Complaints are real, and the board likes the results. What do you do?',
          'How do you handle misconduct by someone who brings in money?',
          'facts and protection of those who complain|the cost of doing nothing|options and consequences|how you take it to the top',
          'complaint,investigate,evidence,policy,protect,leadership',
          'a successful manager who treats people badly',
        ],
        [
          'مُدِيرٌ نَتَائِجُهُ مُمْتَازَةٌ وَمُعَامَلَتُهُ سَيِّئَةٌ، وَالشَّكَاوَى حَقِيقِيَّةٌ، وَالْإِدَارَةُ رَاضِيَةٌ عَنِ النَّتَائِجِ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'مَا طَرِيقَتُكْ فِي مُعَالَجَةِ سُوءِ سُلُوكِ مَنْ يُحَقِّقُ الْأَرْبَاحَ؟',
          'الحقائق وحماية المشتكين|ثمن عدم التصرف|الخيارات والعواقب|الرفع إلى الإدارة العليا',
          'شكوى,تحقيق,دليل,سياسة,حماية',
          'مُدِيرٍ نَاجِحٍ سَيِّئِ الْمُعَامَلَةِ',
        ],
      ),
      template(
        'people-cuts',
        'practice judgement',
        [
          'The company must cut a tenth of its posts. What do you insist on, in how it is decided and in how it is told?',
          'How do you carry out layoffs decently?',
          'other savings first|criteria that stand up to questions|how and by whom people are told|those who stay',
          'criteria,fair,notice,support,legal,communication',
          'having to let people go',
        ],
        [
          'عَلَى الشَّرِكَةِ أَنْ تَسْتَغْنِيَ عَنْ عُشْرِ الْوَظَائِفِ. مَا الَّذِي لَا يَصِحُّ التَّنَازُلُ عَنْهُ بِرَأْيِكْ فِي اتِّخَاذِ الْقَرَارِ وَفِي إِبْلَاغِ النَّاسِ بِهِ؟',
          'مَا طَرِيقَتُكْ فِي تَنْفِيذِ تَقْلِيصِ الْوَظَائِفِ بِكَرَامَةٍ؟',
          'توفير من مصادر أخرى أولا|معايير تصمد أمام السؤال|من يبلغ وكيف|من يبقون',
          'معايير,عدل,إشعار,دعم,تواصل',
          'الِاسْتِغْنَاءِ عَنْ مُوَظَّفِينَ',
        ],
      ),
      template(
        'people-culture',
        'practice diagnosis',
        [
          'The yearly survey shows content people, yet your conversations say otherwise. How do you find out what is true?',
          'What do you do when survey results and what you hear do not agree?',
          'who answered and who did not|how safe people feel to answer|other signs: absence, exits, complaints|what you report and how',
          'survey,response,anonymous,exit,trust,signals',
          'a survey that looks too good',
        ],
        [
          'يُظْهِرُ الِاسْتِبْيَانُ السَّنَوِيُّ رِضًا عَالِيًا، وَتَقُولُ الْأَحَادِيثُ غَيْرَ ذٰلِكَ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ الْحَقِيقَةِ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَمَا تُخَالِفُ نَتَائِجُ الِاسْتِبْيَانِ مَا يَقُولُهُ النَّاسُ؟',
          'من أجاب ومن لم يجب|الشعور بالأمان عند الإجابة|علامات أخرى: الغياب والمغادرة والشكاوى|ما يرفع وكيف',
          'استبيان,إجابة,سرية,مغادرة,ثقة',
          'اسْتِبْيَانٍ نَتَائِجُهُ أَفْضَلُ مِنَ الْوَاقِعِ',
        ],
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'people-hr-listen',
        'story service',
        [
          'Tell me about an employee who came to you with a worry at work. How did you listen, and what could you do?',
          'When did listening alone solve something?',
          'what was on their mind, without names|how you listened|what you did and did not promise',
          'listened,employee,confidential,helped,trust',
          'someone who needed to be heard',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُوَظَّفٍ جَاءَكْ يَشْكُو هَمًّا فِي الْعَمَلِ. كَيْفَ اسْتَمَعْتْ إِلَيْهِ، وَمَا الَّذِي فَعَلْتْهُ؟',
          'مَتَى كَانَ اسْتِمَاعُكْ وَحْدَهُ حَلًّا؟',
          'الهم دون أسماء|طريقة الاستماع|الممكن وغير الموعود',
          'استماع,موظف,سرية,ثقة',
          'شَخْصٍ احْتَاجَ إِلَى مَنْ يَسْمَعُهُ',
        ],
      ),
      template(
        'people-hr-manager',
        'story teamwork',
        [
          'Tell me about a manager you worked well with. What made them come to you early rather than late?',
          'How do you become a partner for managers?',
          'what they needed|what you did regularly|an example of the result',
          'manager,trust,early,together,example',
          'a manager you worked well with',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُدِيرٍ نَجَحَ تَعَاوُنُكْ مَعَهُ. مَا الَّذِي جَعَلَهُ يَسْتَشِيرُكْ مُبَكِّرًا؟',
          'مَا طَرِيقَتُكْ فِي بِنَاءِ شَرَاكَةٍ مَعَ الْمُدِيرِينَ؟',
          'حاجة المدير|ما يقدم بانتظام|مثال على النتيجة',
          'مدير,ثقة,مبكر,تعاون',
          'مُدِيرٍ نَجَحَ التَّعَاوُنُ مَعَهُ',
        ],
      ),
    ],
    medium: [
      template(
        'people-hr-secret',
        'story integrity',
        [
          'Tell me about a time when people asked you about something confidential. How did you answer?',
          'Tell me about keeping a confidence at work.',
          "why it was confidential|what you could say|how you kept people's trust|what you would do again",
          'confidential,honest,asked,trust,said',
          'a confidence that was hard to keep',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَمْرٍ سِرِّيٍّ سَأَلَكْ عَنْهُ الْمُوَظَّفُونَ. كَيْفَ كَانَ جَوَابُكْ؟',
          'مَتَى كَانَ عَلَيْكْ حِفْظُ سِرٍّ فِي الْعَمَلِ، وَكَيْفَ؟',
          'سبب السرية|ما يمكن قوله|حفظ الثقة|ما يتكرر فعله',
          'سرية,صدق,سؤال,ثقة',
          'سِرٍّ كَانَ حِفْظُهُ صَعْبًا',
        ],
      ),
      template(
        'people-hr-both-sides',
        'story conflict',
        [
          'Tell me about two people at work who no longer spoke to each other. What did you do, and how did it end?',
          'When did you settle a conflict between others?',
          'how you heard both|what you kept out of|the agreement|what remained open',
          'conflict,both,listened,agreement,fair',
          'two employees who no longer speak',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُوَظَّفَيْنِ انْقَطَعَ الْكَلَامُ بَيْنَهُمَا. مَاذَا فَعَلْتْ، وَمَا الَّذِي لَمْ يُمْكِنْكْ إِصْلَاحُهُ؟',
          'مَتَى انْتْهَى خِلَافٌ بَيْنَ آخَرِينَ بِفَضْلِ وَسَاطَتِكْ؟',
          'سماع الطرفين|ما لم يجر التدخل فيه|الاتفاق|ما بقي مفتوحا',
          'خلاف,طرفان,استماع,اتفاق',
          'مُوَظَّفَيْنِ انْقَطَعَ الْكَلَامُ بَيْنَهُمَا',
        ],
      ),
    ],
    hard: [
      template(
        'people-hr-leader',
        'story influence',
        [
          'Tell me about a time when you had to tell a leader that their own behavior was the problem. How did you prepare?',
          'Tell me about the hardest feedback you have given.',
          'the pattern and its effect|how you prepared|your words|what changed, or did not',
          'leader,feedback,behavior,prepared,changed',
          'telling a leader about their own conduct',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُدِيرٍ صَارَحْتْهُ بِأَنَّ سُلُوكَهُ هُوَ الْمُشْكِلَةُ. كَيْفَ أَعْدَدْتْ لِهٰذَا الْحَدِيثِ، وَمَا رَدُّ فِعْلِهِ؟',
          'مَا أَصْعَبُ مُلَاحَظَةٍ قَدَّمْتْهَا لِمُدِيرٍ؟',
          'السلوك المتكرر وأثره|الإعداد|ما قيل|ما تغير أو لم يتغير',
          'قائد,ملاحظة,سلوك,إعداد',
          'مُصَارَحَةِ قَائِدٍ بِسُلُوكِهِ',
        ],
      ),
      template(
        'people-hr-policy-wrong',
        'story adaptability',
        [
          'Tell me about a policy you introduced that people worked around. How did you find out, and what did you do?',
          'Which of your rules did you have to take back?',
          'what the rule was for|how people avoided it|what that told you|the second version',
          'policy,changed,feedback,learned,version',
          'a rule of your own that did not work',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ سِيَاسَةٍ جَدِيدَةٍ الْتَفَّ النَّاسُ عَلَيْهَا. كَيْفَ عَرَفْتْ ذٰلِكَ، وَمَا الَّذِي غَيَّرْتْهُ فِيهَا؟',
          'أَيُّ قَاعِدَةٍ كَانَ عَلَيْكْ التَّرَاجُعُ عَنْهَا، وَلِمَاذَا؟',
          'الغرض منها|كيف تجنبها الناس|دلالة ذلك|الصيغة الثانية',
          'سياسة,تغيير,ملاحظات,درس',
          'سِيَاسَةٍ لَمْ تَنْجَحْ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Without names: which person, in which situation, do you have in mind?',
      'ar-SA': 'دُونَ أَسْمَاءٍ: عَمَّنْ كَلَامُكْ، وَفِي أَيِّ مَوْقِفٍ؟',
    },
    no_result: {
      'en-US': 'What is different afterwards for the people and for the company?',
      'ar-SA': 'مَا الَّذِي يَخْتَلِفُ بَعْدَ ذٰلِكَ لِلنَّاسِ وَلِلشَّرِكَةِ؟',
    },
  },
};

import { template, type ByDifficulty } from './template';

export const HEALTHCARE: ByDifficulty = {
  easy: [template('care-handover',
    ['What belongs to a good handover at the end of a shift, and what has gone wrong when something was left out?', 'How do you pass your patients on to the next shift?', 'the order you follow|risks and open tasks|checking that it was understood', 'handover,patient,shift,risk,record,confirm'],
    ['مَا عَنَاصِرُ التَّسْلِيمِ الْجَيِّدِ فِي نِهَايَةِ الْمُنَاوَبَةِ، وَمَا الَّذِي يَحْدُثُ عِنْدَ نَقْصِ شَيْءٍ مِنْهَا؟', 'كَيْفَ يُسَلَّمُ الْمَرْضَى إِلَى الْمُنَاوَبَةِ التَّالِيَةِ؟', 'الترتيب المتبع|المخاطر والمهام المفتوحة|التأكد من الفهم', 'تسليم,مريض,مناوبة,مخاطر'])],
  medium: [template('care-deteriorating',
    ['A stable patient suddenly seems different to you, though the readings are normal. What do you do?', 'How do you act on a concern that the monitors do not show?', 'what you check yourself|whom you call and how you put it|what you write down|when you insist', 'assess,call,vital,escalate,document,repeat'],
    ['مَرِيضٌ مُسْتَقِرٌّ يَبْدُو مُخْتَلِفًا فَجْأَةً مَعَ أَنَّ الْقِيَاسَاتِ طَبِيعِيَّةٌ. مَا التَّصَرُّفُ؟', 'كَيْفَ يَكُونُ التَّصَرُّفُ عِنْدَ قَلَقٍ لَا تُظْهِرُهُ الْأَجْهِزَةُ؟', 'ما يفحص مباشرة|من يتصل به وكيف|ما يدون|متى يكون الإصرار', 'تقييم,اتصال,تصعيد,توثيق'])],
  hard: [template('care-error',
    ['You discover that a colleague gave a wrong dose and said nothing. What do you do in the next hour, and in the next week?', 'How do you deal with an error that someone wants to keep quiet?', 'the patient first|telling and reporting|the conversation with the colleague|the change that prevents it', 'dose,report,patient,safety,disclose,system'],
    ['تَبَيَّنَ أَنَّ زَمِيلًا أَعْطَى جُرْعَةً خَاطِئَةً وَلَمْ يُبْلِغْ. مَا التَّصَرُّفُ فِي السَّاعَةِ التَّالِيَةِ، وَفِي الْأُسْبُوعِ التَّالِي؟', 'كَيْفَ يَكُونُ التَّعَامُلُ مَعَ خَطَأٍ يُرَادُ إِخْفَاؤُهُ؟', 'المريض أولًا|الإبلاغ|الحوار مع الزميل|التغيير الوقائي', 'جرعة,إبلاغ,مريض,سلامة'])],
};

export const EDUCATION: ByDifficulty = {
  easy: [template('teach-lesson',
    ['Describe a lesson that went well. What was its aim, and how did you see that the students had reached it?', 'Take me through one good lesson of yours.', 'the aim|the steps of the lesson|how you checked understanding', 'aim,students,activity,question,check,understand'],
    ['نَوَدُّ أَنْ نَسْمَعَ عَنْ دَرْسٍ نَاجِحٍ. مَا هَدَفُهُ، وَكَيْفَ ظَهَرَ أَنَّ الطُّلَّابَ بَلَغُوهُ؟', 'كَيْفَ سَارَ دَرْسٌ جَيِّدٌ مِنَ الْبِدَايَةِ إِلَى النِّهَايَةِ؟', 'الهدف|خطوات الدرس|التحقق من الفهم', 'هدف,طلاب,نشاط,سؤال,فهم'])],
  medium: [template('teach-mixed',
    ['Half of a class is bored and the other half is lost. What do you change in the next lesson, and in the next month?', 'How do you teach a group of very different levels?', 'finding out the levels|tasks of different depth|grouping and support|how you see progress', 'level,group,task,support,assessment,differentiate'],
    ['نِصْفُ الصَّفِّ يَشْعُرُ بِالْمَلَلِ وَالنِّصْفُ الْآخَرُ لَا يَفْهَمُ. مَا الَّذِي يَتَغَيَّرُ فِي الدَّرْسِ التَّالِي، وَفِي الشَّهْرِ التَّالِي؟', 'كَيْفَ تُدَرَّسُ مَجْمُوعَةٌ مُتَفَاوِتَةُ الْمُسْتَوَيَاتِ؟', 'معرفة المستويات|مهام متفاوتة العمق|المجموعات والدعم|ملاحظة التقدم', 'مستوى,مجموعة,مهمة,دعم,تقييم'])],
  hard: [template('teach-results',
    ['Your students pass the tests but cannot use what they learned. How do you know, and what do you change although the tests stay?', 'How do you teach for understanding when only marks are counted?', 'signs of shallow learning|other forms of assessment|time against the syllabus|how you win over parents and colleagues', 'understanding,assessment,project,transfer,curriculum,parents'],
    ['يَنْجَحُ الطُّلَّابُ فِي الِاخْتِبَارَاتِ وَلَا يَسْتَطِيعُونَ تَطْبِيقَ مَا تَعَلَّمُوهُ. كَيْفَ يُعْرَفُ ذٰلِكَ، وَمَا الَّذِي يَتَغَيَّرُ؟', 'كَيْفَ يَكُونُ التَّعْلِيمُ لِلْفَهْمِ مَعَ أَنَّ الدَّرَجَاتِ هِيَ الْمِعْيَارُ؟', 'علامات التعلم السطحي|أشكال أخرى للتقييم|الوقت مقابل المنهج|كسب الأهل والزملاء', 'فهم,تقييم,مشروع,منهج'])],
};

export const ENGINEERING: ByDifficulty = {
  easy: [template('eng-drawing',
    ['You receive a drawing to build or check. What do you look at first, and why?', 'How do you read a technical drawing before work starts?', 'revision, scale and units|clashes and missing dimensions|whom you ask', 'drawing,revision,dimension,scale,check,clash'],
    ['عِنْدَ اسْتِلَامِ مُخَطَّطٍ لِلتَّنْفِيذِ أَوِ الْمُرَاجَعَةِ، مَا أَوَّلُ مَا يُفْحَصُ، وَلِمَاذَا؟', 'كَيْفَ يُقْرَأُ الْمُخَطَّطُ قَبْلَ بَدْءِ الْعَمَلِ؟', 'الإصدار والمقياس والوحدات|التعارضات والأبعاد الناقصة|من يسأل', 'مخطط,إصدار,أبعاد,مقياس'])],
  medium: [template('eng-failure',
    ['Tell me about a part, a machine or a structure that failed or nearly failed. How did you find the reason?', 'Which technical failure did you investigate, and how?', 'what was seen|the possible causes and how you excluded them|the real cause|the remedy and its check', 'failure,cause,load,inspection,material,repair'],
    ['نَوَدُّ أَنْ نَسْمَعَ عَنْ جُزْءٍ أَوْ آلَةٍ أَوْ مُنْشَأٍ تَعَطَّلَ أَوْ كَادَ. كَيْفَ عُرِفَ السَّبَبُ؟', 'أَيُّ عُطْلٍ فَنِّيٍّ جَرَى التَّحْقِيقُ فِيهِ، وَكَيْفَ؟', 'ما لوحظ|الأسباب المحتملة واستبعادها|السبب الحقيقي|العلاج والتحقق منه', 'عطل,سبب,حمل,فحص,مواد'])],
  hard: [template('eng-safety-schedule',
    ['The schedule demands a shortcut that the code allows but your judgement does not. What do you do, and on what grounds?', 'When would you stop work although nobody orders it?', 'the risk, in figures where possible|what the code says and leaves open|the alternative and its cost|who signs', 'safety,code,risk,schedule,stop,alternative'],
    ['يَتَطَلَّبُ الْجَدْوَلُ اخْتِصَارًا يَسْمَحُ بِهِ الْكُودُ وَلَا يُقِرُّهُ الْحُكْمُ الْهَنْدَسِيُّ. مَا التَّصَرُّفُ، وَعَلَى أَيِّ أَسَاسٍ؟', 'مَتَى يُوقَفُ الْعَمَلُ دُونَ أَمْرٍ مِنْ أَحَدٍ؟', 'الخطر بالأرقام إن أمكن|ما ينص عليه الكود وما يتركه|البديل وتكلفته|صاحب التوقيع', 'سلامة,كود,خطر,جدول,إيقاف'])],
};

export const PEOPLE: ByDifficulty = {
  easy: [template('people-interview',
    ['How do you prepare an interview so that each candidate gets a fair chance?', 'What makes a hiring interview fair?', 'the same questions for all|criteria fixed beforehand|notes instead of impressions', 'criteria,questions,notes,score,fair,panel'],
    ['كَيْفَ تُعَدُّ مُقَابَلَةُ التَّوْظِيفِ لِتَكُونَ مُنْصِفَةً لِكُلِّ مُرَشَّحٍ؟', 'مَا الَّذِي يَجْعَلُ مُقَابَلَةَ التَّوْظِيفِ عَادِلَةً؟', 'الأسئلة نفسها للجميع|معايير محددة مسبقا|التدوين لا الانطباع', 'معايير,أسئلة,تدوين,عدل'])],
  medium: [template('people-turnover',
    ['One department loses three times as many people as the others. How do you find the reason, and what do you propose?', 'How do you look into people leaving a team?', 'figures and comparisons|conversations and exit interviews|cause against symptom|a proposal and how to measure it', 'turnover,exit,survey,manager,data,retention'],
    ['يَفْقِدُ قِسْمٌ ثَلَاثَةَ أَضْعَافِ مَا تَفْقِدُهُ الْأَقْسَامُ الْأُخْرَى مِنَ الْمُوَظَّفِينَ. كَيْفَ يُعْرَفُ السَّبَبُ، وَمَا الِاقْتِرَاحُ؟', 'كَيْفَ تُدْرَسُ مُغَادَرَةُ الْمُوَظَّفِينَ لِفَرِيقٍ مَا؟', 'الأرقام والمقارنات|المحادثات ومقابلات المغادرة|السبب مقابل العرض|اقتراح وطريقة قياسه', 'دوران,مغادرة,استبيان,مدير'])],
  hard: [template('people-star',
    ['A manager with excellent results treats people badly. Complaints are real, and the board likes the results. What do you do?', 'How do you handle misconduct by someone who brings in money?', 'facts and protection of those who complain|the cost of doing nothing|options and consequences|how you take it to the top', 'complaint,investigate,evidence,policy,protect,leadership'],
    ['مُدِيرٌ نَتَائِجُهُ مُمْتَازَةٌ وَمُعَامَلَتُهُ سَيِّئَةٌ، وَالشَّكَاوَى حَقِيقِيَّةٌ، وَالْإِدَارَةُ رَاضِيَةٌ عَنِ النَّتَائِجِ. مَا التَّصَرُّفُ؟', 'كَيْفَ يُعَالَجُ سُوءُ سُلُوكِ مَنْ يُحَقِّقُ الْأَرْبَاحَ؟', 'الحقائق وحماية المشتكين|ثمن عدم التصرف|الخيارات والعواقب|الرفع إلى الإدارة العليا', 'شكوى,تحقيق,دليل,سياسة,حماية'])],
};

export const SUPPORT: ByDifficulty = {
  easy: [template('support-angry',
    ['A customer begins the call by shouting. What are your first three sentences?', 'How do you calm an angry caller?', 'listening and naming the problem|taking responsibility without blame|the next step and when', 'listen,sorry,understand,solve,calm,step'],
    ['يَبْدَأُ عَمِيلٌ الْمُكَالَمَةَ بِالصُّرَاخِ. مَا أَوَّلُ ثَلَاثِ جُمَلٍ تُقَالُ لَهُ؟', 'كَيْفَ يُهَدَّأُ مُتَّصِلٌ غَاضِبٌ؟', 'الاستماع وتسمية المشكلة|تحمل المسؤولية دون لوم|الخطوة التالية وموعدها', 'استماع,اعتذار,فهم,حل,هدوء'])],
  medium: [template('support-repeat',
    ['The same question reaches your team fifty times a week. What do you do, besides answering it?', 'How do you make a frequent question go away?', 'finding out why it is asked|an article, a text or a change in the product|whom you convince|how you measure it', 'cause,article,product,ticket,measure,reduce'],
    ['يَصِلُ السُّؤَالُ نَفْسُهُ إِلَى الْفَرِيقِ خَمْسِينَ مَرَّةً فِي الْأُسْبُوعِ. مَا الْعَمَلُ غَيْرُ الْإِجَابَةِ عَنْهُ؟', 'كَيْفَ يُتَخَلَّصُ مِنْ سُؤَالٍ مُتَكَرِّرٍ؟', 'معرفة سبب السؤال|مقال أو نص أو تغيير في المنتج|من يجب إقناعه|طريقة القياس', 'سبب,مقال,منتج,تذكرة,قياس'])],
  hard: [template('support-policy',
    ['The rules forbid the refund that would be fair. What do you do for this customer, and what do you do about the rule?', 'When do you make an exception, and who should know of it?', 'what you can do within the rules|the case for an exception|the precedent it sets|changing the rule with evidence', 'policy,exception,refund,fair,escalate,evidence'],
    ['تَمْنَعُ الْقَوَاعِدُ رَدَّ مَبْلَغٍ مِنَ الْعَدْلِ رَدُّهُ. مَا الَّذِي يُفْعَلُ لِهٰذَا الْعَمِيلِ، وَمَا الَّذِي يُفْعَلُ بِشَأْنِ الْقَاعِدَةِ؟', 'مَتَى يَكُونُ الِاسْتِثْنَاءُ، وَمَنْ يَجِبُ أَنْ يَعْلَمَ بِهِ؟', 'الممكن ضمن القواعد|مبررات الاستثناء|السابقة التي يصنعها|تغيير القاعدة بالدليل', 'سياسة,استثناء,عدل,تصعيد,دليل'])],
};

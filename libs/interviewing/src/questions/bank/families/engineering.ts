import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const ENGINEERING: FamilyBank = {
  technical: {
    easy: [
      template(
        'eng-drawing',
        'practice quality',
        [
          'You receive a drawing to build or check. What do you look at first, and why?',
          'How do you read a technical drawing before work starts?',
          'revision, scale and units|clashes and missing dimensions|whom you ask',
          'drawing,revision,dimension,scale,check,clash',
          'reading a drawing',
        ],
        [
          'عِنْدَ اسْتِلَامِكْ مُخَطَّطًا لِلتَّنْفِيذِ أَوِ الْمُرَاجَعَةِ، مَا أَوَّلُ مَا عَلَيْكْ فَحْصُهُ، وَلِمَاذَا؟',
          'مَا طَرِيقَتُكْ فِي قِرَاءَةِ الْمُخَطَّطِ قَبْلَ بَدْءِ الْعَمَلِ؟',
          'الإصدار والمقياس والوحدات|التعارضات والأبعاد الناقصة|من يسأل',
          'مخطط,إصدار,أبعاد,مقياس',
          'قِرَاءَةِ الْمُخَطَّطِ',
        ],
        {
          en: [
            [
              'measure it from the drawing|scale it off the drawing|measure the drawing with a ruler|scale the dimension from the drawing',
              'Dimensions are read as figures, never scaled from paper; a missing one is asked for.',
            ],
          ],
          ar: [
            [
              'نقيس المخطط بالمسطره|نقيس من الورقه بالمسطره|ناخذ المقاس من المخطط بالمسطره',
              'تقرأ الأبعاد المكتوبة، والناقص منها يسأل عنه المصمم.',
            ],
          ],
        },
      ),
      template(
        'eng-site-safety',
        'practice risk',
        [
          'What do you check before work starts on a site or at a machine, so that nobody gets hurt?',
          'How do you prepare a task so that it is safe?',
          'hazards of this task and place|permits, isolation and protection|a short talk with the crew',
          'hazard,permit,isolation,protection,briefing,inspect',
          'safety before work starts',
        ],
        [
          'مَا الَّذِي يَجِبُ عَلَيْكْ فَحْصُهُ قَبْلَ بَدْءِ الْعَمَلِ فِي الْمَوْقِعِ أَوْ عَلَى الْآلَةِ لِيَعُودَ الْجَمِيعُ سَالِمِينَ؟',
          'مَا طَرِيقَتُكْ فِي إِعْدَادِ مَهَمَّةٍ لِتَكُونَ آمِنَةً؟',
          'مخاطر المهمة والمكان|التصاريح والعزل والوقاية|حديث قصير مع الطاقم',
          'خطر,تصريح,عزل,وقاية,فحص',
          'السَّلَامَةِ قَبْلَ بَدْءِ الْعَمَلِ',
        ],
        {
          en: [
            [
              'helmet is enough|protective equipment is enough|emergency stop is enough|experienced crew needs no briefing',
              'Hazards are removed or isolated first; personal protection is the last line.',
            ],
          ],
          ar: [
            [
              'الخوذه تكفي|معدات الوقايه تكفي|زر الطواري يكفي|العمال الخبراء لا يحتاجون توجيه*',
              'يزال الخطر أو يعزل أولا، والوقاية الشخصية آخر خط.',
            ],
          ],
        },
      ),
      template(
        'eng-estimate',
        'practice craft',
        [
          'A program gives you a result to four decimals. How do you check quickly that it makes sense?',
          'How do you make a rough check of a calculation?',
          'order of size by hand|units and limits|comparing with a known case',
          'units,estimate,check,load,limit,compare',
          'a rough check of a calculation',
        ],
        [
          'أَعْطَاكْ الْبَرْنَامَجُ نَتِيجَةً بِأَرْبَعِ خَانَاتٍ عَشْرِيَّةٍ. مَا خُطُوَاتُكْ لِلتَّأَكُّدِ السَّرِيعِ مِنْ أَنَّهَا مَعْقُولَةٌ؟',
          'مَا طَرِيقَتُكْ فِي إِجْرَاءِ تَحَقُّقٍ تَقْرِيبِيٍّ مِنْ حِسَابٍ؟',
          'الحجم التقريبي باليد|الوحدات والحدود|المقارنة بحالة معروفة',
          'وحدات,تقدير,تحقق,حمل,مقارنة',
          'تَحَقُّقٍ سَرِيعٍ مِنْ حِسَابٍ',
        ],
        {
          en: [
            [
              'four decimals means it is accurate|more decimals means more accurate|program is always right|software does not make mistakes|software is always right',
              'Decimals show how finely a result is written, not how true its inputs and model are.',
            ],
          ],
          ar: [
            [
              'البرنامج دايما صح|البرنامج لا يخطي|البرنامج ما يخطي|اربع خانات تعني دقيق*|كثره الخانات تعني الدقه',
              'عدد الخانات لا يبين صحة المدخلات والنموذج.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'eng-failure',
        'story diagnosis',
        [
          'Tell me about a part, a machine or a structure that failed or nearly failed. How did you find the reason?',
          'Which technical failure did you investigate, and how?',
          'what was seen|the possible causes and how you excluded them|the real cause|the remedy and its check',
          'failure,cause,load,inspection,material,repair',
          'a technical failure',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ جُزْءٍ أَوْ آلَةٍ أَوْ مَنْشَأٍ تَعَطَّلَ أَوْ كَادَ. كَيْفَ عَرَفْتْ السَّبَبَ؟',
          'أَيُّ عُطْلٍ فَنِّيٍّ حَقَّقْتْ فِي سَبَبِهِ، وَكَيْفَ؟',
          'ما لوحظ|الأسباب المحتملة واستبعادها|السبب الحقيقي|العلاج والتحقق منه',
          'عطل,سبب,حمل,فحص,مواد',
          'عُطْلٍ فَنِّيٍّ',
        ],
      ),
      template(
        'eng-supplier',
        'practice quality',
        [
          'A delivery does not quite meet the specification, and work stops without it. What do you check, who do you ask, and what do you sign?',
          'How do you handle a deviation from the specification?',
          "what the deviation does to safety and life|tests and the designer's word|the record and the conditions|what it costs to wait",
          'specification,test,deviation,approval,record,supplier',
          'material that does not meet the specification',
        ],
        [
          'وَصَلَتْ مَوَادُّ لَا تُطَابِقُ الْمُوَاصَفَاتِ تَمَامًا، وَالْعَمَلُ يَتَوَقَّفُ بِدُونِهَا. مَا الَّذِي عَلَيْكْ فَحْصُهُ، وَمَنْ عَلَيْكْ سُؤَالُهُ قَبْلَ الْقَرَارِ؟',
          'مَا طَرِيقَتُكْ فِي مُعَالَجَةِ الِانْحِرَافِ عَنِ الْمُوَاصَفَاتِ؟',
          'أثر الانحراف في السلامة ومدة البقاء|الاختبارات ورأي المصمم|التوثيق والشروط|ثمن الانتظار',
          'مواصفات,اختبار,انحراف,اعتماد,مورد',
          'مَوَادَّ لَا تُطَابِقُ الْمُوَاصَفَاتِ',
        ],
        {
          en: [
            [
              'sign now and sort it out later|sign it now and check later|install it first and test later|nearly within the specification is fine',
              'A deviation is accepted only after the designer has assessed it, in writing.',
            ],
          ],
          ar: [
            [
              'نوقع الان ونفحص بعدين|نستلم ونفحص لاحقا|نركبها ونفحص بعدين',
              'يقبل الانحراف بعد تقييم المصمم وموافقته كتابة.',
            ],
          ],
        },
      ),
      template(
        'eng-delay',
        'story planning',
        [
          'Tell me about a job that fell behind schedule. Where was the time really lost, and how much did you win back?',
          'How did you recover a delayed project?',
          'the critical steps|the real cause of the delay|what was re-planned, with whom|time and cost in the end',
          'schedule,critical,delay,contractor,resource,days',
          'getting a late job back on schedule',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَمَلٍ لَكْ تَأَخَّرَ عَنْ جَدْوَلِهِ. أَيْنَ ضَاعَ الْوَقْتُ فِعْلًا، وَكَيْفَ عَوَّضْتْهُ؟',
          'كَيْفَ عَوَّضْتْ تَأَخُّرَ مَشْرُوعٍ؟',
          'الخطوات الحرجة|السبب الحقيقي للتأخر|ما أعيد تخطيطه ومع من|الوقت والتكلفة في النهاية',
          'جدول,حرج,تأخر,مقاول,أيام',
          'عَمَلٍ مُتَأَخِّرٍ عَنْ جَدْوَلِهِ',
        ],
      ),
    ],
    hard: [
      template(
        'eng-safety-schedule',
        'practice risk',
        [
          "The schedule calls for a shortcut that the code allows but that you don't consider safe. What do you do?",
          'When would you stop work although nobody orders it?',
          'the risk, in figures where possible|what the code says and leaves open|the alternative and its cost|who signs',
          'safety,code,risk,schedule,stop,alternative',
          'a shortcut in the schedule',
        ],
        [
          'يَتَطَلَّبُ الْجَدْوَلُ اخْتِصَارًا يَسْمَحُ بِهِ الْكُودُ وَلَا يُقِرُّهُ الْحُكْمُ الْهَنْدَسِيُّ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ، وَعَلَى أَيِّ أَسَاسٍ؟',
          'مَتَى يَكُونُ عَلَيْكْ إِيقَافُ الْعَمَلِ دُونَ أَمْرٍ مِنْ أَحَدٍ؟',
          'الخطر بالأرقام إن أمكن|ما ينص عليه الكود وما يتركه|البديل وتكلفته|صاحب التوقيع',
          'سلامة,كود,خطر,جدول,إيقاف',
          'اخْتِصَارٍ فِي الْجَدْوَلِ',
        ],
        {
          en: [
            [
              'code allows it so it is safe|code allows it so it must be|within the code means it is safe|code guarantees that it is safe',
              'A code is a minimum; meeting it does not by itself make a case free of risk.',
            ],
          ],
          ar: [
            [
              'الكود يسمح فهو امن|الكود يسمح يعني امن*|مطابق للكود يعني امن*|الكود يضمن السلامه',
              'الكود حد أدنى، ومطابقته وحدها لا تنفي الخطر.',
            ],
          ],
        },
      ),
      template(
        'eng-repeat-failure',
        'practice diagnosis',
        [
          'The same piece of equipment has been repaired three times and fails again, and each report names another cause. How do you settle it?',
          'How do you find the cause of a failure that everyone explains differently?',
          'facts before theories|what each explanation predicts|a test that can prove one wrong|the remedy and how long you watch it',
          'failure,evidence,load,vibration,test,hypothesis,monitor',
          'a failure that returns after each repair',
        ],
        [
          'عُولِجَ الْعُطْلُ نَفْسُهُ ثَلَاثَ مَرَّاتٍ وَعَادَ، وَكُلُّ تَقْرِيرٍ يَذْكُرُ سَبَبًا مُخْتَلِفًا. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ الْحَقِيقِيِّ؟',
          'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ سَبَبِ عُطْلٍ تَتَعَدَّدُ تَفْسِيرَاتُهُ؟',
          'الوقائع قبل النظريات|ما يتوقعه كل تفسير|اختبار ينفي أحدها|العلاج ومدة المراقبة',
          'عطل,دليل,حمل,اختبار,مراقبة',
          'عُطْلٍ يَعُودُ بَعْدَ كُلِّ إِصْلَاحٍ',
        ],
      ),
      template(
        'eng-life-cost',
        'practice judgement',
        [
          'One design is a fifth cheaper to build, the other far cheaper to run. The client looks at the first price only. How do you advise?',
          'How do you argue for the cost over the whole life of a thing?',
          'costs over the years, with assumptions|risk and upkeep|what the client is measured by|a middle way',
          'lifecycle,cost,maintenance,energy,client,assumption',
          'cheap to build or cheap to run',
        ],
        [
          'تَصْمِيمٌ أَرْخَصُ فِي الْبِنَاءِ وَآخَرُ أَرْخَصُ بِكَثِيرٍ فِي التَّشْغِيلِ، وَالْعَمِيلُ يَنْظُرُ إِلَى السِّعْرِ الْأَوَّلِ. مَا نَصِيحَتُكْ؟',
          'مَا طَرِيقَتُكْ فِي الدِّفَاعِ عَنِ النَّظَرِ إِلَى التَّكْلِفَةِ عَلَى مَدَى السِّنِينَ؟',
          'التكاليف عبر السنين مع الافتراضات|المخاطر والصيانة|ما يهم العميل|حل وسط',
          'تكلفة,صيانة,طاقة,عميل,افتراض',
          'رُخْصِ الْبِنَاءِ أَوْ رُخْصِ التَّشْغِيلِ',
        ],
        {
          en: [
            [
              'cheapest to build is always the cheapest|lowest price is the lowest cost|running costs do not matter|operating costs do not matter',
              'Over its life a plant often costs more to run than to build.',
            ],
          ],
          ar: [
            [
              'الارخص بناء هو الاوفر|تكاليف التشغيل لا تهم|مصاريف التشغيل ما تهم|الارخص شراء هو الاوفر',
              'قد يتجاوز ما ينفق على مدى العمر ثمن الإنشاء.',
            ],
          ],
        },
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'eng-hr-craft',
        'story learning',
        [
          'Tell me about something a foreman, technician or fitter taught you that no book had. Where have you used it?',
          'Which lesson from the site has stayed with you?',
          'who it was and what they showed|why it mattered|where you used it',
          'learned,technician,site,used,experience',
          'learning from skilled workers',
        ],
        [
          'مَا الَّذِي تَعَلَّمْتْهُ مِنْ فَنِّيٍّ أَوْ مُرَاقِبٍ وَلَمْ يَكُنْ فِي كِتَابٍ، وَأَيْنَ أَفَادَكْ؟',
          'أَيُّ دَرْسٍ مِنَ الْمَوْقِعِ بَقِيَ فِي ذَاكِرَتِكْ؟',
          'من هو وما علمه|أهميته|مجال استخدامه',
          'تعلم,فني,موقع,خبرة',
          'التَّعَلُّمِ مِنْ أَصْحَابِ الْخِبْرَةِ',
        ],
      ),
      template(
        'eng-hr-proud',
        'story motivation',
        [
          'Which piece of work that you helped to build or keep running are you most proud of, and why?',
          'What in engineering gives you satisfaction?',
          'what it is|your part|why it matters to others',
          'built,proud,part,people,works',
          'something you built',
        ],
        [
          'مَا الشَّيْءُ الَّذِي شَارَكْتْ فِي بِنَائِهِ أَوْ تَشْغِيلِهِ وَمَا زَالَ يُسْعِدُكْ، وَلِمَاذَا؟',
          'مَا الَّذِي يُعْجِبُكْ فِي الْعَمَلِ الْهَنْدَسِيِّ؟',
          'ما هو|الدور فيه|أهميته للآخرين',
          'بناء,دور,رضا,ناس',
          'شَيْءٍ بُنِيَ بِيَدَيْكَ',
        ],
      ),
    ],
    medium: [
      template(
        'eng-hr-contractor',
        'story conflict',
        [
          'Tell me about a dispute with a contractor or supplier. What was it about, and how did you settle it?',
          'When did you and a contractor see the same clause differently?',
          'both readings|the facts and records|what you gave and took|the effect on the job',
          'contractor,records,agreed,clause,schedule',
          'a dispute with a contractor',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ خِلَافٍ بَيْنَكْ وَبَيْنَ مُقَاوِلٍ أَوْ مُوَرِّدٍ. مَا مَوْضُوعُهُ، وَكَيْفَ انْتْهَى؟',
          'مَتَى اخْتَلَفَ فَهْمُكْ عَنْ فَهْمِ الْمُقَاوِلِ لِبَنْدٍ، وَمَاذَا فَعَلْتْ؟',
          'القراءتان|الوقائع والسجلات|التنازلات المتبادلة|الأثر على العمل',
          'مقاول,سجلات,اتفاق,بند',
          'خِلَافٍ مَعَ مُقَاوِلٍ',
        ],
      ),
      template(
        'eng-hr-near-miss',
        'story integrity',
        [
          'Tell me about a near miss you saw at work. What did you do at that moment, and what did you report?',
          'Tell me about a near miss at work.',
          'what happened|what you stopped at once|how you reported it|what was changed',
          'safety,stopped,reported,hazard,changed',
          'reporting a near miss',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ حَادِثٍ كَادَ أَنْ يَقَعَ أَمَامَكْ. مَاذَا فَعَلْتْ فِي لَحْظَتِهَا، وَمَا الَّذِي أَبْلَغْتْ عَنْهُ؟',
          'أَيُّ حَادِثٍ كَادَ يَقَعُ فِي عَمَلِكْ، وَمَاذَا فَعَلْتْ؟',
          'ما حدث|ما أوقف فورا|طريقة الإبلاغ|ما تغير',
          'سلامة,إيقاف,إبلاغ,خطر',
          'الْإِبْلَاغِ عَنْ حَادِثٍ كَادَ يَقَعُ',
        ],
      ),
    ],
    hard: [
      template(
        'eng-hr-stop-work',
        'story pressure',
        [
          'Tell me about a time when you stopped work, or argued for it, while everyone wanted to go on. What did it cost, and were you right?',
          'When did you hold out against a whole site?',
          'the risk you saw|the pressure|what you said and to whom|the cost and the outcome',
          'stopped,risk,pressure,cost,outcome',
          'stopping work when everyone wants to go on',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ أَوْقَفْتْ فِيهَا الْعَمَلَ وَالْجَمِيعُ يُرِيدُ الِاسْتِمْرَارَ. مَا سَبَبُ قَرَارِكْ، وَهَلْ كَانَ صَوَابًا؟',
          'مَتَى كَانَ عَلَيْكْ الثَّبَاتُ أَمَامَ مَوْقِعٍ كَامِلٍ؟',
          'الخطر الملحوظ|الضغط|ما قيل ولمن|الثمن والنتيجة',
          'إيقاف,خطر,ضغط,ثمن',
          'إِيقَافِ الْعَمَلِ رَغْمَ رَغْبَةِ الْجَمِيعِ',
        ],
      ),
      template(
        'eng-hr-signed',
        'story learning',
        [
          'Tell me about a technical decision of yours that you would make differently today. What have you learned since?',
          'Tell me about a judgement of yours that did not hold.',
          'the decision and its grounds|what came to light|what you did about it|how you decide now',
          'decision,signed,learned,evidence,now',
          'a decision you would not sign again',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ قَرَارٍ فَنِّيٍّ سَابِقٍ لَكْ كَانَ غَيْرُهُ أَفْضَلَ. مَاذَا تَعَلَّمْتْ مِنْهُ؟',
          'أَيُّ تَقْدِيرٍ هَنْدَسِيٍّ لَكْ لَمْ يَصْمُدْ، وَلِمَاذَا؟',
          'القرار وأسبابه|ما ظهر لاحقا|التصرف حياله|طريقة القرار الآن',
          'قرار,توقيع,درس,دليل',
          'قَرَارٍ لَا يُوَقَّعُ مَرَّةً أُخْرَى',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which part, drawing or measured value are we talking about?',
      'ar-SA': 'عَنْ أَيِّ جُزْءٍ أَوْ مُخَطَّطٍ أَوْ قِيمَةٍ مَقِيسَةٍ كَلَامُكْ؟',
    },
    no_result: {
      'en-US': 'What does that change in safety, time or cost, as a figure?',
      'ar-SA': 'مَا الَّذِي يَتَغَيَّرُ فِي السَّلَامَةِ أَوِ الْوَقْتِ أَوِ التَّكْلِفَةِ بِالْأَرْقَامِ؟',
    },
  },
};

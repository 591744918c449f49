import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const HEALTHCARE: FamilyBank = {
  // The questions are about wards and shifts, which a pharmacist or a dentist does not have.
  evidence:
    /\bnurs\w*|\bmidwi\w+|\bwards?\b|\bbedside\b|\binpatients?\b|\bparamedic\b|\bphysician\b|\bdoctor\b|\bsurgeon\b|\bicu\b|\bemergency (?:department|room)\b|\b(?:patient care|care assistant|healthcare assistant)\b|ممرض|تمريض|قابله|طبيب|مسعف|جناح|مناوب/u,
  technical: {
    easy: [
      template(
        'care-handover',
        'practice quality',
        [
          'What belongs in a good handover at the end of a shift, and what do people most often forget?',
          'How do you pass your patients on to the next shift?',
          'the order you follow|risks and open tasks|checking that it was understood',
          'handover,patient,shift,risk,record,confirm',
          'handing over a shift',
        ],
        [
          'مَا طَرِيقَتُكْ فِي تَسْلِيمِ مَرْضَاكْ فِي نِهَايَةِ الْمُنَاوَبَةِ، وَمَا الَّذِي يَحْدُثُ إِذَا نَقَصَتْ مَعْلُومَةٌ؟',
          'مَا طَرِيقَتُكْ فِي تَسْلِيمِ الْمَرْضَى إِلَى الْمُنَاوَبَةِ التَّالِيَةِ؟',
          'الترتيب المتبع|المخاطر والمهام المفتوحة|التأكد من الفهم',
          'تسليم,مريض,مناوبة,مخاطر',
          'تَسْلِيمِ الْمُنَاوَبَةِ',
        ],
        {
          en: [
            [
              'the file is enough for handover|written handover is enough|no need to talk to the next nurse',
              'A handover is also spoken, so that the next shift can ask and confirm.',
            ],
          ],
          ar: [
            [
              'الملف يكفي للتسليم|التسليم المكتوب يكفي|يكفي أن يقرأ الملف|يقرون الملف ويكفي',
              'التسليم شفهي أيضا حتى يسأل المستلم ويؤكد ما فهمه.',
            ],
          ],
        },
      ),
      template(
        'care-identify',
        'practice risk',
        [
          'Which checks do you make before you give a patient a treatment, and which of them do people skip when they are busy?',
          'How do you make sure that the right patient gets the right treatment?',
          'identity, dose, time and record|asking the patient, not only reading|what happens when one check fails',
          'identity,dose,allergy,record,check,patient',
          'checks before a treatment',
        ],
        [
          'مَا خُطُوَاتُكْ لِلتَّحَقُّقِ قَبْلَ إِعْطَاءِ الْعِلَاجِ، وَأَيُّهَا يَسْهُلُ نِسْيَانُهُ عِنْدَ الِازْدِحَامِ؟',
          'مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّ الْعِلَاجَ الصَّحِيحَ يَصِلُ إِلَى الْمَرِيضِ الصَّحِيحِ؟',
          'الهوية والجرعة والوقت والسجل|سؤال المريض لا القراءة وحدها|ما يحدث عند اختلاف شيء',
          'هوية,جرعة,حساسية,سجل,تحقق',
          'التَّحَقُّقِ قَبْلَ الْعِلَاجِ',
        ],
        {
          en: [
            [
              'room number is enough|bed number is enough|identify by bed number|identify by room number',
              'Two identifiers such as full name and date of birth show who someone is, never a place.',
            ],
            [
              'sign for it before i give|document it before i give|sign the chart before giving',
              'A treatment is recorded once it was given.',
            ],
          ],
          ar: [
            [
              'رقم الغرفة يكفي|رقم السرير يكفي|أتأكد برقم السرير|أعرفه من رقم السرير',
              'يعرف المريض بمعرفين مثل اسمه الكامل وتاريخ ميلاده.',
            ],
            [
              'أوقع على الجرعة قبل ما أعطيها|أوثق الجرعة قبل ما أعطيها|نوثق الجرعة قبل إعطائها|أسجلها معطاة قبل ما أعطيها',
              'يسجل العلاج بعد تقديمه للمريض.',
            ],
          ],
        },
      ),
      template(
        'care-explain',
        'practice communication',
        [
          'A patient nods at everything you say about a treatment. How do you find out whether it was understood?',
          'How do you explain care to someone who is anxious?',
          'plain words, a little at a time|asking them to say it back|something in writing',
          'plain,repeat,question,written,understand,calm',
          'explaining a treatment',
        ],
        [
          'مَرِيضٌ يُومِئُ بِرَأْسِهِ مُوَافِقًا عَلَى كُلِّ شَرْحِكْ لِلْعِلَاجِ. مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّهُ فَهِمَ؟',
          'مَا طَرِيقَتُكْ فِي شَرْحِ الْعِلَاجِ لِمَنْ يَشْعُرُ بِالْقَلَقِ؟',
          'كلمات بسيطة وعلى مراحل|طلب إعادة الشرح بكلماته|شيء مكتوب',
          'بسيط,إعادة,سؤال,مكتوب,فهم',
          'شَرْحِ الْعِلَاجِ لِلْمَرِيضِ',
        ],
        {
          en: [
            [
              'nod* tells me they understood|nod* shows me they understood|nods so i know they understood|asking do you understand is enough',
              'Understanding shows when patients explain it back in their own words.',
            ],
          ],
          ar: [
            [
              'يهز رأسه يعني فهم|يهز رأسه يعني فاهم|يكفي أسأله هل فهمت|دام يهز رأسه فهو فاهم',
              'يظهر الفهم عندما يعيد المريض الشرح بكلماته.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'care-deteriorating',
        'practice diagnosis',
        [
          'A stable patient suddenly seems different to you, though the readings are normal. What do you do?',
          'How do you act on a concern that the monitors do not show?',
          'what you check yourself|whom you call and how you put it|what you write down|when you insist',
          'assess,call,vital,escalate,document,repeat',
          'a patient who seems different',
        ],
        [
          'مَرِيضٌ مُسْتَقِرٌّ يَبْدُو مُخْتَلِفًا فَجْأَةً مَعَ أَنَّ الْقِيَاسَاتِ طَبِيعِيَّةٌ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَ قَلَقٍ عَلَى مَرِيضٍ لَا تُظْهِرُهُ الْأَجْهِزَةُ؟',
          'ما يفحص مباشرة|من يتصل به وكيف|ما يدون|متى يكون الإصرار',
          'تقييم,اتصال,تصعيد,توثيق',
          'مَرِيضٍ تَغَيَّرَتْ حَالُهُ',
        ],
        {
          en: [
            [
              'readings are normal so the patient is fine|normal readings mean the patient is fine|wait until the readings change|wait until the monitor alarms',
              'Patients can get worse before any figure does, so concern alone is a reason to act.',
            ],
          ],
          ar: [
            [
              'القياسات طبيعية يعني المريض بخير|دام القراءات طبيعية فهو بخير|أنتظر حتى تتغير القياسات|أنتظر لين تتغير القراءات|أنتظر حتى ينذر الجهاز',
              'قد تسوء الحال قبل أي رقم، فالقلق وحده سبب كاف للتصرف.',
            ],
          ],
        },
      ),
      template(
        'care-priorities',
        'practice planning',
        [
          'Four patients need something at the same moment and you are alone for ten minutes. How do you set the order?',
          'How do you decide who comes first when the ward is full?',
          'danger to life first|what can be handed on or can wait|telling those who wait|checking again after each step',
          'triage,urgent,priority,delegate,reassess,call',
          'several patients at once',
        ],
        [
          'أَرْبَعَةُ مَرْضَى يَحْتَاجُونَ إِلَى شَيْءٍ فِي اللَّحْظَةِ نَفْسِهَا وَالْمُسَاعَدَةُ بَعْدَ عَشْرِ دَقَائِقَ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ تَرْتِيبُكْ لَهُمْ؟',
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ بِمَنْ يَأْتِي أَوَّلًا عِنْدَ امْتِلَاءِ الْقِسْمِ؟',
          'الخطر على الحياة أولا|ما يفوض أو ينتظر|إبلاغ من ينتظر|التقييم بعد كل خطوة',
          'فرز,عاجل,أولوية,تفويض,تقييم',
          'عِدَّةِ مَرْضَى فِي وَقْتٍ وَاحِدٍ',
        ],
        {
          en: [
            [
              'first come first served|whoever rang first|in the order they called|who called first is first',
              'Danger to life decides who is seen first.',
            ],
          ],
          ar: [
            [
              'الأول فالأول|اللي نادى أول|حسب من طلب أولا|حسب ترتيب النداء',
              'الخطر على الحياة هو ما يحدد الأولوية.',
            ],
          ],
        },
      ),
      template(
        'care-improve',
        'story improvement',
        [
          'Tell me about something on your ward that you made safer or simpler. What was the risk, and how do you know it is better now?',
          'Which change of yours made care safer?',
          'the risk that was seen|the change and who joined in|how it was measured|what made it last',
          'safety,falls,infection,audit,change,measure',
          'a safer way of working on the ward',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَمْرٍ جَعَلْتْهُ أَكْثَرَ أَمَانًا أَوْ بَسَاطَةً فِي الْقِسْمِ. مَا كَانَ الْخَطَرُ، وَكَيْفَ تَغَيَّرَتِ النَّتَائِجُ؟',
          'أَيُّ تَغْيِيرٍ مِنْكْ جَعَلَ الرِّعَايَةَ أَكْثَرَ أَمَانًا؟',
          'الخطر الملحوظ|التغيير ومن شارك فيه|طريقة القياس|سبب استمراره',
          'سلامة,عدوى,مراجعة,تغيير,قياس',
          'طَرِيقَةِ عَمَلٍ أَكْثَرَ أَمَانًا فِي الْقِسْمِ',
        ],
      ),
    ],
    hard: [
      template(
        'care-error',
        'practice risk',
        [
          'You discover that a colleague gave a wrong dose and said nothing. What do you do in the next hour, and in the next week?',
          'How do you deal with an error that someone wants to keep quiet?',
          'the patient first|telling and reporting|the conversation with the colleague|the change that prevents it',
          'dose,report,patient,safety,disclose,system',
          'a wrong dose that was kept quiet',
        ],
        [
          'تَبَيَّنَ لَكْ أَنَّ زَمِيلًا أَعْطَى جُرْعَةً خَاطِئَةً وَلَمْ يُبْلِغْ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ فِي السَّاعَةِ التَّالِيَةِ، وَفِي الْأُسْبُوعِ التَّالِي؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ خَطَأٍ يُرَادُ إِخْفَاؤُهُ؟',
          'المريض أولا|الإبلاغ|الحوار مع الزميل|التغيير الوقائي',
          'جرعة,إبلاغ,مريض,سلامة',
          'جُرْعَةٍ خَاطِئَةٍ لَمْ يُبْلَغْ عَنْهَا',
        ],
        {
          en: [
            [
              'keep it between us|patient is fine so no report|no harm so no report|no harm no need to report',
              'Errors are reported even when nobody seems harmed.',
            ],
          ],
          ar: [
            [
              'نحلها بيننا بدون بلاغ|ما تضرر المريض فلا داعي للإبلاغ|ما تضرر المريض ما له داعي نبلغ|المريض بخير فلا داعي نبلغ',
              'يبلغ عن كل خطأ دوائي حتى إن لم يظهر ضرر.',
            ],
          ],
        },
      ),
      template(
        'care-short-staffed',
        'practice judgement',
        [
          'Two colleagues are missing on a full ward, and nobody can be sent. What do you drop, what do you never drop, and who do you tell?',
          'How do you run an unsafe shift as safely as possible?',
          'what keeps patients alive and safe|work that can wait, agreed with others|raising the alarm in writing|talking it over afterwards',
          'staffing,safety,escalate,priority,document,delegate',
          'a shift with too few people',
        ],
        [
          'يَنْقُصُ الْقِسْمَ الْمُمْتَلِئَ شَخْصَانِ وَلَا بَدِيلَ لَهُمَا. مَا الَّذِي عَلَيْكْ تَأْجِيلُهُ، وَمَا الَّذِي لَا يَقْبَلُ التَّأْجِيلَ، وَمَنْ عَلَيْكْ إِبْلَاغُهُ؟',
          'مَا طَرِيقَتُكْ فِي إِدَارَةِ مُنَاوَبَةٍ غَيْرِ آمِنَةٍ بِأَكْبَرِ قَدْرٍ مِنَ الْأَمَانِ؟',
          'ما يحفظ حياة المرضى وسلامتهم|ما ينتظر باتفاق|التصعيد كتابة|المراجعة بعد ذلك',
          'نقص,سلامة,تصعيد,أولوية,توثيق',
          'مُنَاوَبَةٍ يَنْقُصُهَا الْعَدَدُ',
        ],
        {
          en: [
            [
              'skip the identity check to save time|skip the double check to save time|skip hand hygiene to save time',
              'Checks of identity and of high-risk medicines stay, however few people there are.',
            ],
          ],
          ar: [
            [
              'نترك التحقق المزدوج لتوفير الوقت|نترك التحقق من الهوية عشان الوقت|نختصر التحقق من الهوية عشان الوقت|نترك غسل اليدين عشان الوقت',
              'التحقق من الهوية والأدوية عالية الخطورة ونظافة اليدين أمور لا تسقط مع نقص العدد.',
            ],
          ],
        },
      ),
      template(
        'care-protocol',
        'practice quality',
        [
          'The protocol says one thing, and the patient in front of you seems to need another. How do you decide, and how do you document it?',
          'When do you depart from a guideline?',
          'the reason for the rule|the evidence in this case|asking before acting, where there is time|what is written down',
          'protocol,guideline,evidence,consult,document,consent',
          'a protocol that does not fit the patient',
        ],
        [
          'يَنُصُّ الْبُرُوتُوكُولُ عَلَى أَمْرٍ وَيَبْدُو أَنَّ الْمَرِيضَ يَحْتَاجُ إِلَى غَيْرِهِ. مَا قَرَارُكْ، وَعَلَى أَيِّ أَسَاسٍ؟',
          'مَتَى يَكُونُ الْخُرُوجُ عَنِ الدَّلِيلِ الْإِرْشَادِيِّ صَوَابًا؟',
          'سبب القاعدة|الدليل في هذه الحالة|السؤال قبل التصرف إن أمكن|ما يدون',
          'بروتوكول,دليل,استشارة,توثيق,موافقة',
          'بُرُوتُوكُولٍ لَا يُنَاسِبُ الْحَالَةَ',
        ],
        {
          en: [
            [
              'no need to document the deviation|no need to document why|depart from it without documenting|no need to write down why',
              'A departure from the protocol is recorded with its reason.',
            ],
          ],
          ar: [
            [
              'لا داعي لتوثيق السبب|ما يحتاج أوثق السبب|مو لازم أوثق السبب|ما له داعي أوثق السبب',
              'يسجل الخروج عن البروتوكول مع سببه.',
            ],
          ],
        },
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'care-hr-thanks',
        'story motivation',
        [
          'Without naming anyone, tell me about a patient you still think of. What did you learn from caring for them?',
          'Which moment in care reminds you why you do this work?',
          'the situation, without names|what you did|what stayed with you',
          'patient,care,moment,learned,listened',
          'a patient you remember',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرِيضٍ بَقِيَ فِي ذَاكِرَتِكْ، دُونَ ذِكْرِ أَسْمَاءٍ. مَاذَا تَعَلَّمْتْ مِنْ رِعَايَتِهِ؟',
          'أَيُّ لَحْظَةٍ فِي الرِّعَايَةِ ذَكَّرَتْكْ بِقِيمَةِ هٰذَا الْعَمَلِ؟',
          'الموقف دون أسماء|ما قدم له|ما بقي منه',
          'مريض,رعاية,لحظة,درس',
          'مَرِيضٍ لَا يُنْسَى',
        ],
      ),
      template(
        'care-hr-shift',
        'story teamwork',
        [
          'Describe a busy shift that went well. What did the team do right, and what was your part?',
          'When did a team on the ward work like one person?',
          'what made it busy|how you helped each other|your own part',
          'shift,team,helped,shared,calm',
          'a shift that went well',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مُنَاوَبَةٍ مُزْدَحِمَةٍ لَكْ سَارَتْ عَلَى مَا يُرَامُ. مَا الَّذِي أَحْسَنَهُ الْفَرِيقُ، وَمَا كَانَ دَوْرُكْ؟',
          'مَتَى عَمِلْتُمْ فِي الْقِسْمِ كَشَخْصٍ وَاحِدٍ؟',
          'سبب الازدحام|التعاون|الدور الشخصي',
          'مناوبة,فريق,تعاون,هدوء',
          'مُنَاوَبَةٍ سَارَتْ عَلَى مَا يُرَامُ',
        ],
      ),
    ],
    medium: [
      template(
        'care-hr-upset-relatives',
        'story conflict',
        [
          'Tell me about relatives of a patient who were angry with you or your team. How did you deal with it, and how did it end?',
          'When did you calm someone who was afraid for a loved one?',
          'what was behind the anger|where and how you spoke|what you could promise, and could not|how it ended',
          'relatives,listened,calm,explained,trust',
          'relatives who are upset',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَقَارِبِ مَرِيضٍ كَانُوا غَاضِبِينَ مِنَ الْفَرِيقِ. كَيْفَ تَعَامَلْتْ مَعَهُمْ، وَكَيْفَ انْتَهَى الْأَمْرُ؟',
          'مَتَى هَدَأَ شَخْصٌ خَائِفٌ عَلَى عَزِيزٍ لَدَيْهِ بِفَضْلِ كَلَامِكْ؟',
          'ما وراء الغضب|مكان الحديث وطريقته|الممكن وغير الممكن|كيف انتهى',
          'أقارب,استماع,هدوء,شرح,ثقة',
          'أَقَارِبَ غَاضِبِينَ',
        ],
      ),
      template(
        'care-hr-speak-up',
        'story integrity',
        [
          "Tell me about a time when you spoke up to someone senior about a patient's safety. What did you say?",
          'Tell me about a time when silence would have been easier than safety.',
          'what you noticed|the words you used|how they reacted|what happened to the patient',
          'spoke,safety,doctor,question,outcome',
          'speaking up to a superior',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَرَّةٍ كَانَ عَلَيْكْ فِيهَا الِاعْتِرَاضُ أَمَامَ مَنْ هُوَ أَعْلَى مَنْصِبًا حِفَاظًا عَلَى سَلَامَةِ مَرِيضٍ. مَاذَا قُلْتْ لَهُ؟',
          'مَتَى كَانَ الصَّمْتُ أَسْهَلَ عَلَيْكْ مِنَ السَّلَامَةِ، وَمَاذَا فَعَلْتْ؟',
          'ما لوحظ|الكلمات المستخدمة|رد الفعل|ما حدث للمريض',
          'اعتراض,سلامة,سؤال,نتيجة',
          'الِاعْتِرَاضِ أَمَامَ مَنْ هُوَ أَعْلَى',
        ],
      ),
    ],
    hard: [
      template(
        'care-hr-loss',
        'story pressure',
        [
          'How do you and your team go on working after an event that shook everyone? Please give an example.',
          'When did you help colleagues after something went badly wrong?',
          'what happened, in general terms|what the team needed|what you did for others|what is done differently since',
          'team,support,debrief,colleagues,after',
          'going on after a hard day',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ يَوْمٍ وَقَعَتْ فِيهِ حَادِثَةٌ هَزَّتْ فَرِيقَكْ. كَيْفَ وَاصَلْتُمُ الْعَمَلَ، وَمَا كَانَ دَوْرُكْ؟',
          'مَتَى سَاعَدْتْ زُمَلَاءَكْ بَعْدَ حَادِثَةٍ صَعْبَةٍ؟',
          'ما حدث إجمالا|حاجة الفريق|ما قدم للآخرين|ما تغير بعدها',
          'فريق,دعم,زملاء,مراجعة',
          'الْمُوَاصَلَةِ بَعْدَ يَوْمٍ قَاسٍ',
        ],
      ),
      template(
        'care-hr-change-practice',
        'story influence',
        [
          'Tell me about an old routine that everyone followed and that you wanted changed. Who stood against it, and how did you bring them along?',
          'How did you change a habit of a whole ward?',
          'the routine and its harm|the evidence|the people who resisted, and why|what is done today',
          'routine,evidence,resisted,training,changed',
          'changing an old routine',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ عَادَةٍ قَدِيمَةٍ فِي الْقِسْمِ غَيَّرْتْهَا. مَنْ عَارَضَكْ، وَكَيْفَ أَقْنَعْتْهُ؟',
          'كَيْفَ غَيَّرْتْ عَادَةَ قِسْمٍ كَامِلٍ؟',
          'العادة وضررها|الدليل|المعارضون وأسبابهم|الممارسة اليوم',
          'عادة,دليل,معارضة,تدريب',
          'تَغْيِيرِ عَادَةٍ قَدِيمَةٍ فِي الْعَمَلِ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'What would I see you do at the bedside, minute by minute?',
      'ar-SA': 'مَاذَا سَأَرَى مِنْ عَمَلِكْ عِنْدَ سَرِيرِ الْمَرِيضِ، دَقِيقَةً بِدَقِيقَةٍ؟',
    },
    no_result: {
      'en-US': 'What does that mean for the patient in the end?',
      'ar-SA': 'مَا أَثَرُ عَمَلِكْ هٰذَا فِي الْمَرِيضِ فِي النِّهَايَةِ؟',
    },
  },
};

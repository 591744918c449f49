import { template } from '../template';
import type { Trade } from './trade';

/** Nursing on a ward. */
export const NURSING: Trade = {
  family: 'healthcare',
  evidence: /\bnurs\w*|\bmidwife\b|\bhealthcare assistant\b|ممرض|تمريض|قابله/u,
  technical: {
    easy: [
      template(
        'nursing-first-round',
        'practice planning',
        [
          'You take over six patients at the start of a shift. What do you want to know first, and in which order do you see them?',
          'How do you begin a shift with several patients?',
          'sickest or changed first|allergies, lines, pain and due medication|what must happen at a fixed time',
          'handover,priority,patients,medication,round',
          'the first round of a shift',
        ],
        [
          'فِي بِدَايَةِ مُنَاوَبَتِكْ تَسَلَّمْتْ سِتَّةَ مَرْضَى. مَا الَّذِي يُهِمُّكْ مَعْرِفَتُهُ أَوَّلًا، وَبِمَنْ سَتَكُونُ بِدَايَتُكْ؟',
          'كَيْفَ تَكُونُ بِدَايَةُ مُنَاوَبَتِكْ مَعَ عِدَّةِ مَرْضَى؟',
          'الأشد مرضا أو المتغير أولا|الحساسية والخطوط والألم والأدوية|ما له وقت محدد',
          'تسليم,أولوية,مرضى,أدوية,جولة',
          'أَوَّلِ جَوْلَةٍ فِي الْمُنَاوَبَةِ',
        ],
        {
          en: [
            [
              'start with the easy patients|begin with the stable patients|see the stable patients first|start with the easy ones',
              'Whoever is sickest or has changed is visited before all others.',
            ],
          ],
          ar: [
            [
              'أبدأ بالحالات السهلة|أبدأ بالمريض المستقر|أبدأ بالمستقرين|أبدأ بالسهلين',
              'تكون البداية بالأشد مرضا أو بمن تغيرت حاله.',
            ],
          ],
        },
      ),
      template(
        'nursing-medication',
        'practice quality',
        [
          'Which checks do you make before you give a medication, and what do you do if the dose looks unusual to you?',
          'How do you give a medication safely?',
          "right patient, drug, dose, route and time|allergies and the patient's own words|asking pharmacist or doctor before giving",
          'dose,patient,allergy,check,pharmacist,doctor',
          'giving a medication',
        ],
        [
          'مَا الَّذِي عَلَيْكْ التَّحَقُّقُ مِنْهُ قَبْلَ إِعْطَاءِ الدَّوَاءِ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ إِذَا بَدَتِ الْجُرْعَةُ غَيْرَ مُعْتَادَةٍ؟',
          'مَا طَرِيقَتُكْ فِي إِعْطَاءِ الدَّوَاءِ بِأَمَانٍ؟',
          'المريض والدواء والجرعة والطريقة والوقت|الحساسية وكلام المريض|سؤال الصيدلي أو الطبيب قبل الإعطاء',
          'جرعة,مريض,حساسية,تحقق,صيدلي',
          'إِعْطَاءِ الدَّوَاءِ',
        ],
        {
          en: [
            [
              'doctor ordered it so i give it|give it because the doctor ordered|give it because the doctor wrote|doctor is responsible so i give',
              'A dose that looks unusual is clarified first, whoever prescribed it.',
            ],
            [
              'antibiotics treat virus*|antibiotics help against virus*|antibiotics for a cold',
              'Antibiotics act against bacteria, not against viruses.',
            ],
          ],
          ar: [
            [
              'أعطيها لأن الطبيب كتبها|أعطيه لأن الدكتور كتبه|الدكتور كتبها خلاص أعطيها|المسؤولية على الطبيب فأعطيها',
              'تستوضح الجرعة غير المعتادة قبل تقديمها أيا كان من وصفها.',
            ],
            [
              'المضاد الحيوي يعالج الفيروس*|مضاد حيوي للزكام',
              'المضادات الحيوية تعمل ضد البكتيريا لا الفيروسات.',
            ],
          ],
        },
      ),
      template(
        'nursing-hands',
        'practice risk',
        [
          'When exactly do you clean your hands around a patient, and when do gloves not replace that?',
          'Which moments of hand hygiene matter at the bedside?',
          'before touching and before a clean procedure|after fluids, the patient and the surroundings|before and after gloves',
          'hands,gloves,hygiene,infection,before,after',
          'hand hygiene',
        ],
        [
          'مَتَى يَجِبُ عَلَيْكْ تَنْظِيفُ يَدَيْكْ عِنْدَ رِعَايَةِ الْمَرِيضِ، وَمَتَى لَا تُغْنِي عَنْهُ الْقُفَّازَاتُ؟',
          'مَا لَحَظَاتُ نَظَافَةِ الْيَدَيْنِ الْمُهِمَّةُ بِجَانِبِ السَّرِيرِ؟',
          'قبل اللمس وقبل الإجراء النظيف|بعد السوائل والمريض ومحيطه|قبل القفازات وبعدها',
          'يدين,قفازات,نظافة,عدوى,قبل',
          'نَظَافَةِ الْيَدَيْنِ',
        ],
        {
          en: [
            [
              'gloves replace|with gloves no need|gloves are enough',
              "Gloves don't replace hand hygiene: hands are cleaned before and after wearing them.",
            ],
          ],
          ar: [['القفازات تكفي|القفازات تغني', 'القفازات لا تغني عن نظافة اليدين قبلها وبعدها.']],
        },
      ),
    ],
    medium: [
      template(
        'nursing-escalate',
        'practice communication',
        [
          'You are worried about a patient and the doctor on the phone is in a hurry. How do you report, and what do you do if you are not heard?',
          'How do you call a doctor about a patient who is getting worse?',
          'situation, background, findings and what you want|readings and the change, not only a feeling|the next person in the line|staying with the patient and noting the time',
          'report,escalate,readings,senior,document',
          'reporting a patient who gets worse',
        ],
        [
          'حَالَةُ مَرِيضٍ تُقْلِقُكْ وَالطَّبِيبُ عَلَى الْهَاتِفِ مُسْتَعْجِلٌ. مَا طَرِيقَتُكْ فِي إِبْلَاغِهِ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ إِنْ لَمْ يَتَجَاوَبْ؟',
          'مَا طَرِيقَتُكْ فِي الِاتِّصَالِ بِالطَّبِيبِ عِنْدَ تَدَهْوُرِ مَرِيضٍ؟',
          'الحالة والخلفية والقراءات والمطلوب|القراءات والتغير لا الشعور وحده|التصعيد إلى الأعلى|البقاء مع المريض والتوثيق',
          'إبلاغ,تصعيد,قراءات,طبيب,توثيق',
          'الْإِبْلَاغِ عَنْ تَدَهْوُرِ مَرِيضٍ',
        ],
        {
          en: [
            [
              'wait for the next round|wait until the morning round|wait until he has time|told the doctor so my job is done|told the doctor so it is his responsibility',
              'A worry that is not heard goes to someone more senior at once.',
            ],
          ],
          ar: [
            [
              'أنتظر الجولة القادمة|أنتظر لين يفضى|أنتظر حتى يتفرغ الطبيب|بلغت الطبيب وانتهت مسؤوليتي|بلغته وخلصت مسؤوليتي',
              'إن لم يسمع القلق رفع فورا إلى من هو أعلى.',
            ],
          ],
        },
      ),
      template(
        'nursing-pain',
        'practice diagnosis',
        [
          'A patient who cannot speak seems restless after an operation. How do you find out whether it is pain, and what do you rule out first?',
          'How do you judge pain in someone who cannot tell you?',
          "a pain scale for people who can't speak|low oxygen, full bladder, bleeding|someone who knows the patient|checking again after relief is given",
          'pain,scale,oxygen,restless,assess,relief',
          'pain in a patient who cannot speak',
        ],
        [
          'مَرِيضٌ لَا يَسْتَطِيعُ الْكَلَامَ يَبْدُو قَلِقَ الْحَرَكَةِ بَعْدَ عَمَلِيَّةٍ. مَا طَرِيقَتُكْ فِي مَعْرِفَةِ مَا إِذَا كَانَ ذٰلِكَ أَلَمًا، وَمَا الَّذِي عَلَيْكْ اسْتِبْعَادُهُ أَوَّلًا؟',
          'مَا طَرِيقَتُكْ فِي تَقْيِيمِ الْأَلَمِ عِنْدَ مَنْ لَا يَسْتَطِيعُ التَّعْبِيرَ؟',
          'مقياس ألم مناسب|نقص الأكسجين أو امتلاء المثانة أو نزيف|من يعرف المريض|إعادة التقييم بعد المسكن',
          'ألم,مقياس,أكسجين,تقييم,مسكن',
          'الْأَلَمِ عِنْدَ مَنْ لَا يَتَكَلَّمُ',
        ],
        {
          en: [
            [
              'normal vitals mean no pain|vitals are normal so no pain|vital signs are normal so no pain',
              'Pain is possible even when heart rate and blood pressure look ordinary.',
            ],
            [
              'sedate them first|give a sedative first|sedate him first|give something to sedate first',
              'Causes such as low oxygen or bleeding are ruled out before anything calms the patient.',
            ],
          ],
          ar: [
            [
              'المؤشرات طبيعية يعني ما فيه ألم|العلامات الحيوية طبيعية يعني ما عنده ألم|المؤشرات طبيعية يعني لا ألم',
              'قد يكون الألم شديدا والأرقام عادية.',
            ],
            [
              'أعطيه مهدئ أول شي|أعطيه مهدئا أولا|نعطيه مهدئ أول',
              'يستبعد نقص الأكسجين والنزيف قبل أي تهدئة.',
            ],
          ],
        },
      ),
      template(
        'nursing-discharge',
        'practice improvement',
        [
          'A patient goes home today with five new medicines. How do you make sure that they will manage?',
          'What do you do so that a patient copes at home after discharge?',
          'one plain plan, in their language|asking them to explain it back|warning signs and whom to call|who helps at home, and the next appointment',
          'discharge,explain,plan,medicines,warning,follow-up',
          'sending a patient home',
        ],
        [
          'يَخْرُجُ مَرِيضٌ الْيَوْمَ وَمَعَهُ خَمْسَةُ أَدْوِيَةٍ جَدِيدَةٍ. مَا خُطُوَاتُكْ لِلتَّأَكُّدِ مِنْ أَنَّهُ سَيُحْسِنُ اسْتِخْدَامَهَا؟',
          'مَا الَّذِي عَلَيْكْ شَرْحُهُ لِلْمَرِيضِ قَبْلَ خُرُوجِهِ؟',
          'خطة واضحة بلغته|أن يعيد الشرح|علامات الخطر وبمن يتصل|من يساعده والموعد التالي',
          'خروج,شرح,خطة,أدوية,متابعة',
          'خُرُوجِ الْمَرِيضِ',
        ],
        {
          en: [
            [
              'they understood if they nod*|ask* if they understood is enough',
              'Asking patients to explain the plan back shows whether it was understood.',
            ],
          ],
          ar: [['يكفي ان نساله هل فهمت', 'يظهر الفهم عندما يعيد المريض الشرح بكلماته.']],
        },
      ),
    ],
    hard: [
      template(
        'nursing-sepsis',
        'practice diagnosis',
        [
          'A patient is slightly confused, breathing fast and has a normal temperature. What do you think of, and what happens in the next hour?',
          'Which early signs make you suspect sepsis, and what do you do?',
          'sepsis without fever is possible|early warning score, lactate and cultures|antibiotics and fluids without delay|escalating and repeating the readings',
          'sepsis,confusion,breathing,score,antibiotics,lactate',
          'early signs of sepsis',
        ],
        [
          'مَرِيضٌ مُشَوَّشٌ قَلِيلًا وَتَنَفُّسُهُ سَرِيعٌ وَحَرَارَتُهُ طَبِيعِيَّةٌ. مَا الِاحْتِمَالُ الَّذِي يَخْطُرُ لَكْ، وَمَا خُطُوَاتُكْ فِي السَّاعَةِ التَّالِيَةِ؟',
          'مَا الْعَلَامَاتُ الْمُبَكِّرَةُ لِتَسَمُّمِ الدَّمِ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'قد يحدث دون حمى|مقياس الإنذار المبكر والتحاليل والمزارع|المضادات والسوائل دون تأخير|التصعيد وإعادة القياس',
          'تسمم,تشوش,تنفس,إنذار,مضادات',
          'عَلَامَاتِ تَسَمُّمِ الدَّمِ',
        ],
        {
          en: [
            [
              'wait for culture results before antibiotic*|wait for the cultures before antibiotic*|wait for the culture results and then antibiotic*|only give antibiotics after the culture results',
              'Cultures are taken and treatment begins within the hour, without waiting for the laboratory.',
            ],
            [
              'no fever means no sepsis|sepsis always has fever|normal temperature rules out',
              'Sepsis can come with a normal or low temperature.',
            ],
          ],
          ar: [
            [
              'ننتظر نتيجة المزرعة قبل المضاد*|أنتظر نتيجة المزرعة قبل المضاد*|أنتظر نتيجة المزرعة ثم المضاد',
              'تؤخذ المزارع ويبدأ العلاج خلال ساعة دون انتظار المختبر.',
            ],
            ['لا حمي يعني لا|لا تسمم دون حمي', 'قد يكون تسمم الدم بحرارة طبيعية أو منخفضة.'],
          ],
        },
      ),
      template(
        'nursing-unsafe-staffing',
        'practice judgement',
        [
          'You are in charge, two nurses are missing, and the emergency department wants to send you two more patients. How do you decide?',
          'How do you handle more patients than your staff can care for?',
          'how much care the patients need, not only how many they are|what can wait or be done by others|saying plainly what is unsafe, to whom, in writing|looking again after an hour',
          'staffing,acuity,unsafe,escalate,beds,charge',
          'too few nurses for the patients',
        ],
        [
          'الْمُنَاوَبَةُ تَحْتَ مَسْؤُولِيَّتِكْ، وَغَابَ اثْنَانِ مِنَ الْفَرِيقِ، وَتُرِيدُ الطَّوَارِئُ إِرْسَالَ مَرِيضَيْنِ. مَا قَرَارُكْ، وَلِمَاذَا؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَمَا يَزِيدُ الْمَرْضَى عَلَى طَاقَةِ الْفَرِيقِ؟',
          'شدة الحالات لا العدد وحده|ما يؤجل أو يقوم به غيرهم|إعلان الخطر كتابة ولمن|إعادة التقييم',
          'عدد,شدة,خطر,تصعيد,أسرة',
          'نَقْصِ الْفَرِيقِ',
        ],
      ),
      template(
        'nursing-event',
        'practice quality',
        [
          'A patient fell on your ward at night. How do you look into it so that it does not happen again, and without blaming anyone?',
          'What do you do after a fall on the ward?',
          'care and examination of the patient first|facts: time, place, medication, staffing|causes in the system, not only a person|a change and how its effect is measured',
          'fall,review,cause,blame,change,measure',
          'looking into a fall',
        ],
        [
          'سَقَطَ مَرِيضٌ فِي قِسْمِكْ لَيْلًا. مَا خُطُوَاتُكْ لِمُرَاجَعَةِ مَا حَدَثَ دُونَ لَوْمِ أَحَدٍ حَتَّى لَا يَتَكَرَّرَ؟',
          'مَا خُطُوَاتُكْ بَعْدَ سُقُوطِ مَرِيضٍ فِي قِسْمِكْ؟',
          'رعاية المريض وفحصه أولا|الحقائق: الوقت والمكان والأدوية والعدد|أسباب في النظام لا في شخص|تغيير وقياس أثره',
          'سقوط,مراجعة,سبب,تغيير,قياس',
          'سُقُوطِ مَرِيضٍ',
        ],
        {
          en: [
            [
              'lift them back into bed first|lift him back into bed first|put him in bed and then examine|lift him up and then check',
              'Someone who fell is examined for injuries where they lie before being moved.',
            ],
            [
              'restraints prevent falls|tie them to the bed|tie him to the bed',
              'Restraining people makes injuries worse and protects nobody.',
            ],
          ],
          ar: [
            [
              'أرفعه على السرير قبل ما أفحصه|أرفعه للسرير وبعدين أفحصه|أرجعه للسرير ثم أفحصه|أقومه قبل الفحص',
              'يفحص من سقط في مكانه قبل تحريكه.',
            ],
            [
              'التقييد يمنع السقوط|نربط المريض في السرير|نقيد المريض حتى لا يسقط',
              'تقييد المرضى يزيد الإصابات ولا يحميهم.',
            ],
          ],
        },
      ),
    ],
  },
};

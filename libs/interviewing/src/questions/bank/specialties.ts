import type { WorkFamily } from '../families';
import { template, type ByDifficulty } from './template';

/** Technical questions for one kind of work within a family. */
export interface Specialty {
  family: WorkFamily;
  /** Matches a job's title, duties or required skills, folded. */
  evidence: RegExp;
  technical: ByDifficulty;
}

/** More specific questions, asked before those of the family if the job is about that work. */
export const SPECIALTIES: Readonly<Record<string, Specialty>> = {
  intensiveCare: {
    family: 'healthcare',
    evidence:
      /\b(?:icu|intensive care|critical care|ventilat\w*)\b|العنايه (?:المركزه|الحرجه|الفايقه)|التنفس الصناعي|(?:جهاز|اجهزه) التنفس/u,
    technical: {
      easy: [
        template(
          'icu-ventilator-check',
          'practice craft',
          [
            'You take over a ventilated patient. What do you check on the patient, the tube and the ventilator in the first ten minutes?',
            'How do you begin a shift with a patient on a ventilator?',
            'the patient first: chest, saturation, sedation|tube depth and cuff, suction, spare airway|settings and alarm limits against the plan',
            'ventilator,tube,alarm,suction,saturation,settings',
            'taking over a ventilated patient',
          ],
          [
            'عِنْدَ اسْتِلَامِ مَرِيضٍ عَلَى جِهَازِ التَّنَفُّسِ، مَا الَّذِي يُفْحَصُ فِي الْمَرِيضِ وَالْأُنْبُوبِ وَالْجِهَازِ فِي أَوَّلِ عَشْرِ دَقَائِقَ؟',
            'كَيْفَ تَبْدَأُ مُنَاوَبَةٌ مَعَ مَرِيضٍ عَلَى جِهَازِ التَّنَفُّسِ؟',
            'المريض أولا: الصدر والتشبع والتهدئة|عمق الأنبوب والبالون والشفط والأدوات البديلة|الإعدادات وحدود الإنذار مقارنة بالخطة',
            'تنفس,أنبوب,إنذار,شفط,تشبع,إعدادات',
            'اسْتِلَامِ مَرِيضٍ عَلَى جِهَازِ التَّنَفُّسِ',
          ],
        ),
      ],
      medium: [
        template(
          'icu-high-pressure',
          'practice diagnosis',
          [
            'The ventilator alarms for high pressure and the saturation falls. How do you find the cause, and in which order?',
            'What do you do when a ventilator alarms and the patient gets worse?',
            'oxygen and hand ventilation first, call for help|tube: bitten, blocked, too deep|chest: secretions, spasm, air outside the lung|machine and circuit',
            'alarm,pressure,tube,suction,oxygen,help',
            'a high-pressure alarm',
          ],
          [
            'يُنْذِرُ جِهَازُ التَّنَفُّسِ بِضَغْطٍ مُرْتَفِعٍ وَيَنْخَفِضُ التَّشَبُّعُ. كَيْفَ يُعْرَفُ السَّبَبُ، وَبِأَيِّ تَرْتِيبٍ؟',
            'مَا التَّصَرُّفُ عِنْدَ إِنْذَارِ جِهَازِ التَّنَفُّسِ وَتَدَهْوُرِ الْمَرِيضِ؟',
            'الأكسجين والتهوية اليدوية أولا وطلب المساعدة|الأنبوب: عض أو انسداد أو عمق زائد|الصدر: إفرازات أو تشنج أو هواء خارج الرئة|الجهاز والدائرة',
            'إنذار,ضغط,أنبوب,شفط,أكسجين,مساعدة',
            'إِنْذَارِ الضَّغْطِ الْمُرْتَفِعِ',
          ],
        ),
      ],
      hard: [
        template(
          'icu-weaning',
          'practice judgement',
          [
            'A patient passes the breathing trial by the numbers, but you doubt that the tube should come out. What do you weigh, and how do you argue it?',
            'How do you judge whether a patient is ready to breathe alone?',
            'cough, secretions, alertness and cuff leak beside the numbers|why it was ventilated, and what has changed|the risk of waiting against failing|a plan for failure',
            'weaning,trial,cough,secretions,risk,reintubation',
            'taking out the breathing tube',
          ],
          [
            'يَنْجَحُ مَرِيضٌ فِي تَجْرِبَةِ التَّنَفُّسِ حَسَبَ الْأَرْقَامِ، وَيَبْقَى الشَّكُّ فِي رَفْعِ الْأُنْبُوبِ. مَا الَّذِي يُوَازَنُ، وَكَيْفَ يُعْرَضُ الرَّأْيُ؟',
            'كَيْفَ يُقَدَّرُ اسْتِعْدَادُ الْمَرِيضِ لِلتَّنَفُّسِ وَحْدَهُ؟',
            'السعال والإفرازات واليقظة وتسرب البالون مع الأرقام|سبب التنفس الصناعي وما تغير|خطر الانتظار مقابل الفشل|خطة عند الفشل',
            'فطام,تجربة,سعال,إفرازات,خطر',
            'رَفْعِ أُنْبُوبِ التَّنَفُّسِ',
          ],
        ),
      ],
    },
  },
  payments: {
    family: 'software',
    evidence:
      /\b(?:payments?|settlements?|ledgers?|checkout|card processing|payouts?|fintech)\b|المدفوعات|الدفع|التسويات الماليه/u,
    technical: {
      easy: [
        template(
          'pay-twice',
          'practice risk',
          [
            'A customer presses "pay" twice because the page is slow. How do you make sure that they are charged only once?',
            'How do you keep a payment from being made twice?',
            'a key per attempt, sent again on retry|a unique record checked in the database|the same answer for the same key',
            'idempotent,key,retry,unique,charge,transaction',
            'a payment that is sent twice',
          ],
          [
            'يَضْغَطُ عَمِيلٌ زِرَّ الدَّفْعِ مَرَّتَيْنِ لِأَنَّ الصَّفْحَةَ بَطِيئَةٌ. كَيْفَ يُضْمَنُ أَلَّا يُخْصَمَ الْمَبْلَغُ إِلَّا مَرَّةً؟',
            'كَيْفَ يُمْنَعُ تَكْرَارُ عَمَلِيَّةِ الدَّفْعِ؟',
            'مفتاح لكل محاولة يرسل عند الإعادة|سجل فريد يتحقق منه في قاعدة البيانات|الجواب نفسه للمفتاح نفسه',
            'مفتاح,إعادة,فريد,خصم,معاملة',
            'دَفْعٍ يُرْسَلُ مَرَّتَيْنِ',
          ],
        ),
      ],
      medium: [
        template(
          'pay-timeout',
          'practice diagnosis',
          [
            'The payment provider times out, and nobody knows whether the money moved. What does your system do next, and what does the customer see?',
            'How do you handle a payment whose result is unknown?',
            'a pending state, not failed or paid|asking the provider, and its late notification|no new attempt with a new key|what the customer is told',
            'pending,timeout,provider,webhook,status,retry',
            'a payment with an unknown result',
          ],
          [
            'تَنْتَهِي مُهْلَةُ مُزَوِّدِ الدَّفْعِ وَلَا يُعْرَفُ هَلِ انْتَقَلَ الْمَبْلَغُ. مَاذَا يَفْعَلُ النِّظَامُ بَعْدَهَا، وَمَاذَا يَرَى الْعَمِيلُ؟',
            'كَيْفَ تُعَالَجُ عَمَلِيَّةُ دَفْعٍ نَتِيجَتُهَا مَجْهُولَةٌ؟',
            'حالة معلقة لا فاشلة ولا مدفوعة|سؤال المزود وإشعاره المتأخر|لا محاولة جديدة بمفتاح جديد|ما يقال للعميل',
            'معلقة,مهلة,مزود,إشعار,حالة',
            'دَفْعٍ نَتِيجَتُهُ مَجْهُولَةٌ',
          ],
        ),
      ],
      hard: [
        template(
          'pay-reconcile',
          'practice quality',
          [
            'Your ledger and the bank’s settlement file differ by a small amount every day. How do you design the search for it, and the correction?',
            'How do you find and fix money that two systems do not agree on?',
            'matching by reference, then amount and date|fees, currency, cut-off times, refunds as classes of difference|entries that are never changed, only reversed|an alert on what stays unmatched',
            'ledger,reconcile,settlement,reverse,fees,match',
            'a ledger that differs from the bank',
          ],
          [
            'يَخْتَلِفُ دَفْتَرُ الْقُيُودِ عَنْ مِلَفِّ تَسْوِيَةِ الْبَنْكِ بِمَبْلَغٍ صَغِيرٍ كُلَّ يَوْمٍ. كَيْفَ يُصَمَّمُ الْبَحْثُ عَنِ الْفَرْقِ وَتَصْحِيحُهُ؟',
            'كَيْفَ يُكْتَشَفُ مَبْلَغٌ يَخْتَلِفُ عَلَيْهِ نِظَامَانِ، وَكَيْفَ يُصَحَّحُ؟',
            'المطابقة بالمرجع ثم المبلغ والتاريخ|الرسوم والعملة ووقت الإقفال والمردودات أنواع للفرق|قيود لا تعدل بل تعكس|تنبيه على ما يبقى دون مطابقة',
            'دفتر,مطابقة,تسوية,عكس,رسوم',
            'دَفْتَرٍ يَخْتَلِفُ عَنِ الْبَنْكِ',
          ],
        ),
      ],
    },
  },
  machines: {
    family: 'engineering',
    evidence:
      /\b(?:mechanical|rotating|pumps?|compressors?|turbines?|gearbox\w*|machin\w+|maintenance|hydraulic\w*|solidworks)\b|ميكانيك|مضخ|ضواغط|توربين|الات|معدات|صيانه/u,
    technical: {
      easy: [
        template(
          'machine-vibration',
          'practice diagnosis',
          [
            'A pump has become louder and its bearing is warm. What do you check before anyone takes it apart?',
            'How do you look into a machine that sounds different?',
            'what changed: load, flow, level, recent work|vibration, temperature, lubrication, alignment|when it must be stopped at once',
            'bearing,vibration,temperature,alignment,lubrication,stop',
            'a pump that has become louder',
          ],
          [
            'ارْتَفَعَ صَوْتُ مِضَخَّةٍ وَسَخُنَ مَحْمَلُهَا. مَا الَّذِي يُفْحَصُ قَبْلَ تَفْكِيكِهَا؟',
            'كَيْفَ تُفْحَصُ آلَةٌ تَغَيَّرَ صَوْتُهَا؟',
            'ما تغير: الحمل والتدفق والمستوى وآخر عمل|الاهتزاز والحرارة والتزييت والمحاذاة|متى يجب الإيقاف فورا',
            'محمل,اهتزاز,حرارة,محاذاة,تزييت',
            'مِضَخَّةٍ ارْتَفَعَ صَوْتُهَا',
          ],
        ),
      ],
      medium: [
        template(
          'machine-tolerance',
          'practice craft',
          [
            'A shaft and its bearing come from two suppliers and do not fit at assembly. How do you find which dimension is wrong, and what do you change on the drawing?',
            'How do you deal with parts that are within the drawing and still do not fit?',
            'measuring both against the drawing, at temperature|fit, tolerance chain and datum|function first: what the fit must do|a change that suppliers can hold and measure',
            'tolerance,fit,datum,measure,drawing,supplier',
            'parts that do not fit',
          ],
          [
            'عَمُودٌ وَمَحْمَلُهُ مِنْ مُوَرِّدَيْنِ لَا يَتَطَابَقَانِ عِنْدَ التَّرْكِيبِ. كَيْفَ يُعْرَفُ الْقِيَاسُ الْخَاطِئُ، وَمَا الَّذِي يُغَيَّرُ فِي الرَّسْمِ؟',
            'كَيْفَ يَكُونُ التَّعَامُلُ مَعَ قِطَعٍ تُطَابِقُ الرَّسْمَ وَلَا تَتَرَكَّبُ؟',
            'قياس القطعتين مقابل الرسم وعند حرارة محددة|التوافق وسلسلة التفاوتات والمرجع|الوظيفة أولا: ما يجب أن يؤديه التوافق|تغيير يستطيع الموردون تنفيذه وقياسه',
            'تفاوت,توافق,مرجع,قياس,رسم,مورد',
            'قِطَعٍ لَا تَتَرَكَّبُ',
          ],
        ),
      ],
      hard: [
        template(
          'machine-repeat-failure',
          'practice risk',
          [
            'The same shaft has broken three times, although the calculation says it should last for years. How do you work from the broken surface to the real load?',
            'How do you explain a part that fails well below its calculated life?',
            'the fracture: fatigue, overload, corrosion, where it starts|loads that were not calculated: misalignment, start-ups, resonance|measuring in operation|a change, and proof that it holds',
            'fatigue,fracture,load,resonance,measure,life',
            'a shaft that breaks again and again',
          ],
          [
            'انْكَسَرَ الْعَمُودُ نَفْسُهُ ثَلَاثَ مَرَّاتٍ مَعَ أَنَّ الْحِسَابَ يُعْطِيهِ سَنَوَاتٍ. كَيْفَ يُسْتَدَلُّ مِنْ سَطْحِ الْكَسْرِ عَلَى الْحِمْلِ الْحَقِيقِيِّ؟',
            'كَيْفَ تُفَسَّرُ قِطْعَةٌ تَنْكَسِرُ قَبْلَ الْمُدَّةِ الْمَحْسُوبَةِ بِكَثِيرٍ؟',
            'الكسر: كلال أو حمل زائد أو تآكل ومن أين بدأ|أحمال لم تحسب: انحراف وبدء تشغيل ورنين|القياس أثناء التشغيل|تغيير ودليل على نجاحه',
            'كلال,كسر,حمل,رنين,قياس',
            'عَمُودٍ يَنْكَسِرُ مِرَارًا',
          ],
        ),
      ],
    },
  },
};

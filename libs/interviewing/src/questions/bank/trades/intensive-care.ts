import { template } from '../template';
import type { Trade } from './trade';

/** Intensive care. */
export const INTENSIVE_CARE: Trade = {
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
          'عِنْدَ اسْتِلَامِ مَرِيضٍ عَلَى جِهَازِ التَّنَفُّسِ، مَا الَّذِي يَجِبُ عَلَيْكْ فَحْصُهُ فِي الْمَرِيضِ وَالْأُنْبُوبِ وَالْجِهَازِ فِي أَوَّلِ عَشْرِ دَقَائِقَ؟',
          'مَا خُطُوَاتُكْ فِي بِدَايَةِ مُنَاوَبَةٍ مَعَ مَرِيضٍ عَلَى جِهَازِ التَّنَفُّسِ؟',
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
          'يُنْذِرُ جِهَازُ التَّنَفُّسِ بِضَغْطٍ مُرْتَفِعٍ وَيَنْخَفِضُ التَّشَبُّعُ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَبِأَيِّ تَرْتِيبٍ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَ إِنْذَارِ جِهَازِ التَّنَفُّسِ وَتَدَهْوُرِ الْمَرِيضِ؟',
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
          'يَنْجَحُ مَرِيضٌ فِي تَجْرِبَةِ التَّنَفُّسِ حَسَبَ الْأَرْقَامِ، وَيَبْقَى الشَّكُّ فِي رَفْعِ الْأُنْبُوبِ. عَلَى أَيِّ أَسَاسٍ سَيَكُونُ رَأْيُكْ، وَمَا طَرِيقَتُكْ فِي عَرْضِهِ عَلَى الطَّبِيبِ؟',
          'مَا طَرِيقَتُكْ فِي تَقْدِيرِ اسْتِعْدَادِ الْمَرِيضِ لِلتَّنَفُّسِ وَحْدَهُ؟',
          'السعال والإفرازات واليقظة وتسرب البالون مع الأرقام|سبب التنفس الصناعي وما تغير|خطر الانتظار مقابل الفشل|خطة عند الفشل',
          'فطام,تجربة,سعال,إفرازات,خطر',
          'رَفْعِ أُنْبُوبِ التَّنَفُّسِ',
        ],
      ),
    ],
  },
};

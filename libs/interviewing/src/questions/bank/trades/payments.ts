import { template } from '../template';
import type { Trade } from './trade';

/** Payments. */
export const PAYMENTS: Trade = {
  family: 'software',
  // Who builds pages does not move the money.
  evidence:
    /^(?![^\n]*(?:front[- ]?end|واجهات))[\s\S]*?(?:\b(?:payments?|settlements?|ledgers?|checkout|card processing|payouts?|fintech)\b|المدفوعات|الدفع|التسويات الماليه)/u,
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
          'يَضْغَطُ عَمِيلٌ زِرَّ الدَّفْعِ مَرَّتَيْنِ لِأَنَّ الصَّفْحَةَ بَطِيئَةٌ. مَا خُطُوَاتُكْ كَيْ لَا يَخْصِمَ النِّظَامُ الْمَبْلَغَ إِلَّا مَرَّةً؟',
          'مَا طَرِيقَتُكْ فِي مَنْعِ تَكْرَارِ عَمَلِيَّةِ الدَّفْعِ؟',
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
          'تَنْتَهِي مُهْلَةُ مُزَوِّدِ الدَّفْعِ دُونَ أَنْ نَعْرِفَ هَلِ انْتَقَلَ الْمَبْلَغُ. مَا أَوَّلُ مَا يَجِبُ عَلَيْكْ فِعْلُهُ فِي نِظَامِكْ، وَمَا الَّذِي سَيَرَاهُ الْعَمِيلُ؟',
          'مَا طَرِيقَتُكْ فِي مُعَالَجَةِ عَمَلِيَّةِ دَفْعٍ نَتِيجَتُهَا مَجْهُولَةٌ؟',
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
          'يَخْتَلِفُ دَفْتَرُ الْقُيُودِ عَنْ مِلَفِّ تَسْوِيَةِ الْبَنْكِ بِمَبْلَغٍ صَغِيرٍ كُلَّ يَوْمٍ. مَا خُطُوَاتُكْ لِتَصْمِيمِ الْبَحْثِ عَنِ الْفَرْقِ وَتَصْحِيحُهُ؟',
          'مَا طَرِيقَتُكْ فِي اكْتِشَافِ مَبْلَغٍ يَخْتَلِفُ عَلَيْهِ نِظَامَانِ وَفِي تَصْحِيحِهِ؟',
          'المطابقة بالمرجع ثم المبلغ والتاريخ|الرسوم والعملة ووقت الإقفال والمردودات أنواع للفرق|قيود لا تعدل بل تعكس|تنبيه على ما يبقى دون مطابقة',
          'دفتر,مطابقة,تسوية,عكس,رسوم',
          'دَفْتَرٍ يَخْتَلِفُ عَنِ الْبَنْكِ',
        ],
      ),
    ],
  },
};

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
        {
          en: [
            [
              'disabling the button is enough|disabling the button is sufficient|only need to disable the button|just disable the button and done',
              'A disabled button does not stop retries; the server must recognize the same attempt by its key.',
            ],
            [
              'every retry gets a new key|each retry gets a new key|each click gets its own key',
              'A retry carries the same key as the first attempt; a new key lets the charge happen again.',
            ],
          ],
          ar: [
            [
              'تعطيل الزر يكفي|يكفي تعطيل الزر|يكفي نعطل الزر|نعطل الزر وبس',
              'تعطيل الزر لا يمنع إعادة الإرسال، والخادم يتعرف على المحاولة نفسها بمفتاحها.',
            ],
            [
              'كل ضغطه لها مفتاح جديد|كل اعاده لها مفتاح جديد|نولد مفتاح* جديد* لكل ضغطه|نرسل مفتاح* جديد* مع كل اعاده',
              'تحمل الإعادة مفتاح المحاولة الأولى، والمفتاح الجديد يسمح بخصم ثان.',
            ],
          ],
        },
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
        {
          en: [
            [
              'timeout means the payment failed|timeout means it failed|treat the timeout as failed|treat the timeout as a failure|timeout means no money moved',
              'After a timeout the money may have moved; the payment stays pending until the provider confirms its result.',
            ],
            [
              'just retry with a new key|simply retry with a new key|just charge the card again|simply charge the card again',
              'A retry keeps the first key; a new one can charge the customer twice.',
            ],
            [
              'just ask the customer to pay again|just tell the customer to pay again|simply ask the customer to try again|just tell them to pay again',
              'A customer who pays again before the result is known may be charged twice.',
            ],
          ],
          ar: [
            [
              'انتهاء المهله يعني فشل*|انتهاء المهله يعني الفشل|انتهاء المهله معناه فشل*|نعتبر انتهاء المهله فشل*|عدم الرد يعني فشل*',
              'بعد انتهاء المهلة ربما انتقل المبلغ، فتبقى العملية معلقة حتى يؤكد المزود نتيجتها.',
            ],
            [
              'نعيد بمفتاح جديد|اعيد بمفتاح جديد|نرسلها بمفتاح جديد|نخصم مره ثانيه مباشره',
              'تعاد المحاولة بالمفتاح الأول، والمفتاح الجديد قد يخصم المبلغ مرتين.',
            ],
            [
              'نطلب من العميل الدفع مره ثانيه فورا|نقول للعميل يدفع مره ثانيه مباشره|العميل يدفع مره ثانيه عادي',
              'من يدفع مجددا قبل معرفة النتيجة قد يخصم منه المبلغ مرتين.',
            ],
          ],
        },
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
        {
          en: [
            [
              'edit the ledger entry directly|just edit the entry|just delete the entry|simply delete the wrong entry|correct the entry directly in the ledger',
              'Ledger entries are never changed or deleted; a mistake is corrected by a reversing entry.',
            ],
            [
              "small difference* don't matter|small difference* do not matter|small difference* can be ignored|just ignore the small difference*",
              'A small net difference can hide large errors that cancel each other.',
            ],
            [
              'plug the difference|just adjust the ledger to match|simply adjust the ledger to match|force the ledger to match',
              'A balance that is made to fit hides the cause; each difference is explained before it is corrected.',
            ],
          ],
          ar: [
            [
              'نعدل القيد مباشره|نعدل القيد نفسه|نحذف القيد الغلط|نحذف القيد الخاطي|نمسح القيد',
              'القيود لا تعدل ولا تحذف، ويصحح الخطأ بقيد عكسي.',
            ],
            [
              'الفرق الصغير لا يهم|الفرق الصغير ما يهم|نتجاهل الفرق الصغير|الفروق الصغيره لا تهم',
              'قد يخفي الفرق الصغير أخطاء كبيرة يلغي بعضها بعضا.',
            ],
          ],
        },
      ),
    ],
  },
};

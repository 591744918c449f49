import { template } from '../template';
import type { Trade } from './trade';

/** Accounts, closing and cash. */
export const ACCOUNTING: Trade = {
  family: 'finance',
  evidence:
    /\baccount\w*|\bledger\b|\bmonth[- ]end\b|\bclos(?:e|ing)\b|\binvoic\w+|\bpayables?\b|\breceivables?\b|\breconcil\w+|\bcontroller\b|\bbookkeep\w*|\baudit\w*|محاسب|مراقبه? مالي|مدققه? (?:حسابات|مالي)|قيود|اقفال|فواتير|تسوي/u,
  technical: {
    easy: [
      template(
        'accounting-accrual',
        'practice craft',
        [
          'A supplier has delivered in March and will send the invoice in April. What do you book in March, and why?',
          'What is an accrual, and when do you make one?',
          'the cost belongs to the month of delivery|an accrual from the order or delivery note|reversing it when the invoice comes',
          'accrual,invoice,period,delivery,reverse,expense',
          'accruals',
        ],
        [
          'سَلَّمَ مُوَرِّدٌ فِي مَارِسَ وَسَيُرْسِلُ الْفَاتُورَةَ فِي أَبْرِيلَ. مَا الَّذِي عَلَيْكْ تَسْجِيلُهُ فِي مَارِسَ، وَلِمَاذَا؟',
          'مَا الْمَصْرُوفُ الْمُسْتَحَقُّ، وَمَتَى يَكُونُ عَلَيْكْ تَسْجِيلُهُ؟',
          'التكلفة تخص شهر التسليم|قيد استحقاق من أمر الشراء أو سند التسليم|عكس القيد عند وصول الفاتورة',
          'استحقاق,فاتورة,فترة,تسليم,عكس',
          'الْمَصْرُوفَاتِ الْمُسْتَحَقَّةِ',
        ],
        {
          en: [
            [
              'accrual* when cash|book* it when the invoice|record* it when we pay|nothing in march',
              'On the accrual basis a cost is recorded in the period in which goods or services are received, not when it is paid.',
            ],
            [
              'book* it as a prepayment|record* it as prepaid|this is a prepaid expense|it is a prepaid expense',
              'Goods received and not yet invoiced are an accrued liability; a prepayment is money paid before delivery.',
            ],
          ],
          ar: [
            [
              'نسجل عند الدفع|عند وصول الفاتوره فقط|الاستحقاق عند الدفع',
              'على أساس الاستحقاق تسجل التكلفة في فترة التسليم لا عند الدفع.',
            ],
            [
              'نسجله مصروف* مدفوع* مقدما|نسجلها مصروف* مدفوع* مقدما|نسجله كمصروف مدفوع مقدما|هذا مصروف مدفوع مقدما',
              'ما استلم ولم تصل فاتورته التزام مستحق، أما المدفوع مقدما فيدفع قبل الاستلام.',
            ],
          ],
        },
      ),
      template(
        'accounting-payables',
        'practice risk',
        [
          "What do you check before you pay a supplier's invoice, and what would make you hold it?",
          'How do you check an invoice before payment?',
          'order, receipt and invoice agree|bank details changed recently|duplicates and approval limits',
          'invoice,order,receipt,duplicate,approval,bank',
          'checking invoices before payment',
        ],
        [
          'مَا الَّذِي عَلَيْكْ مُرَاجَعَتُهُ قَبْلَ دَفْعِ فَاتُورَةِ مُوَرِّدٍ، وَمَا الَّذِي يَمْنَعُكْ مِنْ دَفْعِهَا؟',
          'مَا طَرِيقَتُكْ فِي مُرَاجَعَةِ الْفَاتُورَةِ قَبْلَ دَفْعِهَا؟',
          'تطابق الطلب والاستلام والفاتورة|تغير حديث في الحساب البنكي|التكرار وحدود الاعتماد',
          'فاتورة,طلب,استلام,تكرار,اعتماد',
          'مُرَاجَعَةِ الْفَوَاتِيرِ',
        ],
        {
          en: [
            [
              'call* the number on the invoice|call* the number in the email|reply to the email to confirm|email is enough to change the bank',
              'Changed bank details are confirmed over a known number, not through the message or invoice that announces them.',
            ],
            [
              'invoice alone is enough|approval alone is enough|signature alone is enough|invoice is enough to pay|signature is enough to pay',
              'An invoice is paid only when it agrees with order and receipt and was not paid before.',
            ],
          ],
          ar: [
            [
              'نتصل علي الرقم في الفاتوره|اتصل علي الرقم في الفاتوره|الايميل يكفي لتغيير الحساب|نغير الحساب حسب الايميل|نرد علي الايميل للتاكد',
              'تغيير الحساب البنكي يؤكد عبر رقم معروف من قبل، لا عبر الرسالة أو الفاتورة نفسها.',
            ],
            [
              'الفاتوره وحدها تكفي|توقيع المدير يكفي|موافقه المدير تكفي|الفاتوره تكفي للدفع',
              'لا تدفع الفاتورة إلا إذا طابقت الطلب والاستلام ولم تدفع من قبل.',
            ],
          ],
        },
      ),
      template(
        'accounting-receivables',
        'practice communication',
        [
          'A good customer is sixty days late with a payment. How do you go about it?',
          'How do you ask a customer for an overdue payment?',
          'first why: dispute, missing paper or no money|a call before a letter, together with sales|a dated promise, and what follows',
          'overdue,customer,call,dispute,promise,credit',
          'overdue payments',
        ],
        [
          'عَمِيلٌ جَيِّدٌ تَأَخَّرَ سِتِّينَ يَوْمًا فِي الدَّفْعِ. مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ ذٰلِكَ؟',
          'مَا طَرِيقَتُكْ فِي مُطَالَبَةِ عَمِيلٍ بِدَفْعَةٍ مُتَأَخِّرَةٍ؟',
          'السبب أولا: خلاف أو مستند أو سيولة|اتصال قبل خطاب مع المبيعات|وعد بتاريخ وما بعده',
          'تأخر,عميل,اتصال,خلاف,وعد',
          'الدُّفُعَاتِ الْمُتَأَخِّرَةِ',
        ],
      ),
    ],
    medium: [
      template(
        'accounting-close-days',
        'practice improvement',
        [
          'The month-end close takes nine working days. How would you get it down to five without more mistakes?',
          'How do you make a month-end close faster?',
          'where the days go: waiting or working|doing work before the month ends|estimates with limits for small items|owners and a calendar, fewer manual entries',
          'close,calendar,accrual,owner,reconcile,days',
          'a faster month-end close',
        ],
        [
          'إِقْفَالُ الشَّهْرِ يَأْخُذُ تِسْعَةَ أَيَّامِ عَمَلٍ. مَا خُطُوَاتُكْ لِاخْتِصَارِهِ إِلَى خَمْسَةٍ دُونَ زِيَادَةِ الْأَخْطَاءِ؟',
          'مَا طَرِيقَتُكْ فِي تَسْرِيعِ إِقْفَالِ الشَّهْرِ؟',
          'أين تذهب الأيام: انتظار أم عمل|عمل قبل نهاية الشهر|تقديرات بحدود للمبالغ الصغيرة|مسؤولون وجدول وقيود يدوية أقل',
          'إقفال,جدول,استحقاق,مسؤول,مطابقة',
          'تَسْرِيعِ إِقْفَالِ الشَّهْرِ',
        ],
      ),
      template(
        'accounting-revenue',
        'practice judgement',
        [
          'Your company sells a machine with two years of service in one price. When do you recognize which part of the revenue?',
          'How do you recognize revenue from a sale with service included?',
          'separate obligations in one contract|splitting the price by their own prices|machine at transfer, service over time|what is paid but not earned',
          'revenue,obligation,service,deferred,contract,transfer',
          'revenue from a sale with service',
        ],
        [
          'تَبِيعُ الشَّرِكَةُ آلَةً مَعَ خِدْمَةِ سَنَتَيْنِ بِسِعْرٍ وَاحِدٍ. مَتَى سَيَكُونُ تَسْجِيلُكْ لِكُلِّ جُزْءٍ مِنَ الْإِيرَادِ، وَلِمَاذَا؟',
          'مَا طَرِيقَتُكْ فِي تَسْجِيلِ إِيرَادِ بَيْعٍ يَشْمَلُ خِدْمَةً؟',
          'التزامات منفصلة في عقد واحد|توزيع السعر حسب الأسعار المستقلة|الآلة عند النقل والخدمة على المدة|المقبوض غير المكتسب',
          'إيراد,التزام,خدمة,مؤجل,عقد',
          'إِيرَادِ الْبَيْعِ مَعَ الْخِدْمَةِ',
        ],
        {
          en: [
            [
              'all revenue when the invoice|all at once when it is paid|recognise* everything at delivery',
              'The service part is earned over the two years and is deferred until then.',
            ],
            [
              'deferred revenue is an asset|deferred income is an asset|deferred revenue is a receivable',
              'Deferred revenue is a liability until the service has been delivered.',
            ],
            [
              'recognise* revenue when the cash|recognize* revenue when the cash|revenue is recognised when we are paid|revenue is booked when the cash',
              'Revenue follows the transfer of the goods or service, not the receipt of money.',
            ],
          ],
          ar: [
            [
              'كل الايراد عند الفاتوره|كل الايراد عند البيع',
              'جزء الخدمة يكتسب على مدى السنتين ويؤجل حتى ذلك.',
            ],
            [
              'الايراد الموجل اصل|الايراد الموجل من الاصول|الايراد الموجل يعتبر اصل*',
              'الإيراد المؤجل التزام حتى تقدم الخدمة.',
            ],
            [
              'نسجل الايراد عند القبض|نسجل الايراد لما نقبض|الايراد يسجل عند القبض|الايراد يسجل وقت الدفع',
              'يتبع الإيراد نقل السلعة أو تقديم الخدمة لا استلام النقد.',
            ],
          ],
        },
      ),
      template(
        'accounting-audit',
        'practice quality',
        [
          'The auditors come in three weeks. How do you prepare, and which questions do you expect?',
          'What do you do before an audit begins?',
          "reconciliations with support for each balance|estimates and unusual entries explained|last year's findings closed|one contact and a list of requests",
          'audit,reconcile,support,estimate,finding,request',
          'preparing for an audit',
        ],
        [
          'يَأْتِي الْمُدَقِّقُونَ بَعْدَ ثَلَاثَةِ أَسَابِيعَ. مَا خُطَّتُكْ لِلِاسْتِعْدَادِ، وَمَا أَوَّلُ الْأَسْئِلَةِ الَّتِي سَيَسْأَلُونَكْ عَنْهَا؟',
          'مَا خُطُوَاتُكْ قَبْلَ بَدْءِ التَّدْقِيقِ؟',
          'مطابقات بمستندات لكل رصيد|شرح التقديرات والقيود غير المعتادة|إغلاق ملاحظات السنة الماضية|جهة اتصال وقائمة طلبات',
          'تدقيق,مطابقة,مستند,تقدير,ملاحظة',
          'الِاسْتِعْدَادِ لِلتَّدْقِيقِ',
        ],
        {
          en: [
            [
              'auditors check every transaction|auditors look at every entry|audit covers every transaction|audit guarantees there is no fraud',
              'An audit works with samples and materiality and gives reasonable, not absolute, assurance.',
            ],
            [
              'just backdate the missing|simply backdate the missing|sign the missing approvals afterwards|create the missing documents afterwards',
              'A missing document is named as missing; making it later with an earlier date is falsification.',
            ],
            [
              'auditors prepare the financial statements|auditors prepare our statements|auditors correct our entries',
              'Management prepares the statements; the auditor only gives an opinion on them.',
            ],
          ],
          ar: [
            [
              'المدقق يراجع كل عمليه|المدقق يفحص كل قيد|المدققون يراجعون كل القيود|التدقيق يضمن عدم وجود',
              'يعمل التدقيق بالعينات والأهمية النسبية، ويعطي تأكيدا معقولا لا مطلقا.',
            ],
            [
              'نجهز المستندات الناقصه بتاريخ قديم|نوقع المستندات بتاريخ قديم|نكتب المستند بتاريخ سابق|نوقع الاعتمادات بتاريخ سابق',
              'المستند الناقص يذكر أنه ناقص، وإعداده لاحقا بتاريخ أسبق تزوير.',
            ],
            [
              'المدقق يعد القوايم|المدقق يجهز القوايم|المدققون يعدون القوايم|المدقق يصحح قيودنا',
              'الإدارة تعد القوائم المالية، والمدقق يبدي رأيه فيها فقط.',
            ],
          ],
        },
      ),
    ],
    hard: [
      template(
        'accounting-consolidation',
        'practice craft',
        [
          'Two of your group companies trade with each other and their balances differ by half a million at year end. How do you resolve it, and what must be eliminated?',
          'What do you look at in differences between group companies?',
          'timing, currency, disputed items|one agreed confirmation date|eliminating sales, balances and profit in stock|a rule so that it does not come back',
          'intercompany,eliminate,currency,timing,profit,stock',
          'differences between group companies',
        ],
        [
          'شَرِكَتَانِ مِنَ الْمَجْمُوعَةِ تَتَعَامَلَانِ مَعًا وَبَيْنَ أَرْصِدَتِهِمَا فَرْقُ نِصْفِ مِلْيُونٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ الْفَرْقِ، وَمَا الَّذِي عَلَيْكْ اسْتِبْعَادُهُ عِنْدَ التَّوْحِيدِ؟',
          'مَا الَّذِي يَجِبُ عَلَيْكْ فَحْصُهُ فِي فُرُوقِ شَرِكَاتِ الْمَجْمُوعَةِ؟',
          'التوقيت والعملة والبنود المختلف عليها|موعد مصادقة موحد|استبعاد المبيعات والأرصدة وربح المخزون|قاعدة تمنع التكرار',
          'توحيد,استبعاد,عملة,توقيت,مخزون',
          'فُرُوقِ شَرِكَاتِ الْمَجْمُوعَةِ',
        ],
        {
          en: [
            [
              'only eliminate the balances|only need to eliminate the balances|profit in stock can stay|unrealised profit can stay|unrealised profit stays in',
              'Sales, balances and unrealized profit in stock between group companies are all eliminated.',
            ],
            [
              'just split the difference|plug the difference|write off the difference in consolidation|book the difference to equity',
              'The difference is traced to its cause and corrected in the company that has the error.',
            ],
          ],
          ar: [
            [
              'نستبعد الارصده فقط|نستبعد الارصده وبس|ربح المخزون يبقي|ربح المخزون لا يستبعد',
              'تستبعد عند التوحيد المبيعات والأرصدة والربح غير المحقق في المخزون بين شركات المجموعة.',
            ],
            [
              'نقسم الفرق نصفين|نقسم الفرق بين الشركتين|نشطب الفرق عند التوحيد',
              'يبحث عن سبب الفرق ويصحح في الشركة التي أخطأت.',
            ],
          ],
        },
      ),
      template(
        'accounting-cashflow',
        'practice planning',
        [
          'Profit is at a record high and the bank account is almost empty. Where has the money gone, and what do you do in the next four weeks?',
          'How can a profitable company run out of cash?',
          'stock, receivables, investments and repayments|a weekly forecast by receipt and payment|collecting, delaying, selling, talking to the bank early|what caused it in the model',
          'cash,working capital,receivables,stock,forecast,bank',
          'profit without cash',
        ],
        [
          'الرِّبْحُ هُوَ الْأَعْلَى وَالْحِسَابُ الْبَنْكِيُّ شِبْهُ فَارِغٍ. أَيْنَ ذَهَبَ الْمَالُ بِرَأْيِكْ، وَمَا خُطَّتُكْ لِلْأَسَابِيعِ الْأَرْبَعَةِ الْقَادِمَةِ؟',
          'كَيْفَ تَنْفَدُ سُيُولَةُ شَرِكَةٍ رَابِحَةٍ؟',
          'مخزون وذمم واستثمار وسداد|توقع أسبوعي للقبض والدفع|تحصيل وتأجيل وبيع وحديث مبكر مع البنك|السبب في نموذج العمل',
          'سيولة,ذمم,مخزون,توقع,بنك',
          'رِبْحٍ بِلَا سُيُولَةٍ',
        ],
        {
          en: [
            [
              'profit means cash|profitable company* cannot run out|profit is cash',
              'A profitable company can run out of cash when it is tied up in stock, receivables or investments.',
            ],
            [
              'depreciation reduces the cash|depreciation uses cash|depreciation took the cash|cash went into depreciation',
              'Depreciation lowers profit and moves no money.',
            ],
          ],
          ar: [
            [
              'الربح يعني سيوله|الربح هو النقد',
              'قد تنفد السيولة مع الربح إذا احتبست في المخزون أو الذمم.',
            ],
            [
              'الاهلاك يقلل النقد|الاهلاك يقلل السيوله|الاهلاك يستهلك السيوله|الاستهلاك يقلل السيوله',
              'الإهلاك يخفض الربح ولا يحرك نقدا.',
            ],
          ],
        },
      ),
      template(
        'accounting-fraud',
        'practice risk',
        [
          'You notice that one employee creates suppliers, enters invoices and prepares payments. Nothing is missing. What do you do?',
          'What do you do about too many tasks in one hand?',
          'why it is a risk even with an honest person|a look back at suppliers and payments|splitting tasks or a second check that works in a small team|how you talk about it',
          'segregation,supplier,payment,control,review,approve',
          'too many tasks in one hand',
        ],
        [
          'مُوَظَّفٌ وَاحِدٌ يُضِيفُ الْمُوَرِّدِينَ وَيُدْخِلُ الْفَوَاتِيرَ وَيُعِدُّ الدُّفُعَاتِ، وَلَا شَيْءَ مَفْقُودٌ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَ اجْتِمَاعِ مَهَامَّ كَثِيرَةٍ فِي يَدٍ وَاحِدَةٍ؟',
          'سبب الخطر حتى مع الأمين|مراجعة الموردين والدفعات السابقة|فصل المهام أو مراجعة ثانية في فريق صغير|طريقة الحديث عنه',
          'فصل,مورد,دفعة,رقابة,مراجعة',
          'فَصْلِ الْمَهَامِّ',
        ],
        {
          en: [
            [
              'nothing is missing so there is no|trust is enough|trusted employee needs no control|honest employee needs no control',
              'Separation of duties is needed even where nobody has taken anything.',
            ],
          ],
          ar: [
            [
              'لا شيء مفقود فلا خطر|لا شيء مفقود فلا مشكله|الثقه تكفي|الموظف الامين لا يحتاج رقابه|ما دام امين* فلا مشكله',
              'فصل المهام لازم حتى لو لم يأخذ أحد شيئا.',
            ],
          ],
        },
      ),
    ],
  },
};

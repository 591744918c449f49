import type { FamilyBank } from '../family-bank';
import { template } from '../template';

export const FINANCE: FamilyBank = {
  technical: {
    easy: [
      template(
        'finance-close',
        'practice craft',
        [
          'Which steps belong to a month-end close, and where do mistakes usually creep in?',
          'How does the end of a month run in accounting?',
          'the main steps in order|the usual sources of error|the checks',
          'close,reconcile,accrual,journal,check,deadline',
          'the month-end close',
        ],
        [
          'مَا خُطُوَاتُكْ فِي الْإِقْفَالِ الشَّهْرِيِّ، وَأَيْنَ تَقَعُ الْأَخْطَاءُ عَادَةً؟',
          'مَا الَّذِي عَلَيْكْ إِنْجَازُهُ مُحَاسَبِيًّا فِي نِهَايَةِ الشَّهْرِ؟',
          'الخطوات بالترتيب|مصادر الخطأ المعتادة|المراجعات',
          'أقفال,تسوية,قيود,مراجعة',
          'الْإِقْفَالِ الشَّهْرِيِّ',
        ],
        {
          en: [
            [
              'post accruals after the close|book accruals after the close|accruals come after the close',
              'Accruals are posted before the period is closed, so that costs fall in the right month.',
            ],
            [
              'book expenses when they are paid|record expenses when they are paid|expenses belong to the month of payment',
              'Costs belong to the period in which goods or services were received.',
            ],
          ],
          ar: [
            [
              'نسجل المستحقات بعد الاقفال|قيود المستحقات بعد الاقفال|المستحقات تسجل بعد الاقفال',
              'تسجل المستحقات قبل إقفال الفترة كي تقع التكلفة في شهرها.',
            ],
            [
              'نسجل المصروف عند الدفع|نسجل المصاريف عند الدفع|المصروف يخص شهر الدفع',
              'تخص التكلفة الفترة التي استلمت فيها السلعة أو الخدمة.',
            ],
          ],
        },
      ),
      template(
        'finance-explain',
        'practice communication',
        [
          'How would you explain to a colleague from another department why profit and cash are not the same?',
          'How can a profitable company run out of money?',
          'the timing of income and payment|an example|why it matters',
          'cash,profit,invoice,timing,example,stock',
          'profit and cash',
        ],
        [
          'كَيْفَ سَيَكُونُ شَرْحُكْ لِزَمِيلٍ مِنْ قِسْمٍ آخَرَ أَنَّ الرِّبْحَ شَيْءٌ وَالنَّقْدَ شَيْءٌ آخَرُ؟',
          'كَيْفَ يَنْفَدُ النَّقْدُ مِنْ شَرِكَةٍ رَابِحَةٍ؟',
          'توقيت الإيراد والدفع|مثال|أهمية ذلك',
          'نقد,ربح,فاتورة,توقيت',
          'الرِّبْحِ وَالنَّقْدِ',
        ],
        {
          en: [
            [
              'profit is the money in the bank|profit is what is in the bank|profit is cash in the bank|profit means money in the account',
              'Profit is income less costs of a period; the bank balance moves when money is received or paid.',
            ],
            [
              'loan increases profit|loan counts as income|loan is income|loan raises the profit',
              'A loan brings cash and a debt, and no profit.',
            ],
          ],
          ar: [
            [
              'الربح هو الفلوس في البنك|الربح هو المال في البنك|الربح هو رصيد البنك|الربح هو النقد',
              'الربح إيرادات الفترة ناقص تكاليفها، والرصيد يتغير عند القبض والصرف.',
            ],
            [
              'القرض يزيد الربح|القرض يعتبر ايراد*|القرض يعد ايراد*',
              'القرض يجلب نقدا ودينا ولا يجلب ربحا.',
            ],
          ],
        },
      ),
      template(
        'finance-reconcile',
        'practice diagnosis',
        [
          'The bank statement and the books differ by a small amount. How do you find the difference, and when is it settled?',
          'How do you reconcile an account that will not agree?',
          'matching entries and dates|usual reasons: fees, timing, doubles|proof before a correction',
          'reconcile,statement,entry,timing,fee,document',
          'a difference in the bank account',
        ],
        [
          'بَيْنَ كَشْفِ الْبَنْكِ وَالدَّفَاتِرِ فَرْقٌ صَغِيرٌ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ مَصْدَرِهِ، وَمَتَى يَكُونُ مَحْلُولًا عِنْدَكْ؟',
          'مَا طَرِيقَتُكْ فِي تَسْوِيَةِ حِسَابَاتٍ لَا تَتَطَابَقُ؟',
          'مطابقة القيود والتواريخ|الأسباب المعتادة: الرسوم والتوقيت والتكرار|المستند قبل التصحيح',
          'تسوية,كشف,قيد,توقيت,مستند',
          'فَرْقٍ فِي حِسَابِ الْبَنْكِ',
        ],
        {
          en: [
            [
              'bank is always right|bank statement is always right|bank statement is always correct',
              'Banks make errors too; each difference is proved before an entry is made.',
            ],
            [
              "small difference* don't matter|small difference* do not matter|small difference* can be ignored|plug the difference",
              'A small difference can hide large errors that cancel each other.',
            ],
          ],
          ar: [
            [
              'البنك دايما صح|البنك دايما علي حق|كشف البنك دايما صحيح|كشف البنك صحيح دايما',
              'البنوك تخطئ أيضا، ويثبت كل فرق قبل تسجيل قيد.',
            ],
            [
              'الفرق الصغير لا يهم|الفرق الصغير ما يهم|نتجاهل الفرق الصغير|الفروق الصغيره لا تهم',
              'قد يخفي الفرق الصغير أخطاء كبيرة يلغي بعضها بعضا.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'finance-variance',
        'practice diagnosis',
        [
          'Costs are fifteen percent over budget. How do you find the reason, and how do you present it to people who did not expect it?',
          'How do you work through a deviation from the budget?',
          'volume, price and timing|going down to the entries|what will repeat and what will not|the message',
          'variance,budget,actual,cause,forecast,explain',
          'costs over budget',
        ],
        [
          'تَجَاوَزَتِ التَّكَالِيفُ الْمِيزَانِيَّةَ بِخَمْسَةَ عَشَرَ بِالْمِئَةِ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَمَا طَرِيقَتُكْ فِي عَرْضِهِ؟',
          'مَا طَرِيقَتُكْ فِي دِرَاسَةِ الِانْحِرَافِ عَنِ الْمِيزَانِيَّةِ؟',
          'الكمية والسعر والتوقيت|النزول إلى القيود|ما يتكرر وما لا يتكرر|طريقة العرض',
          'انحراف,ميزانية,فعلي,سبب',
          'تَجَاوُزِ الْمِيزَانِيَّةِ',
        ],
        {
          en: [
            [
              'over budget always means waste|over budget means somebody wasted|over budget is always bad',
              'Costs can pass the budget because more was sold or because of timing.',
            ],
          ],
          ar: [
            [
              'تجاوز الميزانيه دايما هدر|تجاوز الميزانيه يعني هدر*|تجاوز الميزانيه يعني سوء اداره',
              'قد تتجاوز التكاليف الموازنة لأن المبيعات زادت أو بسبب التوقيت.',
            ],
          ],
        },
      ),
      template(
        'finance-control',
        'practice risk',
        [
          'Which control would you set up so that nobody can pay a false invoice, without slowing everything down?',
          'How do you protect payments against error and fraud?',
          'separation of duties|checks against order and receipt|limits by amount|how exceptions are handled',
          'approval,invoice,segregation,match,limit,audit',
          'false invoices',
        ],
        [
          'مَا الضَّوَابِطُ الَّتِي عَلَيْكْ وَضْعُهَا لِمَنْعِ دَفْعِ فَاتُورَةٍ زَائِفَةٍ دُونَ تَعْطِيلِ الْعَمَلِ؟',
          'مَا طَرِيقَتُكْ فِي حِمَايَةِ الْمَدْفُوعَاتِ مِنَ الْخَطَأِ وَالِاحْتِيَالِ؟',
          'فصل المهام|المطابقة مع الطلب والاستلام|حدود المبالغ|معالجة الاستثناءات',
          'اعتماد,فاتورة,فصل,مطابقة',
          'الْفَوَاتِيرِ الزَّائِفَةِ',
        ],
        {
          en: [
            [
              'one trusted person for everything|trusted person can do everything|trust is enough|trusted employee needs no control',
              'Entering, approving and paying belong in different hands.',
            ],
          ],
          ar: [
            [
              'شخص واحد موثوق يكفي|الثقه تكفي|موظف امين يكفي|الموظف الامين لا يحتاج رقابه',
              'الإدخال والاعتماد والصرف في أيد مختلفة.',
            ],
          ],
        },
      ),
      template(
        'finance-cash-squeeze',
        'practice planning',
        [
          'In eight weeks there will not be enough cash for all payments. What do you do now, and in which order?',
          'How do you steer a company through a shortage of cash?',
          'a weekly forecast|faster collection, later payment, agreed openly|what must be paid first|when the managers hear of it',
          'cash,forecast,collection,supplier,payment,priority,credit',
          'a shortage of cash',
        ],
        [
          'بَعْدَ ثَمَانِيَةِ أَسَابِيعَ لَنْ يَكْفِيَ النَّقْدُ لِجَمِيعِ الْمَدْفُوعَاتِ. مَا الَّذِي عَلَيْكْ فِعْلُهُ الْآنَ، وَبِأَيِّ تَرْتِيبٍ؟',
          'مَا طَرِيقَتُكْ فِي إِدَارَةِ فَتْرَةِ نَقْصٍ فِي النَّقْدِ؟',
          'توقع أسبوعي|تحصيل أسرع ودفع مؤجل باتفاق|ما يدفع أولا|متى تعلم الإدارة',
          'نقد,توقع,تحصيل,مورد,أولوية',
          'نَقْصٍ فِي النَّقْدِ',
        ],
      ),
    ],
    hard: [
      template(
        'finance-pressure',
        'practice quality',
        [
          'A manager asks you to book income in this quarter that belongs to the next. What do you say, and what do you do if they insist?',
          'How do you hold a line in the books under pressure?',
          'the rule and its reason|how you say no and offer a way|whom you involve|what you keep in writing',
          'revenue,period,standard,refuse,escalate,audit',
          'income booked too early',
        ],
        [
          'يَطْلُبُ مِنْكْ مُدِيرٌ تَسْجِيلَ إِيرَادٍ فِي هٰذَا الرُّبْعِ وَهُوَ يَخُصُّ الرُّبْعَ التَّالِيَ. مَا رَدُّكْ، وَكَيْفَ سَيَكُونُ تَصَرُّفُكْ إِذَا أَصَرَّ؟',
          'مَا طَرِيقَتُكْ فِي الْمُحَافَظَةِ عَلَى سَلَامَةِ الْحِسَابَاتِ تَحْتَ الضَّغْطِ؟',
          'القاعدة وسببها|الرفض مع بديل|من يجب إشراكه|ما يوثق',
          'إيراد,فترة,معيار,رفض,تصعيد',
          'تَسْجِيلِ الْإِيرَادِ قَبْلَ وَقْتِهِ',
        ],
        {
          en: [
            [
              'signed contract is enough to book|contract is signed so we can book|invoice is enough to book',
              'Income is booked in the period in which it is earned, whatever has been signed or sent.',
            ],
            [
              'book it now and reverse it next|just book it because the manager|manager is responsible so i book it',
              'Booking income early misstates the accounts, whoever orders it.',
            ],
          ],
          ar: [
            [
              'توقيع العقد يكفي لتسجيل|العقد موقع فنسجل الايراد|الفاتوره تكفي لتسجيل الايراد',
              'يسجل الدخل في الفترة التي يكتسب فيها، أيا كان ما وقع أو أرسل.',
            ],
            [
              'نسجله الان ونعكسه|نسجله ونعكسه الربع القادم|اسجله لان المدير|المسووليه علي المدير فاسجله',
              'تسجيل الدخل مبكرا تحريف للحسابات أيا كان من أمر به.',
            ],
          ],
        },
      ),
      template(
        'finance-model-doubt',
        'practice communication',
        [
          'A forecast rests on one assumption that nobody can check. How do you build the model, and how do you speak about its result?',
          'How do you deal with great uncertainty in a financial model?',
          'naming and varying the assumption|scenarios instead of one figure|what decision depends on it|honest wording',
          'assumption,scenario,sensitivity,range,decision,risk',
          'a forecast that rests on one assumption',
        ],
        [
          'يَقُومُ التَّوَقُّعُ عَلَى افْتِرَاضٍ لَا يُمْكِنُ التَّحَقُّقُ مِنْهُ. مَا طَرِيقَتُكْ فِي بِنَاءِ النَّمُوذَجِ وَفِي عَرْضِ نَتِيجَتِهِ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ عَدَمِ يَقِينٍ كَبِيرٍ فِي نَمُوذَجٍ مَالِيٍّ؟',
          'تسمية الافتراض وتغييره|سيناريوهات بدلا من رقم واحد|القرار المبني عليه|صدق العرض',
          'افتراض,سيناريو,حساسية,قرار,مخاطر',
          'تَوَقُّعٍ يَقُومُ عَلَى افْتِرَاضٍ وَاحِدٍ',
        ],
        {
          en: [
            [
              'complex model is always more accurate|more detail always makes it more accurate|more decimals make it more accurate',
              'Detail does not make up for an assumption that nobody can check.',
            ],
          ],
          ar: [
            [
              'النموذج المعقد ادق دايما|كلما زادت التفاصيل زادت الدقه',
              'كثرة التفصيل لا تعوض افتراضا لا يمكن التحقق منه.',
            ],
          ],
        },
      ),
      template(
        'finance-invest',
        'practice judgement',
        [
          'An investment promises to pay for itself in two years. Which of its figures do you attack first, and what would make you advise against it?',
          'How do you test a business case that everyone already likes?',
          'the assumption that carries most|cash over time, with risk|the case of doing nothing|who gains from the rosy view',
          'investment,return,assumption,payback,sensitivity,risk,discount',
          'an investment that looks too good',
        ],
        [
          'نَنْظُرُ فِي اسْتِثْمَارٍ يَعِدُ بِاسْتِرْدَادِ تَكْلِفَتِهِ خِلَالَ عَامَيْنِ. أَيُّ أَرْقَامِهِ عَلَيْكْ فَحْصُهُ أَوَّلًا، وَمَا الَّذِي يُقْنِعُكْ بِرَفْضِهِ؟',
          'مَا طَرِيقَتُكْ فِي اخْتِبَارِ دِرَاسَةِ جَدْوَى أَعْجَبَتِ الْجَمِيعَ؟',
          'أهم افتراض فيها|النقد عبر الزمن مع الخطر|حالة عدم فعل شيء|المستفيد من التفاؤل',
          'استثمار,عائد,افتراض,استرداد,مخاطر',
          'اسْتِثْمَارٍ يَبْدُو مُغْرِيًا',
        ],
        {
          en: [
            [
              'payback measures profitability|payback shows the profitability|fast payback means it is profitable|payback considers the time value',
              'A simple payback period ignores all that comes after it and the value of time.',
            ],
            [
              'include the money already spent|count the money already spent|include the sunk costs|sunk costs must be included',
              'Money already spent does not count; only what the decision still changes does.',
            ],
          ],
          ar: [
            [
              'فتره الاسترداد تقيس الربحيه|الاسترداد السريع يعني مربح*|الاسترداد السريع يعني الربح',
              'فترة الاسترداد البسيطة تتجاهل ما بعدها والقيمة الزمنية للنقود.',
            ],
            [
              'نحسب ما صرفناه سابقا|ندخل التكاليف الغارقه|التكاليف الغارقه تدخل في القرار',
              'ما أنفق مضى، ويحسب ما يغيره القرار بعده.',
            ],
          ],
        },
      ),
    ],
  },
  hr: {
    easy: [
      template(
        'finance-hr-careful',
        'story motivation',
        [
          'Tell me about a small difference in the figures that you did not let go. What was behind it?',
          'When did your care with figures pay off?',
          'what caught your eye|how you followed it|what it saved',
          'figures,difference,checked,found,saved',
          'care with figures',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ فَرْقٍ صَغِيرٍ فِي الْأَرْقَامِ لَمْ يَغِبْ عَنْكْ. كَيْفَ عَرَفْتْ سَبَبَهُ؟',
          'مَتَى أَفَادَتْكْ عِنَايَتُكْ بِالْأَرْقَامِ؟',
          'ما لفت النظر|طريقة المتابعة|ما وفره ذلك',
          'أرقام,فرق,متابعة,توفير',
          'الْعِنَايَةِ بِالْأَرْقَامِ',
        ],
      ),
      template(
        'finance-hr-other-departments',
        'story service',
        [
          'Tell me about a time when you helped a colleague from another department to understand the numbers.',
          'When did you make finance easier for someone?',
          'what they found hard|what you did|how it went afterwards',
          'helped,budget,simple,colleague,explained',
          'colleagues who dread finance',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ زَمِيلٍ مِنْ قِسْمٍ آخَرَ سَاعَدْتْهُ عَلَى فَهْمِ الْأَرْقَامِ. كَيْفَ سَاعَدْتْهُ؟',
          'مَتَى صَارَتِ الْحِسَابَاتُ أَسْهَلَ عَلَى زَمِيلٍ بِفَضْلِ شَرْحِكْ؟',
          'ما كان صعبا|ما قدم له|ما حدث بعد ذلك',
          'مساعدة,ميزانية,بسيط,شرح',
          'زُمَلَاءَ يَتَهَيَّبُونَ الْحِسَابَاتِ',
        ],
      ),
    ],
    medium: [
      template(
        'finance-hr-close-night',
        'story pressure',
        [
          'Tell me about a month-end or audit that nearly went wrong. What did you do?',
          'When did a reporting deadline come too close?',
          'what went wrong, and when it showed|how the work was shared|whom you told|what you changed',
          'deadline,close,shared,audit,changed',
          'a close that nearly failed',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ إِقْفَالٍ أَوْ تَدْقِيقٍ كَادَ يَتَعَثَّرُ عَلَيْكْ. كَيْفَ أَكْمَلْتْ الْعَمَلَ؟',
          'مَتَى اقْتَرَبَ مَوْعِدُ التَّقَارِيرِ أَكْثَرَ مِمَّا يَجِبُ؟',
          'ما تعثر ومتى ظهر|توزيع العمل|من أبلغ|ما تغير',
          'موعد,إقفال,توزيع,تدقيق',
          'إِقْفَالٍ كَادَ يَتَأَخَّرُ',
        ],
      ),
      template(
        'finance-hr-no-to-manager',
        'story conflict',
        [
          'Tell me about a time when you had to refuse an expense or a payment to someone senior. How did you put it?',
          'When did following a rule put you at odds with a manager?',
          'the rule and the request|your words|what you offered instead|how it ended',
          'expense,policy,refused,alternative,manager',
          'refusing an expense',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ مَصْرُوفٍ رَفَضْتْهُ لِمَسْؤُولٍ. كَيْفَ أَخْبَرْتْهُ بِذٰلِكَ؟',
          'مَتَى أَدَّى الْتِزَامُكْ بِقَاعِدَةٍ إِلَى خِلَافٍ مَعَ مُدِيرٍ؟',
          'القاعدة والطلب|ما قيل|البديل|كيف انتهى',
          'مصروف,سياسة,رفض,بديل',
          'رَفْضِ مَصْرُوفٍ',
        ],
      ),
    ],
    hard: [
      template(
        'finance-hr-irregular',
        'story integrity',
        [
          'Tell me about a time when something in the books did not look right. What did you do before you were sure, and after?',
          'Tell me about a suspicion that you had to follow up.',
          'what you saw|how you checked it quietly|whom you told, in which order|what came of it',
          'suspicion,evidence,reported,audit,outcome',
          'something in the books that looked wrong',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ أَمْرٍ فِي الدَّفَاتِرِ شَكَكْتْ فِي سَلَامَتِهِ. مَاذَا فَعَلْتْ قَبْلَ التَّأَكُّدِ وَبَعْدَهُ؟',
          'أَيُّ شَكٍّ فِي الْحِسَابَاتِ تَابَعْتْهُ، وَكَيْفَ؟',
          'ما ظهر|التحقق بهدوء|من أبلغ وبأي ترتيب|ما ترتب عليه',
          'شك,دليل,إبلاغ,تدقيق',
          'أَمْرٍ مُرِيبٍ فِي الدَّفَاتِرِ',
        ],
      ),
      template(
        'finance-hr-hard-truth',
        'story influence',
        [
          'Tell me about a plan that leaders liked and the figures did not support. How did you say so?',
          'How did you once stop or change an expensive wish?',
          'the wish and the figures|how you prepared|the options you brought|the decision',
          'plan,figures,options,leaders,decision',
          'telling leaders what they cannot afford',
        ],
        [
          'نَوَدُّ أَنْ نَسْمَعَ عَنْ خُطَّةٍ أَحَبَّتْهَا الْإِدَارَةُ وَلَمْ تُؤَيِّدْهَا أَرْقَامُكْ. كَيْفَ أَخْبَرْتْهُمْ بِذٰلِكَ، وَمَاذَا حَدَثَ بَعْدَهُ؟',
          'كَيْفَ أَوْقَفْتْ خُطَّةً مُكْلِفَةً أَوْ عَدَّلْتْهَا؟',
          'الرغبة والأرقام|الإعداد|الخيارات المقدمة|القرار',
          'خطة,أرقام,خيارات,قرار',
          'إِبْلَاغِ الْإِدَارَةِ بِمَا لَا تَحْتَمِلُهُ الْمِيزَانِيَّةُ',
        ],
      ),
    ],
  },
  followUps: {
    vague: {
      'en-US': 'Which account, entry or report would show me that?',
      'ar-SA': 'أَيُّ حِسَابٍ أَوْ قَيْدٍ أَوْ تَقْرِيرٍ يُوَضِّحُ لِي كَلَامَكْ؟',
    },
    no_result: {
      'en-US': 'What does that change in the figures, and by how much?',
      'ar-SA': 'مَا الَّذِي يَتَغَيَّرُ فِي الْأَرْقَامِ بِسَبَبِ ذٰلِكَ، وَبِأَيِّ قَدْرٍ؟',
    },
  },
};

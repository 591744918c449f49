import { template } from '../template';
import type { Trade } from './trade';

/** Pharmacy. */
export const PHARMACY: Trade = {
  family: 'healthcare',
  evidence: /\bpharmac\w*|صيدل/u,
  technical: {
    easy: [
      template(
        'pharmacy-counsel',
        'practice communication',
        [
          'A patient collects a new medicine and is in a hurry. What are the three things you make sure they know?',
          'What must a patient know before leaving with a new medicine?',
          'how and when to take it|the side effect that matters|what to do when a dose is missed',
          'dose,side effect,missed,explain,label',
          'explaining a new medicine',
        ],
        [
          'يَسْتَلِمُ مَرِيضٌ دَوَاءً جَدِيدًا وَهُوَ مُسْتَعْجِلٌ. مَا الْأُمُورُ الثَّلَاثَةُ الَّتِي عَلَيْكْ شَرْحُهَا لَهُ قَبْلَ أَنْ يَخْرُجَ؟',
          'مَا الَّذِي يَجِبُ أَنْ يَعْرِفَهُ الْمَرِيضُ عَنْ دَوَائِهِ الْجَدِيدِ؟',
          'طريقة الاستخدام ووقته|الأثر الجانبي المهم|التصرف عند نسيان جرعة',
          'جرعة,أثر,نسيان,شرح,ملصق',
          'شَرْحِ دَوَاءٍ جَدِيدٍ',
        ],
        {
          en: [
            [
              'should take a double dose|should double the next dose|should take two doses|double the next dose to catch up',
              'A missed tablet is not made up for by a second one.',
            ],
            [
              'antibiotics treat virus*|stop antibiotics when you feel better|antibiotics for flu',
              "Antibiotics don't treat viral infections and are taken as long as prescribed.",
            ],
          ],
          ar: [
            [
              'يعوضها بجرعتين|يعوضها بجرعة مضاعفة|يضاعف الجرعة التالية|يضاعف الجرعة القادمة',
              'الجرعة المنسية لا تعوض بمضاعفة التالية.',
            ],
            [
              'المضاد الحيوي يعالج الفيروس*|المضاد للانفلونزا',
              'المضاد الحيوي لا يعالج الفيروسات ويؤخذ للمدة الموصوفة.',
            ],
          ],
        },
      ),
      template(
        'pharmacy-prescription',
        'practice quality',
        [
          "You can't read the dose on a prescription. What do you do, and what do you never do?",
          'What do you do with an unclear prescription?',
          'calling the prescriber and noting it|checking against the usual range for this patient|never guessing',
          'prescription,dose,call,check,unclear',
          'an unclear prescription',
        ],
        [
          'الْجُرْعَةُ فِي الْوَصْفَةِ غَيْرُ وَاضِحَةٍ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ، وَمَا الَّذِي لَا يَصِحُّ أَبَدًا؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ وَصْفَةٍ غَيْرِ وَاضِحَةٍ؟',
          'الاتصال بالطبيب وتوثيقه|المقارنة بالجرعة المعتادة لهذا المريض|عدم التخمين',
          'وصفة,جرعة,اتصال,تحقق,توثيق',
          'وَصْفَةٍ غَيْرِ وَاضِحَةٍ',
        ],
        {
          en: [
            [
              'dispense the usual dose|give the usual dose|go with the usual dose|dispense the most common dose',
              'What is unclear is clarified with the prescriber and never guessed.',
            ],
          ],
          ar: [
            [
              'أصرف الجرعة المعتادة|أعطيه الجرعة المعتادة|أخمن الجرعة|نصرف الجرعة الشائعة',
              'يستوضح غير الواضح من الطبيب دون تخمين.',
            ],
          ],
        },
      ),
      template(
        'pharmacy-storage',
        'practice risk',
        [
          'The medicine fridge was at twelve degrees overnight. What do you do with what is in it?',
          'What happens to medicines after the fridge has failed?',
          'setting the stock apart, not selling it|asking makers for stability data|finding the cause and recording it',
          'fridge,temperature,vaccine,stability,record,insulin',
          'a fridge that failed',
        ],
        [
          'ارْتَفَعَتْ حَرَارَةُ ثَلَّاجَةِ الْأَدْوِيَةِ إِلَى اثْنَتَيْ عَشْرَةَ دَرَجَةً خِلَالَ اللَّيْلِ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ مَا فِيهَا مِنْ أَدْوِيَةٍ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ مَعَ الْأَدْوِيَةِ بَعْدَ تَعَطُّلِ الثَّلَّاجَةِ؟',
          'عزل المخزون وعدم صرفه|بيانات الثبات من الشركات|معرفة السبب والتوثيق',
          'ثلاجة,حرارة,لقاح,ثبات,توثيق',
          'تَعَطُّلِ الثَّلَّاجَةِ',
        ],
        {
          en: [
            [
              'cool it down again and use|cool it down again and sell|once it is cold again it is fine|looks clear so we use|looks fine so we sell',
              "Stock that was too warm is set apart until the makers' stability data allow it.",
            ],
            [
              'put the insulin in the freezer|store insulin in the freezer|move the insulin to the freezer|freeze the insulin',
              'Insulin is destroyed when it turns to ice.',
            ],
          ],
          ar: [
            [
              'نرجعها للثلاجة ونصرفها|نبردها من جديد ونصرفها|شكله سليم فنصرفه|شكلها سليم نصرفها',
              'يعزل ما سخن حتى تسمح به بيانات الثبات من الشركات.',
            ],
            [
              'نحط الأنسولين في الفريزر|نجمد الأنسولين|أحفظ الأنسولين في الفريزر|نضع الأنسولين في المجمد',
              'التجمد يفسد الأنسولين.',
            ],
          ],
        },
      ),
    ],
    medium: [
      template(
        'pharmacy-interaction',
        'practice diagnosis',
        [
          'A patient on warfarin brings a prescription for an antibiotic. What do you check, and who do you talk to?',
          'How do you handle a possible interaction with a blood thinner?',
          'which antibiotic and how strong the interaction is|recent blood values and bleeding signs|calling the prescriber with an alternative|advice and an early control',
          'warfarin,interaction,bleeding,inr,prescriber,alternative',
          'an interaction with a blood thinner',
        ],
        [
          'مَرِيضٌ يَأْخُذُ مُمَيِّعًا لِلدَّمِ وَجَاءَ بِوَصْفَةِ مُضَادٍّ حَيَوِيٍّ. مَا الَّذِي عَلَيْكْ التَّحَقُّقُ مِنْهُ، وَمَعَ مَنْ سَيَكُونُ حَدِيثُكْ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ تَدَاخُلٍ مُحْتَمَلٍ مَعَ مُمَيِّعِ الدَّمِ؟',
          'نوع المضاد وقوة التداخل|آخر تحاليل وعلامات النزيف|الاتصال بالطبيب مع بديل|نصيحة ومتابعة قريبة',
          'مميع,تداخل,نزيف,طبيب,بديل',
          'التَّدَاخُلِ مَعَ مُمَيِّعِ الدَّمِ',
        ],
        {
          en: [
            [
              "warfarin doesn't interact with antibiotics|warfarin does not interact with antibiotics|warfarin is safe with any antibiotic|warfarin is safe with all antibiotics",
              'Many of them raise the risk of bleeding and need an early control.',
            ],
            [
              'ibuprofen is safe with warfarin|ibuprofen is fine with warfarin|ibuprofen is ok with warfarin',
              'Painkillers of that group raise the risk of bleeding.',
            ],
            [
              'high inr means thick*|low inr means thin blood|high inr thickens',
              'The higher the value, the more slowly the blood clots.',
            ],
          ],
          ar: [
            [
              'المميع ما يتداخل مع المضاد*|لا تداخل بين المميع والمضاد*|ما فيه تداخل بين المميع والمضاد*|الوارفارين آمن مع كل المضادات',
              'كثير منها يزيد خطر النزيف ويحتاج إلى متابعة قريبة.',
            ],
            [
              'البروفين آمن مع المميع|البروفين عادي مع المميع|البروفين ما يضر مع المميع',
              'مسكنات هذه المجموعة تزيد خطر النزيف.',
            ],
          ],
        },
      ),
      template(
        'pharmacy-generic',
        'practice judgement',
        [
          'A patient refuses the cheaper equivalent because it "does not work". How do you answer, and when is a change not advisable?',
          'How do you talk about changing to another brand?',
          'same active ingredient and proven equivalence|medicines with a narrow range|listening to what they felt|color and form that confuse',
          'generic,equivalent,brand,narrow,ingredient',
          'changing to an equivalent medicine',
        ],
        [
          'يَرْفُضُ مَرِيضٌ الْبَدِيلَ الْأَرْخَصَ لِأَنَّهُ «لَا يُفِيدُ». كَيْفَ سَيَكُونُ رَدُّكْ عَلَيْهِ، وَمَتَى لَا يَكُونُ التَّبْدِيلُ مُنَاسِبًا بِرَأْيِكْ؟',
          'مَا طَرِيقَتُكْ فِي الْحَدِيثِ عَنْ تَبْدِيلِ شَرِكَةِ الدَّوَاءِ؟',
          'المادة نفسها مع تكافؤ مثبت|الأدوية ضيقة المدى|سماع ما شعر به|اختلاف اللون والشكل',
          'بديل,تكافؤ,مادة,مدى,شركة',
          'تَبْدِيلِ الدَّوَاءِ',
        ],
        {
          en: [
            [
              'generic* are weaker|generic* less effective|cheaper means worse',
              'An approved generic has the same active ingredient and proven equivalence.',
            ],
          ],
          ar: [
            [
              'البديل اضعف|الارخص اقل فاعليه',
              'البديل المعتمد له المادة الفعالة نفسها وتكافؤ مثبت.',
            ],
          ],
        },
      ),
      template(
        'pharmacy-stock',
        'practice planning',
        [
          'Half of your expired stock is the same ten items every quarter. What do you change?',
          'How do you keep medicines from expiring on the shelf?',
          'what is ordered and how fast it leaves|first expired, first out|smaller orders or returns|items that must be kept anyway',
          'expiry,stock,order,rotation,return',
          'medicines that expire on the shelf',
        ],
        [
          'نِصْفُ الْأَدْوِيَةِ الْمُنْتَهِيَةِ لَدَيْكُمْ هِيَ الْأَصْنَافُ الْعَشَرَةُ نَفْسُهَا كُلَّ مَرَّةٍ. مَا الَّذِي يَجِبُ تَغْيِيرُهُ فِي رَأْيِكْ؟',
          'مَا طَرِيقَتُكْ فِي مَنْعِ الْأَدْوِيَةِ مِنَ الِانْتِهَاءِ عَلَى الرَّفِّ؟',
          'الطلب وسرعة الصرف|الأقرب انتهاء يصرف أولا|طلبات أصغر أو إرجاع|أصناف لا بد منها',
          'انتهاء,مخزون,طلب,تدوير,إرجاع',
          'انْتِهَاءِ صَلَاحِيَةِ الْأَدْوِيَةِ',
        ],
        {
          en: [
            [
              'new stock goes in front|put the newest in front|dispense the newest first|sell the newest first|last in first out',
              'What expires soonest leaves the shelf before the rest.',
            ],
            [
              'dispense it after the expiry|sell it after the expiry|expired medicines can still be dispensed|expired medicine is still fine',
              'Nothing past its date is handed out.',
            ],
          ],
          ar: [
            [
              'نحط الجديد قدام|نضع الجديد في المقدمة|نصرف الأحدث أول|نصرف الجديد قبل القديم',
              'الأقرب انتهاء يخرج من الرف قبل غيره.',
            ],
            [
              'نصرفه بعد انتهاء الصلاحية|نصرفها بعد انتهاء الصلاحية|الدواء المنتهي ينفع',
              'ما تجاوز تاريخه لا يعطى لأحد.',
            ],
          ],
        },
      ),
    ],
    hard: [
      template(
        'pharmacy-error',
        'practice improvement',
        [
          'A wrong strength was dispensed, and the patient has taken two doses. What do you do now, and what do you change in the process?',
          'How do you handle a dispensing error?',
          "the patient's safety and the doctor first|telling the patient openly|how two checks failed|a change, and a report without blame",
          'error,patient,report,check,change,disclose',
          'a dispensing error',
        ],
        [
          'وَصَلَ إِلَى مَرِيضٍ تَرْكِيزٌ خَاطِئٌ مِنْ صَيْدَلِيَّتِكْ وَأَخَذَ جُرْعَتَيْنِ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ الْآنَ، وَمَا الَّذِي يَحْتَاجُ إِلَى تَغْيِيرٍ فِي الْإِجْرَاءَاتِ؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ خَطَأٍ فِي الصَّرْفِ؟',
          'سلامة المريض والطبيب أولا|مصارحة المريض|كيف فشل الفحصان|تغيير وتقرير دون لوم',
          'خطأ,مريض,تقرير,فحص,مصارحة',
          'خَطَأٍ فِي الصَّرْفِ',
        ],
        {
          en: [
            [
              'exchange it without telling|swap it quietly|no need to tell the patient|no harm so no report',
              'A dispensing error is disclosed and reported in every case.',
            ],
          ],
          ar: [
            [
              'نبدلها بدون ما نخبر المريض|لا داعي لإخبار المريض|ما له داعي نخبر المريض|نغيرها بدون ما يدري المريض',
              'يصارح من وصله الخطأ ويبلغ عنه في كل الأحوال.',
            ],
          ],
        },
      ),
      template(
        'pharmacy-review',
        'practice craft',
        [
          'A patient takes fourteen medicines from four doctors. How do you review them, and which ones do you question first?',
          'How do you review a long list of medicines?',
          'what each one is for and whether it still helps|doubles, interactions, kidney function|falls, bleeding, confusion|agreeing changes one at a time',
          'review,interaction,kidney,stop,falls,duplicate',
          'reviewing a long list of medicines',
        ],
        [
          'مَرِيضٌ يَأْخُذُ أَرْبَعَةَ عَشَرَ دَوَاءً مِنْ أَرْبَعَةِ أَطِبَّاءَ. مَا طَرِيقَتُكْ فِي مُرَاجَعَتِهَا، وَبِأَيِّ دَوَاءٍ سَتَكُونُ بِدَايَتُكْ؟',
          'مَا طَرِيقَتُكْ فِي مُرَاجَعَةِ قَائِمَةِ أَدْوِيَةٍ طَوِيلَةٌ؟',
          'الغرض من كل دواء وفائدته الآن|التكرار والتداخل ووظيفة الكلى|السقوط والنزيف والتشوش|تغيير واحد كل مرة',
          'مراجعة,تداخل,كلى,إيقاف,تكرار',
          'مُرَاجَعَةِ الْأَدْوِيَةِ',
        ],
        {
          en: [
            [
              'stop them all at once|beta blockers can be stopped suddenly|steroids can be stopped suddenly|steroid can be stopped suddenly',
              'Changes are made one by one, and some medicines are only reduced slowly.',
            ],
            [
              "kidney function does not matter|kidney function doesn't matter|old people need the same dose",
              'Many medicines need a lower amount when the kidneys are weak.',
            ],
            [
              'herbal products are harmless|herbs are natural so safe|herbal remedies have no interactions|herbs are always safe',
              "Plants such as St John's wort change the effect of many medicines.",
            ],
          ],
          ar: [
            [
              'نوقفها كلها مرة وحدة|نوقفها كلها دفعة واحدة|نقدر نوقف الكورتيزون فجأة|يمكن إيقاف الكورتيزون فجأة',
              'يكون التغيير واحدا بعد آخر، وبعض الأدوية تخفض ببطء.',
            ],
            [
              'وظائف الكلى ما تهم|وظيفة الكلى لا تهم|نعطي كبار السن نفس الجرعة|نعطي مريض الكلى نفس الجرعة',
              'ضعف الكلى يستدعي مقدارا أقل من أدوية كثيرة.',
            ],
            [
              'الأعشاب آمنة|الأعشاب ما لها ضرر|الأعشاب طبيعية ما تضر|الأعشاب ما تتداخل',
              'بعض النباتات تغير مفعول أدوية كثيرة.',
            ],
          ],
        },
      ),
      template(
        'pharmacy-shortage',
        'practice risk',
        [
          'A medicine that forty of your patients need will be unavailable for two months. What do you do?',
          'How do you manage a shortage of an important medicine?',
          'who needs it most, and how much is left|alternatives agreed with doctors|telling patients early|no hoarding, fair shares',
          'shortage,alternative,stock,doctor,priority',
          'a shortage of medicine',
        ],
        [
          'دَوَاءٌ يَحْتَاجُهُ أَرْبَعُونَ مِنْ مَرْضَاكُمْ سَيَنْقَطِعُ شَهْرَيْنِ. مَا خُطَّتُكْ؟',
          'مَا طَرِيقَتُكْ فِي إِدَارَةِ انْقِطَاعِ دَوَاءٍ مُهِمٍّ؟',
          'من يحتاجه أكثر وكم بقي|بدائل بالاتفاق مع الأطباء|إبلاغ المرضى مبكرا|توزيع عادل',
          'انقطاع,بديل,مخزون,طبيب,أولوية',
          'انْقِطَاعِ دَوَاءٍ',
        ],
        {
          en: [
            [
              'give everyone half the dose|give each patient half the dose|halve the dose to make it last|half doses to stretch',
              'Too little of a medicine may not work; prescribers agree on alternatives.',
            ],
          ],
          ar: [
            [
              'نعطي كل مريض نص الجرعة|نعطي كل مريض نصف الجرعة|نقلل الجرعة عشان تكفي|نقلل الجرعة حتى تكفي',
              'المقدار الناقص قد لا يفيد، ويتفق مع الأطباء على بديل.',
            ],
          ],
        },
      ),
    ],
  },
};

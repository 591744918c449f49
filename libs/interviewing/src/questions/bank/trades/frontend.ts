import { template } from '../template';
import type { Trade } from './trade';

/** Pages in a browser. */
export const FRONTEND: Trade = {
  family: 'software',
  evidence:
    /\b(?:front[- ]?end|full[- ]?stack|web (?:developer|engineer)|react|angular|vue|ui (?:developer|engineer))\b|واجهات|الويب|مواقع/u,
  technical: {
    easy: [
      template(
        'frontend-loading',
        'practice communication',
        [
          'A page needs two seconds to load its data. What does the user see meanwhile, and what if the call fails?',
          'How do you show loading and errors on a page?',
          'a skeleton or a spinner where the content will be|keeping what is already there|an error in plain words with a way to retry',
          'loading,skeleton,error,retry,state,empty',
          'loading and error states',
        ],
        [
          'تَحْتَاجُ صَفْحَةٌ بَنَيْتْهَا إِلَى ثَانِيَتَيْنِ لِتَحْمِيلِ بَيَانَاتِهَا. مَا الَّذِي سَيَرَاهُ الْمُسْتَخْدِمُ أَثْنَاءَ ذٰلِكَ، وَعِنْدَ الْفَشَلِ؟',
          'مَا طَرِيقَتُكْ فِي عَرْضِ حَالَاتِ التَّحْمِيلِ وَالْخَطَأِ فِي الصَّفْحَةِ؟',
          'هيكل مؤقت مكان المحتوى|إبقاء ما هو معروض|رسالة واضحة مع إعادة المحاولة',
          'تحميل,خطأ,إعادة,حالة,فارغ',
          'حَالَاتِ التَّحْمِيلِ وَالْخَطَأِ',
        ],
      ),
      template(
        'frontend-keyboard',
        'practice quality',
        [
          'How do you check that a form can be used without a mouse?',
          'What makes a form usable with a keyboard and a screen reader?',
          'tabbing through in order with a visible focus|labels tied to their fields|errors announced and reachable|native elements before custom ones',
          'keyboard,focus,label,screen reader,tab,aria',
          'using a form without a mouse',
        ],
        [
          'مَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّ النَّاسَ يَسْتَطِيعُونَ اسْتِخْدَامَ نَمُوذَجٍ دُونَ فَأْرَةٍ؟',
          'مَا الَّذِي يَجْعَلُ النَّمُوذَجَ صَالِحًا لِلَوْحَةِ الْمَفَاتِيحِ وَقَارِئِ الشَّاشَةِ؟',
          'التنقل بالترتيب مع تركيز ظاهر|تسميات مرتبطة بالحقول|إعلان الأخطاء|العناصر الأصلية قبل المصنوعة',
          'لوحة,تركيز,تسمية,قارئ,تنقل',
          'اسْتِخْدَامِ النَّمُوذَجِ دُونَ فَأْرَةٍ',
        ],
        {
          en: [
            [
              'aria makes it accessible|add* aria to everything|placeholder is enough as a label',
              "A native element with a label comes first; ARIA repairs only what HTML can't express.",
            ],
          ],
          ar: [
            ['النص المؤقت يكفي عن التسميه', 'النص المؤقت يختفي عند الكتابة، فلا يغني عن التسمية.'],
          ],
        },
      ),
      template(
        'frontend-layout',
        'practice craft',
        [
          'A layout looks right on your screen and breaks on a phone. How do you find out why, and how do you build it so that it adapts?',
          'What do you do when a page does not fit a phone?',
          'finding the element that is too wide|flexible layout and not fixed widths|testing on real sizes and text lengths',
          'responsive,flex,grid,width,breakpoint,overflow',
          'a layout that breaks on phones',
        ],
        [
          'تَصْمِيمٌ يَبْدُو سَلِيمًا عَلَى شَاشَتِكْ وَيَخْتَلُّ عَلَى الْهَاتِفِ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ وَلِإِصْلَاحِهِ؟',
          'مَا الْحَلُّ لِصَفْحَةٍ لَا تُنَاسِبُ شَاشَةَ الْهَاتِفِ؟',
          'العنصر الأعرض من الشاشة|تخطيط مرن لا عرض ثابت|اختبار مقاسات ونصوص حقيقية',
          'متجاوب,مرن,عرض,مقاس,هاتف',
          'صَفْحَةٍ تَخْتَلُّ عَلَى الْهَاتِفِ',
        ],
      ),
    ],
    medium: [
      template(
        'frontend-slow-first',
        'practice diagnosis',
        [
          'The first page of your site takes six seconds on a cheap phone. Where do you look, and what usually helps most?',
          'How do you make the first load of a page faster?',
          'measuring on a slow device and network|size of scripts and images|what blocks rendering|loading later what is not needed at once',
          'bundle,image,script,measure,render,lazy',
          'a slow first load',
        ],
        [
          'الصَّفْحَةُ الْأُولَى لِمَوْقِعِكْ تَحْتَاجُ سِتَّ ثَوَانٍ عَلَى هَاتِفٍ رَخِيصٍ. مِنْ أَيْنَ سَيَبْدَأُ بَحْثُكْ، وَمَا الَّذِي يُفِيدُ أَكْثَرَ عَادَةً؟',
          'مَا طَرِيقَتُكْ فِي تَسْرِيعِ تَحْمِيلِ الصَّفْحَةِ لِأَوَّلِ مَرَّةٍ؟',
          'القياس على جهاز وشبكة بطيئين|حجم الملفات والصور|ما يؤخر العرض|تأجيل غير الضروري',
          'حجم,صور,قياس,عرض,تأجيل',
          'بُطْءِ التَّحْمِيلِ الْأَوَّلِ',
        ],
      ),
      template(
        'frontend-state',
        'practice judgement',
        [
          'Which data belongs in a global store, which in a component, and which only on the server?',
          'How do you decide where the state of a page lives?',
          'state close to where it is used|server data in a query cache|what the address bar should hold|the cost of a global store',
          'state,store,component,cache,server,url',
          'where state belongs',
        ],
        [
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ قَرَارُكْ بِوَضْعِ الْبَيَانَاتِ فِي الْمَخْزَنِ الْعَامِّ أَوْ فِي الْمُكَوِّنِ نَفْسِهِ أَوْ فِي الْخَادِمِ؟',
          'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ اخْتِيَارُكْ لِمَكَانِ حَالَةِ الصَّفْحَةِ؟',
          'الحالة قرب مكان استخدامها|بيانات الخادم في ذاكرة الاستعلام|ما يحفظ في العنوان|ثمن المخزن العام',
          'حالة,مخزن,مكون,خادم,عنوان',
          'مَكَانِ الْحَالَةِ',
        ],
      ),
      template(
        'frontend-direction',
        'practice planning',
        [
          'Your site must also work from right to left. What do you change in the layout, and what must not be mirrored?',
          'How do you prepare a page for Arabic or Hebrew?',
          'logical properties and the direction attribute|icons that show a direction|numbers, code and media controls stay|tests in both directions',
          'rtl,direction,logical,mirror,icon,numbers',
          'pages from right to left',
        ],
        [
          'يَجِبُ أَنْ يَعْمَلَ مَوْقِعُكْ مِنَ الْيَمِينِ إِلَى الْيَسَارِ أَيْضًا. مَا الَّذِي عَلَيْكْ تَغْيِيرُهُ فِي التَّخْطِيطِ، وَمَا الَّذِي يَبْقَى كَمَا هُوَ؟',
          'مَا طَرِيقَتُكْ فِي تَجْهِيزِ صَفْحَةٍ لِلُّغَةِ الْعَرَبِيَّةِ؟',
          'الخصائص المنطقية واتجاه الصفحة|الأيقونات الدالة على اتجاه|الأرقام والشيفرة ومفاتيح الوسائط تبقى|اختبار الاتجاهين',
          'اتجاه,منطقي,انعكاس,أيقونة,أرقام',
          'دَعْمِ الِاتِّجَاهَيْنِ',
        ],
      ),
    ],
    hard: [
      template(
        'frontend-race',
        'practice craft',
        [
          'A search box sends a request on every key press, and sometimes an old answer overwrites a newer one. How do you fix that, and how do you test it?',
          'How do you keep late answers from showing wrong results?',
          'waiting until typing pauses|canceling or ignoring older requests|keeping request and result together|a test that reorders the answers',
          'debounce,abort,latest,order,request,cancel',
          'answers that arrive out of order',
        ],
        [
          'يُرْسِلُ مُرَبَّعُ الْبَحْثِ طَلَبًا مَعَ كُلِّ حَرْفٍ، وَأَحْيَانًا يَظْهَرُ جَوَابٌ قَدِيمٌ فَوْقَ الْجَدِيدِ. مَا خُطُوَاتُكْ لِمُعَالَجَةِ ذٰلِكَ وَلِاخْتِبَارِهِ؟',
          'مَا طَرِيقَتُكْ فِي مَنْعِ جَوَابٍ مُتَأَخِّرٍ مِنْ عَرْضِ نَتِيجَةٍ خَاطِئَةٍ؟',
          'الانتظار حتى تتوقف الكتابة|إلغاء الطلبات الأقدم أو تجاهلها|ربط الطلب بنتيجته|اختبار يغير ترتيب الأجوبة',
          'انتظار,إلغاء,ترتيب,أحدث,طلب',
          'أَجْوِبَةٍ تَصِلُ بِغَيْرِ تَرْتِيبٍ',
        ],
      ),
      template(
        'frontend-security',
        'practice risk',
        [
          'How can script injection get into a modern web page, even with a framework, and what do you do against it?',
          'Where does a web page still need protection from injected scripts?',
          "where the framework's escaping is bypassed|links, markup from users and third-party scripts|a content security policy|where tokens are kept",
          'injection,escape,sanitize,policy,script,token',
          'script injection',
        ],
        [
          'كَيْفَ يُمْكِنُ لِمُهَاجِمٍ حَقْنُ كُودٍ فِي صَفْحَةٍ حَدِيثَةٍ رَغْمَ إِطَارِ الْعَمَلِ، وَمَا طَرِيقَتُكْ فِي حِمَايَتِهَا؟',
          'أَيْنَ تَحْتَاجُ الصَّفْحَةُ إِلَى حِمَايَةٍ مِنَ الْكُودِ الْمَحْقُونِ؟',
          'مواضع تجاوز الحماية في الإطار|الروابط ومحتوى المستخدمين وكود الطرف الثالث|سياسة أمان المحتوى|مكان حفظ الرموز',
          'حقن,تنقية,سياسة,كود,رمز',
          'حَقْنِ الْكُودِ فِي الصَّفْحَاتِ',
        ],
        {
          en: [
            [
              'react prevents all|framework* protect* from everything|local storage is safe for tokens',
              'Frameworks escape text only; raw markup, links and third-party scripts stay dangerous.',
            ],
          ],
          ar: [
            ['الاطار يمنع كل', 'يحمي الإطار النصوص وحدها، ويبقى الخطر في المحتوى الخام والروابط.'],
          ],
        },
      ),
      template(
        'frontend-migrate',
        'practice improvement',
        [
          'You have to move a large old front end to a new framework while features keep shipping. How do you plan it, and when do you stop?',
          'How do you replace a front end without stopping the product?',
          'page by page or component by component|old and new side by side|how you measure progress and errors|what is not worth moving',
          'migrate,incremental,route,component,measure,legacy',
          'moving a front end step by step',
        ],
        [
          'عَلَيْكْ نَقْلُ وَاجِهَةٍ قَدِيمَةٍ كَبِيرَةٍ إِلَى إِطَارٍ جَدِيدٍ مَعَ اسْتِمْرَارِ التَّطْوِيرِ. مَا خُطَّتُكْ لِذٰلِكَ؟',
          'مَا طَرِيقَتُكْ فِي اسْتِبْدَالِ وَاجِهَةٍ دُونَ إِيقَافِ الْمُنْتَجِ؟',
          'صفحة بعد صفحة|القديم والجديد معا|قياس التقدم والأخطاء|ما لا يستحق النقل',
          'نقل,تدريج,صفحة,قياس,قديم',
          'نَقْلِ وَاجِهَةٍ قَدِيمَةٍ',
        ],
      ),
    ],
  },
};

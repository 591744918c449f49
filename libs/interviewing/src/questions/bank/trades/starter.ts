import { template } from '../template';
import type { Trade } from './trade';

/** What somebody knows at the start of a career in software. */
export const STARTER: Trade = {
  family: 'software',
  forNewcomers: true,
  technical: {
    easy: [
      template(
        'starter-debug',
        'practice diagnosis',
        [
          'Your program gives a wrong result for one input out of a hundred. How do you find the mistake?',
          'How do you track down a bug in your own code?',
          'a small input that shows it|reading or stepping through with that input|a test that keeps it from coming back',
          'debug,input,test,step,print,cause',
          'finding a bug in your own code',
        ],
        [
          'بَرْنَامَجُكْ يُعْطِي نَتِيجَةً خَاطِئَةً لِمُدْخَلٍ وَاحِدٍ مِنْ مِئَةٍ. مَا خُطُوَاتُكْ لِلْبَحْثِ عَنِ الْخَطَأِ؟',
          'مَا طَرِيقَتُكْ فِي الْعُثُورِ عَلَى خَطَأٍ فِي كُودٍ مِنْ كِتَابَتِكْ؟',
          'مدخل صغير يظهر الخطأ|تتبع الكود بذلك المدخل|اختبار يمنع عودته',
          'خطأ,مدخل,اختبار,تتبع,سبب',
          'خَطَأٍ فِي الْكُودِ',
        ],
      ),
      template(
        'starter-structure',
        'practice craft',
        [
          'When would you use a hash map and when a list, and what does a lookup cost in each?',
          'How do you choose between a list and a map?',
          'order or lookup by key|constant against linear time|memory and duplicates',
          'map,list,lookup,key,constant,linear',
          'lists and maps',
        ],
        [
          'مَتَى يَكُونُ جَدْوَلُ التَّجْزِئَةِ أَنْسَبَ مِنَ الْقَائِمَةِ، وَكَمْ يُكَلِّفُ الْبَحْثُ فِي كُلٍّ مِنْهُمَا؟',
          'مَا طَرِيقَتُكْ فِي الِاخْتِيَارِ بَيْنَ الْقَائِمَةِ وَجَدْوَلِ التَّجْزِئَةِ؟',
          'الترتيب أو البحث بالمفتاح|زمن ثابت مقابل خطي|الذاكرة والتكرار',
          'مفتاح,قائمة,بحث,ثابت,خطي',
          'الْقَوَائِمِ وَجَدَاوِلِ التَّجْزِئَةِ',
        ],
        {
          en: [
            [
              'list is faster to search|searching a list is constant|hash map is sorted',
              'Looking up a key in a hash map takes constant time on average; searching a list takes linear time.',
            ],
          ],
          ar: [
            ['البحث في القايمه اسرع', 'البحث في جدول التجزئة ثابت في المتوسط، وفي القائمة خطي.'],
          ],
        },
      ),
      template(
        'starter-git',
        'practice communication',
        [
          'You and a colleague changed the same lines of a file. What does version control tell you, and how do you resolve it?',
          'What do you do about a merge conflict?',
          'what a conflict shows|talking to the colleague before choosing|running the tests after merging',
          'conflict,merge,branch,commit,review,tests',
          'merge conflicts',
        ],
        [
          'عَدَّلَ زَمِيلٌ مَعَكْ الْأَسْطُرَ نَفْسَهَا فِي مِلَفٍّ وَاحِدٍ. مَاذَا سَيُظْهِرُ لَكْ نِظَامُ الْإِصْدَارَاتِ، وَمَا طَرِيقَتُكْ فِي حَلِّ التَّعَارُضِ؟',
          'كَيْفَ سَيَكُونُ تَصَرُّفُكْ عِنْدَ تَعَارُضِ تَعْدِيلَيْنِ؟',
          'ما يظهره التعارض|الحديث مع الزميل قبل الاختيار|تشغيل الاختبارات بعد الدمج',
          'تعارض,دمج,فرع,مراجعة,اختبار',
          'تَعَارُضِ التَّعْدِيلَاتِ',
        ],
      ),
    ],
    medium: [
      template(
        'starter-tables',
        'practice planning',
        [
          'You design tables for a library: books, members and loans. Which tables and keys do you need, and why?',
          'How would you store books, members and loans?',
          'one table for each kind of thing|foreign keys in the loans|copies of the same book|what must be unique',
          'table,key,foreign,unique,relation,loan',
          'tables for a small library',
        ],
        [
          'طَلَبْنَا مِنْكْ تَصْمِيمَ جَدَاوِلَ لِمَكْتَبَةٍ: كُتُبٌ وَأَعْضَاءٌ وَإِعَارَاتٌ. مَا الْجَدَاوِلُ وَالْمَفَاتِيحُ الَّتِي سَيَشْمَلُهَا تَصْمِيمُكْ، وَلِمَاذَا؟',
          'مَا طَرِيقَتُكْ فِي تَخْزِينِ الْكُتُبِ وَالْأَعْضَاءِ وَالْإِعَارَاتِ؟',
          'جدول لكل نوع|مفاتيح تربط الإعارات بالكتب والأعضاء|نسخ الكتاب الواحد|ما يجب أن يكون فريدا',
          'جدول,مفتاح,علاقة,فريد,إعارة',
          'جَدَاوِلِ مَكْتَبَةٍ صَغِيرَةٍ',
        ],
      ),
      template(
        'starter-test-cases',
        'practice quality',
        [
          'You wrote a function that splits a bill between friends. Which cases would you test?',
          'How do you test a function that divides an amount of money?',
          'the ordinary case|zero people, one person, large groups|rounding so that nothing is lost|wrong input',
          'test,edge,zero,rounding,input,case',
          'testing a small function',
        ],
        [
          'كَتَبْتْ دَالَّةً تَقْسِمُ فَاتُورَةً بَيْنَ أَصْدِقَاءَ. مَا الْحَالَاتُ الَّتِي عَلَيْكْ اخْتِبَارُهَا؟',
          'مَا طَرِيقَتُكْ فِي اخْتِبَارِ دَالَّةٍ تُقَسِّمُ مَبْلَغًا مِنَ الْمَالِ؟',
          'الحالة المعتادة|صفر وواحد وعدد كبير|التقريب دون ضياع|مدخل خاطئ',
          'اختبار,حالة,صفر,تقريب,مدخل',
          'اخْتِبَارِ دَالَّةٍ صَغِيرَةٍ',
        ],
      ),
      template(
        'starter-request',
        'practice craft',
        [
          'What happens between pressing enter in a browser and seeing the page? Go as deep as you like.',
          'How does a page get from the server to your screen?',
          'name lookup and connection|request, server and response|building the page from its parts|caching on the way',
          'dns,request,server,response,html,cache',
          'how a web page arrives',
        ],
        [
          'مَا الَّذِي يَحْدُثُ مُنْذُ كِتَابَةِ عُنْوَانِ مَوْقِعٍ فِي الْمُتَصَفِّحِ حَتَّى تَظْهَرَ الصَّفْحَةُ؟',
          'كَيْفَ تَصِلُ الصَّفْحَةُ مِنَ الْخَادِمِ إِلَى الشَّاشَةِ؟',
          'معرفة العنوان والاتصال|الطلب والخادم والرد|بناء الصفحة من أجزائها|التخزين المؤقت',
          'عنوان,طلب,خادم,رد,صفحة',
          'وُصُولِ الصَّفْحَةِ إِلَى الْمُتَصَفِّحِ',
        ],
      ),
    ],
    hard: [
      template(
        'starter-complexity',
        'practice judgement',
        [
          'Your solution works for a thousand records and takes minutes for a million. How do you find out why, and what would you try?',
          'What do you do when a program is too slow for more data?',
          'measuring where the time goes|loops inside loops, repeated lookups|a better structure or an index|checking the result stays the same',
          'measure,loop,complexity,index,memory,faster',
          'a program that is too slow for more data',
        ],
        [
          'بَرْنَامَجٌ يَعْمَلُ جَيِّدًا مَعَ أَلْفِ سِجِلٍّ وَيَأْخُذُ دَقَائِقَ مَعَ مِلْيُونٍ. مَا خُطُوَاتُكْ لِمَعْرِفَةِ السَّبَبِ، وَمَا أَوَّلُ مَا عَلَيْكْ تَجْرِبَتُهُ؟',
          'مَا الْحَلُّ لِبَرْنَامَجٍ بَطِيءٍ مَعَ بَيَانَاتٍ أَكْبَرَ؟',
          'قياس موضع الوقت|حلقات داخل حلقات وبحث متكرر|بنية أفضل أو فهرس|ثبات النتيجة',
          'قياس,حلقة,تعقيد,فهرس,ذاكرة',
          'بَرْنَامَجٍ بَطِيءٍ مَعَ بَيَانَاتٍ كَثِيرَةٍ',
        ],
      ),
      template(
        'starter-parallel',
        'practice risk',
        [
          'Two threads add to the same counter, and the total comes out too low. Why, and how do you prevent it?',
          'Why can a shared counter lose counts?',
          'reading and writing are separate steps|locks or atomic operations|their cost|avoiding shared state',
          'thread,lock,atomic,shared,counter,order',
          'a counter shared by threads',
        ],
        [
          'خَيْطَانِ يَزِيدَانِ عَدَّادًا وَاحِدًا، وَيَظْهَرُ الْمَجْمُوعُ أَقَلَّ مِنَ الصَّحِيحِ. مَا السَّبَبُ بِرَأْيِكْ، وَمَا طَرِيقَتُكْ فِي مَنْعِهِ؟',
          'لِمَاذَا قَدْ يَفْقِدُ عَدَّادٌ مُشْتَرَكٌ بَعْضَ الْقِيَمِ؟',
          'القراءة والكتابة خطوتان|الأقفال أو العمليات الذرية|ثمنها|تجنب المشاركة',
          'خيط,قفل,تزامن,مشترك,عداد',
          'عَدَّادٍ مُشْتَرَكٍ بَيْنَ خَيْطَيْنِ',
        ],
      ),
      template(
        'starter-review',
        'practice improvement',
        [
          'You read code that works but that nobody can follow. What do you change first, and how do you make sure that it still works?',
          'How do you make code that works easier to read?',
          'tests before changes|names and smaller functions|one small step at a time|what you leave alone',
          'refactor,name,function,test,small,read',
          'making code readable',
        ],
        [
          'كُودٌ يَعْمَلُ لٰكِنَّ أَحَدًا لَا يَفْهَمُهُ. مَا أَوَّلُ تَغْيِيرٍ لَكْ فِيهِ، وَمَا طَرِيقَتُكْ فِي التَّأَكُّدِ مِنْ أَنَّهُ مَا زَالَ يَعْمَلُ؟',
          'مَا طَرِيقَتُكْ فِي جَعْلِ الْكُودِ أَسْهَلَ قِرَاءَةً؟',
          'اختبارات قبل التغيير|الأسماء ودوال أصغر|خطوة صغيرة في كل مرة|ما يترك',
          'تبسيط,تسمية,دالة,اختبار,قراءة',
          'تَبْسِيطِ الْكُودِ',
        ],
      ),
    ],
  },
};

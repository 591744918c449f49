import { template } from '../template';
import type { Trade } from './trade';

/** Models that are trained. */
export const LEARNING: Trade = {
  family: 'data',
  evidence:
    /\bmachine learning\b|\bml engineer\b|\bai engineer\b|\bdata scientist\b|\bdeep learning\b|\bnlp\b|تعلم (?:ال)?اله|تعلم الي|ذكاء اصطناعي|الذكاء الاصطناعي|عالمه? بيانات|علم البيانات/u,
  technical: {
    easy: [
      template(
        'learning-split',
        'practice craft',
        [
          'Why do you keep a test set apart, and how can it get spoiled without anyone noticing?',
          'What is a test set for, and how do you keep it honest?',
          'measuring on data the model has not seen|the same person or time in both parts|tuning on the test set|preparing data before the split',
          'test,train,split,leak,validation,overfit',
          'keeping a test set apart',
        ],
        [
          'لِمَاذَا عَلَيْكْ فَصْلُ بَيَانَاتِ الِاخْتِبَارِ عَنِ التَّدْرِيبِ، وَكَيْفَ قَدْ تَفْسُدُ دُونَ أَنْ يُلَاحِظَ أَحَدٌ؟',
          'مَا فَائِدَةُ بَيَانَاتِ الِاخْتِبَارِ، وَكَيْفَ تَبْقَى أَمِينَةً؟',
          'القياس على بيانات لم يرها النموذج|الشخص أو الزمن نفسه في الجزأين|الضبط على الاختبار|التحضير قبل الفصل',
          'اختبار,تدريب,فصل,تسرب,ضبط',
          'فَصْلِ بَيَانَاتِ الِاخْتِبَارِ',
        ],
        {
          en: [
            [
              'tune* on the test set|choose* the best model on the test|scale before the split',
              'What was used for choices or for preparation no longer measures unseen data.',
            ],
          ],
          ar: [
            [
              'نضبط على بيانات الاختبار',
              'ما استخدم في الاختيار لا يقيس أداء النموذج على بيانات جديدة.',
            ],
          ],
        },
      ),
      template(
        'learning-metric',
        'practice quality',
        [
          'One in two hundred transactions is fraud. Why is accuracy a poor measure here, and what do you use instead?',
          'How do you measure a model for rare cases?',
          'always saying no is 99.5 percent accurate|precision and recall, and what each error costs|a threshold chosen with the business',
          'accuracy,precision,recall,threshold,cost,rare',
          'measuring rare cases',
        ],
        [
          'عَمَلِيَّةٌ وَاحِدَةٌ مِنْ كُلِّ مِئَتَيْنِ احْتِيَالٌ. لِمَاذَا لَا تَصْلُحُ نِسْبَةُ الصَّوَابِ مِقْيَاسًا هُنَا، وَمَا الْبَدِيلُ بِرَأْيِكْ؟',
          'مَا طَرِيقَتُكْ فِي قِيَاسِ نَمُوذَجٍ لِلْحَالَاتِ النَّادِرَةِ؟',
          'القول بلا دائما يصيب كثيرا|الدقة والاستدعاء وثمن كل خطأ|عتبة تختار مع أصحاب العمل',
          'صواب,دقة,استدعاء,عتبة,نادر',
          'قِيَاسِ الْحَالَاتِ النَّادِرَةِ',
        ],
        {
          en: [
            [
              'high accuracy means|accuracy is enough|accuracy is the best',
              'With rare cases a model that never finds one is still highly accurate.',
            ],
          ],
          ar: [['نسبه الصواب تكفي', 'مع الحالات النادرة يبدو النموذج الذي لا يجد شيئا دقيقا.']],
        },
      ),
      template(
        'learning-baseline',
        'practice planning',
        [
          'Before you train anything complex, what is the simplest baseline you would build, and why?',
          'What do you compare a new model with?',
          "a rule, an average or last week's value|it shows what the model adds|it can ship if the model fails",
          'baseline,rule,average,compare,simple',
          'a simple baseline',
        ],
        [
          'قَبْلَ تَدْرِيبِ نَمُوذَجٍ مُعَقَّدٍ، مَا أَبْسَطُ خَطِّ أَسَاسٍ عَلَيْكْ بِنَاؤُهُ، وَلِمَاذَا؟',
          'مَا الَّذِي عَلَيْكْ مُقَارَنَةُ النَّمُوذَجِ الْجَدِيدِ بِهِ؟',
          'قاعدة أو متوسط أو قيمة سابقة|يظهر ما يضيفه النموذج|بديل إن فشل',
          'أساس,قاعدة,متوسط,مقارنة,بسيط',
          'خَطِّ أَسَاسٍ بَسِيطٍ',
        ],
      ),
    ],
    medium: [
      template(
        'learning-offline-online',
        'practice diagnosis',
        [
          'A model is clearly better in your offline tests and makes no difference in production. What do you look into?',
          'Why can a better model bring nothing in production?',
          "data or features differ at serving time|the offline measure is not what users do|a feedback loop or the old model's bias|too little traffic in the test",
          'offline,production,feature,skew,experiment,feedback',
          'a model that only wins offline',
        ],
        [
          'نَمُوذَجٌ أَفْضَلُ بِوُضُوحٍ فِي الِاخْتِبَارِ وَلَا أَثَرَ لَهُ فِي التَّشْغِيلِ. مِنْ أَيْنَ سَيَبْدَأُ بَحْثُكْ عَنِ السَّبَبِ؟',
          'لِمَاذَا قَدْ لَا يُفِيدُ نَمُوذَجٌ أَفْضَلُ فِي التَّشْغِيلِ؟',
          'اختلاف البيانات عند التشغيل|المقياس ليس ما يفعله المستخدم|حلقة راجعة أو تحيز النموذج القديم|قلة الزيارات في التجربة',
          'اختبار,تشغيل,خصائص,اختلاف,تجربة',
          'نَمُوذَجٍ لَا يُفِيدُ فِي التَّشْغِيلِ',
        ],
      ),
      template(
        'learning-overfit',
        'practice craft',
        [
          'Training error keeps falling while validation error rises. What does that tell you, and what would you try, in which order?',
          'What do you do when a model fits its training data too well?',
          'overfitting, or a difference between the sets|more or better data, simpler model, regularization|stopping early|checking labels and leaks first',
          'overfitting,regularization,data,early,validation',
          'a model that overfits',
        ],
        [
          'خَطَأُ التَّدْرِيبِ يَنْخَفِضُ وَخَطَأُ التَّحَقُّقِ يَرْتَفِعُ. عَلَامَ يَدُلُّكْ ذٰلِكَ، وَمَا الَّذِي عَلَيْكْ تَجْرِبَتُهُ، وَبِأَيِّ تَرْتِيبٍ؟',
          'مَا الْحَلُّ عِنْدَمَا يَحْفَظُ النَّمُوذَجُ بَيَانَاتِ التَّدْرِيبِ؟',
          'فرط التخصيص أو اختلاف البيانات|بيانات أكثر أو نموذج أبسط أو تقييد|التوقف المبكر|فحص التسميات والتسرب',
          'تخصيص,تقييد,بيانات,توقف,تحقق',
          'فَرْطِ التَّخْصِيصِ',
        ],
        {
          en: [
            [
              'train* longer helps|bigger model fixes overfitting|more epochs',
              'A larger model or longer training makes overfitting worse, unless there is more data.',
            ],
          ],
          ar: [
            ['تدريب اطول يحل|نموذج اكبر يحل', 'زيادة حجم النموذج أو مدة التدريب تزيد فرط التخصيص.'],
          ],
        },
      ),
      template(
        'learning-labels',
        'practice quality',
        [
          'Two annotators disagree on a fifth of your labels. What do you do before you train on them?',
          'How do you deal with labels that people disagree on?',
          'measuring agreement and reading the disputed cases|clearer guidelines and examples|a third opinion or several labels|what the model can reach at best',
          'label,agreement,guideline,annotator,noise',
          'labels that people disagree on',
        ],
        [
          'يَخْتَلِفُ مُوَسِّمَانِ فِي خُمُسِ الْبَيَانَاتِ. كَيْفَ سَيَكُونُ تَصَرُّفُكْ قَبْلَ التَّدْرِيبِ عَلَيْهَا؟',
          'مَا طَرِيقَتُكْ فِي التَّعَامُلِ مَعَ تَوْسِيمٍ مُخْتَلَفٍ فِيهِ؟',
          'قياس الاتفاق وقراءة الحالات|إرشادات أوضح وأمثلة|رأي ثالث أو أكثر من توسيم|أقصى ما يبلغه النموذج',
          'توسيم,اتفاق,إرشادات,أمثلة,ضوضاء',
          'التَّوْسِيمِ الْمُخْتَلَفِ فِيهِ',
        ],
      ),
    ],
    hard: [
      template(
        'learning-retrain',
        'practice planning',
        [
          'How do you decide when a model in production must be retrained, and how do you make sure that the new one is safe to release?',
          'What does the life of a model look like after its first release?',
          'watching inputs, outputs and outcomes|a schedule or a trigger, and late labels|shadow run or a small share first|a way back',
          'drift,retrain,monitor,rollback,shadow,trigger',
          'retraining a model',
        ],
        [
          'مَا الَّذِي يَدُلُّكْ عَلَى أَنَّ نَمُوذَجًا فِي التَّشْغِيلِ يَحْتَاجُ إِلَى تَدْرِيبٍ جَدِيدٍ، وَمَا طَرِيقَتُكْ فِي إِطْلَاقِ الْجَدِيدِ بِأَمَانٍ؟',
          'مَا طَرِيقَتُكْ فِي مُتَابَعَةِ النَّمُوذَجِ بَعْدَ إِطْلَاقِهِ الْأَوَّلِ؟',
          'متابعة المدخلات والمخرجات والنتائج|موعد أو علامة وتأخر التسميات|تشغيل مواز أو نسبة صغيرة|طريق للرجوع',
          'انحراف,تدريب,متابعة,رجوع,مواز',
          'إِعَادَةِ تَدْرِيبِ النَّمُوذَجِ',
        ],
      ),
      template(
        'learning-language-model',
        'practice risk',
        [
          "You want to answer customers' questions with a language model and your own documents. How do you measure wrong answers, and how do you limit the harm?",
          'How do you keep a language model from making things up?',
          'retrieving passages and citing them|a test set of real questions, judged by people|refusing when nothing is found|watching and correcting in use',
          'retrieval,hallucination,evaluate,source,refuse,test',
          'answers from a language model',
        ],
        [
          'نُرِيدُ الرَّدَّ عَلَى أَسْئِلَةِ الْعُمَلَاءِ بِنَمُوذَجٍ لُغَوِيٍّ وَوَثَائِقِنَا. مَا طَرِيقَتُكْ فِي قِيَاسِ الْإِجَابَاتِ الْخَاطِئَةِ وَفِي الْحَدِّ مِنْ ضَرَرِهَا؟',
          'مَا طَرِيقَتُكْ فِي مَنْعِ النَّمُوذَجِ اللُّغَوِيِّ مِنَ الِاخْتِلَاقِ؟',
          'استرجاع المقاطع وذكرها|أسئلة حقيقية يحكم عليها الناس|الامتناع عند غياب الدليل|المتابعة والتصحيح',
          'استرجاع,اختلاق,تقييم,مصدر,امتناع',
          'إِجَابَاتِ النَّمُوذَجِ اللُّغَوِيِّ',
        ],
      ),
      template(
        'learning-cost',
        'practice judgement',
        [
          'Your best model is twice as slow and three times as expensive to run for half a percent more quality. How do you decide?',
          'When is a better model not worth its price?',
          'what half a percent is worth in money or safety|latency that users feel|a smaller model from the larger one|a decision that can be revisited',
          'latency,cost,quality,value,distil,users',
          'a better model that costs more',
        ],
        [
          'أَفْضَلُ نَمُوذَجٍ أَبْطَأُ مَرَّتَيْنِ وَأَغْلَى ثَلَاثَ مَرَّاتٍ مُقَابِلَ نِصْفِ نُقْطَةٍ فِي الْجَوْدَةِ. مَا قَرَارُكْ، وَلِمَاذَا؟',
          'مَتَى لَا يَسْتَحِقُّ النَّمُوذَجُ الْأَفْضَلُ ثَمَنَهُ؟',
          'قيمة نصف النقطة|بطء يشعر به المستخدم|نموذج أصغر من الأكبر|قرار قابل للمراجعة',
          'بطء,تكلفة,جودة,قيمة,مستخدم',
          'نَمُوذَجٍ أَفْضَلَ وَأَغْلَى',
        ],
      ),
    ],
  },
};

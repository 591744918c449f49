import { template, type ByDifficulty } from './template';

export const SOFTWARE: ByDifficulty = {
  easy: [
    template('software-slow-page',
      ['A page or a call that used to be fast has become slow. What do you check first, and in which order?', 'Something in your software is slow today. Where do you look?', 'measuring before guessing|where the time goes: browser, network, server, database|what changed lately', 'profile,logs,database,query,network,cache,measure'],
      ['صَارَتْ صَفْحَةٌ سَرِيعَةٌ بَطِيئَةً. مَا أَوَّلُ مَا يُفْحَصُ، وَبِأَيِّ تَرْتِيبٍ؟', 'شَيْءٌ مَا فِي الْبَرْنَامَجِ بَطِيءٌ الْيَوْمَ. أَيْنَ يَبْدَأُ الْبَحْثُ؟', 'القياس قبل التخمين|موضع ضياع الوقت: المتصفح أو الشبكة أو الخادم أو قاعدة البيانات|ما تغير مؤخرا', 'قياس,سجلات,استعلام,شبكة,ذاكرة']),
    template('software-code-review',
      ['What do you look for when you review a colleague\'s code, and what do you leave alone?', 'Which things in a code review matter to you, and which do not?', 'correctness and edge cases|readability and tests|how you put your remarks', 'tests,readable,edge,naming,comment,review'],
      ['مَا الَّذِي يُرَاعَى عِنْدَ مُرَاجَعَةِ كُودِ زَمِيلٍ، وَمَا الَّذِي يُتْرَكُ؟', 'مَا الْمُهِمُّ فِي مُرَاجَعَةِ الْكُودِ، وَمَا غَيْرُ الْمُهِمِّ؟', 'الصحة والحالات الطرفية|الوضوح والاختبارات|طريقة طرح الملاحظات', 'اختبار,وضوح,حالات,تسمية,مراجعة']),
  ],
  medium: [
    template('software-api-change',
      ['How do you change an API that other teams already use, without breaking them?', 'Callers depend on an interface that you must change. What are your steps?', 'keeping the old form working for a time|versions or additive changes|telling the callers and watching their use|when to remove the old one', 'version,deprecate,compatible,clients,migrate,monitor'],
      ['كَيْفَ تُغَيَّرُ وَاجِهَةٌ بَرْمَجِيَّةٌ تَسْتَخْدِمُهَا فِرَقٌ أُخْرَى دُونَ تَعْطِيلِهَا؟', 'وَاجِهَةٌ يَعْتَمِدُ عَلَيْهَا آخَرُونَ وَيَلْزَمُ تَغْيِيرُهَا. مَا الْخُطُوَاتُ؟', 'إبقاء الشكل القديم لفترة|الإصدارات أو التغييرات المضافة|إبلاغ المستخدمين ومتابعة الاستخدام|وقت إزالة القديم', 'إصدار,توافق,عملاء,ترحيل,متابعة']),
    template('software-data-race',
      ['Two users change the same record at the same moment. What can go wrong, and how do you prevent it?', 'How do you keep data right when two requests write to it at once?', 'the lost update|locks, versions or transactions|what the user is told|how you would test it', 'transaction,lock,version,optimistic,conflict,retry,isolation'],
      ['مُسْتَخْدِمَانِ يُعَدِّلَانِ السِّجِلَّ نَفْسَهُ فِي اللَّحْظَةِ نَفْسِهَا. مَا الَّذِي قَدْ يَحْدُثُ، وَكَيْفَ يُمْنَعُ؟', 'كَيْفَ تَبْقَى الْبَيَانَاتُ صَحِيحَةً عِنْدَ كِتَابَتَيْنِ مُتَزَامِنَتَيْنِ؟', 'ضياع التعديل|الأقفال أو الإصدارات أو المعاملات|ما يظهر للمستخدم|طريقة الاختبار', 'معاملة,قفل,إصدار,تعارض,إعادة']),
  ],
  hard: [
    template('software-tenfold',
      ['A service you know must carry ten times its traffic by next quarter. What breaks first, and how do you find out before it does?', 'Load grows tenfold in three months. What is your plan?', 'the likeliest bottleneck and why|load tests and measurements|the cheapest step first|what you would accept to lose', 'bottleneck,load,cache,queue,database,shard,measure,cost'],
      ['يَجِبُ أَنْ تَتَحَمَّلَ خِدْمَةٌ عَشَرَةَ أَضْعَافِ الْحِمْلِ فِي الرُّبْعِ الْقَادِمِ. مَا أَوَّلُ مَا يَنْهَارُ، وَكَيْفَ يُعْرَفُ ذٰلِكَ مُسْبَقًا؟', 'يَتَضَاعَفُ الْحِمْلُ عَشْرَ مَرَّاتٍ فِي ثَلَاثَةِ أَشْهُرٍ. مَا الْخُطَّةُ؟', 'أرجح نقطة اختناق وسببها|اختبارات الحمل والقياس|أرخص خطوة أولًا|ما يمكن التنازل عنه', 'اختناق,حمل,ذاكرة,طابور,قياس,تكلفة']),
    template('software-split-or-keep',
      ['When would you split a system into separate services, and when would you put services back together?', 'Which signs tell you that a system has too few parts, or too many?', 'the forces: teams, releases, failure, data|the price of distribution|a case from your own work|how you would reverse the step', 'service,monolith,deploy,team,transaction,latency,coupling'],
      ['مَتَى يُقَسَّمُ النِّظَامُ إِلَى خِدْمَاتٍ مُنْفَصِلَةٍ، وَمَتَى تُعَادُ الْخِدْمَاتُ إِلَى نِظَامٍ وَاحِدٍ؟', 'مَا الْعَلَامَاتُ عَلَى أَنَّ أَجْزَاءَ النِّظَامِ أَقَلُّ مِمَّا يَجِبُ أَوْ أَكْثَرُ؟', 'العوامل: الفرق والإصدارات والأعطال والبيانات|ثمن التوزيع|حالة من تجربة شخصية|طريقة التراجع', 'خدمة,نشر,فريق,معاملة,ترابط']),
  ],
};

export const DATA: ByDifficulty = {
  easy: [
    template('data-dirty',
      ['You receive a data set that you have never seen. What do you look at before you trust it?', 'How do you get to know new data?', 'missing and doubled values|ranges, units and meaning of columns|who made it and how', 'missing,duplicate,range,column,source,check'],
      ['عِنْدَ اسْتِلَامِ بَيَانَاتٍ جَدِيدَةٍ، مَا الَّذِي يُفْحَصُ قَبْلَ الْوُثُوقِ بِهَا؟', 'كَيْفَ يَكُونُ التَّعَرُّفُ عَلَى بَيَانَاتٍ جَدِيدَةٍ؟', 'القيم المفقودة والمكررة|المدى والوحدات ومعنى الأعمدة|مصدرها وطريقة جمعها', 'مفقودة,مكررة,مدى,عمود,مصدر']),
    template('data-average',
      ['When does an average mislead, and what do you show in its place?', 'Give an example in which the mean says the wrong thing.', 'skew and outliers|median, quantiles or a picture|an example', 'median,outlier,distribution,percentile,chart,skew'],
      ['مَتَى يَكُونُ الْمُتَوَسِّطُ مُضَلِّلًا، وَمَا الَّذِي يُعْرَضُ بَدَلًا مِنْهُ؟', 'مَا مِثَالٌ عَلَى مُتَوَسِّطٍ يُعْطِي صُورَةً خَاطِئَةً؟', 'الالتواء والقيم الشاذة|الوسيط أو المئينات أو الرسم|مثال', 'وسيط,شاذة,توزيع,رسم']),
  ],
  medium: [
    template('data-number-disagrees',
      ['Two dashboards show different figures for the same thing. How do you find out which is right?', 'A manager says your number is wrong. What do you do?', 'the definitions behind each figure|filters, time zones and joins|tracing back to the source|how you prevent it next time', 'definition,filter,join,source,test,timezone,trace'],
      ['تُظْهِرُ لَوْحَتَانِ رَقْمَيْنِ مُخْتَلِفَيْنِ لِلْأَمْرِ نَفْسِهِ. كَيْفَ يُعْرَفُ الصَّحِيحُ؟', 'يَقُولُ الْمُدِيرُ إِنَّ الرَّقْمَ خَاطِئٌ. مَا الْعَمَلُ؟', 'تعريف كل رقم|المرشحات والمناطق الزمنية والربط|التتبع إلى المصدر|منع التكرار', 'تعريف,مرشح,ربط,مصدر,اختبار']),
    template('data-model-choice',
      ['A simple model is nearly as good as a complex one. How do you choose, and how do you explain it to people without statistics?', 'When do you prefer the simpler method although it is a little less accurate?', 'what the difference is worth|cost to run and maintain|explaining and trust|how you would check later', 'accuracy,simple,cost,explain,validate,baseline,maintain'],
      ['نَمُوذَجٌ بَسِيطٌ يَكَادُ يُسَاوِي نَمُوذَجًا مُعَقَّدًا. كَيْفَ يَكُونُ الِاخْتِيَارُ، وَكَيْفَ يُشْرَحُ لِغَيْرِ الْمُخْتَصِّينَ؟', 'مَتَى تُفَضَّلُ الطَّرِيقَةُ الْأَبْسَطُ رَغْمَ أَنَّهَا أَقَلُّ دِقَّةً؟', 'قيمة الفرق|تكلفة التشغيل والصيانة|الشرح والثقة|التحقق لاحقا', 'دقة,بسيط,تكلفة,شرح,تحقق']),
  ],
  hard: [
    template('data-drift',
      ['A model that worked for a year slowly gets worse. How do you notice, how do you find the reason, and when do you stop using it?', 'How do you guard a model in use against a world that changes?', 'what you monitor and with which delay|drift of inputs against change of meaning|retraining or stepping back|who is harmed meanwhile', 'drift,monitor,retrain,feature,label,alert,baseline'],
      ['نَمُوذَجٌ نَجَحَ عَامًا كَامِلًا ثُمَّ أَخَذَ يَسُوءُ بِبُطْءٍ. كَيْفَ يُلَاحَظُ ذٰلِكَ، وَكَيْفَ يُعْرَفُ سَبَبُهُ، وَمَتَى يُوقَفُ؟', 'كَيْفَ يُحْمَى نَمُوذَجٌ مُسْتَخْدَمٌ مِنْ تَغَيُّرِ الْوَاقِعِ؟', 'ما يراقب وبأي تأخير|انحراف المدخلات مقابل تغير المعنى|إعادة التدريب أو التراجع|المتضررون أثناء ذلك', 'انحراف,مراقبة,تدريب,تنبيه']),
    template('data-cause',
      ['Sales rose after a change, and no experiment was run. How would you judge whether the change was the cause?', 'How do you argue for cause and effect with data that nobody planned?', 'other explanations: season, selection, trend|comparison groups|what would disprove it|how sure you would say you are', 'control,season,confound,experiment,compare,trend,uncertainty'],
      ['زَادَتِ الْمَبِيعَاتُ بَعْدَ تَغْيِيرٍ دُونَ تَجْرِبَةٍ مَضْبُوطَةٍ. كَيْفَ يُحْكَمُ عَلَى أَنَّ التَّغْيِيرَ هُوَ السَّبَبُ؟', 'كَيْفَ يُسْتَدَلُّ عَلَى السَّبَبِيَّةِ مِنْ بَيَانَاتٍ لَمْ يُخَطَّطْ لَهَا؟', 'التفسيرات الأخرى: الموسم والاختيار والاتجاه|مجموعات المقارنة|ما ينفي ذلك|درجة التأكد', 'مقارنة,موسم,تجربة,اتجاه']),
  ],
};

export const INFRASTRUCTURE: ByDifficulty = {
  easy: [
    template('infra-deploy',
      ['Describe the way of a change from a commit to the users, in a place where you worked.', 'What happens between finished code and running code?', 'build and tests|the rollout and who approves it|how it is taken back', 'pipeline,build,test,deploy,rollback,approve'],
      ['كَيْفَ يَصِلُ التَّعْدِيلُ مِنَ الْكُودِ إِلَى الْمُسْتَخْدِمِينَ فِي مَكَانٍ عَمِلْتَ فِيهْ؟', 'مَا الَّذِي يَحْدُثُ بَيْنَ اكْتِمَالِ الْكُودِ وَتَشْغِيلِهِ؟', 'البناء والاختبار|الإطلاق ومن يعتمده|طريقة التراجع', 'بناء,اختبار,نشر,تراجع']),
    template('infra-backup',
      ['How do you know that a backup is any good?', 'What belongs to a backup besides making it?', 'restoring it, regularly|where it is kept|how much may be lost and how long it may take', 'restore,test,recovery,copy,schedule'],
      ['كَيْفَ يُعْرَفُ أَنَّ النُّسْخَةَ الِاحْتِيَاطِيَّةَ صَالِحَةٌ؟', 'مَا الَّذِي يَلْزَمُ مَعَ النُّسْخَةِ الِاحْتِيَاطِيَّةِ غَيْرُ إِنْشَائِهَا؟', 'تجربة الاستعادة بانتظام|مكان الحفظ|مقدار الفقد المسموح وزمن الاستعادة', 'استعادة,اختبار,نسخة,جدول']),
  ],
  medium: [
    template('infra-incident',
      ['It is three in the morning and the service is down. Walk me through your first half hour.', 'What do you do first in an outage, and what do you leave for later?', 'stopping the harm before finding the cause|who is told and how often|what you note down|the review afterwards', 'rollback,alert,status,logs,communicate,postmortem,mitigate'],
      ['تَعَطَّلَتِ الْخِدْمَةُ فِي الثَّالِثَةِ فَجْرًا. مَا خُطُوَاتُ أَوَّلِ نِصْفِ سَاعَةٍ؟', 'مَا أَوَّلُ مَا يُفْعَلُ عِنْدَ انْقِطَاعِ الْخِدْمَةِ، وَمَا الَّذِي يُؤَجَّلُ؟', 'إيقاف الضرر قبل معرفة السبب|من يبلغ وكم مرة|ما يدون|المراجعة بعد ذلك', 'تراجع,تنبيه,سجلات,إبلاغ,مراجعة']),
    template('infra-alerts',
      ['Your team gets a hundred alerts a week and ignores most of them. What do you change?', 'How do you make alerts worth waking up for?', 'alerts on what users feel|removing or merging the rest|who owns each|how you measure the improvement', 'alert,threshold,noise,users,owner,objective'],
      ['يَتَلَقَّى الْفَرِيقُ مِئَةَ تَنْبِيهٍ أُسْبُوعِيًّا وَيَتَجَاهَلُ مُعْظَمَهَا. مَا التَّغْيِيرُ الْمَطْلُوبُ؟', 'كَيْفَ تَصِيرُ التَّنْبِيهَاتُ جَدِيرَةً بِالِاسْتِيقَاظِ لِأَجْلِهَا؟', 'التنبيه على ما يشعر به المستخدم|حذف الباقي أو دمجه|مسؤول كل تنبيه|قياس التحسن', 'تنبيه,حد,مستخدم,مسؤول']),
  ],
  hard: [
    template('infra-region',
      ['A whole region of your provider fails. What do users notice, what happens to the data, and what did you have to give up to get there?', 'How far would you go to survive the loss of a data centre?', 'what fails over and how|data loss against availability|the cost, in money and complexity|how you practise it', 'failover,replica,region,consistency,cost,recovery,drill'],
      ['تَعَطَّلَتْ مِنْطَقَةٌ كَامِلَةٌ لَدَى مُزَوِّدِ الْخِدْمَةِ. مَا الَّذِي يَلْحَظُهُ الْمُسْتَخْدِمُ، وَمَا مَصِيرُ الْبَيَانَاتِ، وَمَا ثَمَنُ الْحِمَايَةِ مِنْ ذٰلِكَ؟', 'إِلَى أَيِّ حَدٍّ يَسْتَحِقُّ الِاسْتِعْدَادُ لِفَقْدِ مَرْكَزِ بَيَانَاتٍ؟', 'ما ينتقل وكيف|فقد البيانات مقابل التوفر|التكلفة المالية والتعقيد|طريقة التدريب عليه', 'انتقال,نسخة,منطقة,تكلفة,استعادة']),
    template('infra-secrets',
      ['You learn that a secret key was public for a week. What do you do in the first hour, and what changes so that it cannot happen again?', 'A credential has leaked. How do you handle it from start to end?', 'revoking before investigating|finding out what was done with it|whom to tell|the lasting change', 'rotate,revoke,audit,logs,access,scan,notify'],
      ['تَبَيَّنَ أَنَّ مِفْتَاحًا سِرِّيًّا كَانَ مَكْشُوفًا أُسْبُوعًا. مَا خُطُوَاتُ السَّاعَةِ الْأُولَى، وَمَا الَّذِي يَمْنَعُ التَّكْرَارَ؟', 'تَسَرَّبَتْ بَيَانَاتُ دُخُولٍ. كَيْفَ تُعَالَجُ الْحَالَةُ مِنَ الْبِدَايَةِ إِلَى النِّهَايَةِ؟', 'الإلغاء قبل التحقيق|معرفة ما حدث به|من يجب إبلاغه|التغيير الدائم', 'إلغاء,تدقيق,سجلات,صلاحيات,إبلاغ']),
  ],
};

export const QUALITY: ByDifficulty = {
  easy: [template('quality-first-test',
    ['You get a new feature to test, with a one-line description. Where do you begin?', 'How do you plan the testing of something that is hardly described?', 'questions to the author|the main path, then the edges|what you note down', 'requirement,case,edge,question,scenario'],
    ['وَصَلَتْ مِيزَةٌ جَدِيدَةٌ لِلِاخْتِبَارِ مَعَ وَصْفٍ مِنْ سَطْرٍ وَاحِدٍ. مِنْ أَيْنَ تَكُونُ الْبِدَايَةُ؟', 'كَيْفَ يُخَطَّطُ لِاخْتِبَارِ شَيْءٍ قَلِيلِ الْوَصْفِ؟', 'أسئلة لصاحب الطلب|المسار الرئيس ثم الحالات الطرفية|ما يدون', 'متطلبات,حالة,سؤال,سيناريو'])],
  medium: [template('quality-flaky',
    ['A tenth of your automated tests fail at random. How do you win back trust in them?', 'What do you do about tests that fail now and then without a reason?', 'measuring which fail and when|typical causes: time, order, shared data|repairing, isolating or removing|keeping new ones out', 'flaky,wait,order,data,isolate,retry,quarantine'],
    ['يَفْشَلُ عُشْرُ الِاخْتِبَارَاتِ الْآلِيَّةِ عَشْوَائِيًّا. كَيْفَ تُسْتَعَادُ الثِّقَةُ بِهَا؟', 'مَا الْعَمَلُ مَعَ اخْتِبَارَاتٍ تَفْشَلُ أَحْيَانًا بِلَا سَبَبٍ ظَاهِرٍ؟', 'قياس ما يفشل ومتى|الأسباب المعتادة: الوقت والترتيب والبيانات المشتركة|الإصلاح أو العزل أو الحذف|منع الجديد منها', 'عشوائي,ترتيب,بيانات,عزل'])],
  hard: [template('quality-release-no',
    ['The release is tomorrow, and you found a fault that touches few users but badly. How do you argue, and who decides?', 'How do you give advice on releasing with a known fault?', 'the risk in numbers and in words|the options besides yes and no|who decides|what you do after the decision', 'risk,severity,users,workaround,decision,rollback'],
    ['الْإِصْدَارُ غَدًا، وَظَهَرَ خَلَلٌ يَمَسُّ قِلَّةً مِنَ الْمُسْتَخْدِمِينَ بِشِدَّةٍ. مَا الرَّأْيُ، وَمَنْ صَاحِبُ الْقَرَارِ؟', 'كَيْفَ تُقَدَّمُ النَّصِيحَةُ بِشَأْنِ إِصْدَارٍ فِيهِ خَلَلٌ مَعْرُوفٌ؟', 'الخطر بالأرقام والكلمات|الخيارات غير نعم ولا|صاحب القرار|ما بعد القرار', 'خطر,شدة,مستخدم,قرار,تراجع'])],
};

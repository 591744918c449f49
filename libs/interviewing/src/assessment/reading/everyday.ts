/**
 * Stems of the words that people of different trades use when they answer questions, in both
 * languages. What is not among them is specific: a name, a term, a thing of one trade. Written by
 * `npm run tune:calibration`: the stems that occur in the answers of two trades or more.
 */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `100 12 17 190 200 22 240 25 28 30 40 400 41 60 70 8.6 84 abl abov accept accident account achiev acros act activ add addres admin adult advanc adviz affect afraid afternoon
afterward against agency agil ago agre ahead aid alert allow alon along already among analyz ang angry annoy answ answer anti antibiotic anybody anyon anyth anyway apart
apologiz app appear appl appreciat apprecy approach around arrang arriv arrival asid ask assistant ate attention attitud audit auditor august auto autom autumn averag awarenes
away back backup backward bad bag bak bakery balanc balcony bank bar bas basy batch bear becam becom began begin behind believ belong below besid best bet bicycl big biggest
bill bird black blam blank blanket block board body book boot bor bos both bottom bought box boy brak brand break breath bridg bring broken brought bucket buddy budget build
built bus busines buy cach cal calcul calendar call callback calm cam cancel car card careful carry cas catch caus cent centimet certificat chain chair chang channel charg
chart cheap check checklist checkout chef child children chlorid choos christma city civil claim clas clean clear click client climb clos cloud clust coach coars cod coffe
cold colleagu color column com comfortabl commit communic compan company compar complain complaint complete compromiz concentrat concern conclusion concret confirm conflict
connection consid consistent constructiv consult consultant consum contact contain content continuou contract contractor contribut control convers convinc cool cooper cop cor
corn correct cost count cours cov crack creat cros cub cultur custom cut dang dashboard dat data databas day deadlin deal decid decision decisiv deep degre depart depend
deploy depth describ design desk destroy detail develop differenc different difficult din direct direction director disciplin discretion discuss discussion display divid
doctor docu dont door dos doubl draw driv driven drop drov dry due dump duplicat duty dynamic ear early easy eat economical edg effect eight eighty eith electricity eleven els
emotional employe empty end energy engine engineer enough ensur envelop error essential euro even ever everybody everyon everyth evidenc exact exampl excellent executiv exit
expect experienc expert explain external extra eye fac fact factor factory fail failur fair fal fallen famy far farm fast fault featur february feedback feel felt few fibr
field fifteen fifth fifty figur fil fill fin final financ find finish fir firm first fit fiv fix flat flexibl floor focu fold follow food foreman form formwork forty forward
found four fourteen fre friday friend front froz ful full futur garden gat gath gav general generat gentleman girl giv given glas goal good govern grad graph great greatest
grew group grow grown growth gues guest hack hadn hairlin half hand handl hang happen happy hard he head health heap hear heard heart held help her hid high hit hol hold
holiday hom honest hospital hot hotel hour hous hr human hundr hurt husband id idea ill imagin immediate import important impression improv includ industry inform inn insid
inspect instanc instead interest internet interview introduc invit invoic involv irregularit issu itself jam january jar job join joint journey judg july jump jun keep kept
key kill kind kitchen knew know knowledg label lady land languag laptop last lat laugh lay lead learn least leav led lee left legal length les lesson let level leverag lie lif
lift light lik limit lin link list listen littl liv load local lock log login logistic long look los lost loud lov low lunch machin magazin mail main mal man manag manage map
march mark market mat match material maximiz maximum mean measur median meet memb memory men mention merg mes mesh met method middl midnight mil millimet million mind mindset
minimum minu minut mis miss mistak mix mobil modern moment monday money month mood morn most moth motivat mov mum nam natural near necessary need negoty neighbor neith nephew
network new next nic night nin ninety nobody non noon normal north nos not noth notic novemb now nowaday numb nurs o'clock objectiv off offer offic oh old onboard one open
oper opinion opportunity optimal optimistic optimiz option ord organiz orient oth otherwiz outag outsid overlap overtim own pack packag pag paid pain pair panel pap parcel
park part particular partn pas pass past patienc patient pay peopl per percent perfect perfectionist performanc permit person personal phon photo pick pipelin plac plain plan
plant play pleas plu point polic pool port portal position positiv possibl post pour practic pre pref prepar present pressur previou pric principl print priorit priority pro
prob problem proces process production professional project promiz prop proper propos protect protection proud prov provid publish pul pull push put quality quart quer query
question queu quick quiet radio rais ran random rang rat ratio re reach react read ready real reason rebuilt recalculat receiv reception receptionist recommend record recruit
red reduc reflect refund regul regular rel relationship releas relevant reliabl rely rememb remov repair repeat replac replay report request require resourc respect respectful
responsibility responsibl rest restart restor result ret retention retir return revenu review right ring risk robot rock rol roll room root rost rot rotat round row rul run
safety said sal salary salt sampl sat saturday sav saw say scal scan schedul school scor screen sea season second secret security see seen send sens sensitiv sent sentenc
separat serious serv servic session set seven seventeen seventy several shar she shed sheet shift shop short shouldn shout show shown shrinkag sick sid sign signatur silent
simp sinc singl sit situ six sixth sixty siz skil skin slab sleep slept slid slow small smil snapshot soft sold solution solv somebody someon someth sort sourc spac speak
special specialist spend spent split spok spot spr squad stability stabl staff stag stakehold stamp stand standard star start stat state station statu stay steel step stick
still stock stood stop stor storag story storytel straight strength stres strict strip strong structur stuck student subject succes sudden sum sun sunday sup superior superviz
supple supply support sur surpriz survey surviv swallow switch system tabl tag tak taken talk tap target task taught tax tea teach team technical technician tel tell templat
ten tenth test text thank theft they think third thirteen thirty thorough though thought thousand thre threshold threw thursday ticket tight tim timeout tir today togeth told
ton took tool top topic total touch trad traffic train transparent travel treat trial tru truck trust try tuesday turn turnov twelv twenty twic typ uncertainty understand
understood uniqu unit until updat use used user using valley valu valuabl vendor version view voic void volum wait walk wall want ward warehous warm wash wat watch wav way we
weak wednesday week weekend weigh weight welcom weld what whatev wheth who whoev whol whos wid width wil win wint within without woken won wor word work wors worst writ
written wrong wrot yard yeah year yesterday you young zero اا اب ابتسام ابحث ابد ابدا ابداع ابلغ ابن ابو ابواب ابي اتابع اتاكد اتجا اتحمل اتخذ اتر اترك اتش اتصال اتصرف اتصل
اتعامل اتفق اتور اثن اثنا اثنان اجب اجتماع اجتمع اجر اجراء اجرب اجزاء اجلس اجمع اجمل اجه اجهز احاول احب احتاج احتراف احترام احد احدا احدث احرص احسب احسن احط احظ احمر احنا احول
احيا اخبر اختار اختبار اختيار اخذ اخر اخطاء اخطر اخل اخلص اخلي اخو اخير اداء ادار ادر ادفع ادق ادو ادور اذا اذكر اراجع اراد ارباح اربد اربط اربع اربعتعش اربعم ارتب ارتفاع
ارتفع ارخص ارد ارسل ارض ارفع ارقام اروح اري ازم ازيد اس اسابيع اساس اساسي اسال اسباب اسبوع اسبوعا استخدام استخدم استطع استطيع استعجل استعمال استعمل استغرق استفيد استمرار استمع
اسجل اسر اسرع اسع اسك اسكر اسلم اسلوب اسم اسماء اسمع اسهل اسهم اسو اسيل اشار اشتر اشتغل اشتك اشرح اشغل اشهر اشوف اشياء اصبح اصحاب اصر اصغر اصفر اصل اصلا اضح اضع اضغط اضف اضيف
اطراف اطلب اطلع اعا اعاد اعالج اعت اعتبار اعتمد اعد اعدل اعرض اعرف اعط اعطي اعل اعلان اعمال اعمد اعمل اعه اعيد اغلب اغير افتح افحص افصل افضل افق افهم اقارن اقترب اقترح اقتنع
اقدر اقدم اقرا اقرب اقسام اقسم اقصد اقعد اقف اقل اقلل اقنع اقو اقول اقي اقيس اكبر اكتب اكسر اكلم اكمل اكن اكون اكيد الا الاف الت التزام الح الحل الخط الد الرد الزر السن الش
الصح الصف الف الفا الكل الل الم النص اليد اليو ام اما امام امان امر امش امل امن امور انا انت انتب انتبه انترن انتظار انتظر انته انجليز انزل انسان انسب انسحب انصح انظر انظم
انعاش اننا انه انها انهم انوا اني اهتم اهداف اهل اهم اوراق اوقف اول اولا اولوي اومن ايام ايجار ايد ايش ايقاف ايه باب بار باق بان باي ببا بحث بد بدء بدا بدل بدي برا بروح بس
بسيط بطء بطاق بعد بعه بعين بقي بكل بل بلا بلاد بلد بنا بناء بنص بنك بول بي بيان بيت بير بيرا بين تاب تابع تات تاخذ تاخر تاخير تاريخ تاسع تاكد تال تالوج تام تبت تبق تبي تبين
تتحسن تتحمل تتغير تجاوز تجرب تحت تحتاج تحدث تحدي تحديث تحديد تحس تحسن تحقق تحقيق تحكم تحل تحليل تحول تحويل تخرج تخطيط تخل تدخل تدريب تدريج تدريجيا تدقيق تذاكر ترب ترتيب ترجع
ترد ترسل ترك تره تزاما تستخدم تسجيل تسع تسليم تسو تشتغل تصل تصميم تصير تضر تطبيق تطلع تطوير تطيح تظهر تعامل تعديل تعرف تعط تعطي تعلم تعليم تعمل تغريبا تغير تغيير تفاصيل تفتح
تقارير تقدر تقدير تقريبا تقرير تقعد تقليد تقن تقويم تقييم تكلف تلف تمام تماما تمر تمريض تميز تناسب تنزل تنسيق تنظيم تنفع تنفيذ تنقل تواز تواصل توج توزيع توصل توصيل توفر توقع
توقف توقي توقيع تي تين تيي ثاب ثالث ثامن ثان ثقاف ثقه ثلاث ثلاثم ثلث ثمان ثنت ثوان ثير جاء جار جامع جان جانب جاهز جاوب جاي جبت جدام جداول جدد جده جدول جدي جديد جذر جرب جربنا
جسم جلس جم جمع جميع جميل جنب جهاز جهد جهه جوال جود جي جيد جيدا حاجز حاد حاط حال حاول حثت حجز حد حدث حده حدها حديث حديد حرار حرك حريص حساب حساس حسب حسي حصل حصه حضر حضور حطي حظه
حفل حق حقق حقول حقيق حل حلو حما حمام حمد حمل حنا حوال حوض حول حيا حيث حين خارج خاص خامس خايف خبر خدم خذت خذي خربان خرج خسر خصايص خصم خصوصا خط خطا خطر خطه خطو خلاص خلص خلف خلي
خمس خمسم خميس خوف خيار خير دات داخل داع دافع دام دايم دخل درج درس درهم دري دفتر دفع دقايق دقيق دمج دوام دور دون ديل دينا دينار ذكاء ذلك رات راتب راجع راح راس راض راضيا راه راي
رايع ربح ربط ربع رتب رجال رجع رجل رحت رحل رخيص رد رسال رسايل رسم رسوم رصه رضا رطب رغب رغم رفض رفع رقم رقه ركب رمز رمضان رنامج رنامجا رواتب روح روي ريال رير ريق ريل رييس زاد
زال زاو زايد زاير زبا زبون زجاج زدت زعل زمان زملاي زمن زميل زوار زياد زيار زين سابق سادس ساع سال سايق سبب سبع ست سته ستون ستين سجل سرع سرير سطر سعر سكت سكر سلام سله سمع سنه
سنو سهل سوال سوق سوي سيار سيرفر سيط شاء شار شارك شاش شاطر شافوا شامل شاه شبا شباب شبك شحن شخص شراء شرح شرك شروط شريح شعار شعر شغال شغل شفت شكاو شكر شكل شكو شلنا شلون شنو شهاد
شهر شهور شوي شي شيء شييا صاحب صار صاروا صاف صال صباحا صبح صبر صح صحي صحيح صدر صدق صراح صرت صرع صرف صرنا صعب صغير صفح صفر صفوف صلت صلنا صمم صناديق صندوق صوت صور صيان ضاع ضبط
ضريب ضعت ضعف ضعه ضغط ضمان ضمن طابق طاح طاق طالب طاول طباع طبع طبعا طبيع طرف طريق طلاب طلب طلبا طلع طوار طوال طول طويل طيب ظروف ظهر عاد عال عالم عام عامل عبر عداد عدت عدد عدل
عدم عده عدها عدين عرض عرضا عرف عريض عزل عشان عشر عصر عطا عطل عطي عطيت عقب عقد علا علاج علاق علام علب علم علي عليا عمال عمر عمل عملاء عملاي عملي عمود عميق عميل عنا عند عنصر عنه
عود عياد عيد عيدا عين غال غالبا غرام غرف غلط غيت غير فات فاتور فان فايد فتح فتر فحص فرع فرق فروع فريق فضل فعال فقد فكر فلا فلوس فمن فهم فهو فهي فواتير فورم فوق قابل قاعد قال
قالوا قايم قبل قتها قدام قدر قدم قديم قرا قراب قرار قريب قست قسم قصر قطر قعد قفت قفل قلب قلت قلق قليل قنو قهو قواعد قوايم قوف قوقل قوي قياس قيت قيم كاش كال كامل كان كبير كتاب
كتب كثير كذا كرب كرت كلام كلم كلما كلنا كله كم كنت كنه كهربا كهرباء كهرباي كود لازم لاستي لام لاي لحل لدي لغه لفت لفه لقي لكل لله لما لمت لمن لمنا لمه لنا لنص لها لهذا لهم لو
لوح ليت ليد ليس ليش ليل ليم لين ماء ماد ماش ماض مال مب مباشر مبالغ مبكر مبلغ مبن متابع متاخر متجر متحمسا متر متردد متشابه متصفح متعدد متعود متغير متكامل متوسط متوفر متي مثلا
مجال مجان مجروح مجموع محاسب محتوا محد محط محفوظ محل مختص مختلف مدارس مدرس مدقق مدمج مدن مده مدير مر مرا مراجع مراعا مرت مرتب مرجع مرض مركز مرن مره مري مريح مريض مساء مسار مساف
مستانس مستخدم مستشف مستقبل مستمر مستو مستودع مسجد مسك مسكر مسه مسوول مشاريع مشاكل مشت مشرف مشروع مشكل مشي مصدر مصمم مصنع مضايق مطر مطلوب معا معامل معت معتمد معد معروف معصب
معنا معه معها معهم معي معين مغير مفتاح مفتوح مفيد مقابل مقارن مقاول مقاوم مقلوب مكان مكتب مكتوب ملاحظ ملعب ملف ملفا ملي مما ممارس ممتاز ممرض ممكن مميز منا مناسب مناطق منافس
منتج منذ منطق منظم منها منهج منهم منهما مني مهار مهام مهتم مهم مهما مهن مهنت مو مواعيد موافق مواقع مواقف موبايل موجود مورد موسس موسم موضوع موظف موعد موقع موقف موي ميت ميتا
ميزان مين ميه ناء ناجح ناخذ نازل ناس ناقص نبحث نبدا نتابع نتاكد نتايج نتعامل نتيج نتين نجاح نجرب نحاول نحسن نحن نحو نخسر نخل نراجع نرسل نري نزل نسال نسب نسخ نسو نسي نشوف نص
نصف نصفا نصلح نصها نطلع نظام نظر نظيف نعتذر نعدل نعرض نعرف نعط نعمل نفتح نفذ نفس نقاط نقد نقدر نقر نقعد نقل نقول نكتب نكون نموذج نناقش ننظر نها نهار نهتم نوا نور نوصل نوع نوقف
نوم نيت ها هاد هالايام هالش هبوط هدف هدوء هذا هذه هذي هما هنا هوي واتس واح واحد وافق وال والد وان واي وبس وتم وجد وجم وحد وحه ورا ورد ورق وره وزن وش وصل وضع وعد وعي وفر وفي
وقت وقع وقف وقود وكل ولا ولم وله ولو وما ومب ومع ومن ونص وهل وهم ويا ويت وين يا ياب يات ياخذ يار ياس ياكل يان يانا ياه ياها ياي يبدا يبق يبل يبون يبي يتابع يتحمل يتر يترك يتعا
يتعلم يتغير يتكلم يتم يتوقف يثب يثق يجب يحتاج يحس يحسب يحط يحفظ يحول يختلف يخرج يخسر يخص يخوف يدخل يدش يدفع يده يدي يديد يراقب يرتب يرجع يرد يرسم يرض يرفض يرفع يروح يريد يزيد
يسال يسبب يستعجل يستعمل يسحب يسمع يسو يشتر يشتغل يشتك يشعر يشوف يصبح يصبر يصل يصير يضع يضيع يطلب يطلع يطور يظهر يعاند يعتمد يعرف يعط يعكس يعلق يعمل يعن يعود يفتح يفحص يفك
يقارن يقبل يقدر يقلل يقول يكتب يكتمل يكف يكن يكون يله يلو يمر يمش يمكن ينا يناسب ينتب ينحسب ينزل ينفع ينهم يني يها يهتم يهم يوصل يوفر يوقع يوقف يوم يوما يوميا يي ييي`.split(
    /\s+/,
  ),
);

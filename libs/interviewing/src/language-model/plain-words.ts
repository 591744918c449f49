import { contentStems } from '../language/words';

/** Words of acknowledging and of asking that say nothing of their own, as stems: besides them a wording holds what was decided and what was answered. */
export const PLAIN_STEMS: ReadonlySet<string> = contentStems(`
see seen clear clearly help helpful helps hear heard hearing listen understand understood follow noted note picture story sense useful interesting appreciate glad
share sharing shared walk walking tell telling told talk say said saying speak mention mentioned describe described explain explained explaining bring bringing brought
detail details example step steps part piece idea way ways situation case moment context background approach project work worked working role team task result outcome effect impact
problem decision lesson reason change changed real concrete specific exactly exact sound sounds look looking back time times come came show start started begin move moving
turn turning next last final question questions subject topic point experience think thinking thought use used using did happen happened learn find found keep kept take taking
give gave first second let's one two fine sure course right fair enough today now hi hello welcome interview interviewer position nice mind wonder curious like know
شكرا جزيلا لك توضيح التوضيح شرح الشرح ذكر ذكرك واضح واضحة وضوح الصورة صورة فهم فهمت أفهم مفهوم حسنا جيد الآن موضوع الموضوع نقطة جزء الجزء فكرة مثال المثال تفصيل تفاصيل التفاصيل خطوة خطوات
نتيجة النتيجة أثر عمل العمل تجربة التجربة مشاركة المشاركة حديث الحديث كلام قول القول قيل سماع أسمع سمعت استمع لنتابع نتابع ننتقل لننتقل لنبدأ نبدأ سؤال السؤال التالي تالي أخير الأخير
طيب بالطبع نعم طريقة الطريقة أسلوب دور الدور دورك فريق الفريق مشروع المشروع مهمة موقف الموقف مشكلة المشكلة قرار القرار سبب السبب تغيير حدث تم جرى يمكن نود معرفة أكثر مفيد مفيدة داخل بالضبط محدد تحديدا مرة ننظر نعود أهلا مرحبا المقابلة مقابلة وظيفة اليوم وقت الوقت
`);

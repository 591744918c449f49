import { fold } from '../../language/words';

const listed = (list: string) => new Set(list.trim().split(/\s+/).map(fold));

/** Verbs that open a duty in English, in the form in which a job description has them. */
export const DUTY_VERBS = listed(`
achieve acquire act adapt address adjust administer advise align allocate analyse analyze answer apply appraise approve
arrange assemble assess assign assist attend attract audit automate balance book brief build calculate calibrate care
carry champion check clean coach code collaborate collect commission communicate compare compile complete compute
conduct configure consolidate consult contribute control convert cook coordinate counsel create customize debug
define delegate deliver demonstrate deploy design detect determine develop diagnose direct discuss dispatch dispense
document draft draw drive edit educate enforce engage engineer enhance ensure escalate establish estimate evaluate
examine execute explain explore extend facilitate file fix follow forecast foster gather generate give grow guide handle
help hire hold host identify implement improve increase inform innovate input inspect install instruct integrate interpret
interview investigate invoice issue keep label launch lead liaise lift load log maintain make manage map mark market
measure mediate meet mentor migrate mix model monitor motivate move negotiate observe obtain onboard operate optimise
optimize order organise organize oversee own pack participate partner perform pick pitch plan post prepare present
preserve prevent prioritise prioritize process procure produce program promote propose protect prototype provide publish
purchase qualify reach receive recommend reconcile record recruit reduce refactor refer refine register release renew
repair replace report represent research resolve respond restock review revise roll run scale schedule screen secure
select sell send serve service set shape ship sign solve source specify staff standardise standardize store streamline
structure study submit supervise supply support survey sustain take teach tend test track train transfer translate treat
troubleshoot tune tutor update upgrade use validate verify visit welcome work write
look read talk mend speak listen find put bring turn stand call clear ask cover count respond rotate learn watch win share protect settle price
`);

/** Verbs whose last letter is doubled before "-ing". */
export const DOUBLED = listed(
  'control cut log map plan program put refer run set ship spot stop submit transfer',
);

/** Verbal nouns that open a duty in Arabic. */
export const DUTY_NOUNS = listed(`
إعداد إدارة إجراء إنشاء إنتاج إنجاز إصدار إصلاح إعطاء إغلاق إقفال إدخال إرسال إرشاد إشراك إشراف الإشراف إطلاق إكمال إتمام إبرام إبلاغ
استقبال استلام استخدام استخراج استقطاب استكشاف اكتشاف اختبار اختيار اعتماد ارتقاء احتساب اقتراح
تأمين تأهيل تأسيس تثقيف تجهيز تجميع تحديث تحديد تحسين تحصيل تحضير تحقيق تحليل تحويل تخزين تخطيط تدريب تدريس تدقيق ترتيب تركيب
ترجمة تسجيل تسليم تسوية تسويق تشغيل تشخيص تصحيح تصميم تصنيف تطبيق تطوير تعزيز تعديل تعيين تفتيش تفعيل تقدير تقديم تقليل تقييم
تمثيل تنسيق تنظيم تنفيذ توثيق توجيه توريد توزيع توظيف توعية توفير تولي تلبية تنمية تهيئة تغذية
التأكد التحقق التحقيق التخطيط التعاون التعامل التنسيق التواصل التفاوض التدقيق الترويج الاحتفاظ المحافظة الحفاظ المشاركة المساهمة المساعدة المتابعة المراقبة المراجعة الإعداد الرد الاستجابة العمل العناية القيام القيادة الرقابة التوعية
متابعة مراجعة مراقبة مطابقة معالجة معايرة معاينة مناقشة مساعدة مشاركة محاسبة موازنة مواءمة مقارنة ملاحظة مساندة مكافحة
بناء بيع جدولة جرد جمع حساب حفظ حل خدمة دراسة دعم رعاية رسم رصد رفع زيادة شراء شرح صرف صياغة صيانة ضبط ضمان طرح عرض عقد عمل
فحص فرز فهم قياس قيادة كتابة نشر نقل وضع وصف برمجة هندسة نمذجة أتمتة أرشفة
`);

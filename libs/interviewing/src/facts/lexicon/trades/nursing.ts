import type { Trade } from '../trade';

export const nursing: Trade = {
  family: 'healthcare',
  practices: `
    Blood sampling: blood draw, blood collection, blood samples, taking blood, venepuncture, venipuncture = سحب عينات الدم، سحب العينات، سحب الدم
    Blood transfusion = نقل الدم
    Care planning: care plans, nursing care plan, individual care plan = خطط الرعاية، خطة الرعاية التمريضية
    Catheter care: urinary catheterisation, catheterization, urinary catheter = العناية بالقسطرة، القسطرة البولية
    Clinical handover: shift handover, nursing handover, sbar, isbar, patient handover, bedside handover = تسليم المناوبة، تسليم واستلام المناوبة
    Clinical supervision: nurse preceptor, preceptorship, student nurses, precepting = الإشراف السريري، الإشراف على طلاب التمريض
    Code response: code blue, crash cart, rapid response team = الاستجابة للرمز الأزرق
    Diabetes care: diabetes management, diabetes education, blood glucose monitoring = رعاية مرضى السكري، متابعة السكري
    Dialysis: haemodialysis, peritoneal dialysis = الغسيل الكلوي، غسيل الكلى
    Discharge planning: discharge coordination = التخطيط للخروج، تخطيط خروج المرضى، خطة خروج المريض
    Dose calculation: drug calculation, dosage calculation, medication calculation = حساب الجرعات، حساب جرعات الأدوية، حساب جرعات الدواء
    ECG: electrocardiogram, ecg interpretation, ekg, cardiac monitoring = تخطيط القلب، تخطيط القلب الكهربائي
    Early warning scores: pews, news2, mews, national early warning score = مقاييس الإنذار المبكر
    Falls prevention: fall prevention, falls risk = الوقاية من السقوط، منع السقوط
    First aid = الإسعافات الأولية
    Health education: health promotion = التثقيف الصحي، تعزيز الصحة
    Immunization: vaccination, vaccinations, immunisations = التطعيم، التطعيمات، اللقاحات
    Infection control: infection prevention, hand hygiene, aseptic technique, ppe = مكافحة العدوى، الوقاية من العدوى، ضبط العدوى
    Intravenous cannulation: cannulation, iv cannulation, cannulas, iv insertion, peripheral lines, iv access, venous access = تركيب القسطرة الوريدية، تركيب القنية الوريدية، تركيب الكانيولا
    Intravenous therapy: iv therapy, iv medication, infusion therapy, infusion pump, iv fluids = العلاج الوريدي، المحاليل الوريدية، مضخات التسريب
    Kangaroo care: skin to skin care = رعاية الكنغر، طريقة الكنغر
    Mechanical ventilation: ventilator management, ventilated patients, ventilator care = التنفس الصناعي، التهوية الميكانيكية، أجهزة التنفس الصناعي
    Medication administration: administering medication, administration of medication, drug administration, medicines administration = إعطاء الأدوية
    Medication reconciliation: medicines reconciliation = مطابقة الأدوية، التوفيق الدوائي
    Medication safety: medicines safety, medicines management, medication management, safe medication practice = سلامة الدواء، السلامة الدوائية، سلامة الأدوية
    Nasogastric feeding: tube feeding, ng tube, enteral feeding = التغذية الأنبوبية
    Neonatal care: neonatal nursing, newborn care, nicu, preterm care = رعاية الخدج، رعاية حديثي الولادة، العناية بحديثي الولادة
    Non-invasive ventilation: noninvasive ventilation, cpap, bipap, niv, respiratory support = التنفس غير الباضع، دعم التنفس
    Nursing documentation: patient charting, charting, clinical documentation, patient records, nursing notes = توثيق التمريض، التوثيق التمريضي، توثيق الحالات
    Oxygen therapy: high flow oxygen, oxygen administration, high flow nasal = العلاج بالأكسجين، الأكسجين عالي التدفق
    Pain assessment: pain management, pain control, pain scoring = تقييم الألم، إدارة الألم، تسكين الألم
    Palliative care: end of life care, hospice care = الرعاية التلطيفية
    Patient care: bedside care, nursing care, basic patient care = رعاية المرضى، العناية بالمرضى، الرعاية التمريضية
    Patient education: patient teaching, family education, family teaching, parent education, carer education = تثقيف المرضى، تثقيف المريض، تثقيف الأهل، تثقيف الأسرة
    Patient safety = سلامة المرضى
    Patient transfer: patient transport = نقل المرضى
    Perioperative care: operating theatre, scrub nurse, scrubbing, theatre nursing, operating room nursing = رعاية ما حول الجراحة، تمريض العمليات
    Post-anaesthetic recovery: post anaesthesia care, pacu, recovery nursing, post operative care, postoperative care, post op care = الإفاقة بعد التخدير، العناية بعد العمليات، رعاية ما بعد الجراحة
    Pressure ulcer prevention: pressure sore, pressure area care, pressure injury, bedsore = الوقاية من قرح الفراش، قرح الفراش، قرحة الفراش
    Quality improvement: quality improvement project, clinical audit, clinical governance = تحسين الجودة، التدقيق السريري
    Recognition of the deteriorating patient: deteriorating patient, recognising deterioration, recognising the deteriorating patient, clinical deterioration = اكتشاف تدهور المريض، تدهور حالة المريض
    Safeguarding: safeguarding level 2, safeguarding level 3, safeguarding adults, safeguarding children = الحماية من الإساءة
    Tracheostomy care: suctioning = العناية بفتحة الرغامى
    ~Triage = فرز المرضى، الفرز الطبي
    Vital signs: vital signs monitoring, taking observations = العلامات الحيوية
    Wound care: wound dressing, dressing changes, wound management = العناية بالجروح، تضميد الجروح
  `,
  tools: `
    Cerner: cerner millennium
    Epic EHR: epic systems
    Meditech
    Omnicell
    Pyxis
  `,
  fields: `
    Critical care = العناية الحرجة
    Emergency care: emergency medicine = طب الطوارئ، الرعاية الطارئة
    Intensive care: icu = العناية المركزة
    Midwifery = القبالة
    Nursing: registered nurse = التمريض
  `,
  held: `
    ACLS: advanced cardiac life support
    APLS: advanced paediatric life support
    BLS: basic life support
    CPR = الإنعاش القلبي الرئوي
    DHA license: dha
    DataFlow verification: dataflow
    EPALS
    HAAD license: haad
    MOH license
    NCLEX
    NMC registration: registered with the nmc, nmc registered, nmc
    NRP: neonatal resuscitation program, neonatal resuscitation
    Nursing license: rn license, registered nurse license = رخصة تمريض، ترخيص تمريض، رخصة مزاولة المهنة
    PALS: paediatric advanced life support, paediatric life support
    SCFHS: scfhs license, saudi commission for health specialties = الهيئة السعودية للتخصصات الصحية
  `,
};

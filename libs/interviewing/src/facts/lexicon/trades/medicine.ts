import type { Trade } from '../trade';

export const medicine: Trade = {
  family: 'healthcare',
  practices: `
    Airway management: intubation, endotracheal intubation = إدارة مجرى الهواء، التنبيب
    Antimicrobial stewardship: antibiotic stewardship = ترشيد المضادات الحيوية
    Blood banking: blood bank = بنك الدم
    CT imaging: ct scan, ct scanning, computed tomography = التصوير المقطعي
    Case management = إدارة الحالات
    Clinical assessment: patient assessment, physical examination, history taking = التقييم السريري، الفحص السريري، أخذ التاريخ المرضي
    Clinical chemistry: biochemistry analysis = الكيمياء السريرية
    Clinical diagnosis: medical diagnosis, differential diagnosis = التشخيص الطبي، التشخيص السريري
    Clinical guidelines: clinical protocols, evidence based medicine, evidence based practice = الأدلة الإرشادية السريرية، البروتوكولات العلاجية، الطب المبني على البراهين
    Clinical research: clinical trials, good clinical practice = الأبحاث السريرية، التجارب السريرية
    Dental restoration: fillings, crowns and bridges = حشوات الأسنان، الحشوات السنية، التركيبات السنية
    Diet planning: meal planning, nutrition counselling, dietary planning = التخطيط الغذائي، وضع الخطط الغذائية
    Echocardiography = تخطيط صدى القلب
    Electronic health records: ehr, emr, electronic medical records, electronic patient record = السجلات الصحية الإلكترونية، السجل الصحي الإلكتروني، الملف الطبي الإلكتروني
    Electrotherapy = العلاج الكهربائي
    Exercise therapy: therapeutic exercise, exercise prescription = التمارين العلاجية
    Gait training: gait analysis = تدريب المشي، تحليل المشي
    Haematology testing: hematology = فحوص الدم، أمراض الدم
    Histopathology = علم الأنسجة المرضية
    Insurance approvals: pre authorization, medical approvals = الموافقات الطبية
    Laboratory testing: lab testing, laboratory analysis, laboratory diagnostics = الفحوصات المخبرية، التحاليل المخبرية، التحاليل الطبية
    Long-term condition management: chronic disease management, long term conditions = متابعة الحالات المزمنة، متابعة الأمراض المزمنة، إدارة الأمراض المزمنة
    MRI: mri scan, magnetic resonance imaging = الرنين المغناطيسي
    Manual therapy: joint mobilisation = العلاج اليدوي
    Medical billing: medical claims, claims submission = الفوترة الطبية، المطالبات الطبية
    Medical coding: icd 10, cpt coding, clinical coding = الترميز الطبي
    Medical equipment operation: medical equipment = تشغيل الأجهزة الطبية
    Microbiology: clinical microbiology = الأحياء الدقيقة
    Minor surgery: minor procedures, suturing = الجراحات الصغرى، خياطة الجروح
    Orthodontics = تقويم الأسنان
    Outpatient clinics: outpatient clinic, outpatient care = العيادات الخارجية
    Phlebotomy = سحب عينات الدم للمختبر
    Prescribing: independent prescribing, non medical prescribing, nonmedical prescribing = وصف الأدوية
    Radiation protection: radiation safety = الوقاية من الإشعاع
    Rehabilitation: physical rehabilitation, rehab programs = إعادة التأهيل، التأهيل الطبي
    Root canal treatment: endodontics, root canals = علاج العصب، علاج قنوات الجذور
    Scaling and polishing: oral hygiene, teeth cleaning = تنظيف الأسنان
    Sterilization: cssd, instrument sterilisation, autoclave = التعقيم، تعقيم الأدوات
    Surgical assistance: surgical assisting = المساعدة الجراحية
    Telemedicine: telehealth = الطب الاتصالي، التطبيب عن بعد
    Ultrasound imaging: ultrasound, ultrasonography, sonography = التصوير بالموجات فوق الصوتية، السونار، الموجات فوق الصوتية، الأمواج فوق الصوتية
    Ward rounds = الجولات السريرية
    X-ray imaging: radiography, x ray = التصوير بالأشعة، الأشعة السينية
  `,
  tools: `
    CBAHI
    HIPAA
    JCI standards: jci, joint commission
    PACS
  `,
  fields: `
    Anaesthesia: anesthesiology = التخدير
    Cardiology = أمراض القلب
    Dental care: dentistry = طب الأسنان
    Internal medicine = الطب الباطني
    Medical terminology = المصطلحات الطبية
    Nutrition = التغذية العلاجية
    Obstetrics and gynaecology: obstetrics, gynaecology = النساء والتوليد
    Occupational therapy = العلاج الوظيفي
    Orthopaedics = جراحة العظام
    Pediatrics = طب الأطفال
    Physiotherapy: physical therapy = العلاج الطبيعي
    Public health = الصحة العامة
    Radiology = الأشعة التشخيصية
    Speech therapy: speech and language therapy = علاج النطق، النطق والتخاطب
    Surgery: surgical = الجراحة العامة
  `,
  held: `
    ATLS
    MRCP
    Medical license: gmc registration = رخصة طبية
  `,
};

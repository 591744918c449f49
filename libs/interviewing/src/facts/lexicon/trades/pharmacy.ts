import type { Trade } from '../trade';

export const pharmacy: Trade = {
  family: 'healthcare',
  practices: `
    Chemotherapy preparation: oncology pharmacy = تحضير العلاج الكيماوي
    Clinical pharmacy: clinical pharmacy services = الصيدلة السريرية
    Compounding: sterile compounding, aseptic preparation = التركيبات الدوائية، تحضير الأدوية
    Controlled drugs: controlled substances, narcotics control, narcotic register = الأدوية المراقبة، الأدوية المخدرة، العقاقير الخاضعة للرقابة
    Dispensing: dispensing medicines, prescription dispensing, medication dispensing = صرف الأدوية، صرف الوصفات
    Drug interactions: drug interaction checking = التداخلات الدوائية
    Drug registration: regulatory affairs, product registration = تسجيل الأدوية، الشؤون التنظيمية
    Formulary management: drug formulary = دليل الأدوية
    Good manufacturing practice: gmp, cgmp = ممارسات التصنيع الجيد
    Over-the-counter advice: otc = الأدوية دون وصفة
    Patient counselling: medication counseling, counselling patients = الإرشاد الدوائي، تقديم المشورة الدوائية، توعية المرضى بالأدوية
    Pharmacovigilance: adverse drug reactions, adverse event reporting = اليقظة الدوائية، التيقظ الدوائي
    Pharmacy inventory: pharmacy stock, drug stock, expiry control = مخزون الصيدلية، مخزون الأدوية
    Prescription review: prescription checking, prescription verification, order verification = مراجعة الوصفات، تدقيق الوصفات
    Therapeutic drug monitoring = مراقبة مستوى الأدوية
  `,
  fields: `
    Pharmacology = علم الأدوية
    Pharmacy = الصيدلة
  `,
};

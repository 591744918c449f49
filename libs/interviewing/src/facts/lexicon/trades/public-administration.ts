import type { Trade } from '../trade';

export const publicAdministration: Trade = {
  family: 'other',
  practices: `
    Citizen services: public service counter, counter services, beneficiary services = خدمة المراجعين، خدمة المستفيدين، خدمة الجمهور
    Correspondence: official correspondence, letter writing, business correspondence, drafting letters, business writing = المراسلات، كتابة الخطابات، المخاطبات الرسمية، إعداد الخطابات، المراسلات الرسمية، صياغة الخطابات
    Digital transformation: e government = التحول الرقمي، الحكومة الإلكترونية
    Grants administration: public grants = إدارة المنح
    Inspection and enforcement: municipal inspection, regulatory inspection = الرقابة والتفتيش، التفتيش البلدي
    Institutional excellence: efqm, excellence models = التميز المؤسسي
    Licensing and permits: permit processing, license issuance = إصدار التراخيص
    Meeting management: minute taking, taking minutes, meeting minutes, meeting coordination, scheduling meetings = تنظيم الاجتماعات، محاضر الاجتماعات، كتابة محاضر الاجتماعات، تنسيق الاجتماعات
    Office management: office administration, administrative support, clerical work, secretarial support, general administration = إدارة المكاتب، الأعمال المكتبية، السكرتارية، الأعمال الإدارية، إدارة المكتب
    Performance indicators: performance measurement = مؤشرات الأداء، قياس الأداء، بطاقة الأداء المتوازن، مؤشرات قياس الأداء
    Policy analysis: public policy, policy research = تحليل السياسات، السياسات العامة
    Protocol and ceremonies: official protocol = المراسم والتشريفات
    Public consultation = استطلاع آراء المستفيدين
    Public procurement: government procurement, public tendering = المشتريات الحكومية، منصة اعتماد
    Records management: archiving, document archiving, document control, file management, records keeping = الأرشفة، حفظ الملفات، أرشفة المستندات، الأرشفة الإلكترونية، حفظ السجلات، ضبط الوثائق
    Travel coordination: travel management = تنسيق السفر
    Typing: touch typing, fast typing = الطباعة على الحاسوب، سرعة الطباعة، الطباعة السريعة
    Urban services management: municipal services = الخدمات البلدية
  `,
  everyday: `
    Data entry = إدخال البيانات
  `,
  tools: `
    Balanced scorecard
    Etimad: etimad platform  `,
};

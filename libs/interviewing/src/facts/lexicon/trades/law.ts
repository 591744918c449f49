import type { Trade } from '../trade';

export const law: Trade = {
  family: 'other',
  practices: `
    Arbitration: commercial arbitration = التحكيم، التحكيم التجاري
    Case preparation: case file management, case files, trial preparation = إعداد القضايا، متابعة القضايا، ملفات القضايا
    Client interviewing: client intake = مقابلة الموكلين
    Company formation: company incorporation, company registration = تأسيس الشركات
    Contract drafting: drafting contracts, contract review, reviewing contracts, contract preparation, legal drafting = صياغة العقود، مراجعة العقود، إعداد العقود، الصياغة القانونية
    Contract negotiation: negotiating contracts = التفاوض على العقود
    Conveyancing: property transactions = نقل الملكية العقارية
    Corporate governance: board governance, company secretarial = حوكمة الشركات، الحوكمة
    Data protection: data privacy, privacy law = حماية البيانات، خصوصية البيانات
    Due diligence: legal due diligence = الفحص النافي للجهالة، العناية الواجبة
    Enforcement of judgments: execution of judgments = تنفيذ الأحكام
    Intellectual property: trademark registration, trademarks, patents filing = الملكية الفكرية، العلامات التجارية
    Legal advice: legal consultation, legal counselling, legal opinions = الاستشارات القانونية، تقديم الاستشارات القانونية
    Legal documentation: document review, e discovery, ediscovery = مراجعة المستندات القانونية، التوثيق القانوني
    Legal pleadings: drafting pleadings, statements of claim, legal memoranda, legal memos, memorandum drafting = صياغة المذكرات، المذكرات القانونية، إعداد المذكرات، لوائح الدعوى
    Legal research: case law research = البحث القانوني
    Litigation: court representation, pleading, civil litigation, advocacy in court = الترافع، التقاضي، المرافعات، تمثيل الموكلين
    Mediation: dispute resolution, alternative dispute resolution = الوساطة، تسوية المنازعات، فض المنازعات
    Mergers and acquisitions: m a = الاندماج والاستحواذ
    Notarization: notary services = التوثيق العدلي
  `,
  tools: `
    GDPR
    LexisNexis: lexis
    Najiz = ناجز
    Westlaw
  `,
  fields: `
    Civil law = القانون المدني
    Commercial law: corporate law, company law = القانون التجاري، قانون الشركات، نظام الشركات
    Criminal law = القانون الجنائي
  `,
  held: `
    Law license: bar admission, admitted to the bar, practising certificate = رخصة محاماة
  `,
};

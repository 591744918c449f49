import type { Trade } from '../trade';

export const manufacturing: Trade = {
  family: 'engineering',
  practices: `
    Continuous improvement = التحسين المستمر
    Corrective and preventive action: capa, corrective actions, non conformance, nonconformance, ncr = الإجراءات التصحيحية، الإجراءات التصحيحية والوقائية، حالات عدم المطابقة
    Emergency preparedness: emergency response planning, evacuation drills, emergency response = خطط الطوارئ، الاستعداد للطوارئ، خطط الإخلاء
    Environmental impact assessment = تقييم الأثر البيئي، الأثر البيئي
    Environmental management: environmental compliance = الإدارة البيئية
    Food safety: food hygiene, food safety standards, food handling = سلامة الغذاء، سلامة الأغذية
    HSE: ~ohs, occupational safety, occupational health and safety, health and safety, workplace safety, safety management, hse management, ehs = السلامة المهنية، الصحة والسلامة المهنية، السلامة والصحة المهنية، إجراءات السلامة، الصحة والسلامة والبيئة
    Hazardous materials: dangerous goods, hazardous materials storage, hazmat, chemical handling, hazardous goods = المواد الخطرة، تخزين المواد الخطرة، التعامل مع المواد الخطرة
    Incident investigation: accident investigation, incident reporting, near miss = التحقيق في الحوادث، الإبلاغ عن الحوادث
    Injection moulding: plastic moulding, blow moulding, extrusion = حقن البلاستيك
    Job safety analysis = تحليل سلامة المهام
    Lean manufacturing: lean production = التصنيع الرشيق
    Machine operation: operating machines, machine operator, line operation, production line operation = تشغيل الآلات، تشغيل المكائن، تشغيل خطوط الإنتاج
    Machine setup: changeover, tool changes, machine set up = ضبط الآلات، إعداد الماكينات
    Metrology: coordinate measuring machine, cmm, calipers, micrometers = القياس والمترولوجيا
    Packaging operations: packing lines, filling lines = خطوط التعبئة، التعبئة والتغليف
    Process design: process engineering design, process simulation, p ids, p&id, piping and instrumentation diagram = تصميم العمليات
    Product assembly: mechanical assembly, assembly line = تجميع المنتجات، خط التجميع
    Production planning: production scheduling, production control, capacity planning = تخطيط الإنتاج، جدولة الإنتاج
    Production supervision: line supervision, shift supervision, production line management, production management = الإشراف على الإنتاج، إدارة خطوط الإنتاج، إدارة الإنتاج
    Quality audits: process audits, iso audits = تدقيق الجودة، تدقيق أنظمة الجودة
    Quality control: qc, quality inspection, product inspection, in process inspection, incoming inspection = ضبط الجودة، مراقبة الجودة، فحص الجودة
    Quality management systems: quality management, qms = أنظمة إدارة الجودة، إدارة الجودة، نظام إدارة الجودة
    Root cause analysis: rca, 8d, 5 whys, fishbone = تحليل السبب الجذري، تحليل الأسباب الجذرية
    Safety inspections = جولات تفتيش السلامة
    Safety training = التدريب على السلامة
    Statistical process control: spc, control charts, process capability = الضبط الإحصائي للعمليات
    Supplier quality: supplier audits, vendor audits, supplier quality assurance = جودة الموردين، تدقيق الموردين
    Time and motion studies: work study, method study, line balancing = دراسة الوقت والحركة
    Total productive maintenance: tpm = الصيانة الإنتاجية الشاملة
    Value stream mapping = رسم خريطة مسار القيمة
    Waste management = إدارة النفايات
  `,
  tools: `
    5S
    APQP
    AS9100
    HACCP = الهاسب
    HAZOP
    IATF 16949: iatf
    ISO 14000
    ISO 14001
    ISO 22000
    ISO 45001
    ISO 9001: iso 9001 2015 = آيزو 9001
    Kaizen = كايزن
    Minitab
    OEE: overall equipment effectiveness
    OHSAS 18001
    OSHA
    PPAP
    SMED
  `,
  fields: `
    Manufacturing = التصنيع
  `,
};

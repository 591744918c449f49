import type { Trade } from '../trade';

export const construction: Trade = {
  family: 'engineering',
  practices: `
    Bid analysis: tender analysis, bid evaluation, tender evaluation, quotation comparison, bid comparison = تحليل العروض، مقارنة الأسعار، مقارنة عروض الأسعار، تحليل عروض المقاولين، مقارنة العروض، تحليل عروض مقاولي الباطن
    Bill of quantities: bills of quantities, boq, boqs = جداول الكميات، جدول الكميات
    Carpentry: joinery, woodworking = النجارة
    Construction claims: contract claims, extension of time, claims preparation, delay claims, contractual claims = المطالبات، المطالبات التعاقدية، مطالبات المقاولين
    Construction planning: construction programme, programme of works, work programme, construction schedule = تخطيط أعمال البناء، البرنامج الزمني للمشروع
    Consultant coordination: coordination with consultants, liaison with consultants = التنسيق مع الاستشاري
    Contract administration: contract management, commercial management, contracts administration = إدارة العقود
    Cost control: cost monitoring, cost reporting, cost management, cost forecasting, final cost forecast, cost to complete, cost reduction = ضبط التكاليف، مراقبة التكاليف، التحكم في التكاليف، خفض التكاليف، التنبؤ بالتكلفة النهائية
    Cost estimation: estimating, cost estimating, cost planning, cost estimates = تقدير التكاليف، تقدير التكلفة، تسعير المشاريع، حساب التكاليف
    Cost value reconciliation: cvr, cost and value report, cost value reporting = مطابقة التكلفة والقيمة
    Crane operation: tower crane, mobile crane = تشغيل الرافعات، الونش
    Daily site reporting: site reports, site diary, progress reports, progress reporting = تقارير الموقع، التقارير اليومية، تقارير سير العمل
    Final accounts: final account settlement = الحساب الختامي، الحسابات الختامية، المستخلص الختامي
    Heavy equipment operation: excavator operation, heavy equipment, bulldozer, wheel loader = تشغيل المعدات الثقيلة، المعدات الثقيلة
    Interdisciplinary coordination: discipline coordination, design coordination, multidisciplinary coordination, coordination between disciplines = التنسيق بين التخصصات، تنسيق التخصصات
    Interim valuations: interim payment, progress payments, payment applications, payment certificates, applications for payment = المستخلصات، المستخلصات الشهرية، المستخلص الشهري، إعداد المستخلصات
    Masonry: brickwork, bricklaying, block work, blockwork = أعمال البناء بالطوب، البلك
    Material submittals: submittals, material approval = اعتماد المواد، تقديمات المواد
    Method statements: ~rams = منهجية التنفيذ، بيان طريقة العمل
    Painting and decorating = الدهانات، أعمال الدهان
    Permit to work: work permits, permits to work = تصاريح العمل، تصريح العمل
    Plastering = اللياسة، أعمال المحارة
    Plumbing works: plumbing, pipe fitting, plumbing installation = أعمال السباكة، السباكة
    Project handover: handover of projects, project close out, closeout = تسليم المشاريع، التسليم الابتدائي، التسليم النهائي
    Project scheduling: schedule management, planning and scheduling, critical path, delay analysis = جدولة المشاريع، الجدولة الزمنية، البرنامج الزمني، الجدول الزمني للمشروع
    Quantity take-off: take off, taking off quantities, quantity take offs, taking off, quantities take off, measurement of quantities, remeasurement = حصر الكميات، حساب الكميات
    Request for information handling: rfis, rfi, technical queries = الرد على الاستفسارات الفنية، طلبات المعلومات
    Scaffolding = السقالات
    Site safety: construction safety, toolbox talks, work at height, working at height, scaffolding safety = السلامة في الموقع، سلامة الموقع، السلامة في مواقع البناء
    Snagging: punch list, snag list, snagging lists = قائمة الملاحظات، قوائم الملاحظات
    Subcontract procurement: subcontract buying, subcontractor procurement, subcontract placement, letting subcontracts = ترسية عقود الباطن
    Subcontractor management: managing subcontractors, subcontractors, subcontractor coordination = إدارة مقاولي الباطن، متابعة مقاولي الباطن، مقاولي الباطن
    Tender preparation: tender documents, tender writing, bid writing, bid management, bid preparation, tender submission, tender pricing = إعداد المناقصات، تسعير المناقصات، وثائق المناقصات، تجهيز العطاءات
    Tiling: tile installation = تركيب البلاط، البلاط
    Value engineering = الهندسة القيمية
    Variation management: variation orders, change orders = أوامر التغيير، الأوامر التغييرية، إدارة أوامر التغيير
    Waterproofing = العزل المائي، أعمال العزل
    Work inspection requests: inspection requests = طلبات الفحص، طلبات الاستلام
  `,
  tools: `
    Aconex
    Asta Powerproject: powerproject
    Bluebeam: bluebeam revu
    Candy Estimating: candy software
    CostX: cost x
    FIDIC: fidic contracts = فيديك، عقود فيديك
    Fieldwire
    JCT contracts: jct, jct design and build, jct minor works
    NEC contracts: nec4, nec3, nec4 contracts
    NRM2: nrm
    POMI
    PlanGrid
    PlanSwift: plan swift
    Primavera: primavera p6 = بريمافيرا
    Procore
    SMM7
  `,
  fields: `
    Construction management = إدارة التشييد، إدارة البناء
    Quantity surveying = مسح الكميات
  `,
  held: `
    CSCS card: cscs
    IOSH = أيوش
    NEBOSH: nebosh igc = نيبوش
    PTS card: pts
    RICS: mrics, rics membership, frics = عضوية المعهد الملكي للمساحين
  `,
};

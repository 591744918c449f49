import type { Trade } from '../trade';

export const mechanical: Trade = {
  family: 'engineering',
  practices: `
    Bearing and alignment work: shaft alignment, laser alignment = ضبط المحاور
    Boiler operation: boilers, steam systems, steam boilers = تشغيل الغلايات، الغلايات
    CFD: computational fluid dynamics = ديناميكا الموائع الحسابية
    CNC = ماكينات سي إن سي
    Corrective maintenance: breakdown maintenance, breakdown repair, equipment repair, machine repair = الصيانة التصحيحية، إصلاح الأعطال، إصلاح المعدات
    Design review: design verification, design checking = مراجعة التصميم، مراجعة التصاميم
    Duct design: ducting, ductwork = تصميم مجاري الهواء
    Energy efficiency: energy audit, energy management, energy saving = كفاءة الطاقة، ترشيد الطاقة، إدارة الطاقة
    Equipment commissioning: commissioning, testing and commissioning, start up and commissioning, site acceptance test, site acceptance testing = التشغيل والاختبار، اختبار وتشغيل الأنظمة، الاختبار والتشغيل، تشغيل المعدات
    Facility management: facilities management, building maintenance, facility maintenance = إدارة المرافق، صيانة المباني
    Factory acceptance testing: ~fat, factory acceptance test, factory testing = اختبارات القبول في المصنع، اختبار القبول في المصنع
    Finite element analysis: fea, stress analysis = تحليل العناصر المحدودة
    Fire fighting systems: fire protection, sprinkler systems, sprinklers, fire suppression = أنظمة مكافحة الحريق، أنظمة الإطفاء
    HVAC: air conditioning, heating and ventilation, chilled water, chillers, ventilation systems = التكييف، التكييف والتبريد، أنظمة التكييف، التكييف المركزي
    Heat load calculation: cooling load, heat load = حساب الأحمال الحرارية، حساب أحمال التكييف
    Hydraulic systems: hydraulics, hydraulic equipment = الأنظمة الهيدروليكية، الهيدروليك
    Lift maintenance: elevators, elevator maintenance = صيانة المصاعد، المصاعد
    MEP: mep coordination, electromechanical, electromechanical works = الأعمال الكهروميكانيكية، الكهروميكانيك
    Machining: cnc machining, cnc programming, turning and milling, lathe, milling = التشغيل الآلي، الخراطة، التفريز
    Maintenance planning: shutdown planning, turnaround planning, maintenance scheduling, shutdown maintenance = تخطيط الصيانة، جدولة الصيانة
    Metal fabrication: sheet metal, steel fabrication, fabrication drawings = تشكيل المعادن، تصنيع الهياكل المعدنية
    Non-destructive testing: ndt, ultrasonic testing, radiographic testing, dye penetrant = الفحص غير الإتلافي، الاختبارات غير الإتلافية
    Piping design: pipe stress analysis, piping layout, piping = تصميم الأنابيب، خطوط الأنابيب
    Plumbing design = تصميم السباكة، تصميم الصحي
    Pneumatic systems: pneumatics = الأنظمة الهوائية
    Predictive maintenance: condition monitoring, vibration analysis, thermography = الصيانة التنبؤية، تحليل الاهتزازات، مراقبة الحالة
    Preventive maintenance: planned maintenance, preventative maintenance, scheduled maintenance, routine maintenance = الصيانة الوقائية، الصيانة الدورية
    Product development: new product development, product design, npd = تطوير المنتجات
    Refrigeration: refrigeration systems, cold rooms = التبريد، غرف التبريد
    Reliability engineering methods: reliability centred maintenance, mtbf = تحليل أنماط الفشل، موثوقية المعدات
    Rotating equipment: compressors, turbines, pumps and compressors, centrifugal pumps = المعدات الدوارة، المضخات، الضواغط، التوربينات
    Spare parts management: spare parts, spares planning = إدارة قطع الغيار، قطع الغيار
    Technical drawing: engineering drawings, drafting, cad drafting, mechanical drawings = الرسم الهندسي، الرسم الفني، الرسومات الهندسية
    Tolerance analysis: tolerancing = تحليل التفاوتات
    Vehicle repair: auto repair, automotive repair, engine repair, engine overhaul, vehicle diagnostics, engine diagnostics, car repair = إصلاح السيارات، صيانة السيارات، إصلاح المحركات، صيانة المركبات، فحص السيارات
    Welding: tig welding, mig welding, arc welding, gtaw, smaw, welding inspection = اللحام، لحام الأرجون، فحص اللحام
  `,
  tools: `
    ANSYS
    API 510
    API 570
    API 653
    API standards
    ASHRAE: ashrae standards
    ASME codes: asme, asme b31
    CATIA
    CMMS: computerised maintenance management = أنظمة إدارة الصيانة
    ~Creo: pro engineer, ptc creo
    FMEA: failure mode
    Fusion 360
    GD&T
    HAP: carrier hap
    IBM Maximo: maximo
    ~Inventor: autodesk inventor
    SAP PM: sap plant maintenance
    Siemens NX: unigraphics
    SolidWorks: solid works = سوليدوركس
  `,
  fields: `
    Fluid mechanics = ميكانيكا الموائع
    Machine design = تصميم الآلات
    Mechanical design = التصميم الميكانيكي
    Robotics = الروبوتات
    Thermodynamics = الديناميكا الحرارية
  `,
};

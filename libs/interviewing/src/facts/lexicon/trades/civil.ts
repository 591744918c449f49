import type { Trade } from '../trade';

export const civil: Trade = {
  family: 'engineering',
  practices: `
    Architectural design: architectural drawings, concept design = التصميم المعماري، المخططات المعمارية
    BIM: building information modeling, bim coordination = نمذجة معلومات البناء
    Bridge design = تصميم الجسور
    Clash detection: clash coordination = كشف التعارضات
    Concrete design: reinforced concrete, rc design = تصميم الخرسانة، الخرسانة المسلحة
    Concrete testing: slump test, cube tests, materials testing, material testing = فحص الخرسانة، اختبارات المواد، فحص المواد، اختبار الخرسانة
    Concrete works: concrete pouring, concreting, formwork, shuttering, rebar = أعمال الخرسانة، صب الخرسانة، الشدات الخشبية، حديد التسليح
    Drainage design: stormwater design, storm drainage, sewer design, sewerage = تصميم شبكات الصرف، شبكات الصرف، تصريف السيول
    Drawing review: reading drawings, reading blueprints, blueprint reading, drawing interpretation = قراءة المخططات، مراجعة المخططات
    Earthworks: excavation, backfilling, grading works = أعمال الحفر، الأعمال الترابية، الحفر والردم
    Foundation design: foundation works, piling, pile foundations = تصميم الأساسات، الأساسات، الخوازيق
    GPS surveying: gnss, rtk = المساحة بنظام تحديد المواقع
    Geotechnical design = التصميم الجيوتقني
    Hydraulic modelling: hydrology, hydraulic design = النمذجة الهيدروليكية
    Interior fit-out: fit out, finishing works, finishes = أعمال التشطيبات، التشطيبات، أعمال التشطيب
    Road and highway design: road design = تصميم الطرق والجسور
    Road construction: asphalt works, pavement design, asphalt paving, highway design = إنشاء الطرق، أعمال الأسفلت، تصميم الطرق
    Seismic design: earthquake design = التصميم الزلزالي
    Shop drawings: as built drawings, as builts, working drawings, construction drawings = مخططات الورشة، المخططات التنفيذية، المخططات التفصيلية، مخططات حسب التنفيذ
    Site supervision: site management, supervision of works, supervising works, construction supervision = الإشراف على المواقع، الإشراف الهندسي، الإشراف على الموقع، الإشراف على التنفيذ
    Soil investigation: soil testing, site investigation, geotechnical investigation = فحص التربة، اختبارات التربة، دراسة التربة
    Steel design: steel structures, structural steel = تصميم المنشآت المعدنية، المنشآت المعدنية، المنشآت الحديدية
    Structural design: structural engineering design, design of structures = التصميم الإنشائي، تصميم المنشآت
    Structural inspection: building inspection, structural assessment = فحص المنشآت، المعاينة الإنشائية
    Surveying: land surveying, total station, topographic survey, setting out, levelling = الرفع المساحي، أعمال المساحة، المسح الطبوغرافي
    Traffic engineering studies: traffic studies, traffic impact = الدراسات المرورية
    Urban planning: town planning, master planning = التخطيط العمراني، التخطيط الحضري
    Water treatment: wastewater treatment, sewage treatment = معالجة المياه، معالجة مياه الصرف، محطات المعالجة
  `,
  tools: `
    ACI code: aci 318
    ArcGIS
    AutoCAD: auto cad = أوتوكاد
    Civil 3D
    EPANET
    ETABS
    Enscape
    Eurocodes: eurocode
    ~GIS: geographic information systems = نظم المعلومات الجغرافية
    HEC-RAS
    Lumion
    Navisworks
    QGIS
    Revit = ريفيت
    Rhino: rhinoceros 3d
    SAP2000
    STAAD Pro: staad
    Saudi Building Code = كود البناء السعودي
    SewerGEMS
    SketchUp: sketch up
    Tekla: tekla structures
    V-Ray
  `,
  fields: `
    Geotechnical engineering = الهندسة الجيوتقنية
    Roads and highways = الطرق والجسور
    Structural analysis = التحليل الإنشائي
  `,
  held: `
    Chartered engineer
    LEED: leed ap
    PE license: professional engineer license
    SCE membership = عضوية الهيئة السعودية للمهندسين، الهيئة السعودية للمهندسين
  `,
};

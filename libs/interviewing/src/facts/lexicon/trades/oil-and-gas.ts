import type { Trade } from '../trade';

export const oilAndGas: Trade = {
  family: 'engineering',
  practices: `
    Drilling operations: drilling, well drilling, directional drilling = عمليات الحفر، حفر الآبار
    Gas processing: gas treatment, lng = معالجة الغاز
    Geological mapping: core description, geological modelling = الخرائط الجيولوجية
    H2S safety: h2s = السلامة من غاز كبريتيد الهيدروجين
    Mud logging: drilling fluids, mud engineering = سوائل الحفر
    Pipeline integrity: pipeline inspection, corrosion control, cathodic protection, corrosion monitoring = سلامة خطوط الأنابيب، مكافحة التآكل، الحماية الكاثودية
    Process operations: plant operation, refinery operations, refining = تشغيل المصافي، تشغيل المصانع، عمليات التشغيل
    Production optimization: artificial lift, esp pumps, gas lift = تحسين الإنتاج، الرفع الصناعي
    Reservoir simulation: reservoir modelling, reservoir engineering = محاكاة المكامن، نمذجة المكامن
    Rig inspection = التحكم بالآبار
    Seismic interpretation: seismic data, geophysical interpretation = تفسير البيانات الزلزالية
    Tank farm operations: tank gauging, terminal operations = تشغيل الخزانات
    Well completion: well intervention, workover, well testing = إكمال الآبار، صيانة الآبار
    Well control: bop = السيطرة على الآبار
    Well logging: wireline logging, petrophysics, log interpretation = تسجيل الآبار
  `,
  tools: `
    Aspen HYSYS: hysys
    Aspen Plus
    Eclipse simulator: eclipse reservoir
    PIPESIM
    Petrel
  `,
  fields: `
    Oil and gas = النفط والغاز
  `,
  held: `
    IWCF  `,
};

import type { Trade } from '../trade';

export const agriculture: Trade = {
  family: 'other',
  practices: `
    Agricultural extension: farmer training = الإرشاد الزراعي
    Animal health: veterinary care, animal vaccination = صحة الحيوان، الرعاية البيطرية
    Aquaculture: fish farming = الاستزراع السمكي، الاستزراع المائي
    Beekeeping: apiculture = تربية النحل
    Crop production: crop management, field crops, crop planning, crop rotation = إنتاج المحاصيل، إدارة المحاصيل
    Date palm cultivation: palm cultivation = زراعة النخيل، رعاية النخيل
    Farm management: farm operations = إدارة المزارع، إدارة المزرعة
    Fertilization: plant nutrition, fertiliser application, fertilizers = التسميد، تسميد المحاصيل، الأسمدة
    Greenhouse management: greenhouses, protected agriculture, greenhouse production = إدارة البيوت المحمية، البيوت المحمية، الزراعة المحمية
    Harvest management: harvesting, post harvest handling = الحصاد، إدارة الحصاد، معاملات ما بعد الحصاد
    Hydroponics = الزراعة المائية
    Irrigation: drip irrigation, irrigation systems, fertigation, irrigation management = الري، الري بالتنقيط، أنظمة الري، شبكات الري
    Landscaping: landscape maintenance, gardening, landscape design, garden maintenance = تنسيق الحدائق، صيانة الحدائق، البستنة
    Livestock care: animal husbandry, livestock management, dairy farming, herd management = تربية المواشي، رعاية الحيوانات، إدارة القطيع
    Nursery production: seedling production, plant propagation = إنتاج الشتلات، إكثار النباتات
    Organic farming = الزراعة العضوية
    Pest control: integrated pest management, pest management, plant protection, crop protection = مكافحة الآفات، وقاية النبات، الإدارة المتكاملة للآفات
    Poultry farming: poultry = تربية الدواجن، الدواجن
    Pruning: grafting, tree pruning = تقليم الأشجار، التطعيم الزراعي، التقليم
    Soil analysis: soil management, soil fertility, soil sampling = تحليل التربة، إدارة التربة
    Tractor operation: farm machinery, agricultural machinery, tractors = تشغيل الجرارات، الآلات الزراعية
  `,
  fields: `
    Agronomy = علوم المحاصيل
  `,
};

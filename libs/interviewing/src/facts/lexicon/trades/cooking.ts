import type { Trade } from '../trade';

export const cooking: Trade = {
  family: 'other',
  practices: `
    Allergen management: allergens = التعامل مع مسببات الحساسية
    Baking: bread making, bread baking, cake decoration, cake decorating = صناعة الخبز، تزيين الكيك
    Butchery: meat cutting, knife skills = تقطيع اللحوم، الجزارة
    Cold kitchen: garde manger, salads = المطبخ البارد، السلطات
    Food costing: food cost, food cost control, portion control = حساب تكلفة الطعام، ضبط تكلفة الطعام، تكلفة الأطباق
    Food preparation: food prep, mise en place = تحضير الطعام، إعداد الطعام، تجهيز الأطعمة
    Grilling: grill station = الشواء، المشاوي
    Hot kitchen: hot line = المطبخ الساخن
    Kitchen hygiene: hygiene standards, kitchen cleanliness = نظافة المطبخ
    Kitchen management: kitchen operations, kitchen supervision, running a kitchen = إدارة المطبخ، الإشراف على المطبخ
    Kitchen ordering: ordering supplies, food ordering = طلب المواد الغذائية
    Menu planning: menu development, menu design, recipe development, recipe costing = تخطيط القوائم، إعداد قوائم الطعام، تطوير الوصفات
    Pastry making: pastry, patisserie, desserts = الحلويات والمعجنات، صناعة الحلويات، المعجنات
    Plating: food presentation = تزيين الأطباق، تقديم الأطباق
    Sauce making = تحضير الصلصات
  `,
  fields: `
    Arabic cuisine = المطبخ العربي، المأكولات العربية
    Culinary arts = فنون الطهي
    Italian cuisine = المطبخ الإيطالي
  `,
  held: `
    Food hygiene certificate: food hygiene level 2, servsafe, food handler certificate = شهادة سلامة الغذاء
  `,
};

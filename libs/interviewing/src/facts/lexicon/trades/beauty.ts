import type { Trade } from '../trade';

export const beauty: Trade = {
  family: 'other',
  practices: `
    Appointment scheduling: appointment booking, scheduling appointments = حجز المواعيد، جدولة المواعيد، تنسيق المواعيد، إدارة المواعيد
    Calendar management: diary management = إدارة جدول المواعيد
    Client consultation = استشارة العميلات، استشارات التجميل
    Eyelash extensions: lash extensions, lash lift = تركيب الرموش
    Hair colouring: balayage, hair dye, hair colour = صبغ الشعر، صبغات الشعر، تلوين الشعر
    Hair cutting: haircuts, haircutting, men's haircuts, barbering = قص الشعر، الحلاقة
    Hair styling: hairstyling, blow dry, blow drying, bridal hair = تصفيف الشعر، تسريحات الشعر، تسريح الشعر
    Hair treatments: keratin treatment, keratin, hair straightening, protein treatment = معالجة الشعر، الكيراتين، فرد الشعر
    Henna art: henna = نقش الحناء
    Laser hair removal: laser treatments = إزالة الشعر بالليزر
    Makeup: make up, bridal makeup, makeup application, make up artistry = المكياج، مكياج العرائس
    Manicure and pedicure: manicure, pedicure, nail art, gel nails, nail care, nail extensions = العناية بالأظافر، المانيكير والباديكير، تركيب الأظافر
    Massage therapy: massage, swedish massage, deep tissue massage, aromatherapy = المساج، التدليك
    Salon hygiene: tool sterilisation = تعقيم أدوات التجميل، نظافة الصالون
    Salon product sales: retailing products = بيع منتجات التجميل
    Skin care: facials, facial treatments, skin analysis, skincare = العناية بالبشرة، تنظيف البشرة
    Waxing: sugaring, hair removal, eyebrow shaping = إزالة الشعر، تنظيف الحواجب
  `,
};

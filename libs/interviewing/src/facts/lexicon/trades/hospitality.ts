import type { Trade } from '../trade';

export const hospitality: Trade = {
  family: 'other',
  practices: `
    Banqueting: banquets, catering, event catering, banquet service = الولائم، خدمات الضيافة والحفلات، التموين
    Barista work: espresso, espresso preparation, latte art, coffee brewing, coffee preparation, coffee making = تحضير القهوة، إعداد القهوة، فن اللاتيه
    Bartending: cocktails, mixology, bar service = تحضير المشروبات
    Check-in and check-out: guest check in, check in check out = تسجيل الدخول والمغادرة، تسجيل وصول النزلاء
    Cleaning work: deep cleaning, office cleaning, sanitation, cleaning services = التنظيف، أعمال النظافة
    Concierge services: concierge = خدمات الكونسيرج
    Front office operations: front desk, front desk operations, hotel reception = الاستقبال الفندقي، مكتب الاستقبال، أعمال الاستقبال
    Guest relations: guest service, guest satisfaction, guest experience = علاقات النزلاء، خدمة النزلاء، خدمة الضيوف، رضا النزلاء
    Housekeeping: room cleaning, room inspection, housekeeping operations, room attendant = التدبير الفندقي، الإشراف الداخلي، تنظيف الغرف، خدمة الغرف
    Laundry operations: laundry = المغسلة، عمليات الغسيل
    Night audit: night auditing = التدقيق الليلي
    Order taking: taking orders = أخذ الطلبات، استلام طلبات الزبائن
    Reservations: reservation management, booking management, room reservations, hotel reservations = الحجوزات، إدارة الحجوزات
    Restaurant management: restaurant operations, floor management = إدارة المطاعم، إدارة المطعم
    Revenue management: yield management, room pricing = إدارة الإيرادات الفندقية، إدارة الإيرادات
    Room service = خدمة الغرف الفندقية
    Table service: waiting tables, food service, food and beverage service, food and beverage, table waiting, f b service = خدمة الطاولات، خدمة الأغذية والمشروبات، تقديم الطعام، الأغذية والمشروبات
    Tour guiding: guided tours, tour leading, guiding tours = الإرشاد السياحي
    Travel booking: travel arrangements, itinerary planning, ticketing and reservations, airline ticketing = حجز السفر، ترتيبات السفر، حجز الطيران والفنادق
  `,
  tools: `
    Amadeus = أماديوس
    Galileo GDS
    Micros POS: oracle micros
    Opera PMS: oracle opera, micros opera = نظام أوبرا
    Sabre
  `,
  fields: `
    Hospitality management: hospitality, hospitality industry = إدارة الفنادق، الضيافة، قطاع الضيافة
    Tourism = السياحة
  `,
};

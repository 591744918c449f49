import type { Trade } from '../trade';

export const retail: Trade = {
  family: 'sales',
  practices: `
    Buying and assortment planning: assortment planning, retail buying, range planning = تخطيط التشكيلة، شراء البضائع
    Customer loyalty programs: loyalty programmes = برامج الولاء
    E-commerce operations: ecommerce, e commerce, online store, marketplace management, amazon seller = التجارة الإلكترونية، إدارة المتاجر الإلكترونية، المتجر الإلكتروني
    Loss prevention: shrinkage, shrinkage control, theft prevention = الحد من الفاقد، منع السرقة، منع الفاقد
    Merchandising: visual merchandising, shelf stocking, product display, planogram, planograms = عرض البضائع، ترتيب الرفوف، تنسيق المعروضات، العرض المرئي
    Point of sale: pos system, pos, cash register, epos, point of sale systems = نقاط البيع، أنظمة نقاط البيع، نظام نقاط البيع، الكاشير
    Product knowledge: product demonstrations, product demo = المعرفة بالمنتجات، عرض المنتجات، شرح المنتجات
    Returns and exchanges: refunds and exchanges, refunds = المرتجعات والاستبدال
    Sales target achievement: sales targets, meeting sales targets, achieving targets, exceeding targets, achieving sales targets = تحقيق الأهداف البيعية، تحقيق المبيعات المستهدفة، تحقيق أهداف المبيعات، تحقيق المستهدفات، تحقيق الأهداف
    Stock replenishment on shelves: shelf replenishment, restocking = تعبئة الرفوف
    Store operations: store opening and closing, shop management, retail management, retail operations, store management = إدارة المتاجر، إدارة المتجر، عمليات المتجر، إدارة المحلات
  `,
  tools: `
    Lightspeed
    Salla = منصة سلة، متجر سلة
    Square POS
    Zid
  `,
  fields: `
    Retail sales: shop floor sales, in store sales = مبيعات التجزئة
  `,
};

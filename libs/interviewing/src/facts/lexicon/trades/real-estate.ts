import type { Trade } from '../trade';

export const realEstate: Trade = {
  family: 'sales',
  practices: `
    Listing management: property listings, property portals, mls = إدارة الإعلانات العقارية
    Owners association management: service charge management, strata = إدارة جمعيات الملاك، اتحاد الملاك
    Property leasing: leasing, lease agreements, tenancy contracts, rental management, lettings = تأجير العقارات، عقود الإيجار، التأجير
    Property management: building management, estate management = إدارة العقارات، إدارة الأملاك، إدارة الأملاك العقارية
    Property marketing: real estate marketing = التسويق العقاري
    Property sales: real estate sales, selling properties, off plan sales = بيع العقارات، المبيعات العقارية
    Property valuation: real estate valuation, property appraisal, real estate appraisal = التقييم العقاري، تقييم العقارات
    Property viewings: viewings, property tours, showing properties = معاينة العقارات، عرض العقارات
    Rent collection = تحصيل الإيجارات
    Tenant relations: tenant management, tenant complaints = علاقات المستأجرين، خدمة المستأجرين
    Title deed transfer: property registration = الإفراغ العقاري، نقل ملكية العقار
  `,
  tools: `
    Ejar = منصة إيجار
    Propertybase
    Yardi
  `,
  fields: `
    Real estate brokerage: real estate, property brokerage = الوساطة العقارية، العقارات
  `,
  held: `
    FAL license = رخصة فال
    RERA: rera certified
    Real estate license = رخصة وساطة عقارية
  `,
};

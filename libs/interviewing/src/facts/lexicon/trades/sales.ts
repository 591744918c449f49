import type { Trade } from '../trade';

export const sales: Trade = {
  family: 'sales',
  practices: `
    Account management: key account management, key accounts, client management, account planning = إدارة الحسابات، إدارة كبار العملاء، كبار العملاء، إدارة حسابات العملاء
    Case support in theatre: theatre support, operating room support, case support = الدعم داخل غرفة العمليات
    Channel sales: partner management, distributor management, dealer management = مبيعات القنوات، إدارة الموزعين، إدارة الوكلاء
    Closing deals: deal closing, sales closing, closing sales = إغلاق الصفقات، إتمام الصفقات، إقفال الصفقات
    Cold calling: outbound calls, telesales, telemarketing = الاتصال البارد، البيع عبر الهاتف، التسويق الهاتفي، المبيعات الهاتفية
    Consultative selling: solution selling, value selling, spin selling = البيع الاستشاري
    Cross-selling = البيع المتقاطع
    Customer retention: client retention, customer loyalty = الحفاظ على العملاء، المحافظة على العملاء، الاحتفاظ بالعملاء
    Customer visits: client visits, field visits, doctor visits, visiting customers = زيارة العملاء، زيارات العملاء، الزيارات الميدانية، زيارة الأطباء
    Direct sales: door to door = البيع المباشر، المبيعات المباشرة
    Lead qualification: lead nurturing, qualifying leads = تأهيل العملاء المحتملين
    Medical device sales: medical equipment sales, selling medical devices, medical sales, capital equipment sales = بيع الأجهزة الطبية، مبيعات الأجهزة الطبية
    Negotiation: negotiating, negotiation skills = التفاوض، مهارات التفاوض
    Pharmaceutical sales: medical detailing, detailing, pharma sales = الدعاية الطبية، المبيعات الدوائية
    Pipeline management: sales pipeline, sales funnel = إدارة فرص البيع، خط المبيعات
    Prospecting: lead prospecting, new client acquisition, new customer acquisition, client acquisition, finding new customers = البحث عن عملاء جدد، اكتساب عملاء جدد، جذب العملاء، كسب عملاء جدد
    Quota attainment: sales quota = تحقيق الحصص البيعية
    Quotation preparation: quotations, price quotations, quoting, preparing quotes = إعداد عروض الأسعار، عروض الأسعار
    Sales forecasting = توقع المبيعات، توقعات المبيعات
    Sales presentations: sales pitches, pitching, product presentations, sales demos = عروض المبيعات، العروض البيعية، تقديم العروض للعملاء
    Sales reporting: sales reports, sales analysis, sales tracking = تقارير المبيعات، تحليل المبيعات
    Sales team management: sales management, sales leadership, leading sales teams = إدارة فريق المبيعات، إدارة المبيعات
    Sales training: training sales teams = تدريب فرق المبيعات
    Tendering: rfp, proposals, rfps, tenders, rfp responses, proposal writing, public tenders = إعداد العطاءات، المناقصات، المناقصات الحكومية، العطاءات
    Territory management: territory planning, sales territory = إدارة المناطق البيعية، إدارة المنطقة
    Upselling: up selling = البيع الإضافي
    User training: customer training, product training, end user training, clinical training, training users = تدريب المستخدمين، تدريب العملاء، تدريب المستخدم
  `,
  tools: `
    CRM: customer relationship management, crm system, crm software = إدارة علاقات العملاء، نظام إدارة علاقات العملاء، أنظمة إدارة علاقات العملاء
    ~Gong
    LinkedIn Sales Navigator: sales navigator
    Outreach.io: outreach io
    Pipedrive
    Salesforce: sales force
    Zoho CRM
  `,
  fields: `
    B2B sales: b2b = المبيعات للشركات
    B2C sales: b2c = المبيعات للأفراد
    Business development = تطوير الأعمال
    Field sales: outside sales, outdoor sales = المبيعات الميدانية، المبيعات الخارجية
    Inside sales = المبيعات الداخلية
    Sales = المبيعات، البيع
  `,
};

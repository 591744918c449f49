import type { Trade } from '../trade';

export const banking: Trade = {
  family: 'finance',
  practices: `
    Account opening: opening accounts, client onboarding = فتح الحسابات، فتح حسابات العملاء
    Anti-money laundering: aml = مكافحة غسل الأموال، مكافحة غسيل الأموال
    Branch operations: branch management = عمليات الفروع، إدارة الفروع، إدارة الفرع
    Cash handling: cash operations, teller operations, cashiering, till operation, balancing the till, cash counting = التعامل مع النقد، عمليات الصندوق، أعمال الصراف، تحصيل النقدية
    Compliance: regulatory compliance, compliance monitoring = الامتثال، الالتزام التنظيمي، الامتثال التنظيمي
    Credit analysis: credit risk, credit assessment, loan assessment, credit appraisal = تحليل الائتمان، التحليل الائتماني، المخاطر الائتمانية، تقييم الائتمان
    Cross-selling bank products: bancassurance = بيع المنتجات المصرفية
    Debt restructuring: loan recovery = إعادة هيكلة الديون، تحصيل القروض
    Foreign exchange: fx trading, currency exchange = صرف العملات، الصرف الأجنبي
    KYC: know your customer, cdd, customer due diligence = اعرف عميلك
    Loan processing: loan origination, loan applications = معالجة القروض، منح القروض، طلبات القروض
    Operational risk: operational risk management = المخاطر التشغيلية
    Payment processing: payments processing, wire transfers, swift payments = معالجة المدفوعات، الحوالات
    Relationship management: client relationship management, relationship banking = إدارة علاقات العملاء المصرفيين، إدارة العلاقات
    Sanctions screening = فحص قوائم العقوبات
    Securities trading: equity trading, stock trading, fixed income = تداول الأوراق المالية، تداول الأسهم
    Stress testing: basel iii = اختبارات الضغط
    Trade finance: letters of credit, letter of credit, bank guarantees = تمويل التجارة، الاعتمادات المستندية، خطابات الضمان
    Transaction monitoring = مراقبة المعاملات
    Wealth management: private banking, financial advice = إدارة الثروات
  `,
  tools: `
    Bloomberg: bloomberg terminal
    Finacle
    Refinitiv
    Temenos: t24, temenos t24
  `,
  fields: `
    Corporate banking = الخدمات المصرفية للشركات
    Investment banking = الخدمات المصرفية الاستثمارية
    Retail banking = الخدمات المصرفية للأفراد
  `,
};

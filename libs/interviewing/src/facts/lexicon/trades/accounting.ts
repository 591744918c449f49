import type { Trade } from '../trade';

export const accounting: Trade = {
  family: 'finance',
  practices: `
    Accounts payable: supplier payments, vendor payments, supplier invoices = الذمم الدائنة، حسابات الموردين، الدائنون
    Accounts receivable: customer accounts, receivables = الذمم المدينة، حسابات العملاء، المدينون
    Asset management = إدارة الأصول
    Budgeting: budget management, budget preparation, budget responsibility, budget control, annual budget, budget planning, budgets = إعداد الميزانيات، إعداد الموازنات، الموازنات، الموازنة السنوية، إعداد الموازنة، الموازنات التقديرية
    Cash flow management: cash flow, cash forecast, cash flow forecasting, cash forecasting, cash management, liquidity planning = إدارة التدفقات النقدية، التدفق النقدي، التدفقات النقدية، إدارة السيولة، إدارة النقد
    Corporate tax: corporation tax, corporate income tax, tax returns, tax planning, tax compliance = ضريبة الشركات، ضريبة الدخل، الإقرارات الضريبية، التخطيط الضريبي
    Cost accounting: standard costing, product costing, costing, activity based costing, job costing = محاسبة التكاليف، التكاليف المعيارية
    Credit control: debt collection, receivables collection, credit management = إدارة الائتمان، تحصيل الديون، متابعة التحصيل، إدارة الائتمان والتحصيل
    Currency risk management: hedging, foreign exchange risk, fx risk = إدارة مخاطر العملات
    Equity research = أبحاث الأسهم
    Expense control: expense management, petty cash, expense reports = ضبط المصروفات، مراقبة المصروفات، العهد النقدية، صندوق النثرية
    External audit: external auditors, audit support, statutory audit, year end audit, audit preparation = المراجعة الخارجية، التدقيق الخارجي، المراجع الخارجي
    Feasibility studies = دراسات الجدوى، دراسة الجدوى
    Financial analysis: financial ratio analysis, ratio analysis, profitability analysis = التحليل المالي
    Financial modeling: three statement model = النمذجة المالية
    Financial planning: fp a, financial forecasting, rolling forecast = التخطيط المالي، التوقعات المالية
    Financial reporting: financial statements, preparing financial statements, management accounts, management reporting, statutory accounts, annual accounts = التقارير المالية، إعداد التقارير المالية، القوائم المالية، إعداد القوائم المالية، البيانات المالية
    Fixed assets: fixed asset register, asset accounting, depreciation = الأصول الثابتة، سجل الأصول، إهلاك الأصول
    Fraud detection: fraud prevention, fraud investigation = كشف الاحتيال، مكافحة الاحتيال
    General ledger: chart of accounts, journal entries = دفتر الأستاذ، الأستاذ العام، دليل الحسابات
    Group consolidation: consolidation, consolidated accounts, group accounts, consolidated financial statements, group reporting, intercompany = توحيد القوائم المالية، القوائم المالية الموحدة
    Hedge accounting = محاسبة التحوط، التحوط
    Internal audit: internal auditing, audit planning, audit programme = المراجعة الداخلية، التدقيق الداخلي
    Internal controls: control testing = الرقابة الداخلية، الضوابط الداخلية، أنظمة الرقابة الداخلية
    Investment analysis: investment appraisal = تحليل الاستثمار
    Investor reporting: stock exchange reporting, listed company reporting = الإفصاح للمستثمرين، تقارير المستثمرين
    Invoicing: invoice processing, billing, invoice entry, e invoicing = إصدار الفواتير، الفوترة، الفواتير، الفوترة الإلكترونية
    Lease accounting: ifrs 16 = محاسبة عقود الإيجار
    Month-end close: month end closing, monthly closing, monthly close, month end, year end close, year end closing, period end close, fast close = الإقفال الشهري، إقفال الشهر، الإقفال السنوي، إقفال الحسابات، الإغلاق الشهري
    Payroll: payroll processing, payroll administration, wages processing = الرواتب، مسير الرواتب، كشف الرواتب، كشف الأجور، إعداد الرواتب، مسيرات الرواتب
    Portfolio management = إدارة المحافظ، إدارة المحافظ الاستثمارية
    Reconciliation: bank reconciliation, account reconciliation, balance sheet reconciliation, reconciliations = التسويات البنكية، تسوية الحسابات، التسوية البنكية، المطابقات البنكية، مطابقة الحسابات
    Revenue recognition: ifrs 15 = الاعتراف بالإيراد
    Stocktaking: stock take, stock count, inventory count, stock taking, physical inventory = جرد المخزون، جرد المخازن، الجرد السنوي، الجرد الفعلي، جرد المستودعات
    Transfer pricing = تسعير التحويل
    VAT returns: vat filing, vat compliance = إقرارات ضريبة القيمة المضافة، إقرار ضريبة القيمة المضافة
    Valuation: dcf, company valuation = تقييم الشركات
    Variance analysis: variances, budget variance = تحليل الانحرافات، تحليل الفروقات
  `,
  tools: `
    Al Ameen = برنامج الأمين
    Anaplan
    BlackLine
    Dynamics 365: microsoft dynamics = مايكروسوفت دايناميكس
    Dynamics 365 Business Central: business central
    Dynamics AX
    Dynamics NAV: navision
    ERP: erp systems, enterprise resource planning = أنظمة تخطيط الموارد، نظام تخطيط الموارد
    Essbase
    ~Excel: microsoft excel, ms excel, advanced excel = إكسل
    GAAP
    Hyperion: oracle hyperion
    IFRS: international financial reporting standards = المعايير الدولية للتقارير المالية، معايير التقارير المالية الدولية، معايير المحاسبة الدولية
    NetSuite
    Odoo = أودو
    Oracle E-Business Suite: oracle ebs
    Oracle ERP
    Oracle Financials
    Oracle Fusion
    Power Pivot
    Power Query
    Qoyod = قيود
    QuickBooks
    SAP: sap erp
    SAP CO
    SAP FI
    SAP FICO: sap fi co
    SAP S/4HANA: s 4hana
    SOX compliance: sox, sarbanes oxley
    ~Sage
    Sage 100
    Sage 200
    Sage 50
    Sage Intacct
    ~Tally: tally erp, tally prime, tallyprime
    UK GAAP: frs 102
    US GAAP
    VBA
    Xero
    Zoho Books
  `,
  fields: `
    Accounting: accountancy = المحاسبة، محاسبة
    Auditing: audit = التدقيق، تدقيق الحسابات، مراجعة الحسابات
    Bookkeeping: book keeping = مسك الدفاتر، إمساك الدفاتر، القيود اليومية، القيود المحاسبية
    Corporate finance = تمويل الشركات
    Taxation: tax = الضرائب
    Treasury: treasury management = الخزينة
    VAT: value added tax = ضريبة القيمة المضافة، الضريبة المضافة
    Zakat = الزكاة
  `,
  held: `
    ACA
    ACCA
    CFA
    CGMA
    CIA: certified internal auditor
    CIMA
    CMA: certified management accountant
    CPA: certified public accountant
    Chartered accountant: ca qualification
    SOCPA = زمالة المحاسبين السعودية
  `,
};

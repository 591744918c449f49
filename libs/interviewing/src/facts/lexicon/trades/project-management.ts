import type { Trade } from '../trade';

export const projectManagement: Trade = {
  family: 'product',
  practices: `
    Backlog management: backlog grooming, backlog prioritization, product backlog, backlog refinement = إدارة قائمة المهام، ترتيب قائمة المتطلبات
    Benchmarking = المقارنة المرجعية
    Business continuity: business continuity planning = استمرارية الأعمال
    Change management: organizational change = إدارة التغيير
    Competitive analysis: competitor analysis = تحليل المنافسين، المقارنات المعيارية
    Contract negotiation with vendors: vendor contracts = عقود الموردين
    Customer interviews: user interviews = مقابلات العملاء، مقابلات المستخدمين
    Earned value management: earned value = إدارة القيمة المكتسبة
    Market research: market analysis = أبحاث السوق، بحوث التسويق
    Operations management: operational management, running operations, managing operations = إدارة العمليات، إدارة التشغيل
    PMO setup: pmo, project management office = مكتب إدارة المشاريع
    Pricing strategy: pricing = استراتيجية التسعير، التسعير
    Prioritization: rice scoring, task prioritisation = ترتيب الأولويات، تحديد الأولويات
    Process improvement: process optimization, business process improvement, process automation, operational efficiency = تحسين العمليات، تحسين الإجراءات، رفع كفاءة العمليات
    Process mapping: business process modelling, process documentation, workflow design, process design and mapping = رسم العمليات، توثيق الإجراءات، هندسة الإجراءات، توثيق العمليات
    Product analytics = تحليلات المنتج
    Product discovery: continuous discovery = استكشاف المنتج
    Product roadmap: roadmap, roadmapping, road mapping = خارطة طريق المنتج
    Product strategy = استراتيجية المنتج
    Profit and loss responsibility: p l, p l responsibility = مسؤولية الأرباح والخسائر
    Project budgeting: project budgets, project cost control = ميزانية المشروع، ميزانيات المشاريع
    Project coordination: coordinating projects, project tracking, project follow up = تنسيق المشاريع، متابعة المشاريع
    Project planning: project plans, work breakdown structure = تخطيط المشاريع، خطة المشروع، خطط المشاريع
    Project reporting: status reporting, status reports = تقارير المشروع، تقارير المشاريع، تقارير الإنجاز
    Release management: release planning = إدارة الإصدارات
    Requirements gathering: requirements analysis, business requirements, requirement gathering, requirements elicitation = جمع المتطلبات، تحليل المتطلبات
    Resource planning: resource allocation, resource management = تخطيط الموارد، توزيع الموارد، إدارة الموارد
    Risk management: risk register, risk mitigation, project risks = إدارة المخاطر، سجل المخاطر
    Scope management: scope control, scope definition = إدارة النطاق، نطاق المشروع
    Stakeholder management: stakeholder engagement, stakeholder communication, stakeholders management, communicating with stakeholders = إدارة أصحاب المصلحة، التواصل مع أصحاب المصلحة
    User stories = قصص المستخدم
    Vendor management: vendor relations = إدارة الموردين، التعامل مع الموردين
  `,
  tools: `
    Agile: agile methodology, agile development = أجايل، المنهجية الرشيقة، المنهجيات الرشيقة
    BPMN
    Basecamp
    ClickUp
    Go-to-market: gtm
    KPIs: kpi, kpi tracking
    Kanban = كانبان
    ~Lean
    ~Linear
    Lucidchart
    MVP: minimum viable product
    Microsoft Project: ms project, msp
    Monday.com: monday com
    OKRs: okr
    Power Apps
    Power Automate
    Power Platform: microsoft power platform
    Scrum: scrum master = سكرم
    SharePoint = شيربوينت
    Six Sigma: lean six sigma, green belt, black belt = ستة سيجما
    Smartsheet
    Visio: microsoft visio
  `,
  everyday: `
    ~Asana
    Confluence
    Jira
    ~Notion
    Trello
  `,
  fields: `
    Business analysis: business analyst = تحليل الأعمال
    Product management = إدارة المنتجات
    Program management = إدارة البرامج
    Project management: managing projects = إدارة المشاريع، إدارة المشروعات
  `,
  held: `
    CAPM
    CSM: certified scrum master
    CSPO
    PMI-ACP
    PMP: project management professional
    PRINCE2: prince2 practitioner
    PSM
    PgMP
    ~SAFe
  `,
};

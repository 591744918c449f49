import type { Trade } from '../trade';

export const customerService: Trade = {
  family: 'support',
  practices: `
    Complaint handling: complaint resolution, handling complaints, complaints handling, customer complaints, complaints = معالجة الشكاوى، حل الشكاوى، شكاوى العملاء، معالجة شكاوى العملاء، التعامل مع الشكاوى
    Customer needs analysis: needs assessment, identifying customer needs = تحليل احتياجات العملاء، فهم احتياجات العملاء
    Customer onboarding = تهيئة العملاء الجدد
    Customer satisfaction: csat, customer satisfaction surveys = رضا العملاء، قياس رضا العملاء
    De-escalation: calming customers, difficult customers = تهدئة العملاء، التعامل مع العملاء الغاضبين
    Email support: email correspondence, e mail support = الدعم عبر البريد الإلكتروني، الرد على البريد
    Escalation handling: escalations, issue escalation, escalation management, escalating issues = تصعيد المشكلات، إدارة التصعيد، تصعيد البلاغات
    First call resolution: first contact resolution = الحل من أول اتصال
    Hardware support: hardware troubleshooting, printer support, printers, pc repair, desktop support, computer repair, laptop repair, printer troubleshooting, hardware repair = دعم الأجهزة، صيانة الحاسب، صيانة الطابعات، صيانة الحاسوب، الطابعات، صيانة أجهزة الحاسب
    Knowledge base: knowledge base writing, help articles, knowledge base articles, knowledge management = قاعدة المعرفة، كتابة قاعدة المعرفة، مقالات المساعدة، إدارة المعرفة
    Live chat: live chat support, chat support = المحادثة الفورية، الدردشة المباشرة، الدعم عبر المحادثة
    Order tracking: order management, order follow up = متابعة الطلبات، تتبع الطلبات
    Phone support: telephone support, call handling, inbound calls, handling calls, telephone etiquette = الدعم الهاتفي، الرد على المكالمات، الرد على الهاتف، استقبال المكالمات
    Quality monitoring: call monitoring, call quality = مراقبة جودة المكالمات
    Remote support: remote desktop, remote assistance, remote troubleshooting = الدعم عن بعد، المساعدة عن بعد
    SLA management: slas, service level agreements = إدارة اتفاقيات مستوى الخدمة، اتفاقيات مستوى الخدمة
    Software installation: installing software, operating system installation, windows installation, imaging computers = تثبيت البرامج، تنصيب البرامج، تثبيت أنظمة التشغيل
    Ticketing systems: ticketing, ticket management, ticket system, help desk software, ticketing tool, helpdesk software = أنظمة التذاكر، نظام التذاكر، متابعة التذاكر، إدارة التذاكر
    Troubleshooting: fault diagnosis, problem diagnosis, technical troubleshooting, diagnosing faults = تشخيص الأعطال، كشف الأعطال، حل المشكلات التقنية، تشخيص المشكلات، اكتشاف الأعطال
  `,
  tools: `
    AnyDesk: any desk
    Apple devices: apple support, ipads = أجهزة أبل، أجهزة ماك، أجهزة Apple
    Avaya
    Cisco Finesse
    Five9
    Freshchat
    Freshdesk
    Freshservice
    GLPI
    Genesys
    ITIL: itil v4, itil foundation
    Intercom
    Intune: microsoft intune
    Jamf
    Jira Service Management: jira service desk
    ManageEngine
    Net Promoter Score: nps
    SCCM
    ServiceNow
    Spiceworks
    TeamViewer
    ~Windows: windows 10, windows 11, microsoft windows, ms windows = ويندوز، نظام ويندوز
    Zendesk
    macOS: mac os
    osTicket
  `,
  everyday: `
    Office 365: microsoft 365
  `,
  fields: `
    Call center: contact center = مركز الاتصال، مراكز الاتصال، كول سنتر
    Customer service: customer care, client service = خدمة العملاء، خدمة الزبائن
    Customer success = نجاح العملاء
    Customer support: technical support, it support, tech support = دعم العملاء، الدعم الفني، الدعم التقني
    Help desk: helpdesk, service desk = مكتب المساعدة
  `,
  held: `
    CompTIA
    CompTIA A+: comptia a
    CompTIA Network+: comptia network
  `,
};

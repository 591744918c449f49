import type { Trade } from '../trade';

export const humanResources: Trade = {
  family: 'people',
  practices: `
    Attendance tracking: time and attendance, attendance management = متابعة الحضور والانصراف
    Background checks: reference checks, employment verification, i 9 verification, i 9 = التحقق من المراجع
    Benefits administration: benefits enrollment, employee benefits, benefits enrolment, benefits management, open enrollment = إدارة المزايا، إدارة مزايا الموظفين
    Candidate screening: cv screening, resume screening, shortlisting, applicant screening, screening candidates = فرز السير الذاتية، فرز المرشحين، فرز المتقدمين
    Compensation and benefits: compensation, c b, total rewards = التعويضات والمزايا
    Confidentiality: handling confidential information = السرية، حفظ السرية، المحافظة على السرية
    Conflict resolution: conflict management = حل النزاعات، إدارة النزاعات، حل الخلافات
    Disciplinary procedures: disciplinary, disciplinary action = الإجراءات التأديبية
    Diversity and inclusion = التنوع والشمول
    Employee engagement: staff engagement, engagement surveys = ارتباط الموظفين، استبيانات الموظفين
    Employee investigations: workplace investigations, hr investigations = التحقيقات الإدارية، التحقيق مع الموظفين
    Employee records: personnel files, employee files, personnel records, hr administration, personnel administration = ملفات الموظفين، سجلات الموظفين، شؤون الموظفين
    Employee retention: staff retention, retention strategies, turnover reduction = الاحتفاظ بالموظفين
    Employer branding = العلامة التجارية لصاحب العمل
    Employment contracts: employee contracts = عقود العمل، عقود الموظفين
    End-of-service settlement: end of service, final settlements = مستحقات نهاية الخدمة، تصفية المستحقات
    Exit interviews = مقابلات نهاية الخدمة، مقابلات الخروج
    Grievance handling: grievances, grievance, employee grievances = معالجة التظلمات، معالجة شكاوى الموظفين، التظلمات
    HR analytics: people analytics, hr reporting, hr metrics = تحليلات الموارد البشرية، تقارير الموارد البشرية
    HR business partnering: hrbp = شراكة أعمال الموارد البشرية
    HR policies = سياسات الموارد البشرية
    Interviewing: job interviews, competency based interviewing, candidate interviews, interviewing candidates, conducting interviews, structured interviews = إجراء المقابلات، مقابلات التوظيف، المقابلات الشخصية
    Job analysis = التحليل الوظيفي، تحليل الوظائف
    Job descriptions: job description writing, writing job descriptions = إعداد الوصف الوظيفي، الوصف الوظيفي، كتابة الوصف الوظيفي
    Labor law: employment law, uae labour law, saudi labor law = نظام العمل، قانون العمل، نظام العمل السعودي، قانون العمل الإماراتي
    Labor relations: union relations, industrial relations, collective bargaining = العلاقات العمالية، علاقات العمل
    Leave administration: leave management, absence management, fmla = إدارة الإجازات، الحضور والانصراف، الدوام والإجازات
    Onboarding: employee onboarding, induction, new hire orientation, new employee orientation, staff induction = تهيئة الموظفين الجدد، استقبال الموظفين الجدد، تهيئة الموظفين
    Organizational development: organisational development, organizational design, organization design = التطوير التنظيمي، الهياكل التنظيمية، تصميم الهيكل التنظيمي
    Performance management: performance appraisal, performance reviews, performance evaluation = إدارة الأداء، تقييم الأداء، تقييم أداء الموظفين
    Policy development: policy writing, policies and procedures, policy drafting = إعداد السياسات والإجراءات، السياسات والإجراءات، كتابة السياسات، إجراءات العمل القياسية، كتابة الإجراءات
    SOP writing: standard operating procedures, sops, writing sops, procedure writing = كتابة إجراءات التشغيل القياسية
    Salary benchmarking: job evaluation, grading structure, pay structures, compensation analysis, salary surveys, job grading = تقييم الوظائف، سلم الرواتب، هيكلة الرواتب
    Saudization: nitaqat, emiratisation, nationalization = السعودة، التوطين، نطاقات
    Sourcing: candidate sourcing, headhunting, executive search = البحث عن المرشحين، البحث عن الكفاءات
    Succession planning = التعاقب الوظيفي
    Training and development: learning and development, employee development, staff development = التدريب والتطوير، التطوير والتدريب، تطوير الموظفين
    Training delivery: staff training, employee training, training sessions, delivering training, training new staff, training new hires, training workshops, training design, training staff = تقديم التدريب، تدريب الموظفين، تنفيذ الدورات التدريبية، تدريب الموظفين الجدد، تنظيم الدورات، تنظيم الدورات التدريبية، إعداد البرامج التدريبية
    Training needs analysis: training needs, training needs assessment, tna = تحليل الاحتياجات التدريبية، تحديد الاحتياجات التدريبية، الاحتياجات التدريبية
    Turnover analysis: attrition analysis = تحليل دوران الموظفين، دوران العمل
    Visa processing: work permits and visas, residence permits, immigration paperwork, iqama processing, government relations = الإقامات وتصاريح العمل، إصدار التأشيرات، الإقامات، تجديد الإقامات، تصاريح العمل للموظفين، العلاقات الحكومية، التعقيب
    Workforce planning: headcount planning, manpower planning = تخطيط القوى العاملة، تخطيط الموارد البشرية
  `,
  tools: `
    ADA compliance
    ADP: adp workforce now
    Applicant tracking systems: applicant tracking system = أنظمة تتبع المتقدمين
    BambooHR
    EEO compliance: eeo, eeoc
    FMLA compliance
    GOSI = التأمينات الاجتماعية
    Greenhouse ATS
    HRIS: hr systems, hrms, hris systems = أنظمة الموارد البشرية
    Kronos
    Lever ATS
    LinkedIn Recruiter
    Mudad = منصة مدد
    Muqeem = منصة مقيم
    Qiwa = منصة قوى
    SuccessFactors: sap successfactors
    Taleo
    UKG: ukg pro
    UltiPro
    ~Workday
    iCIMS
  `,
  fields: `
    Employee relations: staff relations = علاقات الموظفين
    Human resources: human resource management, hr generalist = الموارد البشرية
    Recruitment: recruiting, full cycle recruitment, full cycle recruiting, staff recruitment = التوظيف، استقطاب المواهب، استقطاب الكفاءات
    Talent acquisition = استقطاب المواهب والكفاءات
  `,
  held: `
    CIPD
    PHR
    SHRM: shrm cp, shrm scp
    SPHR
  `,
};

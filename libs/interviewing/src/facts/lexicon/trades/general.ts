import type { Trade } from '../trade';

export const general: Trade = {
  family: 'general',
  practices: `
    Active listening: listening skills = الاستماع الفعال، الإنصات، حسن الاستماع، الإصغاء
    Adaptability = المرونة، القدرة على التكيف
    Analytical thinking: analytical skills = التفكير التحليلي، المهارات التحليلية
    Attention to detail: detail oriented, accuracy and attention to detail = الاهتمام بالتفاصيل، الانتباه للتفاصيل
    Communication: communication skills, verbal communication, written communication = مهارات التواصل، التواصل الفعال، مهارات الاتصال، التواصل الجيد، !التواصل
    Creativity: creative thinking = الإبداع، التفكير الإبداعي
    Crisis management = إدارة الأزمات
    Critical thinking = التفكير النقدي، التفكير الناقد
    Customer focus: customer orientation = التركيز على العميل
    Decision making = اتخاذ القرار، صنع القرار
    Delegation: delegating tasks = تفويض المهام
    Documentation = التوثيق
    Fast learning: quick learner, willingness to learn = سرعة التعلم، حب التعلم
    Interpersonal skills: interpersonal communication = مهارات التعامل مع الآخرين
    Leadership: team leadership, leadership skills, shift leadership = القيادة، قيادة الفريق، مهارات القيادة، القيادة الإدارية
    Mentoring: coaching, mentorship = الإرشاد المهني، توجيه الزملاء، توجيه المبتدئين، تدريب الزملاء
    Multitasking: multi tasking = تعدد المهام
    Organization skills: organisational skills, organizational skills, planning and organising = مهارات التنظيم، التنظيم والتخطيط
    Presentation skills: presenting = مهارات العرض، العروض التقديمية، مهارات العرض والتقديم
    Problem solving: problem solving skills = حل المشكلات، حل المشاكل
    Public speaking = الإلقاء، التحدث أمام الجمهور
    Report writing: reporting skills, writing reports, preparing reports, report preparation = كتابة التقارير، إعداد التقارير، رفع التقارير
    Self-motivation: self motivated, self starter = التحفيز الذاتي
    Shift work: evening shifts, night shifts, rotating shifts, working shifts = العمل بنظام المناوبات، العمل بنظام الورديات، المناوبات المسائية، العمل في مناوبات
    Strategic planning: strategy development = التخطيط الاستراتيجي
    Team management: people management, line management, staff management, managing teams, people leadership, leading teams, staff supervision, supervising staff, team supervision, managing staff = إدارة الفرق، إدارة الفريق، إدارة فريق العمل، الإشراف على الموظفين، قيادة الفرق، إدارة الموظفين
    Teamwork: collaboration, team work, team player, working in a team = العمل الجماعي، العمل ضمن فريق، روح الفريق، العمل بروح الفريق
    Technical writing: technical documentation = الكتابة التقنية، التوثيق الفني
    Time management: working to deadlines, meeting deadlines = إدارة الوقت، الالتزام بالمواعيد، تنظيم الوقت
    Training others: training colleagues, training junior staff = تدريب الآخرين
    Working under pressure: work under pressure = العمل تحت الضغط، تحمل ضغط العمل
  `,
  everyday: `
    Computer literacy: computer skills, basic computer skills = مهارات الحاسب، مهارات الحاسوب، استخدام الحاسوب، استخدام الحاسب الآلي
    Google Docs
    Google Drive
    Google Meet
    Google Workspace: google suite, g suite
    Microsoft Office: ms office, microsoft office suite = مايكروسوفت أوفيس، برامج الأوفيس
    ~Outlook: microsoft outlook = أوتلوك
    ~PowerPoint: microsoft powerpoint, ms powerpoint = باوربوينت، بوربوينت
    ~Slack
    Webex
    ~Word: microsoft word, ms word = برنامج وورد، وورد
    ~Zoom
  `,
  fields: `
    Research = مهارات البحث
  `,
  held: `
    ICDL = الرخصة الدولية لقيادة الحاسب
    IELTS = آيلتس
    TOEFL
  `,
};

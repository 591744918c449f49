import type { Trade } from '../trade';

export const socialWork: Trade = {
  family: 'other',
  practices: `
    Behaviour modification: behavior intervention, applied behavior analysis, ~aba = تعديل السلوك، تحليل السلوك التطبيقي
    Beneficiary registration: aid distribution, relief distribution = توزيع المساعدات، تسجيل المستفيدين
    Case work: casework, social casework, caseload management, caseload = دراسة الحالة، خدمة الفرد، متابعة الحالات
    Cognitive behavioural therapy: cbt = العلاج المعرفي السلوكي
    Community outreach: outreach, community development, community engagement = التواصل المجتمعي، تنمية المجتمع، التوعية المجتمعية
    Counselling: individual counselling, group counselling, psychological support, psychosocial support, crisis counselling = الإرشاد النفسي، الدعم النفسي، الدعم النفسي الاجتماعي، الإرشاد الاجتماعي
    Crisis intervention = التدخل في الأزمات
    Fundraising: donor relations, grants management = جمع التبرعات، كتابة المنح، العلاقات مع المانحين
    Grant writing: proposal development = كتابة طلبات المنح
    Group facilitation: group work facilitation, workshop facilitation, facilitation = إدارة المجموعات، تيسير الورش، تيسير الجلسات
    Home visits: home visiting = الزيارات المنزلية
    Monitoring and evaluation: programme evaluation = المتابعة والتقييم، الرصد والتقييم
    Motivational interviewing = المقابلات التحفيزية
    Needs assessment of clients: social assessment, psychosocial assessment = التقييم الاجتماعي، البحث الاجتماعي، البحوث الاجتماعية
    Psychological testing: psychometric testing = الاختبارات النفسية، المقاييس النفسية
    Referral management: service referral, interagency working, multi agency working = الإحالة إلى الخدمات، إحالة الحالات
    Support plans: intervention plans, intervention planning = خطط التدخل، خطة التدخل
    Volunteer coordination: volunteer management = تنسيق المتطوعين، إدارة المتطوعين
  `,
  fields: `
    Psychology = علم النفس
    Social work = الخدمة الاجتماعية، العمل الاجتماعي
  `,
};

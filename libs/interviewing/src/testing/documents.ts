/** Resumes and job descriptions for tests, as text extracted from PDFs. */
export const BACKEND_RESUME = `LINA HADDAD
Senior Backend Engineer | lina.haddad@example.com | +20 100 555 0100 | Cairo, Egypt

Summary
Backend engineer with 8+ years of experience building payment systems. Go to the site for more.

Experience
Senior Backend Engineer, Souqly, 2019 – 2023
• Led the migration of the checkout service from a monolith to Node.js microservices
• Cut p95 latency by 40 percent with Redis caching and PostgreSQL indexes
Paymob — Backend Engineer (Jan 2016 - Dec 2018)
- Built settlement reports in Go and Kafka
- Wrote the on-call guide and trained the rest of the team

Projects
Ledgerline: double-entry ledger library in TypeScript
FleetPulse — live vehicle tracking on WebSockets

Skills
TypeScript, Node.js, Go, PostgreSQL, Redis, Kafka, Docker, C
Education
BSc Computer Science, Cairo University, 2011 – 2015
`;

export const NURSE_RESUME = `Maria Gonzalez
Registered Nurse
Boston, MA | maria@example.com

PROFILE
Compassionate nurse who excels in fast wards; takes rest breaks seriously and reads express bulletins.

WORK HISTORY
Charge Nurse
Mercy General Hospital, Boston
March 2020 to Present
Supervise a ward of 24 beds, patient education and medication administration
Reduced falls by a third with hourly rounding

Staff Nurse
St. Luke's Clinic
06/2016 - 02/2020
Triage and wound care for walk-in patients

SELECTED PROJECTS
• Falls Prevention Program: hourly rounding on three wards
• Vaccination Drive – 1,200 patients in two weeks

KEY SKILLS
Patient care; Triage; Infection control; Epic EHR; BLS; Microsoft Excel

LICENSES
RN, Massachusetts, 2016
`;

export const ARABIC_RESUME = `السيرة الذاتية
نورة عبدالله الحربي
محاسبة أولى | الرياض

الملخص المهني
محاسبة بخبرة ٧ سنوات في إعداد التقارير المالية والتدقيق.

الخبرات العملية
محاسبة أولى، شركة المراعي، من ٢٠٢٠ حتى الآن
• إعداد التقارير المالية الشهرية وفق IFRS
محاسبة
مجموعة الزامل
يناير ٢٠١٧ - ديسمبر ٢٠١٩
• إعداد الموازنات ومتابعة الضرائب على SAP

المشاريع
نظام الإقفال السريع: تقليص الإقفال الشهري من عشرة أيام إلى أربعة
أتمتة الفواتير - ربط المشتريات بنظام SAP

المهارات
المحاسبة، التدقيق، إكسل، SAP، إعداد الموازنات، العمل الجماعي
`;

export const BACKEND_JOB = `About the role
Nimbus builds payment software for small shops. We are looking for people of every age and background.

Responsibilities
- Design and run payment APIs for our partners
- Mentor junior engineers in code review
- Ensure that candidates of any nationality or religion feel welcome
- Own the reliability of services handling forty million requests a day across three regions, together with the platform team and our partners abroad

Requirements
- 5+ years with Node.js and PostgreSQL
- Kafka, Kubernetes and Terraform in production
- Good communication
`;

export const NURSE_JOB = `We need a charge nurse with at least 3 years of experience in intensive care. You will lead handovers on a busy ward. Infection control, telemedicine and electronic health records are part of the daily work.`;

export const ARABIC_JOB = `المهام والمسؤوليات
- إعداد القوائم المالية الشهرية
- متابعة ضريبة القيمة المضافة
المتطلبات
- خبرة 5 سنوات في المحاسبة
- إجادة SAP و Power BI والتفاوض
`;

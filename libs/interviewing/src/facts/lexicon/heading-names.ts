/** Sections recognized in a resume or job description. */
export type SectionName =
  | 'top'
  | 'summary'
  | 'experience'
  | 'projects'
  | 'skills'
  | 'education'
  | 'other'
  | 'responsibilities'
  | 'requirements'
  | 'preferred'
  | 'company';

/** The headings of each section, separated by bars. */
export const HEADINGS: Readonly<Record<Exclude<SectionName, 'top'>, string>> = {
  summary: `
    summary | professional summary | career summary | summary of qualifications |
    profile summary | career profile | who i am | profile | professional profile | about |
    about me | objective | career objective | personal statement | executive summary |
    about the role | about the job | about the position | synopsis | professional synopsis |
    career synopsis |
    الملخص | الملخص المهني | الملخص الوظيفي | الملف الشخصي | الملف المهني | نبذة مهنية |
    نبذة تعريفية | من أنا | الهدف | هدف مهني | لمحة عني | لمحة | ملخص مهني | نبذة | نبذة عني |
    نبذة شخصية | الهدف الوظيفي | الهدف المهني | ملخص | عن الوظيفة`,
  experience: `
    experience | experiences | work experience | work experiences | professional experience |
    industry experience | teaching experience | clinical experience | nursing experience |
    technical experience | business experience | management experience | academic experience |
    legal experience | research experience | practical experience | career | career experience |
    professional background | professional history | job history | where i have worked |
    employment | employment history | work history | career history | relevant experience |
    positions held | internships | internship | employment record | career record |
    experience record | experience summary | career details | work details |
    employment details | job experience |
    الخبرات | الخبرات السابقة | السيرة المهنية | المسيرة المهنية | المسار المهني |
    التجربة المهنية | التجارب المهنية | خبرات العمل | خبرة العمل | سجل العمل | الوظائف السابقة |
    خبراتي | الخبرات والوظائف | الخبرة | الخبرات العملية | الخبرة العملية | الخبرات المهنية |
    الخبرة المهنية | التاريخ الوظيفي | الخبرات الوظيفية | سجل الخبرات | تفاصيل الخبرة`,
  projects: `
    projects | selected projects | personal projects | key projects | academic projects |
    notable projects | side projects | portfolio | project experience |
    المشاريع | المشروعات | مشاريع | أبرز المشاريع | مشاريع مختارة | أهم المشاريع |
    المشاريع الرئيسية`,
  skills: `
    skills | top skills | my skills | hard skills | soft skills | professional skills |
    skills summary | skill set | skillset | core strengths | strengths | key competencies |
    technical expertise | it skills | computer skills | technical skills | key skills |
    core skills | core competencies | competencies | technologies | tech stack | tools |
    tools and technologies | skills and tools | areas of expertise | expertise |
    technical proficiencies | clinical skills | software | toolkit | toolbox |
    technical toolkit | it proficiency | computer proficiency | professional competencies |
    المهارات | أهم المهارات | أبرز المهارات | مهاراتي | المهارات الشخصية | المهارات والكفاءات |
    الخبرات التقنية | المهارات التقنية | مهارات | المهارات الفنية | المهارات المهنية |
    المهارات الأساسية | الأدوات | التقنيات | الكفاءات | الأدوات والتقنيات | المهارات الحاسوبية`,
  education: `
    education | education and qualifications | educational background |
    education and certifications | studies | academic history | academic background |
    qualifications | education and training | academic qualifications | academic details |
    academic credentials | educational qualifications | educational details | scholastics |
    التعليم | المؤهلات الدراسية | المؤهلات التعليمية | المسيرة التعليمية | الشهادات العلمية |
    التحصيل العلمي | التعليم والتدريب | المؤهلات | المؤهلات العلمية | المؤهل العلمي | الدراسة |
    المؤهلات الأكاديمية | المؤهل الدراسي | المؤهل الأكاديمي | المؤهلات والشهادات`,
  other: `
    activities | extracurriculars | licensure | grants | prizes |
    honors and awards | honours | honours and awards | honors-awards | awards and honors |
    honors awards | memberships | professional memberships | affiliations |
    professional affiliations | professional development | extracurricular activities |
    patents | language skills | contact details | contact information | contact me |
    get in touch | personal details | volunteer work | volunteer | community |
    additional information | certification | licences | licences and certifications |
    certifications and licenses | accreditations | registrations | referees | websites |
    social | certifications | certificates | certifications and training | licenses |
    licenses and certifications | courses | training | awards | honors | languages | interests |
    hobbies | references | publications | volunteering | volunteer experience |
    personal information | contact | benefits | what we offer | perks | perks and benefits |
    how to apply | working hours | location | salary | equal opportunity | target job |
    declaration |
    الاتصال | التواصل | للتواصل | بيانات الاتصال | بيانات التواصل | معلومات التواصل |
    معلومات شخصية | بيانات شخصية | المعلومات الأساسية | التكريمات | التكريم والجوائز |
    العضويات | التطوع | الأعمال التطوعية | الشهادات المهنية | الشهادات والدورات |
    الدورات والشهادات | الرخص المهنية | المعرفون | اهتمامات | لغات | الشهادات | الدورات |
    الدورات التدريبية | شهادات | اللغات | الهوايات | الاهتمامات | المراجع | الجوائز |
    العمل التطوعي | معلومات الاتصال | البيانات الشخصية | المعلومات الشخصية | المزايا |
    ما نقدمه | مزايا الوظيفة | طريقة التقديم | الموقع | وش نقدم لك | الوظيفة المستهدفة`,
  responsibilities: `
    responsibilities | key responsibilities | your responsibilities | duties | main duties |
    job duties | what you will do | what you'll do | what you'll be doing | the role |
    your role | role overview | job description | day to day | role and responsibilities |
    roles and responsibilities | job responsibilities | tasks | your tasks |
    in this role you will | you will | main tasks |
    المهام | المسؤوليات | المهام والمسؤوليات | الواجبات | مهام الوظيفة | الوصف الوظيفي | مهامك |
    المهام الوظيفية | المهام الرئيسية | ما ستقوم به | وش بتسوي | طبيعة العمل`,
  requirements: `
    requirements | job requirements | qualifications and skills | required skills | must have |
    what you bring | what we are looking for | what we're looking for | who you are |
    minimum qualifications | minimum requirements | basic qualifications |
    required qualifications | essential | essential requirements | essential skills | required |
    must haves | must-have | must-haves | what you need | what you'll need | you have |
    about you | your profile | your skills | requirements and skills | we require |
    skills and qualifications |
    المتطلبات | الشروط | متطلبات الوظيفة | المؤهلات المطلوبة | المهارات المطلوبة |
    شروط الوظيفة | الشروط الأساسية | متطلبات أساسية | المطلوب | يشترط | الخبرات المطلوبة |
    وش نبي منك`,
  preferred: `
    preferred | preferred qualifications | preferred skills | preferred experience |
    nice to have | nice to haves | nice-to-have | good to have | bonus | bonus points |
    desirable | desirable skills | desired | ideally | a plus | would be a plus | pluses |
    optional |
    المؤهلات المفضلة | المهارات المفضلة | يفضل | المفضل | مفضل | ميزة إضافية | مزايا إضافية |
    ميزات إضافية | مهارات إضافية | ويفضل | حلو لو عندك`,
  company: `
    about us | about the company | who we are | company | our company | company overview |
    company profile | the company | our story | our product | our products | our customers |
    the product | about the product | our industry | our mission | the team | about the team |
    our stack |
    عن الشركة | من نحن | نبذة عن الشركة | الشركة | شركتنا | منتجنا | منتجاتنا | عملاؤنا |
    عن المستشفى | عن المدرسة | عن الجهة | حنا مين`,
};

/**
 * Words that stand before a heading without changing its section ("Relevant Experience"). "Project"
 * and "volunteer" are missing because they do.
 */
export const HEADING_MODIFIERS: ReadonlySet<string> = new Set(
  `relevant other additional earlier previous prior past selected key core main my recent current
  digital academic organisational organizational international industrial practical professional
  personal detailed brief overall total related notable`.split(/\s+/),
);

/** Words that stand behind a heading without changing its section ("Employment Summary"). */
export const HEADING_ENDINGS: ReadonlySet<string> = new Set(
  'summary history record records details overview background highlights'.split(' '),
);

/** Arabic words that follow a heading without changing its section ("الخبرات التدريسية"). */
export const ARABIC_HEADING_MODIFIERS: ReadonlySet<string> = new Set(
  `السابقة العملية المهنية الأخرى الإضافية الوظيفية التقنية الأكاديمية العلمية الشخصية الأساسية
  الرئيسية الرقمية التدريسية التعليمية البحثية الميدانية الإدارية المكتسبة الحالية`.split(/\s+/),
);

/** Words that a heading may be combined with ("Experience & Teaching"). */
export const HEADING_COMPANIONS: ReadonlySet<string> = new Set(
  `teaching accomplishments achievements research leadership activities highlights background history
  development interests knowledge abilities attributes strengths responsibilities contributions
  consulting clinical practice roles positions talks service التدريس الإنجازات البحث القيادة الأنشطة الخلفية
  القدرات المعرفة الأدوار المناصب التطوير`.split(/\s+/),
);

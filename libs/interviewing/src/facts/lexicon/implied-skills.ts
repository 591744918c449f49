import { fold } from '../../language/words';

/**
 * What shows a skill without naming it, by trade: skill, then words or other skills that imply it,
 * in English and Arabic. A word that ends in `*` may go on. An Arabic word may have a prefix.
 */
const IMPLIED: readonly (readonly [skill: string, evidence: string])[] = [
  // Software
  ['JavaScript', 'typescript|node.js|react|vue|angular|next.js|express|nestjs'],
  ['HTML', 'react|vue|angular|svelte|frontend|front-end|web pages|صفحات الويب'],
  ['CSS', 'sass|tailwind|bootstrap|frontend|front-end'],
  ['REST APIs', 'api|apis|endpoints|fastapi|express|spring boot|واجهات برمجية|واجهة برمجية'],
  [
    'SQL',
    'postgresql|postgres|mysql|sql server|oracle database|bigquery|snowflake|redshift|sqlite|dbt',
  ],
  ['Git', 'pull requests|code review|code reviews|merge requests|github|gitlab|مراجعة الكود'],
  ['Microservices', 'monolith|split * services|services in go|خدمات مصغرة'],
  ['System design', 'architecture|architected|migration of * service|designed * service*|معمارية'],
  ['Event-driven architecture', 'kafka|rabbitmq|event bus|message queue*|outbox'],
  ['Web performance', 'load time|lighthouse|bundle size|page speed|سرعة التحميل'],
  ['Web security', 'xss|csrf|penetration test*|security review*'],
  ['Ruby', 'rails'],
  ['Spark', 'pyspark'],
  ['Spring Boot', 'spring framework'],
  ['Swift', 'swiftui'],
  ['Vue', 'nuxt'],
  ['Object-oriented programming', 'java|c#|c++|kotlin|spring boot'],
  ['Data structures', 'algorithms|leetcode|competitive programming|computer science|علوم الحاسب'],
  ['Algorithms', 'data structures|competitive programming|computer science|علوم الحاسب'],
  [
    'Unit testing',
    'tdd|test-driven|jest|junit|pytest|vitest|test coverage|tests for|wrote tests|اختبارات',
  ],
  // Infrastructure
  ['Docker', 'kubernetes|containers|containerised|containerized|helm|حاويات'],
  [
    'CI/CD',
    'jenkins|github actions|gitlab ci|argo cd|circleci|release pipeline*|deployment pipeline*|build pipeline*|نشر آلي',
  ],
  ['Linux', 'bash|ubuntu|red hat|debian|shell|kubernetes|nginx'],
  [
    'Observability',
    'prometheus|grafana|datadog|alerts|alerting|dashboards for services|tracing|مراقبة الأنظمة',
  ],
  ['Incident response', 'on-call|on call|outage*|post-mortem*|postmortem*|incidents|أعطال|انقطاع'],
  ['Networking', 'cisco|firewall*|routers|switches|vpn|dns|موجهات|محولات'],
  ['AWS', 'ec2|s3|aws lambda|cloudformation|cloudwatch|dynamodb'],
  ['SIEM', 'splunk|qradar|sentinel'],
  ['Cybersecurity', 'siem|penetration testing|vulnerabilit*|soc analyst|firewalls|الثغرات'],
  // Data
  [
    'Data pipelines',
    'airflow|etl|dbt|kafka|feature pipeline*|ingestion|nightly jobs|spark|خط بيانات|خطوط البيانات',
  ],
  ['ETL', 'airflow|data pipeline*|feature pipeline*|ingestion|dbt|خطوط البيانات'],
  ['Data warehousing', 'snowflake|bigquery|redshift|dbt|star schema|مستودع البيانات|مستودع بيانات'],
  ['Data modeling', 'dbt|star schema|dimensional|schema design|entity relationship'],
  [
    'Data visualization',
    'tableau|power bi|looker|dashboard*|charts|لوحة معلومات|لوحات معلومات|لوحات المتابعة|لوحة متابعة',
  ],
  ['Business intelligence', 'tableau|power bi|looker|qlik|dashboard*|لوحات معلومات|لوحات المتابعة'],
  [
    'Data analysis',
    'sql|pandas|tableau|power bi|analysed|analyzed|analysis of|حللت|تحليل بيانات|تحليل',
  ],
  [
    'Data quality',
    'validation|data checks|reconciled data|duplicates|missing values|تدقيق البيانات',
  ],
  [
    'Machine learning',
    'scikit-learn|xgboost|pytorch|tensorflow|churn model|trained a model|classifier|نموذج تنبؤ',
  ],
  [
    'MLOps',
    'mlflow|kubeflow|sagemaker|vertex ai|model deployment|feature pipeline*|model registry|retraining|served models',
  ],
  ['Feature engineering', 'feature pipeline*|feature store|features for'],
  [
    'Statistics',
    'regression|hypothesis test*|a/b test*|experiments|spss|confidence interval*|انحدار',
  ],
  ['A/B testing', 'experiment|experiments|split test*|تجارب'],
  ['Python', 'pandas|numpy|scikit-learn|pytorch|django|flask|fastapi|airflow'],
  ['Time series forecasting', 'demand forecast*|forecast*|توقع الطلب|التنبؤ'],
  // Quality
  [
    'Test automation',
    'selenium|cypress|playwright|appium|automated tests|automated regression|أتمتة',
  ],
  ['Test cases', 'test plan*|regression suite|test scenario*|حالات الاختبار'],
  ['API testing', 'postman|contract tests'],
  ['Bug tracking', 'jira|defects|bugs|العيوب'],
  ['Quality assurance', 'regression testing|test plans|test cases|selenium'],
  // Product and projects
  [
    'Stakeholder management',
    'stakeholders|steering committee|presented to * board|worked with sales|أصحاب المصلحة|الجهات المعنية|اللجنة',
  ],
  [
    'Project management',
    'managed * project*|delivered * project*|project plan|milestones|primavera|ms project|إدارة مشروع|خطة المشروع|مدير مشروع',
  ],
  ['Agile', 'scrum|kanban|sprint|sprints|سبرنت'],
  ['Scrum', 'sprint|sprints|stand-ups|retrospective*'],
  [
    'Requirements gathering',
    'user stories|interviewed users|wrote requirements|business requirements|workshops with|جمع المتطلبات|ورش عمل',
  ],
  ['User stories', 'backlog|acceptance criteria'],
  ['Prioritization', 'roadmap|backlog|rice|ترتيب الأولويات|خارطة'],
  ['Product roadmap', 'roadmap|quarterly plan|خارطة الطريق'],
  [
    'Product discovery',
    'interviewed users|user interviews|customer interviews|prototype*|مقابلات المستخدمين',
  ],
  [
    'Process improvement',
    'cut the time|reduced * from|shortened|streamlined|six sigma|lean|kaizen|قلصت|تقليص|اختصرت|خفضت|تقليل',
  ],
  ['Risk management', 'risk register|risks|mitigation|مخاطر'],
  ['Change management', 'rollout|rolled out|trained * staff|trained * team|migration of'],
  ['Vendor management', 'suppliers|vendors|carriers|contractors|الموردين|مقاولي|المقاولين'],
  ['KPIs', 'targets|metrics|dashboard*|مؤشرات'],
  // Design
  ['UX design', 'user research|wireframe*|prototype*|usability|user flows|figma'],
  ['UI design', 'figma|design system*|screens|sketch'],
  ['User research', 'user interviews|interviewed users|usability test*|survey of users'],
  ['Prototyping', 'figma|prototype*|mock-ups|mockups'],
  ['Wireframing', 'figma|wireframe*|prototyping'],
  ['Accessibility design', 'wcag|screen reader*|contrast|accessibility'],
  // Marketing and sales
  [
    'Digital marketing',
    'google ads|seo|facebook ads|meta ads|social media|campaign*|إعلانات|حملات',
  ],
  ['Campaign management', 'campaign*|حملة|حملات'],
  ['Content marketing', 'blog|articles|newsletter|content calendar|محتوى'],
  ['SEM', 'google ads|ppc'],
  ['Lead generation', 'leads|prospecting|cold calling'],
  [
    'B2B sales',
    'key accounts|enterprise accounts|corporate clients|business customers|account executive|عملاء الشركات|قطاع الشركات',
  ],
  [
    'Account management',
    'key accounts|portfolio of * accounts|renewals|client portfolio|محفظة عملاء',
  ],
  ['Prospecting', 'cold calling|new accounts|lead generation|عملاء جدد'],
  ['Pipeline management', 'crm|salesforce|pipeline|quota'],
  ['Negotiation', 'negotiated|negotiating|contracts with|فاوضت|تفاوضت|التفاوض|أسعار الموردين'],
  ['Closing deals', 'closed|quota|won * contracts|أغلقت|صفقات'],
  ['Quota attainment', '% of quota|quota|target by|% of target|المستهدف|تجاوزت الهدف'],
  ['CRM', 'salesforce|hubspot|zoho|pipedrive|dynamics'],
  // Finance
  [
    'Financial reporting',
    'financial statements|monthly statements|ifrs|management accounts|القوائم المالية',
  ],
  ['Month-end close', 'monthly close|close from|closing the books|الإقفال'],
  ['Reconciliation', 'reconciled|bank statements|تسوية|تسويات|مطابقة'],
  ['General ledger', 'journal entries|ledger|قيود اليومية|القيود'],
  ['Bookkeeping', 'journal entries|accounting|ledger|invoices|قيود'],
  ['Budgeting', 'budget*|ميزانية|ميزانيات|موازنة|موازنات'],
  ['Financial analysis', 'variance analysis|financial modeling|forecast*|تحليل الانحرافات'],
  ['Accounts payable', 'supplier invoices|vendor invoices|فواتير الموردين'],
  ['Accounts receivable', 'customer invoices|collections|تحصيل'],
  ['Auditing', 'auditor|auditors|internal controls|audit file|مراجع الحسابات'],
  [
    'ERP',
    'sap|oracle financials|oracle erp|oracle fusion|oracle e-business suite|netsuite|odoo|dynamics',
  ],
  ['SAP', 'sap'],
  ['Oracle Financials', 'oracle fusion|oracle e-business suite|oracle ebs'],
  ['Taxation', 'vat|zakat|الزكاة|ضريبة القيمة المضافة'],
  ['SQL Server', 't-sql'],
  ['Excel', 'financial modeling|vba|pivot tables|spreadsheets|جداول بيانات'],
  ['Anti-money laundering', 'kyc|cdd|sanctions screening|transaction monitoring|اعرف عميلك'],
  // People
  ['Talent acquisition', 'recruit*|hired|sourcing|توظيف'],
  ['Interviewing', 'interviewed candidates|recruit*|hiring|مقابلات'],
  ['Onboarding', 'new joiners|new starters|induction|الموظفين الجدد'],
  ['Performance management', 'appraisal*|annual reviews|تقييم الموظفين'],
  ['Employee relations', 'grievance*|disciplinary|employee complaints|شكاوى الموظفين'],
  ['Training and development', 'training plan*|trained * employees|workshops|برامج تدريب|دربت'],
  // Support
  ['Customer service', 'customers|guests|callers|front desk|call center|العملاء|الزبائن|الضيوف'],
  ['Complaint handling', 'complaints|complaint|angry customers|refund*|شكاوى|الشكاوى'],
  [
    'Ticketing systems',
    'zendesk|freshdesk|freshservice|servicenow|jira service|osticket|glpi|spiceworks|manageengine|tickets|تذاكر|التذاكر',
  ],
  ['De-escalation', 'angry customers|complaints|escalation*|escalated|العملاء الغاضبين|تصعيد'],
  ['SLA management', 'response time*|sla|زمن الاستجابة'],
  ['Troubleshooting', 'diagnos*|fault-finding|fault finding|fixed faults|root cause|تشخيص|الأعطال'],
  ['Knowledge base', 'help articles|faq|wrote articles|how-to'],
  ['Customer satisfaction', 'csat|nps|satisfaction|رضا'],
  // Healthcare
  [
    'Patient safety',
    'falls|fall prevention|hourly rounding|incident report*|pressure ulcer*|medication error*|infection control|medication safety|السقوط|سقوط المرضى|قرح الفراش|الأخطاء الدوائية|مكافحة العدوى|أخطاء الأدوية',
  ],
  ['Patient care', 'patients|bedside|ward|icu|المرضى|مرضى|القسم'],
  [
    'Intensive care',
    'ventilator*|ventilated|critical care|ccu|haemodynamic|hemodynamic|vasopressor*|جهاز التنفس|أجهزة التنفس|العناية الحرجة',
  ],
  [
    'Clinical assessment',
    'triage|assessed patients|head-to-toe|early warning|gcs|تقييم المرضى|تقييم الحالات',
  ],
  [
    'Vital signs',
    'triage|monitoring patients|monitored patients|icu|ward|observations|المؤشرات الحيوية',
  ],
  ['Medication administration', 'medication*|drug rounds|iv therapy|infusion*|أدوية|الأدوية'],
  [
    'Infection control',
    'hand hygiene|clabsi|vap|isolation|sepsis|central line|نظافة الأيدي|العزل|عدوى',
  ],
  ['Care planning', 'care plan|discharge plan*|خطط العناية|خطة الرعاية'],
  [
    'Patient education',
    'taught patients|discharge teaching|counselled patients|patient teaching|توعية المرضى|تعليم المرضى',
  ],
  [
    'Electronic health records',
    'epic|cerner|emr|charting|meditech|النظام الصحي الإلكتروني|توثيق إلكتروني',
  ],
  ['CPR', 'bls|acls|resuscitation|code blue|إنعاش|الإنعاش'],
  ['BLS', 'acls|cpr'],
  ['Emergency care', 'triage|emergency department|emergency room|acls|trauma|الطوارئ'],
  ['Triage', 'emergency department|ctas|esi|walk-in patients|قسم الطوارئ'],
  ['JCI standards', 'jci|cbahi|accreditation|الاعتماد|سباهي'],
  // Education
  ['Teaching', 'taught|pupils|students|lessons|درست|الطلاب|طالبات|الحصص'],
  ['Lesson planning', 'lessons|unit plan*|scheme of work|تحضير|الحصص'],
  ['Classroom management', 'behaviour plan|class of|classes of|seating|فصل|صف'],
  [
    'Differentiated instruction',
    'mixed ability|mixed-ability|weak readers|struggling pupils|support groups|الفروق الفردية|الضعاف',
  ],
  ['Student assessment', 'exam*|quizzes|grading|test scores|rubric*|اختبارات|درجات'],
  ['Formative assessment', 'exit tickets|quizzes|weekly tests|اختبارات قصيرة'],
  [
    'Educational technology',
    'google classroom|moodle|teams for education|smart board|منصة مدرستي|السبورة الذكية',
  ],
  ['Parent communication', 'parents|أولياء الأمور'],
  ['E-learning', 'moodle|online lessons|remote lessons|التعليم عن بعد'],
  // Engineering
  ['Mechanical design', 'solidworks|catia|inventor|gd&t|designed * machine|تصميم ميكانيكي'],
  ['Finite element analysis', 'ansys|abaqus|stress analysis'],
  [
    'Preventive maintenance',
    'maintenance plan|maintenance schedule|pm schedule|overhaul*|lubrication|خطة صيانة|جدول صيانة|برنامج صيانة|الصيانة الدورية',
  ],
  [
    'Maintenance planning',
    'shutdown*|overhaul*|spare parts|preventive maintenance|قطع الغيار|توقف المصنع',
  ],
  [
    'Root cause analysis',
    'failure analysis|found the cause|5 whys|five whys|fishbone|rcfa|سبب العطل|أسباب الأعطال|تحليل الأعطال',
  ],
  ['HSE', 'osha|hazop|permit to work|toolbox talk*|safety|lockout|تصاريح العمل|السلامة'],
  ['Quality control', 'inspection*|inspected|itp|spc|فحص|الفحص'],
  ['Site supervision', 'site engineer|supervised * site|supervised contractors|الموقع|مهندس موقع'],
  ['Construction management', 'site engineer|subcontractors|handover of * building|مقاولي الباطن'],
  ['Project scheduling', 'primavera|ms project|gantt|programme of works|جدول زمني'],
  ['BIM', 'revit|navisworks|clash'],
  ['PLC', 'tia portal|allen-bradley|allen bradley|siemens s7'],
  ['SCADA', 'hmi|dcs'],
  ['IEC standards', 'iec'],
  ['API standards', 'api 510|api 570|api 653'],
  ['NFPA', 'nfpa'],
  ['Structural design', 'etabs|sap2000|safe|staad'],
  ['Quantity surveying', 'boq|take-off|quantities|كميات'],
  ['Lean manufacturing', '5s|kaizen|smed|value stream|oee'],
  ['Manufacturing', 'production line|plant|factory|مصنع|خط إنتاج|خطوط الإنتاج'],
  ['HVAC', 'chiller*|ahu|ventilation design|ducts|التكييف|مبردات'],
  // Supply chain
  [
    'Supply chain management',
    'demand planning|s&op|warehouse|procurement|logistics|المستودعات|المستودع|المشتريات',
  ],
  ['Inventory management', 'stock|inventory|cycle count*|reorder|safety stock|المخزون|الجرد'],
  [
    'Logistics',
    'shipments|freight|carriers|last mile|delivery routes|transport|الشحن|الشحنات|النقل|التوصيل',
  ],
  ['Procurement', 'purchase orders|suppliers|rfq|tender*|sourcing of|أوامر الشراء|الموردين'],
  ['Demand planning', 'forecast*|s&op|توقع الطلب|التنبؤ بالطلب'],
  ['Warehouse management', 'warehouse*|wms|pick|picking|المستودع|المستودعات'],
  ['Warehouse management systems', 'sap ewm|sap wm|manhattan wms|blue yonder|red prairie'],
  ['Labor planning', 'rota*|roster*|shift planning|shift scheduling|الورديات|المناوبات'],
  // Any work
  ['Leadership', 'led|lead a team|headed|supervised|managed a team|قدت|قيادة|أشرفت|الإشراف'],
  ['Team management', 'led a team|managed * people|supervised|team of|فريق من|أشرفت على'],
  ['Mentoring', 'mentored|coached|trained new|دربت|تدريب الزملاء'],
  ['Report writing', 'reports|report|تقارير|التقارير'],
  ['Presentation skills', 'presented|presentations|قدمت عروض|عرضت'],
];

const ARABIC_PREFIX = '(?:[وف]?(?:ال|بال|لل|[بلك])?)?';
const escaped = (text: string) => text.replace(/[.+?^${}()[\]\\]/g, String.raw`\$&`);

/** A lone star stands for up to four words, one at the end of a word for the rest of it. */
const pattern = (evidence: string) =>
  evidence
    .split('|')
    .map((phrase) => {
      const source = escaped(fold(phrase))
        .replace(/ \* /g, String.raw` (?:\S+ ){0,4}`)
        .replace(/\*/g, String.raw`\p{L}*`);
      return /^\p{Script=Arabic}/u.test(phrase)
        ? ARABIC_PREFIX + source.replace(/^ال/, '')
        : source;
    })
    .join('|');

const INDEX = IMPLIED.map(
  ([skill, evidence]) =>
    [
      skill,
      new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern(evidence)})(?![\p{L}\p{N}])`, 'u'),
    ] as const,
);

/** The skills that have an entry, for checks of the table. */
export const IMPLIED_SKILLS: readonly string[] = IMPLIED.map(([skill]) => skill);

/**
 * Returns the skills that a text shows in other words: "ran the falls group" shows patient safety.
 * It errs on the side of finding one, because the result only keeps a question from being asked.
 */
export function impliedSkills(text: string): string[] {
  const folded = fold(text).replace(/\s+/g, ' ');
  return INDEX.filter(([, evidence]) => evidence.test(folded)).map(([skill]) => skill);
}

/** Fields of work, used to group skills, roles and questions. */
export const FAMILIES = [
  'software',
  'data',
  'infrastructure',
  'quality',
  'product',
  'design',
  'marketing',
  'sales',
  'finance',
  'people',
  'support',
  'healthcare',
  'education',
  'engineering',
  'logistics',
  'general',
] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Skills by family: `Name=alias,alias`, separated by `|`.
 *
 * `~Name` is matched only if it is capitalized, because it is also an everyday word (Excel, Swift,
 * Notion). `!Name` is so short that it is matched only in a list or next to programming words (Go,
 * R, C). An alias prefixed with `~` must be in all capitals (REST).
 */
export const SKILL_LINES: Readonly<Record<Family, string>> = {
  software: `JavaScript=js,ecmascript,javascript es6|TypeScript=ts|Python=python3|Java|Kotlin|~Swift=swiftui|Objective-C|C++=cpp,c plus plus|C#=csharp,c sharp|!C|!Go=golang|~Rust
|Ruby=ruby on rails,rails|PHP=php8|Laravel|Symfony|~Scala|Elixir|Haskell|Perl|~Dart|Flutter|React=react.js,reactjs|React Native|Next.js=nextjs,next js|Vue=vue.js,vuejs,nuxt,nuxt.js
|Angular=angularjs,angular.js|Svelte=sveltekit|Redux=redux toolkit|Node.js=nodejs,node js|~Express=express.js,expressjs|NestJS=nest.js|Fastify|Deno|Django|~Flask|FastAPI=fast api
|Spring Boot=springboot,spring framework,spring mvc|Hibernate|ASP.NET=asp.net core|.NET=dotnet,.net core,dot net|Entity Framework|GraphQL=apollo graphql|REST APIs=rest api,restful,restful apis,~rest,rest services
|gRPC|WebSockets=websocket|WebRTC|HTML=html5|CSS=css3|Sass=scss|Tailwind CSS=tailwind,tailwindcss|~Bootstrap|Webpack|Vite|Rspack|Module Federation|Micro-frontends=microfrontends,micro frontend,micro frontends
|Microservices=microservice,micro services|Event-driven architecture=event driven,event sourcing|Domain-driven design=ddd|System design|Design patterns|Object-oriented programming=oop,object oriented
|Data structures|Algorithms|Multithreading=concurrency|OAuth=oauth2,oauth 2.0|JWT=json web tokens|Web security=owasp,application security|Web performance=core web vitals|Accessibility=wcag,a11y
|Git=github,gitlab,bitbucket|Android=android development,android sdk|Jetpack Compose|iOS=ios development|~Unity|Unreal Engine=unreal|~Electron|WordPress|Shopify|Magento|Drupal|Salesforce Apex=apex
|SAP ABAP=abap|Embedded systems=embedded,firmware|RTOS=freertos|Linux kernel|Blockchain=ethereum|Solidity|WebAssembly=wasm|Prisma|RabbitMQ=rabbit mq|~Celery|Elasticsearch=elastic search,opensearch
|PostgreSQL=postgres,postgre sql|MySQL=mariadb|SQL Server=mssql,ms sql,microsoft sql server|Oracle Database=oracle db,pl sql,plsql|SQLite|MongoDB=mongo|Redis|Cassandra|DynamoDB=dynamo db|Firebase=firestore|Supabase|Neo4j|Kafka=apache kafka`,
  data: `SQL=t sql,structured query language|!R=rstudio|pandas|NumPy|SciPy|scikit-learn=sklearn|TensorFlow|PyTorch|Keras|XGBoost=lightgbm|~Spark=apache spark,pyspark|Hadoop=hdfs|~Hive|~Presto=trino|Airflow=apache airflow|dbt=data build tool
|Snowflake|BigQuery=google bigquery|Redshift=amazon redshift|Databricks|Data warehousing=data warehouse|Data modeling=data modelling|ETL=elt,etl pipelines|Data pipelines=data pipeline|Data governance|Data quality
|Data visualization=data visualisation|Tableau|Power BI=powerbi,dax|Looker=looker studio,data studio|Qlik=qlikview,qlik sense|Metabase|SAS|SPSS|Stata|MATLAB|Statistics=statistical analysis,statistical modeling
|Hypothesis testing|A/B testing=ab testing,split testing,experimentation|Machine learning=~ml|Deep learning=neural networks|Natural language processing=nlp|Computer vision=opencv|Large language models=llm,llms,generative ai
|Recommender systems=recommendation systems|Time series forecasting=forecasting,time series|Feature engineering|MLOps=mlflow,model deployment|Regression=linear regression,logistic regression|Clustering|Predictive modeling=predictive modelling
|Data mining|Data analysis=data analytics,data analyst|Business intelligence=bi reporting|Google Analytics=ga4|Mixpanel|Amplitude|Web scraping|Jupyter=jupyter notebook|Streaming data=stream processing,flink`,
  infrastructure: `AWS=amazon web services|Azure=microsoft azure|Google Cloud=gcp,google cloud platform|EC2|S3=amazon s3|AWS Lambda=lambda functions|Serverless|Docker=containers,containerization|Kubernetes=k8s|~Helm|Terraform=infrastructure as code,iac
|Pulumi|CloudFormation|Ansible|~Puppet|~Chef|Jenkins|GitHub Actions|GitLab CI=gitlab ci cd|CircleCI|Argo CD=argocd,gitops|CI/CD=continuous integration,continuous delivery,continuous deployment,ci cd pipelines|Linux=ubuntu,red hat,debian
|Bash=shell scripting,bash scripting|PowerShell|Nginx|HAProxy|Prometheus|Grafana|Datadog|New Relic|ELK Stack=kibana,logstash|OpenTelemetry=distributed tracing|Observability=monitoring and alerting|Site reliability engineering=sre
|Incident response=incident management,on call|Load balancing|Networking=tcp ip,computer networks|DNS|VPN|Firewalls=firewall|Cisco=ccna,ccnp|VMware=vsphere|Virtualization=hyper v|Active Directory|Windows Server|Disaster recovery
|Backup and recovery|Identity and access management=iam|Cybersecurity=cyber security,information security|Penetration testing=pentesting|SIEM=splunk,qradar|Vulnerability management=vulnerability assessment|ISO 27001|SOC 2|Cost optimization=finops|Service mesh=istio,linkerd|~Vault=hashicorp vault|CloudWatch`,
  quality: `Test automation=automated testing,automation testing|Manual testing|Selenium=selenium webdriver|Cypress|Playwright|Appium|JUnit|TestNG|pytest|~Jest|~Mocha|Vitest|Postman|JMeter=performance testing,load testing|k6|Gatling|Cucumber=gherkin,bdd
|Test planning=test plans,test plan|Test cases=test case design|Regression testing|Unit testing=unit tests,tdd,test driven development|Integration testing|End-to-end testing=e2e testing|API testing|Exploratory testing|User acceptance testing=uat
|Bug tracking=defect tracking,defect management|Quality assurance=qa,software testing|TestRail|Security testing|Mobile testing|ISTQB`,
  product: `Product management|Product strategy|Product roadmap=roadmap,roadmapping,road mapping|Product discovery=continuous discovery|User stories=user story|Backlog management=backlog grooming,backlog prioritization,product backlog|Prioritization=prioritisation,rice scoring
|Requirements gathering=requirements analysis,business requirements|Stakeholder management=stakeholder engagement|Market research=market analysis|Competitive analysis=competitor analysis|Go-to-market=go to market,gtm|Product analytics
|OKRs=okr|KPIs=kpi,kpi tracking|Agile=agile methodology,agile methodologies|Scrum=scrum master|Kanban|~SAFe|Jira|Confluence|~Notion|~Asana|Trello|~Linear|Project management|Program management|PMP|PRINCE2|Risk management|Change management
|Business analysis=business analyst|Process improvement=process optimization|BPMN=process mapping|~Lean|Six Sigma=lean six sigma|Vendor management|Customer interviews=user interviews|MVP=minimum viable product|Pricing strategy=pricing|Release management|Microsoft Project=ms project`,
  design: `UX design=user experience,user experience design,ux|UI design=user interface design,ui,ui ux|User research=ux research|Usability testing|Wireframing=wireframes|Prototyping=prototypes|Figma|~Sketch|Adobe XD|~InVision|Photoshop=adobe photoshop|Illustrator=adobe illustrator
|InDesign=adobe indesign|After Effects|Premiere Pro=adobe premiere|Design systems=design system|Interaction design|Information architecture|Visual design|Graphic design|Typography|Branding=brand identity|Motion design=motion graphics|Illustration
|Service design|Design thinking|Persona development=personas|Journey mapping=customer journey mapping,user journeys|Responsive design|Accessibility design=inclusive design|Blender|3D modeling=3d modelling,3ds max|Video editing|Content design=ux writing|Canva|Packaging design`,
  marketing: `Digital marketing|SEO=search engine optimization|SEM=search engine marketing|Google Ads=adwords,google adwords|Facebook Ads=meta ads|PPC=pay per click|Content marketing|Content strategy|Copywriting|Social media marketing=social media,social media management
|Email marketing|Mailchimp|HubSpot|Marketing automation|Marketo|Brand management|Campaign management=campaign planning|Lead generation|Growth marketing=growth hacking|Conversion rate optimization=~cro,conversion optimization|Influencer marketing|Affiliate marketing
|Public relations=~pr|Event management=event planning|Market segmentation=segmentation|Customer acquisition|Media buying=media planning|Storytelling|Google Tag Manager|Product marketing|Community management`,
  sales: `Sales|B2B sales=b2b|B2C sales=b2c|Business development|Account management=key account management|Cold calling|Prospecting|Negotiation=contract negotiation|Closing deals|Pipeline management=sales pipeline|Sales forecasting|Salesforce=sales force|CRM=customer relationship management|Zoho CRM|Pipedrive
|Consultative selling=solution selling|Upselling=cross selling|Retail sales|Territory management|Lead qualification|Sales presentations|Tendering=rfp,proposals|Channel sales=partner management|Quota attainment|Inside sales|Field sales|Customer retention|Merchandising`,
  finance: `Accounting|Bookkeeping|Financial analysis|Financial modeling=financial modelling|Financial reporting|Budgeting=budget management|Auditing=audit,internal audit,external audit|IFRS|GAAP=us gaap|Taxation=tax,vat,zakat|Accounts payable|Accounts receivable|Payroll|General ledger
|Reconciliation=bank reconciliation|Month-end close=month end closing,monthly closing|Cost accounting|Cash flow management=cash flow|Valuation=dcf|Investment analysis|Portfolio management|Equity research|Credit analysis=credit risk|Corporate finance|Treasury|Compliance=regulatory compliance|Anti-money laundering=aml,kyc
|~Excel=microsoft excel,ms excel,advanced excel|VBA|QuickBooks|Xero|SAP=sap fico,sap erp|Oracle Financials=oracle erp|NetSuite|ERP=erp systems|Bloomberg=bloomberg terminal|CPA|CFA|CMA|ACCA|SOCPA|Financial planning=fp a`,
  people: `Recruitment=recruiting|Talent acquisition|Sourcing|Onboarding=employee onboarding|Employee relations|Performance management=performance appraisal|Training and development=learning and development|Compensation and benefits=compensation,c b|HR policies=hr policy|Labor law=labour law,employment law|Workforce planning|Succession planning
|Employee engagement|HRIS=hr systems|~Workday|BambooHR|SuccessFactors=sap successfactors|Organizational development=organisational development|Job analysis|Interviewing|Conflict resolution|Diversity and inclusion|HR analytics=people analytics|Saudization=nitaqat|GOSI|SHRM|CIPD|HR business partnering=hrbp|Exit interviews`,
  support: `Customer service=customer care|Customer support=technical support|Customer success|Help desk=helpdesk,service desk|Zendesk|Freshdesk|Intercom|Ticketing systems=ticketing,ticket management|ServiceNow|ITIL|SLA management=slas|Call center=call centre,contact center|Complaint handling=complaint resolution|Live chat=live chat support
|De-escalation|Troubleshooting|Customer satisfaction=csat|Net Promoter Score=nps|Knowledge base=knowledge base writing|Quality monitoring|First call resolution=first contact resolution|Remote support|Hardware support|Office 365=microsoft 365`,
  healthcare: `Patient care|Nursing=registered nurse|Clinical assessment=patient assessment|~Triage|Emergency care=emergency medicine|Intensive care=icu|Medication administration|Infection control|Electronic health records=ehr,emr,electronic medical records|Epic EHR|Cerner|Vital signs|Wound care|BLS=basic life support|ACLS|CPR|Phlebotomy
|Patient education|Care planning=care plans|Pharmacy=dispensing|Radiology|Laboratory testing=lab testing|Physiotherapy=physical therapy|Pediatrics=paediatrics|Surgery=surgical|Medical coding=icd 10|Medical terminology|HIPAA|Clinical research=clinical trials|Public health|Case management|Patient safety|Telemedicine=telehealth|Dental care=dentistry|Nutrition|JCI standards=jci,cbahi`,
  education: `Teaching|Lesson planning=lesson plans|Curriculum development=curriculum design|Classroom management|Differentiated instruction|Student assessment|Educational technology=edtech|Google Classroom|Moodle|Learning management systems=lms|Special education|Early childhood education|STEM education|Tutoring|E-learning=elearning,online teaching
|Instructional design|Parent communication|Formative assessment|Project-based learning|ESL=tesol,tefl,efl|IELTS preparation|Academic advising|Student counseling=counselling|Exam preparation|Lecturing|Academic research|Educational leadership|Blended learning`,
  engineering: `AutoCAD|Civil 3D|Revit|BIM=building information modeling|SolidWorks|CATIA|ANSYS|~Inventor=autodesk inventor|ETABS|SAP2000|STAAD Pro|Primavera=primavera p6|Structural analysis|Structural design|Concrete design=reinforced concrete|Steel design|Geotechnical engineering|Surveying=land surveying|Site supervision=site management|Construction management
|Quantity surveying=bill of quantities,boq|Cost estimation|HVAC|MEP|Plumbing design|Fire fighting systems=fire protection|Electrical design|Power systems|PLC=plc programming|SCADA|Control systems|~Instrumentation|Finite element analysis=fea|CFD|Thermodynamics|Fluid mechanics|Machine design|Mechanical design|Manufacturing|CNC|Lean manufacturing
|Preventive maintenance|Maintenance planning|Root cause analysis=rca|Quality control=qc|HSE=~ohs,occupational safety,osha,nebosh|Project scheduling|LEED|Water treatment|Roads and highways=road design|Oil and gas|Piping design|Renewable energy=solar energy|Robotics|GD&T|Contract administration=fidic`,
  logistics: `Supply chain management=supply chain|Logistics=logistics operations|Procurement=purchasing|Strategic sourcing|Inventory management=stock control,inventory control|Warehouse management=warehouse operations,warehousing|Warehouse management systems=wms|Demand planning=demand forecasting
|Sales and operations planning=s op,s&op|Material requirements planning=mrp|Order fulfillment=order fulfilment|Transportation management=transport planning,route planning|Fleet management|Freight forwarding=freight|Customs clearance=customs|Incoterms|Import and export=import export|Last-mile delivery=last mile
|Cycle counting=cycle counts|Reverse logistics=returns handling|Cold chain|Supplier evaluation=supplier performance|Spend analysis|SAP MM|Oracle SCM|APICS=cpim,cscp|CIPS|Forklift operation=forklift|Barcode systems=rfid`,
  general: `Leadership=team leadership|Team management=people management|Communication|Presentation skills=public speaking|Problem solving|Critical thinking|Time management|Teamwork=collaboration|Mentoring=coaching|Decision making|Technical writing=documentation|Report writing|Translation|Research|Data entry|Microsoft Office=ms office|~PowerPoint|Strategic planning|Crisis management`,
};

/** Maps skill names in the lexicon to the Arabic names used in resumes. */
export const ARABIC_ALIASES: Readonly<Record<string, string>> = {
  'Project management': 'إدارة المشاريع|إدارة المشروعات',
  Accounting: 'المحاسبة|محاسبة',
  Budgeting: 'إعداد الميزانيات|إعداد الموازنات|الموازنات',
  Auditing: 'التدقيق|المراجعة الداخلية|تدقيق الحسابات',
  'Financial analysis': 'التحليل المالي|تحليل مالي',
  'Financial reporting': 'التقارير المالية|إعداد التقارير المالية',
  Taxation: 'الضرائب|الزكاة|ضريبة القيمة المضافة',
  Payroll: 'الرواتب|مسير الرواتب',
  Recruitment: 'التوظيف|استقطاب المواهب',
  'Training and development': 'التدريب والتطوير|التطوير والتدريب',
  'Performance management': 'إدارة الأداء|تقييم الأداء',
  'Employee relations': 'علاقات الموظفين',
  'Labor law': 'نظام العمل|قانون العمل',
  'Customer service': 'خدمة العملاء|خدمة الزبائن',
  'Complaint handling': 'معالجة الشكاوى|حل الشكاوى',
  Sales: 'المبيعات|البيع',
  Negotiation: 'التفاوض',
  'Account management': 'إدارة الحسابات',
  'Digital marketing': 'التسويق الرقمي|التسويق الإلكتروني',
  'Content marketing': 'التسويق بالمحتوى|صناعة المحتوى',
  'Social media marketing': 'وسائل التواصل الاجتماعي|التواصل الاجتماعي',
  SEO: 'تحسين محركات البحث',
  'Data analysis': 'تحليل البيانات',
  'Machine learning': 'تعلم الآلة|التعلم الآلي',
  Statistics: 'الإحصاء',
  Teaching: 'التدريس|التعليم',
  'Lesson planning': 'تحضير الدروس|تخطيط الدروس',
  'Classroom management': 'إدارة الصف|إدارة الفصل',
  'Curriculum development': 'تطوير المناهج|إعداد المناهج',
  'Student assessment': 'تقييم الطلاب|التقويم',
  Nursing: 'التمريض',
  'Patient care': 'رعاية المرضى|العناية بالمرضى',
  'Infection control': 'مكافحة العدوى',
  'First aid': 'الإسعافات الأولية',
  'Patient safety': 'سلامة المرضى',
  'Site supervision': 'الإشراف على المواقع|الإشراف الهندسي',
  'Structural design': 'التصميم الإنشائي',
  'Quantity surveying': 'حصر الكميات|جداول الكميات',
  'Quality control': 'ضبط الجودة|مراقبة الجودة',
  'Quality assurance': 'ضمان الجودة|توكيد الجودة',
  HSE: 'السلامة المهنية|الصحة والسلامة المهنية',
  'Supply chain management': 'سلاسل الإمداد|سلسلة التوريد',
  Procurement: 'المشتريات',
  Logistics: 'الخدمات اللوجستية|اللوجستيات|العمليات اللوجستية',
  'Warehouse management': 'إدارة المستودعات|إدارة المستودع',
  'Warehouse management systems': 'أنظمة إدارة المستودعات|نظام إدارة المستودعات',
  'Demand planning': 'تخطيط الطلب|توقع الطلب',
  'Order fulfillment': 'تجهيز الطلبات',
  'Transportation management': 'إدارة النقل|تخطيط النقل',
  'Fleet management': 'إدارة الأسطول',
  'Freight forwarding': 'الشحن الدولي|شحن البضائع',
  'Customs clearance': 'التخليص الجمركي',
  'Import and export': 'الاستيراد والتصدير',
  'Last-mile delivery': 'توصيل الميل الأخير',
  'Cycle counting': 'الجرد الدوري',
  'Reverse logistics': 'إدارة المرتجعات',
  'Supplier evaluation': 'تقييم الموردين',
  'Cold chain': 'سلسلة التبريد',
  'Strategic sourcing': 'التوريد الاستراتيجي',
  'Inventory management': 'إدارة المخزون',
  'Graphic design': 'التصميم الجرافيكي|تصميم جرافيك',
  'UX design': 'تجربة المستخدم|تصميم تجربة المستخدم',
  'UI design': 'واجهات المستخدم|تصميم الواجهات',
  Photography: 'التصوير',
  Leadership: 'القيادة|قيادة الفريق',
  Teamwork: 'العمل الجماعي',
  'Time management': 'إدارة الوقت',
  'Problem solving': 'حل المشكلات',
  Communication: 'مهارات التواصل|التواصل الفعال',
  'Microsoft Office': 'مايكروسوفت أوفيس',
  Excel: 'إكسل|اكسل',
  Networking: 'الشبكات|شبكات الحاسب',
  Cybersecurity: 'الأمن السيبراني|أمن المعلومات',
  Microservices: 'الخدمات المصغرة',
  'Mobile testing': 'اختبار التطبيقات',
  'Test automation': 'أتمتة الاختبارات',
  'Risk management': 'إدارة المخاطر',
  'Change management': 'إدارة التغيير',
  'Strategic planning': 'التخطيط الاستراتيجي',
  'Stakeholder management': 'إدارة أصحاب المصلحة',
  'Intensive care': 'العناية المركزة',
  'Emergency care': 'طب الطوارئ|الرعاية الطارئة',
  Triage: 'فرز المرضى',
  'Wound care': 'العناية بالجروح',
  'Care planning': 'خطط الرعاية',
  'Patient education': 'تثقيف المرضى',
  'Medication administration': 'إعطاء الأدوية',
  'Electronic health records': 'السجلات الصحية الإلكترونية|السجل الصحي الإلكتروني',
  'Vital signs': 'العلامات الحيوية',
  Telemedicine: 'الطب الاتصالي|التطبيب عن بعد',
  'Public health': 'الصحة العامة',
  Pharmacy: 'الصيدلة',
  'Clinical assessment': 'التقييم السريري',
  'Differentiated instruction': 'التعليم المتمايز',
  'Educational technology': 'تقنيات التعليم',
  'E-learning': 'التعليم الإلكتروني|التعلم الإلكتروني',
  'Formative assessment': 'التقويم التكويني',
  'Project-based learning': 'التعلم بالمشاريع',
  'Instructional design': 'التصميم التعليمي',
  'Month-end close': 'الإقفال الشهري',
  Reconciliation: 'التسويات البنكية|تسوية الحسابات',
  'Cost accounting': 'محاسبة التكاليف',
  'Cash flow management': 'إدارة التدفقات النقدية|التدفق النقدي',
  'Financial modeling': 'النمذجة المالية',
  'Accounts payable': 'الذمم الدائنة',
  'Accounts receivable': 'الذمم المدينة',
  'General ledger': 'دفتر الأستاذ',
  Onboarding: 'تهيئة الموظفين الجدد',
  'Workforce planning': 'تخطيط القوى العاملة',
  'Succession planning': 'التعاقب الوظيفي',
  'Employee engagement': 'ارتباط الموظفين',
  'HR analytics': 'تحليلات الموارد البشرية',
  'HR policies': 'سياسات الموارد البشرية',
  'Compensation and benefits': 'التعويضات والمزايا',
  'Customer support': 'دعم العملاء|الدعم الفني',
  'Customer success': 'نجاح العملاء',
  'Knowledge base': 'قاعدة المعرفة',
  Troubleshooting: 'تشخيص الأعطال',
  'Customer satisfaction': 'رضا العملاء',
  'Call center': 'مركز الاتصال',
  'Campaign management': 'إدارة الحملات',
  'Email marketing': 'التسويق بالبريد الإلكتروني',
  'Brand management': 'إدارة العلامة التجارية',
  Copywriting: 'كتابة المحتوى الإعلاني',
  'Market research': 'أبحاث السوق|بحوث التسويق',
  'Public relations': 'العلاقات العامة',
  'Event management': 'إدارة الفعاليات',
  'Pipeline management': 'إدارة فرص البيع',
  Tendering: 'إعداد العطاءات|المناقصات',
  'Customer retention': 'الحفاظ على العملاء',
  'Retail sales': 'مبيعات التجزئة',
  'Sales forecasting': 'توقع المبيعات',
  CRM: 'إدارة علاقات العملاء',
  'Construction management': 'إدارة التشييد',
  'Project scheduling': 'جدولة المشاريع',
  'Cost estimation': 'تقدير التكاليف',
  'Preventive maintenance': 'الصيانة الوقائية',
  'Root cause analysis': 'تحليل السبب الجذري',
  'Contract administration': 'إدارة العقود',
  'Renewable energy': 'الطاقة المتجددة',
  'Water treatment': 'معالجة المياه',
  'Product management': 'إدارة المنتجات',
  'Product roadmap': 'خارطة طريق المنتج',
  'Requirements gathering': 'جمع المتطلبات|تحليل المتطلبات',
  'Process improvement': 'تحسين العمليات|تحسين الإجراءات',
  Prioritization: 'ترتيب الأولويات',
  'Vendor management': 'إدارة الموردين',
  'User research': 'أبحاث المستخدمين',
  'Usability testing': 'اختبار قابلية الاستخدام',
  'Design systems': 'أنظمة التصميم',
  Prototyping: 'النماذج الأولية',
  'Data visualization': 'عرض البيانات بيانيا',
  'Data quality': 'جودة البيانات',
  'Data governance': 'حوكمة البيانات',
  'Business intelligence': 'ذكاء الأعمال',
  'Deep learning': 'التعلم العميق',
  'System design': 'تصميم الأنظمة',
  Algorithms: 'الخوارزميات',
  'Data structures': 'هياكل البيانات|بنى البيانات',
  'Web performance': 'أداء الويب',
  'Incident response': 'الاستجابة للحوادث',
  'Disaster recovery': 'التعافي من الكوارث',
  'Performance testing': 'اختبار الأداء',
  'Regression testing': 'اختبار الانحدار',
  'Test planning': 'تخطيط الاختبارات',
  'Unit testing': 'اختبار الوحدات',
  Translation: 'الترجمة',
  'Report writing': 'كتابة التقارير|إعداد التقارير',
  'Presentation skills': 'مهارات العرض|العروض التقديمية',
  'Business development': 'تطوير الأعمال',
  'Business analysis': 'تحليل الأعمال',
};

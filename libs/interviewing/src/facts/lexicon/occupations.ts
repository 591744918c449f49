import { fold } from '../../language/words';

const setOf = (list: string): ReadonlySet<string> =>
  new Set(list.split(/\s+/).filter(Boolean).map(fold));

/** Words that a job title turns on ("engineer" in "Senior Engineer, Payments"). */
export const TITLE_WORDS = setOf(`
engineer developer programmer architect analyst scientist manager director lead head officer administrator admin specialist consultant designer
researcher coordinator supervisor executive representative rep associate assistant intern trainee technician nurse doctor physician pharmacist
therapist teacher lecturer professor instructor tutor trainer principal accountant auditor controller cashier clerk secretary receptionist recruiter
writer editor copywriter marketer strategist planner buyer merchandiser salesperson salesman seller agent advisor adviser banker broker trader
cto ceo cfo coo cio founder cofounder president partner owner freelancer tester sre dba foreman surveyor inspector operator electrician mechanic chef
photographer translator interpreter lawyer paralegal counsel
barista waiter waitress bartender baker cook host hostess steward stewardess attendant concierge housekeeper cleaner driver courier dispatcher pilot captain
guard warden firefighter paramedic midwife dentist surgeon radiographer radiologist sonographer optometrist physiotherapist psychologist psychiatrist
counsellor counselor dietitian nutritionist veterinarian hygienist phlebotomist caregiver carer sister matron registrar resident fellow postdoc
librarian archivist curator journalist reporter correspondent producer presenter animator illustrator artist musician actor videographer stylist
hairdresser beautician economist statistician actuary underwriter geologist chemist biologist physicist mathematician ecologist
welder carpenter plumber painter tailor fitter rigger machinist joiner roofer storekeeper storeman warehouseman picker packer handler loader
attorney solicitor barrister judge notary ombudsman teller bookkeeper treasurer estimator scheduler drafter draftsman draughtsman technologist
apprentice superintendent dean chairman chairwoman chairperson chair vp svp evp avp md coach mentor facilitator moderator practitioner expert
scrum ambassador liaison envoy diplomat attache deputy chief ranger farmer gardener florist butcher fundraiser organizer organiser
boss overseer member worker aide helper janitor caretaker porter bricklayer mason generalist evangelist advocate sourcer processor adjuster assessor
appraiser examiner investigator negotiator coder scribe purser driller brewer winemaker sommelier headteacher headmaster provost chancellor proofreader
choreographer dancer composer conductor lifeguard referee
مهندس مهندسه مطور مطوره مبرمج مبرمجه محلل محلله مدير مديره مشرف مشرفه مصمم مصممه محاسب محاسبه مدقق مدققه مراجع معلم معلمه مدرس مدرسه ممرض ممرضه طبيب طبيبه
صيدلي صيدلانيه اخصائي اخصائيه اخصايي اخصاييه منسق منسقه مسؤول مسؤوله مسوول مسووله مساعد مساعده مستشار مستشاره ممثل ممثله موظف موظفه رئيس رييس رئيسه رييسه قائد قايد قائده قايده متدرب متدربه فني فنيه
مندوب مندوبه مسوق مسوقه كاتب كاتبه محرر محرره مترجم مترجمه باحث باحثه محاضر محاضره سكرتير سكرتيره خبير خبيره
صيدلاني مختص مختصه متخصص متخصصه نائب نايب نائبه وكيل وكيله طاه طاهي شيف سائق سايق حارس مضيف مضيفه قابله مسعف مسعفه صحفي صحفيه صحافي محامي محام محاميه مصور مصوره منتج مخرج نادل باريستا
استاذ استاذه معيد معيده امين امينه مستقل مراقب مراقبه مفتش مفتشه مسجل مقيم استشاري استشاريه جراح مهني مشغل ميكانيكي كهربائي نجار حداد بائع بايع بائعه امينصندوق صراف صرافه مذيع مذيعه مراسل مراسله
مدرب مدربه مرشد مرشده مخطط مشتري مخلص عامل عامله تقني تقنيه مبيعات قاض قاضي باحثه مستقبل مؤسس موسس شريك رائد كبير كبيره معالج معالجه
ضابط ضابطه عضو مساح رسام رسامه معماري معماريه محصل مقدم مقدمه طباخ طباخه خباز خياط خياطه حلاق سباك لحام دهان طيار قبطان ملاح محقق محققه معد معده مصحح
`);

/** Words that name a kind of organization. */
export const ORGANIZATION_WORDS = setOf(`
ltd limited llc llp inc incorporated corp corporation co company plc pvt gmbh ag sa srl spa bv nv oy ab as kg group holding holdings partners associates
bank hospital clinic infirmary hospice university college institute academy school schools nursery ministry department authority council agency bureau
foundation trust charity society association union federation commission committee municipality embassy court church
hotel hotels resort restaurant cafe bistro kitchen bakery brewery breweries roasters osteria pharmacy pharmacies laboratories labs laboratory studio studios
technologies technology solutions systems software services consulting consultants contracting contractors construction industries enterprises ventures
energy electric motors airlines airways logistics freight shipping insurance media press news newspaper magazine publishing broadcasting telecom
stores supermarket supermarkets retail trading foods pharma biotech healthcare center centre museum library theatre theater gallery
شركه شركات مؤسسه موسسه مجموعه بنك مصرف مستشفي مستشفيات مجمع مركز مراكز عياده عيادات مستوصف صيدليه صيدليات جامعه كليه معهد اكاديميه مدرسه مدارس روضه
وزاره هيئه هييه اماره امانه بلديه ديوان دائره دايره مكتب مكاتب وكاله جمعيه صندوق اتحاد نادي دار قناه صحيفه جريده مجله فندق فنادق مطعم مطاعم مقهي متجر متاجر اسواق
معرض معارض مصنع مصانع مختبر مختبرات استوديو خطوط طيران سفاره محكمه منظمه برنامج مبادره منصه
`);

/** Words that name a part of an organization or a field, as in "Product Manager, Growth". */
export const DEPARTMENT_WORDS = setOf(`
growth payments platform infrastructure marketing sales operations finance engineering product design data analytics security compliance legal
procurement logistics research development quality safety support success icu emergency surgery pediatrics paediatrics oncology cardiology maternity
emea mena apac gcc americas europe north south east west central backend frontend mobile web cloud devops science mathematics maths english arabic
physics chemistry biology history geography accounting audit tax treasury hr people talent training retail wholesale corporate projects programs
programmes communications partnerships accounts customer clinical
`);

/** Occupations that are also common family names. */
export const SURNAMES = setOf(`
baker cook porter driver dean judge tailor steward painter carpenter butcher farmer gardener cleaner coach chair head chief page captain guard
امين قائد كبير رائد مقيم شريك وكيل مراد حداد نجار خباز خياط حلاق طباخ لحام دهان رسام معلم كاتب ملاح قبطان
`);
